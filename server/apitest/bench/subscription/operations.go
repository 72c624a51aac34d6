package main

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

// stores is the number of stores that share the subscriptions. The first store has half of the subscriptions. Only this
// store is measured.
const stores = 10

// spread maps columns to SQL expressions for the copied subscriptions. Of every 100 subscriptions, five are canceled,
// three are paused, one has a failed renewal that is retried, and one has a failed renewal that is not. All others are
// active and due within thirty days.
var spread = map[string]map[string]string{
	"customer_payment_methods": {"expiry_year": "(2027 + i % 10)::text", "expiry_month": "lpad((1 + i % 12)::text, 2, '0')"},
	"subscriptions": {
		"status":        "CASE WHEN i % 100 < 5 THEN 'CANCELLED' WHEN i % 100 < 8 THEN 'PAUSED' WHEN i % 100 = 8 THEN 'TERMINAL_FAILED' ELSE 'ACTIVE' END",
		"next_date":     "CASE WHEN i % 100 > 8 OR i % 1000 = 5 THEN current_date + 1 + (i / 100 % 30)::int END",
		"anchor_date":   "current_date + 1 + (i / 100 % 30)::int",
		"anchor_day":    "extract(day FROM current_date + 1 + (i / 100 % 30)::int)",
		"due_at":        "CASE WHEN i % 100 > 9 THEN now() + interval '1 day' + i % 2592000 * interval '1 second' END",
		"retry_on":      "CASE WHEN i % 100 = 9 THEN now() + interval '1 day' + i % 864000 * interval '1 second' END",
		"dunning_state": "CASE WHEN i % 100 = 9 THEN 'RETRYING' WHEN i % 100 = 8 THEN 'EXHAUSTED' ELSE 'NONE' END",
		"dunning":       "CASE WHEN i % 100 IN (8, 9) THEN '{}'::jsonb END", "failed_attempts": "1",
		"last_failure_code": "CASE WHEN i % 1000 = 9 THEN 'lost_card' WHEN i % 100 IN (8, 9) THEN 'card_declined' ELSE '' END",
		"cancel_reason":     "CASE WHEN i % 1000 = 4 THEN 'COMPLETED' END", "paused_until": "CASE WHEN i % 1000 = 5 THEN current_date + 1 END", "resume_on": "CASE WHEN i % 1000 = 5 THEN now() + interval '1 day' END",
		"cancelled_on": "CASE WHEN i % 100 < 5 THEN now() END", "paused_on": "CASE WHEN i % 100 BETWEEN 5 AND 7 THEN now() END", "pause_cause": "CASE WHEN i % 100 BETWEEN 5 AND 7 THEN 'REQUEST' ELSE '' END",
		"cancel_at_period_end": "i % 100 = 10",
		"created_on":           "now() - interval '1 year' + i % 31536000 * interval '1 second'", "modified_on": "now() - interval '1 year' + i % 31536000 * interval '1 second'",
	},
	"subscription_items": {"sku": "CASE WHEN i % 1000 = 0 THEN 'RARE' ELSE x.sku END"},
}

// fill creates the stores over HTTP and the subscriptions by SQL, on a server that is not durable.
func (b *bench) fill(ctx context.Context, binary, dir string) (err error) {
	begun := time.Now()
	if b.server, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir, Throwaway: true}); err != nil {
		return err
	}
	process, err := machine.Serve(ctx, binary, "ROLES=api", "DATABASE_URL="+b.server.URL("postgres"), machine.EncryptionKeys, "DEMO=false",
		"ADMIN_EMAIL="+apitest.AdminEmail, "ADMIN_PASSWORD="+apitest.AdminPassword)
	if err != nil {
		return err
	}
	world := &apitest.World{URL: process.URL}
	var shops []*apitest.Shop
	var templates []int64
	for i := range stores {
		shop := world.Shop(fmt.Sprintf("store-%d", i))
		shops, templates = append(shops, shop), append(templates, shop.Subscribe(fmt.Sprintf("mia%d@example.com", i)))
	}
	if err := process.Stop(); err != nil {
		return err
	}
	b.store = domain.System(shops[0].StoreID)
	if b.db, err = pgx.Connect(ctx, b.server.URL("postgres")); err != nil {
		return err
	}
	rows, err := b.db.Query(ctx, `SELECT c.relname, pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid
		WHERE i.indrelid::regclass::text IN ('subscriptions', 'subscription_items', 'customers', 'customer_addresses', 'customer_payment_methods', 'renewals') AND k.oid IS NULL`)
	if err != nil {
		return err
	}
	type index struct{ name, definition string }
	indexes, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (x index, err error) { return x, row.Scan(&x.name, &x.definition) })
	if err != nil {
		return err
	}
	statements := []string{"SET session_replication_role = replica", "SET maintenance_work_mem = '512MB'"} // lets copies refer to rows that are inserted later
	for _, x := range indexes {                                                                            // created again after the load, which is faster than updating them for each row
		statements = append(statements, "DROP INDEX "+x.name)
	}
	if err := b.exec(ctx, statements...); err != nil {
		return err
	}
	from := 1
	for i := range stores {
		n := b.size / 2
		if i > 0 {
			n /= stores - 1
		}
		if err := apitest.Crowd(ctx, b.db, templates[i], from, from+n-1, spread); err != nil {
			return err
		}
		from += n
	}
	statements = []string{
		// Each subscription was charged once; a subscription whose renewal failed also has the next slot.
		`INSERT INTO renewals (store_id, created_on, modified_on, subscription_id, slot, processing_date, status, attempts, failure_class, failure_code, ended_on)
			SELECT store_id, now(), now(), id, 0, current_date - 30, 'SKIPPED', 0, '', '', now() FROM subscriptions`,
		`INSERT INTO renewals (store_id, created_on, modified_on, subscription_id, slot, processing_date, status, attempts, failed_attempts, failure_class, failure_code, failed_on, ended_on)
			SELECT store_id, now(), now(), id, slot_number, current_date, CASE dunning_state WHEN 'RETRYING' THEN 'RETRYING' ELSE 'FAILED' END, 1, 1, CASE last_failure_code WHEN 'lost_card' THEN 'HARD' ELSE 'SOFT' END, last_failure_code, now(),
				CASE dunning_state WHEN 'RETRYING' THEN NULL ELSE now() END FROM subscriptions WHERE dunning_state <> 'NONE'`,
	}
	for _, x := range indexes {
		statements = append(statements, x.definition)
	}
	if err := b.exec(ctx, append(statements, "SET session_replication_role = origin", "VACUUM (ANALYZE)")...); err != nil {
		return err
	}
	fmt.Printf("%d subscriptions filled in %s\n", b.size, time.Since(begun).Round(time.Second))
	return b.connect()
}

func (b *bench) exec(ctx context.Context, statements ...string) error {
	for _, s := range statements {
		if _, err := b.db.Exec(ctx, s); err != nil {
			return fmt.Errorf("%s: %w", strings.SplitN(s, "\n", 2)[0], err)
		}
	}
	return nil
}

// measure measures all operations.
func (b *bench) measure(ctx context.Context) error {
	slots := repo.Slots{OfAccount: 4, OfGateway: 64}
	claim := func(db *repo.DB) error {
		_, err := db.ClaimSubscriptions(ctx, slots)
		return err
	}
	due := func(n int, where string) func() error {
		return func() error {
			return b.exec(ctx, "UPDATE subscriptions SET claimed_until = NULL WHERE claimed_until IS NOT NULL AND next_on < now()",
				fmt.Sprintf("UPDATE subscriptions SET due_at = now() - interval '1 minute', claimed_until = NULL WHERE id IN (SELECT id FROM subscriptions WHERE due_at IS NOT NULL AND %s ORDER BY id LIMIT %d)", where, n))
		}
	}
	if err := b.op("claim: nothing due", nil, claim); err != nil {
		return err
	}
	if err := b.op("claim: 20 due in one store", due(20, "store_id = "+domain.Itoa(b.store.StoreID)), claim); err != nil {
		return err
	}
	if err := b.op("claim: 2,000 due in all stores", due(2000, "id % 7 = 0"), claim); err != nil {
		return err
	}
	today := domain.DateAt(time.Now(), time.UTC)
	at := func(days int) *time.Time { return new(time.Now().AddDate(0, 0, days)) }
	day := func(days int) *domain.Date { return new(today.Add(days)) }
	newest := domain.PageQuery{Number: 1, Size: 50, Sort: "-createdOn"}
	var customer, plan, product, variant int64
	var number string
	if err := b.db.QueryRow(ctx, `SELECT s.customer_id, s.subscription_plan_id, i.product_id, i.variant_id, s.subscription_number::text FROM subscriptions s JOIN subscription_items i ON i.subscription_id = s.id
		WHERE s.store_id = $1 ORDER BY s.id DESC LIMIT 1`, b.store.StoreID).Scan(&customer, &plan, &product, &variant, &number); err != nil {
		return err
	}
	type filter = subscription.Filter
	for _, l := range []struct {
		name string
		f    filter
		q    domain.PageQuery
	}{
		{"list: first page", filter{}, newest},
		{"list: by next renewal", filter{}, domain.PageQuery{Number: 1, Size: 50, Sort: "nextProcessingDate"}},
		{"list: by next renewal, down", filter{}, domain.PageQuery{Number: 1, Size: 50, Sort: "-nextProcessingDate"}},
		{"list: by change", filter{}, domain.PageQuery{Number: 1, Size: 50, Sort: "-modifiedOn"}},
		{"list: active", filter{Status: []subscription.Status{subscription.Active}}, newest},
		{"list: gave up (1 %)", filter{Status: []subscription.Status{subscription.TerminalFailed}}, newest},
		{"list: paused, by next renewal", filter{Status: []subscription.Status{subscription.Paused}}, domain.PageQuery{Number: 1, Size: 50, Sort: "nextProcessingDate"}},
		{"list: retrying (1 %)", filter{DunningState: []subscription.DunningState{subscription.Retrying}}, newest},
		{"list: not in dunning", filter{DunningState: []subscription.DunningState{subscription.NotDunning}}, newest},
		{"list: next renewal is retried", filter{RenewalStatus: []subscription.RenewalStatus{subscription.RenewalRetrying}}, newest},
		{"list: next renewal is scheduled", filter{RenewalStatus: []subscription.RenewalStatus{subscription.RenewalScheduled}}, newest},
		{"list: next renewal waits for stock (none)", filter{RenewalStatus: []subscription.RenewalStatus{subscription.RenewalWaitingForStock}}, newest},
		{"list: due by tomorrow", filter{DueBy: day(1), Due: true}, newest},
		{"list: due by a date of tomorrow, in order", filter{NextBy: day(1)}, domain.PageQuery{Number: 1, Size: 50, Sort: "nextProcessingDate"}},
		{"list: due by a date of yesterday (none)", filter{NextBy: day(-1)}, newest},
		{"list: due by today (none)", filter{DueBy: day(0), Due: true}, newest},
		{"list: not due by tomorrow", filter{DueBy: day(1)}, newest},
		{"list: of a failure (0.1 %)", filter{FailureCode: []string{"lost_card"}}, newest},
		{"list: of a failure that there is none of", filter{FailureCode: []string{"stolen_card"}}, newest},
		{"list: of a failure class (0.1 %)", filter{FailureClass: []string{"HARD"}}, newest},
		{"list: of a failure class (2 %)", filter{FailureClass: []string{"SOFT"}}, newest},
		{"list: retried within a day", filter{RetryFrom: at(1), RetryTo: at(2)}, newest},
		{"list: card expires in a year", filter{CardExpiresFrom: day(365), CardExpiresTo: day(395)}, newest},
		{"list: card has expired (none)", filter{CardExpiresTo: day(-365)}, newest},
		{"list: card is good for longer than today (all)", filter{CardExpiresFrom: day(0)}, newest},
		{"list: card expires within 60 days, in dunning", filter{CardExpiresTo: day(60), DunningState: []subscription.DunningState{subscription.Retrying}}, newest},
		{"list: of a payment method", filter{PaymentMethodIDs: []int64{apitest.CrowdID + 1}}, newest},
		{"list: canceled for a reason (0.1 %)", filter{CancelReason: subscription.ReasonCompleted}, newest},
		{"list: canceled since yesterday (5 %)", filter{CancelledFrom: at(-1)}, newest},
		{"list: paused until tomorrow (0.1 %)", filter{PausedUntilTo: day(2)}, newest},
		{"list: canceled at the period's end (1 %)", filter{CancelAtPeriodEnd: new(true)}, newest},
		{"list: not canceled at the period's end", filter{CancelAtPeriodEnd: new(false)}, newest},
		{"list: of a customer", filter{CustomerIDs: []int64{customer}}, newest},
		{"list: of a plan (all)", filter{PlanIDs: []int64{plan}}, newest},
		{"list: of a plan, gave up", filter{PlanIDs: []int64{plan}, Status: []subscription.Status{subscription.TerminalFailed}}, newest},
		{"list: of a plan that there is none of", filter{PlanIDs: []int64{plan + 1_000_000}}, newest},
		{"list: of a product (all)", filter{ProductIDs: []int64{product}}, newest},
		{"list: of a variant (all)", filter{VariantIDs: []int64{variant}}, newest},
		{"list: of a variant that there is none of", filter{VariantIDs: []int64{variant + 1_000_000}}, newest},
		{"list: of a SKU (0.1 %)", filter{SKU: "RARE"}, newest},
		{"list: next renewal on a day", filter{NextFrom: day(5), NextTo: day(6)}, newest},
		{"list: next renewal on a day, in its order", filter{NextFrom: day(5), NextTo: day(6)}, domain.PageQuery{Number: 1, Size: 50, Sort: "nextProcessingDate"}},
		{"list: created on a day", filter{CreatedFrom: at(-100), CreatedTo: at(-99)}, newest},
		{"list: changed since a day ago", filter{ModifiedSince: at(-1)}, domain.PageQuery{Number: 1, Size: 50}},
		{"list: searched by number", filter{Search: number}, newest},
		{"list: searched by an address", filter{Search: "crowd4242@"}, newest},
		{"list: searched, nothing found", filter{Search: "nobody at all"}, newest},
		{"list: searched by a common part of a SKU", filter{Search: "pour-over"}, newest},
	} {
		if err := b.op(l.name, nil, func(db *repo.DB) error {
			_, err := db.As(b.store).Subscriptions(ctx, l.f, l.q)
			return err
		}); err != nil {
			return err
		}
	}
	return b.op("lines: of a SKU (0.1 %)", nil, func(db *repo.DB) error {
		_, err := db.As(b.store).SubscriptionLines(ctx, filter{SKU: "RARE"}, newest)
		return err
	})
}
