package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a refund that failed at its gateway", func() {
	var o *ordering.Order
	var r *ordering.Refund
	BeforeEach(func() {
		o = paidOrder()
		r = refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("20.00")})
		_, err := o.FailRefund(r, "card_closed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Balance().Refunded.IsZero()).To(BeTrue())
	})

	It("is completed by hand only once, and then ignores a late result of the gateway", func() {
		end, err := o.CompleteOffline(r, "SEPA 17", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(actions(end.Events)).To(Equal([]string{"order_refund.completed", "order.payment_status_changed"}))
		Expect([]any{r.Status, r.ByHand, r.ProviderReference, r.FailureCode, o.Balance().Refunded.Fixed(2)}).To(Equal([]any{ordering.RefundCompleted, true, "SEPA 17", "", "20.00"}))
		Expect(r.Offline(o.Payments[0])).To(BeTrue())
		end, err = o.CompleteOffline(r, "SEPA 18", midday, midday)
		Expect([]any{end.Changed, err}).To(Equal([]any{false, nil}))
		for _, outcome := range []ordering.Outcome{ordering.OutcomeDeclined, ordering.OutcomeSucceeded} {
			end, err = o.FollowRefund(r, ordering.Result{Outcome: outcome}, midday)
			Expect([]any{end.Changed, err}).To(Equal([]any{false, nil}))
		}
		Expect([]any{r.Status, r.ProviderReference}).To(Equal([]any{ordering.RefundCompleted, "SEPA 17"}))

		By("failing again, and being completed again")
		_, err = o.FailOffline(r, "Account closed", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Balance().Refunded.IsZero()).To(BeTrue())
		Expect(r.Actions(true)).To(ConsistOf(ordering.CanRetryRefund, ordering.CanCompleteRefund))
		_, err = o.CompleteOffline(r, "SEPA 19", midday, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Balance().Refunded.Fixed(2)).To(Equal("20.00"))
	})

	It("cannot be completed by hand if its retry, another refund or the bank has returned the money", func() {
		most := o.Balance().Refundable
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: &most})
		_, err := o.CompleteOffline(r, "", midday, midday)
		refuses(err, domain.RefundExceedsRemaining)

		o = paidOrder()
		r = refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("20.00")})
		_, err = o.FailRefund(r, "card_closed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		dispute(o, "110.00", ordering.ChargebackOpen)
		_, err = o.CompleteOffline(r, "", midday, midday)
		refuses(err, domain.InvalidStateTransition)
		dispute(o, "110.00", ordering.ChargebackWon)
		issue, err := o.Retry(r, "", admin, midday)
		Expect(err).NotTo(HaveOccurred())
		issue.Refunds[0].ID = 90
		r.RetriedByRefundID = &issue.Refunds[0].ID
		_, err = o.CompleteOffline(r, "", midday, midday)
		refuses(err, domain.InvalidStateTransition)
		_, err = o.CompleteOffline(issue.Refunds[0], "", midday, midday)
		refuses(err, domain.UnsupportedOperation)
	})
})
