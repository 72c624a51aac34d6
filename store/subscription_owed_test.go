package store_test

import (
	"context"
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("Subscriptions of a placed order with a failed payment", func() {
	const bounces = "pm_usBankAccount_insufficientFunds"
	var (
		p     *planStore
		t     *renewalStore
		none  *time.Time
		other *catalog.SubscriptionPlan
	)
	BeforeEach(func(ctx SpecContext) {
		p = newPlanStore(ctx)
		t = &renewalStore{checkoutStore: p.checkoutStore, mia: p.mia, good: &catalog.Variant{}}
		t.good.ID = p.pot
		other = p.plan(ctx, "Every two weeks", func(in *catalog.SubscriptionPlanInput) { in.IntervalUnit, in.IntervalCount = new(catalog.Week), new(2) })
	})
	// begin orders items on plans, paid with a bank debit that is still pending.
	begin := func(ctx context.Context, lines ...line) (*ordering.Order, []*subscription.Subscription) {
		GinkgoHelper()
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), p.subscribe(p.shop(ctx, lines...), bounces))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.PaymentStatus}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPending}))
		t.forget(ctx)
		return order, p.begun(ctx)
	}
	paid := func(ctx context.Context, id int64) ordering.PaymentStatus {
		GinkgoHelper()
		o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		return o.PaymentStatus
	}
	mails := func(ctx context.Context, kind string) int {
		GinkgoHelper()
		return t.count(ctx, "SELECT count(*) FROM mails WHERE kind = $1", kind)
	}

	It("are retried like renewals, and do not renew until their order is paid", func(ctx SpecContext) {
		order, begun := begin(ctx, line{p.filter, 1, p.monthly}, line{p.pot, 1, nil})
		s := begun[0]
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_failed order.payment_status_changed subscription.payment_failed"))
		failed := t.shown(ctx, s.ID)
		Expect([]any{failed.Status, failed.DunningState, failed.FailedAttempts, failed.LastFailureCode, failed.CycleNumber, *failed.NextDate, failed.DueAt}).
			To(Equal([]any{subscription.Active, subscription.Retrying, 1, "insufficient_funds", 1, *s.NextDate, none}))
		Expect(domain.DateAt(*failed.RetryOn, t.calendar(ctx).Zone)).To(Equal(t.calendar(ctx).Today().Add(1)))
		Expect(t.slots(ctx, s.ID)).To(Equal("0 CHARGED 1"))
		Expect([]int{mails(ctx, "SUBSCRIPTION_PAYMENT_FAILED"), mails(ctx, "PAYMENT_FAILED")}).To(Equal([]int{1, 0}))
		letters, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(letters[0].Text).To(And(ContainSubstring(domain.Itoa(order.OrderNumber)), ContainSubstring("Wir versuchen es am")))

		By("the retry fails as well")
		t.forget(ctx)
		t.until(ctx, t.calendar(ctx).Today().Add(1))
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_status_changed order.payment_failed order.payment_status_changed subscription.payment_failed"))
		Expect(t.shown(ctx, s.ID).FailedAttempts).To(Equal(2))

		By("another card is charged once")
		card := t.card(ctx, "pm_card_visa")
		before := t.taken(ctx)
		t.forget(ctx)
		asked := another(t.mia)
		for range 2 {
			again, err := t.Ordering.RetrySubscription(ctx, asked, s.ID, &card)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{again.ID, again.PaymentStatus, len(again.Payments)}).To(Equal([]any{order.ID, ordering.PaymentPaid, 3}))
		}
		Expect(t.taken(ctx)).To(Equal(before + ", " + order.GrandTotal.Fixed(2)))
		Expect(t.happened(ctx)).To(Equal("order.payment_status_changed order.payment_captured order.payment_status_changed"))
		now := t.shown(ctx, s.ID)
		Expect([]any{now.DunningState, now.Dunning, now.FailedAttempts, now.LastFailureCode, now.RetryOn, *now.NextDate, now.CycleNumber}).
			To(Equal([]any{subscription.NotDunning, (*settings.Dunning)(nil), 0, "", none, *s.NextDate, 1}))
		t.until(ctx, *now.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("0 CHARGED 1, 1 CHARGED 2"))
	})

	It("are retried together with one charge and one mail, and continue once the order is paid", func(ctx SpecContext) {
		order, begun := begin(ctx, line{p.filter, 2, p.monthly}, line{p.filter, 1, other})
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_failed order.payment_status_changed subscription.payment_failed subscription.payment_failed"))
		Expect([]int{mails(ctx, "SUBSCRIPTION_PAYMENT_FAILED"), mails(ctx, "PAYMENT_FAILED")}).To(Equal([]int{1, 0}))
		t.until(ctx, t.calendar(ctx).Today().Add(1))
		t.due(ctx)
		t.settled(ctx)
		for _, s := range begun {
			failed := t.shown(ctx, s.ID)
			Expect([]any{failed.DunningState, failed.FailedAttempts, t.slots(ctx, s.ID)}).To(Equal([]any{subscription.Retrying, 2, "0 CHARGED 1"}), "both by one attempt")
		}
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE order_id = $1", order.ID)).To(Equal(2))
		card := t.card(ctx, "pm_card_visa")
		_, err := t.Ordering.RetrySubscription(ctx, another(t.actor), begun[1].ID, &card)
		Expect(err).NotTo(HaveOccurred())
		for _, s := range begun {
			now := t.shown(ctx, s.ID)
			Expect([]any{now.DunningState, now.RetryOn, *now.NextDate, now.DueAt != nil}).To(Equal([]any{subscription.NotDunning, none, *s.NextDate, true}))
		}
		Expect(paid(ctx, order.ID)).To(Equal(ordering.PaymentPaid))
	})

	It("are charged once by 4 processes and the customer at the same time", func(ctx SpecContext) {
		order, begun := begin(ctx, line{p.filter, 2, p.monthly}, line{p.filter, 1, other})
		t.settled(ctx)
		card := t.card(ctx, "pm_card_visa")
		for _, s := range begun {
			_, err := t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		before := t.taken(ctx)
		together(6, func(i int) error {
			if i >= 4 {
				_, err := t.Ordering.RetrySubscription(ctx, another(t.mia), begun[i-4].ID, &card)
				return err
			}
			return t.process().Ordering.ProcessSubscriptionsDue(ctx)
		})
		t.due(ctx)
		Expect(t.taken(ctx)).To(Equal(before + ", " + order.GrandTotal.Fixed(2)))
		for _, s := range begun {
			Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
		}
	})

	It("continue at once when the customer pays the order", func(ctx SpecContext) {
		order, begun := begin(ctx, line{p.filter, 2, p.monthly}, line{p.filter, 1, other})
		t.settled(ctx)
		t.forget(ctx)
		_, err := t.Ordering.PayOrder(ctx, another(t.mia), ordering.OrderPay{Order: ordering.OrderKey{ID: order.ID, Placed: true}, Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_chargeDeclined"}})
		Expect(err).To(refuse(domain.PaymentDeclined))
		Expect(t.happened(ctx)).NotTo(ContainSubstring("subscription."), "what they try counts for nothing")
		Expect(t.shown(ctx, begun[0].ID).FailedAttempts).To(Equal(1))
		_, err = t.Ordering.PayOrder(ctx, another(t.mia), ordering.OrderPay{Order: ordering.OrderKey{ID: order.ID, Placed: true}, Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
		Expect(err).NotTo(HaveOccurred())
		for _, s := range begun {
			now := t.shown(ctx, s.ID)
			Expect([]any{now.DunningState, now.RetryOn, now.DueAt != nil}).To(Equal([]any{subscription.NotDunning, none, true}))
		}
	})

	DescribeTable("follow the store's final action if the order stays unpaid, and are", func(ctx SpecContext, action string, status subscription.Status, events string) {
		t.dunning(ctx, func(d *settings.Dunning) {
			d.MaxAttempts, d.IntervalsDays, d.FinalAction, d.GraceDays = 1, []int{}, action, 2
		})
		order, begun := begin(ctx, line{p.filter, 1, p.monthly})
		t.settled(ctx)
		Expect(t.shown(ctx, begun[0].ID).DunningState).To(Equal(subscription.Exhausted))
		t.forget(ctx)
		t.until(ctx, t.calendar(ctx).Today().Add(2))
		Expect(t.happened(ctx)).To(Equal(events))
		Expect([]any{t.shown(ctx, begun[0].ID).Status, paid(ctx, order.ID)}).To(Equal([]any{status, ordering.PaymentFailed}))
		if action == "SKIP" {
			t.until(ctx, *begun[0].NextDate)
			Expect(t.slots(ctx, begun[0].ID)).To(Equal("0 CHARGED 1, 1 CHARGED 2"))
		}
	},
		Entry("continued", "SKIP", subscription.Active, ""),
		Entry("paused", "PAUSE", subscription.Paused, "subscription.paused subscription.renewals_exhausted"),
		Entry("canceled", "CANCEL", subscription.Cancelled, "subscription.cancelled subscription.renewals_exhausted"),
		Entry("failed permanently", "FAIL", subscription.TerminalFailed, "subscription.renewals_exhausted"))

	It("are not retried if they were canceled in the meantime or are in a trial", func(ctx SpecContext) {
		trial := p.plan(ctx, "Tried for two weeks", func(in *catalog.SubscriptionPlanInput) { in.TrialDays = new(14) })
		_, begun := begin(ctx, line{p.filter, 2, p.monthly}, line{p.filter, 1, trial})
		gone, tried := begun[0], begun[1]
		_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), gone.ID, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		t.forget(ctx)
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_failed order.payment_status_changed subscription.payment_failed"))
		for _, s := range []*subscription.Subscription{gone, tried} {
			Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
		}
		Expect([]string{t.slots(ctx, gone.ID), t.slots(ctx, tried.ID)}).To(Equal([]string{"0 CHARGED 1", ""}))
		letters, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(letters[0].Text).To(ContainSubstring("Wir versuchen es nicht von selbst noch einmal."))

		By("a trial next to paid goods causes no retry")
		_, begun = begin(ctx, line{p.pot, 1, nil}, line{p.filter, 1, trial})
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_failed order.payment_status_changed"))
		Expect(t.shown(ctx, begun[2].ID).DunningState).To(Equal(subscription.NotDunning))
		Expect(mails(ctx, "PAYMENT_FAILED")).To(Equal(1), "the order tells of it")
	})

	It("are charged once even if a process died or got no response", func(ctx SpecContext) {
		order, begun := begin(ctx, line{p.filter, 1, p.monthly}, line{p.filter, 1, other})
		t.settled(ctx)
		card := t.card(ctx, "pm_card_visa")
		_, err := t.Ordering.UpdateSubscription(ctx, another(t.mia), begun[0].ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		before := t.taken(ctx)
		t.gateway.mute = 1
		t.due(ctx)
		t.due(ctx)
		t.settled(ctx)
		Expect(t.taken(ctx)).To(Equal(before + ", " + order.GrandTotal.Fixed(2)))
		for _, s := range begun {
			Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning), fmt.Sprint(s.ID))
		}
	})

	It("continue during a dispute of the payment, until the store decides", func(ctx SpecContext) {
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), p.subscribe(p.shop(ctx, line{p.filter, 1, p.monthly}), "pm_card_createDispute"))
		Expect(err).NotTo(HaveOccurred())
		begun := p.begun(ctx)
		t.settled(ctx)
		t.until(ctx, begun[0].NextDate.Add(-1))
		now := t.shown(ctx, begun[0].ID)
		Expect([]any{now.Status, now.DunningState, *now.NextDate, t.slots(ctx, now.ID)}).To(Equal([]any{subscription.Active, subscription.NotDunning, *begun[0].NextDate, ""}))
		Expect(order.GrandTotal.Positive()).To(BeTrue())
	})
})
