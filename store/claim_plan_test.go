package store_test

import (
	"context"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// crowd is the number of rows of each kind that are not due. fewRead is the number of rows of a
// table that a claim may read if nothing is due.
const (
	crowd   = 2000
	fewRead = 200
	listed  = 20_000 // the number of subscriptions in the tested lists
)

// claims maps each method of repo.DB that finds due work to a call of it.
var claims = map[string]func(context.Context, *repo.DB) error{
	"ClaimSubscriptions": func(ctx context.Context, db *repo.DB) error { return second(db.ClaimSubscriptions(ctx, claimSlots)) },
	"ClaimPayments":      func(ctx context.Context, db *repo.DB) error { return second(db.ClaimPayments(ctx, claimSlots)) },
	"ClaimCaptures":      func(ctx context.Context, db *repo.DB) error { return second(db.ClaimCaptures(ctx, claimSlots)) },
	"ClaimRefunds":       func(ctx context.Context, db *repo.DB) error { return second(db.ClaimRefunds(ctx, claimSlots)) },
	"ClaimDrafts":        func(ctx context.Context, db *repo.DB) error { return second(db.ClaimDrafts(ctx, claimSlots)) },
	"ClaimTestClocks":    func(ctx context.Context, db *repo.DB) error { return second(db.ClaimTestClocks(ctx, 4)) },
	"ClaimMails":         func(ctx context.Context, db *repo.DB) error { return second(db.ClaimMails(ctx, 2)) },
	"ClaimSales":         func(ctx context.Context, db *repo.DB) error { return second(db.ClaimSales(ctx, 4)) },
	"ClaimTierCheck":     func(ctx context.Context, db *repo.DB) error { return second(db.ClaimTierCheck(ctx)) },
	"ClaimMediaFile":     func(ctx context.Context, db *repo.DB) error { return second(db.ClaimMediaFile(ctx)) },
	"ClaimUnusedMediaFile": func(ctx context.Context, db *repo.DB) error {
		return second(db.ClaimUnusedMediaFile(ctx))
	},
	"ClaimTasks": func(ctx context.Context, db *repo.DB) error { return second(db.ClaimTasks(ctx, claimSlots)) },
	"ClaimProviderEvents": func(ctx context.Context, db *repo.DB) error {
		return second(db.ClaimProviderEvents(ctx, claimSlots))
	},
	"ClaimSubscriptionsToNotices": func(ctx context.Context, db *repo.DB) error {
		return second(db.ClaimSubscriptionsToNotices(ctx, claimSlots))
	},
	"ClaimReconciliations": func(ctx context.Context, db *repo.DB) error {
		return second(db.ClaimReconciliations(ctx, claimSlots))
	},
	"ClaimTransfer":    func(ctx context.Context, db *repo.DB) error { return second(db.ClaimTransfer(ctx)) },
	"CartStockDue":     func(ctx context.Context, db *repo.DB) error { return second(db.CartStockDue(ctx)) },
	"GiftCardsDue":     func(ctx context.Context, db *repo.DB) error { return second(db.GiftCardsDue(ctx, 100)) },
	"GiftCardMailsDue": func(ctx context.Context, db *repo.DB) error { return second(db.GiftCardMailsDue(ctx, 100)) },
	"LapsesDue":        func(ctx context.Context, db *repo.DB) error { return second(db.LapsesDue(ctx, 100)) },
	"CardsToTell":      func(ctx context.Context, db *repo.DB) error { return second(db.CardsToTell(ctx, 100)) },
}

// workLists names the claims by key and the claims of tables that contain only open work or one row per
// store. These claims read few rows with every plan. A benchmark measures the claims of many deliveries.
var workLists = []string{"ClaimCalendarChanges", "ClaimDashboards", "ClaimDeliveries", "ClaimKey", "ClaimOrderLookups", "ClaimPriceWalks", "ClaimResetRequests", "ClaimStrict"}

var claimSlots = repo.Slots{OfAccount: 4, OfGateway: 64}

func second[T any](_ T, err error) error { return err }

var _ = Describe("A claim of due work", storetest.Plans, func() {
	It("has a test of its query plan for every method that claims due work", func() {
		known := map[string]bool{}
		for _, name := range workLists {
			known[name] = true
		}
		for name := range claims {
			known[name] = true
		}
		for m := range reflect.TypeFor[*repo.DB]().Methods() {
			if strings.HasPrefix(m.Name, "Claim") || strings.HasSuffix(m.Name, "Due") {
				Expect(known).To(HaveKey(m.Name))
			}
		}
	})

	It("reads almost no rows that are not due, however many such rows exist", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		t.subscribe(ctx, card)
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), int64(t.count(ctx, "SELECT max(id) FROM orders")), ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		t.customer(ctx, "other@example.com")
		_, err = t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO media_files (store_id, created_on, modified_on, checksum, key, media_type, mime_type, size_bytes, status)
			VALUES ($1, now(), now(), repeat('0', 64), '0', 'IMAGE', 'image/png', 1, 'READY')`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO transfers (store_id, created_on, modified_on, kind, key, options, author_kind, author_id, request_id, command_id, delete_on)
			VALUES ($1, now(), now(), 'STOCK_BULK', '0', '{}', 'ADMIN', 1, '', gen_random_uuid(), now() + interval '1 day')`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO integration_tasks (store_id, created_on, modified_on, task_type, integration, provider_code, object_type, object_id, status, max_attempts, due_on, command_id)
			VALUES ($1, now(), now(), 'ORDER_PAYMENT_SYNC', 'SYNC', '', '', '', 'QUEUED', 8, now() + interval '30 days', gen_random_uuid())`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO provider_events (store_id, created_on, payment_provider_id, provider_code, event_id, event_type, subject, reference, body, due_on)
			VALUES ($1, now(), $2, 'SANDBOX', '', '', '', '', '', now() + interval '30 days')`, t.store.ID, t.provider)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO gift_cards (store_id, created_on, modified_on, command_id, status, source, currency_code, initial_amount, balance, expires_on, deliver_on, delivery_status)
			VALUES ($1, now(), now(), gen_random_uuid(), 'ACTIVE', 'STAFF', 'EUR', 10, 10, now() + interval '30 days', now() + interval '29 days', 'SCHEDULED')`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		// Every store's work is done here, so nothing is due afterwards.
		Expect(t.Ordering.SubscribeToNotices(ctx)).To(Succeed())
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		Expect(t.Ordering.CheckTiers(ctx)).To(Succeed())
		t.multiply(ctx, crowd, "subscriptions", map[string]string{"subscription_number": "i"})
		t.multiply(ctx, crowd, "orders", map[string]string{"order_number": "i", "cart_id": "NULL", "external_id": "NULL", "status": "'DRAFT'", "placed_on": "NULL", "expires_on": "now() + interval '30 days'"})
		t.multiply(ctx, crowd, "payments", map[string]string{"provider_reference": "''", "renewal_id": "NULL", "renewal_attempt": "NULL", "settle_on": "now() + interval '30 days'", "captured_amount": "0", "refunded_amount": "0",
			"authorization_expires_on": "now() + interval '30 days'", "status": "CASE i % 3 WHEN 0 THEN 'PENDING' WHEN 1 THEN 'CAPTURED' ELSE 'AUTHORIZED' END"})
		t.multiply(ctx, crowd, "refunds", map[string]string{"refund_number": "i", "status": "'PENDING'", "settle_on": "now() + interval '30 days'", "modified_on": "now() - interval '1 day'"})
		t.multiply(ctx, crowd, "mails", map[string]string{"status": "'PENDING'", "next_attempt_on": "now() + interval '30 days'", "message_id": "i::text", "subscription_id": "NULL", "subscription_slot": "NULL"})
		t.multiply(ctx, crowd, "customer_payment_methods", map[string]string{"provider_reference": "i::text", "is_default": "false"})
		t.multiply(ctx, crowd, "test_clocks", map[string]string{"customer_id": "i", "target": "x.shows + interval '1 day'", "claimed_until": "now() + interval '30 days'"})
		t.multiply(ctx, crowd, "media_files", map[string]string{"key": "i::text", "checksum": "lpad(i::text, 64, '0')", "delete_on": "now() + interval '30 days'"})
		t.multiply(ctx, crowd, "integration_tasks", map[string]string{"object_id": "i::text"})
		t.multiply(ctx, crowd, "provider_events", map[string]string{"event_id": "i::text"})
		t.multiply(ctx, crowd, "payment_providers", map[string]string{"display_name": "i::text", "is_default": "false"})
		t.multiply(ctx, crowd, "transfers", map[string]string{"key": "i::text", "command_id": "gen_random_uuid()"})
		t.multiply(ctx, crowd, "customers", map[string]string{"email": "i::text", "account_id": "NULL"})
		t.multiply(ctx, crowd, "gift_cards", map[string]string{"command_id": "gen_random_uuid()"})
		t.multiply(ctx, crowd, "carts", map[string]string{"token_hash": "decode(md5(i::text), 'hex')", "customer_id": "NULL", "status": "'ACTIVE'", "converted_order_id": "NULL",
			"reserved": `'[{"variantId": 1, "quantity": 1}]'`, "reserved_until": "now() + interval '1 day'"})
		_, err = t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		var many []string
		for name, claim := range claims {
			plans()
			Expect(claim(ctx, db)).To(Succeed(), name)
			told := plans()
			Expect(told).NotTo(BeEmpty(), name)
			for _, plan := range told {
				if n := rowsRead(plan); n > fewRead {
					many = append(many, fmt.Sprintf("%s reads %d rows:\n%s\n", name, n, plan))
				}
			}
		}
		Expect(many).To(BeEmpty(), strings.Join(many, "\n"))
		Expect(rowsRead("Seq Scan on mails (actual rows=3 loops=2)\n  Rows Removed by Filter: 40")).To(Equal(86), "it would be seen")
		Expect(t.count(ctx, "SELECT count(*) FROM subscriptions WHERE next_on > now()")).To(BeNumerically(">", crowd), "they are scheduled")
		Expect(t.shown(ctx, int64(t.count(ctx, "SELECT min(id) FROM subscriptions"))).Status).To(Equal(subscription.Active))
	})
})

var _ = Describe("A list of subscriptions", storetest.Plans, func() {
	It("reads few rows beyond those it lists, however many subscriptions exist", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		today := t.calendar(ctx).Today()
		paused := func(then, otherwise string) string {
			return "CASE WHEN i % 101 = 0 THEN " + then + " ELSE " + otherwise + " END"
		}
		t.multiply(ctx, listed, "subscriptions", map[string]string{"subscription_number": "i", "status": paused("'PAUSED'", "'ACTIVE'"), "paused_on": paused("now()", "NULL"), "pause_cause": paused("'REQUEST'", "''"),
			"next_date": paused("NULL", fmt.Sprintf("date '%s' + (i %% 30)::int", today)), "moved_date": "NULL", "due_at": paused("NULL", "now() + interval '30 days'"), "remind_on": "NULL",
			"customer_payment_method_id": "i"})
		// One row in 101 has a rare value in a filtered column.
		t.multiply(ctx, listed, "customer_payment_methods", map[string]string{"customer_id": "i", "provider_reference": "i::text", "is_default": "false",
			"expiry_year": "CASE WHEN i % 101 = 1 THEN '2027' ELSE '2040' END", "expiry_month": "'01'"})
		t.multiply(ctx, listed, "subscription_items", map[string]string{"subscription_id": "i", "sku": "CASE WHEN i % 101 = 2 THEN 'RARE-' ELSE 'COMMON-' END || i"})
		t.multiply(ctx, listed, "customers", map[string]string{"email": "'buyer' || i || CASE WHEN i % 101 = 3 THEN '@rare.example' ELSE '@common.example' END", "account_id": "NULL", "external_id": "NULL"})
		_, err := t.Data.SQL.ExecContext(ctx, strings.ReplaceAll(`SET statement_timeout = 0; UPDATE subscriptions SET customer_id = id WHERE id > 1000000;
			UPDATE subscriptions SET status = 'CANCELLED', next_date = NULL, due_at = NULL, cancelled_on = CASE WHEN id % 900 = 25 THEN now() ELSE now() - interval '1 year' END,
				cancel_reason = CASE WHEN id % 900 = 25 THEN 'COMPLETED' END WHERE id > 1000000 AND id % 30 = 25 AND status = 'ACTIVE';
			UPDATE subscriptions SET paused_until = TODAY + 40, resume_on = now() + interval '40 days', next_date = TODAY + 41 WHERE id > 1000000 AND id % 202 = 0 AND status = 'PAUSED';
			UPDATE subscriptions SET dunning_state = 'RETRYING', dunning = '{}', failed_attempts = 1, last_failure_code = 'lost_card', due_at = NULL, retry_on = now() + interval '5 days' WHERE id > 1000000 AND id % 101 = 5 AND status = 'ACTIVE';
			INSERT INTO renewals (store_id, created_on, modified_on, subscription_id, slot, processing_date, status, attempts, failed_attempts, failure_class, failure_code, failed_on)
				SELECT store_id, now(), now(), id, slot_number, TODAY, 'RETRYING', 1, 1, 'HARD', 'lost_card', now() FROM subscriptions WHERE dunning_state = 'RETRYING'; RESET statement_timeout`, "TODAY", "date '"+today.String()+"'"))
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		day := subscription.Filter{NextFrom: new(today + 20), NextTo: new(today + 21)}
		var many []string
		for _, list := range []struct {
			filter subscription.Filter
			sort   string
			rows   int
		}{
			{subscription.Filter{Status: []subscription.Status{subscription.Paused}}, "nextProcessingDate", listed / 101},
			{subscription.Filter{Status: []subscription.Status{subscription.Paused}}, "-nextProcessingDate", listed / 101},
			{day, "-createdOn", listed / 30},
			{day, "nextProcessingDate", listed / 30},
			{day, "-nextProcessingDate", listed / 30},
			{subscription.Filter{NextFrom: new(today + 20), NextTo: new(today + 22)}, "nextProcessingDate", listed / 15},
			{subscription.Filter{NextBy: new(today - 1)}, "-createdOn", 0},
			{subscription.Filter{NextBy: new(today)}, "nextProcessingDate", listed / 30},
			{subscription.Filter{CardExpiresFrom: new(today), CardExpiresTo: new(domain.DateOf(2027, 2, 1))}, "-createdOn", listed / 101},
			{subscription.Filter{CardExpiresTo: new(domain.DateOf(2027, 2, 1))}, "nextProcessingDate", listed / 101},
			{subscription.Filter{FailureClass: []string{"HARD", "ACTION"}}, "-createdOn", listed / 101},
			{subscription.Filter{FailureCode: []string{"lost_card"}}, "nextProcessingDate", listed / 101},
			{subscription.Filter{DunningState: []subscription.DunningState{subscription.Retrying, subscription.Exhausted}}, "-modifiedOn", listed / 101},
			{subscription.Filter{PaymentMethodIDs: []int64{1_000_500}}, "-createdOn", 1},
			{subscription.Filter{CancelReason: subscription.ReasonCompleted}, "-createdOn", listed / 900},
			{subscription.Filter{CancelledFrom: new(t.Clock.Now().Add(-24 * time.Hour))}, "-createdOn", listed / 900},
			{subscription.Filter{PausedUntilFrom: new(today + 39), PausedUntilTo: new(today + 42)}, "-createdOn", listed / 202},
			{subscription.Filter{SKU: "RARE-1000501"}, "-createdOn", 1},
		} {
			plans()
			page, err := db.As(domain.System(t.store.ID)).Subscriptions(ctx, list.filter, domain.PageQuery{Number: 1, Size: 100, Sort: list.sort})
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(BeNumerically("~", min(list.rows, domain.ExactCount+1), list.rows/20+1), "%+v", list)
			for _, plan := range plans() {
				if n := rowsRead(plan); n > max(2*list.rows, 0)+300 { // all matching rows may be counted
					many = append(many, fmt.Sprintf("%+v reads %d rows:\n%s\n", list, n, plan))
				}
			}
		}
		Expect(many).To(BeEmpty(), strings.Join(many, "\n"))
	})
})

// multiply adds n copies of the newest row of a table; instead maps columns to their new values.
func (t *checkoutStore) multiply(ctx context.Context, n int, table string, instead map[string]string) {
	GinkgoHelper()
	rows, err := t.Data.SQL.QueryContext(ctx, "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'", table)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	var columns, values []string
	for rows.Next() {
		var name string
		Expect(rows.Scan(&name)).To(Succeed())
		value, other := instead[name]
		switch {
		case other:
		case name == "id":
			value = "i"
		case name == "command_id":
			value = "gen_random_uuid()"
		case strings.HasSuffix(name, "call_key"):
			value = "replace(gen_random_uuid()::text, '-', '')"
		default:
			value = "x." + name
		}
		columns, values = append(columns, name), append(values, value)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	newest := "id"
	if !slices.Contains(columns, newest) {
		newest = columns[0]
	}
	conn, err := t.Data.SQL.Conn(ctx)
	Expect(err).NotTo(HaveOccurred())
	defer conn.Close()
	// The indexes are built once for all rows, which takes a fraction of the time that an entry for each row takes.
	_, err = conn.ExecContext(ctx, fmt.Sprintf(`SET session_replication_role = replica; SET statement_timeout = 0;
		UPDATE pg_index SET indisready = false WHERE indrelid = '%[1]s'::regclass;
		INSERT INTO %[1]s (%[2]s) OVERRIDING SYSTEM VALUE SELECT %[3]s FROM (SELECT * FROM %[1]s ORDER BY %[4]s DESC LIMIT 1) x, generate_series(1000001, %[5]d) i;
		UPDATE pg_index SET indisready = true WHERE indrelid = '%[1]s'::regclass; REINDEX TABLE %[1]s;
		SET session_replication_role = origin; RESET statement_timeout`,
		table, strings.Join(columns, ", "), strings.Join(values, ", "), newest, 1_000_000+n))
	Expect(err).NotTo(HaveOccurred(), table)
}

// explaining returns the spec's database with a connection that logs the plans of its statements, and a function
// that returns the plans logged since the last call.
func (t *checkoutStore) explaining(ctx context.Context) (*repo.DB, func() []string) {
	GinkgoHelper()
	Expect(storetest.ForPlans()).To(BeTrue(), "the spec needs the label storetest.Plans")
	config, err := pgx.ParseConfig(t.Data.URL)
	Expect(err).NotTo(HaveOccurred())
	for name, value := range map[string]string{
		"session_preload_libraries": "auto_explain", "auto_explain.log_min_duration": "0", "auto_explain.log_analyze": "on", "auto_explain.log_timing": "off",
		"auto_explain.log_buffers": "off", "auto_explain.log_level": "notice", "client_min_messages": "notice", "timezone": "UTC",
	} {
		config.RuntimeParams[name] = value
	}
	var mu sync.Mutex
	var told []string
	config.OnNotice = func(_ *pgconn.PgConn, n *pgconn.Notice) {
		mu.Lock()
		defer mu.Unlock()
		told = append(told, n.Message)
	}
	pool := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(postgres.AsText))
	pool.SetMaxOpenConns(1)
	DeferCleanup(pool.Close)
	db, err := repo.New(pool, t.Data.Clock)
	Expect(err).NotTo(HaveOccurred())
	return db, func() []string {
		mu.Lock()
		defer mu.Unlock()
		out := told
		told = nil
		return out
	}
}

var (
	nodeRead    = regexp.MustCompile(`Scan[^\n]*\(actual rows=([\d.]+) loops=(\d+)\)`)
	nodeRemoved = regexp.MustCompile(`Rows Removed by (?:Filter|Index Recheck): (\d+)`)
)

// rowsRead returns the largest number of rows that a node of a plan has read.
func rowsRead(plan string) (most int) {
	read, loops := 0, 1
	for line := range strings.Lines(plan) {
		if m := nodeRead.FindStringSubmatch(line); m != nil {
			rows, _ := strconv.ParseFloat(m[1], 64)
			loops, _ = strconv.Atoi(m[2])
			read = int(rows * float64(loops))
		} else if m := nodeRemoved.FindStringSubmatch(line); m != nil {
			n, _ := strconv.Atoi(m[1])
			read += n * loops
		}
		most = max(most, read)
	}
	return most
}
