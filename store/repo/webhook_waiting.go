package repo

import (
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// explain sets the reason for which deliveries wait in addition to their own time: their endpoint must be enabled, must
// recover, or must be below its rate limit. The rows of deliveries do not contain this reason, since then every change
// to an endpoint would have to update all of its deliveries.
func (r Reader) explain(g *gorm.DB, deliveries []webhook.WebhookDelivery) error {
	var ids []int64
	for _, d := range deliveries {
		if d.NextAttemptOn != nil {
			ids = append(ids, d.EndpointID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	byID, err := waited(g, condition{"e.id = ANY(?)", array(ids)})
	if err != nil {
		return err
	}
	now := r.db.clock.Now()
	for i := range deliveries {
		if d := &deliveries[i]; d.NextAttemptOn != nil {
			byID[d.EndpointID].explain(d, now)
		}
	}
	return nil
}

// waitedFor is the state of an endpoint that delays all of its deliveries.
type waitedFor struct {
	ID           int64
	IsActive     bool
	ProbeOn      *time.Time // set if the breaker is not closed
	LimitedUntil *time.Time
}

// waited returns the states of the endpoints that meet a condition, by id.
func waited(g *gorm.DB, match condition) (map[int64]waitedFor, error) {
	var endpoints []waitedFor
	err := g.Raw(`SELECT e.id, e.is_active, CASE s.breaker WHEN 'CLOSED' THEN NULL ELSE s.probe_on END AS probe_on, CASE WHEN e.rate_per_second IS NOT NULL THEN s.limited_until END AS limited_until
		FROM webhook_endpoints e JOIN webhook_endpoint_states s ON s.endpoint_id = e.id WHERE `+match.where, match.value).Scan(&endpoints).Error
	byID := map[int64]waitedFor{}
	for _, e := range endpoints {
		byID[e.ID] = e
	}
	return byID, err
}

// held returns the store's endpoints that receive nothing before a certain time, each with this time.
func (r Reader) held(g *gorm.DB) (map[int64]time.Time, error) {
	endpoints, err := waited(g, condition{"e.store_id = ? AND e.is_active", r.actor.StoreID})
	held := map[int64]time.Time{}
	for id, e := range endpoints {
		if until, _ := e.until(r.db.clock.Now()); until != nil {
			held[id] = *until
		}
	}
	return held, err
}

// until returns the time before which no delivery to the endpoint is attempted; nil means that the endpoint delays no
// delivery. The deliveries of a disabled endpoint keep their own times.
func (w waitedFor) until(now time.Time) (*time.Time, webhook.NextReason) {
	switch {
	case !w.IsActive:
		return nil, webhook.EndpointDisabled
	case w.ProbeOn != nil:
		return w.ProbeOn, webhook.WaitsForRecovery
	case w.LimitedUntil != nil && w.LimitedUntil.After(now):
		return w.LimitedUntil, webhook.WaitsForRate
	}
	return nil, ""
}

func (w waitedFor) explain(d *webhook.WebhookDelivery, now time.Time) {
	d.ExpiresOn = nil // a value from the time when the delivery was parked
	until, reason := w.until(now)
	switch next := *d.NextAttemptOn; {
	case until != nil && next.Before(*until):
		d.NextAttemptOn, d.NextAttemptReason = until, reason
	case !w.IsActive, w.ProbeOn != nil && !next.After(now):
		d.NextAttemptReason = reason
	}
}
