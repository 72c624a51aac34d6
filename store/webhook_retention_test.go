package store_test

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// noted records an event of an order at the clock's time, and returns the event id.
func (p *platform) noted(ctx context.Context, actor domain.Actor, order int64) uuid.UUID {
	GinkgoHelper()
	tx, err := p.Data.Repo.Begin(ctx, actor)
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	id := p.Clock.NewID()
	Expect(tx.Record(ctx, []repo.WebhookEvent{{
		ID: id, Type: domain.OrderUpdated, ObjectType: "order", ObjectID: order, ObjectVersion: 1, Action: "order.updated", ActorType: actor.Kind, ActorID: actor.ID,
		APIVersion: domain.APIVersion, Payload: "{}", CreatedOn: p.Clock.Now(),
	}})).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
	return id
}

// ended marks all waiting deliveries as delivered by one attempt each.
func (p *platform) ended(ctx context.Context) {
	GinkgoHelper()
	for _, statement := range []string{
		`INSERT INTO webhook_attempts (id, store_id, endpoint_id, delivery_id, number, reason, started_on, url, request_headers, remote_address, error_code, error, total_ms, response_headers, response_truncated, next_attempt_reason)
			SELECT $1, store_id, endpoint_id, id, 1, 'FIRST_ATTEMPT', $2, '', '[]', '', '', '', 1, '[]', false, '' FROM webhook_deliveries WHERE status = 'PENDING' AND $2::timestamptz IS NOT NULL LIMIT 1`,
		`UPDATE webhook_deliveries SET status = 'SUCCEEDED', next_attempt_on = NULL, attempts = 1, succeeded_on = $2, modified_on = $2 WHERE status = 'PENDING' AND $1::uuid IS NOT NULL`,
	} {
		_, err := p.Data.SQL.ExecContext(ctx, statement, p.Clock.NewID(), p.Clock.Now())
		Expect(err).NotTo(HaveOccurred())
	}
}

var _ = Describe("The history of webhook deliveries", func() {
	const day = 24 * time.Hour
	var (
		p        *platform
		actor    domain.Actor
		endpoint *webhook.WebhookEndpoint
	)
	BeforeEach(func(ctx SpecContext) {
		p = hooked(ctx)
		_, actor = p.newStore(ctx, "one")
		url := "http://127.0.0.1:8091/events"
		var err error
		endpoint, err = p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url})
		Expect(err).NotTo(HaveOccurred())
	})
	number := func(ctx context.Context, query string, args ...any) (n int64) {
		GinkgoHelper()
		Expect(p.Data.SQL.QueryRowContext(ctx, query, args...).Scan(&n)).To(Succeed(), query)
		return n
	}
	partitions := func(ctx context.Context, table string) (names []string) {
		GinkgoHelper()
		all, err := p.Data.Repo.WebhookPartitions(ctx)
		Expect(err).NotTo(HaveOccurred())
		for _, one := range all {
			if one.Table == table {
				names = append(names, strings.TrimPrefix(one.Name, table+"_"))
			}
		}
		return names
	}
	months := func(from time.Time, n int) (names []string) {
		first := time.Date(from.Year(), from.Month(), 1, 0, 0, 0, 0, time.UTC)
		for i := range n {
			names = append(names, first.AddDate(0, i, 0).Format("2006_01"))
		}
		return names
	}
	// where returns the name of the partition that contains a row.
	where := func(ctx context.Context, table string, id any) (name string) {
		GinkgoHelper()
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT tableoid::regclass FROM "+table+" WHERE id = $1", id).Scan(&name)).To(Succeed())
		return name
	}
	rest := func(ctx context.Context) int64 {
		return number(ctx, "SELECT (SELECT count(*) FROM webhook_events_default) + (SELECT count(*) FROM webhook_attempts_default) + (SELECT count(*) FROM webhook_deliveries_ended_default)")
	}
	turn := func(ctx context.Context) {
		GinkgoHelper()
		Expect(p.Webhook.MakeWebhookPartitions(ctx)).To(Succeed())
		Expect(p.Webhook.ForgetWebhooks(ctx)).To(Succeed())
	}

	It("has partitions for the months ahead, even if processes create them concurrently", func(ctx SpecContext) {
		now := p.Clock.Now()
		for _, table := range []string{"webhook_events", "webhook_attempts"} {
			Expect(partitions(ctx, table)).To(Equal(months(now, 4)), "as migrated")
		}
		p.Clock.Advance(40 * day)
		var group sync.WaitGroup
		for range 6 {
			group.Go(func() {
				defer GinkgoRecover()
				turn(ctx)
			})
		}
		group.Wait()
		ahead := months(p.Clock.Now(), 4)
		for _, table := range []string{"webhook_events", "webhook_attempts"} {
			Expect(partitions(ctx, table)).To(HaveLen(len(months(now, 4)) + len(difference(ahead, months(now, 4)))))
			Expect(partitions(ctx, table)).To(ContainElements(ahead))
		}
		By("after years without the service only the needed partitions are created")
		p.Clock.Advance(1000 * day)
		turn(ctx)
		Expect(partitions(ctx, "webhook_events")).To(Equal(months(p.Clock.Now(), 4)))
		Expect(where(ctx, "webhook_events", p.noted(ctx, actor, 1))).To(Equal("webhook_events_" + months(p.Clock.Now(), 1)[0]))
	})

	It("is kept for 90 days, and then dropped month by month without interrupting a list", func(ctx SpecContext) {
		var ids []uuid.UUID
		var days []time.Time
		page := domain.PageQuery{Size: 2, Sort: "sequence", Number: 1}
		first, err := p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, page)
		Expect(err).NotTo(HaveOccurred())
		Expect(first.Items).To(BeEmpty())
		for i := range 9 {
			turn(ctx)
			ids, days = append(ids, p.noted(ctx, actor, int64(i+1))), append(days, p.Clock.Now())
			p.ended(ctx)
			if i == 3 {
				first, err = p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, page)
				Expect(err).NotTo(HaveOccurred())
				Expect(first.Items).To(HaveLen(2))
			}
			p.Clock.Advance(30 * day)
		}
		turn(ctx)
		now := p.Clock.Now()
		kept := 0
		for i, at := range days {
			ends := time.Date(at.Year(), at.Month()+1, 1, 0, 0, 0, 0, time.UTC)
			gone := !ends.After(now.Add(-90 * day).Truncate(time.Millisecond))
			_, err := p.As(actor).WebhookEvent(ctx, ids[i])
			if gone {
				Expect(err).To(refuse(domain.NotFound))
				Expect(partitions(ctx, "webhook_events")).NotTo(ContainElement(months(at, 1)[0]))
				Expect(partitions(ctx, "webhook_attempts")).NotTo(ContainElement(months(at, 1)[0]))
				continue
			}
			kept++
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(kept).To(And(BeNumerically(">=", 3), BeNumerically("<=", 5)))
		Expect(number(ctx, "SELECT count(*) FROM webhook_attempts")).To(BeNumerically("==", kept))
		Expect(rest(ctx)).To(BeZero(), "everything had its place")

		By("a list that was started earlier continues with the remaining events")
		next, err := p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, domain.PageQuery{Size: 20, Sort: "sequence", Cursor: first.NextCursor})
		Expect(err).NotTo(HaveOccurred())
		Expect(next.Items).To(HaveLen(kept))
		all, err := p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, domain.PageQuery{Size: 20, Sort: "-sequence", Number: 1})
		Expect(err).NotTo(HaveOccurred())
		Expect(all.TotalCount).To(BeNumerically("==", kept))

		By("deliveries are still shown after their events and attempts are dropped")
		deliveries, err := p.As(actor).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{EndpointID: []int64{endpoint.ID}}, firstPage)
		Expect(err).NotTo(HaveOccurred())
		Expect(deliveries.Items).To(HaveLen(9))
		one, err := p.As(actor).WebhookDelivery(ctx, deliveries.Items[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(one.AttemptLog).To(BeEmpty())
		_, err = p.Webhook.ResendWebhookEvent(ctx, actor, one.EventID, nil)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("keeps events of waiting and parked deliveries, but only for a limited time", func(ctx SpecContext) {
		waits := p.noted(ctx, actor, 1)
		month := months(p.Clock.Now(), 1)[0]
		disabled := false
		_, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, endpoint.ID, webhook.WebhookEndpointChange{IsActive: &disabled}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		set := func(query string, args ...any) {
			GinkgoHelper()
			_, err := p.Data.SQL.ExecContext(ctx, query, args...)
			Expect(err).NotTo(HaveOccurred())
		}
		p.Clock.Advance(89 * day)
		turn(ctx)
		Expect(number(ctx, "SELECT count(*) FROM webhook_deliveries WHERE status = 'PENDING'")).To(BeNumerically("==", 1))

		By("a parked delivery needs its event for at most the parking time")
		set("UPDATE webhook_deliveries SET status = 'PARKED', next_attempt_on = NULL, parked_on = $1, expires_on = $2", p.Clock.Now(), p.Clock.Now().Add(60*day))
		p.Clock.Advance(40 * day)
		turn(ctx)
		Expect(partitions(ctx, "webhook_events")).To(ContainElement(month))
		Expect(partitions(ctx, "webhook_attempts")).NotTo(ContainElement(month))

		By("a waiting delivery needs its event for at most the waiting time")
		set("UPDATE webhook_deliveries SET status = 'RETRYING', next_attempt_on = $1, created_on = $2", p.Clock.Now(), p.Clock.Now().Add(-89*day))
		turn(ctx)
		Expect(partitions(ctx, "webhook_events")).To(ContainElement(month))
		p.Clock.Advance(2 * day)
		set("UPDATE webhook_deliveries SET leased_by = gen_random_uuid(), lease_until = now() + interval '1 hour'")
		turn(ctx)
		Expect(partitions(ctx, "webhook_events")).To(ContainElement(month), "somebody is sending it")

		By("a replay needs events that it has not reached")
		set("UPDATE webhook_deliveries SET leased_by = NULL, lease_until = NULL")
		set(`INSERT INTO webhook_replays (store_id, created_on, modified_on, command_id, endpoint_id, status, created_to, event_types, delivery_statuses, event_count, cursor, until, due_on, started_on)
			VALUES ($1, now(), now(), gen_random_uuid(), $2, 'RUNNING', now(), '{*}', '[]', 1, 0, 1000000, now(), now())`, actor.StoreID, endpoint.ID)
		turn(ctx)
		var status string
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT status FROM webhook_deliveries").Scan(&status)).To(Succeed())
		Expect(status).To(Equal("EXPIRED"))
		_, err = p.As(actor).WebhookEvent(ctx, waits)
		Expect(err).NotTo(HaveOccurred())
		set("UPDATE webhook_replays SET cursor = until")
		turn(ctx)
		Expect(partitions(ctx, "webhook_events")).NotTo(ContainElement(month))
	})

	It("moves events into a partition that was created late", func(ctx SpecContext) {
		p.Clock.Advance(400 * day) // no job has created partitions since
		late := p.noted(ctx, actor, 1)
		Expect(where(ctx, "webhook_events", late)).To(Equal("webhook_events_default"))
		Expect(p.Webhook.MakeWebhookPartitions(ctx)).To(Succeed())
		Expect(where(ctx, "webhook_events", late)).To(Equal("webhook_events_" + months(p.Clock.Now(), 1)[0]))
		Expect(rest(ctx)).To(BeZero())

		By("an event without a partition is deleted once no delivery needs it")
		skewed := domain.LowestID(p.Clock.Now().Add(-450 * day))
		_, err := p.Data.SQL.ExecContext(ctx, "UPDATE webhook_events SET id = $1", skewed)
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Data.SQL.ExecContext(ctx, "UPDATE webhook_deliveries SET event_id = $1", skewed)
		Expect(err).NotTo(HaveOccurred())
		turn(ctx)
		Expect(rest(ctx)).To(BeNumerically("==", 1), "a delivery needs it")
		p.ended(ctx)
		turn(ctx)
		Expect(rest(ctx)).To(BeZero())
	})

	It("has partitions of deliveries by id, each dropped long after its deliveries have ended", func(ctx SpecContext) {
		Expect(partitions(ctx, "webhook_deliveries_ended")).To(Equal([]string{"1", "50001"}))
		deliver := func(id int64) {
			GinkgoHelper()
			number(ctx, "SELECT setval('webhook_deliveries_id_seq', $1, false)", id)
			p.noted(ctx, actor, id)
			p.ended(ctx)
		}
		deliver(1)
		turn(ctx)
		Expect(partitions(ctx, "webhook_deliveries_ended")).To(HaveLen(2))
		p.Clock.Advance(10 * day)
		deliver(50_000)
		deliver(50_001)
		Expect(where(ctx, "webhook_deliveries", 50_000)).To(Equal("webhook_deliveries_ended_1"))
		Expect(where(ctx, "webhook_deliveries", 50_001)).To(Equal("webhook_deliveries_ended_50001"))
		turn(ctx)
		By("the next partition has room for a month: 50,000 ids lasted for ten days")
		Expect(partitions(ctx, "webhook_deliveries_ended")).To(Equal([]string{"1", "50001", "100001"}))
		all, err := p.Data.Repo.WebhookPartitions(ctx)
		Expect(err).NotTo(HaveOccurred())
		for _, one := range all {
			if one.Low == 100_001 {
				Expect(one.High - one.Low).To(BeNumerically("~", 150_000, 10))
			}
		}
		By("the default partition takes excess ids, and the next partition starts after the last id")
		deliver(300_000)
		Expect(rest(ctx)).To(BeNumerically("==", 1))
		turn(ctx)
		Expect(partitions(ctx, "webhook_deliveries_ended")).To(HaveLen(4))
		deliver(320_000)
		Expect(where(ctx, "webhook_deliveries", 320_000)).To(Equal("webhook_deliveries_ended_310000"))

		By("a delivery waits for at most 90 days, is parked for 30, and is kept for 90")
		p.Clock.Advance(209 * day)
		turn(ctx)
		Expect(partitions(ctx, "webhook_deliveries_ended")).To(ContainElement("1"))
		p.Clock.Advance(2 * day)
		turn(ctx)
		Expect(partitions(ctx, "webhook_deliveries_ended")).NotTo(ContainElements("1"))
		Expect(partitions(ctx, "webhook_deliveries_ended")).To(ContainElement("310000"), "of the newest nobody knows how far it goes")
		Expect(rest(ctx)).To(BeZero())
	})

	It("is inaccessible to the stores' database role, including partitions and functions", func(ctx SpecContext) {
		turn(ctx)
		Expect(number(ctx, `SELECT count(*) FROM pg_class c, unnest(ARRAY['store_app', 'platform']) r, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) a
			WHERE c.relname ~ '^webhook_(events|attempts|deliveries)_' AND c.relkind IN ('r', 'p') AND has_table_privilege(r, c.oid, a)`)).To(BeZero())
		Expect(number(ctx, `SELECT count(*) FROM pg_proc WHERE proname ~ '^webhook_(partition|rest)_' AND has_function_privilege('store_app', oid, 'EXECUTE')`)).To(BeZero())
		Expect(number(ctx, `SELECT count(*) FROM pg_proc WHERE proname ~ '^webhook_(partition|rest)_' AND prosecdef AND has_function_privilege('platform', oid, 'EXECUTE')`)).To(BeNumerically("==", 4))
		By("the functions refuse tables that are not partitions")
		for _, statement := range []string{
			"SELECT webhook_partition_make('stores', 'stores_1', '1', '2')", "SELECT webhook_partition_make('webhook_events', 'webhook_events_x', '1', '2')",
		} {
			_, err := p.Data.SQL.ExecContext(ctx, statement)
			Expect(err).To(HaveOccurred())
		}
		var dropped bool
		for _, name := range []string{"webhook_events_default", "stores", "webhook_deliveries_waiting", "nothing"} {
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT webhook_partition_drop('webhook_events', $1)", name).Scan(&dropped)).To(Succeed())
			Expect(dropped).To(BeFalse())
		}
	})

	It("is partitioned without delaying new records, even during a long read", func(ctx SpecContext) {
		p.noted(ctx, actor, 1)
		p.ended(ctx)
		p.Clock.Advance(150 * day)
		backup, err := p.Data.SQL.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		defer backup.Rollback()
		var n int
		Expect(backup.QueryRowContext(ctx, "SELECT count(*) FROM webhook_events").Scan(&n)).To(Succeed())

		made, forgotten := make(chan error, 1), make(chan error, 1)
		go func() { made <- p.Webhook.MakeWebhookPartitions(ctx) }()
		go func() { forgotten <- p.Webhook.ForgetWebhooks(ctx) }()
		var longest time.Duration
		rounds := 0
		for done := 0; done < 2; rounds++ {
			begun := time.Now()
			p.noted(ctx, actor, 2)
			longest = max(longest, time.Since(begun))
			select {
			case err := <-made:
				Expect(err).To(refuse(domain.Busy))
				done++
			case err := <-forgotten:
				Expect(err).To(refuse(domain.Busy))
				done++
			default:
			}
		}
		AddReportEntry("recording beside it", fmt.Sprintf("%d recorded, %s at most", rounds, longest))
		Expect(rounds).To(BeNumerically(">", 1))
		// A statement that waited for the backup would last until the database cancels it after 2
		// s.
		Expect(longest).To(BeNumerically("<", 1500*time.Millisecond), "no statement waits for a lock for longer than 20 ms")
		Expect(backup.Rollback()).To(Succeed())
		turn(ctx)
		Expect(partitions(ctx, "webhook_events")).To(ContainElements(months(p.Clock.Now(), 4)))
	})
})

// difference returns the items of a that are not in b.
func difference(a, b []string) (out []string) {
	in := map[string]bool{}
	for _, s := range b {
		in[s] = true
	}
	for _, s := range a {
		if !in[s] {
			out = append(out, s)
		}
	}
	return out
}
