package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

// status sets the store's status, for example to closed.
func (t *renewalStore) status(ctx context.Context, to settings.StoreStatus) {
	GinkgoHelper()
	_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Status: &to}, domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
}

// claim claims the due subscriptions, as a process with free slots does.
func (t *renewalStore) claim(ctx context.Context) (ids []int64) {
	GinkgoHelper()
	due, err := t.Data.Repo.ClaimSubscriptions(ctx, repo.Slots{OfAccount: 100, OfGateway: 100})
	Expect(err).NotTo(HaveOccurred())
	for _, d := range due {
		Expect(d.StoreID).To(Equal(t.store.ID))
		ids = append(ids, d.ID)
	}
	return ids
}

// beforeLeaseEnds is half the lease, since the clock of the specs includes real time.
const beforeLeaseEnds = repo.Lease / 2

var _ = Describe("A claim of due subscriptions", func() {
	It("blocks other processes until its lease ends", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		var want []any
		var next domain.Date
		for range 3 {
			s := t.subscribe(ctx, card)
			want, next = append(want, s.ID), *s.NextDate
		}
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(next).Add(time.Hour).Sub(c.Now))
		Expect(t.claim(ctx)).To(ConsistOf(want...))
		Expect(t.claim(ctx)).To(BeEmpty(), "at once")
		t.Data.Clock.Advance(beforeLeaseEnds)
		Expect(t.claim(ctx)).To(BeEmpty(), "before the lease ends")
		t.due(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM renewals")).To(BeZero())
		t.Data.Clock.Advance(repo.Lease)
		Expect(t.claim(ctx)).To(ConsistOf(want...), "after the lease ended")
		Expect(t.claim(ctx)).To(BeEmpty())
	})

	It("causes no charge if the store then closes, and one charge per renewal once it reopens", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		failed := t.subscribe(ctx, t.card(ctx, "pm_card_renewalInsufficientFunds"))
		retry := failed.NextDate.Add(1)
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) { s.NextDate, s.LastDate = &retry, retry })
		t.until(ctx, *failed.NextDate)
		Expect(t.shown(ctx, failed.ID).DunningState).To(Equal(subscription.Retrying))
		before := []any{t.taken(ctx), t.slots(ctx, s.ID), t.slots(ctx, failed.ID), t.count(ctx, "SELECT count(*) FROM payments")}
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(retry).Add(time.Hour).Sub(c.Now))
		claimed := t.claim(ctx)
		Expect(claimed).To(ConsistOf(s.ID, failed.ID), "a renewal and a retry")
		t.status(ctx, settings.StoreClosed)
		for _, id := range claimed {
			Expect(t.Ordering.ProcessSubscription(ctx, domain.System(t.store.ID), id)).To(Succeed())
		}
		t.Data.Clock.Advance(2 * repo.Lease)
		Expect(t.claim(ctx)).To(BeEmpty(), "a closed store rests")
		Expect([]any{t.taken(ctx), t.slots(ctx, s.ID), t.slots(ctx, failed.ID), t.count(ctx, "SELECT count(*) FROM payments")}).To(Equal(before))
		t.status(ctx, settings.StoreActive)
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.shown(ctx, failed.ID).FailedAttempts).To(Equal(2))
	})
})

var _ = Describe("A claim of test clocks", func() {
	It("blocks other processes until its lease ends", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		claim := func() (ids []int64) {
			GinkgoHelper()
			due, err := t.Data.Repo.ClaimTestClocks(ctx, 10)
			Expect(err).NotTo(HaveOccurred())
			for _, d := range due {
				ids = append(ids, d.ID)
			}
			return ids
		}
		Expect(claim()).To(BeEmpty(), "nobody moves it")
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows.AddDate(0, 1, 0), domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(claim()).To(Equal([]int64{clock.ID}))
		Expect(claim()).To(BeEmpty())
		t.Data.Clock.Advance(beforeLeaseEnds)
		Expect(claim()).To(BeEmpty(), "before the lease ends")
		t.Data.Clock.Advance(repo.Lease)
		Expect(claim()).To(Equal([]int64{clock.ID}), "after the lease ended")
	})
})

var _ = Describe("A test clock in a closed store", func() {
	It("advances without charges or mails, and catches up when it advances after the store reopens", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, card, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		mails := t.kinds(ctx)
		move := func(to time.Time) *subscription.TestClock {
			GinkgoHelper()
			_, err := t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, to, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
			moved, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
			Expect(err).NotTo(HaveOccurred())
			return moved
		}
		t.status(ctx, settings.StoreClosed)
		target := t.calendar(ctx).At(s.NextDate.Add(2))
		moved := move(target)
		Expect([]any{moved.Status(), moved.Shows.UTC()}).To(Equal([]any{subscription.ClockReady, target.UTC()}))
		Expect([]string{t.taken(ctx), t.slots(ctx, s.ID), t.happened(ctx), t.kinds(ctx)}).To(Equal([]string{"64.14", "", "", mails}))
		t.status(ctx, settings.StoreActive)
		t.forget(ctx)
		target = target.Add(time.Minute)
		moved = move(target)
		Expect([]any{moved.Status(), moved.Shows.UTC()}).To(Equal([]any{subscription.ClockReady, target.UTC()}))
		Expect([]string{t.taken(ctx), t.slots(ctx, s.ID)}).To(Equal([]string{"64.14, 64.14", "1 CHARGED 2"}))
	})

	It("reaches its target without further charges if the store closes on the way", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, card, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		target := t.calendar(ctx).At(s.NextDate.Add(90))
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, target, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.gateway.mute = 1 // the outcome of the first renewal is unknown while the store closes
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 PROCESSING"))
		t.status(ctx, settings.StoreClosed)
		t.settled(ctx)
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		moved, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{moved.Status(), moved.Shows.UTC()}).To(Equal([]any{subscription.ClockReady, target.UTC()}))
		Expect([]string{t.taken(ctx), t.slots(ctx, s.ID)}).To(Equal([]string{"64.14, 64.14", "1 CHARGED 2"}), "what the gateway took is booked, and nothing more is charged")
	})
})
