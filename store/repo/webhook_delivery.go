package repo

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// deliveryKeys returns the sort keys of deliveries. held maps an endpoint to the time before which it receives nothing;
// its deliveries are sorted by this time if their own is earlier. Few endpoints are held at the same time. If held is
// empty, the key is a plain indexed column.
func deliveryKeys(held map[int64]time.Time) map[string]sortKey {
	next := "next_attempt_on"
	if len(held) > 0 {
		var cases strings.Builder
		for _, id := range slices.Sorted(maps.Keys(held)) {
			fmt.Fprintf(&cases, " WHEN %d THEN '%s'::timestamptz", id, held[id].UTC().Format(time.RFC3339Nano))
		}
		next = "GREATEST(next_attempt_on, CASE endpoint_id" + cases.String() + " END)"
	}
	return map[string]sortKey{
		"createdOn":     {column: "created_on", cast: "timestamptz"},
		"nextAttemptOn": {column: next, cast: "timestamptz"},
	}
}

// WebhookDeliveries returns one page of deliveries without their attempts. A list sorted by nextAttemptOn omits
// deliveries without a next attempt. Deliveries of events that the actor may not read are also omitted.
func (r Reader) WebhookDeliveries(ctx context.Context, f webhook.WebhookDeliveryFilter, q domain.PageQuery) (found domain.Page[webhook.WebhookDelivery], err error) {
	err = r.open(ctx, walking, func(g *gorm.DB) error {
		list := filtered(r.ofTypes(g.Where("true"), f.Type),
			condition{"endpoint_id IN ?", f.EndpointID},
			condition{"event_id IN ?", f.EventID},
			condition{"replay_id IN ?", f.ReplayID},
			condition{rarely(f.Status) + "status IN ?", f.Status},
			condition{unlike(f.Origin) + "origin IN ?", f.Origin},
			condition{"last_error_code <> '' AND last_error_code IN ?", f.ErrorCode},
			condition{"object_type IN ?", f.ObjectType},
			condition{"object_id IN ?", f.ObjectID},
			condition{"created_on >= ?", f.CreatedFrom},
			condition{"created_on < ?", f.CreatedTo},
		)
		var held map[int64]time.Time
		if strings.HasSuffix(q.Sort, "nextAttemptOn") {
			list = list.Where(waits)
			if held, err = r.held(g); err != nil {
				return err
			}
		}
		if len(f.ObjectType) > 0 && len(f.ObjectID) > 0 { // the object's deliveries are found by its stored events
			list = list.Where("event_id = ANY(ARRAY(SELECT e.id FROM webhook_events e WHERE e.store_id = ? AND e.object_type IN ? AND e.object_id IN ? ORDER BY e.sequence DESC LIMIT ?))",
				r.actor.StoreID, f.ObjectType, f.ObjectID, domain.MaxDepth)
		}
		found, err = page(list, r.query(q, "webhook_deliveries", f), deliveryKeys(held), func(d webhook.WebhookDelivery, key string) (int64, any) {
			if key == "nextAttemptOn" {
				if until := held[d.EndpointID]; d.NextAttemptOn.Before(until) {
					return d.ID, until
				}
				return d.ID, *d.NextAttemptOn
			}
			return d.ID, d.CreatedOn
		})
		if err != nil {
			return err
		}
		return r.explain(g, found.Items)
	})
	return found, err
}

// WebhookDelivery returns a delivery with its newest 200 attempts, newest first. It returns Forbidden if the actor may
// not read the delivered event.
func (r Reader) WebhookDelivery(ctx context.Context, id int64) (delivery *webhook.WebhookDelivery, err error) {
	const most = 200
	err = r.in(ctx, func(g *gorm.DB) error {
		if delivery, err = take[webhook.WebhookDelivery](g, "webhook delivery", "id = ?", id); err != nil {
			return err
		}
		if err := r.mayRead(delivery.Type); err != nil {
			return err
		}
		one := []webhook.WebhookDelivery{*delivery}
		if err := r.explain(g, one); err != nil {
			return err
		}
		*delivery = one[0]
		return g.Where("delivery_id = ?", id).Order("number DESC").Limit(most).Find(&delivery.AttemptLog).Error
	})
	return delivery, err
}

// unlike returns the condition of the partial index on deliveries that do not come directly from an event, if origins
// contains only such origins.
func unlike(origins []webhook.DeliveryOrigin) string {
	if !slices.Contains(origins, webhook.OriginEvent) {
		return "origin <> 'EVENT' AND "
	}
	return ""
}
