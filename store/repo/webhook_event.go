package repo

import (
	"context"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// WebhookEvent reads an event with its deliveries, the newest first and a
// thousand at most.
func (r Reader) WebhookEvent(ctx context.Context, id uuid.UUID) (event *domain.WebhookEvent, err error) {
	const most = 1000
	err = r.in(ctx, func(g *gorm.DB) error {
		if event, err = take[domain.WebhookEvent](g, "webhook event", "id = ?", id); err != nil {
			return err
		}
		if err := g.Where("event_id = ?", id).Order("id DESC").Limit(most).Find(&event.Deliveries).Error; err != nil {
			return err
		}
		if err := r.explain(g, event.Deliveries); err != nil {
			return err
		}
		return r.complete(g, []*domain.WebhookEvent{event})
	})
	return event, err
}

// WebhookEvents reads a page of events without payloads, in order of sequence.
// It ends where everything is settled: no event that is committed later can come
// before one that it showed.
func (r Reader) WebhookEvents(ctx context.Context, f domain.WebhookEventFilter, q domain.PageQuery) (page domain.Page[*domain.WebhookEvent], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		var horizon int64
		if err := g.Raw("SELECT webhook_horizon()").Scan(&horizon).Error; err != nil {
			return err
		}
		list := narrowed(g, f).Where("sequence <= ?", horizon)
		if page, err = eventPage(g, list, q); err != nil {
			return err
		}
		return r.complete(g, page.Items)
	})
	return page, err
}

func narrowed(g *gorm.DB, f domain.WebhookEventFilter) *gorm.DB {
	list := ofType(g, f.Type)
	if f.ObjectType != "" {
		list = list.Where("object_type = ?", f.ObjectType)
	}
	if f.ObjectID != 0 {
		list = list.Where("object_id = ?", f.ObjectID)
	}
	if f.SequenceAfter != 0 {
		list = list.Where("sequence > ?", f.SequenceAfter)
	}
	if f.CreatedFrom != nil {
		list = list.Where("created_on >= ?", *f.CreatedFrom)
	}
	if f.CreatedTo != nil {
		list = list.Where("created_on < ?", *f.CreatedTo)
	}
	if f.EndpointID != 0 || f.DeliveryStatus != "" {
		where, args := "d.event_id = webhook_events.id", []any{}
		if f.EndpointID != 0 {
			where, args = where+" AND d.endpoint_id = ?", append(args, f.EndpointID)
		}
		if f.DeliveryStatus != "" {
			where, args = where+" AND d.status = ?", append(args, string(f.DeliveryStatus))
		}
		list = list.Where("EXISTS (SELECT FROM webhook_deliveries d WHERE "+where+")", args...)
	}
	return list
}

// ofType keeps rows of a type (order.created) or of an object's types (order.*).
func ofType(g *gorm.DB, filter string) *gorm.DB {
	switch object, all := strings.CutSuffix(filter, ".*"); {
	case filter == "" || filter == domain.AllEvents:
		return g.Where("true")
	case all:
		return g.Where("type LIKE ?", object+".%")
	}
	return g.Where("type = ?", filter)
}

// eventPage is page for events, whose sequence is all there is to sort by.
func eventPage(g, list *gorm.DB, q domain.PageQuery) (domain.Page[*domain.WebhookEvent], error) {
	out := domain.Page[*domain.WebhookEvent]{Number: q.Number, Size: q.Size, Items: []*domain.WebhookEvent{}}
	if q.Cursor == "" && q.Number*q.Size > domain.MaxDepth {
		return out, domain.Errorf(domain.PageTooDeep, "Pages go %d rows deep; go on with a cursor.", domain.MaxDepth)
	}
	list = list.Session(&gorm.Session{})
	err := g.Table("(?) AS counted", list.Model(&domain.WebhookEvent{}).Select("1").Limit(domain.ExactCount+1)).Count(&out.TotalCount).Error
	if err != nil {
		return out, err
	}
	out.TotalIsEstimate = out.TotalCount > domain.ExactCount
	direction, past := "ASC", ">"
	if strings.HasPrefix(q.Sort, "-") {
		direction, past = "DESC", "<"
	}
	rows := list.Omit("payload").Order("sequence " + direction).Limit(q.Size + 1)
	if q.Cursor != "" {
		c, err := decodeCursor(q)
		if err != nil {
			return out, err
		}
		rows = rows.Where("sequence "+past+" ?", c.ID)
		out.Number = 0
	} else {
		rows = rows.Offset((q.Number - 1) * q.Size)
	}
	if err := rows.Find(&out.Items).Error; err != nil {
		return out, err
	}
	if len(out.Items) > q.Size {
		out.Items = out.Items[:q.Size]
		last := out.Items[q.Size-1].Sequence
		out.NextCursor = cursor{Sort: q.Sort, Value: strconv.FormatInt(last, 10), ID: last}.encode()
	}
	return out, nil
}

// complete adds to events whether they are live and their deliveries by status.
func (r Reader) complete(g *gorm.DB, events []*domain.WebhookEvent) error {
	store, err := take[domain.Store](g, "store", "id = ?", r.actor.StoreID)
	if err != nil {
		return err
	}
	byID, ids := map[uuid.UUID]*domain.WebhookEvent{}, make([]uuid.UUID, len(events))
	for i, e := range events {
		byID[e.ID], ids[i] = e, e.ID
		e.Counts, e.Livemode = domain.WebhookDeliveryCount{}, store.Livemode
	}
	var rows []struct {
		EventID uuid.UUID
		Status  domain.DeliveryStatus
		N       int
	}
	err = g.Raw("SELECT event_id, status, count(*) AS n FROM webhook_deliveries WHERE event_id = ANY(?) GROUP BY event_id, status", array(ids)).Scan(&rows).Error
	for _, row := range rows {
		byID[row.EventID].Counts[row.Status] = row.N
	}
	return err
}

// ResendWebhookEvent makes a new delivery of an event to each of the endpoints
// and cancels those that waited or were parked. A delivery that takes the place
// of one that waited keeps its place in the order; one that is sent again
// otherwise waits for nobody and holds nobody up.
func (tx *Tx) ResendWebhookEvent(ctx context.Context, event *domain.WebhookEvent, endpoints []int64) (made []domain.WebhookDelivery, err error) {
	g := tx.tx.WithContext(ctx)
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
		var d domain.WebhookDelivery
		err := g.Raw(`INSERT INTO webhook_deliveries (store_id, endpoint_id, event_id, sequence, type, object_type, object_id, object_version, origin, lane, next_attempt_on, created_on, modified_on)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'RESEND', ?, `+now+`, ?, ?) RETURNING *`,
			event.StoreID, id, event.ID, event.Sequence, string(event.Type), event.ObjectType, event.ObjectID, event.ObjectVersion, lanes[id], offset, at, at).Scan(&d).Error
		if err != nil {
			return nil, classify(err)
		}
		made = append(made, d)
	}
	// What stood behind a delivery that was cancelled stands behind the new one.
	for endpoint, lane := range lanes {
		if err := g.Exec("UPDATE webhook_deliveries d SET next_attempt_on = "+now+" WHERE d."+waits+" AND d.endpoint_id = ? AND d.lane = ? AND d.next_attempt_reason = 'ORDERING'",
			offset, endpoint, lane).Error; err != nil {
			return nil, classify(err)
		}
	}
	return made, nil
}

// WebhookEndpointsFor reads the active endpoints that ask for a type.
func (tx *Tx) WebhookEndpointsFor(ctx context.Context, t domain.EventType) (ids []int64, err error) {
	err = tx.tx.WithContext(ctx).Raw("SELECT e.id FROM webhook_endpoints e, (SELECT ?::text AS type) d WHERE e.store_id = ? AND e.is_active AND e.deleted_on IS NULL AND "+wants+" ORDER BY e.id",
		string(t), tx.actor.StoreID).Scan(&ids).Error
	return ids, classify(err)
}
