package store_test

import (
	"context"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A renewal", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	It("is charged once on its day, and its order is placed", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.due(ctx)
		Expect(t.happened(ctx)).To(BeEmpty(), "it is not due")
		t.until(ctx, *s.NextDate)
		t.due(ctx)
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed"))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, after.CycleNumber, *after.NextDate, after.SlotNumber, after.ClaimedUntil}).
			To(Equal([]any{subscription.Active, 2, s.AnchorDate.AddMonths(2), 2, (*time.Time)(nil)}))
		order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *after.LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Source, *order.SubscriptionID, *order.Lines[0].SubscriptionID, order.GrandTotal.Fixed(2), order.PaymentStatus, order.Payments[0].OffSession}).
			To(Equal([]any{ordering.FromSubscription, s.ID, s.ID, "64.14", ordering.PaymentPaid, true}))
		t.until(ctx, *after.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 CHARGED 3"))
	})

	It("is charged once by 4 concurrent processes", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		var next domain.Date
		for range 20 {
			next = *t.subscribe(ctx, card).NextDate
		}
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(next).Add(time.Hour).Sub(c.Now))
		Expect(together(4, func(int) error { return t.process().Ordering.ProcessSubscriptionsDue(ctx) })).To(Equal(map[domain.Code]int{"": 4}))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(21))
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(20))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE type = 'subscription.processed'")).To(Equal(20))
	})

	It("is not charged again after a lost response", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.gateway.mute = 1
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 PROCESSING"))
		t.due(ctx)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		t.due(ctx)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
	})

	It("is charged later if the gateway never received the charge, which is not counted as an attempt", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.gateway.lost = 1
		t.until(ctx, *s.NextDate)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		after := t.shown(ctx, s.ID)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SCHEDULED"))
		Expect([]any{after.DunningState, after.FailedAttempts}).To(Equal([]any{subscription.NotDunning, 0}))
		Expect(t.happened(ctx)).To(BeEmpty())
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SCHEDULED"), "not at once")
		t.Data.Clock.Advance(5 * time.Minute)
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
	})

	It("is skipped after a cancellation of the subscription if the gateway never received the charge", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.gateway.lost = 1
		t.until(ctx, *s.NextDate)
		t.cancel(ctx, s.ID)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		t.Data.Clock.Advance(24 * time.Hour)
		t.due(ctx)
		Expect(t.taken(ctx)).To(Equal("64.14"), "nothing is charged after a cancellation")
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"))
	})

	It("that is charged despite a cancellation has its order placed, and is the last renewal", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.gateway.mute = 1
		t.until(ctx, *s.NextDate)
		t.cancel(ctx, s.ID)
		t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, after.NextDate, after.DueAt}).To(Equal([]any{subscription.Cancelled, (*domain.Date)(nil), (*time.Time)(nil)}))
	})

	It("that is declined is retried by the store's schedule, and ends as configured", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		day := *s.NextDate
		t.until(ctx, day)
		Expect(t.happened(ctx)).To(Equal("subscription.payment_failed"))
		Expect(t.stock(ctx, t.good.ID).Reserved).To(Equal(1), "only the first order holds anything")
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NULL")).To(Equal(1))
		for i, days := range []int{1, 3, 5} {
			after := t.shown(ctx, s.ID)
			Expect([]any{after.Status, after.DunningState, after.FailedAttempts, after.LastFailureCode}).To(Equal([]any{subscription.Active, subscription.Retrying, i + 1, "card_declined"}))
			day = day.Add(days)
			Expect(domain.DateAt(*after.RetryOn, t.calendar(ctx).Zone)).To(Equal(day))
			t.until(ctx, day-1)
			Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IS NOT NULL")).To(Equal(i+1), "not before its day")
			t.until(ctx, day)
		}
		Expect(t.happened(ctx)).To(Equal("subscription.payment_failed subscription.payment_failed subscription.payment_failed subscription.payment_failed subscription.renewals_exhausted"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, after.DunningState, after.NextDate}).To(Equal([]any{subscription.TerminalFailed, subscription.Exhausted, (*domain.Date)(nil)}))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 FAILED"))

		By("a payment with another card recovers the subscription, and the next interval starts that day")
		t.forget(ctx)
		card := t.card(ctx, "pm_card_mastercard")
		t.forget(ctx)
		_, err := t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed subscription.recovered"))
		after = t.shown(ctx, s.ID)
		Expect([]any{after.Status, after.DunningState, after.LastFailureCode, *after.NextDate}).To(Equal([]any{subscription.Active, subscription.NotDunning, "", day.AddMonths(1)}))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 FAILED, 2 CHARGED 2"))
	})

	DescribeTable("that is never paid, depending on the store's final action,", func(ctx SpecContext, action string, grace int, status subscription.Status, slots, events string) {
		t.dunning(ctx, func(d *settings.Dunning) {
			d.MaxAttempts, d.IntervalsDays, d.FinalAction, d.GraceDays = 1, []int{}, action, grace
		})
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		t.until(ctx, *s.NextDate)
		if grace > 0 {
			Expect(t.happened(ctx)).To(Equal("subscription.payment_failed"))
			Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.Exhausted))
			t.until(ctx, s.NextDate.Add(grace-1))
			Expect(t.happened(ctx)).To(Equal("subscription.payment_failed"))
			t.until(ctx, s.NextDate.Add(grace))
		}
		Expect(t.happened(ctx)).To(Equal("subscription.payment_failed " + events))
		Expect(t.slots(ctx, s.ID)).To(Equal(slots))
		after := t.shown(ctx, s.ID)
		Expect(after.Status).To(Equal(status))
		if status == subscription.Active {
			Expect([]any{after.DunningState, *after.NextDate}).To(Equal([]any{subscription.NotDunning, s.AnchorDate.AddMonths(2)}))
		}
	},
		Entry("fails the subscription permanently", "FAIL", 0, subscription.TerminalFailed, "1 FAILED", "subscription.renewals_exhausted"),
		Entry("fails the subscription permanently after the grace period", "FAIL", 3, subscription.TerminalFailed, "1 FAILED", "subscription.renewals_exhausted"),
		Entry("pauses the subscription", "PAUSE", 0, subscription.Paused, "1 FAILED", "subscription.paused subscription.renewals_exhausted"),
		Entry("cancels the subscription", "CANCEL", 2, subscription.Cancelled, "1 FAILED", "subscription.cancelled subscription.renewals_exhausted"),
		Entry("is skipped", "SKIP", 0, subscription.Active, "1 SKIPPED", "subscription.cycle_auto_skipped"))

	It("that needs another card is retried only with another card, and then at once", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalLostCard"))
		t.until(ctx, *s.NextDate)
		after := t.shown(ctx, s.ID)
		Expect([]any{after.DunningState, after.RetryOn, domain.DateAt(*after.FinalOn, t.calendar(ctx).Zone)}).
			To(Equal([]any{subscription.Exhausted, (*time.Time)(nil), s.NextDate.Add(9)}), "there is time until the last try would have been")
		t.until(ctx, s.NextDate.Add(8))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE renewal_id IS NOT NULL")).To(Equal(1))
		card := t.card(ctx, "pm_card_mastercard")
		t.forget(ctx)
		_, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed"))
		after = t.shown(ctx, s.ID)
		Expect([]any{after.DunningState, after.FinalOn, *after.NextDate, *after.CustomerPaymentMethodID}).
			To(Equal([]any{subscription.NotDunning, (*time.Time)(nil), s.AnchorDate.AddMonths(2), card}), "the schedule does not move")
	})

	It("that waits for the customer's action reserves nothing, and is charged when the customer returns", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_authenticationRequired"))
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"))
		Expect(t.happened(ctx)).To(Equal("subscription.payment_failed"))
		Expect(t.stock(ctx, t.good.ID).Reserved).To(Equal(1))
		request := another(t.mia)
		order, err := t.Ordering.RetrySubscription(ctx, request, s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		action := order.Payments[1].NextAction
		Expect(action.Type).To(Equal("THREE_DS"))
		again, err := t.Ordering.RetrySubscription(ctx, request, s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Payments[1].NextAction).To(Equal(action), "the same request again")
		Expect(again.Payments).To(HaveLen(2))
		_, err = t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).To(refuse(domain.CycleLocked))
		var id int64
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT max(id) FROM payments").Scan(&id)).To(Succeed())
		p, err := t.As(t.actor).Payment(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, p), true)).To(Succeed())
		t.Data.Clock.Advance(time.Minute)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
	})

	DescribeTable("that the customer confirms redirects the customer", func(ctx SpecContext, columns, page string) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_authenticationRequired"))
		t.until(ctx, *s.NextDate)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stores SET "+columns)
		Expect(err).NotTo(HaveOccurred())
		order, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.Payments[1].NextAction).NotTo(BeNil())
		page = strings.NewReplacer("CODE", t.store.Code, "ID", domain.Itoa(s.ID)).Replace(page)
		Expect(order.Payments[1].ReturnURL).To(Equal(page))
	},
		Entry("to the subscription on the account page", "code = code", "http://store.example/account/CODE#subscription/ID"),
		Entry("to the service if the account page is off", "settings = jsonb_set(settings, '{accountPages}', 'false')", "http://store.example"),
		Entry("to the storefront if the storefront's domain is verified", "domain = 'shop.example', domain_verified_on = now(), domain_checked_on = now()", "https://shop.example"),
		Entry("to the account page if the storefront's domain is not verified", "domain = 'shop.example'", "http://store.example/account/CODE#subscription/ID"))

	It("that waits for the customer can then wait for stock", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_authenticationRequired"))
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_CUSTOMER"))
		rest := func(n int) {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + $1", n)
			Expect(err).NotTo(HaveOccurred())
		}
		card := t.card(ctx, "pm_card_visa")
		rest(0)
		_, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
		Expect(err).To(refuse(domain.InsufficientStock))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_STOCK"))
		rest(1)
		t.until(ctx, s.NextDate.Add(1))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"), "with the card that they gave")
	})

	It("that the provider refuses because of the store's account does not count as an attempt", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalMisconfigured"))
		t.until(ctx, *s.NextDate)
		for range 10 {
			t.Data.Clock.Advance(6 * time.Hour)
			t.due(ctx)
		}
		Expect(t.slots(ctx, s.ID)).To(Equal("1 RETRYING"))
		Expect(t.happened(ctx)).To(BeEmpty())
		after := t.shown(ctx, s.ID)
		Expect([]any{after.DunningState, after.FailedAttempts, after.FailureClass()}).To(Equal([]any{subscription.NotDunning, 0, "CONFIG"}))
		t.until(ctx, s.NextDate.Add(8))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"), "nobody expects it any more")
		Expect(t.happened(ctx)).To(Equal("subscription.cycle_auto_skipped"))
	})

	DescribeTable("of an item without stock", func(ctx SpecContext, policy string) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{RenewalStockPolicy: &policy, RenewalStockWaitDays: new(4)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		rest := func(n int) {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + $1", n)
			Expect(err).NotTo(HaveOccurred())
		}
		rest(0)
		t.until(ctx, *s.NextDate)
		if policy == "WAIT" {
			Expect(t.happened(ctx)).To(BeEmpty())
			Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_STOCK"))
			Expect(t.shown(ctx, s.ID).DunningState).To(Equal(subscription.NotDunning))
			t.until(ctx, s.NextDate.Add(3))
			Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_STOCK"))
			t.until(ctx, s.NextDate.Add(4))
		}
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"))
		Expect(t.happened(ctx)).To(Equal("subscription.cycle_auto_skipped"))
		Expect(*t.shown(ctx, s.ID).NextDate).To(Equal(s.AnchorDate.AddMonths(2)))
		rest(1)
		t.until(ctx, s.AnchorDate.AddMonths(2))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED, 2 CHARGED 2"))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NULL")).To(BeZero())
	},
		Entry("waits, and is skipped at the end of the wait", "WAIT"), Entry("is skipped", "SKIP"))

	It("waits for stock, and is charged the next day once there is stock", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved")
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + 1")
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, s.NextDate.Add(1))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(*t.shown(ctx, s.ID).NextDate).To(Equal(s.AnchorDate.AddMonths(2)))
	})

	It("does not take stock reserved in a cart, and continues once the stock is released", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.reserves(ctx, settings.ReserveAtCart)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + 1 WHERE variant_id = $1", t.good.ID)
		Expect(err).NotTo(HaveOccurred())
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(*s.NextDate).Add(55 * time.Minute).Sub(c.Now)) // just before the renewal
		guest, cart := t.visitor(ctx, t.good.ID, 1)
		Expect(cart.ReservedUntil).NotTo(BeNil())
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).NotTo(ContainSubstring("CHARGED"))
		Expect(t.taken(ctx)).To(Equal("64.14"), "with which the card was kept")

		// The visitor buys the unit.
		bought, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "64.14", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(bought.PaymentStatus).To(Equal(ordering.PaymentPaid))
		t.until(ctx, s.NextDate.Add(1))
		Expect(t.slots(ctx, s.ID)).NotTo(ContainSubstring("CHARGED"))

		// A visitor adds another unit to a cart and leaves.
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + 1 WHERE variant_id = $1", t.good.ID)
		Expect(err).NotTo(HaveOccurred())
		t.visitor(ctx, t.good.ID, 1)
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		t.until(ctx, s.NextDate.Add(2))
		Expect(t.slots(ctx, s.ID)).To(HavePrefix("1 CHARGED"))
	})

	It("of an archived product is still charged", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		Expect(t.Catalog.ArchiveProduct(ctx, another(t.actor), t.good.ProductID)).To(Succeed())
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
	})

	It("is not charged if the subscription is canceled at the period's end", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			s.CancelAtPeriodEnd, s.PeriodEndReason = true, new("Too much coffee.")
		})
		t.until(ctx, *s.NextDate)
		Expect(t.happened(ctx)).To(Equal("subscription.cancelled subscription.status_changed"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, *after.CancelReason}).To(Equal([]any{subscription.Cancelled, "Too much coffee."}))
		Expect(t.taken(ctx)).To(Equal("64.14"))
	})

	It("of the last cycle ends the subscription", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) { s.Terms.MaxCycles = new(2) })
		t.until(ctx, *s.NextDate)
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal order.payment_captured subscription.processed subscription.completed subscription.status_changed"))
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, *after.CancelReason}).To(Equal([]any{subscription.Cancelled, subscription.ReasonCompleted}))
	})

	It("after a pause is charged on its scheduled date, and not when the pause ends", func(ctx SpecContext) {
		var until, next domain.Date
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			c := t.calendar(ctx)
			until, next = s.AnchorDate.AddMonths(1).Add(10), s.AnchorDate.AddMonths(2)
			s.Status, s.PausedOn, s.PausedUntil, s.PauseCause = subscription.Paused, new(c.Now), &until, subscription.PausedByRequest
			s.SlotNumber, s.NextDate, s.LastDate, s.ResumeOn = 2, &next, next, new(c.At(until))
		})
		t.until(ctx, until)
		Expect(t.happened(ctx)).To(Equal("subscription.resumed subscription.status_changed"))
		Expect(t.taken(ctx)).To(Equal("64.14"))
		t.until(ctx, next)
		Expect(t.slots(ctx, s.ID)).To(Equal("2 CHARGED 2"))
	})

	It("that is late is charged once for all missed dates, and never twice on one day", func(ctx SpecContext) {
		unit := catalog.Day
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			s.Terms.IntervalUnit, s.Terms.IntervalCount = unit, 3
			s.NextDate, s.LastDate = new(s.AnchorDate.Add(3)), s.AnchorDate.Add(3)
		})
		t.until(ctx, s.AnchorDate.Add(6))
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 SKIPPED"))
		Expect(*t.shown(ctx, s.ID).NextDate).To(Equal(s.AnchorDate.Add(9)))
		t.until(ctx, s.AnchorDate.Add(30))
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2, 2 SKIPPED, 3 SKIPPED, 4 SKIPPED, 5 SKIPPED, 6 SKIPPED, 7 SKIPPED, 8 SKIPPED, 9 SKIPPED, 10 CHARGED 3"), "what is long over is left out")
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'subscription.cycle_auto_skipped'")).To(Equal(8))
	})

	It("is charged while the store is in maintenance, but not while it is closed", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		status := func(to settings.StoreStatus) {
			GinkgoHelper()
			_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Status: &to}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		status(settings.StoreClosed)
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(BeEmpty())
		status(settings.StoreMaintenance)
		t.due(ctx)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
	})

	It("cannot be charged by hand while the store is closed", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalInsufficientFunds"))
		t.until(ctx, *s.NextDate)
		before := t.slots(ctx, s.ID)
		for _, status := range []settings.StoreStatus{settings.StoreClosed, settings.StoreActive} {
			_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Status: &status}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, nil)
			if status == settings.StoreClosed {
				Expect(err).To(refuse(domain.Unavailable))
				Expect(t.slots(ctx, s.ID)).To(Equal(before))
			} else {
				Expect(err).To(refuse(domain.PaymentDeclined))
			}
		}
	})

	It("by bank debit is processed while the debit is still pending", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_usBankAccount_success"))
		t.until(ctx, *s.NextDate)
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal subscription.processed"))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.happened(ctx)).To(Equal("order.placed_by_renewal subscription.processed order.payment_captured order.payment_status_changed order.payment_captured order.payment_status_changed"))
	})

	It("by bank debit is paid days later, even long after its slot", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_usBankAccount_success"))
		t.settled(ctx) // settles the payment of the first order
		t.until(ctx, *s.NextDate)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE renewals SET processing_date = processing_date - 5")
		Expect(err).NotTo(HaveOccurred())
		t.forget(ctx)
		for range 3 {
			t.Data.Clock.Advance(time.Hour)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		}
		Expect(t.happened(ctx)).To(Equal("order.payment_captured order.payment_status_changed"))
		now := t.shown(ctx, s.ID)
		order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *now.LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.PaymentStatus}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid}))
		Expect([]any{now.Status, now.DunningState, now.CycleNumber, *now.NextDate}).To(Equal([]any{subscription.Active, subscription.NotDunning, 2, s.AnchorDate.AddMonths(2)}))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
	})

	It("by bank debit is refunded if the debit succeeds after the order was canceled", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_usBankAccount_success"))
		t.settled(ctx) // settles the payment of the first order
		t.until(ctx, *s.NextDate)
		renewed := t.shown(ctx, s.ID)
		_, err := t.Ordering.CancelOrder(ctx, another(t.actor), *renewed.LastOrderID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE renewals SET processing_date = processing_date - 60")
		Expect(err).NotTo(HaveOccurred())
		t.settled(ctx)
		order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *renewed.LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.Balance().Captured.Fixed(2), order.Refunds[0].Amount.Fixed(2)}).To(Equal([]any{ordering.OrderCancelled, "64.14", "64.14"}))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
	})

	It("of every due subscription can be requested by an administrator, even twice at the same time", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		one, two := t.subscribe(ctx, card), t.subscribe(ctx, card)
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(*one.NextDate).Add(-time.Hour).Sub(c.Now)) // on the day, before the store's hour
		tomorrow := t.calendar(ctx).Today() + 1
		_, err := t.Ordering.ProcessSubscriptions(ctx, another(t.actor), &tomorrow, nil)
		Expect(err).To(refuse(domain.InvalidValue))
		some, err := t.Ordering.ProcessSubscriptions(ctx, another(t.actor), nil, []int64{two.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]int64{some.Due, some.Queued, some.Busy}).To(Equal([]int64{1, 1, 0}))
		queued := make([]int64, 4)
		Expect(together(4, func(i int) error {
			p, err := t.Ordering.ProcessSubscriptions(ctx, another(t.actor), nil, nil)
			queued[i] = p.Queued
			return err
		})).To(Equal(map[domain.Code]int{"": 4}))
		Expect(queued[0] + queued[1] + queued[2] + queued[3]).To(Equal(int64(1)))
		t.due(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'CHARGED'")).To(Equal(2))
		done, err := t.Ordering.ProcessSubscriptions(ctx, another(t.actor), nil, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int64{done.Due, done.Queued}).To(Equal([]int64{0, 0}))
		Expect(t.count(ctx, "SELECT count(*) FROM audit_logs WHERE changes::text LIKE '%queuedRenewals%'")).To(Equal(2), "each that queued something")
	})
})

// cancel stores the state of a subscription that its customer has canceled.
func (t *renewalStore) cancel(ctx context.Context, id int64) {
	GinkgoHelper()
	_, err := t.Data.SQL.ExecContext(ctx, `UPDATE subscriptions SET status = 'CANCELLED', cancelled_on = now(), next_date = NULL, due_at = NULL, remind_on = NULL,
		retry_on = NULL, final_on = NULL, dunning_state = 'NONE', dunning = NULL WHERE id = $1`, id)
	Expect(err).NotTo(HaveOccurred())
}
