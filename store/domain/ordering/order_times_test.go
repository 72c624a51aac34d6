package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("a time entered for an order", func() {
	of := func(change func(o *ordering.Order, at time.Time) error, days int) error {
		o := paidOrder()
		o.OrderDate = midday
		return change(o, midday.AddDate(0, 0, -days))
	}
	receive := func(o *ordering.Order, at time.Time) error {
		_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("1.00"), ReceivedOn: &at}, admin, midday)
		return err
	}
	complete := func(o *ordering.Order, at time.Time) error {
		r := refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("20.00")})
		if _, err := o.FailRefund(r, "card_closed", "", midday); err != nil {
			return err
		}
		_, err := o.CompleteOffline(r, "SEPA 17", at, midday)
		return err
	}
	contest := func(o *ordering.Order, at time.Time) error {
		_, err := o.Reported(ordering.ChargebackReport{Reference: "dp_1", DueOn: &at})
		return err
	}

	DescribeTable("cannot precede the order", func(change func(o *ordering.Order, at time.Time) error, days int, pointer string) {
		Expect(of(change, days)).To(Succeed(), "a date in another time zone")
		err := of(change, days+1)
		refuses(err, domain.InvalidValue, pointer)
		Expect(err).To(MatchError(ContainSubstring("The order is of " + midday.Format(time.DateOnly))))
	},
		Entry("as the deadline to contest a dispute", contest, 2, "/dueOn"),
		Entry("as the time of a refund paid by hand", complete, 2, "/completedOn"),
		Entry("as the time when money arrived, by more than a year", receive, 366, "/receivedOn"))
})

var _ = Describe("evidence against a dispute", func() {
	It("gets the time of the first report about it if the processor returns no time", func() {
		o := paidOrder()
		report := func(c ordering.Chargeback, at time.Time) *time.Time {
			GinkgoHelper()
			c.PaymentID, c.Reference, c.Amount, c.Status, c.ByProvider = o.Payments[0].ID, "dp_1", eur("10.00"), ordering.ChargebackOpen, true
			known, _, err := o.Dispute(c, at)
			Expect(err).NotTo(HaveOccurred())
			return known.EvidenceSubmittedOn
		}
		Expect(report(ordering.Chargeback{}, midday)).To(BeNil())
		later := midday.Add(time.Hour)
		Expect(*report(ordering.Chargeback{HasEvidence: true}, later)).To(Equal(later))
		Expect(*report(ordering.Chargeback{HasEvidence: true}, later.Add(time.Hour))).To(Equal(later))
		Expect(*report(ordering.Chargeback{EvidenceSubmittedOn: &midday}, later)).To(Equal(midday), "the processor's own time counts")
	})
})

var _ = Describe("the money of an order", func() {
	late := func(o *ordering.Order, link bool) *ordering.Refund {
		GinkgoHelper()
		p := &ordering.Payment{Row: domain.Row{ID: 77}, OrderID: o.ID, Status: ordering.AttemptFailed, ProviderCode: "SANDBOX", CurrencyCode: "EUR", Amount: eur("10.00")}
		if link {
			p.Status, p.PaymentType = ordering.AttemptExpired, settings.CryptoPayment
		}
		o.Payments = append(o.Payments, p)
		issue, err := o.GiveBackLate(p, ordering.Result{Outcome: ordering.OutcomeSucceeded, Captured: eur("10.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Refunds).To(HaveLen(1))
		return issue.Refunds[0]
	}

	It("is returned with a reason if it arrives late and is not needed", func() {
		r := late(paidOrder(), false)
		Expect([]any{r.Reason, r.Note}).To(Equal([]any{ordering.DuplicateCharge, "Paid after the payment had been taken for declined."}))
		r = late(paidOrder(), true)
		Expect([]any{r.Reason, r.Note}).To(Equal([]any{ordering.DuplicateCharge, "Paid after the payment link had ended."}))
		canceled := paidOrder()
		_, err := canceled.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		r = late(canceled, true)
		Expect([]any{r.Reason, r.Note}).To(Equal([]any{ordering.OtherReason, "Paid after the order had been canceled."}), "a first payment is no duplicate")
	})

	It("can be kept when a disputed order is canceled, as the error of a refund suggests", func() {
		o := paidOrder()
		dispute(o, "10.00", ordering.ChargebackOpen)
		_, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).To(MatchError(ContainSubstring("`refundPayment: false`")))
		_, err = o.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
	})
})
