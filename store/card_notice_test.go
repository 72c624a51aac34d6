package store_test

import (
	"context"
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("An expiring card", func() {
	var t *renewalStore
	var card int64
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		card = t.card(ctx, "pm_card_visa")
	})

	// lasts sets the card's expiry to the month of a date and returns the last day of that month.
	lasts := func(ctx context.Context, id int64, in domain.Date) domain.Date {
		GinkgoHelper()
		year, month, _ := in.Calendar()
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE customer_payment_methods SET expiry_month = $1, expiry_year = $2 WHERE id = $3", fmt.Sprintf("%02d", month), fmt.Sprint(year), id)
		Expect(err).NotTo(HaveOccurred())
		return domain.DateAt(time.Date(year, month+1, 0, 12, 0, 0, 0, time.UTC), time.UTC)
	}
	// on moves the clock to a minute past the store's hour on a date and sends the notices.
	on := func(ctx context.Context, d domain.Date) {
		GinkgoHelper()
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(d).Add(time.Minute).Sub(c.Now))
		Expect(t.Ordering.TellOfExpiringCards(ctx)).To(Succeed())
	}
	told := func(ctx context.Context) int {
		return t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'CARD_EXPIRING'")
	}

	It("causes one mail on the store's reminder day, even with several processes", func(ctx SpecContext) {
		s := t.subscribe(ctx, card)
		t.subscribe(ctx, card)
		last := lasts(ctx, card, t.calendar(ctx).Today().AddMonths(2))
		on(ctx, last.Add(-4))
		Expect(told(ctx)).To(BeZero())
		t.Data.Clock.Advance(24*time.Hour - 2*time.Minute) // to the reminder day, before the store's hour
		Expect(t.Ordering.TellOfExpiringCards(ctx)).To(Succeed())
		Expect(told(ctx)).To(BeZero())
		t.Data.Clock.Advance(2 * time.Minute)
		Expect(together(4, func(int) error { return t.process().Ordering.TellOfExpiringCards(ctx) })).To(Equal(map[domain.Code]int{"": 4}))
		on(ctx, last)
		Expect(told(ctx)).To(Equal(1))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Subject).To(Equal("Your card ending in 4242 expires soon"))
		Expect(mails[0].Text).To(And(ContainSubstring("Your Visa card ending in 4242 is good until "+last.Midnight().Format("January 2, 2006")),
			ContainSubstring("your subscriptions %d, %d.", s.SubscriptionNumber, s.SubscriptionNumber+1)))

		By("a new expiry date of the same card causes another mail")
		last = lasts(ctx, card, last.AddMonths(12))
		on(ctx, last.Add(-3))
		Expect(told(ctx)).To(Equal(2))
	})

	DescribeTable("causes no mail if it", func(ctx SpecContext, change func(context.Context, *subscription.Subscription, domain.Date) domain.Date) {
		s := t.subscribe(ctx, card)
		last := lasts(ctx, card, t.calendar(ctx).Today().AddMonths(2))
		on(ctx, change(ctx, s, last))
		Expect(told(ctx)).To(BeZero())
	},
		Entry("has already expired", func(_ context.Context, _ *subscription.Subscription, last domain.Date) domain.Date { return last + 1 }),
		Entry("belongs to a store without reminders", func(ctx context.Context, _ *subscription.Subscription, last domain.Date) domain.Date {
			_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{RenewalReminderDays: new(0)}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return last
		}),
		Entry("was updated in the meantime", func(ctx context.Context, _ *subscription.Subscription, last domain.Date) domain.Date {
			lasts(ctx, card, last.AddMonths(24))
			return last
		}),
		Entry("was replaced with another card", func(ctx context.Context, s *subscription.Subscription, last domain.Date) domain.Date {
			other := t.card(ctx, "pm_card_mastercard")
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET customer_payment_method_id = $1", other)
			Expect(err).NotTo(HaveOccurred())
			return last
		}),
		Entry("is not used by a subscription any longer", func(ctx context.Context, s *subscription.Subscription, last domain.Date) domain.Date {
			_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), s.ID, subscription.CancelRequest{AtPeriodEnd: true})
			Expect(err).NotTo(HaveOccurred())
			return last
		}),
		Entry("belongs to a closed store", func(ctx context.Context, _ *subscription.Subscription, last domain.Date) domain.Date {
			closed := settings.StoreClosed
			_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Status: &closed}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return last
		}))

	It("causes its mail by the customer's test clock, if the customer has one", func(ctx SpecContext) {
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		t.subscribe(ctx, card, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		last := lasts(ctx, card, t.calendar(ctx).Today().AddMonths(2))
		advance := func(to domain.Date) {
			GinkgoHelper()
			_, err := t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, t.calendar(ctx).At(to), domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		advance(last.Add(-4))
		Expect(told(ctx)).To(BeZero())
		advance(last.Add(40)) // after the reminder day; the clock still sends that day's notice
		Expect(told(ctx)).To(Equal(1))
		moved, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(moved.Status()).To(Equal(subscription.ClockReady))

		By("no mail is caused in real time")
		last = lasts(ctx, card, last.AddMonths(3))
		on(ctx, last.Add(-2))
		Expect(told(ctx)).To(Equal(1))
	})
})
