package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A placed renewal with a failed bank debit", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	none := (*time.Time)(nil)

	It("is retried on the same order by the store's schedule, and delays the next renewal", func(ctx SpecContext) {
		s := t.bounced(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_failed order.payment_status_changed subscription.payment_failed"))
		failed := t.shown(ctx, s.ID)
		Expect([]any{failed.Status, failed.DunningState, failed.FailedAttempts, failed.LastFailureCode, failed.CycleNumber, *failed.NextDate, failed.DueAt}).
			To(Equal([]any{subscription.Active, subscription.Retrying, 1, "insufficient_funds", 2, s.AnchorDate.AddMonths(2), none}))
		Expect(domain.DateAt(*failed.RetryOn, t.calendar(ctx).Zone)).To(Equal(s.NextDate.Add(1)))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.mailed(ctx)).To(Equal("SUBSCRIPTION_PAYMENT_FAILED 1 attempt 1"))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'PAYMENT_FAILED'")).To(Equal(1), "of the first order, which no renewal is")

		By("the retry fails as well")
		t.forget(ctx)
		t.until(ctx, s.NextDate.Add(1))
		Expect(t.happened(ctx)).To(Equal("order.payment_status_changed"), "the bank is at it again")
		Expect(t.actions(ctx, s.ID)).NotTo(ContainElement(subscription.Retry))
		_, err := t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, nil)
		Expect(err).To(refuse(domain.CycleLocked))
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_status_changed order.payment_failed order.payment_status_changed subscription.payment_failed"))
		failed = t.shown(ctx, s.ID)
		Expect(failed.FailedAttempts).To(Equal(2))
		Expect(domain.DateAt(*failed.RetryOn, t.calendar(ctx).Zone)).To(Equal(s.NextDate.Add(4)))
		Expect(t.actions(ctx, s.ID)).To(ContainElement(subscription.Retry))

		By("a request pays with another card at once")
		card := t.card(ctx, "pm_card_mastercard")
		t.forget(ctx)
		asked := another(t.mia)
		for range 2 {
			order, err := t.Ordering.RetrySubscription(ctx, asked, s.ID, &card)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{order.ID, order.PaymentStatus, len(order.Payments)}).To(Equal([]any{*failed.LastOrderID, ordering.PaymentPaid, 3}))
		}
		Expect(t.happened(ctx)).To(Equal("order.payment_status_changed order.payment_captured order.payment_status_changed"))
		paid := t.shown(ctx, s.ID)
		Expect([]any{paid.DunningState, paid.Dunning, paid.FailedAttempts, paid.LastFailureCode, paid.RetryOn, *paid.NextDate, paid.CycleNumber}).
			To(Equal([]any{subscription.NotDunning, (*settings.Dunning)(nil), 0, "", none, s.AnchorDate.AddMonths(2), 2}))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE subscription_id IS NOT NULL")).To(Equal(1))
		t.until(ctx, *paid.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3"))
	})

	DescribeTable("ends by the store's final action, which", func(ctx SpecContext, action string, status subscription.Status, next bool, events string) {
		t.dunning(ctx, func(d *settings.Dunning) {
			d.MaxAttempts, d.IntervalsDays, d.FinalAction, d.GraceDays = 1, []int{}, action, 2
		})
		s := t.bounced(ctx)
		Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.Exhausted))
		t.forget(ctx)
		t.until(ctx, s.NextDate.Add(2))
		Expect(t.happened(ctx)).To(Equal(events))
		ended := t.shown(ctx, s.ID)
		Expect([]any{ended.Status, ended.NextDate != nil, ended.CycleNumber}).To(Equal([]any{status, next, 2}))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		if action == "SKIP" {
			t.until(ctx, *ended.NextDate)
			Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3"))
		}
	},
		Entry("lets the subscription continue if the store skips the renewal", "SKIP", subscription.Active, true, ""),
		Entry("pauses the subscription", "PAUSE", subscription.Paused, false, "subscription.paused subscription.renewals_exhausted"),
		Entry("cancels the subscription", "CANCEL", subscription.Cancelled, false, "subscription.cancelled subscription.renewals_exhausted"),
		Entry("fails the subscription permanently", "FAIL", subscription.TerminalFailed, false, "subscription.renewals_exhausted"))

	It("can be paid after it has failed permanently, and the next renewal follows an interval later", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) {
			d.MaxAttempts, d.IntervalsDays, d.FinalAction, d.GraceDays = 1, []int{}, "FAIL", 0
		})
		s := t.bounced(ctx)
		Expect(t.shown(ctx, s.ID).Status).To(Equal(subscription.TerminalFailed))
		t.until(ctx, s.NextDate.Add(9))
		card := t.card(ctx, "pm_card_visa")
		t.forget(ctx)
		_, err := t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.due(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_status_changed order.payment_captured order.payment_status_changed subscription.recovered"))
		now := t.shown(ctx, s.ID)
		Expect([]any{now.Status, now.DunningState, *now.NextDate, now.CycleNumber}).To(Equal([]any{subscription.Active, subscription.NotDunning, t.calendar(ctx).Today().AddMonths(1), 2}))
		t.until(ctx, *now.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3"))
	})

	It("delays the next renewal until it is paid", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) { d.MaxAttempts, d.IntervalsDays, d.GraceDays = 2, []int{30}, 14 })
		s := t.bounced(ctx)
		second := *t.shown(ctx, s.ID).NextDate
		card := t.card(ctx, "pm_card_visa")
		t.until(ctx, second.Add(2))
		t.settled(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"), "it was due, and is held back")
		_, err := t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3"))
		Expect(*t.shown(ctx, s.ID).NextDate).To(Equal(s.AnchorDate.AddMonths(3)))
	})

	DescribeTable("is not retried once its order is settled", func(ctx SpecContext, change func(context.Context, int64)) {
		s := t.bounced(ctx)
		t.forget(ctx)
		change(ctx, *t.shown(ctx, s.ID).LastOrderID)
		Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning), "at once")
		Expect(t.happened(ctx)).NotTo(ContainSubstring("subscription."))
		t.forget(ctx)
		t.until(ctx, s.NextDate.Add(1))
		Expect(t.happened(ctx)).To(BeEmpty())
		now := t.shown(ctx, s.ID)
		Expect([]any{now.DunningState, now.RetryOn, *now.NextDate}).To(Equal([]any{subscription.NotDunning, none, s.AnchorDate.AddMonths(2)}))
		Expect(now.DueAt).NotTo(BeNil())
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IS NOT NULL")).To(Equal(1))
	},
		Entry("by an offline payment", func(ctx context.Context, id int64) {
			_, err := t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), id, ordering.OfflinePayment{Method: "CASH"})
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("by a payment of the customer", func(ctx context.Context, id int64) {
			_, err := t.Ordering.PayOrder(ctx, another(t.mia), ordering.OrderPay{Order: ordering.OrderKey{ID: id, Placed: true}, Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("by a charge to another card", func(ctx context.Context, id int64) {
			card := t.card(ctx, "pm_card_mastercard")
			_, err := t.Ordering.ChargeOrder(ctx, another(t.actor), id, &card)
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("through a payment link", func(ctx context.Context, id int64) {
			_, address, err := t.Ordering.CreateOrderPaymentLink(ctx, another(t.actor), ordering.PaymentLinkInput{OrderID: id})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.PayOrder(ctx, another(t.stranger()), ordering.OrderPay{Token: linkToken(address), Payment: ordering.PaymentChoice{ProviderID: t.provider, Token: "pm_card_visa"}})
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("by a cancellation", func(ctx context.Context, id int64) {
			_, err := t.Ordering.CancelOrder(ctx, another(t.actor), id, ordering.CancelRequest{Reason: ordering.CancelledUnpaid})
			Expect(err).NotTo(HaveOccurred())
		}))

	It("is settled once by concurrent retries, charges and offline payments", func(ctx SpecContext) {
		s := t.bounced(ctx)
		order := *t.shown(ctx, s.ID).LastOrderID
		t.Data.Clock.Advance(48 * time.Hour)
		card := t.card(ctx, "pm_card_visa")
		before := t.taken(ctx)
		outcomes := together(6, func(i int) error {
			switch i % 3 {
			case 0:
				_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.ChargeOrder(ctx, another(t.actor), order, &card) })
				return err
			case 1:
				_, err := t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), order, ordering.OfflinePayment{Method: "CASH"})
				return err
			}
			return t.process().Ordering.ProcessSubscriptionsDue(ctx)
		})
		GinkgoWriter.Println(outcomes, before, t.taken(ctx))
		t.settled(ctx)
		t.due(ctx)
		now := t.shown(ctx, s.ID)
		Expect([]any{now.DunningState, now.Status}).To(Equal([]any{subscription.NotDunning, subscription.Active}))
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE owed_on IS NOT NULL")).To(BeZero())
	})

	DescribeTable("is not retried for a subscription", func(ctx SpecContext, status subscription.Status, end func(context.Context, int64)) {
		s := t.pending(ctx)
		end(ctx, s.ID)
		t.forget(ctx)
		t.settled(ctx)
		Expect(t.happened(ctx)).To(Equal("order.payment_failed order.payment_status_changed subscription.payment_failed"))
		now := t.shown(ctx, s.ID)
		Expect([]any{now.Status, now.DunningState, now.RetryOn}).To(Equal([]any{status, subscription.NotDunning, none}))
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE owed_on IS NOT NULL OR collecting")).To(BeZero())
		t.until(ctx, s.NextDate.Add(10))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IS NOT NULL")).To(Equal(1))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(ContainSubstring("We do not try again by ourselves."))
	},
		Entry("that the customer has canceled", subscription.Cancelled, func(ctx context.Context, id int64) {
			_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), id, subscription.CancelRequest{})
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("that the customer has paused", subscription.Paused, func(ctx context.Context, id int64) {
			_, err := t.Ordering.PauseSubscription(ctx, another(t.mia), id, subscription.PauseRequest{})
			Expect(err).NotTo(HaveOccurred())
		}))

	It("is not charged again if the customer pauses the subscription during the retries", func(ctx SpecContext) {
		s := t.bounced(ctx)
		t.until(ctx, s.NextDate.Add(1)) // a second debit is pending at the bank
		_, err := t.Ordering.PauseSubscription(ctx, another(t.mia), s.ID, subscription.PauseRequest{Until: new(t.calendar(ctx).Today().Add(2))})
		Expect(err).NotTo(HaveOccurred())
		t.settled(ctx)
		Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
		t.until(ctx, s.NextDate.Add(4))
		now := t.shown(ctx, s.ID)
		Expect([]any{now.Status, now.DunningState, *now.NextDate}).To(Equal([]any{subscription.Active, subscription.NotDunning, s.AnchorDate.AddMonths(2)}))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IS NOT NULL")).To(Equal(2))
	})

	It("is charged once by 4 processes and a customer at the same time", func(ctx SpecContext) {
		s := t.bounced(ctx)
		card := t.card(ctx, "pm_card_visa")
		_, err := t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		before := t.taken(ctx)
		results := together(5, func(i int) error {
			if i == 4 {
				_, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
				return err
			}
			return t.process().Ordering.ProcessSubscriptionsDue(ctx)
		})
		Expect(results[""]).To(BeNumerically(">=", 4), "%v", results)
		t.due(ctx)
		Expect(t.taken(ctx)).To(Equal(before + ", 64.14"))
		Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
	})

	DescribeTable("is charged once although a process got no response, if", func(ctx SpecContext, fault func(), again bool) {
		s := t.bounced(ctx)
		card := t.card(ctx, "pm_card_visa")
		_, err := t.Ordering.UpdateSubscription(ctx, another(t.mia), s.ID, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		before := t.taken(ctx)
		t.forget(ctx)
		fault()
		t.due(ctx)
		t.due(ctx)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		if again {
			Expect(t.happened(ctx)).NotTo(ContainSubstring("subscription."), "that counts for nothing")
			Expect(t.shown(ctx, s.ID).FailedAttempts).To(Equal(1))
			t.due(ctx)
			t.Data.Clock.Advance(5 * time.Minute)
			t.due(ctx)
		}
		Expect(t.taken(ctx)).To(Equal(before + ", 64.14"))
		Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
	},
		Entry("the gateway never received the charge", func() { t.gateway.lost = 1 }, true),
		Entry("the gateway charged the card", func() { t.gateway.mute = 1 }, false))

	It("can be confirmed by the customer, and the payment is voided if they do not return", func(ctx SpecContext) {
		s := t.bounced(ctx)
		card := t.card(ctx, "pm_card_authenticationRequired")
		t.forget(ctx)
		order, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		last := order.Payments[len(order.Payments)-1]
		Expect([]any{order.PaymentStatus, last.Status, last.NextAction != nil}).To(Equal([]any{ordering.PaymentRequiresAction, ordering.AttemptRequiresAction, true}))
		t.Data.Clock.Advance(31 * time.Minute)
		t.settled(ctx)
		given := t.shown(ctx, s.ID)
		Expect([]any{given.DunningState, given.RetryOn, given.LastFailureCode}).To(Equal([]any{subscription.Exhausted, none, "authentication_failed"}))
		Expect(t.kinds(ctx)).To(HaveSuffix("SUBSCRIPTION_ACTION_NEEDED"))
		order, err = t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[len(order.Payments)-1]), true)).To(Succeed())
		t.Data.Clock.Advance(10 * time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
	})

	It("counts a declined retry once, even if the request is repeated", func(ctx SpecContext) {
		s := t.bounced(ctx)
		card := t.card(ctx, "pm_card_chargeCustomerFail")
		asked := another(t.actor)
		for range 2 {
			_, err := t.Ordering.RetrySubscription(ctx, asked, s.ID, &card)
			Expect(err).To(refuse(domain.PaymentDeclined))
		}
		Expect(t.shown(ctx, s.ID).FailedAttempts).To(Equal(2))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IS NOT NULL")).To(Equal(2))
	})
})

// pending renews a subscription by a debit that the bank will return later.
func (t *renewalStore) pending(ctx context.Context) *subscription.Subscription {
	GinkgoHelper()
	s := t.subscribe(ctx, t.card(ctx, "pm_usBankAccount_insufficientFunds"))
	t.settled(ctx) // settles the payment of the first order
	t.until(ctx, *s.NextDate)
	Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
	t.forget(ctx)
	return s
}

// bounced returns a subscription whose renewal the bank has returned after the order was placed.
func (t *renewalStore) bounced(ctx context.Context) *subscription.Subscription {
	GinkgoHelper()
	s := t.pending(ctx)
	t.settled(ctx)
	return s
}

// settled advances the clock and settles the pending payments.
func (t *renewalStore) settled(ctx context.Context) {
	GinkgoHelper()
	t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
	Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
}

func (t *renewalStore) actions(ctx context.Context, id int64) []subscription.Action {
	GinkgoHelper()
	d, err := t.Ordering.SubscriptionDetails(ctx, t.actor, subscription.Key{ID: id})
	Expect(err).NotTo(HaveOccurred())
	return d.Allowed
}
