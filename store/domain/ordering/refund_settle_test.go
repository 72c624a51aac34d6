package ordering_test

import (
	"fmt"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a refund's status", func() {
	statuses := []ordering.RefundStatus{ordering.RefundPending, ordering.RefundProcessing, ordering.RefundCompleted, ordering.RefundFailed, ordering.RefundVoided}
	// The transitions of section 3.4 of the design, for a refund through a gateway.
	legal := map[ordering.RefundStatus][]ordering.RefundStatus{
		ordering.RefundPending:    {ordering.RefundProcessing, ordering.RefundCompleted, ordering.RefundFailed, ordering.RefundVoided},
		ordering.RefundProcessing: {ordering.RefundCompleted, ordering.RefundFailed},
		ordering.RefundCompleted:  {ordering.RefundFailed},
	}
	for _, from := range statuses {
		for _, to := range statuses[1:] {
			It(fmt.Sprintf("changes or does not change from %s to %s", from, to), func() {
				o := paidOrder()
				r := refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
				r.Status = from
				var end ordering.RefundSettlement
				var err error
				switch to {
				case ordering.RefundProcessing:
					err = r.Start(midday)
				case ordering.RefundCompleted:
					end, err = o.CompleteRefund(r, "re_1", midday, midday)
				case ordering.RefundFailed:
					end, err = o.FailRefund(r, "refund_failed", "No", midday)
				case ordering.RefundVoided:
					end, err = o.VoidRefund(r, "", midday)
				default:
					Fail("nothing leads to " + string(to))
				}
				switch {
				case from == to:
					Expect(err).NotTo(HaveOccurred())
					Expect(end.Changed).To(BeFalse())
					Expect(end.Events).To(BeEmpty())
				case slices.Contains(legal[from], to):
					Expect(err).NotTo(HaveOccurred())
					Expect(r.Status).To(Equal(to))
				default:
					Expect(err).To(Or(Satisfy(haveCode(domain.InvalidStateTransition)), Satisfy(haveCode(domain.UnsupportedOperation))))
					Expect(r.Status).To(Equal(from))
				}
			})
		}
	}

	issue := func() (*ordering.Order, *ordering.Refund) {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 1})
		return o, refunded(o, ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: []ordering.RefundRequestLine{{LineItemID: 2, Quantity: 3}}})
	}

	It("becomes completed without changing the order", func() {
		o, r := issue()
		Expect(r.Start(midday)).To(Succeed())
		end, err := o.CompleteRefund(r, "re_1", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(end.Events)).To(Equal([]domain.EventType{domain.RefundCompletedEvent}))
		Expect(end.Events[0].Action).To(Equal("order_refund.completed"))
		Expect(end.Events[0].Before.(*ordering.Refund).Status).To(Equal(ordering.RefundPending), "as it was announced")
		Expect(r.ProviderReference).To(Equal("re_1"))
		Expect(r.SettleOn).To(BeNil())
	})

	It("becomes failed: its money can be refunded again, and its units are not moved", func() {
		o, r := issue()
		end, err := o.FailRefund(r, "refund_failed", "The card was closed", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(end.Events)).To(Equal([]domain.EventType{domain.RefundFailedEvent, domain.OrderPaymentStatusChanged}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		l := o.Lines[1]
		Expect([]int{l.RefundedQuantity, l.ReleasedQuantity, l.ReturnedQuantity}).To(Equal([]int{0, 2, 1}))
		Expect(o.Payments[0].RefundedAmount.IsZero()).To(BeTrue())

		By("with a retry as a separate refund, which restocks nothing twice")
		again, err := o.Retry(r, "once more", admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(again.Events)).To(Equal([]domain.EventType{domain.RefundIssued, domain.OrderPaymentStatusChanged}))
		Expect(again.Restock).To(BeEmpty())
		Expect(again.Release).To(BeEmpty())
		retry := again.Refunds[0]
		Expect(retry.RetryOfRefundID).To(Equal(&r.ID))
		Expect(retry.Amount.Equal(r.Amount)).To(BeTrue())
		Expect(retry.Note).To(Equal("once more"))
		Expect([]int{l.RefundedQuantity, l.ReleasedQuantity, l.ReturnedQuantity}).To(Equal([]int{3, 2, 1}))
		r.RetriedByRefundID = id(99)
		_, err = o.Retry(r, "", admin, midday)
		refuses(err, domain.InvalidStateTransition)
		_, err = o.Retry(retry, "", admin, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("stays failed if its money was refunded in another way, and a retry is refused", func() {
		o, r := issue()
		_, err := o.FailRefund(r, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("120.00")})
		_, err = o.Retry(r, "", admin, midday)
		refuses(err, domain.RefundExceedsRemaining)
	})

	It("changes from completed to failed if the bank returns the money later", func() {
		o, r := issue()
		_, err := o.CompleteRefund(r, "re_1", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		end, err := o.FailRefund(r, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(end.Events)).To(Equal([]domain.EventType{domain.RefundFailedEvent, domain.OrderPaymentStatusChanged}))
		Expect(r.CompletedOn).To(BeNil())
	})

	It("becomes voided, and the order is as it was before the refund", func() {
		o, r := issue()
		end, err := o.VoidRefund(r, "by mistake", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(end.Events)).To(Equal([]domain.EventType{domain.RefundVoidedEvent, domain.OrderPaymentStatusChanged}), "the cups are still to be shipped")
		Expect(end.Reserve).To(Equal([]catalog.StockMove{{VariantID: 311, Quantity: 2, OrderID: 1}}))
		Expect(end.Unstock).To(Equal([]catalog.StockMove{{VariantID: 311, Quantity: 1, OrderID: 1}}))
		l := o.Lines[1]
		Expect([]int{l.RefundedQuantity, l.ReleasedQuantity, l.ReturnedQuantity, l.Open()}).To(Equal([]int{0, 0, 0, 2}))
		Expect(*r.VoidedOn).To(Equal(midday))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("cannot be changed by hand once the gateway has the refund, unless it is offline", func() {
		o, r := issue()
		Expect(r.Start(midday)).To(Succeed())
		_, err := o.VoidRefund(r, "", midday)
		refuses(err, domain.UnsupportedOperation)
		_, err = o.CompleteOffline(r, "", midday, midday)
		refuses(err, domain.UnsupportedOperation)

		o = sampleOrder()
		_, _, err = o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		o.Payments[0].ID = 11
		r = refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: 1, Quantity: 1}}})
		Expect(r.SettleOn).To(BeNil(), "nobody is asked")
		Expect(r.Actions(true)).To(Equal([]ordering.RefundAction{ordering.CanVoidRefund, ordering.CanCompleteRefund}))
		_, err = o.CompleteOffline(r, "SEPA 17", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Status).To(Equal(ordering.RefundCompleted))
		Expect(r.Actions(true)).To(BeEmpty())
	})
})
