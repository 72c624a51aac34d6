package store_test

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Webhook replays", func() {
	var (
		p        *platform
		actor    domain.Actor
		endpoint *webhook.WebhookEndpoint
		url      = "http://127.0.0.1:8091/events"
	)
	// asks returns the actor with a new command id.
	asks := func() domain.Actor {
		a := actor
		a.CommandID = uuid.New()
		return a
	}
	create := func(ctx context.Context, change ...func(*webhook.WebhookEndpointChange)) *webhook.WebhookEndpoint {
		GinkgoHelper()
		c := webhook.WebhookEndpointChange{URL: &url}
		for _, f := range change {
			f(&c)
		}
		e, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), c)
		Expect(err).NotTo(HaveOccurred())
		return e
	}
	replay := func(ctx context.Context, req webhook.WebhookReplayRequest) *webhook.WebhookReplay {
		GinkgoHelper()
		if req.EndpointID == 0 {
			req.EndpointID = endpoint.ID
		}
		r, err := p.Webhook.CreateWebhookReplay(ctx, asks(), req)
		Expect(err).NotTo(HaveOccurred())
		return r
	}
	read := func(ctx context.Context, id int64) *webhook.WebhookReplay {
		GinkgoHelper()
		r, err := p.As(actor).WebhookReplay(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		return r
	}
	// made returns the events of a replay's deliveries, sorted by the time at which the deliveries
	// are due.
	made := func(ctx context.Context, id int64) (events []uuid.UUID) {
		GinkgoHelper()
		rows, err := p.Data.SQL.QueryContext(ctx, "SELECT event_id FROM webhook_deliveries WHERE replay_id = $1 ORDER BY next_attempt_on, id", id)
		Expect(err).NotTo(HaveOccurred())
		defer rows.Close()
		for rows.Next() {
			var event uuid.UUID
			Expect(rows.Scan(&event)).To(Succeed())
			events = append(events, event)
		}
		return events
	}
	execute := func(ctx context.Context, statement string, args ...any) {
		GinkgoHelper()
		_, err := p.Data.SQL.ExecContext(ctx, statement, args...)
		Expect(err).NotTo(HaveOccurred())
	}
	// ended sets the status of the deliveries that match a condition, and removes their next
	// attempt.
	ended := func(ctx context.Context, status webhook.DeliveryStatus, where string, args ...any) {
		GinkgoHelper()
		execute(ctx, "UPDATE webhook_deliveries SET status = '"+string(status)+"', next_attempt_on = NULL WHERE "+where, args...)
	}
	sweep := func(ctx context.Context) {
		GinkgoHelper()
		p.Data.Clock.Advance(time.Second) // so deliveries planned for the next second are due
		Expect(p.Webhook.ReplayEvents(ctx)).To(Succeed())
	}
	long := func(at time.Time) *time.Time { return &at }

	BeforeEach(func(ctx SpecContext) {
		p = hooked(ctx)
		_, actor = p.newStore(ctx, "one")
	})

	It("send matching events with the oldest first, and are completed after the last delivery", func(ctx SpecContext) {
		early := p.happened(ctx, actor, 1, 2, 3)
		endpoint = create(ctx)
		p.Data.Clock.Advance(time.Hour)
		from := p.Clock.Now()
		late := p.happened(ctx, actor, 4, 5)

		r := replay(ctx, webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.NoDelivery}})
		Expect(r.Status).To(Equal(webhook.ReplayQueued))
		Expect(r.EventCount).To(Equal(3))
		e, err := p.As(actor).WebhookEndpoint(ctx, endpoint.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(*e.ActiveReplayID).To(Equal(r.ID))
		_, err = p.Webhook.CreateWebhookReplay(ctx, asks(), webhook.WebhookReplayRequest{EndpointID: endpoint.ID, CreatedFrom: &from})
		Expect(err).To(refuse(domain.AlreadyExists))

		sweep(ctx)
		Expect(made(ctx, r.ID)).To(Equal(early))
		running := read(ctx, r.ID)
		Expect(running.Status).To(Equal(webhook.ReplayRunning))
		Expect(running.QueuedCount).To(Equal(3))
		Expect(running.StartedOn).NotTo(BeNil())
		ended(ctx, webhook.DeliverySucceeded, "replay_id = $1 AND event_id <> $2", r.ID, early[1])
		sweep(ctx)
		Expect(read(ctx, r.ID).Status).To(Equal(webhook.ReplayRunning))
		ended(ctx, webhook.DeliveryParked, "replay_id = $1 AND event_id = $2", r.ID, early[1])
		p.Data.Clock.Advance(10 * time.Second)
		sweep(ctx)
		done := read(ctx, r.ID)
		Expect(done.Status).To(Equal(webhook.ReplayCompleted))
		Expect([]int{done.SucceededCount, done.FailedCount, done.CancelledCount}).To(Equal([]int{2, 1, 0}))
		Expect(done.FinishedOn).NotTo(BeNil())
		Expect(p.Webhook.CancelWebhookReplay(ctx, actor, r.ID)).To(refuse(domain.InvalidStateTransition))

		// The next replay selects events by time, and replaces the waiting deliveries of these
		// events.
		r = replay(ctx, webhook.WebhookReplayRequest{CreatedFrom: &from})
		Expect(r.EventCount).To(Equal(2))
		sweep(ctx)
		Expect(made(ctx, r.ID)).To(Equal(late))
		var cancelled int
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries WHERE origin = 'EVENT' AND status = 'CANCELLED'").Scan(&cancelled)).To(Succeed())
		Expect(cancelled).To(Equal(2))
		lanes := func() (n int) {
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries WHERE replay_id = $1 AND lane LIKE 'replay/%/order/%'", r.ID).Scan(&n)).To(Succeed())
			return n
		}
		Expect(lanes()).To(Equal(2)) // the replay has lanes of its own, so other deliveries do not wait for it
	})

	It("select the same events by time, type, status and object as their preview", func(ctx SpecContext) {
		tx, err := p.Data.Repo.Begin(ctx, actor)
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		var events []repo.WebhookEvent
		start := p.Clock.Now()
		for i, t := range []domain.EventType{domain.OrderCreated, domain.OrderUpdated, domain.RefundIssued, domain.OrderUpdated, domain.CustomerCreated} {
			object := []string{"order", "order", "refund", "order", "customer"}[i]
			events = append(events, repo.WebhookEvent{ID: uuid.Must(uuid.NewV7()), Type: t, ObjectType: object, ObjectID: int64(7 + i%2), ObjectVersion: 1, Action: string(t),
				ActorType: actor.Kind, ActorID: actor.ID, APIVersion: domain.APIVersion, Payload: "{}", CreatedOn: start.Add(time.Duration(i) * time.Second)})
		}
		endpoint = create(ctx, func(c *webhook.WebhookEndpointChange) { c.EventTypes = &webhook.EventFilters{"order.*", "refund.*"} })
		Expect(tx.Record(ctx, events)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		p.Data.Clock.Advance(time.Minute)
		_, stranger := p.newStore(ctx, "two")
		p.happened(ctx, stranger, 7)
		ended(ctx, webhook.DeliverySucceeded, "event_id = $1", events[0].ID)
		ended(ctx, webhook.DeliveryParked, "event_id = $1", events[1].ID)
		execute(ctx, "UPDATE webhook_deliveries SET status = 'RETRYING' WHERE event_id = $1", events[2].ID)

		order, customer, seven := "order", "customer", int64(7)
		for name, c := range map[string]struct {
			req  webhook.WebhookReplayRequest
			want []int
		}{
			"from":                        {webhook.WebhookReplayRequest{CreatedFrom: long(start.Add(time.Second))}, []int{1, 2, 3}},
			"from to":                     {webhook.WebhookReplayRequest{CreatedFrom: &start, CreatedTo: long(start.Add(2 * time.Second))}, []int{0, 1}},
			"one type":                    {webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"order.updated"}}, []int{1, 3}},
			"types that it does not want": {webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"customer.*", "refund.issued"}}, []int{2, 4}},
			"everything":                  {webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"*"}}, []int{0, 1, 2, 3, 4}},
			"its own types":               {webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.NoDelivery}}, nil},
			"without a delivery": {webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.NoDelivery},
				EventTypes: webhook.EventFilters{"*"}}, []int{4}},
			"parked or retried": {webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.DeliveryParked, webhook.DeliveryRetrying}}, []int{1, 2}},
			"waiting":           {webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.DeliveryPending}}, []int{3}},
			"delivered":         {webhook.WebhookReplayRequest{DeliveryStatuses: []webhook.DeliveryStatus{webhook.DeliverySucceeded}}, []int{0}},
			"a kind of object":  {webhook.WebhookReplayRequest{ObjectType: &order}, []int{0, 1, 3}},
			"one object":        {webhook.WebhookReplayRequest{ObjectType: &order, ObjectID: &seven}, []int{0}},
			"one of other types": {webhook.WebhookReplayRequest{ObjectType: &customer, ObjectID: &seven,
				EventTypes: webhook.EventFilters{"customer.created"}}, []int{4}},
		} {
			var want []uuid.UUID
			for _, i := range c.want {
				want = append(want, events[i].ID)
			}
			c.req.EndpointID = endpoint.ID
			preview, err := p.Webhook.PreviewWebhookReplay(ctx, actor, c.req)
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(preview.EventCount).To(Equal(len(want)), name)
			if len(want) > 0 {
				Expect(*preview.FirstEventOn).To(BeTemporally("==", events[c.want[0]].CreatedOn), name)
				Expect(*preview.LastEventOn).To(BeTemporally("==", events[c.want[len(want)-1]].CreatedOn), name)
			} else {
				Expect(preview.FirstEventOn).To(BeNil())
			}
			// The batch of deliveries is read and rolled back, so the next case starts from the
			// same rows.
			r := replay(ctx, c.req)
			Expect(r.EventCount).To(Equal(len(want)), name)
			held, err := p.Data.Repo.Begin(ctx, domain.System(actor.StoreID))
			Expect(err).NotTo(HaveOccurred())
			locked, err := held.LockWebhookReplay(ctx, r.ID)
			Expect(err).NotTo(HaveOccurred())
			batch, err := held.ReplayBatch(ctx, locked, 10, 0)
			Expect(err).NotTo(HaveOccurred(), name)
			page, err := held.WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{ReplayID: []int64{r.ID}}, domain.PageQuery{Number: 1, Size: 100, Sort: "nextAttemptOn"})
			Expect(err).NotTo(HaveOccurred())
			held.Rollback()
			Expect(batch.Queued).To(Equal(len(want)), name)
			Expect(batch.Cursor).To(Equal(locked.Until), name)
			var got []uuid.UUID
			for _, d := range page.Items {
				got = append(got, d.EventID)
			}
			Expect(got).To(Equal(want), name)
			execute(ctx, "DELETE FROM webhook_replays")
		}
		preview, err := p.Webhook.PreviewWebhookReplay(ctx, actor, webhook.WebhookReplayRequest{EndpointID: endpoint.ID, EventTypes: webhook.EventFilters{"*"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(preview.Types).To(Equal([]webhook.WebhookTypeCount{{Type: domain.OrderUpdated, EventCount: 2}, {Type: domain.CustomerCreated, EventCount: 1},
			{Type: domain.OrderCreated, EventCount: 1}, {Type: domain.RefundIssued, EventCount: 1}}))
	})

	It("are refused without a filter, with an invalid filter, or for a disabled endpoint", func(ctx SpecContext) {
		endpoint = create(ctx)
		now, seven := p.Clock.Now(), int64(7)
		for _, req := range []webhook.WebhookReplayRequest{
			{}, {CreatedTo: &now}, {ObjectID: &seven}, {CreatedFrom: &now, CreatedTo: &now}, {CreatedFrom: long(now.Add(time.Hour))}, {EventTypes: webhook.EventFilters{"order.exploded"}},
		} {
			req.EndpointID = endpoint.ID
			_, err := p.Webhook.CreateWebhookReplay(ctx, asks(), req)
			Expect(err).To(refuse(domain.InvalidValue))
			_, err = p.Webhook.PreviewWebhookReplay(ctx, actor, req)
			Expect(err).To(refuse(domain.InvalidValue))
		}
		all := webhook.WebhookReplayRequest{EndpointID: endpoint.ID, EventTypes: webhook.EventFilters{"*"}}
		off := false
		_, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, endpoint.ID, webhook.WebhookEndpointChange{IsActive: &off}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Webhook.CreateWebhookReplay(ctx, asks(), all)
		Expect(err).To(refuse(domain.InvalidStateTransition))
		_, err = p.Webhook.PreviewWebhookReplay(ctx, actor, all) // the preview shows what a replay would send once the endpoint is enabled
		Expect(err).NotTo(HaveOccurred())
		_, stranger := p.newStore(ctx, "two")
		_, err = p.Webhook.CreateWebhookReplay(ctx, stranger, all)
		Expect(err).To(refuse(domain.NotFound))
		_, err = p.Webhook.PreviewWebhookReplay(ctx, stranger, all)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("are created once if the request is repeated", func(ctx SpecContext) {
		endpoint = create(ctx)
		again := asks()
		req := webhook.WebhookReplayRequest{EndpointID: endpoint.ID, EventTypes: webhook.EventFilters{"*"}}
		first, err := p.Webhook.CreateWebhookReplay(ctx, again, req)
		Expect(err).NotTo(HaveOccurred())
		second, err := p.Webhook.CreateWebhookReplay(ctx, again, req)
		Expect(err).NotTo(HaveOccurred())
		Expect(second.ID).To(Equal(first.ID))
	})

	It("continue in any process after the deliveries planned so far, and send nothing twice", func(ctx SpecContext) {
		const events = 5200
		var all []uuid.UUID
		for i := range events / 400 {
			orders := make([]int64, 400)
			for k := range orders {
				orders[k] = int64(i*400 + k)
			}
			all = append(all, p.happened(ctx, actor, orders...)...)
		}
		endpoint = create(ctx)
		r := replay(ctx, webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"order.*"}})
		Expect(r.EventCount).To(Equal(events))
		processes := make([]*store.Service, 4)
		for i := range processes {
			processes[i] = newService(store.Options{DB: p.Data.Repo, Clock: p.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example"})
		}
		for range 3 {
			// One process dies in the middle of a batch and leaves no rows.
			dying, err := p.Data.Repo.Begin(ctx, domain.System(actor.StoreID))
			Expect(err).NotTo(HaveOccurred())
			locked, err := dying.LockWebhookReplay(ctx, r.ID)
			Expect(err).NotTo(HaveOccurred())
			_, err = dying.ReplayBatch(ctx, locked, 100, 0)
			Expect(err).NotTo(HaveOccurred())
			Expect(processes[0].Webhook.ReplayEvents(ctx)).To(Succeed()) // another process holds the lock of the replay, so this run plans nothing
			dying.Rollback()

			p.Data.Clock.Advance(time.Second)
			var group sync.WaitGroup
			for _, process := range processes {
				group.Go(func() {
					defer GinkgoRecover()
					Expect(process.Webhook.ReplayEvents(ctx)).To(Succeed())
				})
			}
			group.Wait()
			// The number of waiting deliveries has stayed within the limit.
			var waiting int
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries WHERE status = 'PENDING'").Scan(&waiting)).To(Succeed())
			Expect(waiting).To(BeNumerically("<=", webhook.ReplayAhead))
			ended(ctx, webhook.DeliverySucceeded, "status = 'PENDING'")
		}
		done := read(ctx, r.ID)
		Expect([]int{done.QueuedCount, done.SucceededCount}).To(Equal([]int{events, events}))
		var order []uuid.UUID
		rows, err := p.Data.SQL.QueryContext(ctx, "SELECT event_id FROM webhook_deliveries WHERE replay_id = $1 ORDER BY id", r.ID)
		Expect(err).NotTo(HaveOccurred())
		defer rows.Close()
		for rows.Next() {
			var id uuid.UUID
			Expect(rows.Scan(&id)).To(Succeed())
			order = append(order, id)
		}
		Expect(order).To(Equal(all))
		sweep(ctx)
		Expect(read(ctx, r.ID).Status).To(Equal(webhook.ReplayCompleted))
	})

	It("plan at most the allowed number of deliveries per second", func(ctx SpecContext) {
		orders := make([]int64, 100)
		p.happened(ctx, actor, orders...)
		endpoint = create(ctx, func(c *webhook.WebhookEndpointChange) { none := webhook.OrderNone; c.Ordering = &none })
		rate := 20
		r := replay(ctx, webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"*"}, RatePerSecond: &rate})
		Expect(p.Webhook.ReplayEvents(ctx)).To(Succeed())
		Expect(read(ctx, r.ID).QueuedCount).To(Equal(rate))
		for range 8 {
			p.Data.Clock.Advance(500 * time.Millisecond)
			ended(ctx, webhook.DeliverySucceeded, "status = 'PENDING' AND next_attempt_on < $1", p.Clock.Now())
			Expect(p.Webhook.ReplayEvents(ctx)).To(Succeed())
		}
		Expect(read(ctx, r.ID).QueuedCount).To(BeNumerically("~", 5*rate, 2))
		var least float64 // the shortest time between two planned deliveries
		Expect(p.Data.SQL.QueryRowContext(ctx, `SELECT extract(epoch FROM min(gap)) FROM (SELECT next_attempt_on - lag(next_attempt_on) OVER (ORDER BY sequence) AS gap
			FROM webhook_deliveries WHERE status = 'PENDING') x`).Scan(&least)).To(Succeed())
		Expect(least).To(BeNumerically("~", 0.05, 0.001))
		// While no delivery is sent, no more deliveries are planned.
		planned := read(ctx, r.ID).QueuedCount
		for range 5 {
			sweep(ctx)
		}
		Expect(read(ctx, r.ID).QueuedCount).To(BeNumerically("<=", planned+rate+2))
	})

	It("end at once if they are canceled or if their endpoint is deleted", func(ctx SpecContext) {
		p.happened(ctx, actor, 1, 2, 3)
		endpoint = create(ctx)
		for _, end := range []func(id int64) error{
			func(id int64) error { return p.Webhook.CancelWebhookReplay(ctx, actor, id) },
			func(int64) error { return p.Webhook.DeleteWebhookEndpoint(ctx, actor, endpoint.ID) },
		} {
			r := replay(ctx, webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"*"}})
			sweep(ctx)
			ended(ctx, webhook.DeliverySucceeded, "replay_id = $1 AND object_id = 1", r.ID)
			Expect(end(r.ID)).To(Succeed())
			sweep(ctx)
			done := read(ctx, r.ID)
			Expect(done.Status).To(Equal(webhook.ReplayCancelled))
			Expect([]int{done.QueuedCount, done.SucceededCount, done.CancelledCount}).To(Equal([]int{3, 1, 2}))
			Expect(p.Webhook.CancelWebhookReplay(ctx, actor, r.ID)).To(Succeed())
			Expect(read(ctx, r.ID).Version).To(Equal(done.Version))
		}
		_, stranger := p.newStore(ctx, "two")
		Expect(p.Webhook.CancelWebhookReplay(ctx, stranger, 1)).To(refuse(domain.NotFound))
	})

	It("count a parked delivery until it ends, and are deleted ninety days after their own end", func(ctx SpecContext) {
		p.happened(ctx, actor, 1)
		endpoint = create(ctx)
		r := replay(ctx, webhook.WebhookReplayRequest{EventTypes: webhook.EventFilters{"*"}})
		sweep(ctx)
		ended(ctx, webhook.DeliveryParked, "replay_id = $1", r.ID)
		sweep(ctx)
		Expect(read(ctx, r.ID).FailedCount).To(Equal(1))
		ended(ctx, webhook.DeliverySucceeded, "replay_id = $1", r.ID) // as if staff had continued it
		Expect(read(ctx, r.ID).SucceededCount).To(Equal(1))
		p.Data.Clock.Advance(32 * 24 * time.Hour)
		sweep(ctx)
		execute(ctx, "DELETE FROM webhook_deliveries") // so only the replay's own row has the counts
		Expect(read(ctx, r.ID).SucceededCount).To(Equal(1))
		p.Data.Clock.Advance(57 * 24 * time.Hour)
		sweep(ctx)
		Expect(read(ctx, r.ID).Status).To(Equal(webhook.ReplayCompleted))
		p.Data.Clock.Advance(48 * time.Hour)
		sweep(ctx)
		_, err := p.As(actor).WebhookReplay(ctx, r.ID)
		Expect(err).To(refuse(domain.NotFound))
	})
})
