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

var _ = Describe("The agreed terms of a subscription", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	update := func(ctx context.Context, actor domain.Actor, id int64, p subscription.UpdateRequest) error {
		_, err := t.Ordering.UpdateSubscription(ctx, another(actor), id, subscription.SubscriptionUpdate{UpdateRequest: p}, domain.Expect{})
		return err
	}

	// numbered sets a subscription number that cannot equal the number of the replacement.
	numbered := func(s *subscription.Subscription) { s.SubscriptionNumber = 80001 }

	It("keep a shipping method that the store no longer offers", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), numbered)
		_, err := t.Settings.UpdateShippingMethod(ctx, another(t.actor), t.method, settings.ShippingMethodInput{IsActive: new(false)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		e, err := t.Ordering.EstimateSubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{e.Quote.GrandTotal.Fixed(2), len(e.Quote.Problems), len(e.Obstacles)}).To(Equal([]any{"64.14", 0, 0}))
		Expect(update(ctx, t.actor, s.ID, subscription.UpdateRequest{ShippingAddressID: new(&t.address), Items: subscription.ItemsRequest{
			Update: []subscription.ItemUpdate{{ItemID: s.Items[0].ID, Quantity: new(2)}}}})).To(Succeed(), "the method stays")
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.taken(ctx)).To(Equal("64.14, 122.45"))
		_, err = t.Catalog.UpdateProduct(ctx, another(t.actor), t.good.ProductID, domain.Expect{}, catalog.ProductInput{IsSubscribable: new(true)})
		Expect(err).NotTo(HaveOccurred())
		next, err := t.Ordering.ReplaceSubscription(ctx, another(t.actor), s.ID, subscription.SubscriptionReplacement{}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(*next.ShippingMethodID).To(Equal(t.method))
	})

	It("restart the cycles in a replacement, and prepay only the deliveries up to the last cycle", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), numbered, func(s *subscription.Subscription) { s.CycleNumber = 5 })
		_, err := t.Catalog.UpdateProduct(ctx, another(t.actor), t.good.ProductID, domain.Expect{}, catalog.ProductInput{IsSubscribable: new(true)})
		Expect(err).NotTo(HaveOccurred())
		unit, name := catalog.Month, "Six in two parts"
		plan, err := t.Ordering.CreateSubscriptionPlan(ctx, another(t.actor), catalog.SubscriptionPlanInput{Name: &name, IntervalUnit: &unit, IntervalCount: new(1), PrepaidCycles: new(3), MaxCycles: new(new(6)), ProductIDs: []int64{t.good.ProductID}})
		Expect(err).NotTo(HaveOccurred())
		next, err := t.Ordering.ReplaceSubscription(ctx, another(t.actor), s.ID, subscription.SubscriptionReplacement{PlanID: &plan.ID}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		e, err := t.Ordering.EstimateSubscription(ctx, another(t.actor), next.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(e.Quote.GrandTotal.Fixed(2)).To(Equal("192.42"))
		for n := range 2 {
			t.until(ctx, s.AnchorDate.AddMonths(n+1))
		}
		Expect(t.taken(ctx)).To(Equal("64.14, 192.42"))

		By("a replaced subscription keeps the prepaid deliveries")
		_, err = t.Ordering.ReplaceSubscription(ctx, another(t.actor), next.ID, subscription.SubscriptionReplacement{PlanID: &t.plan.ID}, domain.Expect{})
		Expect(err).To(refuse(domain.CycleLocked))
		for n := range 4 {
			t.until(ctx, s.AnchorDate.AddMonths(n+3))
		}
		after := t.shown(ctx, next.ID)
		Expect([]any{after.Status, *after.CancelReason, after.CycleNumber}).To(Equal([]any{subscription.Cancelled, subscription.ReasonCompleted, 6}))
		Expect(t.taken(ctx)).To(Equal("64.14, 192.42, 192.42"))
	})

	It("do not cause deliveries while the subscription has no lines", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		Expect(update(ctx, t.actor, s.ID, subscription.UpdateRequest{Items: subscription.ItemsRequest{Remove: []int64{s.Items[0].ID}}})).To(Succeed())
		t.forget(ctx)
		t.until(ctx, s.NextDate.Add(-3))
		Expect(t.mailed(ctx)).To(BeEmpty())
		t.until(ctx, *s.NextDate)
		Expect([]any{t.slots(ctx, s.ID), t.happened(ctx), t.shown(ctx, s.ID).CycleNumber}).To(Equal([]any{"1 SKIPPED", "subscription.cycle_auto_skipped", 1}))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE subscription_id IS NOT NULL")).To(BeZero())
	})

	It("include the price of the next renewal as soon as a renewal is charged", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{t.good.ID}, nil, []catalog.PriceInput{{VariantID: t.good.ID, CurrencyCode: "EUR", Amount: domain.MustAmount("45.00"), MinQuantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		Expect(t.shown(ctx, s.ID).Items[0].UnitPrice.Fixed(2)).To(Equal("45.00"), "no walk came by")
		for _, e := range t.platform.events(ctx, t.store.ID) {
			if e.Type == "subscription.processed" {
				Expect(e.Object["items"].([]any)[0]).To(HaveKeyWithValue("unitPrice", "45.00"))
			}
		}
	})
})

var _ = Describe("A customer with a restricted account", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	move := func(ctx context.Context, to customer.CustomerStatus) {
		GinkgoHelper()
		_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: to}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}

	// keepCards reactivates the saved cards, as if an older version had deactivated the customer.
	keepCards := func(ctx context.Context) {
		GinkgoHelper()
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE customer_payment_methods SET is_active = true")).Error().NotTo(HaveOccurred())
	}

	It("is not charged during a suspension if a pause ends or an administrator resumes", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		s, other := t.subscribe(ctx, card), t.subscribe(ctx, card)
		_, err := t.Ordering.PauseSubscription(ctx, another(t.mia), s.ID, subscription.PauseRequest{Until: new(t.calendar(ctx).Today().Add(20))})
		Expect(err).NotTo(HaveOccurred())
		move(ctx, customer.CustomerSuspended)
		_, err = t.Ordering.ResumeSubscription(ctx, another(t.actor), other.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, t.calendar(ctx).Today().Add(20))
		for n := range 2 {
			t.until(ctx, s.AnchorDate.AddMonths(n+1))
		}
		Expect(t.taken(ctx)).To(Equal("64.14"))
		for _, id := range []int64{s.ID, other.ID} {
			after := t.shown(ctx, id)
			Expect([]any{after.Status, after.PauseCause, after.NextDate}).To(Equal([]any{subscription.Paused, subscription.PausedBySuspension, (*domain.Date)(nil)}))
		}
		move(ctx, customer.CustomerActive)
		t.until(ctx, s.AnchorDate.AddMonths(3))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14, 64.14"), "both go on")
	})

	It("is charged during a suspension if the store does not pause subscriptions", func(ctx SpecContext) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{PauseOnSuspension: new(false)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		move(ctx, customer.CustomerSuspended)
		t.until(ctx, *s.NextDate)
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14"))
	})

	DescribeTable("is not charged for a subscription that an administrator reactivates", func(ctx SpecContext, to customer.CustomerStatus, reason string) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		move(ctx, to)
		keepCards(ctx)
		_, err := t.Ordering.ReactivateSubscription(ctx, another(t.actor), s.ID, subscription.ReactivateRequest{})
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, *after.CancelReason, t.slots(ctx, s.ID), t.taken(ctx)}).To(Equal([]any{subscription.Cancelled, reason, "", "64.14"}))
	},
		Entry("during a ban", customer.CustomerBanned, subscription.ReasonBanned),
		Entry("after a deactivation", customer.CustomerDeactivated, subscription.ReasonDeactivated))

	It("is not charged during a suspension if a job or a request retries a renewal", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 RETRYING"))
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE customers SET status = 'SUSPENDED' WHERE id = $1", t.mia.ID) // as if the suspension had not paused the subscription
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).To(refuse(domain.InvalidStateTransition))
		t.until(ctx, s.NextDate.Add(1))
		Expect([]any{t.shown(ctx, s.ID).PauseCause, t.slots(ctx, s.ID)}).To(Equal([]any{subscription.PausedBySuspension, "1 SKIPPED"}))
		Expect(t.count(ctx, "SELECT attempts FROM renewals WHERE subscription_id = $1", s.ID)).To(Equal(1))
	})

	It("has no live subscription once their data is erased", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		move(ctx, customer.CustomerDeactivated)
		keepCards(ctx)
		_, err := t.Ordering.ReactivateSubscription(ctx, another(t.actor), s.ID, subscription.ReactivateRequest{On: new(s.AnchorDate.AddMonths(6))})
		Expect(err).NotTo(HaveOccurred())
		c, err := t.As(t.actor).Customer(ctx, t.mia.ID)
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(c.EraseOn.Add(time.Hour).Sub(t.Clock.Now()))
		Expect(t.Customer.EraseCustomers(ctx)).To(Succeed())
		after := t.shown(ctx, s.ID)
		Expect([]any{after.Status, *after.CancelReason}).To(Equal([]any{subscription.Cancelled, subscription.ReasonDeactivated}))
	})

	It("cannot get a subscription replaced or reactivated if the account type excludes subscriptions", func(ctx SpecContext) {
		s, gone := t.subscribe(ctx, t.card(ctx, "pm_card_visa")), t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), gone.ID, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE account_types SET can_subscribe = false")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.ReplaceSubscription(ctx, another(t.actor), s.ID, subscription.SubscriptionReplacement{}, domain.Expect{})
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, err = t.Ordering.ReactivateSubscription(ctx, another(t.mia), gone.ID, subscription.ReactivateRequest{})
		Expect(err).To(refuse(domain.UnsupportedOperation))
	})
})

var _ = Describe("A failed renewal", func() {
	var t *renewalStore
	const support = "help@oak.example"
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{SupportEmail: new(new(support)), RenewalStockWaitDays: new(4)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	})

	listed := func(ctx context.Context, class string) int {
		GinkgoHelper()
		page, err := t.Ordering.FindSubscriptions(ctx, t.actor, subscription.Filter{FailureClass: []string{class}}, nil, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		return len(page.Items)
	}
	// failing returns the last failure of a subscription, or says that the list does not show it.
	failing := func(ctx context.Context, id int64, class string) string {
		GinkgoHelper()
		s := t.shown(ctx, id)
		if listed(ctx, class) == 0 {
			return s.FailureClass() + " unlisted"
		}
		return s.FailureClass() + " " + s.LastFailureCode + " " + string(s.NextStatus())
	}

	It("is listed and reported to the store if the provider refuses the store's account, and reported to the customer once it is skipped", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalMisconfigured"))
		Expect(listed(ctx, "CONFIG")).To(BeZero())
		t.until(ctx, *s.NextDate)
		t.due(ctx)
		Expect(failing(ctx, s.ID, "CONFIG")).To(HavePrefix("CONFIG "))
		Expect(failing(ctx, s.ID, "CONFIG")).To(HaveSuffix(" RETRYING"))
		for range 4 {
			t.Data.Clock.Advance(6 * time.Hour)
			t.due(ctx)
		}
		Expect(t.mailed(ctx)).To(Equal("ADMIN_RENEWAL_NOTICE 1 RETRYING provider_account"))
		Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE subscription_id = $1 AND action = 'subscription.renewal_delayed'", s.ID)).To(Equal(1))
		details, err := t.Ordering.SubscriptionDetails(ctx, t.actor, subscription.Key{ID: s.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(details.Allowed).To(ContainElements(subscription.Retry, subscription.Skip))
		Expect(details.Upcoming[0].Status).To(Equal(subscription.RenewalRetrying))
		t.until(ctx, s.NextDate.Add(8))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"))
		Expect(t.mailed(ctx)).To(Equal("ADMIN_RENEWAL_NOTICE 1 RETRYING provider_account, SUBSCRIPTION_PAYMENT_FAILED 1 attempt " +
			domain.Itoa(t.count(ctx, "SELECT attempts FROM renewals WHERE subscription_id = $1", s.ID)) + ", ADMIN_RENEWAL_NOTICE 1 SKIPPED provider_account"))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(ContainSubstring("This renewal is left out, and the next one is on "))
		Expect(failing(ctx, s.ID, "CONFIG")).To(HavePrefix("CONFIG "), "until a renewal succeeds")
	})

	It("is charged at once on request although the provider had refused the account", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalMisconfigured"))
		t.until(ctx, *s.NextDate)
		order, err := t.Ordering.RetrySubscription(ctx, another(t.actor), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(listed(ctx, "CONFIG")).To(BeZero())
	})

	It("is listed and reported to support when it waits for stock and when it is skipped", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved")
		Expect(err).NotTo(HaveOccurred())
		for day := range 3 {
			t.until(ctx, s.NextDate.Add(day))
		}
		Expect(failing(ctx, s.ID, "STOCK")).To(Equal("STOCK insufficient_stock WAITING_FOR_STOCK"))
		Expect(t.mailed(ctx)).To(Equal("ADMIN_RENEWAL_NOTICE 1 WAITING_FOR_STOCK insufficient_stock"))
		told, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), support, 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(told[0].Text).To(And(ContainSubstring("mia.keller@example.com) is out of stock"), ContainSubstring("The renewal of "+s.NextDate.Midnight().Format("January 2, 2006")+" waits until ")))
		t.until(ctx, s.NextDate.Add(4))
		Expect(t.mailed(ctx)).To(Equal("ADMIN_RENEWAL_NOTICE 1 WAITING_FOR_STOCK insufficient_stock, ADMIN_RENEWAL_NOTICE 1 SKIPPED insufficient_stock"))
		Expect(failing(ctx, s.ID, "STOCK")).To(Equal("STOCK insufficient_stock SCHEDULED"))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = reserved + 1")
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, s.AnchorDate.AddMonths(2))
		Expect(failing(ctx, s.ID, "STOCK")).To(Equal(" unlisted"))
	})

	It("is reported to support and to the customer if no method ships to the address", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Settings.UpdateShippingMethod(ctx, another(t.actor), t.method, settings.ShippingMethodInput{CountryCodes: &[]string{"AT"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		Expect(failing(ctx, s.ID, "STOCK")).To(Equal("STOCK shipping_not_available WAITING_FOR_STOCK"))
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_ADDRESS_NEEDED ADMIN_RENEWAL_NOTICE"))
		told, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(told[0].Text).To(ContainSubstring("it cannot be shipped to its address."))
	})

	It("is reported to the customer at the end of the grace period even after only one attempt", func(ctx SpecContext) {
		for action, want := range map[string]string{"FAIL": "Please choose another one, so that the subscription can go on.", "SKIP": "This renewal is left out, and the next one is on "} {
			t.dunning(ctx, func(d *settings.Dunning) {
				d.MaxAttempts, d.IntervalsDays, d.GraceDays, d.FinalAction, d.NotifyOn = 1, []int{}, 3, action, []string{"FINAL_FAILURE"}
			})
			s := t.subscribe(ctx, t.card(ctx, "pm_card_renewalLostCard"))
			t.until(ctx, *s.NextDate)
			t.until(ctx, s.NextDate.Add(3))
			Expect(t.mails(ctx, "CASE WHEN subscription_id = "+domain.Itoa(s.ID)+" THEN kind || ' ' || occasion END, ', '")).
				To(Equal("SUBSCRIPTION_PAYMENT_FAILED attempt 1, SUBSCRIPTION_PAYMENT_FAILED given up"), action)
			mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
			Expect(err).NotTo(HaveOccurred())
			Expect(mails[0].Text).To(ContainSubstring(want), action)
		}
	})
})
