package main

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// side calls do as often as times says, with one concurrent call for each caller. Each caller has its own
// connection.
func (b *bench) side(ctx context.Context, times int, do func(ctx context.Context, db *pgx.Conn, i int) error) (time.Duration, error) {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var next atomic.Int64
	var all sync.WaitGroup
	begun := time.Now()
	for range b.callers {
		all.Go(func() {
			db, err := pgx.Connect(ctx, b.database.URL("postgres"))
			if err != nil {
				stop(err)
				return
			}
			defer db.Close(context.WithoutCancel(ctx))
			for i := int(next.Add(1)); i <= times && ctx.Err() == nil; i = int(next.Add(1)) {
				if err := do(ctx, db, i); err != nil {
					stop(err)
				}
			}
		})
	}
	all.Wait()
	return time.Since(begun), context.Cause(ctx)
}

// checkout measures only the checkouts of guests' carts, not the requests that fill the carts.
func (b *bench) checkout(ctx context.Context) error {
	if err := b.open(ctx, "ACTIVE"); err != nil {
		return err
	}
	guests, requests := make([]apitest.Guest, b.checkouts), make([]map[string]any, b.checkouts)
	for i := range guests {
		guests[i] = b.shop.Guest(b.shop.White, 1)
		requests[i] = guests[i].Checkout("pm_card_visa")
	}
	took, err := b.side(ctx, b.checkouts, func(_ context.Context, _ *pgx.Conn, i int) error {
		guests[i-1].Once().Post("/customer/checkout", requests[i-1]).OK()
		return nil
	})
	if err == nil {
		fmt.Printf("checkouts over HTTP, one process, %d callers: %.0f/s\n", b.callers, float64(b.checkouts)/took.Seconds())
		err = b.open(ctx, "CLOSED")
	}
	return err
}

// ceiling measures only the writes of a renewal: it copies the rows of a charged renewal in two transactions, as the
// engine does. It makes the engine's updates, but it reads and prices nothing and calls no gateway.
func (b *bench) ceiling(ctx context.Context) error {
	var renewal, order, subscription, events, entries int64 // ids of the original rows, since copies must not be copied
	if err := b.db.QueryRow(ctx, `SELECT id, order_id, subscription_id, (SELECT max(sequence) FROM webhook_events), (SELECT max(id) FROM subscription_history_entries)
		FROM renewals WHERE status = 'CHARGED' ORDER BY id DESC LIMIT 1`).Scan(&renewal, &order, &subscription, &events, &entries); err != nil {
		return err
	}
	const before, behind = 1, 2 // the transactions before and after the call to the gateway
	type write struct {
		statement string
		args      func(ids map[string]int64, i int) []any
		keep      string
	}
	writes := map[int][]write{}
	add := func(phase int, table, from, keep string, instead map[string]string, args func(ids map[string]int64, i int) []any) error {
		statement, err := apitest.CopyStatement(ctx, b.db, table, from, instead)
		if keep != "" {
			statement += " RETURNING id"
		}
		writes[phase] = append(writes[phase], write{statement, args, keep})
		return err
	}
	update := func(phase int, statement string, args func(ids map[string]int64, i int) []any) {
		writes[phase] = append(writes[phase], write{statement: statement, args: args})
	}
	of := func(i int) int64 { return int64(apitest.CrowdID + i%b.due + 1) }
	err := errors.Join(
		add(before, "renewals", "(SELECT $2::bigint AS s, $3::int AS n) v WHERE x.id = $1", "renewal", map[string]string{
			"subscription_id": "v.s", "slot": "v.n", "status": "'PROCESSING'", "cycle_number": "NULL", "order_id": "NULL", "ended_on": "NULL"},
			func(_ map[string]int64, i int) []any { return []any{renewal, of(i), 1000 + i} }),
		add(before, "orders", "(SELECT $2::bigint AS n) v WHERE x.id = $1", "order", map[string]string{"order_number": "v.n"},
			func(_ map[string]int64, i int) []any { return []any{order, int64(50_000_000 + i)} }),
		add(before, "order_lines", "(SELECT $2::bigint AS o) v WHERE x.order_id = $1", "", map[string]string{"order_id": "v.o"},
			func(ids map[string]int64, _ int) []any { return []any{order, ids["order"]} }),
		add(before, "payments", "(SELECT $2::bigint AS o, $3::bigint AS r) v WHERE x.order_id = $1", "payment", map[string]string{
			"order_id": "v.o", "renewal_id": "v.r", "status": "'PENDING'", "provider_reference": "''"},
			func(ids map[string]int64, _ int) []any { return []any{order, ids["order"], ids["renewal"]} }),
	)
	if err != nil {
		return err
	}
	update(before, "UPDATE stocks SET reserved = reserved + 1 WHERE variant_id = $1", func(map[string]int64, int) []any { return []any{b.shop.White} })
	update(before, "UPDATE subscriptions SET version = version + 1, due_at = NULL WHERE id = $1", func(_ map[string]int64, i int) []any { return []any{of(i)} })
	update(behind, "UPDATE payments SET status = 'CAPTURED' WHERE id = $1", func(ids map[string]int64, _ int) []any { return []any{ids["payment"]} })
	update(behind, "UPDATE orders SET version = version + 1 WHERE id = $1", func(ids map[string]int64, _ int) []any { return []any{ids["order"]} })
	update(behind, "UPDATE renewals SET status = 'SKIPPED', ended_on = now() WHERE id = $1", func(ids map[string]int64, _ int) []any { return []any{ids["renewal"]} })
	update(behind, "UPDATE subscriptions SET version = version + 1, due_at = now() + interval '30 days' WHERE id = $1", func(_ map[string]int64, i int) []any { return []any{of(i)} })
	upTo := func(last int64) func(map[string]int64, int) []any {
		return func(map[string]int64, int) []any { return []any{order, subscription, last} }
	}
	err = errors.Join(
		add(behind, "webhook_events", "(SELECT 1) v WHERE (x.object_type = 'order' AND x.object_id = $1 OR x.object_type = 'subscription' AND x.object_id = $2) AND x.sequence <= $3", "",
			map[string]string{"id": "(left(x.id::text, 24) || right(gen_random_uuid()::text, 12))::uuid", "sequence": "nextval('webhook_events_sequence_seq')"}, upTo(events)),
		add(behind, "subscription_history_entries", "(SELECT 1) v WHERE x.order_id = $1 AND x.subscription_id = $2 AND x.id <= $3", "", nil, upTo(entries)),
	)
	if err != nil {
		return err
	}
	times := max(b.due/5, 200)
	took, err := b.side(ctx, times, func(ctx context.Context, db *pgx.Conn, i int) error {
		ids := map[string]int64{}
		for _, phase := range []int{before, behind} {
			tx, err := db.Begin(ctx)
			if err != nil {
				return err
			}
			for _, w := range writes[phase] {
				if w.keep == "" {
					_, err = tx.Exec(ctx, w.statement, w.args(ids, i)...)
				} else {
					var id int64
					err = tx.QueryRow(ctx, w.statement, w.args(ids, i)...).Scan(&id)
					ids[w.keep] = id
				}
				if err != nil {
					_ = tx.Rollback(ctx)
					return fmt.Errorf("%s: %w", w.statement, err)
				}
			}
			if err := tx.Commit(ctx); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		fmt.Printf("the bare minimum of writes by SQL, %d connections: %.0f/s\n", b.callers, float64(times)/took.Seconds())
	}
	return err
}
