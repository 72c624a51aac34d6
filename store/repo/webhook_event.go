package repo

import (
	"context"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookEvent returns an event with its newest 1,000 deliveries, newest first. It returns Forbidden if the actor may
// not read the object of the event.
func (r Reader) WebhookEvent(ctx context.Context, id uuid.UUID) (event *webhook.WebhookEvent, err error) {
	const most = 1000
	err = r.in(ctx, func(g *gorm.DB) error {
		if event, err = take[webhook.WebhookEvent](g, "webhook event", "id = ?", id); err != nil {
			return err
		}
		if err := r.mayRead(event.Type); err != nil {
			return err
		}
		if err := g.Where("event_id = ?", id).Order("id DESC").Limit(most).Find(&event.Deliveries).Error; err != nil {
			return err
		}
		if err := r.explain(g, event.Deliveries); err != nil {
			return err
		}
		return r.complete(g, []*webhook.WebhookEvent{event})
	})
	return event, err
}

// mayRead returns Forbidden if the actor may not read events of a type.
func (r Reader) mayRead(t domain.EventType) error {
	return t.CheckReader(r.actor, "To read events of type ")
}

// complete sets Livemode of events, and the numbers of their deliveries by status.
func (r Reader) complete(g *gorm.DB, events []*webhook.WebhookEvent) error {
	store, err := take[settings.Store](g, "store", "id = ?", r.actor.StoreID)
	if err != nil {
		return err
	}
	byID, ids := map[uuid.UUID]*webhook.WebhookEvent{}, make([]uuid.UUID, len(events))
	for i, e := range events {
		byID[e.ID], ids[i] = e, e.ID
		e.Counts, e.Livemode = webhook.WebhookDeliveryCount{}, store.Livemode
	}
	var rows []struct {
		EventID uuid.UUID
		Status  webhook.DeliveryStatus
		N       int
	}
	err = g.Raw("SELECT event_id, status, count(*) AS n FROM webhook_deliveries WHERE event_id = ANY(?) GROUP BY event_id, status", array(ids)).Scan(&rows).Error
	for _, row := range rows {
		byID[row.EventID].Counts[row.Status] = row.N
	}
	return err
}

// ResendWebhookEvent creates a delivery of an event to each endpoint, and cancels the event's waiting and parked
// deliveries to these endpoints. If the new delivery replaces a waiting delivery, it takes the place of that delivery
// in the order. Otherwise it is sent independently of the order of other deliveries.
func (tx *Tx) ResendWebhookEvent(ctx context.Context, event *webhook.WebhookEvent, endpoints []int64) (made []webhook.WebhookDelivery, err error) {
	g := tx.on(ctx)
	var waited []struct {
		EndpointID int64
		Lane       *string
	}
	if err := g.Raw("SELECT endpoint_id, min(lane) AS lane FROM webhook_deliveries d WHERE d."+waits+" AND d.event_id = ? AND d.endpoint_id = ANY(?) GROUP BY endpoint_id",
		event.ID, array(endpoints)).Scan(&waited).Error; err != nil {
		return nil, classify(err)
	}
	if _, err := tx.cancelDeliveries(ctx, "d.event_id = ? AND d.endpoint_id = ANY(?)", event.ID, array(endpoints)); err != nil {
		return nil, err
	}
	lanes := map[int64]*string{}
	for _, w := range waited {
		lanes[w.EndpointID] = w.Lane
	}
	at := tx.db.clock.Now()
	now, offset := tx.db.now()
	for _, id := range endpoints {
		var d webhook.WebhookDelivery
		err := g.Raw(`INSERT INTO webhook_deliveries (store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, origin, lane, next_attempt_on, created_on, modified_on)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'RESEND', ?, `+now+`, ?, ?) RETURNING *`,
			event.StoreID, id, event.ID, event.Sequence, string(event.Type), event.ObjectType, event.ObjectID, event.ObjectVersion, lanes[id], offset, at, at).Scan(&d).Error
		if err != nil {
			return nil, classify(err)
		}
		made = append(made, d)
	}
	// Deliveries that waited for a canceled delivery now wait for the new delivery.
	for endpoint, lane := range lanes {
		if err := g.Exec("UPDATE webhook_deliveries d SET next_attempt_on = "+now+" WHERE d."+waits+" AND d.endpoint_id = ? AND d.lane = ? AND d.lane <> '*' AND d.next_attempt_reason = 'ORDERING'",
			offset, endpoint, lane).Error; err != nil {
			return nil, classify(err)
		}
	}
	return made, nil
}

// WebhookEndpointsFor returns the ids of the active endpoints that subscribe to a type.
func (tx *Tx) WebhookEndpointsFor(ctx context.Context, t domain.EventType) (ids []int64, err error) {
	err = tx.on(ctx).Raw("SELECT e.id FROM webhook_endpoints e, (SELECT ?::text AS type) d WHERE e.store_id = ? AND e.is_active AND e.deleted_on IS NULL AND "+wants+" ORDER BY e.id",
		string(t), tx.actor.StoreID).Scan(&ids).Error
	return ids, classify(err)
}
