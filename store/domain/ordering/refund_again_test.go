package ordering_test

import (
	"fmt"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// A failed refund keeps its changes of units, so a new refund must not make these changes again.
var _ = Describe("a failed refund of units", func() {
	failed := func(o *ordering.Order, req ordering.RefundRequest) *ordering.Refund {
		r := refunded(o, req)
		_, err := o.FailRefund(r, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		return r
	}
	teas := func(n int, reason ordering.RefundReason) ordering.RefundRequest {
		return ordering.RefundRequest{Reason: reason, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: n}}}
	}

	It("leaves a unit open whose shipment is canceled, because a second refund took over its units", func() {
		o := paidOrder()
		s := fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 1})
		failed(o, teas(2, ordering.OtherReason))
		refunded(o, teas(2, ordering.OtherReason))
		c, err := o.CancelShipment(s, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Release).To(BeEmpty(), "the two that are refunded were never shipped")
		Expect(o.Lines[1].ReleasedQuantity).To(Equal(2))
		Expect(o.Lines[1].Open()).To(Equal(1))
	})

	It("moves its units only once, even if later refunds cover the same units", func() {
		for _, reason := range []ordering.RefundReason{ordering.ReturnSellable, ordering.ReturnNonSellable, ordering.DamagedGoods, ordering.Goodwill,
			ordering.BillingError, ordering.DuplicateCharge, ordering.OtherReason} {
			for shipped := range 4 {
				for n := 1; n <= 3; n++ {
					at := fmt.Sprintf("%s of %d, %d shipped", reason, n, shipped)
					o := paidOrder()
					if shipped > 0 {
						fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: shipped})
					}
					line := o.Lines[1]
					first := *failed(o, teas(n, reason))
					lines := slices.Clone(first.Lines)
					lines[0].Dropped = 0 // later refunds drop no unit
					moved := []int{line.ReleasedQuantity, line.ReturnedQuantity, line.Open()}
					for range 2 { // the second refund also fails
						issue, err := o.Refund(teas(n, reason), domain.HalfUp, admin, midday)
						Expect(err).NotTo(HaveOccurred(), at)
						Expect(issue.Release).To(BeEmpty(), at)
						Expect(issue.Restock).To(BeEmpty(), at)
						Expect(issue.Refunds[0].Lines).To(Equal(lines), at)
						Expect([]int{line.ReleasedQuantity, line.ReturnedQuantity, line.Open()}).To(Equal(moved), at)
						_, err = o.FailRefund(issue.Refunds[0], "refund_failed", "", midday)
						Expect(err).NotTo(HaveOccurred(), at)
					}
					last, err := o.Refund(teas(n, reason), domain.HalfUp, admin, midday)
					Expect(err).NotTo(HaveOccurred(), at)
					end, err := o.VoidRefund(last.Refunds[0], "", midday)
					Expect(err).NotTo(HaveOccurred(), at)
					Expect(units(end.Reserve)).To(Equal(moved[0]), at)
					Expect(units(end.Unstock)).To(Equal(lines[0].Restocked), at)
					Expect([]int{line.ReleasedQuantity, line.ReturnedQuantity, line.Open()}).To(Equal([]int{0, 0, 3 - shipped}), at)
				}
			}
		}
	})

	It("releases other units if it is retried after another refund took over its units", func() {
		o := paidOrder()
		first := failed(o, teas(1, ordering.OtherReason))
		refunded(o, teas(1, ordering.OtherReason))
		Expect(o.Lines[1].Open()).To(Equal(2))
		issue, err := o.Retry(first, "", admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(units(issue.Release)).To(Equal(1))
		Expect(o.Lines[1].Open()).To(Equal(1))
	})

	It("cannot be retried if an edit has lowered the remaining net amount or tax below its amounts", func() {
		for _, moved := range []string{"0.01", "-0.01"} {
			o := paidOrder()
			line := o.Lines[1]
			first := failed(o, teas(line.Quantity, ordering.OtherReason))
			line.LineTotal, line.LineTax = line.LineTotal.Sub(eur(moved)), line.LineTax.Add(eur(moved))
			_, err := o.Retry(first, "", admin, midday)
			Expect(domain.CodeOf(err)).To(Equal(domain.RefundExceedsRemaining), moved)
			Expect(err).To(MatchError(ContainSubstring(line.SKU)), moved)
		}
	})

	It("releases other units if it succeeds late, after another refund took over its units", func() {
		o := paidOrder()
		first := failed(o, teas(1, ordering.OtherReason))
		refunded(o, teas(1, ordering.OtherReason))
		end, err := o.FollowRefund(first, ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: first.Amount}, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(units(end.Release)).To(Equal(1))
		Expect(o.Lines[1].Open()).To(Equal(1))
	})

	It("is followed by refunds that take unshipped units first, and then the returned units", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 2})
		failed(o, teas(1, ordering.ReturnSellable))
		refunded(o, teas(1, ordering.OtherReason))
		Expect(o.Lines[1].Open()).To(BeZero())
		second, err := o.Refund(teas(1, ordering.OtherReason), domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(second.Refunds[0].Lines[0]).To(And(HaveField("Returned", 1), HaveField("Restocked", 1)))
		Expect(o.Lines[1].ReturnedQuantity).To(Equal(1))
	})

	It("releases on its retry the units that a canceled shipment returned in the meantime", func() {
		o := paidOrder()
		s := fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 1})
		all := o.Lines[1].Quantity
		first := failed(o, teas(all, ordering.OtherReason))
		_, err := o.CancelShipment(s, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Lines[1].Open()).To(Equal(1))
		issue, err := o.Retry(first, "", admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Release).To(ConsistOf(And(HaveField("VariantID", *o.Lines[1].VariantID), HaveField("Quantity", 1))))
		Expect(o.Lines[1].Open()).To(BeZero())
		_, err = o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Lines[1].RefundedQuantity + o.Lines[1].CancelledQuantity).To(Equal(all))
	})

	It("releases units without shipping only once", func() {
		o := paidOrder()
		book := o.Lines[2]
		book.TrackInventory = true
		req := ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 3, Quantity: 1}}}
		failed(o, req)
		issue, err := o.Refund(req, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Release).To(BeEmpty())
		_, err = o.FailRefund(issue.Refunds[0], "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Release).NotTo(ContainElement(HaveField("VariantID", int64(312))))
	})

	It("does not release units that the order's cancellation has released", func() {
		o := sampleOrder()
		pay(o, "128.04", "128.04")
		o.Lines[2].TrackInventory = true
		o.Lines[0].ReleasedQuantity = 0
		o.Settle(midday)
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Release).To(ContainElement(catalog.StockMove{VariantID: 312, Quantity: 1, OrderID: 1}))
		_, err = o.FailRefund(c.Refunds[0], "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 3, Quantity: 1}}}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Release).To(BeEmpty())
	})
})

// units returns the sum of the quantities of stock moves.
func units(moves []catalog.StockMove) (n int) {
	for _, m := range moves {
		n += m.Quantity
	}
	return n
}

var _ = Describe("the tax of a refund", func() {
	It("never exceeds the charged tax, even if goodwill exceeds a line's price", func() {
		o := paidOrder()
		give := func(amount string) *ordering.Refund {
			return refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Amount: some(amount)}}})
		}
		var tax domain.Amount
		for _, amount := range []string{"6.00", "6.00", "20.00"} {
			r := give(amount)
			tax = tax.Add(r.TaxTotal)
			Expect(r.Subtotal.Add(r.TaxTotal)).To(Equal(r.Amount))
		}
		Expect(tax.Fixed(2)).To(Equal("1.90"), "what the line was charged, and the rest is net")
	})

	It("is not refunded twice by the retry of a failed refund", func() {
		o := paidOrder()
		first := refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Amount: some("11.90")}}})
		_, err := o.FailRefund(first, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: 3}}})
		_, err = o.Retry(first, "", admin, midday)
		refuses(err, domain.RefundExceedsRemaining)
	})

	It("of shipping is not refunded twice by the retry of a failed refund", func() {
		o := paidOrder()
		first := refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("5.83")})
		_, err := o.FailRefund(first, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some("0.05")})
		_, err = o.Retry(first, "", admin, midday)
		refuses(err, domain.RefundExceedsRemaining)
	})
})

var _ = Describe("a refund accepted but not decided by the gateway", func() {
	It("is polled soon at first, and then at growing intervals", func() {
		o := paidOrder()
		r := refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
		for age, wait := range map[time.Duration]time.Duration{0: 5 * time.Second, 8 * time.Second: 8 * time.Second, time.Minute: time.Minute, 24 * time.Hour: 5 * time.Minute} {
			now := r.RefundedOn.Add(age)
			_, err := o.SettleRefund(r, ordering.Result{Outcome: ordering.OutcomePending}, now)
			Expect(err).NotTo(HaveOccurred())
			Expect(r.SettleOn.Sub(now)).To(Equal(wait), age.String())
		}
	})
})
