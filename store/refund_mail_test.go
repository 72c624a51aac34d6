package store_test

import (
	"context"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("The mail about a failed refund", func() {
	const canceled, failed = "Ihre Bestellung 100001 wurde storniert", "Die Erstattung für Ihre Bestellung 100001 ist fehlgeschlagen"
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })

	// subjects returns the subjects of the mails to the buyer, with the oldest first.
	subjects := func(ctx context.Context) (all []string) {
		GinkgoHelper()
		mails, err := d.Letter.MailsTo(ctx, domain.System(d.store.ID), "mia.keller@example.com", 10)
		Expect(err).NotTo(HaveOccurred())
		for _, m := range slices.Backward(mails) {
			all = append(all, m.Subject)
		}
		return all
	}
	settle := func(ctx context.Context) {
		GinkgoHelper()
		for range 2 {
			d.Clock.Advance(6 * time.Second) // the sandbox decides within this time
			Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		}
	}
	cancel := func(ctx context.Context, card string, notify bool) *ordering.Refund {
		GinkgoHelper()
		o := d.order(ctx, card, true)
		_, err := d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest, NotifyCustomer: notify})
		Expect(err).NotTo(HaveOccurred())
		settle(ctx)
		return d.read(ctx, o.ID).Refunds[0]
	}

	It("is sent once if the mail about the cancellation had announced the refund", func(ctx SpecContext) {
		Expect(cancel(ctx, "pm_card_refundFail", true).Status).To(Equal(ordering.RefundFailed))
		Expect(subjects(ctx)).To(Equal([]string{canceled, failed}))
		mails, err := d.Letter.MailsTo(ctx, domain.System(d.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(And(ContainSubstring("122,69"), Not(ContainSubstring("5126")), Not(ContainSubstring("wir haben Ihnen"))))
	})

	It("is sent if the gateway declines an announced refund at once, but not after a failed retry", func(ctx SpecContext) {
		d.Service = d.with(&declining{d.sandbox})
		refund := cancel(ctx, "pm_card_visa", true)
		Expect(refund.Status).To(Equal(ordering.RefundFailed))
		Expect(subjects(ctx)).To(Equal([]string{canceled, failed}))
		_, again, err := d.Ordering.RetryRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Status).To(Equal(ordering.RefundFailed))
		Expect(subjects(ctx)).To(HaveLen(2))
		d.Service = d.with(d.sandbox)
		_, again, err = d.Ordering.RetryRefund(ctx, another(d.actor), again.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Status).To(Equal(ordering.RefundCompleted))
		Expect(subjects(ctx)).To(HaveExactElements(canceled, failed, HavePrefix("Erstattung von ")))
	})

	It("is not sent if the mail about the cancellation announced no refund", func(ctx SpecContext) {
		Expect(cancel(ctx, "pm_card_refundFail", false).Status).To(Equal(ordering.RefundFailed))
		Expect(cancel(ctx, "pm_card_visa", true).Status).To(Equal(ordering.RefundCompleted))
		Expect(subjects(ctx)).To(HaveExactElements("Ihre Bestellung 100002 wurde storniert", HavePrefix("Erstattung von ")))
	})

	It("is sent if the money of a completed refund is returned to the store", func(ctx SpecContext) {
		o := d.order(ctx, "", false)
		Expect(d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})).Error().NotTo(HaveOccurred())
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("50.00")), NotifyCustomer: true})
		Expect(err).NotTo(HaveOccurred())
		_, _, err = d.Ordering.CompleteRefund(ctx, another(d.actor), refund.ID, "SEPA 17", "", nil)
		Expect(err).NotTo(HaveOccurred())
		for range 2 {
			_, _, err = d.Ordering.FailRefund(ctx, another(d.actor), refund.ID, "The account is closed.", "")
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(subjects(ctx)).To(HaveExactElements(HavePrefix("Erstattung von "), failed))
	})

	DescribeTable("uses", func(ctx SpecContext, body, subject string) {
		all, err := d.As(d.actor).EmailTemplates().Of(ctx, letter.MailRefundCompleted)
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Settings.UpdateEmailTemplate(ctx, another(d.actor), all[0].ID, domain.Expect{}, letter.EmailTemplateInput{Subject: new("About your money"), BodyHTML: &body, BodyText: new(new(body))})
		Expect(err).NotTo(HaveOccurred())
		cancel(ctx, "pm_card_refundFail", true)
		Expect(subjects(ctx)).To(Equal([]string{canceled, subject}))
	},
		Entry("the default text if the store's template ignores refund.isFailed", "You get {{ refund.amount }}.", failed),
		Entry("the store's template if it distinguishes a failed refund", "{% if refund.isFailed %}Sorry.{% else %}You get {{ refund.amount }}.{% endif %}", "About your money"))
})
