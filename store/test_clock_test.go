package store_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A test clock", func() {
	It("runs a year of renewals in moments, in order, and nobody else does", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		request := another(t.actor)
		clock, err := t.CreateTestClock(ctx, request, t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		again, err := t.CreateTestClock(ctx, request, t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(clock.ID))
		_, err = t.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).To(refuse(domain.AlreadyExists))
		s := t.subscribe(ctx, card, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		began := t.Clock().Now()

		_, err = t.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows, domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = t.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows.AddDate(0, 0, 401), domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		target := clock.Shows.AddDate(1, 0, 2)
		moving, err := t.AdvanceTestClock(ctx, another(t.actor), clock.ID, target, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(moving.Status()).To(Equal(subscription.ClockAdvancing))
		_, err = t.AdvanceTestClock(ctx, another(t.actor), clock.ID, target.AddDate(0, 0, 1), domain.Expect{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
		Expect(t.DeleteTestClock(ctx, another(t.actor), clock.ID)).To(refuse(domain.InvalidStateTransition))
		Expect(together(3, func(int) error { return t.process().AdvanceTestClocks(ctx) })).To(Equal(map[domain.Code]int{"": 3}))
		for range 5 {
			Expect(t.AdvanceTestClocks(ctx)).To(Succeed())
		}
		clock, err = t.TestClock(ctx, t.actor, clock.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{clock.Status(), clock.Shows.UTC(), clock.SubscriptionCount}).To(Equal([]any{subscription.ClockReady, target, 1}))
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(12))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(13))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.CycleNumber, *after.NextDate}).To(Equal([]any{13, s.AnchorDate.AddMonths(13)}))
		Expect(t.Clock().Now()).To(BeTemporally("~", began, time.Minute), "real time is what it was")
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE created_on > $1", t.Clock().Now().Add(time.Minute))).To(BeZero(), "events keep real time")

		By("not being renewed by anybody else")
		t.Data.Clock.Advance(500 * 24 * time.Hour)
		t.due(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(12))

		By("ending")
		t.forget(ctx)
		Expect(t.DeleteTestClock(ctx, another(t.actor), clock.ID)).To(Succeed())
		Expect(t.happened(ctx)).To(Equal("subscription.cancelled subscription.status_changed"))
		Expect(t.DeleteTestClock(ctx, another(t.actor), clock.ID)).To(refuse(domain.NotFound))
	})

	It("shows a decline, another card, and the recovery", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		bad := t.card(ctx, "pm_card_renewalInsufficientFunds")
		clock, err := t.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, bad, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		c := t.calendar(ctx)
		advance := func(to time.Time) {
			GinkgoHelper()
			_, err := t.AdvanceTestClock(ctx, another(t.actor), clock.ID, to, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.AdvanceTestClocks(ctx)).To(Succeed())
		}
		advance(c.At(*s.NextDate).Add(2 * time.Hour))
		Expect([]any{t.shown(ctx, s.ID).DunningState, t.happened(ctx)}).To(Equal([]any{subscription.Retrying, "subscription.payment_failed"}))
		good := t.card(ctx, "pm_card_visa")
		t.forget(ctx)
		_, err = t.UpdateSubscription(ctx, another(t.mia), s.ID, store.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &good}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		advance(c.At(*s.NextDate).Add(3 * time.Hour)) // before the day of its retry
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.DunningState, *after.NextDate}).To(Equal([]any{subscription.NotDunning, s.AnchorDate.AddMonths(2)}))
	})

	It("is refused in stores that are live, and for customers whose subscriptions live in real time", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).To(refuse(domain.InvalidStateTransition))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE stores SET livemode = true")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, err = t.TestClocks(ctx, t.actor)
		Expect(err).To(refuse(domain.UnsupportedOperation))
	})
})
