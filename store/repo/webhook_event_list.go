package repo

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// walking begins a transaction that reads pages of events or deliveries. It has
// them read from an index in the order in which they are shown, as few as the
// page needs, where the planner, who cannot know how many rows of many stores and
// endpoints a filter leaves, would collect and sort all of them; and planned with
// the values, as that is what the index depends on.
var walking = opening{begin: readOnly, plans: "force_custom_plan", more: []string{"SELECT set_config('enable_bitmapscan', 'off', true), set_config('enable_hashagg', 'off', true), " +
	"set_config('enable_hashjoin', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)"}}

// WebhookEvents reads a page of events without payloads, in order of sequence.
// It ends where everything is settled: no event that is committed later can come
// before one that it showed.
//
// However many events there are, an index has what a filter asks for in order of
// sequence: those of a type, of an object, of a span of time, and, from the
// deliveries' side, those of an endpoint or with a delivery of a status.
func (r Reader) WebhookEvents(ctx context.Context, f webhook.WebhookEventFilter, q domain.PageQuery) (page domain.Page[*webhook.WebhookEvent], err error) {
	span := SequenceRange{Until: math.MaxInt64}
	if f.CreatedFrom != nil || f.CreatedTo != nil {
		to := r.db.clock.Now()
		if f.CreatedTo != nil {
			to = *f.CreatedTo
		}
		if span, err = r.db.WebhookSequences(ctx, f.CreatedFrom, to); err != nil {
			return page, err
		}
	}
	span.After = max(span.After, f.SequenceAfter)
	// The horizon is read from locks as they are now, so it has to be older than the
	// snapshot of the list: else it covers events that the snapshot does not have.
	var horizon int64
	if err := r.in(ctx, func(g *gorm.DB) error { return g.Raw("SELECT webhook_horizon()").Scan(&horizon).Error }); err != nil {
		return page, err
	}
	span.Until = min(span.Until, horizon)
	err = r.open(ctx, walking, func(g *gorm.DB) error {
		list := narrowed(g, f, span)
		byDelivery := len(f.EndpointID) > 0
		if !byDelivery && len(f.DeliveryStatus) > 0 {
			if byDelivery, err = seldom(g, f, span); err != nil {
				return err
			}
		}
		if byDelivery {
			// Deliveries outlive their events.
			var oldest int64
			if err := g.Raw("SELECT sequence FROM webhook_events WHERE store_id = ? ORDER BY sequence LIMIT 1", r.actor.StoreID).Scan(&oldest).Error; err != nil {
				return err
			}
			span.After = max(span.After, oldest-1)
			page, err = deliveredPage(g, delivered(g, f, span, r.actor.StoreID), q)
		} else {
			page, err = eventPage(g, list, q)
		}
		if err != nil {
			return err
		}
		return r.complete(g, page.Items)
	})
	return page, err
}

// seldom tells whether few events have a delivery of the statuses that a filter asks for.
// That one was delivered, nearly every event has, but in a store without endpoints none.
func seldom(g *gorm.DB, f webhook.WebhookEventFilter, span SequenceRange) (bool, error) {
	if !slices.Contains(f.DeliveryStatus, webhook.DeliverySucceeded) {
		return true, nil
	}
	const looked, few = 1000, 20 // of 1,000 events one in 20
	statuses := f.DeliveryStatus
	f.DeliveryStatus = nil
	newest := narrowed(g, f, span).Model(&webhook.WebhookEvent{}).Select("id").Order("sequence DESC").Limit(looked)
	var seldom bool
	err := clean(g).Raw("SELECT count(*) > ? * count(*) FILTER (WHERE (SELECT true FROM webhook_deliveries d WHERE d.event_id = newest.id AND d.status IN ? LIMIT 1)) FROM (?) AS newest",
		few, statuses, newest).Scan(&seldom).Error
	return seldom, err
}

// narrowed are the events that a filter asks for. That one has a delivery of a
// status is looked up event by event, as nearly every one has.
func narrowed(g *gorm.DB, f webhook.WebhookEventFilter, span SequenceRange) *gorm.DB {
	list := g.Where("sequence > ? AND sequence <= ?", span.After, span.Until)
	return filtered(ofTypes(list, f.Type),
		condition{"object_type IN ?", f.ObjectType},
		condition{"object_id IN ?", f.ObjectID},
		condition{"created_on >= ?", f.CreatedFrom},
		condition{"created_on < ?", f.CreatedTo},
		condition{"(SELECT true FROM webhook_deliveries d WHERE d.event_id = webhook_events.id AND d.status IN ? LIMIT 1)", f.DeliveryStatus},
	)
}

// delivered are the deliveries of the events that a filter asks for by their
// deliveries. They know of their events nearly all that a filter can ask for.
func delivered(g *gorm.DB, f webhook.WebhookEventFilter, span SequenceRange, storeID int64) *gorm.DB {
	list := clean(g).Table("webhook_deliveries d").Where("d.store_id = ? AND d.sequence > ? AND d.sequence <= ?", storeID, span.After, span.Until)
	return filtered(ofTypes(list, f.Type),
		condition{"d.object_type IN ?", f.ObjectType},
		condition{"d.object_id IN ?", f.ObjectID},
		condition{"d.endpoint_id IN ?", f.EndpointID},
		condition{rarely(f.DeliveryStatus) + "d.status IN ?", f.DeliveryStatus},
		condition{"(SELECT e.created_on >= ? FROM webhook_events e WHERE e.id = d.event_id)", f.CreatedFrom},
		condition{"(SELECT e.created_on < ? FROM webhook_events e WHERE e.id = d.event_id)", f.CreatedTo},
	)
}

// rarely says of a status that few deliveries end with what the index of those
// says of them; a value that is bound does not tell the planner.
func rarely(statuses []webhook.DeliveryStatus) string {
	for _, status := range statuses {
		if status != webhook.DeliveryExpired && status != webhook.DeliveryCancelled {
			return ""
		}
	}
	return "status IN ('EXPIRED', 'CANCELLED') AND "
}

// ofTypes keeps rows of any of some types (order.created) or objects' types
// (order.*). An index is in order for one type only, and row level security has
// nothing but a comparison looked up in one.
func ofTypes(list *gorm.DB, filters webhook.EventFilters) *gorm.DB {
	if len(filters) == 0 || slices.Contains(filters, webhook.AllEvents) {
		return list
	}
	types := []string{}
	for _, t := range domain.EventTypes() {
		if filters.Match(t) {
			types = append(types, string(t))
		}
	}
	if len(types) == 1 {
		return list.Where("type = ?", types[0])
	}
	return list.Where("type = ANY(?)", array(types))
}

// eventPage is page for events, whose sequence is all there is to sort by.
func eventPage(g, list *gorm.DB, q domain.PageQuery) (domain.Page[*webhook.WebhookEvent], error) {
	list = list.Model(&webhook.WebhookEvent{}).Session(&gorm.Session{})
	return sequencePage(g, list.Select("1"), list.Omit("payload"), q, func(rows *gorm.DB, items *[]*webhook.WebhookEvent) error {
		return rows.Find(items).Error
	})
}

// deliveredPage is eventPage for the events of deliveries, each of them once.
func deliveredPage(g, list *gorm.DB, q domain.PageQuery) (domain.Page[*webhook.WebhookEvent], error) {
	list = list.Distinct("sequence").Session(&gorm.Session{})
	// In the order of the index none has to be compared with all others.
	return sequencePage(g, list.Order("sequence DESC"), list, q, func(rows *gorm.DB, items *[]*webhook.WebhookEvent) error {
		var sequences []int64
		if err := rows.Scan(&sequences).Error; err != nil || len(sequences) == 0 {
			return err
		}
		if err := clean(g).Where("sequence = ANY(?)", array(sequences)).Omit("payload").Find(items).Error; err != nil {
			return err
		}
		slices.SortFunc(*items, func(a, b *webhook.WebhookEvent) int {
			return slices.Index(sequences, a.Sequence) - slices.Index(sequences, b.Sequence)
		})
		return nil
	})
}

func sequencePage(g, counted, rows *gorm.DB, q domain.PageQuery, find func(*gorm.DB, *[]*webhook.WebhookEvent) error) (domain.Page[*webhook.WebhookEvent], error) {
	out := domain.Page[*webhook.WebhookEvent]{Number: q.Number, Size: q.Size, Items: []*webhook.WebhookEvent{}}
	if err := refuseDepth(q); err != nil {
		return out, err
	}
	direction, past := "ASC", ">"
	if strings.HasPrefix(q.Sort, "-") {
		direction, past = "DESC", "<"
	}
	rows = rows.Order("sequence " + direction).Limit(q.Size + 1)
	total := int64(-1)
	if q.Cursor != "" {
		c, err := decodeCursor(q)
		if err != nil {
			return out, err
		}
		total = c.Total
		rows = rows.Where("sequence "+past+" ?", c.ID)
	} else {
		rows = rows.Offset((q.Number - 1) * q.Size)
	}
	if err := find(rows, &out.Items); err != nil {
		return out, err
	}
	more := len(out.Items) > q.Size
	switch n := len(out.Items); {
	case total >= 0: // counted for the first page
	case !more && (n > 0 || q.Number == 1): // this is the last one
		total = int64((q.Number-1)*q.Size + n)
	default: // counting stops where totals become estimates
		if err := clean(g).Table("(?) AS counted", counted.Limit(domain.ExactCount+1)).Count(&total).Error; err != nil {
			return out, err
		}
		if n > 0 {
			total = max(total, int64((q.Number-1)*q.Size+n))
		}
	}
	out.TotalCount, out.TotalIsEstimate = total, total > domain.ExactCount
	if more {
		out.Items = out.Items[:q.Size]
		last := out.Items[q.Size-1].Sequence
		out.NextCursor = cursor{Sort: q.Sort, Value: strconv.FormatInt(last, 10), ID: last, Total: total}.encode()
	}
	return out, nil
}
