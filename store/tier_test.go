package store_test

import (
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/settings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/repo"
)

var _ = Describe("The daily check of automatic tiers", func() {
	var d *orderStore
	var mia domain.Actor
	var first int64
	tier := func(ctx context.Context, name string, rank int, tier customer.AutoTier) int64 {
		GinkgoHelper()
		kind, err := d.Customer.CreateAccountType(ctx, another(d.actor), customer.AccountTypePatch{Name: &name, Rank: &rank, AutoTier: new(&tier)}, nil)
		Expect(err).NotTo(HaveOccurred())
		return kind.ID
	}
	spend := func(threshold string) customer.AutoTier {
		return customer.AutoTier{Metric: customer.TierSpend, Threshold: domain.MustAmount(threshold), Downgrade: true}
	}
	is := func(ctx context.Context, id int64) *customer.Customer {
		GinkgoHelper()
		c, err := d.As(d.actor).Customer(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		return c
	}
	has := func(ctx context.Context, id int64) int64 { return is(ctx, id).AccountTypeID }
	moves := func(ctx context.Context) (actors []string) {
		GinkgoHelper()
		rows, err := d.Data.SQL.QueryContext(ctx, "SELECT actor_type || ' ' || action FROM webhook_events WHERE type = 'customer.account_type_changed' ORDER BY sequence")
		Expect(err).NotTo(HaveOccurred())
		defer rows.Close()
		for rows.Next() {
			var s string
			Expect(rows.Scan(&s)).To(Succeed())
			actors = append(actors, s)
		}
		return actors
	}
	// bought places an order of 122.69 EUR for a customer.
	bought := func(ctx context.Context, by domain.Actor, change ...func(*ordering.Order)) *ordering.Order {
		GinkgoHelper()
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 100")
		Expect(err).NotTo(HaveOccurred())
		return d.order(ctx, "pm_card_visa", true, append(change, func(o *ordering.Order) { o.CustomerID = &by.ID })...)
	}
	days := func(n int) { d.Clock.Advance(time.Duration(n) * 24 * time.Hour) }

	BeforeEach(func(ctx SpecContext) {
		d = newOrderStore(ctx)
		_, mia = d.signUp(ctx, d.store.ID, "mia.keller@example.com")
		first = has(ctx, mia.ID)
	})

	It("ignores gift cards, even after refunds of their price", func(ctx SpecContext) {
		o := bought(ctx, mia)
		spent := func() string {
			GinkgoHelper()
			figures, err := d.As(d.actor).TierFigures(ctx, mia.ID, "EUR", d.Clock.Now().AddDate(-1, 0, 0))
			Expect(err).NotTo(HaveOccurred())
			return figures.Spend.Fixed(2)
		}
		Expect(spent()).To(Equal("122.69"))
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE order_lines SET product_type = 'GIFT_CARD' WHERE id = $1", o.Lines[0].ID)
		Expect(err).NotTo(HaveOccurred())
		goods := domain.MustAmount("122.69").Sub(o.Lines[0].LineGross).Fixed(2)
		Expect(spent()).To(Equal(goods))
		_, _, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill,
			Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Amount: new(domain.MustAmount("10.00"))}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(spent()).To(Equal(goods))
	})

	It("promotes customers who spent enough, and demotes them a year later", func(ctx SpecContext) {
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		silver := tier(ctx, "Silver", 20, spend("245.38"))
		bought(ctx, mia)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first), "it takes two")
		second := bought(ctx, mia)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first), "the day was checked")
		days(1)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(silver))
		Expect(is(ctx, mia.ID).AccountTypeSource).To(Equal(customer.AccountTypeByTier))
		Expect(moves(ctx)).To(Equal([]string{"SYSTEM customer.tier_changed"}))

		_, _, err := d.Ordering.RefundOrder(ctx, another(d.actor), second.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("0.01"))})
		Expect(err).NotTo(HaveOccurred())
		days(29)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(silver), "nobody falls within 30 days")
		days(1)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first), "what was given back is not spent")
		Expect(moves(ctx)).To(HaveLen(2))
		bought(ctx, mia)
		days(1)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(silver))
		days(366)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first))
	})

	It("counts payments, but not canceled orders, other currencies or replacements", func(ctx SpecContext) {
		rich := tier(ctx, "Rich", 30, spend("122.69"))
		many := tier(ctx, "Many", 20, customer.AutoTier{Metric: customer.TierOrders, Threshold: domain.MustAmount("2")})
		dollars := bought(ctx, mia)
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE orders SET currency_code = 'USD' WHERE id = $1", dollars.ID)
		Expect(err).NotTo(HaveOccurred())
		replacement := bought(ctx, mia)
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE orders SET replaced_order_number = 1 WHERE id = $1", replacement.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.CancelOrder(ctx, another(d.actor), bought(ctx, mia).ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 100")
		Expect(err).NotTo(HaveOccurred())
		d.order(ctx, "", false, func(o *ordering.Order) { o.CustomerID = &mia.ID })
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first))
		bought(ctx, mia)
		days(1)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(rich))
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE orders SET currency_code = 'USD'")
		Expect(err).NotTo(HaveOccurred())
		days(40)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(many), "orders count in any currency")
	})

	It("skips a customer whose tier an administrator has set, until the tier is reset", func(ctx SpecContext) {
		silver := tier(ctx, "Silver", 20, spend("100"))
		bought(ctx, mia)
		_, err := d.Customer.SetCustomerAccountType(ctx, another(d.actor), mia.ID, first, false, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first))
		_, err = d.Customer.SetCustomerAccountType(ctx, another(d.actor), mia.ID, first, true, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		days(1)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(silver))
	})

	It("starts once at midnight in the store's time zone, and continues if a process dies", func(ctx SpecContext) {
		silver := tier(ctx, "Silver", 20, spend("100"))
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		bought(ctx, mia)
		zone, err := time.LoadLocation("Europe/Berlin")
		Expect(err).NotTo(HaveOccurred())
		now := d.Clock.Now().In(zone)
		midnight := time.Date(now.Year(), now.Month(), now.Day()+1, 0, 0, 0, 0, zone)
		d.Clock.Advance(midnight.Sub(now) - time.Minute)
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first))
		d.Clock.Advance(2 * time.Minute)
		// One process claims the check and dies. Another process cannot claim the check before the
		// lease ends.
		claimed, err := d.Data.Repo.ClaimTierCheck(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(claimed).To(Equal(&repo.TierCheck{StoreID: d.store.ID}))
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(has(ctx, mia.ID)).To(Equal(first))
		d.Clock.Advance(10 * time.Minute)
		Expect(together(4, func(int) error { return errors.Join(d.Ordering.CheckTiers(ctx), d.Ordering.CheckTiers(ctx)) })).To(Equal(map[domain.Code]int{"": 4}))
		Expect(has(ctx, mia.ID)).To(Equal(silver))
		Expect(moves(ctx)).To(HaveLen(1))
	})

	It("takes turns among stores, with one page of customers each", func(ctx SpecContext) {
		tier(ctx, "Silver", 20, spend("100"))
		other, err := d.Settings.CreateStore(ctx, d.actor, settings.StoreCreate{Name: "Other", Code: "other", Timezone: "UTC", DefaultCurrencyCode: "EUR", DefaultLanguageCode: "de"})
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE account_types SET auto_tier = (SELECT auto_tier FROM account_types WHERE auto_tier IS NOT NULL), rank = 30 WHERE store_id = $1", other.ID)
		Expect(err).NotTo(HaveOccurred())
		claim := func() *repo.TierCheck {
			GinkgoHelper()
			d.Clock.Advance(time.Millisecond)
			check, err := d.Data.Repo.ClaimTierCheck(ctx)
			Expect(err).NotTo(HaveOccurred())
			return check
		}
		pass := func(store, after int64, done bool) {
			GinkgoHelper()
			Expect(d.Data.Repo.PassTierCheck(ctx, store, after, done)).To(Succeed())
		}
		Expect(claim()).To(Equal(&repo.TierCheck{StoreID: d.store.ID}))
		pass(d.store.ID, 500, false)
		Expect(claim()).To(Equal(&repo.TierCheck{StoreID: other.ID}))
		Expect(claim()).To(Equal(&repo.TierCheck{StoreID: d.store.ID, AfterID: 500}))
		pass(other.ID, 7, true)
		pass(d.store.ID, 1000, true)
		Expect(claim()).To(BeNil())
	})

	It("covers every customer, page by page", func(ctx SpecContext) {
		silver := tier(ctx, "Silver", 20, spend("122.69"))
		_, err := d.Data.SQL.ExecContext(ctx, `INSERT INTO customers (store_id, created_on, modified_on, command_id, email, email_verified, first_name, last_name, status, account_type_id)
			SELECT $1, now(), now(), gen_random_uuid(), 'c' || n || '@example.com', false, '', '', 'ACTIVE', $2 FROM generate_series(1, 1200) n`, d.store.ID, first)
		Expect(err).NotTo(HaveOccurred())
		for _, email := range []string{"c1@example.com", "c600@example.com", "c1200@example.com"} {
			c, err := d.As(d.actor).CustomerByEmail(ctx, email)
			Expect(err).NotTo(HaveOccurred())
			bought(ctx, domain.Actor{ID: c.ID})
		}
		Expect(d.Ordering.CheckTiers(ctx)).To(Succeed())
		Expect(d.count(ctx, "SELECT count(*) FROM customers WHERE account_type_id = $1", silver)).To(Equal(3))
		Expect(d.count(ctx, "SELECT count(*) FROM tier_checks WHERE after_id IS NULL")).To(Equal(1))
	})
})
