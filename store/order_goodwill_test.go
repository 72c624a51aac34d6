package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("A refund", func() {
	var t *checkoutStore
	var o *ordering.Order
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		t.good(ctx, "POUR-OVER", 40)
		t.good(ctx, "GRINDER", 40)
		var err error
		o, err = t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}, {SKU: "GRINDER", Quantity: 3}},
			ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}})
		Expect(err).NotTo(HaveOccurred())
	})
	edit := func(ctx SpecContext, items ...ordering.OrderItem) (*ordering.Order, error) {
		now, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		return t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: items}, domain.Expect{Body: &now.Version})
	}
	give := func(ctx SpecContext, amount string) {
		GinkgoHelper()
		sum := domain.MustAmount(amount)
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: &sum})
		Expect(err).NotTo(HaveOccurred())
	}
	line := func(i, quantity int) ordering.OrderItem {
		return ordering.OrderItem{LineID: o.Lines[i].ID, Quantity: quantity}
	}

	It("of one cent does not block changes to any line's quantity or price", func(ctx SpecContext) {
		give(ctx, "0.01")
		Expect(edit(ctx, line(0, 1), line(1, 4))).Error().NotTo(HaveOccurred())
		price := domain.MustAmount("60.00")
		dearer := line(1, 4)
		dearer.UnitPrice = &price
		edited, err := edit(ctx, line(0, 1), dearer)
		Expect(err).NotTo(HaveOccurred())
		Expect(edited.GrandTotal.Fixed(2)).To(Equal("349.74")) // (49 + 240 + 4.90) + 19 %
	})

	It("of an amount prevents edits that would reduce a line below the amount refunded for it", func(ctx SpecContext) {
		give(ctx, "250.00") // 85.74 % of each line, since the goods cost 291.55
		_, err := edit(ctx, line(0, 1), line(1, 3))
		Expect(err).To(refuse(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/items/0/quantity"))
		Expect(edit(ctx, line(0, 2), line(1, 4))).Error().NotTo(HaveOccurred(), "it may cost more")
		Expect(edit(ctx, line(1, 4))).Error().To(refuse(domain.InvalidValue), "it stays on the order")
	})

	It("of named units prevents a change to their line's quantity, but not to other lines", func(ctx SpecContext) {
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(edit(ctx, line(0, 3), line(1, 3))).Error().To(refuse(domain.InvalidValue))
		Expect(edit(ctx, line(0, 2), line(1, 4))).Error().NotTo(HaveOccurred())
	})
})
