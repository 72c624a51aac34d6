package repo

import (
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// explain sets what waiting deliveries wait for in addition to their own time: that their
// endpoint is enabled, recovers, or is below its rate limit. The rows do not contain this, since
// every change of an endpoint would then have to update all of them.
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
	var endpoints []waitedFor
	if err := g.Raw(`SELECT e.id, e.is_active, CASE s.breaker WHEN 'CLOSED' THEN NULL ELSE s.probe_on END AS probe_on, CASE WHEN e.rate_per_second IS NOT NULL THEN s.limited_until END AS limited_until
		FROM webhook_endpoints e JOIN webhook_endpoint_states s ON s.endpoint_id = e.id WHERE e.id = ANY(?)`, array(ids)).Scan(&endpoints).Error; err != nil {
		return err
	}
	byID := map[int64]waitedFor{}
	for _, e := range endpoints {
		byID[e.ID] = e
	}
	now := r.db.clock.Now()
	for i := range deliveries {
		if d := &deliveries[i]; d.NextAttemptOn != nil {
			byID[d.EndpointID].explain(d, now)
		}
	}
	return nil
}

// waitedFor is the state of an endpoint for which all of its deliveries wait.
type waitedFor struct {
	ID           int64
	IsActive     bool
	ProbeOn      *time.Time // set if the breaker is not closed
	LimitedUntil *time.Time
}

func (w waitedFor) explain(d *webhook.WebhookDelivery, now time.Time) {
	d.ExpiresOn = nil // left from when it was parked
	switch next := *d.NextAttemptOn; {
	case !w.IsActive:
		d.NextAttemptReason = webhook.EndpointDisabled
	case w.ProbeOn != nil && next.Before(*w.ProbeOn):
		d.NextAttemptOn, d.NextAttemptReason = w.ProbeOn, webhook.WaitsForRecovery
	case w.ProbeOn != nil && !next.After(now):
		d.NextAttemptReason = webhook.WaitsForRecovery
	case w.LimitedUntil != nil && w.LimitedUntil.After(now) && next.Before(*w.LimitedUntil):
		d.NextAttemptOn, d.NextAttemptReason = w.LimitedUntil, webhook.WaitsForRate
	}
}
