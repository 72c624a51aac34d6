package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("The due times of subscriptions", func() {
	var t *renewalStore
	var card int64
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		card = t.card(ctx, "pm_card_visa")
	})
	set := func(ctx context.Context, zone string, hour int) {
		GinkgoHelper()
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Timezone: &zone, RenewalHour: &hour}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}
	hourOf := func(ctx context.Context, on domain.Date, s *subscription.Subscription) time.Time {
		return t.calendar(ctx).At(on).Add(time.Duration(s.Spread) * time.Second)
	}

	It("move to the store's new time zone and hour, and keep their dates", func(ctx SpecContext) {
		plain, reminded := t.subscribe(ctx, card), t.subscribe(ctx, card)
		on := *plain.NextDate
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscriptions SET remind_on = $1 WHERE id = $2", hourOf(ctx, on-3, reminded), reminded.ID)
		Expect(err).NotTo(HaveOccurred())
		paused := t.subscribe(ctx, card)
		_, err = t.Ordering.PauseSubscription(ctx, another(t.actor), paused.ID, subscription.PauseRequest{Until: new(on + 5)})
		Expect(err).NotTo(HaveOccurred())
		moment := t.Clock.Now().Add(5 * time.Minute)
		asked, claimed := t.subscribe(ctx, card), t.subscribe(ctx, card)
		for statement, at := range map[string]time.Time{
			"UPDATE subscriptions SET due_at = $1 WHERE id = $2": moment, "UPDATE subscriptions SET claimed_until = $1 WHERE id <> $2 AND id = (SELECT max(id) FROM subscriptions)": moment} {
			_, err := t.Data.SQL.ExecContext(ctx, statement, at, asked.ID)
			Expect(err).NotTo(HaveOccurred())
		}
		for _, to := range []struct {
			zone string
			hour int
		}{{"America/New_York", 18}, {"Pacific/Auckland", 2}} {
			set(ctx, to.zone, to.hour)
		}
		Expect(together(3, func(int) error { return t.process().Ordering.FollowCalendars(ctx) })).To(Equal(map[domain.Code]int{"": 3}))
		Expect(t.count(ctx, "SELECT count(*) FROM calendar_changes")).To(BeZero())

		Expect(*t.shown(ctx, plain.ID).NextDate).To(Equal(on))
		Expect(*t.shown(ctx, plain.ID).DueAt).To(BeTemporally("==", hourOf(ctx, on, plain)))
		Expect(*t.shown(ctx, reminded.ID).RemindOn).To(BeTemporally("==", hourOf(ctx, on-3, reminded)))
		Expect(*t.shown(ctx, paused.ID).ResumeOn).To(BeTemporally("==", hourOf(ctx, on+5, paused)))
		Expect(*t.shown(ctx, asked.ID).DueAt).To(BeTemporally("~", moment, time.Second), "somebody wants it then")
		Expect(*t.shown(ctx, claimed.ID).DueAt).To(BeTemporally("==", *claimed.DueAt), "it is being done")
	})

	It("do not change with other settings", func(ctx SpecContext) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{RenewalReminderDays: new(5)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		s, err := t.As(t.actor).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		set(ctx, s.Settings.Timezone, s.Settings.RenewalHour)
		Expect(t.count(ctx, "SELECT count(*) FROM calendar_changes")).To(BeZero())
	})
})
