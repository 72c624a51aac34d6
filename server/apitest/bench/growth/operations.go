package main

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// The measured endpoints belong to the first store, which has half of the events.
const (
	everything = 1 // gets events of all types
	ordersOnly = 2
)

// backlog is a note in the table: the number of waiting deliveries grows with the number of stored events, since one
// event in a hundred waits.
const backlog = "by what waits, 1 %"

var (
	shop    = domain.System(1)
	orderID atomic.Int64 // id of the next new order
)

func (b *bench) event(order int64) repo.WebhookEvent {
	id := uuid.Must(uuid.NewV7())
	return repo.WebhookEvent{
		ID: id, Type: domain.OrderUpdated, ObjectType: "order", ObjectID: order, ObjectVersion: 1, Action: "order.updated", ActorType: shop.Kind,
		APIVersion: domain.APIVersion, Payload: fmt.Sprintf(`{"id":%q,"data":"%01450d"}`, domain.EventID(id), order), CreatedOn: time.Now().UTC().Truncate(time.Millisecond),
	}
}

func (b *bench) record(ctx context.Context, s *side, n int) error {
	tx, err := s.db.Begin(ctx, shop)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	events := make([]repo.WebhookEvent, n)
	for i := range events {
		events[i] = b.event(1_000_000_000 + orderID.Add(1))
	}
	if err := tx.Record(ctx, events); err != nil {
		return err
	}
	return tx.Commit()
}

// measure measures all operations. It measures reads before it writes many rows.
func (b *bench) measure(ctx context.Context) error {
	q := func(sort string) domain.PageQuery { return domain.PageQuery{Number: 1, Size: 50, Sort: sort} }
	var middle string // cursor to the middle of the list
	var sample *webhook.WebhookEvent
	events := func(name, note string, f webhook.WebhookEventFilter, page domain.PageQuery) error {
		return b.op(name, note, b.settings.times, func(s *side) (time.Duration, error) {
			_, err := s.db.As(shop).WebhookEvents(ctx, f, page)
			return 0, err
		})
	}
	// A cursor continues only the list that it comes from, so a list that begins in the middle provides this cursor.
	half := webhook.WebhookEventFilter{SequenceAfter: b.events / 2}
	at := func() (string, error) {
		page, err := b.quick.db.As(shop).WebhookEvents(ctx, half, domain.PageQuery{Number: 1, Size: 1, Sort: "sequence"})
		return page.NextCursor, err
	}
	var err error
	if middle, err = at(); err != nil {
		return err
	}
	first, err := b.quick.db.As(shop).WebhookEvents(ctx, half, domain.PageQuery{Number: 1, Size: 1, Sort: "sequence"})
	if err != nil {
		return err
	}
	sample = first.Items[0]
	from, to := sample.CreatedOn, sample.CreatedOn.Add(spread/time.Duration(b.events)*500)
	newest := q("-sequence")
	object := sample.ObjectID
	for _, list := range []struct {
		name, note string
		filter     webhook.WebhookEventFilter
		page       domain.PageQuery
	}{
		{"events: first page", "", webhook.WebhookEventFilter{}, newest},
		{"events: cursor in the middle", "", half, domain.PageQuery{Size: 50, Sort: "sequence", Cursor: middle}},
		{"events: polled by sequenceAfter", "the newest 50", webhook.WebhookEventFilter{SequenceAfter: b.events - 100}, q("sequence")},
		{"events: of a frequent type", "", webhook.WebhookEventFilter{Type: webhook.EventFilters{"order.updated"}}, newest},
		{"events: of a rare type", "one of a thousand", webhook.WebhookEventFilter{Type: webhook.EventFilters{rareType}}, newest},
		{"events: of a type that there is none of", "", webhook.WebhookEventFilter{Type: webhook.EventFilters{"customer.created"}}, newest},
		{"events: of a rare object's types", "subscription.*", webhook.WebhookEventFilter{Type: webhook.EventFilters{"subscription.*"}}, newest},
		{"events: of an object", "", webhook.WebhookEventFilter{ObjectType: []string{sample.ObjectType}, ObjectID: []int64{object}}, newest},
		{"events: of a kind of object", "refund", webhook.WebhookEventFilter{ObjectType: []string{"refund"}}, newest},
		{"events: of a span of time", "250 events, long ago", webhook.WebhookEventFilter{CreatedFrom: &from, CreatedTo: &to}, newest},
		{"events: of an endpoint", "", webhook.WebhookEventFilter{EndpointID: []int64{ordersOnly}}, newest},
		{"events: parked for an endpoint", "", webhook.WebhookEventFilter{EndpointID: []int64{everything}, DeliveryStatus: []webhook.DeliveryStatus{webhook.DeliveryParked}}, newest},
		{"events: none parked for an endpoint", "", webhook.WebhookEventFilter{EndpointID: []int64{ordersOnly}, DeliveryStatus: []webhook.DeliveryStatus{webhook.DeliveryParked}}, newest},
	} {
		if err := events(list.name, list.note, list.filter, list.page); err != nil {
			return err
		}
	}
	if err := b.op("event: one, with its deliveries", "", b.settings.times, func(s *side) (time.Duration, error) {
		_, err := s.db.As(shop).WebhookEvent(ctx, sample.ID)
		return 0, err
	}); err != nil {
		return err
	}
	if err := b.deliveries(ctx, sample); err != nil {
		return err
	}
	for _, op := range []struct {
		name, note string
		f          func(*side) error
	}{
		{"endpoint: one, with its health", backlog, func(s *side) error { _, err := s.db.As(shop).WebhookEndpoint(ctx, everything); return err }},
		{"endpoints: all of the store", backlog, func(s *side) error { _, err := s.db.As(shop).WebhookEndpoints(ctx); return err }},
		{"metrics: what waits", "counts 20,000 at most", func(s *side) error { _, err := s.db.WebhookQueue(ctx); return err }},
		{"retention: nothing to make", "", func(s *side) error { return s.service.Webhook.MakeWebhookPartitions(ctx) }},
		{"retention: nothing to drop", "", func(s *side) error { return s.service.Webhook.ForgetWebhooks(ctx) }},
		{"record: an event, with commit", "", func(s *side) error { return b.record(ctx, s, 1) }},
		{"claim: nothing due", "", nil},
	} {
		if op.f == nil {
			op.f = func(s *side) error { _, _, err := b.claim(ctx, s); return err }
			if err := b.drain(ctx); err != nil {
				return err
			}
		}
		if err := b.op(op.name, op.note, b.settings.times, func(s *side) (time.Duration, error) { return 0, op.f(s) }); err != nil {
			return err
		}
	}
	return b.writes(ctx, sample)
}

func (b *bench) deliveries(ctx context.Context, sample *webhook.WebhookEvent) error {
	list := func(name, note string, f webhook.WebhookDeliveryFilter, q domain.PageQuery) error {
		return b.op(name, note, b.settings.times, func(s *side) (time.Duration, error) {
			_, err := s.db.As(shop).WebhookDeliveries(ctx, f, q)
			return 0, err
		})
	}
	newest := domain.PageQuery{Number: 1, Size: 50, Sort: "-createdOn"}
	from, to := sample.CreatedOn, sample.CreatedOn.Add(spread/time.Duration(b.events)*500)
	begin, err := b.quick.db.As(shop).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{CreatedTo: &to}, domain.PageQuery{Number: 1, Size: 1, Sort: "-createdOn"})
	if err != nil {
		return err
	}
	one := begin.Items[0].ID
	for _, l := range []struct {
		name, note string
		filter     webhook.WebhookDeliveryFilter
		page       domain.PageQuery
	}{
		{"deliveries: first page", "", webhook.WebhookDeliveryFilter{}, newest},
		{"deliveries: cursor in the middle", "", webhook.WebhookDeliveryFilter{CreatedTo: &to}, domain.PageQuery{Size: 50, Sort: "-createdOn", Cursor: begin.NextCursor}},
		{"deliveries: of an endpoint", "", webhook.WebhookDeliveryFilter{EndpointID: []int64{ordersOnly}}, newest},
		{"deliveries: parked", "", webhook.WebhookDeliveryFilter{Status: []webhook.DeliveryStatus{webhook.DeliveryParked}}, newest},
		{"deliveries: retrying, by next attempt", backlog, webhook.WebhookDeliveryFilter{EndpointID: []int64{everything}, Status: []webhook.DeliveryStatus{webhook.DeliveryRetrying}}, domain.PageQuery{Number: 1, Size: 50, Sort: "nextAttemptOn"}},
		{"deliveries: cancelled", "one of a hundred", webhook.WebhookDeliveryFilter{Status: []webhook.DeliveryStatus{webhook.DeliveryCancelled}}, newest},
		{"deliveries: of an event", "", webhook.WebhookDeliveryFilter{EventID: []uuid.UUID{sample.ID}}, newest},
		{"deliveries: of an object", "", webhook.WebhookDeliveryFilter{ObjectType: []string{sample.ObjectType}, ObjectID: []int64{sample.ObjectID}}, newest},
		{"deliveries: of a rare type", backlog, webhook.WebhookDeliveryFilter{Type: webhook.EventFilters{rareType}}, newest},
		{"deliveries: of an error that there is none of", "", webhook.WebhookDeliveryFilter{ErrorCode: []webhook.AttemptError{webhook.ErrorTLS}}, newest},
		{"deliveries: of a span of time", "", webhook.WebhookDeliveryFilter{CreatedFrom: &from, CreatedTo: &to}, newest},
		{"deliveries: resent", "none", webhook.WebhookDeliveryFilter{Origin: []webhook.DeliveryOrigin{webhook.OriginResend}}, newest},
	} {
		if err := list(l.name, l.note, l.filter, l.page); err != nil {
			return err
		}
	}
	return b.op("delivery: one, with its attempts", "", b.settings.times, func(s *side) (time.Duration, error) {
		_, err := s.db.As(shop).WebhookDelivery(ctx, one)
		return 0, err
	})
}

var dispatcher = uuid.New()

func (b *bench) claim(ctx context.Context, s *side) ([]repo.ClaimedDelivery, time.Duration, error) {
	begun := time.Now()
	claimed, err := s.db.ClaimDeliveries(ctx, repo.Claim{By: dispatcher, Slots: 256, Processes: 1, Lease: time.Minute, InFlight: map[int64]int{}, Stores: map[int64]int{}})
	return claimed.Deliveries, time.Since(begun), err
}

// settle records that the claimed deliveries succeeded.
func (b *bench) settle(ctx context.Context, s *side, claimed []repo.ClaimedDelivery) (time.Duration, error) {
	batch := make([]repo.Settlement, len(claimed))
	code := 200
	for i, c := range claimed {
		a := webhook.WebhookAttempt{
			ID: uuid.Must(uuid.NewV7()), StoreID: c.StoreID, EndpointID: c.EndpointID, DeliveryID: c.ID, Number: c.Attempts + 1, Reason: c.NextAttemptReason,
			StartedOn: time.Now().UTC(), URL: "https://receiver.example/hooks", StatusCode: &code, TotalMs: 20,
		}
		next, err := c.Attempted(&a, 0)
		if err != nil {
			return 0, err
		}
		batch[i] = repo.Settlement{Delivery: c.WebhookDelivery, Attempt: a, Next: next}
	}
	begun := time.Now()
	err := s.db.Settle(ctx, dispatcher, batch)
	return time.Since(begun), err
}

// drain settles all due deliveries.
func (b *bench) drain(ctx context.Context) error {
	for {
		claimed, _, err := b.claim(ctx, b.quick)
		if err != nil || len(claimed) == 0 {
			return err
		}
		if _, err := b.settle(ctx, b.quick, claimed); err != nil {
			return err
		}
	}
}

func (b *bench) writes(ctx context.Context, sample *webhook.WebhookEvent) error {
	if err := b.op("claim: of 20 new events", "with the endpoints' limits", b.settings.times, func(s *side) (time.Duration, error) {
		if err := b.record(ctx, b.quick, 20); err != nil {
			return 0, err
		}
		claimed, took, err := b.claim(ctx, s)
		if err != nil {
			return 0, err
		}
		if _, err := b.settle(ctx, b.quick, claimed); err != nil {
			return 0, err
		}
		return took, b.drain(ctx)
	}); err != nil {
		return err
	}
	if err := b.op("settle: what was claimed", "", b.settings.times, func(s *side) (time.Duration, error) {
		if err := b.record(ctx, b.quick, 20); err != nil {
			return 0, err
		}
		claimed, _, err := b.claim(ctx, b.quick)
		if err != nil {
			return 0, err
		}
		took, err := b.settle(ctx, s, claimed)
		if err != nil {
			return 0, err
		}
		return took, b.drain(ctx)
	}); err != nil {
		return err
	}
	if err := b.op("resend: an event to its endpoints", "", b.settings.times, func(s *side) (time.Duration, error) {
		_, err := s.service.Webhook.ResendWebhookEvent(ctx, shop, sample.ID, nil)
		return 0, err
	}); err != nil {
		return err
	}
	return b.replays(ctx, sample)
}

// replays measures previews, and the replay of a period that has the same number of events at both sizes.
func (b *bench) replays(ctx context.Context, sample *webhook.WebhookEvent) error {
	few := max(b.settings.times/10, 5)
	from, to := sample.CreatedOn, sample.CreatedOn.Add(spread/time.Duration(b.events)*2000)
	span := webhook.WebhookReplayRequest{EndpointID: ordersOnly, CreatedFrom: &from, CreatedTo: &to}
	ended := span
	ended.DeliveryStatuses = []webhook.DeliveryStatus{webhook.DeliverySucceeded}
	for _, preview := range []struct {
		name string
		req  webhook.WebhookReplayRequest
	}{{"replay: preview of 600 events", span}, {"replay: preview of those delivered", ended}} {
		if err := b.op(preview.name, "", few, func(s *side) (time.Duration, error) {
			_, err := s.service.Webhook.PreviewWebhookReplay(ctx, shop, preview.req)
			return 0, err
		}); err != nil {
			return err
		}
	}
	return b.op("replay: 600 events, made and queued", "in batches", few, func(s *side) (time.Duration, error) {
		actor := shop
		actor.CommandID = uuid.New()
		begun := time.Now()
		if _, err := s.service.Webhook.CreateWebhookReplay(ctx, actor, span); err != nil {
			return 0, err
		}
		if err := s.service.Webhook.ReplayEvents(ctx); err != nil {
			return 0, err
		}
		took := time.Since(begun)
		if err := b.drain(ctx); err != nil {
			return 0, err
		}
		for { // the replay locks its endpoint until all deliveries of the replay have ended
			endpoint, err := b.quick.db.As(shop).WebhookEndpoint(ctx, ordersOnly)
			if err != nil || endpoint.ActiveReplayID == nil {
				return took, err
			}
			if err := b.drain(ctx); err != nil {
				return 0, err
			}
			if err := b.quick.service.Webhook.ReplayEvents(ctx); err != nil {
				return 0, err
			}
			time.Sleep(20 * time.Millisecond)
		}
	})
}
