package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("an order's payment status", func() {
	DescribeTable("is the first that matches", func(want domain.PaymentStatus, build func(*domain.Order)) {
		o := sampleOrder()
		build(o)
		o.Settle(midday)
		Expect(o.PaymentStatus).To(Equal(want))
	},
		Entry("nothing charged yet", domain.PaymentPending, func(o *domain.Order) {}),
		Entry("nothing to pay", domain.PaymentPaid, func(o *domain.Order) { o.GrandTotal = domain.Amount{} }),
		Entry("the provider is asked", domain.PaymentPending, func(o *domain.Order) { pay(o, "128.04", "0").Status = domain.AttemptPending }),
		Entry("the customer must act", domain.PaymentRequiresAction, func(o *domain.Order) { pay(o, "128.04", "0").Status = domain.AttemptRequiresAction }),
		Entry("all is authorized", domain.PaymentAuthorized, func(o *domain.Order) { pay(o, "128.04", "0") }),
		Entry("a part is authorized", domain.PaymentPending, func(o *domain.Order) { pay(o, "100.00", "0") }),
		Entry("a part is captured", domain.PaymentPartiallyPaid, func(o *domain.Order) { pay(o, "128.04", "100.00") }),
		Entry("all is captured", domain.PaymentPaid, func(o *domain.Order) { pay(o, "128.04", "128.04") }),
		Entry("all is captured by two", domain.PaymentPaid, func(o *domain.Order) { pay(o, "100.00", "100.00"); pay(o, "28.04", "28.04") }),
		Entry("more is captured", domain.PaymentOverpaid, func(o *domain.Order) { pay(o, "128.05", "128.05") }),
		Entry("declined", domain.PaymentFailed, func(o *domain.Order) { pay(o, "128.04", "0").Status = domain.AttemptFailed }),
		Entry("declined, and then authorized", domain.PaymentAuthorized, func(o *domain.Order) {
			pay(o, "128.04", "0").Status = domain.AttemptFailed
			pay(o, "128.04", "0")
		}),
		Entry("lapsed", domain.PaymentExpired, func(o *domain.Order) { pay(o, "128.04", "0").Status = domain.AttemptExpired }),
		Entry("voided", domain.PaymentVoided, func(o *domain.Order) { pay(o, "128.04", "0").Status = domain.AttemptVoided }),
		Entry("canceled before anything", domain.PaymentVoided, func(o *domain.Order) { o.Status = domain.OrderCancelled }),
		Entry("a refund on the way", domain.PaymentPartiallyRefunded, func(o *domain.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, domain.RefundRequest{Reason: domain.Goodwill, Amount: some("0.01")})
		}),
		Entry("all on the way back", domain.PaymentRefunded, func(o *domain.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, domain.RefundRequest{Reason: domain.Goodwill})
		}),
		Entry("all that was captured of a part is back", domain.PaymentRefunded, func(o *domain.Order) {
			pay(o, "128.04", "100.00")
			refunded(o, domain.RefundRequest{Reason: domain.Goodwill})
		}),
		Entry("a refund that failed", domain.PaymentPaid, func(o *domain.Order) {
			pay(o, "128.04", "128.04")
			refunded(o, domain.RefundRequest{Reason: domain.Goodwill}).Status = domain.RefundFailed
		}),
	)

	It("adds the ledgers up", func() {
		o := sampleOrder()
		pay(o, "100.00", "60.00")
		refunded(o, domain.RefundRequest{Reason: domain.Goodwill, Amount: some("10.00")})
		b := o.Balance()
		Expect([]string{b.Authorized.String(), b.Captured.String(), b.Refunded.String(), b.Due.String(), b.Refundable.String()}).
			To(Equal([]string{"40.00", "60.00", "10.00", "68.04", "50.00"}))
	})
})

var _ = Describe("an order's fulfillment status", func() {
	ship := func(o *domain.Order, cups, teas int) {
		o.Lines[0].FulfilledQuantity, o.Lines[1].FulfilledQuantity = cups, teas
	}
	DescribeTable("follows from lines and shipments", func(want domain.FulfillmentStatus, build func(*domain.Order)) {
		o := sampleOrder()
		build(o)
		o.Settle(midday)
		Expect(o.FulfillmentStatus).To(Equal(want))
	},
		Entry("nothing physical", domain.NotRequired, func(o *domain.Order) { o.Lines = o.Lines[2:] }),
		Entry("nothing shipped", domain.Unfulfilled, func(o *domain.Order) {}),
		Entry("held", domain.OnHold, func(o *domain.Order) { o.OnHold = true }),
		Entry("a part shipped", domain.PartiallyFulfilled, func(o *domain.Order) { ship(o, 2, 0) }),
		Entry("a part shipped, and held", domain.PartiallyFulfilled, func(o *domain.Order) { ship(o, 2, 0); o.OnHold = true }),
		Entry("all shipped", domain.Fulfilled, func(o *domain.Order) { ship(o, 2, 3) }),
		Entry("the rest canceled", domain.Fulfilled, func(o *domain.Order) { ship(o, 2, 1); o.Lines[1].CancelledQuantity = 2 }),
		Entry("the rest refunded unshipped", domain.Fulfilled, func(o *domain.Order) { ship(o, 2, 1); o.Lines[1].ReleasedQuantity = 2 }),
		Entry("a part came back", domain.PartiallyReturned, func(o *domain.Order) { ship(o, 2, 3); o.Lines[0].ReturnedQuantity = 1 }),
		Entry("all came back", domain.Returned, func(o *domain.Order) {
			ship(o, 2, 3)
			o.Lines[0].ReturnedQuantity, o.Lines[1].ReturnedQuantity = 2, 3
		}),
		Entry("all that was shipped came back, and more is to be shipped", domain.PartiallyFulfilled, func(o *domain.Order) {
			ship(o, 2, 0)
			o.Lines[0].ReturnedQuantity = 2
		}),
		Entry("all refunded unshipped", domain.NotRequired, func(o *domain.Order) { o.Lines[0].ReleasedQuantity, o.Lines[1].ReleasedQuantity = 2, 3 }),
		Entry("canceled", domain.FulfillmentCancelled, func(o *domain.Order) {
			o.Status = domain.OrderCancelled
			o.Lines[0].CancelledQuantity, o.Lines[1].CancelledQuantity = 2, 3
		}),
	)

	It("fires order.fulfilled each time that everything has shipped, and not when goods come back", func() {
		o := paidOrder()
		ship(o, 2, 3)
		events := o.Settle(midday)
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged, domain.OrderFulfilled}))
		Expect(o.Status).To(Equal(domain.OrderCompleted))
		Expect(*o.CompletedOn).To(Equal(midday))

		o.Lines[0].ReturnedQuantity = 1
		Expect(types(o.Settle(midday))).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged}))
		Expect(o.Status).To(Equal(domain.OrderCompleted))
		o.Lines[0].ReturnedQuantity = 0
		Expect(types(o.Settle(midday))).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged}))

		ship(o, 1, 3)
		o.Settle(midday)
		Expect(o.Status).To(Equal(domain.OrderOpen))
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
