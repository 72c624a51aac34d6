package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("a gateway's result for a refund", func() {
	asked := func() (*ordering.Order, *ordering.Refund) {
		o := paidOrder()
		r := refunded(o, give(ordering.OtherReason, 2, 1, nil))
		Expect(r.Start(midday)).To(Succeed())
		return o, r
	}
	say := func(o *ordering.Order, r *ordering.Refund, answer ordering.Result) ordering.RefundSettlement {
		GinkgoHelper()
		end, err := o.SettleRefund(r, answer, midday)
		Expect(err).NotTo(HaveOccurred())
		return end
	}

	It("is fetched by a job if the request that made the refund has not stored it within 30 seconds", func() {
		_, r := asked()
		Expect(r.Start(midday.Add(time.Hour))).To(Succeed())
		Expect(*r.SettleOn).To(Equal(midday.Add(time.Hour + 30*time.Second)))
		Expect(r.Unsettled()).To(BeTrue())
		Expect(r.Key()).To(Equal("refund-81"))
	})

	It("settles the refund only once", func() {
		for _, answer := range []ordering.Result{succeeded, ordering.Refused(ordering.FailureSoft, "account_closed", "The account is closed.")} {
			o, r := asked()
			Expect(say(o, r, answer).Changed).To(BeTrue())
			Expect(r.SettleOn).To(BeNil())
			Expect(r.Unsettled()).To(BeFalse())
			before := *r
			for _, again := range []ordering.Result{succeeded, ordering.Refused(ordering.FailureSoft, "", ""), {Outcome: ordering.OutcomePending}, unknown} {
				Expect(say(o, r, again)).To(Equal(ordering.RefundSettlement{}))
				Expect(*r).To(Equal(before))
			}
		}
	})

	It("is stored if the gateway declines", func() {
		o, r := asked()
		say(o, r, ordering.Refused(ordering.FailureSoft, "account_closed", "The account is closed."))
		Expect([]any{r.Status, *r.FailedOn, r.FailureCode, r.FailureMessage}).To(Equal([]any{ordering.RefundFailed, midday, "account_closed", "The account is closed."}))
	})

	It("completes a failed refund once if the success comes late and the money is still left", func() {
		late := ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "re_late"}
		follow := func(o *ordering.Order, r *ordering.Refund) (ordering.RefundSettlement, error) {
			return o.FollowRefund(r, late, midday.Add(time.Hour))
		}
		o, r := asked()
		paid, units := o.Payments[0].RefundedAmount, o.Lines[1].RefundedQuantity
		say(o, r, ordering.Refused(ordering.FailureSoft, "account_closed", "The account is closed."))
		end, err := follow(o, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(end.Events)).To(Equal([]domain.EventType{domain.RefundCompletedEvent, domain.OrderPaymentStatusChanged}))
		Expect([]any{r.Status, *r.CompletedOn, r.FailedOn, r.FailureCode, r.ProviderReference, o.Payments[0].RefundedAmount.Equal(paid), o.Lines[1].RefundedQuantity}).
			To(Equal([]any{ordering.RefundCompleted, midday.Add(time.Hour), (*time.Time)(nil), "", "re_late", true, units}))
		again, err := follow(o, r)
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(ordering.RefundSettlement{}))

		o, r = asked()
		say(o, r, ordering.Refused(ordering.FailureSoft, "account_closed", "The account is closed."))
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason})
		_, err = follow(o, r)
		Expect(err).To(MatchError(ContainSubstring("after all")), "it went back twice, and somebody has to look")
		Expect(r.Status).To(Equal(ordering.RefundFailed))
	})

	It("is an error that a person must resolve if its amount differs", func() {
		o, r := asked()
		_, err := o.SettleRefund(r, ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: eur("3.95")}, midday)
		Expect(err).To(MatchError(ContainSubstring("the gateway gave back 3.95 of 3.97")))
		Expect(r.Status).To(Equal(ordering.RefundProcessing))
		say(o, r, ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: eur("3.97"), Reference: "re_1"})
		Expect(r.ProviderReference).To(Equal("re_1"))
	})

	It("stores the reference of a pending refund, which is not overwritten later", func() {
		o, r := asked()
		Expect(say(o, r, ordering.Result{Outcome: ordering.OutcomePending, Reference: "re_1"})).To(Equal(ordering.RefundSettlement{Changed: true}))
		Expect(r.ProviderReference).To(Equal("re_1"))
		say(o, r, succeeded)
		Expect(r.ProviderReference).To(Equal("re_1"))
	})

	It("schedules another poll if the outcome is unknown", func() {
		o, r := asked()
		r.SettleOn = nil
		Expect(say(o, r, unknown)).To(Equal(ordering.RefundSettlement{Changed: true}))
		Expect(*r.SettleOn).To(Equal(midday.Add(30 * time.Second)))
		Expect(r.ProviderReference).To(BeEmpty())
	})

	It("turns a completed refund into a failed one, with an event, if the failure comes late", func() {
		o, r := asked()
		say(o, r, succeeded)
		end, err := o.FailRefund(r, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Events[0].Before.(*ordering.Refund).Status).To(Equal(ordering.RefundCompleted))
	})
})

var _ = Describe("an offline refund", func() {
	offline := func() (*ordering.Order, *ordering.Refund) {
		o := paidOrder()
		o.Payments[0].ProviderCode = settings.OfflineProvider
		return o, refunded(o, give(ordering.OtherReason, 2, 1, nil))
	}

	It("can be voided while it is pending, with a new note or its previous note", func() {
		o, r := offline()
		r.Status, r.Note = ordering.RefundProcessing, "as asked"
		_, err := o.VoidRefund(r, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{r.Status, r.Note}).To(Equal([]any{ordering.RefundVoided, "as asked"}))
		o, r = offline()
		_, err = o.VoidRefund(r, "by mistake", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Note).To(Equal("by mistake"))
	})

	It("cannot be completed at a time in the future", func() {
		o, r := offline()
		_, err := o.CompleteOffline(r, "", midday.Add(time.Hour), midday)
		refuses(err, domain.InvalidValue, "/completedOn")
		_, err = o.CompleteOffline(r, "", midday.AddDate(0, 0, -1), midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(*r.CompletedOn).To(Equal(midday.AddDate(0, 0, -1)))
	})
})

var _ = Describe("a refund whose payment or line is missing from its order", func() {
	foreign := func(status ordering.RefundStatus) (*ordering.Order, *ordering.Refund) {
		o := paidOrder()
		r := refunded(o, give(ordering.OtherReason, 2, 1, nil))
		r.Status, r.PaymentID, r.Lines[0].LineItemID = status, new(int64(99)), 99
		return o, r
	}

	It("cannot be stopped or completed by hand", func() {
		o, r := foreign(ordering.RefundProcessing)
		_, err := o.VoidRefund(r, "", midday)
		refuses(err, domain.UnsupportedOperation)
		_, err = o.CompleteOffline(r, "", midday, midday)
		refuses(err, domain.UnsupportedOperation)
	})

	It("is voided without any other change", func() {
		o, r := foreign(ordering.RefundPending)
		end, err := o.VoidRefund(r, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Reserve).To(BeEmpty())
		Expect([]any{o.Payments[0].RefundedAmount.Fixed(2), o.Lines[1].RefundedQuantity}).To(Equal([]any{"3.97", 1}))
	})
})

var _ = Describe("the shipping charge of a failed refund", func() {
	// retried tries to retry a refund of the whole shipping charge after another small refund.
	retried := func(net, tax, small string) error {
		o := paidOrder()
		o.ShippingTotal, o.TaxTotal = eur(net), eur("19.01").Add(eur(tax))
		r := failedRefund(o, ordering.RefundRequest{Reason: ordering.OtherReason, Note: "as asked", Shipping: new(eur(net).Add(eur(tax)))})
		refunded(o, ordering.RefundRequest{Reason: ordering.OtherReason, Shipping: some(small)})
		_, err := o.Retry(r, "", admin, midday)
		return err
	}

	It("is refunded only once, both in net amount and tax", func() {
		refuses(retried("4.90", "0.93", "0.02"), domain.RefundExceedsRemaining) // the small refund is 0.02 without tax
		refuses(retried("0.40", "0.93", "0.01"), domain.RefundExceedsRemaining) // the small refund is only tax
	})

	It("is refunded again with the note of the first refund", func() {
		o := paidOrder()
		r := failedRefund(o, ordering.RefundRequest{Reason: ordering.OtherReason, Note: "as asked", Shipping: some("5.83")})
		issue, err := o.Retry(r, "", admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Refunds[0].Note).To(Equal("as asked"))
	})
})

var _ = Describe("the fulfillment status of an order", func() {
	It("stays complete if all units are returned", func() {
		o := paidOrder()
		fulfilled(o)
		req := give(ordering.ReturnSellable, 1, 2, nil)
		req.Lines = append(req.Lines, ordering.RefundRequestLine{LineItemID: 2, Quantity: 3})
		refunded(o, req)
		Expect([]any{o.FulfillmentStatus, o.Status}).To(Equal([]any{ordering.Returned, ordering.OrderCompleted}))
	})

	It("is NOT_REQUIRED if every unit to ship was canceled, with or without a refund", func() {
		o := paidOrder()
		o.Lines = o.Lines[:2]
		req := give(ordering.OtherReason, 1, 2, nil)
		req.Lines = append(req.Lines, ordering.RefundRequestLine{LineItemID: 2, Quantity: 3})
		failedRefund(o, req)
		Expect([]any{o.FulfillmentStatus, o.Status}).To(Equal([]any{ordering.NotRequired, ordering.OrderOpen}))
	})
})
