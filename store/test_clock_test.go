package store_test

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A test clock", func() {
	It("runs a year of renewals in order within seconds, and no other job runs them", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		request := another(t.actor)
		clock, err := t.Ordering.CreateTestClock(ctx, request, t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		again, err := t.Ordering.CreateTestClock(ctx, request, t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(clock.ID))
		_, err = t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).To(refuse(domain.AlreadyExists))
		s := t.subscribe(ctx, card, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		began := t.Clock.Now()

		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows, domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows.AddDate(0, 0, 401), domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		target := clock.Shows.AddDate(1, 0, 2)
		moving, err := t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, target, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(moving.Status()).To(Equal(subscription.ClockAdvancing))
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, target.AddDate(0, 0, 1), domain.Expect{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
		Expect(t.Ordering.DeleteTestClock(ctx, another(t.actor), clock.ID)).To(refuse(domain.InvalidStateTransition))
		Expect(together(3, func(int) error { return t.process().Ordering.AdvanceTestClocks(ctx) })).To(Equal(map[domain.Code]int{"": 3}))
		for range 5 {
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		clock, err = t.Ordering.TestClock(ctx, t.actor, clock.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{clock.Status(), clock.Shows.UTC(), clock.SubscriptionCount}).To(Equal([]any{subscription.ClockReady, target, 1}))
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(12))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(13))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.CycleNumber, *after.NextDate}).To(Equal([]any{13, s.AnchorDate.AddMonths(13)}))
		Expect(t.Clock.Now()).To(BeTemporally("~", began, time.Minute), "real time is what it was")
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE created_on > $1", t.Clock.Now().Add(time.Minute))).To(BeZero(), "events keep real time")

		By("the ordinary jobs do not renew its subscriptions")
		t.Data.Clock.Advance(500 * 24 * time.Hour)
		t.due(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(12))

		By("deleting the clock cancels its subscriptions")
		t.forget(ctx)
		Expect(t.Ordering.DeleteTestClock(ctx, another(t.actor), clock.ID)).To(Succeed())
		Expect(t.happened(ctx)).To(Equal("subscription.cancelled subscription.status_changed"))
		Expect(t.Ordering.DeleteTestClock(ctx, another(t.actor), clock.ID)).To(refuse(domain.NotFound))
	})

	It("runs through a declined renewal, a change of the card, and the recovery", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		bad := t.card(ctx, "pm_card_renewalInsufficientFunds")
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, bad, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		c := t.calendar(ctx)
		advance := func(to time.Time) {
			GinkgoHelper()
			_, err := t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, to, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		advance(c.At(*s.NextDate).Add(2 * time.Hour))
		Expect([]any{t.shown(ctx, s.ID).DunningState, t.happened(ctx)}).To(Equal([]any{subscription.Retrying, "subscription.payment_failed"}))
		good := t.card(ctx, "pm_card_visa")
		t.forget(ctx)
		_, err = t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &good}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		advance(c.At(*s.NextDate).Add(3 * time.Hour)) // before the day on which the renewal would be retried
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.DunningState, *after.NextDate}).To(Equal([]any{subscription.NotDunning, s.AnchorDate.AddMonths(2)}))
	})

	It("waits for a bank's decision, so a late failure and its retries happen on their days", func(ctx SpecContext) {
		p := newPlanStore(ctx)
		t := &renewalStore{checkoutStore: p.checkoutStore, mia: p.mia}
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), p.subscribe(p.shop(ctx, line{p.filter, 1, p.monthly}), "pm_usBankAccount_insufficientFunds"))
		Expect(err).NotTo(HaveOccurred())
		t.forget(ctx)
		s := p.begun(ctx)[0]
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows.AddDate(0, 0, 20), domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		waiting, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{waiting.Status(), waiting.Shows.Equal(clock.Shows)}).To(Equal([]any{subscription.ClockAdvancing, true}), "the bank is at the first order")
		for range 10 {
			t.settled(ctx)
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		ready, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(ready.Status()).To(Equal(subscription.ClockReady))
		d := t.shown(ctx, s.ID).Dunning
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE order_id = $1 AND status = 'FAILED'", order.ID)).To(Equal(1 + len(d.IntervalsDays)))
		rows, err := t.Data.SQL.QueryContext(ctx, "SELECT (snapshot_failed.failed_on AT TIME ZONE 'UTC')::date - $1::date FROM (SELECT failed_on FROM renewals WHERE slot = 0) snapshot_failed", clock.Shows)
		Expect(err).NotTo(HaveOccurred())
		defer rows.Close()
		total := 0
		for _, n := range d.IntervalsDays {
			total += n
		}
		Expect(rows.Next()).To(BeTrue())
		var days int
		Expect(rows.Scan(&days)).To(Succeed())
		Expect(days).To(BeNumerically("~", total, 1), "the last retry failed on its day, in the clock's time")
		Expect(t.happened(ctx)).To(ContainSubstring("order.payment_failed order.payment_status_changed subscription.payment_failed"))
	})

	It("waits a limited time for a charge whose outcome is unknown", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		bank := t.card(ctx, "pm_usBankAccount_insufficientFunds")
		t.settled(ctx)
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, bank, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		c := t.calendar(ctx)
		advance := func(to time.Time) {
			GinkgoHelper()
			_, err := t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, to, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		shows := func() *subscription.TestClock {
			GinkgoHelper()
			k, err := t.Ordering.TestClock(ctx, t.actor, clock.ID)
			Expect(err).NotTo(HaveOccurred())
			return k
		}
		advance(c.At(*s.NextDate).Add(2 * time.Hour))
		t.settled(ctx)
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		Expect([]any{shows().Status(), t.shown(ctx, s.ID).DunningState}).To(Equal([]any{subscription.ClockReady, subscription.Retrying}))

		By("the response is lost")
		t.gateway.mute = 1
		advance(c.At(*s.NextDate + 20))
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		Expect(shows().Status()).To(Equal(subscription.ClockAdvancing))
		Expect(domain.DateAt(shows().Shows, c.Zone)).To(Equal(*s.NextDate+1), "the day of the retry")
		for range 8 {
			t.settled(ctx)
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		Expect(shows().Status()).To(Equal(subscription.ClockReady))

		By("the gateway never responds")
		good := t.card(ctx, "pm_card_visa")
		other := t.subscribe(ctx, good, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		_, err = t.Data.SQL.ExecContext(ctx, `UPDATE subscriptions SET next_date = $2, due_at = $3, remind_on = NULL WHERE id = $1`, other.ID, *s.NextDate+21, c.At(*s.NextDate+21))
		Expect(err).NotTo(HaveOccurred())
		t.gateway.mute = 1 << 20
		advance(c.At(*s.NextDate + 22))
		for range 10 { // more often than the clock waits
			t.Data.Clock.Advance(20 * time.Second)
			Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		}
		stopped := shows()
		Expect(stopped.Status()).To(Equal(subscription.ClockFailed))
		Expect(*stopped.FailureDetail).To(ContainSubstring("does not answer"))
	})

	It("sends the mails about an expiring card", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		c := t.calendar(ctx)
		year, month, _ := c.Today().AddMonths(2).Calendar()
		card := t.card(ctx, fmt.Sprintf("pm_card_expires%02d%02d", month, year%100))
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		t.subscribe(ctx, card, func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, clock.Shows.AddDate(0, 4, 0), domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'CARD_EXPIRING'")).To(Equal(1))
		letters, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 20)
		Expect(err).NotTo(HaveOccurred())
		Expect(letters).To(ContainElement(HaveField("Subject", "Your card ending in 9805 expires soon")))
	})

	It("is refused in live stores and for customers whose subscriptions run in real time", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).To(refuse(domain.InvalidStateTransition))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE stores SET livemode = true")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, err = t.Ordering.TestClocks(ctx, t.actor)
		Expect(err).To(refuse(domain.UnsupportedOperation))
	})
})
