package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// WebhookQueue describes the delivery queue of all stores.
type WebhookQueue struct {
	Pending, Retrying, Parked int64
	// OldestWaiting is the time for which the oldest delivery to an active endpoint has waited, for any reason. Overdue
	// is the time since the first unblocked delivery became due.
	OldestWaiting, Overdue time.Duration
	Breakers               map[webhook.BreakerState]int64 // number of active endpoints by breaker state
}

const (
	// countedUpTo limits the rows to count. For more rows, PostgreSQL's estimate is used.
	countedUpTo = 20_000
	// queueHops limits the number of endpoints with waiting deliveries that are searched for the oldest delivery.
	queueHops = 2_000
)

const depthSQL = `
	SELECT w.pending, w.retrying, p.parked, pg_stat_get_live_tuples('webhook_deliveries_waiting'::regclass) AS live_waiting, pg_stat_get_live_tuples('webhook_deliveries_parked'::regclass) AS live_parked
	FROM (SELECT count(*) FILTER (WHERE status = 'PENDING') AS pending, count(*) FILTER (WHERE status = 'RETRYING') AS retrying
		FROM (SELECT d.status FROM webhook_deliveries d WHERE d.` + waits + ` LIMIT @most) s) w,
		(SELECT count(*) AS parked FROM (SELECT FROM webhook_deliveries d WHERE d.status = 'PARKED' LIMIT @most) s) p`

const oldestSQL = `
	WITH RECURSIVE waiting AS (
		(SELECT d.endpoint_id, d.created_on, 1 AS hop FROM webhook_deliveries d WHERE d.` + waits + ` ORDER BY d.endpoint_id, d.created_on LIMIT 1)
		UNION ALL
		SELECT n.* FROM waiting w CROSS JOIN LATERAL (
			SELECT d.endpoint_id, d.created_on, w.hop + 1 FROM webhook_deliveries d WHERE d.` + waits + ` AND d.endpoint_id > w.endpoint_id ORDER BY d.endpoint_id, d.created_on LIMIT 1
		) n WHERE w.hop < @hops
	)
	SELECT min(w.created_on) AS oldest, min(o.next_attempt_on) FILTER (WHERE coalesce(s.breaker, 'CLOSED') = 'CLOSED') AS due
	FROM waiting w JOIN webhook_endpoints e ON e.id = w.endpoint_id AND e.is_active AND e.deleted_on IS NULL
	LEFT JOIN webhook_endpoint_states s ON s.endpoint_id = w.endpoint_id
	LEFT JOIN LATERAL (SELECT d.next_attempt_on FROM webhook_deliveries d WHERE d.` + waits + ` AND d.lane IS DISTINCT FROM '*' AND d.endpoint_id = w.endpoint_id ORDER BY d.next_attempt_on LIMIT 1) o ON true`

// WebhookQueue reads the state of the queue. It takes a few milliseconds, however many deliveries are stored or
// waiting.
func (db *DB) WebhookQueue(ctx context.Context) (q WebhookQueue, err error) {
	var depth struct{ Pending, Retrying, Parked, LiveWaiting, LiveParked int64 }
	var at struct{ Oldest, Due *time.Time }
	err = db.queue(ctx, func(g *gorm.DB) error {
		if err := g.Raw(depthSQL, map[string]any{"most": countedUpTo}).Scan(&depth).Error; err != nil {
			return err
		}
		return g.Raw(oldestSQL, map[string]any{"hops": queueHops}).Scan(&at).Error
	})
	if err != nil {
		return q, err
	}
	q = WebhookQueue{Pending: depth.Pending, Retrying: depth.Retrying, Parked: depth.Parked, Breakers: map[webhook.BreakerState]int64{}}
	if counted := depth.Pending + depth.Retrying; counted == countedUpTo && depth.LiveWaiting > counted {
		q.Pending = int64(float64(depth.Pending) / countedUpTo * float64(depth.LiveWaiting))
		q.Retrying = depth.LiveWaiting - q.Pending
	}
	if depth.Parked == countedUpTo {
		q.Parked = max(depth.Parked, depth.LiveParked)
	}
	now := db.clock.Now()
	if at.Oldest != nil {
		q.OldestWaiting = max(now.Sub(*at.Oldest), 0)
	}
	if at.Due != nil {
		q.Overdue = max(now.Sub(*at.Due), 0)
	}
	var breakers []struct {
		Breaker webhook.BreakerState
		N       int64
	}
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coalesce(s.breaker, 'CLOSED') AS breaker, count(*) AS n FROM webhook_endpoints e LEFT JOIN webhook_endpoint_states s ON s.endpoint_id = e.id
			WHERE e.is_active AND e.deleted_on IS NULL GROUP BY 1`).Scan(&breakers).Error
	})
	for _, b := range breakers {
		q.Breakers[b.Breaker] = b.N
	}
	return q, err
}
