package store_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("The mails about a subscription", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	// announced sets the day on which the next renewal of a subscription is announced.
	announced := func(s *subscription.Subscription) {
		c := t.calendar(context.Background())
		s.RemindOn = new(c.At(s.NextDate.Add(-3)))
	}

	It("announce a renewal once with the charged amount, even if the job runs again", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), announced)
		t.until(ctx, s.NextDate.Add(-4))
		Expect(t.mailed(ctx)).To(BeEmpty())
		t.until(ctx, s.NextDate.Add(-3))
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET remind_on = due_at - interval '3 days'")
		Expect(err).NotTo(HaveOccurred())
		t.due(ctx)
		Expect(t.shown(ctx, s.ID).RemindOn).To(BeNil(), "it ran again")
		Expect(t.mailed(ctx)).To(Equal("SUBSCRIPTION_RENEWAL_UPCOMING 1 " + s.NextDate.String() + " told on " + s.NextDate.Add(-3).String()))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(ContainSubstring("it comes to €64.14"))
		t.until(ctx, *s.NextDate)
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
	})

	It("announce a yearly renewal a month before, whatever the settings say, and again as configured", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			s.Terms.IntervalUnit, s.NextDate, s.LastDate = catalog.Year, new(s.AnchorDate.AddMonths(12)), s.AnchorDate.AddMonths(12)
			s.RemindOn = new(t.calendar(ctx).At(s.NextDate.Add(-30)))
		})
		for range 2 {
			t.until(ctx, s.NextDate.Add(-30))
			t.due(ctx)
		}
		told := "SUBSCRIPTION_RENEWAL_UPCOMING 1 " + s.NextDate.String() + " told on "
		Expect(t.mailed(ctx)).To(Equal(told + s.NextDate.Add(-30).String()))
		t.until(ctx, s.NextDate.Add(-3))
		t.due(ctx)
		Expect(t.mailed(ctx)).To(Equal(told + s.NextDate.Add(-30).String() + ", " + told + s.NextDate.Add(-3).String()))
		Expect(t.shown(ctx, s.ID).RemindOn).To(BeNil())
	})

	DescribeTable("use the text", func(ctx SpecContext, offered, own, want string) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), announced)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stores SET settings = jsonb_set(settings, '{languageCodes}', $1)", offered)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE customers SET language_code = 'de-AT'")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET language_code = NULL")
		Expect(err).NotTo(HaveOccurred())
		if own != "" {
			all, err := t.As(t.actor).EmailTemplates().Of(ctx, letter.MailSubscriptionRenewalUpcoming)
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Settings.UpdateEmailTemplate(ctx, another(t.actor), all[0].ID, domain.Expect{}, letter.EmailTemplateInput{Subject: &own})
			Expect(err).NotTo(HaveOccurred())
		}
		t.until(ctx, s.NextDate.Add(-3))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Subject).To(HavePrefix(want))
	},
		Entry("in the customer's language if the store offers that language", `["en", "de"]`, "", "Ihr Abo"),
		Entry("in the store's language otherwise", `["en"]`, "", "Your subscription"),
		Entry("of the store's template if it exists", `["en", "de"]`, "Soon: {{ subscription.nextDate }}", "Soon: "))

	It("do not announce a renewal if the subscription ends instead", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), announced, func(s *subscription.Subscription) { s.CancelAtPeriodEnd = true })
		t.until(ctx, s.NextDate.Add(-3))
		Expect(t.mailed(ctx)).To(BeEmpty())
		t.until(ctx, *s.NextDate)
		Expect(t.mailed(ctx)).To(HavePrefix("SUBSCRIPTION_CANCELLED 1 version "))
	})

	It("announce a renewal even if its price cannot be calculated", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), announced)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET shipping_address_id = NULL, shipping_method_id = NULL")
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, s.NextDate.Add(-3))
		Expect(t.mailed(ctx)).To(HavePrefix("SUBSCRIPTION_RENEWAL_UPCOMING"))
		Expect(t.shown(ctx, s.ID).RemindOn).To(BeNil())
	})

	DescribeTable("report, depending on the store's rules,", func(ctx SpecContext, notify []string, want string) {
		t.dunning(ctx, func(d *settings.Dunning) {
			d.MaxAttempts, d.IntervalsDays, d.FinalAction, d.NotifyOn = 3, []int{1, 3}, "FAIL", notify
		})
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		for _, days := range []int{0, 1, 4} {
			t.until(ctx, s.NextDate.Add(days))
			t.due(ctx)
		}
		Expect(t.mailed(ctx)).To(Equal(want))
	},
		Entry("no failure", []string{}, ""),
		Entry("the first and the last failure", []string{"FIRST_FAILURE", "FINAL_FAILURE"}, "SUBSCRIPTION_PAYMENT_FAILED 1 attempt 1, SUBSCRIPTION_PAYMENT_FAILED 1 attempt 3"),
		Entry("every failure", []string{"EVERY_FAILURE"}, "SUBSCRIPTION_PAYMENT_FAILED 1 attempt 1, SUBSCRIPTION_PAYMENT_FAILED 1 attempt 2, SUBSCRIPTION_PAYMENT_FAILED 1 attempt 3"))

	It("ask the customer to act, whatever the settings say", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) { d.NotifyOn = []string{} })
		s := t.subscribe(ctx, t.card(ctx, "pm_card_authenticationRequired"))
		t.until(ctx, *s.NextDate)
		t.due(ctx)
		Expect(t.mailed(ctx)).To(Equal("SUBSCRIPTION_ACTION_NEEDED 1 attempt 1"))
	})

	It("do not report problems of the store's own account", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalMisconfigured"))
		t.until(ctx, *s.NextDate)
		Expect(t.mailed(ctx)).To(BeEmpty())
	})

	It("report each pause, resumption and cancellation, once per request", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		for range 2 {
			pause, resume := another(t.mia), another(t.mia)
			for range 2 {
				_, err := t.Ordering.PauseSubscription(ctx, pause, s.ID, subscription.PauseRequest{Until: new(t.calendar(ctx).Today().Add(5))})
				Expect(err).NotTo(HaveOccurred())
			}
			for range 2 {
				_, err := t.Ordering.ResumeSubscription(ctx, resume, s.ID, nil)
				Expect(err).NotTo(HaveOccurred())
			}
		}
		_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), s.ID, subscription.CancelRequest{AtPeriodEnd: true})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CancelSubscription(ctx, another(t.mia), s.ID, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_PAUSED SUBSCRIPTION_RESUMED SUBSCRIPTION_PAUSED SUBSCRIPTION_RESUMED SUBSCRIPTION_CANCELLED SUBSCRIPTION_CANCELLED"))
	})

	It("report a replacement once, and not as a cancellation", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) { s.SubscriptionNumber = 80001 })
		_, err := t.Catalog.UpdateProduct(ctx, another(t.actor), t.good.ProductID, domain.Expect{}, catalog.ProductInput{IsSubscribable: new(true)})
		Expect(err).NotTo(HaveOccurred())
		asked := another(t.actor)
		for range 2 {
			_, err := t.Ordering.ReplaceSubscription(ctx, asked, s.ID, subscription.SubscriptionReplacement{}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_REPLACED"))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		old := domain.Itoa(s.SubscriptionNumber)
		Expect(mails[0].Subject).To(HavePrefix("Your subscription " + old + " goes on as "))
		Expect(mails[0].Text).To(And(ContainSubstring("Your subscription "+old+" was replaced"), ContainSubstring("1 × Good POUR-OVER"), Not(ContainSubstring("as subscription "+old))))
	})

	It("tell a banned customer that there will be no more charges", func(ctx SpecContext) {
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: customer.CustomerBanned}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_CANCELLED"))
	})

	It("cannot be queued twice, even by a writer that skips the check", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), announced)
		t.until(ctx, s.NextDate.Add(-3))
		_, err := t.Data.SQL.ExecContext(ctx, `INSERT INTO mails (store_id, created_on, modified_on, kind, message_id, to_address, from_address, from_name, content, status, next_attempt_on, subscription_id, subscription_slot, occasion)
			SELECT store_id, created_on, modified_on, kind, message_id || 'x', to_address, from_address, from_name, content, status, next_attempt_on, subscription_id, subscription_slot, occasion FROM mails WHERE subscription_id IS NOT NULL`)
		Expect(err).To(MatchError(ContainSubstring("mails_subscription_unique")))
	})
})

// mailed returns the kind, slot and occasion of each queued mail about a subscription, as text.
func (t *renewalStore) mailed(ctx context.Context) string {
	return t.mails(ctx, "kind || ' ' || subscription_slot || ' ' || occasion, ', '")
}

func (t *renewalStore) kinds(ctx context.Context) string { return t.mails(ctx, "kind, ' '") }

func (t *renewalStore) mails(ctx context.Context, list string) (text string) {
	GinkgoHelper()
	Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT coalesce(string_agg(`+list+` ORDER BY id), '') FROM mails WHERE subscription_id IS NOT NULL`).Scan(&text)).To(Succeed())
	return text
}
