package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("an order's payment status", func() {
	DescribeTable("is the first that matches", func(want ordering.PaymentStatus, build func(*ordering.Order)) {
		o := sampleOrder()
		build(o)
		o.Settle(midday)
		Expect(o.PaymentStatus).To(Equal(want))
	},
		Entry("nothing charged yet", ordering.PaymentPending, func(o *ordering.Order) {}),
		Entry("nothing to pay", ordering.PaymentPaid, func(o *ordering.Order) { o.GrandTotal = domain.Amount{} }),
		Entry("the provider is asked", ordering.PaymentPending, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptPending }),
		Entry("the customer must act", ordering.PaymentRequiresAction, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptRequiresAction }),
		Entry("all is authorized", ordering.PaymentAuthorized, func(o *ordering.Order) { pay(o, "128.04", "0") }),
		Entry("a part is authorized", ordering.PaymentPending, func(o *ordering.Order) { pay(o, "100.00", "0") }),
		Entry("a part is captured", ordering.PaymentPartiallyPaid, func(o *ordering.Order) { pay(o, "128.04", "100.00") }),
		Entry("all is captured", ordering.PaymentPaid, func(o *ordering.Order) { pay(o, "128.04", "128.04") }),
		Entry("all is captured by two", ordering.PaymentPaid, func(o *ordering.Order) { pay(o, "100.00", "100.00"); pay(o, "28.04", "28.04") }),
		Entry("more is captured", ordering.PaymentOverpaid, func(o *ordering.Order) { pay(o, "128.05", "128.05") }),
		Entry("declined", ordering.PaymentFailed, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptFailed }),
		Entry("declined, and then authorized", ordering.PaymentAuthorized, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
			pay(o, "128.04", "0")
		}),
		Entry("waited for, and then declined", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptPending
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
		}),
		Entry("lapsed", ordering.PaymentExpired, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptExpired }),
		Entry("lapsed, and then declined", ordering.PaymentExpired, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptExpired
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
		}),
		Entry("lapsed, and a part is still authorized", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptExpired
			pay(o, "100.00", "0")
		}),
		Entry("voided, and a part is still authorized", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptVoided
			pay(o, "100.00", "0")
		}),
		Entry("voided, and then lapsed", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptVoided
			pay(o, "128.04", "0").Status = ordering.AttemptExpired
		}),
		Entry("declined, and then a part authorized", ordering.PaymentPending, func(o *ordering.Order) {
			pay(o, "128.04", "0").Status = ordering.AttemptFailed
			pay(o, "100.00", "0")
		}),
		Entry("in dispute", ordering.PaymentChargeback, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			dispute(o, "0.01", ordering.ChargebackOpen)
		}),
		Entry("refunded, and in dispute", ordering.PaymentChargeback, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
			dispute(o, "128.04", ordering.ChargebackLost)
		}),
		Entry("voided", ordering.PaymentVoided, func(o *ordering.Order) { pay(o, "128.04", "0").Status = ordering.AttemptVoided }),
		Entry("canceled before anything", ordering.PaymentVoided, func(o *ordering.Order) { o.Status = ordering.OrderCancelled }),
		Entry("a refund on the way", ordering.PaymentPartiallyRefunded, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("0.01")})
		}),
		Entry("all on the way back", ordering.PaymentRefunded, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
		}),
		Entry("all that was captured of a part is back", ordering.PaymentRefunded, func(o *ordering.Order) {
			pay(o, "128.04", "100.00")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill})
		}),
		Entry("a refund that failed", ordering.PaymentPaid, func(o *ordering.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill}).Status = ordering.RefundFailed
		}),
	)

	It("adds the ledgers up", func() {
		o := sampleOrder()
		pay(o, "100.00", "60.00")
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("10.00")})
		b := o.Balance()
		Expect([]string{b.Authorized.String(), b.Captured.String(), b.Refunded.String(), b.Due.String(), b.Refundable.String()}).
			To(Equal([]string{"40.00", "60.00", "10.00", "68.04", "50.00"}))
		By("owing nothing where more was paid, or nothing is to be had any more")
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
	DescribeTable("follows from lines and shipments", func(want ordering.FulfillmentStatus, build func(*ordering.Order)) {
		o := sampleOrder()
		build(o)
		o.Settle(midday)
		Expect(o.FulfillmentStatus).To(Equal(want))
	},
		Entry("nothing physical", ordering.NotRequired, func(o *ordering.Order) { o.Lines = o.Lines[2:] }),
		Entry("nothing shipped", ordering.Unfulfilled, func(o *ordering.Order) {}),
		Entry("held", ordering.OnHold, func(o *ordering.Order) { o.OnHold = true }),
		Entry("a part shipped", ordering.PartiallyFulfilled, func(o *ordering.Order) { ship(o, 2, 0) }),
		Entry("a part shipped, and held", ordering.PartiallyFulfilled, func(o *ordering.Order) { ship(o, 2, 0); o.OnHold = true }),
		Entry("all shipped", ordering.Fulfilled, func(o *ordering.Order) { ship(o, 2, 3) }),
		Entry("the rest canceled", ordering.Fulfilled, func(o *ordering.Order) { ship(o, 2, 1); o.Lines[1].CancelledQuantity = 2 }),
		Entry("the rest refunded unshipped", ordering.Fulfilled, func(o *ordering.Order) { ship(o, 2, 1); o.Lines[1].ReleasedQuantity = 2 }),
		Entry("a part came back", ordering.PartiallyReturned, func(o *ordering.Order) { ship(o, 2, 3); o.Lines[0].ReturnedQuantity = 1 }),
		Entry("all came back", ordering.Returned, func(o *ordering.Order) {
			ship(o, 2, 3)
			o.Lines[0].ReturnedQuantity, o.Lines[1].ReturnedQuantity = 2, 3
		}),
		Entry("all that was shipped came back, and more is to be shipped", ordering.PartiallyFulfilled, func(o *ordering.Order) {
			ship(o, 2, 0)
			o.Lines[0].ReturnedQuantity = 2
		}),
		Entry("all refunded unshipped", ordering.NotRequired, func(o *ordering.Order) { o.Lines[0].ReleasedQuantity, o.Lines[1].ReleasedQuantity = 2, 3 }),
		Entry("canceled", ordering.FulfillmentCancelled, func(o *ordering.Order) {
			o.Status = ordering.OrderCancelled
			o.Lines[0].CancelledQuantity, o.Lines[1].CancelledQuantity = 2, 3
		}),
	)

	It("fires order.fulfilled each time that everything has shipped, and not when goods come back", func() {
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

	It("says nothing when nothing moves", func() {
		o := paidOrder()
		Expect(o.Settle(midday)).To(BeEmpty())
	})
})
