package repo_test

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("The rows of a subscription", func() {
	var (
		data     *storetest.Database
		own      tenant
		customer int64
		variant  int64
		product  int64
		plan     int64
	)
	one := func(ctx context.Context, statement string, args ...any) (id int64) {
		GinkgoHelper()
		Expect(data.SQL.QueryRowContext(ctx, statement, args...).Scan(&id)).To(Succeed())
		return id
	}
	BeforeEach(func(ctx SpecContext) {
		data = storetest.Open(ctx)
		own = newTenant(ctx, data, "a", "own")
		kind := one(ctx, `INSERT INTO account_types (store_id, created_on, modified_on, command_id, name, code, price_mode, sign_up_mode)
			VALUES ($1, now(), now(), gen_random_uuid(), 'a', 'a', 'LIST', 'OPEN') RETURNING id`, own.store)
		customer = one(ctx, `INSERT INTO customers (store_id, created_on, modified_on, command_id, email, first_name, last_name, status, account_type_id)
			VALUES ($1, now(), now(), gen_random_uuid(), 'a@a.example', '', '', 'ACTIVE', $2) RETURNING id`, own.store, kind)
		product = one(ctx, `INSERT INTO products (store_id, created_on, modified_on, name, slug, type, status, requires_shipping, command_id)
			VALUES ($1, now(), now(), 'a', 'a', 'PHYSICAL', 'ACTIVE', true, gen_random_uuid()) RETURNING id`, own.store)
		variant = one(ctx, `INSERT INTO variants (store_id, created_on, modified_on, product_id, sku, name, status, position, weight_unit, dimension_unit)
			VALUES ($1, now(), now(), $2, 'A', '', 'ACTIVE', 0, 'KG', 'CM') RETURNING id`, own.store, product)
		plan = one(ctx, `INSERT INTO subscription_plans (store_id, created_on, modified_on, command_id, name, interval_unit, interval_count, anchor_type, trial_days, prepaid_cycles, cancel_policy, cutoff_days,
			pricing_type, shipping_policy, allow_skip, allow_pause, allow_swap, allow_quantity_change, is_active)
			VALUES ($1, now(), now(), gen_random_uuid(), 'a', 'MONTH', 1, 'NONE', 0, 1, 'ANY_TIME', 0, 'NONE', 'CHARGE', true, true, true, true, true) RETURNING id`, own.store)
	})
	sample := func() *subscription.Subscription {
		next := domain.DateOf(2027, time.February, 28)
		return &subscription.Subscription{
			SubscriptionNumber: 70001, CommandID: uuid.New(), CustomerID: customer, SubscriptionPlanID: plan, CurrencyCode: "EUR", Status: subscription.Active,
			Terms:      catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1, AnchorType: catalog.NoAnchor, PrepaidCycles: 1, CancelPolicy: catalog.CancelAnyTime, MinCycles: new(3)},
			AnchorDate: domain.DateOf(2027, time.January, 31), AnchorDay: 31, SlotNumber: 1, NextDate: &next, LastDate: next, Spread: 17, CycleNumber: 1,
			DunningState: subscription.NotDunning, Coupons: []subscription.Coupon{{CouponID: 7, Code: "X", RemainingCycles: new(2)}}, CustomFields: []domain.CustomField{},
			Consent: &subscription.Consent{Text: "I agree.", Author: domain.Author{Kind: domain.ActorCustomer, ID: customer}},
			Items: []*subscription.SubscriptionItem{
				{VariantID: variant, ProductID: product, SKU: "A", Name: "a", Quantity: 2, UnitPrice: domain.MustAmount("8.10"), AcceptedPrice: domain.MustAmount("8.10"), CustomFields: []domain.CustomField{}},
				{VariantID: variant, ProductID: product, SKU: "A", Name: "a", Quantity: 1, UnitPrice: domain.MustAmount("8.10"), AcceptedPrice: domain.MustAmount("8.10"), CustomFields: []domain.CustomField{}, RemovedOn: new(time.Now())},
			},
			History: []*subscription.SubscriptionHistoryEntry{{EventType: domain.SubscriptionCreated, Action: "subscription.created", Message: "Created."}},
		}
	}
	begin := func(ctx context.Context, actor domain.Actor) *repo.Tx {
		GinkgoHelper()
		tx, err := data.Repo.Begin(ctx, actor)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(tx.Rollback)
		return tx
	}
	saved := func(ctx context.Context) *subscription.Subscription {
		GinkgoHelper()
		tx, s := begin(ctx, domain.System(own.store)), sample()
		Expect(tx.SaveSubscription(ctx, s)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		return s
	}

	It("are stored with all fields, lines, slots and history", func(ctx SpecContext) {
		s := saved(ctx)
		Expect(s.Version).To(Equal(int64(1)))
		tx := begin(ctx, domain.Actor{Kind: domain.ActorAdmin, ID: 9, StoreID: own.store})
		read, err := tx.LockSubscription(ctx, s.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(read.Items).To(HaveLen(2))
		Expect(read.Live()).To(HaveLen(1))
		Expect(*read.Items[0]).To(HaveField("Quantity", 2))
		items := read.Items
		read.Items, read.Slots, s.Items, s.History = nil, nil, nil, nil
		read.CreatedOn, read.ModifiedOn = read.CreatedOn.UTC(), read.ModifiedOn.UTC()
		Expect(read).To(Equal(s))
		read.Items = items

		Expect(tx.SaveSubscription(ctx, read)).To(Succeed())
		Expect(read.Version).To(Equal(int64(1)), "nothing changed")
		read.Items[0].Quantity = 3
		read.OpenSlot().Status = subscription.RenewalProcessing
		read.History = append(read.History, &subscription.SubscriptionHistoryEntry{Action: "subscription.test", Message: "Tested.", Reason: new("why")})
		Expect(tx.SaveSubscription(ctx, read)).To(Succeed())
		Expect([]int64{read.Version, read.Items[0].Version, read.Items[1].Version, read.Slots[0].Version}).To(Equal([]int64{2, 2, 1, 1}))
		Expect(tx.SaveSubscription(ctx, read)).To(Succeed())
		Expect(read.Version).To(Equal(int64(2)), "nothing is new")
		Expect(tx.Commit()).To(Succeed())

		again, err := begin(ctx, domain.System(own.store)).LockSubscription(ctx, s.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Open()).To(And(HaveField("Slot", 1), HaveField("ProcessingDate", *again.NextDate), HaveField("Status", subscription.RenewalProcessing)))
		Expect(again.Charging()).To(BeTrue())
		shown, err := data.Repo.As(domain.System(own.store)).Subscription(ctx, subscription.Key{Number: 70001})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{len(shown.Items), shown.Items[0].Quantity, len(shown.Slots)}).To(Equal([]any{1, 3, 1}))
		var authors string
		Expect(data.SQL.QueryRowContext(ctx, "SELECT string_agg(actor_kind || ' ' || actor_id || ' ' || action || coalesce(' ' || reason, ''), ', ' ORDER BY id) FROM subscription_history_entries WHERE subscription_id = $1", s.ID).Scan(&authors)).To(Succeed())
		Expect(authors).To(Equal("SYSTEM 0 subscription.created, ADMIN 9 subscription.test why"))
	})

	It("are visible only to the subscription's customer", func(ctx SpecContext) {
		s := saved(ctx)
		for _, actor := range []domain.Actor{{Kind: domain.ActorCustomer, ID: customer + 1, StoreID: own.store}, {Kind: domain.ActorCustomer, StoreID: own.store}, domain.System(newTenant(ctx, data, "b", "b").store)} {
			_, err := begin(ctx, actor).LockSubscription(ctx, s.ID)
			Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
			for _, key := range []subscription.Key{{ID: s.ID}, {Number: s.SubscriptionNumber}} {
				_, err = data.Repo.As(actor).Subscription(ctx, key)
				Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
			}
		}
		_, err := begin(ctx, domain.Actor{Kind: domain.ActorCustomer, ID: customer, StoreID: own.store}).LockSubscription(ctx, s.ID)
		Expect(err).NotTo(HaveOccurred())
	})

	It("contain at most one open slot, and no slot or cycle twice", func(ctx SpecContext) {
		s := saved(ctx)
		insert := func(slot int, status string, cycle any) error {
			_, err := data.SQL.ExecContext(ctx, `INSERT INTO renewals (store_id, created_on, modified_on, subscription_id, slot, processing_date, status, cycle_number, ended_on, order_id)
				VALUES ($1, now(), now(), $2, $3, now(), $4, $5, CASE WHEN $4 IN ('CHARGED', 'SKIPPED', 'FAILED') THEN now() END, CASE WHEN $4 = 'CHARGED' AND $3 < 10 THEN $6::bigint END)`,
				own.store, s.ID, slot, status, cycle, own.order)
			return err
		}
		Expect(insert(1, "PROCESSING", nil)).To(Succeed())
		Expect(insert(2, "RETRYING", nil)).To(MatchError(ContainSubstring("renewals_one_open")))
		Expect(insert(1, "SKIPPED", nil)).To(MatchError(ContainSubstring("renewals_slot_unique")))
		Expect(insert(2, "CHARGED", nil)).To(MatchError(ContainSubstring("renewals_counted")))
		Expect(insert(10, "CHARGED", 2)).To(MatchError(ContainSubstring("renewals_charged_by_an_order")))
		Expect(insert(2, "CHARGED", 2)).To(Succeed())
		Expect(insert(3, "CHARGED", 2)).To(MatchError(Or(ContainSubstring("renewals_cycle_unique"), ContainSubstring("renewals_order_unique"))))
		Expect(insert(3, "SKIPPED", nil)).To(Succeed())
	})

	It("cannot contradict the subscription's status, because of constraints", func(ctx SpecContext) {
		s := saved(ctx)
		for set, constraint := range map[string]string{
			"next_date = NULL": "subscriptions_scheduled", "status = 'TERMINAL_FAILED'": "subscriptions_scheduled", "moved_date = '2027-03-01'": "subscriptions_moved",
			"status = 'PAUSED', next_date = NULL": "subscriptions_paused", "paused_until = '2027-03-01'": "subscriptions_paused", "pause_reason = 'a'": "subscriptions_paused",
			"status = 'CANCELLED', next_date = NULL": "subscriptions_cancelled", "cancel_reason = 'a'": "subscriptions_cancelled",
			"status = 'PAUSED', next_date = NULL, paused_on = now(), pause_cause = 'REQUEST', cancel_at_period_end = true": "subscriptions_period_end",
			"status = 'PAUSED', next_date = NULL, paused_on = now(), pause_cause = 'REQUEST', due_at = now()":              "subscriptions_due",
			"status = 'PAUSED', paused_on = now(), pause_cause = 'REQUEST', paused_until = next_date":                      "subscriptions_resumed",
			"replaced_by_id = id": "subscriptions_replaced", "dunning_state = 'RETRYING'": "subscriptions_dunning", "retry_on = now()": "subscriptions_retried",
			"final_on = now()": "subscriptions_final", "resume_on = now()": "subscriptions_resumed",
		} {
			_, err := data.SQL.ExecContext(ctx, fmt.Sprintf("UPDATE subscriptions SET %s WHERE id = %d", set, s.ID))
			Expect(err).To(MatchError(ContainSubstring(constraint)), set)
		}
		tx := begin(ctx, domain.System(own.store))
		read, err := tx.LockSubscription(ctx, s.ID)
		Expect(err).NotTo(HaveOccurred())
		read.DunningState, read.Dunning, read.RetryOn, read.DueAt = subscription.Retrying, &settings.Dunning{MaxAttempts: 3, IntervalsDays: []int{1, 2}}, new(data.Clock.Now()), new(data.Clock.Now())
		Expect(tx.SaveSubscription(ctx, read)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		_, err = data.SQL.ExecContext(ctx, "UPDATE subscriptions SET claimed_until = now()")
		Expect(err).NotTo(HaveOccurred())
		Expect(one(ctx, "SELECT count(*) FROM subscriptions WHERE modified_tx = pg_current_xact_id()::text::bigint - 1")).To(BeZero(), "a claim is no change")
	})

	It("are found by the order that started or renews the subscription", func(ctx SpecContext) {
		s := saved(ctx)
		find := func() []int64 {
			GinkgoHelper()
			ids, err := data.Repo.As(domain.System(own.store)).SubscriptionsOfOrder(ctx, own.order)
			Expect(err).NotTo(HaveOccurred())
			return ids
		}
		Expect(find()).To(BeEmpty())
		one(ctx, "UPDATE order_lines SET subscription_id = $1 WHERE id = $2 RETURNING id", s.ID, own.line)
		Expect(find()).To(Equal([]int64{s.ID}))
		one(ctx, "UPDATE order_lines SET subscription_id = NULL WHERE id = $1 RETURNING id", own.line)
		one(ctx, "UPDATE orders SET subscription_id = $1 WHERE id = $2 RETURNING id", s.ID, own.order)
		Expect(find()).To(Equal([]int64{s.ID}))
	})
})
