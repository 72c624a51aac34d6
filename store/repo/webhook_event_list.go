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
	"github.com/storeplatform/storeplatform/store/scoped"
)

// walking begins a transaction that reads pages of events or deliveries. It makes PostgreSQL read only as many rows as
// the page needs, from an index in the list's order. The planner cannot estimate how many rows of many stores and
// endpoints match a filter, and would read and sort all of them. PostgreSQL plans each statement for its argument
// values, since the best index depends on these values.
var walking = scoped.Opening{Begin: scoped.ReadOnly, Plans: "force_custom_plan", More: []string{"SELECT set_config('enable_bitmapscan', 'off', true), set_config('enable_hashagg', 'off', true), " +
	"set_config('enable_hashjoin', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)"}}

// WebhookEvents returns one page of events without payloads that the actor may read, sorted by sequence. It ends at the
// horizon below which all events are committed, so an event that is committed later cannot come before an event of the
// page.
//
// For each filter, an index contains the matching events sorted by sequence, however many events exist. Filters are the
// type, the object, the time and, through the deliveries, the endpoint and the status of a delivery.
func (r Reader) WebhookEvents(ctx context.Context, f webhook.WebhookEventFilter, q domain.PageQuery) (page domain.Page[*webhook.WebhookEvent], err error) {
	query, span := r.query(q, "webhook_events", f), SequenceRange{Until: math.MaxInt64}
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
	// The horizon is computed from locks, which show the current state, so it must be read before the list's snapshot
	// begins. Otherwise it could include events that the snapshot does not contain.
	var horizon int64
	if err := r.in(ctx, func(g *gorm.DB) error { return g.Raw("SELECT webhook_horizon()").Scan(&horizon).Error }); err != nil {
		return page, err
	}
	span.Until = min(span.Until, horizon)
	err = r.open(ctx, walking, func(g *gorm.DB) error {
		list := r.narrowed(g, f, span)
		byDelivery := len(f.EndpointID) > 0
		if !byDelivery && len(f.DeliveryStatus) > 0 {
			if byDelivery, err = r.seldom(g, f, span); err != nil {
				return err
			}
		}
		if byDelivery {
			// Deliveries are stored longer than their events.
			var oldest int64
			if err := g.Raw("SELECT sequence FROM webhook_events WHERE store_id = ? ORDER BY sequence LIMIT 1", r.actor.StoreID).Scan(&oldest).Error; err != nil {
				return err
			}
			span.After = max(span.After, oldest-1)
			page, err = deliveredPage(g, r.delivered(g, f, span), query)
		} else {
			page, err = eventPage(g, list, query)
		}
		if err != nil {
			return err
		}
		return r.complete(g, page.Items)
	})
	return page, err
}

// seldom reports whether few events have a delivery with one of the filter's statuses. Nearly every event has a
// successful delivery, except in a store without endpoints.
func (r Reader) seldom(g *gorm.DB, f webhook.WebhookEventFilter, span SequenceRange) (bool, error) {
	if !slices.Contains(f.DeliveryStatus, webhook.DeliverySucceeded) {
		return true, nil
	}
	const looked, few = 1000, 20 // 1,000 newest events; fewer than 1 in 20
	statuses := f.DeliveryStatus
	f.DeliveryStatus = nil
	newest := r.narrowed(g, f, span).Model(&webhook.WebhookEvent{}).Select("id").Order("sequence DESC").Limit(looked)
	var seldom bool
	err := clean(g).Raw("SELECT count(*) > ? * count(*) FILTER (WHERE (SELECT true FROM webhook_deliveries d WHERE d.event_id = newest.id AND d.status IN ? LIMIT 1)) FROM (?) AS newest",
		few, statuses, newest).Scan(&seldom).Error
	return seldom, err
}

// narrowed returns the query for the events that match a filter. It checks the status of deliveries event by event,
// since nearly every event has a delivery that matches.
func (r Reader) narrowed(g *gorm.DB, f webhook.WebhookEventFilter, span SequenceRange) *gorm.DB {
	list := g.Where("sequence > ? AND sequence <= ?", span.After, span.Until)
	return filtered(r.ofTypes(list, f.Type),
		condition{"object_type IN ?", f.ObjectType},
		condition{"object_id IN ?", f.ObjectID},
		condition{"created_on >= ?", f.CreatedFrom},
		condition{"created_on < ?", f.CreatedTo},
		condition{"(SELECT true FROM webhook_deliveries d WHERE d.event_id = webhook_events.id AND d.status IN ? LIMIT 1)", f.DeliveryStatus},
	)
}

// delivered returns the query for the deliveries of the events that match a filter. Rows of deliveries have nearly all
// columns that the filter needs.
func (r Reader) delivered(g *gorm.DB, f webhook.WebhookEventFilter, span SequenceRange) *gorm.DB {
	list := clean(g).Table("webhook_deliveries d").Where("d.store_id = ? AND d.sequence > ? AND d.sequence <= ?", r.actor.StoreID, span.After, span.Until)
	return filtered(r.ofTypes(list, f.Type),
		condition{"d.object_type IN ?", f.ObjectType},
		condition{"d.object_id IN ?", f.ObjectID},
		condition{"d.endpoint_id IN ?", f.EndpointID},
		condition{rarely(f.DeliveryStatus) + "d.status IN ?", f.DeliveryStatus},
		condition{"(SELECT e.created_on >= ? FROM webhook_events e WHERE e.id = d.event_id)", f.CreatedFrom},
		condition{"(SELECT e.created_on < ? FROM webhook_events e WHERE e.id = d.event_id)", f.CreatedTo},
	)
}

// rarely returns the condition of the partial index on rare statuses if all given statuses are rare, because the
// planner cannot derive the condition from bound values.
func rarely(statuses []webhook.DeliveryStatus) string {
	for _, status := range statuses {
		if status != webhook.DeliveryExpired && status != webhook.DeliveryCancelled {
			return ""
		}
	}
	return "status IN ('EXPIRED', 'CANCELLED') AND "
}

// ofTypes restricts rows to event types (order.created), or to the events of object types (order.*), that the actor may
// read. The index is sorted only within one type, and under row-level security an index lookup needs a plain
// comparison.
func (r Reader) ofTypes(list *gorm.DB, filters webhook.EventFilters) *gorm.DB {
	switch types := filters.ReadableBy(r.actor); len(types) {
	case len(domain.EventTypes()):
		return list
	case 1:
		return list.Where("type = ?", types[0])
	default:
		return list.Where("type = ANY(?)", array(types))
	}
}

// eventPage is like page for events, which can be sorted only by sequence.
func eventPage(g, list *gorm.DB, q listQuery) (domain.Page[*webhook.WebhookEvent], error) {
	list = list.Model(&webhook.WebhookEvent{}).Session(&gorm.Session{})
	return sequencePage(g, list.Select("1"), list.Omit("payload"), q, func(rows *gorm.DB, items *[]*webhook.WebhookEvent) error {
		return rows.Find(items).Error
	})
}

// deliveredPage is like eventPage for the events of deliveries. It contains each event only once.
func deliveredPage(g, list *gorm.DB, q listQuery) (domain.Page[*webhook.WebhookEvent], error) {
	list = list.Distinct("sequence").Session(&gorm.Session{})
	// In the order of the index, duplicates are adjacent, so DISTINCT needs no hash or sort.
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

func sequencePage(g, counted, rows *gorm.DB, q listQuery, find func(*gorm.DB, *[]*webhook.WebhookEvent) error) (domain.Page[*webhook.WebhookEvent], error) {
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
		c, err := q.position()
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
	case !more && (n > 0 || q.Number == 1): // the last page
		total = int64((q.Number-1)*q.Size + n)
	default: // counting stops at the limit above which totals are estimates
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
		out.NextCursor = q.cursor(cursor{Value: strconv.FormatInt(last, 10), ID: last, Total: total})
	}
	return out, nil
}
