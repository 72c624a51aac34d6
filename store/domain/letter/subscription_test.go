package letter_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A subscription letter", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	mia := &customer.Customer{Email: "mia@example.com", FirstName: "Mia"}
	shop := &settings.Store{Name: "Oak", Settings: settings.Settings{Timezone: "Europe/Berlin", SupportEmail: new("a@oak.example")}}
	sub := func(change ...func(*subscription.Subscription)) *subscription.Subscription {
		s := &subscription.Subscription{Row: domain.Row{ID: 9, Version: 4}, SubscriptionNumber: 70001, Status: subscription.Active, SlotNumber: 3, CurrencyCode: "EUR",
			NextDate: new(domain.DateOf(2026, 12, 1)), DueAt: new(now.Add(240 * time.Hour)),
			Items: []*subscription.SubscriptionItem{{SKU: "BEANS", Name: "Beans", Quantity: 2}}}
		for _, f := range change {
			f(s)
		}
		return s
	}
	text := func(kind letter.MailKind, s *subscription.Subscription) string {
		l := letter.SubscriptionLetter(shop, letter.Site{}, mia, s, kind)
		return l.Subject + "\n" + l.Text
	}

	It("links to the verified storefront, or has no link", func() {
		l := letter.ReminderLetter(shop, letter.Site{Storefront: "https://oak.example"}, mia, sub(), domain.DateOf(2026, 11, 28), nil)
		Expect(l.Text).To(ContainSubstring("you can do so in your account:\nhttps://oak.example"))
		Expect(l.HTML).To(ContainSubstring(`href="https://oak.example"`))
		l = letter.ReminderLetter(shop, letter.Site{Account: "http://service.example"}, mia, sub(), domain.DateOf(2026, 11, 28), nil)
		Expect(l.Text + l.HTML).NotTo(ContainSubstring("http://"))
		Expect(l.Text).To(ContainSubstring("you can do so in your account at Oak, or answer this mail."))
		Expect(letter.ReminderLetter(&settings.Store{Name: "Oak"}, letter.Site{}, mia, sub(), domain.DateOf(2026, 11, 28), nil).Text).NotTo(ContainSubstring("answer"), "nobody would read it")
	})

	It("announces a renewal with its day and price, and expires after that day", func() {
		l := letter.ReminderLetter(shop, letter.Site{}, mia, sub(), domain.DateOf(2026, 11, 28), new(domain.MustAmount("53.90")))
		Expect(l.Subject).To(Equal("Your subscription 70001 renews on December 1, 2026"))
		Expect(l.Text).To(And(HavePrefix("Hello Mia,"), ContainSubstring("2 × Beans (BEANS)"), ContainSubstring("it comes to €53.90")))
		Expect([]any{*l.SubscriptionID, *l.SubscriptionSlot, l.Occasion, *l.ExpiresOn}).To(Equal([]any{int64(9), 3, "2026-12-01 told on 2026-11-28", now.Add(240 * time.Hour)}))
		Expect(letter.ReminderLetter(shop, letter.Site{}, mia, sub(), domain.DateOf(2026, 11, 28), nil).Text).To(ContainSubstring("It is charged on that day."))
		trial := letter.ReminderLetter(shop, letter.Site{}, mia, sub(func(s *subscription.Subscription) { s.TrialUntil = s.NextDate }), domain.DateOf(2026, 11, 24), new(domain.MustAmount("53.90")))
		Expect([]any{trial.Kind, trial.Subject}).To(Equal([]any{letter.MailSubscriptionTrialEnding, "The trial of your subscription 70001 ends soon"}))
		Expect(trial.Text).To(And(ContainSubstring("It renews on December 1, 2026, with:"), ContainSubstring("it comes to €53.90"), ContainSubstring("change or cancel it before then")))
		paid := sub(func(s *subscription.Subscription) { s.PrepaidLeft, s.TestClockID = 2, new(int64(1)) })
		l = letter.ReminderLetter(shop, letter.Site{}, mia, paid, domain.DateOf(2026, 11, 28), new(domain.Amount{}))
		Expect(l.Text).To(ContainSubstring("It is paid for already"))
		Expect(l.ExpiresOn).To(BeNil(), "a test clock's days are no days of mail")
	})

	It("announces a higher price with the old price, the new price, the date, and how to cancel", func() {
		monthly := sub(func(s *subscription.Subscription) {
			s.Terms = catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1, PrepaidCycles: 1}
			s.AnchorDate, s.AnchorDay, s.AnchorSlot, s.LastDate = *s.NextDate, 1, s.SlotNumber, *s.NextDate
		})
		rises := []subscription.Rise{{Item: monthly.Items[0], Was: domain.MustAmount("49.00"), Announced: subscription.Announced{Price: domain.MustAmount("59.00"), From: domain.DateOf(2026, 12, 20)}}}
		told := func(site letter.Site, s *subscription.Subscription) letter.Letter {
			return letter.PriceRiseLetter(shop, site, mia, s, rises, subscription.Calendar{Zone: time.UTC, Now: now})
		}
		l := told(letter.Site{Storefront: "https://oak.example"}, monthly)
		Expect([]any{l.Kind, l.Subject, *l.SubscriptionID, l.Occasion}).To(Equal([]any{letter.MailSubscriptionPriceChanged, "The price of your subscription 70001 rises on December 20, 2026", int64(9), "version 4"}))
		Expect(l.Text).To(And(ContainSubstring("Beans (BEANS): €59.00 instead of €49.00 (you get 2 each time)"), ContainSubstring("From December 20, 2026 on, one costs:"),
			ContainSubstring("The first renewal at the new price is on January 1, 2027. Renewals before then cost what they did."), ContainSubstring("cancel before then, in your account:\nhttps://oak.example")))
		Expect(l.HTML).To(And(ContainSubstring("€59.00"), ContainSubstring(`href="https://oak.example"`)))
		monthly.NextDate = nil
		Expect(told(letter.Site{}, monthly).Text).To(And(Not(ContainSubstring("The first renewal")), ContainSubstring("in your account at Oak, or answer this mail.")))
	})

	DescribeTable("about a failed payment follows the terms at the time of the first failure,", func(notify []string, first, second, last bool) {
		for i, want := range []bool{first, second, last} {
			s := sub(func(s *subscription.Subscription) {
				s.Dunning = &settings.Dunning{NotifyOn: notify}
				s.Slots = []*subscription.Renewal{{Slot: 3, Attempts: i + 2, FailedAttempts: i + 1, FailureClass: "SOFT", FailedOn: &now}}
				if i < 2 {
					s.RetryOn = new(now.Add(24 * time.Hour))
				}
			})
			l := letter.RenewalFailedLetter(shop, letter.Site{}, mia, s, 0)
			Expect(l != nil).To(Equal(want), "failure %d", i+1)
			if l != nil {
				Expect([]any{l.Kind, *l.SubscriptionSlot, l.Occasion}).To(Equal([]any{letter.MailSubscriptionPaymentFailed, 3, "attempt " + domain.Itoa(i+2)}))
			}
			s.Slots[0].FailureClass = string(ordering.FailureAction)
			Expect(letter.RenewalFailedLetter(shop, letter.Site{}, mia, s, 0).Kind).To(Equal(letter.MailSubscriptionActionNeeded), "who has to act hears of it")
		}
	},
		Entry("which exclude all mails", []string{}, false, false, false),
		Entry("which include a mail after the first failure", []string{"FIRST_FAILURE"}, true, false, false),
		Entry("which include a mail after the last failure", []string{"FINAL_FAILURE"}, false, false, true),
		Entry("which include mails after the first and the last failure", []string{"FIRST_FAILURE", "FINAL_FAILURE"}, true, false, true),
		Entry("which include a mail after every failure", []string{"EVERY_FAILURE"}, true, true, true))

	It("about a failed payment describes the next step", func() {
		failed := func(change func(*subscription.Subscription)) string {
			s := sub(func(s *subscription.Subscription) {
				s.Dunning = &settings.Dunning{NotifyOn: []string{"EVERY_FAILURE"}}
				s.Slots = []*subscription.Renewal{{Slot: 3, FailedAttempts: 1, FailureClass: "SOFT", FailedOn: &now}}
			}, change)
			return letter.RenewalFailedLetter(shop, letter.Site{}, mia, s, 0).Text
		}
		Expect(failed(func(s *subscription.Subscription) { s.RetryOn = new(time.Date(2026, 11, 20, 23, 30, 0, 0, time.UTC)) })).
			To(ContainSubstring("We try again on November 21, 2026."), "the store's day")
		Expect(failed(func(s *subscription.Subscription) { s.FinalOn = &now })).To(ContainSubstring("choose another one before November 20, 2026, so that"))
		Expect(failed(func(s *subscription.Subscription) { s.Status = subscription.TerminalFailed })).To(ContainSubstring("choose another one, so that"))
		Expect(failed(func(s *subscription.Subscription) { s.Status = subscription.Cancelled })).To(ContainSubstring("The subscription was canceled."))
		Expect(failed(func(s *subscription.Subscription) { s.Status = subscription.Paused })).To(ContainSubstring("The subscription is paused."))
		Expect(failed(func(s *subscription.Subscription) { s.Slots[0].Status = subscription.RenewalSkipped })).
			To(ContainSubstring("This renewal is left out, and the next one is on December 1, 2026."))
	})

	It("describes the result of a change", func() {
		Expect(text(letter.MailSubscriptionCreated, sub())).To(ContainSubstring("Its next renewal is on December 1, 2026."))
		Expect(text(letter.MailSubscriptionCancelled, sub())).To(And(HavePrefix("Your subscription 70001 ends on December 1, 2026\n"), ContainSubstring("Nothing more is charged")))
		over := func(s *subscription.Subscription) { s.Status = subscription.Cancelled }
		Expect(text(letter.MailSubscriptionCancelled, sub(over))).To(HavePrefix("Your subscription 70001 has ended\n"))
		Expect(text(letter.MailSubscriptionCancelled, sub(over, func(s *subscription.Subscription) { s.CancelReason = new(subscription.ReasonCompleted) }))).To(ContainSubstring("for as long as it was meant to"))
		charging := func(s *subscription.Subscription) {
			s.Slots = []*subscription.Renewal{{Status: subscription.RenewalProcessing}}
		}
		Expect(text(letter.MailSubscriptionCancelled, sub(over, charging))).To(And(ContainSubstring("may still be completed"), Not(ContainSubstring("Nothing more"))))
		paused := func(s *subscription.Subscription) {
			s.Status, s.PausedUntil = subscription.Paused, new(domain.DateOf(2027, 1, 5))
		}
		Expect(text(letter.MailSubscriptionPaused, sub(paused))).To(ContainSubstring("is paused until January 5, 2027."))
		Expect(text(letter.MailSubscriptionResumed, sub())).To(ContainSubstring("is active again. Its next renewal is on December 1, 2026."))
		By("each change once, the beginning once at all")
		Expect(letter.SubscriptionLetter(shop, letter.Site{}, mia, sub(), letter.MailSubscriptionPaused).Occasion).To(Equal("version 4"))
		Expect(letter.SubscriptionLetter(shop, letter.Site{}, mia, sub(), letter.MailSubscriptionCreated).Occasion).To(BeEmpty())
	})
})
