package repo_test

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A replay batch", storetest.Plans, Ordered, func() {
	var (
		ctx      context.Context
		data     *storetest.Database
		a, b     tenant
		endpoint int64
		begun    time.Time // creation time of the events in the middle
	)
	execute := func(statement string, args ...any) {
		GinkgoHelper()
		tx, err := data.SQL.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		_, err = tx.ExecContext(ctx, "SET LOCAL statement_timeout = 0") // storing the events is slow on a busy machine
		Expect(err).NotTo(HaveOccurred())
		_, err = tx.ExecContext(ctx, statement, args...)
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Commit()).To(Succeed())
	}
	// fill stores past events, one per second, alternating between both stores, and a delivery of each event of store
	// a.
	fill := func(n int) {
		execute(fmt.Sprintf(`INSERT INTO webhook_events (id, store_id, type, object_type, object_id, object_version, action, actor_type, actor_id, api_version, payload, created_on)
			SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7000800000' || lpad(to_hex(i), 10, '0'))::uuid, CASE i %% 2 WHEN 0 THEN %d ELSE %d END,
				CASE i %% 3 WHEN 0 THEN 'order.updated' ELSE 'order.created' END, 'order', i %% 100, 1, 'order.updated', 'ADMIN', 1, '2026-11-20', repeat('x', 500), at
			FROM generate_series(1, %d) i, LATERAL (SELECT $1::timestamptz - interval '30 days' + i * interval '1 second' AS at) t`, a.store, b.store, n), begun)
		execute(`INSERT INTO webhook_deliveries (store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, status, created_on, modified_on)
			SELECT store_id, $1, id, sequence, type, object_type, object_id, 1, 'SUCCEEDED', created_on, created_on FROM webhook_events WHERE store_id = $2`, endpoint, a.store)
		execute("ANALYZE webhook_events")
		execute("ANALYZE webhook_deliveries")
	}
	BeforeAll(func(spec SpecContext) {
		ctx = context.WithoutCancel(spec)
		data = storetest.Open(ctx)
		a, b = newTenant(ctx, data, "a", "own"), newTenant(ctx, data, "b", marked)
		begun = time.Now().UTC()
		Expect(data.SQL.QueryRowContext(ctx, `INSERT INTO webhook_endpoints (store_id, created_on, modified_on, url, event_types, api_version, custom_headers, ordering, timeout_seconds, signing_keys, is_active)
			VALUES ($1, now(), now(), 'http://127.0.0.1/', '{*}', '2026-11-20', '[]', 'PER_OBJECT', 15, '[]', true) RETURNING id`, a.store).Scan(&endpoint)).To(Succeed())
		execute("DELETE FROM webhook_deliveries")
		execute("DELETE FROM webhook_events")
	})
	// reads creates a batch in the middle of the span. It returns the number of rows that the batch read from tables
	// and indexes, and the number of deliveries that it queued.
	reads := func(statuses ...webhook.DeliveryStatus) (rows, queued int) {
		GinkgoHelper()
		from := begun.Add(-30*24*time.Hour + 20*time.Minute)
		span, err := data.Repo.WebhookSequences(ctx, &from, begun)
		Expect(err).NotTo(HaveOccurred())
		tx, err := data.Repo.Begin(ctx, domain.System(a.store))
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		replay := &webhook.WebhookReplay{CommandID: uuid.New(), EndpointID: endpoint, Status: webhook.ReplayQueued, CreatedFrom: &from, CreatedTo: begun,
			EventTypes: webhook.EventFilters{"order.updated"}, DeliveryStatuses: append([]webhook.DeliveryStatus{}, statuses...), Cursor: span.After, Until: span.Until, DueOn: begun}
		Expect(tx.Insert(ctx, replay)).To(Succeed())
		const counted = `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) FROM pg_stat_xact_user_tables WHERE relname LIKE 'webhook\_%'`
		var before, after int
		Expect(tx.Handle(ctx).Raw(counted).Scan(&before).Error).To(Succeed())
		batch, err := tx.ReplayBatch(ctx, replay, 100, 0)
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Handle(ctx).Raw(counted).Scan(&after).Error).To(Succeed())
		return after - before, batch.Queued
	}

	It("reads at most twice ReplayLook rows when 100,000 events are stored", func() {
		fill(100_000)
		for _, statuses := range [][]webhook.DeliveryStatus{nil, {webhook.DeliverySucceeded}} {
			rows, queued := reads(statuses...)
			GinkgoWriter.Printf("rows looked at by a batch of 100, of 100,000 stored: %d\n", rows)
			Expect(queued).To(Equal(100))
			Expect(rows).To(BeNumerically("<", 2*webhook.ReplayLook))
		}
	})

	It("covers at most 1,000 events outside of the requested span", func() {
		from, to := begun.Add(-30*24*time.Hour+10*time.Hour), begun.Add(-30*24*time.Hour+11*time.Hour)
		span, err := data.Repo.WebhookSequences(ctx, &from, to)
		Expect(err).NotTo(HaveOccurred())
		var least, most int64
		Expect(data.SQL.QueryRowContext(ctx, "SELECT min(sequence), max(sequence) FROM webhook_events WHERE created_on >= $1 AND created_on < $2", from, to).Scan(&least, &most)).To(Succeed())
		Expect(span.After).To(And(BeNumerically("<", least), BeNumerically(">", least-1000)))
		Expect(span.Until).To(And(BeNumerically(">=", most), BeNumerically("<", most+1000)))
		before, err := data.Repo.WebhookSequences(ctx, nil, from.Add(-240*time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(before.After).To(BeZero())
		Expect(before).To(Equal(repo.SequenceRange{Until: before.Until}))
		Expect(before.Until).To(BeNumerically("<", least))
	})
})
