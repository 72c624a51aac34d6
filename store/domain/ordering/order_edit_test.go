package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("an edit of a line with a refund", func() {
	// basket returns all lines of the sample order, with a quantity and a price for the cups.
	basket := func(cups int, price *domain.Amount) pricing.Basket {
		return pricing.Basket{Lines: []pricing.BasketLine{{LineID: 1, Quantity: cups, UnitPrice: price}, {LineID: 2, Quantity: 3}, {LineID: 3, Quantity: 1}}}
	}
	cents := func(o *ordering.Order) *ordering.Order {
		refunded(o, give(ordering.Goodwill, 1, 0, some("0.01")))
		return o
	}

	It("may change quantity and price if no units were refunded, and otherwise keeps the line", func() {
		for _, b := range []pricing.Basket{basket(3, nil), basket(1, nil), basket(2, some("40.00"))} {
			kept, err := cents(paidOrder()).Keep(b, nil, ordering.ShippingEdit{})
			Expect(err).NotTo(HaveOccurred())
			Expect(kept.Lines[0].Kept.Frozen).To(BeNil())
		}
		kept, err := cents(paidOrder()).Keep(basket(2, nil), nil, ordering.ShippingEdit{})
		Expect(err).NotTo(HaveOccurred())
		Expect(kept.Lines[0].Kept.Frozen.Total.String()).To(Equal("88.20"))
	})

	It("is refused if units of the line were refunded, or if the edit would remove the line", func() {
		o := paidOrder()
		refunded(o, give(ordering.OtherReason, 1, 1, nil))
		_, err := o.Keep(basket(3, nil), nil, ordering.ShippingEdit{})
		refuses(err, domain.InvalidValue, "/items/0/quantity")
		_, err = o.Keep(basket(2, some("40.00")), nil, ordering.ShippingEdit{})
		refuses(err, domain.InvalidValue, "/items/0/unitPrice")
		b := basket(2, nil)
		b.Lines = b.Lines[1:]
		_, err = cents(paidOrder()).Keep(b, nil, ordering.ShippingEdit{})
		refuses(err, domain.InvalidValue, "/items")
	})

	It("counts only units that are still to be shipped in the weight", func() {
		o := cents(paidOrder())
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		refunded(o, give(ordering.OtherReason, 1, 1, nil))
		b, err := o.Keep(basket(2, nil), nil, ordering.ShippingEdit{})
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{b.Lines[0].Kept.Gone, b.Lines[1].Kept.Gone}).To(Equal([]int{2, 0}))
	})

	It("is refused below the refunded net amount or below the refunded tax", func() {
		o := paidOrder()
		refunded(o, give(ordering.Goodwill, 1, 0, some("52.48"))) // 44.10 net and 8.38 tax
		b, err := o.Keep(basket(1, nil), nil, ordering.ShippingEdit{})
		Expect(err).NotTo(HaveOccurred())
		covers := func(net, tax string) error {
			return o.Covers(b, pricing.Quote{GrandTotal: o.GrandTotal, Lines: []pricing.QuoteLine{{LineTotal: eur(net), LineTax: eur(tax)}, {}, {}}})
		}
		Expect(covers("44.10", "8.38")).To(Succeed())
		refuses(covers("44.09", "8.38"), domain.InvalidValue, "/items/0/quantity")
		refuses(covers("44.10", "8.37"), domain.InvalidValue, "/items/0/quantity")
		By("requiring at most the line's price if goodwill exceeded it")
		o = paidOrder()
		refunded(o, give(ordering.Goodwill, 1, 0, some("120.00")))
		Expect(covers("88.20", "16.76")).To(Succeed())
		refuses(covers("88.19", "16.76"), domain.InvalidValue, "/items/0/quantity")
	})

	It("is refused if the order would then cost less than its refunds", func() {
		o := paidOrder()
		refunded(o, give(ordering.Goodwill, 1, 0, some("120.00")))
		kept, err := o.Keep(basket(2, nil), nil, ordering.ShippingEdit{})
		Expect(err).NotTo(HaveOccurred())
		quote := pricing.Quote{Lines: []pricing.QuoteLine{{LineTotal: eur("88.20"), LineTax: eur("16.76")}, {}, {}}, GrandTotal: eur("120.00")}
		Expect(o.Covers(kept, quote)).To(Succeed())
		quote.GrandTotal = eur("119.99")
		refuses(o.Covers(kept, quote), domain.InvalidValue, "")
	})
})
