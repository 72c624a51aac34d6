package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("an order's payment status", func() {
	DescribeTable("is determined by the first rule that applies, for", func(want ordering.PaymentStatus, build func(*ordering.Order)) {
		o := sampleOrder()
		build(o)
		o.Settle(midday)
		Expect(o.PaymentStatus).To(Equal(want))
	},
		Entry("an order without a charge", ordering.PaymentPending, func(o *ordering.Order) {}),
		Entry("a free order", ordering.PaymentPaid, func(o *ordering.Order) { o.GrandTotal = domain.Amount{} }),
		Entry("a pending request to the provider", ordering.PaymentPending, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptPending }),
		Entry("a payment that waits for its customer", ordering.PaymentRequiresAction, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptRequiresAction }),
		Entry("the authorized total", ordering.PaymentAuthorized, func(o *ordering.Order) { pay(o, "128.04", "0") }),
		Entry("an authorized part", ordering.PaymentPending, func(o *ordering.Order) { pay(o, "100.00", "0") }),
		Entry("a captured part", ordering.PaymentPartiallyPaid, func(o *ordering.Order) { pay(o, "128.04", "100.00") }),
		Entry("the captured total", ordering.PaymentPaid, func(o *ordering.Order) { pay(o, "128.04", "128.04") }),
		Entry("the total captured in two captures", ordering.PaymentPaid, func(o *ordering.Order) { pay(o, "100.00", "100.00"); pay(o, "28.04", "28.04") }),
		Entry("an overpayment", ordering.PaymentOverpaid, func(o *ordering.Order) { pay(o, "128.05", "128.05") }),
		Entry("a decline", ordering.PaymentFailed, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptFailed }),
		Entry("a decline, then an authorization", ordering.PaymentAuthorized, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
			pay(o, "128.04", "0")
		}),
		Entry("an awaited payment, then a decline", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptPending
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
		}),
		Entry("an expired authorization", ordering.PaymentExpired, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptExpired }),
		Entry("an expired authorization, then a decline", ordering.PaymentExpired, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptExpired
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
		}),
		Entry("an expired authorization, with a part still authorized", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptExpired
			pay(o, "100.00", "0")
		}),
		Entry("a voided authorization, with a part still authorized", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptVoided
			pay(o, "100.00", "0")
		}),
		Entry("a voided authorization, then an expired authorization", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptVoided
			pay(o, "128.04", "0").Status = ordering.AttemptExpired
		}),
		Entry("a decline, then an authorized part", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
			pay(o, "100.00", "0")
		}),
		Entry("an open dispute", ordering.PaymentChargeback, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			dispute(o, "0.01", ordering.ChargebackOpen)
		}),
		Entry("a refund and a dispute", ordering.PaymentChargeback, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
			dispute(o, "128.04", ordering.ChargebackLost)
		}),
		Entry("a voided authorization alone", ordering.PaymentVoided, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptVoided }),
		Entry("a cancellation before any payment", ordering.PaymentVoided, func(o *ordering.Order) { o.Status = ordering.OrderCancelled }),
		Entry("a pending refund", ordering.PaymentPartiallyRefunded, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("0.01")})
		}),
		Entry("a pending refund of the total", ordering.PaymentRefunded, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
		}),
		Entry("a full refund of a captured part", ordering.PaymentRefunded, func(o *ordering.Order) {
			pay(o, "128.04", "100.00")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
		}),
		Entry("a failed refund", ordering.PaymentPaid, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill}).Status = ordering.RefundFailed
		}),
	)

	It("comes with the sums of the ledgers: authorized, captured, refunded, due and refundable", func() {
		o := sampleOrder()
		pay(o, "100.00", "60.00")
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("10.00")})
		b := o.Balance()
		Expect([]string{b.Authorized.String(), b.Captured.String(), b.Refunded.String(), b.Due.String(), b.Refundable.String()}).
			To(Equal([]string{"40.00", "60.00", "10.00", "68.04", "50.00"}))
		By("with nothing due if more was paid, or if the order is canceled")
		pay(o, "70.00", "70.00")
		Expect(o.Balance().Due.IsZero()).To(BeTrue())
		o = sampleOrder()
		Expect(o.Balance().Due.String()).To(Equal("128.04"))
		o.Status = ordering.OrderCancelled
		Expect(o.Balance().Due.IsZero()).To(BeTrue())
	})
})

var _ = Describe("an order's fulfillment status", func() {
	ship := func(o *ordering.Order, cups, teas int) {
		o.Lines[0].FulfilledQuantity, o.Lines[1].FulfilledQuantity = cups, teas
	}
	DescribeTable("follows from its lines and shipments, for", func(want ordering.FulfillmentStatus, build func(*ordering.Order)) {
		o := sampleOrder()
		build(o)
		o.Settle(midday)
		Expect(o.FulfillmentStatus).To(Equal(want))
	},
		Entry("an order with nothing to ship", ordering.NotRequired, func(o *ordering.Order) { o.Lines = o.Lines[2:] }),
		Entry("an order with nothing shipped yet", ordering.Unfulfilled, func(o *ordering.Order) {}),
		Entry("a hold", ordering.OnHold, func(o *ordering.Order) { o.OnHold = true }),
		Entry("a partial shipment", ordering.PartiallyFulfilled, func(o *ordering.Order) { ship(o, 2, 0) }),
		Entry("a partial shipment, on hold", ordering.PartiallyFulfilled, func(o *ordering.Order) { ship(o, 2, 0); o.OnHold = true }),
		Entry("a complete shipment", ordering.Fulfilled, func(o *ordering.Order) { ship(o, 2, 3) }),
		Entry("the cancellation of the remaining units", ordering.Fulfilled, func(o *ordering.Order) { ship(o, 2, 1); o.Lines[1].CancelledQuantity = 2 }),
		Entry("the refund of the remaining units before shipment", ordering.Fulfilled, func(o *ordering.Order) { ship(o, 2, 1); o.Lines[1].ReleasedQuantity = 2 }),
		Entry("a partial return", ordering.PartiallyReturned, func(o *ordering.Order) { ship(o, 2, 3); o.Lines[0].ReturnedQuantity = 1 }),
		Entry("a complete return", ordering.Returned, func(o *ordering.Order) {
			ship(o, 2, 3)
			o.Lines[0].ReturnedQuantity, o.Lines[1].ReturnedQuantity = 2, 3
		}),
		Entry("a return of all shipped units, with more to ship", ordering.PartiallyFulfilled, func(o *ordering.Order) {
			ship(o, 2, 0)
			o.Lines[0].ReturnedQuantity = 2
		}),
		Entry("a complete refund before shipment", ordering.NotRequired, func(o *ordering.Order) { o.Lines[0].ReleasedQuantity, o.Lines[1].ReleasedQuantity = 2, 3 }),
		Entry("a cancellation", ordering.FulfillmentCancelled, func(o *ordering.Order) {
			o.Status = ordering.OrderCancelled
			o.Lines[0].CancelledQuantity, o.Lines[1].CancelledQuantity = 2, 3
		}),
	)

	It("fires order.fulfilled when everything has shipped, but not when goods come back", func() {
		o := paidOrder()
		ship(o, 2, 3)
		events := o.Settle(midday)
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged, domain.OrderFulfilled}))
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		Expect(*o.CompletedOn).To(Equal(midday))

		o.Lines[0].ReturnedQuantity = 1
		Expect(types(o.Settle(midday))).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged}))
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		o.Lines[0].ReturnedQuantity = 0
		Expect(types(o.Settle(midday))).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged}))

		ship(o, 1, 3)
		o.Settle(midday)
		Expect(o.Status).To(Equal(ordering.OrderOpen))
		Expect(*o.CompletedOn).To(Equal(midday), "it is kept")
		ship(o, 2, 3)
		Expect(types(o.Settle(midday.AddDate(0, 0, 1)))).To(ContainElement(domain.OrderFulfilled))
		Expect(*o.CompletedOn).To(Equal(midday))
	})

	It("fires no event if nothing changes", func() {
		o := paidOrder()
		Expect(o.Settle(midday)).To(BeEmpty())
	})
})
