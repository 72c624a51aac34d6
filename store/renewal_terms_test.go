package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// renewed runs the due renewals at each of the given numbers of months after the order.
func (t *planStore) renewed(ctx context.Context, s *subscription.Subscription, months ...int) {
	GinkgoHelper()
	for _, n := range months {
		r := &renewalStore{checkoutStore: t.checkoutStore}
		r.until(ctx, s.AnchorDate.AddMonths(n))
	}
}

var _ = Describe("Renewals by the terms of a plan", func() {
	It("are prepaid, and then delivered without a further charge", func(ctx SpecContext) {
		t := newPlanStore(ctx)
		plan := t.plan(ctx, "Three in advance", func(in *catalog.SubscriptionPlanInput) { in.PrepaidCycles = new(3); in.MaxCycles = new(new(6)) })
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, plan}), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		s, r := t.begun(ctx)[0], &renewalStore{checkoutStore: t.checkoutStore}
		Expect(r.taken(ctx)).To(Equal("174.93"), "(3 × 44.10 + 3 × 4.90) + 19 %")
		r.forget(ctx)
		t.renewed(ctx, s, 1, 2)
		Expect(r.happened(ctx)).To(Equal("order.placed_by_renewal subscription.processed order.placed_by_renewal subscription.processed"))
		Expect(r.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3"))
		Expect(r.taken(ctx)).To(Equal("174.93"))
		Expect(t.count(ctx, "SELECT count(*) FROM payments")).To(Equal(1), "nothing is asked for")
		t.renewed(ctx, s, 3)
		Expect(r.taken(ctx)).To(Equal("174.93, 174.93"))
		t.renewed(ctx, s, 4, 5, 6)
		after := r.shown(ctx, s.ID)
		Expect([]any{after.Status, *after.CancelReason, after.CycleNumber}).To(Equal([]any{subscription.Cancelled, subscription.ReasonCompleted, 6}))
		Expect(r.taken(ctx)).To(Equal("174.93, 174.93"))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL AND subscription_id IS NOT NULL")).To(Equal(5))
	})

	It("start after a trial, with the first cycle", func(ctx SpecContext) {
		t := newPlanStore(ctx)
		plan := t.plan(ctx, "A week to try", func(in *catalog.SubscriptionPlanInput) {
			in.TrialDays, in.Pricing = new(7), &catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: just(domain.MustAmount("50")), FirstCycles: new(1), ThenValue: just(domain.MustAmount("10"))}
		})
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, plan}), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		s, r := t.begun(ctx)[0], &renewalStore{checkoutStore: t.checkoutStore}
		Expect([]any{s.CycleNumber, *s.NextDate}).To(Equal([]any{0, *s.TrialUntil}))
		r.forget(ctx)
		r.until(ctx, *s.NextDate-1)
		Expect(t.count(ctx, "SELECT count(*) FROM renewals")).To(BeZero())
		r.until(ctx, *s.NextDate)
		Expect(r.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed"))
		Expect(r.slots(ctx, s.ID)).To(Equal("1 CHARGED 1"))
		t.renewed(ctx, s, 1)
		Expect(r.slots(ctx, s.ID)).To(Equal("1 CHARGED 1, 2 CHARGED 2"))
		Expect(r.taken(ctx)).To(Equal("0.00, 34.99, 58.31"), "the card was verified; half of 49.00, then ten percent off")
	})

	It("with a price of 0 are placed without a payment, even if the card would be declined", func(ctx SpecContext) {
		t := newPlanStore(ctx)
		plan := t.plan(ctx, "Free", func(in *catalog.SubscriptionPlanInput) {
			in.ShippingPolicy, in.Pricing = new(catalog.ShippingFree), &catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: just(domain.MustAmount("100"))}
		})
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, plan}), "pm_card_chargeCustomerFail"))
		Expect(err).NotTo(HaveOccurred())
		s, r := t.begun(ctx)[0], &renewalStore{checkoutStore: t.checkoutStore}
		r.forget(ctx)
		t.renewed(ctx, s, 1)
		Expect(r.happened(ctx)).To(Equal("order.placed_by_renewal subscription.processed"))
		after := r.shown(ctx, s.ID)
		order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *after.LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.GrandTotal.Fixed(2), order.PaymentStatus, len(order.Payments), after.DunningState}).To(Equal([]any{"0.00", ordering.PaymentPaid, 0, subscription.NotDunning}))
	})
})

var _ = Describe("Renewals", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	It("are not charged after the last cycle, even if it was charged during a cancellation", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) { s.Terms.MaxCycles = new(2) })
		t.gateway.mute = 1
		t.until(ctx, *s.NextDate)
		_, err := t.Ordering.CancelSubscription(ctx, another(t.actor), s.ID, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		_, err = t.Ordering.ReactivateSubscription(ctx, another(t.actor), s.ID, subscription.ReactivateRequest{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
	})

	It("end with the last cycle, even if it was charged during a suspension", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) { s.Terms.MaxCycles = new(2) })
		t.gateway.mute = 1
		t.until(ctx, *s.NextDate)
		_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: customer.CustomerSuspended}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.shown(ctx, s.ID).Status).To(Equal(subscription.Paused))
		t.forget(ctx)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed subscription.completed subscription.status_changed"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, *after.CancelReason}).To(Equal([]any{subscription.Cancelled, subscription.ReasonCompleted}))
	})

	It("are skipped with an event if the gateway never received the charge and the customer is suspended", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.gateway.lost = 1
		t.until(ctx, *s.NextDate)
		_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: customer.CustomerSuspended}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.forget(ctx)
		t.settled(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"))
		Expect(t.happened(ctx)).To(Equal("subscription.cycle_auto_skipped"))
		Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE action = 'subscription.cycle_auto_skipped'")).To(Equal(1))
	})

	It("that failed permanently are refused without stock, and charged once there is stock", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) { d.MaxAttempts, d.IntervalsDays = 1, []int{} })
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		t.until(ctx, *s.NextDate)
		Expect(t.shown(ctx, s.ID).Status).To(Equal(subscription.TerminalFailed))
		card := t.card(ctx, "pm_card_mastercard")
		stock := func(n int) {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + $1", n)
			Expect(err).NotTo(HaveOccurred())
		}
		stock(0)
		_, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
		Expect(err).To(refuse(domain.InsufficientStock))
		t.due(ctx)
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, after.DunningState, after.RetryOn, *after.CustomerPaymentMethodID}).
			To(Equal([]any{subscription.TerminalFailed, subscription.Exhausted, (*time.Time)(nil), card}), "the card is the new one")
		stock(1)
		_, err = t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.shown(ctx, s.ID).Status).To(Equal(subscription.Active))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 FAILED, 2 CHARGED 2"))
	})

	It("that failed permanently are charged in a separate slot, even if the next renewal is skipped", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) { d.MaxAttempts, d.IntervalsDays = 1, []int{} })
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		for range 2 {
			_, err := t.Ordering.SkipSubscription(ctx, another(t.actor), s.ID, subscription.SkipRequest{}, true)
			Expect(err).NotTo(HaveOccurred())
		}
		_, err := t.Ordering.UnskipSubscription(ctx, another(t.actor), s.ID, subscription.SkipRequest{Date: s.NextDate}, true)
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 FAILED, 2 SKIPPED"))
		card := t.card(ctx, "pm_card_mastercard")
		_, err = t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 FAILED, 2 SKIPPED, 3 CHARGED 2"))
	})

	It("missed for a year are skipped in small batches, and then one is charged", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			s.Terms.IntervalUnit = catalog.Day
			s.NextDate, s.LastDate = new(s.AnchorDate.Add(1)), s.AnchorDate.Add(1)
		})
		t.gateway.mute = 1 // the first renewal is charged, but the response is lost for a year
		t.until(ctx, *s.NextDate)
		t.Data.Clock.Advance(365 * 24 * time.Hour)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		at := *t.shown(ctx, s.ID).CatchUpTo
		most := "SELECT max(n) FROM (SELECT count(*) AS n FROM renewals WHERE status = 'SKIPPED' GROUP BY ended_on) x"
		Expect(t.count(ctx, most)).To(Equal(50))
		t.due(ctx)
		Expect(t.count(ctx, most)).To(BeNumerically("<=", 51))
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'SKIPPED'")).To(Equal(365))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'subscription.cycle_auto_skipped'")).To(Equal(365))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.CycleNumber, *after.NextDate, after.CatchUpTo}).To(Equal([]any{2, at + 1, (*domain.Date)(nil)}), "one charge a day of the store")
		t.until(ctx, at+1)
		Expect(t.shown(ctx, s.ID).CycleNumber).To(Equal(3))
	})

	DescribeTable("whose charge never reached a gateway are skipped by", func(ctx SpecContext, change func(ctx SpecContext, id int64) error) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.gateway.lost = 1
		t.until(ctx, *s.NextDate)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SCHEDULED"))
		Expect(change(ctx, s.ID)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"))
	},
		Entry("a pause of the subscription", func(ctx SpecContext, id int64) error {
			return just2(t.Ordering.PauseSubscription(ctx, another(t.actor), id, subscription.PauseRequest{}))
		}),
		Entry("a cancellation of the subscription", func(ctx SpecContext, id int64) error {
			return just2(t.Ordering.CancelSubscription(ctx, another(t.actor), id, subscription.CancelRequest{}))
		}))

	It("cannot be retried by another customer", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.customer(ctx, "tom@example.com")
		_, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).To(refuse(domain.NotFound))
		_, err = t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{}, domain.Expect{})
		Expect(err).To(refuse(domain.NotFound))
	})
})
