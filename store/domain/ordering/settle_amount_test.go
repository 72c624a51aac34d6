package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// The paid amount decides, because the payment status does not show whether the order is paid.
var _ = Describe("a partly paid and partly refunded order", func() {
	goodwill := func(amount string) ordering.RefundRequest {
		return ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some(amount)}
	}
	DescribeTable("is not treated as paid if its partial payment was", func(pay func(*ordering.Order)) {
		o := sampleOrder()
		pay(o)
		refunded(o, goodwill("0.50"))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPartiallyRefunded))
		Expect(o.Secured()).To(BeFalse())
		Expect(o.Actions(false, false)).NotTo(ContainElement(ordering.CanFulfill))
		_, _, _, err := o.Fulfill(ordering.Fulfillment{}, false, midday)
		refuses(err, domain.PaymentNotSecured)

		_, _, _, err = o.Fulfill(ordering.Fulfillment{}, true, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Status).To(Equal(ordering.OrderOpen), "its money is due")
		Expect(o.CompletedOn).To(BeNil())

		issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		for _, l := range issue.Refunds[0].Lines {
			Expect(l.Quantity).To(BeZero(), "its goods are not paid back")
		}
	},
		Entry("recorded offline", func(o *ordering.Order) {
			_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("1.00")}, admin, midday)
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("captured, and the rest of its authorization was released", func(o *ordering.Order) { pay(o, "1.00", "1.00") }))

	It("is treated as paid once its total was captured, regardless of refunds", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "1.00")
		refunded(o, goodwill("0.50"))
		_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.SettleCapture(p, ordering.Result{Outcome: ordering.OutcomeSucceeded}, midday)
		Expect(err).NotTo(HaveOccurred())
		fulfilled(o)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
	})
})

var _ = Describe("a refunded order without shipments", func() {
	It("is not completed, and can be canceled", func() {
		o := paidOrder()
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(o.FulfillmentStatus).To(Equal(ordering.NotRequired))
		Expect(o.Status).To(Equal(ordering.OrderOpen))
		Expect(o.CompletedOn).To(BeNil())
		Expect(o.Actions(false, false)).To(ContainElement(ordering.CanCancel))
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Done).To(BeTrue())
		Expect(c.Refunds).To(BeEmpty())
		Expect(c.Release).To(BeEmpty(), "the refund released it")
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged, domain.OrderCancelledEvent}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(o.FulfillmentStatus).To(Equal(ordering.FulfillmentCancelled))
	})

	It("is completed if its other lines need no shipping", func() {
		o := paidOrder()
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 2}, {LineItemID: 2, Quantity: 3}}})
		Expect(o.Status).To(Equal(ordering.OrderCompleted), "the buyer has the e-book")
	})

	It("stays completed if it never needed shipping", func() {
		o := paidOrder()
		o.Lines = o.Lines[2:]
		o.Settle(midday)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
	})
})

var _ = Describe("units without a price", func() {
	gift := func() *ordering.Order {
		o := paidOrder()
		o.Lines[1].LineSubtotal, o.Lines[1].LineTotal, o.Lines[1].LineTax = domain.Amount{}, domain.Amount{}, domain.Amount{}
		o.Subtotal, o.TaxTotal, o.GrandTotal = eur("103.00"), eur("18.04"), eur("116.14")
		o.Payments[0].Amount, o.Payments[0].AuthorizedAmount, o.Payments[0].CapturedAmount = eur("116.14"), eur("116.14"), eur("116.14")
		o.Settle(midday)
		return o
	}
	back := ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: 2}}}

	It("can be returned for sale without a refund of money", func() {
		o := gift()
		fulfilled(o)
		issue, err := o.Refund(back, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Refunds).To(HaveLen(1))
		r := issue.Refunds[0]
		Expect(r.Amount.IsZero()).To(BeTrue())
		Expect(r.Status).To(Equal(ordering.RefundCompleted), "nobody has to confirm it")
		Expect(r.SettleOn).To(BeNil())
		Expect(issue.Restock).To(Equal([]catalog.StockMove{{VariantID: 311, Quantity: 2, OrderID: 1}}))
		Expect(types(issue.Events)).To(Equal([]domain.EventType{domain.RefundIssued, domain.RefundCompletedEvent, domain.OrderFulfillmentStatusChanged}))
		Expect(o.Lines[1].ReturnedQuantity).To(Equal(2))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		_, err = o.Refund(back, domain.HalfUp, admin, midday)
		refuses(err, domain.RefundExceedsRemaining, "/lines/0/quantity")
	})

	It("can be returned after all money was refunded", func() {
		o := gift()
		fulfilled(o)
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("116.14")})
		issue, err := o.Refund(back, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Restock).To(HaveLen(1))
		_, err = o.Refund(ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}}, domain.HalfUp, admin, midday)
		refuses(err, domain.RefundExceedsRemaining)
	})

	It("can belong to a line whose unit price is a fraction of a cent", func() {
		o := paidOrder()
		o.Lines[1].LineTotal, o.Lines[1].LineTax = eur("0.01"), domain.Amount{}
		fulfilled(o)
		one := ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: 1}}}
		var total domain.Amount
		for range 3 {
			r, err := o.Refund(one, domain.HalfUp, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			total = total.Add(r.Refunds[0].Amount)
		}
		Expect(total.Fixed(2)).To(Equal("0.01"))
		Expect(o.Lines[1].ReturnedQuantity).To(Equal(3))
	})

	It("are returned without money on request", func() {
		o := gift()
		fulfilled(o)
		issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1, Amount: some("0.00")}}},
			domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Refunds[0].Amount.IsZero()).To(BeTrue())
		_, err = o.Refund(ordering.RefundRequest{Reason: ordering.Goodwill, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Amount: some("0.00")}}}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidValue, "")
	})
})
