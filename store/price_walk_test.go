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

var _ = Describe("A price increase for a subscription", func() {
	var t *renewalStore
	BeforeEach(func(ctx SpecContext) { t = newRenewalStore(ctx) })

	const quiet = time.Minute + time.Second
	cost := func(ctx context.Context, amount string) {
		GinkgoHelper()
		_, err := t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{t.good.ID}, nil, []catalog.PriceInput{{VariantID: t.good.ID, CurrencyCode: "EUR", Amount: domain.MustAmount(amount), MinQuantity: 1}})
		Expect(err).NotTo(HaveOccurred())
	}
	// walked advances the clock and runs the announcement of changed prices.
	walked := func(ctx context.Context) {
		GinkgoHelper()
		t.Data.Clock.Advance(quiet)
		Expect(t.Ordering.AnnouncePrices(ctx)).To(Succeed())
	}
	estimated := func(ctx context.Context, id int64, on *domain.Date) string {
		GinkgoHelper()
		e, err := t.Ordering.EstimateSubscription(ctx, another(t.mia), id, on)
		Expect(err).NotTo(HaveOccurred())
		return e.Quote.GrandTotal.Fixed(2)
	}

	It("is announced once, charged from the announced day, and estimated to the cent", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa")) // renews in a month; the notice period is 30 days
		cost(ctx, "59.00")
		Expect(t.Ordering.AnnouncePrices(ctx)).To(Succeed())
		Expect(t.mailed(ctx)).To(BeEmpty(), "the price can still be changed back")
		walked(ctx)
		from := t.calendar(ctx).Today().Add(30)
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_PRICE_CHANGED"))
		Expect(t.happened(ctx)).To(Equal("subscription.pricing_changed"))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(And(ContainSubstring("Good POUR-OVER ("+t.good.SKU+"): €59.00 instead of €49.00"), ContainSubstring("cancel before then")))
		item := t.shown(ctx, s.ID).Items[0]
		Expect(item.Announced).To(Equal([]subscription.Announced{{Price: domain.MustAmount("59.0000"), From: from}}))

		By("repeated runs announce the same price only once")
		Expect(together(4, func(int) error { return t.process().Ordering.AnnouncePrices(ctx) })).To(Equal(map[domain.Code]int{"": 4}))
		cost(ctx, "59.00")
		walked(ctx)
		t.Data.Clock.Advance(25 * time.Hour)
		Expect(t.Ordering.AnnouncePrices(ctx)).To(Succeed())
		Expect([]string{t.kinds(ctx), t.happened(ctx)}).To(Equal([]string{"SUBSCRIPTION_PRICE_CHANGED", "subscription.pricing_changed"}))

		By("the announced price is charged")
		second := s.AnchorDate.AddMonths(2)
		first := "76.04"
		if *s.NextDate < from {
			first = "64.14"
		}
		Expect([]string{estimated(ctx, s.ID, nil), estimated(ctx, s.ID, &second)}).To(Equal([]string{first, "76.04"}))
		t.until(ctx, *s.NextDate)
		Expect(estimated(ctx, s.ID, nil)).To(Equal("76.04"))
		t.until(ctx, second)
		Expect(t.taken(ctx)).To(Equal("64.14, " + first + ", 76.04"))
		after := t.shown(ctx, s.ID).Items[0]
		Expect([]any{after.AcceptedPrice.Fixed(2), after.Announced}).To(Equal([]any{"59.00", []subscription.Announced(nil)}))
	})

	It("is charged as announced if the price rises twice and falls in between", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		cost(ctx, "59.00")
		walked(ctx)
		t.Data.Clock.Advance(10 * 24 * time.Hour)
		cost(ctx, "45.00")
		walked(ctx)
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_PRICE_CHANGED"), "of a fall nobody is told by mail")
		Expect(t.shown(ctx, s.ID).Items[0].UnitPrice.Fixed(2)).To(Equal("45.00"))
		cost(ctx, "69.00")
		walked(ctx)
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_PRICE_CHANGED SUBSCRIPTION_PRICE_CHANGED"))
		mails, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(ContainSubstring("€69.00 instead of €49.00"), "59.00 was withdrawn")
		for n := range 3 {
			t.until(ctx, s.AnchorDate.AddMonths(n+1))
		}
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14, 87.94, 87.94"))
	})

	It("is announced again if the first increase was withdrawn, even months later", func(ctx SpecContext) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		cost(ctx, "59.00")
		walked(ctx)
		t.forget(ctx)
		cost(ctx, "49.00")
		walked(ctx)
		Expect(t.shown(ctx, s.ID).Items[0].Announced).To(BeNil())
		Expect(t.happened(ctx)).To(Equal("subscription.pricing_changed"))
		for n := range 3 {
			t.until(ctx, s.AnchorDate.AddMonths(n+1))
		}
		cost(ctx, "59.00")
		walked(ctx)
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'SUBSCRIPTION_PRICE_CHANGED'")).To(Equal(2))
		from := t.calendar(ctx).Today().Add(30)
		last := "76.04"
		if s.AnchorDate.AddMonths(4) < from {
			last = "64.14"
		}
		t.until(ctx, s.AnchorDate.AddMonths(4))
		t.until(ctx, s.AnchorDate.AddMonths(5))
		Expect(t.taken(ctx)).To(Equal("64.14, 64.14, 64.14, 64.14, " + last + ", 76.04"))
	})

	It("is announced in a store without a notice period, and charged on the same day", func(ctx SpecContext) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{PriceChangeNoticeDays: new(0)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(*s.NextDate).Add(-time.Hour).Sub(c.Now))
		cost(ctx, "59.00")
		Expect(estimated(ctx, s.ID, nil)).To(Equal("64.14"), "nobody was told yet")
		walked(ctx)
		t.until(ctx, *s.NextDate)
		Expect(t.taken(ctx)).To(Equal("64.14, 76.04"))
	})

	It("does not affect an earlier renewal that is retried after the new price took effect", func(ctx SpecContext) {
		t.dunning(ctx, func(d *settings.Dunning) { d.MaxAttempts, d.IntervalsDays = 2, []int{6} })
		card := t.card(ctx, "pm_card_visa")
		s := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{PriceChangeNoticeDays: new(3)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		cost(ctx, "59.00")
		walked(ctx)
		t.Data.Clock.Advance(4 * 24 * time.Hour)
		order, err := t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, &card)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.GrandTotal.Fixed(2)).To(Equal("64.14"), "the renewal is of the day before")
	})

	DescribeTable("is found if its cause is", func(ctx SpecContext, change func(ctx context.Context, s *subscription.Subscription), want string) {
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		change(ctx, s)
		walked(ctx)
		list := t.shown(ctx, s.ID).Items[0].Announced
		Expect(list).To(HaveLen(1))
		Expect(list[0].Price.Fixed(2)).To(Equal(want))
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_PRICE_CHANGED"))
	},
		Entry("the plan", func(ctx context.Context, _ *subscription.Subscription) {
			fixed := catalog.PlanPricing{Type: catalog.PlanPriceFixed, Value: new(domain.MustAmount("52.00")), CurrencyCode: new(domain.Currency("EUR"))}
			_, err := t.Ordering.UpdateSubscriptionPlan(ctx, another(t.actor), t.plan.ID, domain.Expect{}, catalog.SubscriptionPlanInput{Pricing: &fixed})
			Expect(err).NotTo(HaveOccurred())
		}, "52.00"),
		Entry("the customer's new account type", func(ctx context.Context, _ *subscription.Subscription) {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscription_items SET accepted_price = 44.10, unit_price = 44.10")
			Expect(err).NotTo(HaveOccurred())
			kind, err := t.Customer.CreateAccountType(ctx, another(t.actor), customer.AccountTypePatch{Name: new("Club")}, nil)
			Expect(err).NotTo(HaveOccurred())
			t.Data.Clock.Advance(2 * time.Minute)
			_, err = t.Data.SQL.ExecContext(ctx, "DELETE FROM price_changes") // those of the new account type
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Customer.SetCustomerAccountType(ctx, another(t.actor), t.mia.ID, kind.ID, false, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}, "49.00"),
		Entry("the start date of a price", func(ctx context.Context, _ *subscription.Subscription) {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE subscription_items SET accepted_price = 40, unit_price = 40")
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Data.SQL.ExecContext(ctx, "INSERT INTO price_walks (store_id, due_on) SELECT id, now() + interval '24 hours' FROM stores; DELETE FROM price_changes")
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.AnnouncePrices(ctx)).To(Succeed())
			Expect(t.kinds(ctx)).To(BeEmpty())
			t.Data.Clock.Advance(24 * time.Hour)
		}, "49.00"))

	It("is announced by the customer's test clock, if the customer has one", func(ctx SpecContext) {
		at := t.Clock.Now().Add(100 * 24 * time.Hour)
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, &at)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) { s.TestClockID = &clock.ID })
		cost(ctx, "59.00")
		walked(ctx)
		zone := t.calendar(ctx).Zone
		Expect(t.shown(ctx, s.ID).Items[0].Announced[0].From).To(Equal(domain.DateAt(clock.Shows, zone).Add(30)))
	})

	It("is found page by page for many subscriptions, even if another store fails", func(ctx SpecContext) {
		card := t.card(ctx, "pm_card_visa")
		for range 130 { // more subscriptions than one page contains
			t.subscribe(ctx, card)
		}
		dead, _ := t.newStore(ctx, "dead")
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE stores SET settings = settings || '{\"priceChangeNoticeDays\": \"many\"}' WHERE id = $1", dead.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "INSERT INTO price_walks (store_id, due_on) VALUES ($1, now() - interval '1 day')", dead.ID)
		Expect(err).NotTo(HaveOccurred())
		cost(ctx, "59.00")
		Expect(t.Ordering.AnnouncePrices(ctx)).To(MatchError(ContainSubstring("prices of store " + domain.Itoa(dead.ID))))
		t.Data.Clock.Advance(quiet)
		Expect(t.Ordering.AnnouncePrices(ctx)).To(MatchError(ContainSubstring("prices of store")), "again, and again later")
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'SUBSCRIPTION_PRICE_CHANGED'")).To(Equal(130))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE type = 'subscription.pricing_changed'")).To(Equal(130))
	})

	It("is found if the price changes while the job is running", func(ctx SpecContext) {
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, err := t.Data.SQL.ExecContext(ctx, "DELETE FROM price_changes")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "INSERT INTO price_walks (store_id, due_on, done_id) VALUES ($1, now() - interval '1 minute', 1000000)", t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		cost(ctx, "59.00") // the run has already passed the subscription
		Expect(t.Ordering.AnnouncePrices(ctx)).To(Succeed())
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_PRICE_CHANGED"))
	})

	DescribeTable("is announced and charged to two subscribers at the price of each one's account type if", func(ctx SpecContext, clubFirst bool, price, regular, club string) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{PriceChangeNoticeDays: new(0)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		mode, ten := customer.PriceModeDiscount, new(domain.MustAmount("10"))
		kind, err := t.Customer.CreateAccountType(ctx, another(t.actor), customer.AccountTypePatch{Name: new("Club"), PriceMode: &mode, DiscountPercent: &ten}, nil)
		Expect(err).NotTo(HaveOccurred())
		member := func() int64 {
			t.customer(ctx, "tom@example.com")
			_, err := t.Customer.SetCustomerAccountType(ctx, another(t.actor), t.mia.ID, kind.ID, false, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			return t.subscribe(ctx, t.cardAt(ctx, "pm_card_visa", "58.31"), func(s *subscription.Subscription) {
				s.Items[0].UnitPrice, s.Items[0].AcceptedPrice = domain.MustAmount("44.10"), domain.MustAmount("44.10")
			}).ID
		}
		var ids [2]int64 // the ids of the regular customer and the member
		mia := t.mia
		if clubFirst {
			ids[1] = member()
			t.mia = mia
		}
		ids[0] = t.subscribe(ctx, t.card(ctx, "pm_card_visa")).ID
		if !clubFirst {
			ids[1] = member()
		}
		cost(ctx, price)
		walked(ctx)
		t.until(ctx, *t.shown(ctx, ids[0]).NextDate)
		var charged [2]string
		for i, id := range ids {
			order, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *t.shown(ctx, id).LastOrderID})
			Expect(err).NotTo(HaveOccurred())
			charged[i] = order.Lines[0].UnitPrice.Fixed(2)
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'subscription.pricing_changed' AND object_id = $1", id)).To(Equal(1), "%d is told", i)
		}
		Expect(charged).To(Equal([2]string{regular, club}))
	},
		Entry("the member's new price equals the regular customer's old price", true, "54.44", "54.44", "49.00"),
		Entry("the regular customer's new price equals the member's old price", false, "44.10", "44.10", "39.69"))
})
