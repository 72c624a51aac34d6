package main

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	database = "growth"
	// stores is the number of stores that share the events. The first store has half of the events. Only this store is
	// measured.
	stores = 20
	// spread is the length of the period that contains the events, almost as long as the service stores events.
	spread = 85 * 24 * time.Hour
)

// rareType is the event type of one event in a thousand.
const rareType = "subscription.created"

// parts lists the statements that create the events $1 to $2. The last event occurs at $3, and the first $4 seconds
// earlier. As usual, ids increase with time.
var parts = []struct{ name, sql string }{
	{"events", `
		INSERT INTO webhook_events (id, sequence, store_id, type, object_type, object_id, object_version, action, actor_type, actor_id, api_version, payload, created_on)
		SELECT ` + idOf + `, i, store_id, type, object_type, object_id, i % 5 + 1, type, 'SYSTEM', 0, '2026-11-20',
			'{"id":"' || i || '","data":"' || repeat('x', 1450) || '"}', at FROM ` + series},
	{"deliveries", `
		INSERT INTO webhook_deliveries (id, store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, lane, status, attempts, step, next_attempt_on, next_attempt_reason,
			last_attempt_on, last_status_code, last_error_code, succeeded_on, parked_on, expires_on, created_on, modified_on)
		OVERRIDING SYSTEM VALUE
		SELECT 2 * i + copy, store_id, (store_id - 1) * 3 + 1 + copy, ` + idOf + `, i, type, object_type, object_id, i % 5 + 1, object_type || '/' || object_id, x.status, 1, CASE x.status WHEN 'RETRYING' THEN 1 ELSE 0 END,
			CASE WHEN x.status = 'RETRYING' THEN now() + interval '12 hours' + i % 1000000 * interval '10 ms' END, CASE x.status WHEN 'RETRYING' THEN 'RETRY_SCHEDULE' ELSE '' END, at, CASE x.status WHEN 'SUCCEEDED' THEN 200 ELSE 503 END,
			CASE x.status WHEN 'SUCCEEDED' THEN '' ELSE 'http_status' END, CASE WHEN x.status = 'SUCCEEDED' THEN at END, CASE WHEN x.status = 'PARKED' THEN at END,
			CASE WHEN x.status = 'PARKED' THEN now() + interval '20 days' END, at, at
		FROM ` + series + ` CROSS JOIN LATERAL generate_series(0, CASE WHEN object_type = 'order' AND i % 4 = 0 THEN 1 ELSE 0 END) copy
		CROSS JOIN LATERAL (SELECT CASE WHEN copy = 1 OR i % 1000 < 975 THEN 'SUCCEEDED' WHEN i % 1000 < 985 THEN 'CANCELLED' WHEN i % 1000 < 990 THEN 'PARKED' ELSE 'RETRYING' END AS status) x`},
	{"attempts", `
		INSERT INTO webhook_attempts (id, store_id, endpoint_id, delivery_id, number, reason, started_on, url, request_headers, remote_address, status_code, error_code, error, total_ms,
			response_headers, response_truncated, next_attempt_reason)
		SELECT ` + idOf + `, store_id, (store_id - 1) * 3 + 1, 2 * i, 1, 'FIRST_ATTEMPT', at, 'https://receiver.example/hooks/orders',
			'[{"name":"webhook-id","value":"evt_01KAGX6T3Q8Z7M4N5P6R7S8T9V"},{"name":"webhook-timestamp","value":"1795190894"},{"name":"webhook-signature","value":"v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="},{"name":"webhook-sequence","value":"1"}]',
			'203.0.113.7:443', 200, '', '', 20, '[{"name":"Content-Length","value":"0"},{"name":"Date","value":"Fri, 20 Nov 2026 09:15:30 GMT"}]', false, '' FROM ` + series},
}

const (
	// idOf computes the id of an event and of the event's attempt, a UUID of version 7.
	idOf = `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(i), 12, '0'))::uuid`
	// series generates the events; each object has five consecutive events.
	series = `(SELECT i, $3::timestamptz - ($2 - i) * make_interval(secs => $4::float8 / ($2 - $1 + 1)) AS at,
		CASE WHEN i / 5 % 2 = 0 THEN 1 ELSE 2 + i / 10 % 19 END AS store_id,
		CASE WHEN i % 1000 = 0 THEN '` + rareType + `' WHEN i / 5 % 10 < 6 THEN CASE WHEN i % 5 = 0 THEN 'order.created' ELSE 'order.updated' END
			WHEN i / 5 % 10 < 8 THEN 'shipment.created' WHEN i / 5 % 10 < 9 THEN 'refund.issued' ELSE 'customer.updated' END AS type,
		CASE WHEN i % 1000 = 0 THEN 'subscription' WHEN i / 5 % 10 < 6 THEN 'order' WHEN i / 5 % 10 < 8 THEN 'shipment' WHEN i / 5 % 10 < 9 THEN 'refund' ELSE 'customer' END AS object_type,
		i / 5 + 1 AS object_id FROM generate_series($1::bigint, $2::bigint) i) s`
)

// fill creates the schema and then the events, stored as if they had arrived one after another.
func fill(ctx context.Context, server *postgres.Server, events int64) error {
	owner, err := pgx.Connect(ctx, server.URL("postgres"))
	if err != nil {
		return err
	}
	defer owner.Close(ctx)
	if _, err := owner.Exec(ctx, "CREATE DATABASE "+database); err != nil {
		return err
	}
	if _, err := postgres.Migrate(ctx, server.URL(database)); err != nil {
		return err
	}
	if err := shops(ctx, server.URL(database)); err != nil {
		return err
	}
	conn, err := pgx.Connect(ctx, server.URL(database)+" options='-c maintenance_work_mem=512MB -c max_parallel_maintenance_workers=2 -c synchronous_commit=off'")
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	now := time.Now().UTC().Truncate(time.Millisecond)
	if err := places(ctx, conn, now, events); err != nil {
		return err
	}
	// Building the indexes after the rows takes a fraction of the time.
	rows, err := conn.Query(ctx, `SELECT i.indexrelid::regclass::text, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid LEFT JOIN pg_inherits h ON h.inhrelid = c.oid
		WHERE i.indrelid::regclass::text ~ '^webhook_(events|deliveries|attempts)' AND NOT i.indisprimary AND h.inhrelid IS NULL`)
	if err != nil {
		return err
	}
	type index struct{ name, definition string }
	indexes, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (x index, err error) { return x, row.Scan(&x.name, &x.definition) })
	if err != nil {
		return err
	}
	for _, x := range indexes {
		if _, err := conn.Exec(ctx, "DROP INDEX "+x.name); err != nil {
			return err
		}
	}
	for _, p := range parts {
		if err := timed(p.name, func() error {
			_, err := conn.Exec(ctx, p.sql, int64(1), events, now, spread.Seconds())
			return err
		}); err != nil {
			return err
		}
	}
	if err := timed(fmt.Sprintf("%d indexes", len(indexes)), func() error {
		for _, x := range indexes {
			if _, err := conn.Exec(ctx, x.definition); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	return timed("vacuum, analyze", func() error {
		for _, statement := range []string{
			fmt.Sprintf("SELECT setval('webhook_events_sequence_seq', %d), setval('webhook_deliveries_id_seq', %d)", events, 2*events+1),
			`INSERT INTO webhook_endpoint_counts (endpoint_id, begins_on, store_id, attempts, failures, latency)
				SELECT e.id, to_timestamp(floor(extract(epoch FROM now()) / 600) * 600 - i * 600), e.store_id, 50, 1, array_fill(2, ARRAY[28]) FROM webhook_endpoints e, generate_series(1, 144) i`,
			"VACUUM (ANALYZE)", "CHECKPOINT",
		} {
			if _, err := conn.Exec(ctx, statement); err != nil {
				return err
			}
		}
		return nil
	})
}

func timed(name string, f func() error) error {
	begun := time.Now()
	err := f()
	fmt.Printf("  %-20s %6.1f s\n", name, time.Since(begun).Seconds())
	return err
}

// shops creates stores and endpoints.
func shops(ctx context.Context, url string) error {
	pool, err := postgres.Open(url, postgres.NoPooler)
	if err != nil {
		return err
	}
	defer pool.Close()
	db, err := repo.New(pool, &domain.Clock{})
	if err != nil {
		return err
	}
	if _, err := pool.ExecContext(ctx, `INSERT INTO stores (created_on, modified_on, name, code, settings) SELECT now(), now(), 'Store ' || i, 'store-' || i, '{}' FROM generate_series(1, $1::int) i`, stores); err != nil {
		return err
	}
	keys, err := domain.NewKeyring(key)
	if err != nil {
		return err
	}
	for store := int64(1); store <= stores; store++ {
		tx, err := db.Begin(ctx, domain.System(store))
		if err != nil {
			return err
		}
		for i, filter := range []string{"*", "order.*", "refund.*"} {
			url, types := fmt.Sprintf("https://receiver.example/%d/%d", store, i), webhook.EventFilters{filter}
			e, err := webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url, EventTypes: &types}, false, time.Now().UTC())
			if err == nil {
				err = tx.Insert(ctx, e)
			}
			if err == nil {
				e.Seal(keys)
				err = tx.KeepSealed(ctx, e)
			}
			if err != nil {
				tx.Rollback()
				return err
			}
		}
		if err := tx.Commit(); err != nil {
			return err
		}
	}
	return nil
}

// places creates the partitions that a running service would have created: one for each month since the first event,
// and a range of deliveries for each month.
func places(ctx context.Context, conn *pgx.Conn, now time.Time, events int64) error {
	month := time.Date(now.Year(), now.Month(), 1, 0, 0, 0, 0, time.UTC)
	for month.After(now.Add(-spread)) {
		month = month.AddDate(0, -1, 0)
		for _, table := range []string{"webhook_events", "webhook_attempts"} {
			if _, err := conn.Exec(ctx, "SELECT webhook_partition_make($1, $2, $3, $4)", table, table+month.Format("_2006_01"),
				domain.LowestID(month).String(), domain.LowestID(month.AddDate(0, 1, 0)).String()); err != nil {
				return err
			}
		}
	}
	const first = 100_001 // first id for which the migrations create no partition
	size := max((2*events-first)/3+1, 50_000)
	for low := int64(first); low < 2*events+size; low += size {
		if _, err := conn.Exec(ctx, "SELECT webhook_partition_make('webhook_deliveries_ended', $1, $2, $3)", fmt.Sprintf("webhook_deliveries_ended_%d", low), fmt.Sprint(low), fmt.Sprint(low+size)); err != nil {
			return err
		}
	}
	return nil
}
