package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a free replacement", func() {
	all := []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 2}, {LineItemID: 2, Quantity: 3}, {LineItemID: 3, Quantity: 1}}
	// sent lists the number of units per line in a replacement of the whole order.
	sent := func(o *ordering.Order, free bool) [][2]int64 {
		GinkgoHelper()
		items, err := o.Replaced(nil, free)
		Expect(err).NotTo(HaveOccurred())
		out := [][2]int64{}
		for _, item := range items {
			out = append(out, [2]int64{item.LineID, int64(item.Quantity)})
		}
		return out
	}
	refusedFor := func(o *ordering.Order, word string) {
		GinkgoHelper()
		err := o.FreelyReplaceable()
		refuses(err, domain.InvalidStateTransition)
		Expect(err.(*domain.Error).Detail).To(ContainSubstring(word))
		Expect(o.Actions(false, false)).NotTo(ContainElement(ordering.CanReplace))
	}

	It("is refused for a canceled order, even if its money is kept or its goods are back", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 2})
		failedRefund(o, give(ordering.ReturnNonSellable, 1, 2, nil))
		_, err := o.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		refusedFor(o, "canceled")
	})

	It("is refused if all units are refunded, even with amounts of 0.00", func() {
		o := paidOrder()
		free := ordering.RefundRequest{Reason: ordering.OtherReason}
		for _, l := range all {
			l.Amount = some("0.00")
			free.Lines = append(free.Lines, l)
		}
		refunded(o, free)
		refusedFor(o, "refunded or canceled")
	})

	It("omits refunded units, and lines whose price was refunded", func() {
		o := paidOrder()
		for _, l := range o.Lines {
			l.LineGross = l.LineTotal.Add(l.LineTax)
		}
		refunded(o, give(ordering.OtherReason, 2, 1, nil))
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("104.96")}}})
		Expect(o.FreelyReplaceable()).To(Succeed())
		Expect(sent(o, true)).To(Equal([][2]int64{{2, 2}, {3, 1}}))
		Expect(sent(o, false)).To(Equal([][2]int64{{1, 2}, {2, 2}, {3, 1}}), "they can be sold again")
		_, err := o.Replaced([]ordering.ReplaceItem{{LineID: 1, Quantity: 1}, {LineID: 2, Quantity: 3}, {LineID: 3, Quantity: 1}}, true)
		refuses(err, domain.InvalidValue, "/items/0/quantity", "/items/1/quantity")
		Expect(o.Replaced([]ordering.ReplaceItem{{LineID: 1, Quantity: 2}, {LineID: 2, Quantity: 3}}, false)).Error().NotTo(HaveOccurred())
	})
})
