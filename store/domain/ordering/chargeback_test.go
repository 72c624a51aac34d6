package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("a dispute", func() {
	It("is added by its first report, and later reports change its status", func() {
		o := paidOrder()
		events := dispute(o, "50.00", ordering.ChargebackOpen)
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderChargebackReported, domain.OrderPaymentStatusChanged}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentChargeback))
		Expect(dispute(o, "50.00", ordering.ChargebackOpen)).To(BeEmpty())
		Expect(o.Chargebacks).To(HaveLen(1))
		Expect(actions(dispute(o, "50.00", ordering.ChargebackWon))).To(Equal([]string{"order.chargeback_updated", "order.payment_status_changed"}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		_, _, err := o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur("50.00"), Status: ordering.ChargebackOpen, ByProvider: true}, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	DescribeTable("takes its processor's status over one that a person entered:", func(typed, bank, again ordering.ChargebackStatus) {
		o := paidOrder()
		report := func(status ordering.ChargebackStatus, byProvider bool) ([]domain.Event, error) {
			_, events, err := o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur("50.00"), Status: status, ByProvider: byProvider}, midday)
			return events, err
		}
		for _, status := range []ordering.ChargebackStatus{ordering.ChargebackOpen, again, ordering.ChargebackOpen, typed} {
			Expect(report(status, false)).Error().NotTo(HaveOccurred(), "a person corrects what a person entered")
		}
		_, err := report(ordering.ChargebackOpen, true)
		refuses(err, domain.InvalidStateTransition)
		Expect(report(bank, true)).To(HaveLen(2))
		Expect(o.Chargebacks[0].Status).To(Equal(bank))
		Expect(report(bank, false)).To(BeEmpty())
		for _, status := range []ordering.ChargebackStatus{ordering.ChargebackOpen, typed} {
			_, err := report(status, false)
			refuses(err, domain.InvalidStateTransition)
		}
		_, _, err = o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur("1.00"), Status: bank}, midday)
		refuses(err, domain.InvalidStateTransition)
		Expect(report(typed, true)).To(HaveLen(2), "banks reverse their decisions")
		Expect([]any{o.Chargebacks[0].Status, o.ChargebackCount}).To(Equal([]any{typed, 1}))
	},
		Entry("lost becomes won", ordering.ChargebackLost, ordering.ChargebackWon, ordering.ChargebackAccepted),
		Entry("won becomes lost", ordering.ChargebackWon, ordering.ChargebackLost, ordering.ChargebackAccepted),
		Entry("accepted becomes won", ordering.ChargebackAccepted, ordering.ChargebackWon, ordering.ChargebackLost))

	It("can be settled by another payment, which does not count as an overpayment", func() {
		o := paidOrder()
		dispute(o, "128.04", ordering.ChargebackLost)
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentChargeback))
		_, _, err := o.PaymentLink([]byte("hash"), "", nil, midday)
		Expect(err).To(MatchError(ContainSubstring("not charged again for the 128.04 EUR that the bank returned in a dispute. If the buyer pays them again, record an offline payment with this amount.")))
		p, _, err := o.PayOffline(ordering.OfflinePayment{Method: "BANK_TRANSFER", Amount: some("128.04")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		p.ID = 32
		b := o.Balance()
		Expect([]string{b.Captured.Fixed(2), b.Disputed.Fixed(2), b.Due.Fixed(2), b.Overpaid.Fixed(2), b.Refundable.Fixed(2), string(o.PaymentStatus)}).
			To(Equal([]string{"256.08", "128.04", "0.00", "0.00", "128.04", "PAID"}))
		_, _, err = o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("1.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{o.Balance().Overpaid.Fixed(2), string(o.PaymentStatus)}).To(Equal([]string{"1.00", "OVERPAID"}))
		_, _, err = o.PaymentLink([]byte("hash"), "", nil, midday)
		Expect(err).To(MatchError(HaveSuffix("Nothing is due.")), "the buyer has paid it again")
	})

	DescribeTable("reduces the paid amount only while it is open, lost or accepted:", EntryDescription("%[1]s"), func(status ordering.ChargebackStatus, disputed, refundable string, payment ordering.PaymentStatus) {
		o := paidOrder()
		dispute(o, "50.00", status)
		b := o.Balance()
		Expect(b.Disputed.Fixed(2)).To(Equal(disputed))
		Expect(b.Refundable.Fixed(2)).To(Equal(refundable))
		Expect(b.Due.IsZero()).To(BeTrue(), "nothing is charged again for it")
		Expect(o.PaymentStatus).To(Equal(payment))
		Expect(o.Secured()).To(Equal(payment == ordering.PaymentPaid))
	},
		Entry(nil, ordering.ChargebackOpen, "50.00", "78.04", ordering.PaymentChargeback),
		Entry(nil, ordering.ChargebackLost, "50.00", "78.04", ordering.PaymentChargeback),
		Entry(nil, ordering.ChargebackAccepted, "50.00", "78.04", ordering.PaymentChargeback),
		Entry(nil, ordering.ChargebackWon, "0.00", "128.04", ordering.PaymentPaid))

	It("leaves the payment status unchanged while it is an inquiry", func() {
		o := paidOrder()
		ask := ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur("50.00"), Status: ordering.ChargebackOpen, IsInquiry: true}
		_, events, err := o.Dispute(ask, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderChargebackReported}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		ask.IsInquiry = false
		_, events, err = o.Dispute(ask, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderPaymentStatusChanged}))
		ask.IsInquiry = true
		_, events, err = o.Dispute(ask, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(events).To(BeEmpty(), "a dispute is no inquiry again")
	})

	It("blocks refunds and retries until it is decided, and then limits them to the remaining amount", func() {
		o := paidOrder()
		failed := refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("5.00")})
		_, err := o.FailRefund(failed, "refund_failed", "", midday)
		Expect(err).NotTo(HaveOccurred())
		dispute(o, "100.00", ordering.ChargebackOpen)
		_, err = o.Refund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("1.00")}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		_, err = o.Retry(failed, "", admin, midday)
		refuses(err, domain.InvalidStateTransition)
		Expect(o.Actions(false, false)).NotTo(ContainElement(ordering.CanRefund))

		dispute(o, "100.00", ordering.ChargebackLost)
		Expect(o.Actions(false, false)).To(ContainElement(ordering.CanRefund))
		_, err = o.Refund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("28.05")}, domain.HalfUp, admin, midday)
		refuses(err, domain.RefundExceedsRemaining, "/amount")
		refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("28.04")})
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentChargeback))
	})

	It("reopens a completed order, which is completed again when the dispute ends", func() {
		o := paidOrder()
		fulfilled(o)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		dispute(o, "1.00", ordering.ChargebackOpen)
		Expect(o.Status).To(Equal(ordering.OrderOpen))
		dispute(o, "1.00", ordering.ChargebackWon)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
	})

	It("can be entered by a person up to the amount that is not yet disputed", func() {
		o := paidOrder()
		report := func(reference, amount string, status ordering.ChargebackStatus) error {
			whole, err := o.Reported(ordering.ChargebackReport{Reference: reference, Amount: some(amount), Status: &status})
			if err == nil {
				_, _, err = o.Dispute(whole, midday)
			}
			return err
		}
		Expect(report("dp_1", "100.00", ordering.ChargebackOpen)).To(Succeed())
		refuses(report("dp_2", "28.05", ordering.ChargebackOpen), domain.InvalidValue, "/amount")
		Expect(report("dp_2", "28.04", ordering.ChargebackOpen)).To(Succeed())
		refuses(report("dp_1", "100.01", ordering.ChargebackOpen), domain.InvalidValue, "/amount")
		Expect(report("dp_1", "90.00", ordering.ChargebackLost)).To(Succeed(), "a change that disputes no more is accepted")
		Expect(report("dp_2", "28.04", ordering.ChargebackWon)).To(Succeed())
		Expect(report("dp_3", "38.04", ordering.ChargebackOpen)).To(Succeed(), "a won dispute does not count")
		Expect(o.Balance().Disputed.Fixed(2)).To(Equal("128.04"))
	})

	It("is counted only once if its processor reports a different reference than a person entered", func() {
		o := paidOrder()
		for _, reference := range []string{"typed", "dp_1"} {
			_, _, err := o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: reference, Amount: eur("128.04"), Status: ordering.ChargebackOpen}, midday)
			Expect(err).NotTo(HaveOccurred())
		}
		b := o.Balance()
		Expect([]string{b.Disputed.Fixed(2), b.Refundable.Fixed(2)}).To(Equal([]string{"128.04", "0.00"}))
	})

	It("must belong to a payment of the order, up to the captured amount", func() {
		o := paidOrder()
		_, _, err := o.Dispute(ordering.Chargeback{PaymentID: 99, Reference: "dp_1", Amount: eur("1.00"), Status: ordering.ChargebackOpen}, midday)
		refuses(err, domain.NotFound)
		_, _, err = o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur("128.05"), Status: ordering.ChargebackOpen}, midday)
		refuses(err, domain.InvalidValue, "/amount")
		Expect(o.Chargebacks).To(BeEmpty())
	})
})
