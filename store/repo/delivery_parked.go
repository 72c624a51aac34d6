package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// requeueing locks the states of up to 20 endpoints whose parked deliveries are due for requeueing. Claims also
// lock these states, so no process claims deliveries of such an endpoint at the same time, and no newer delivery
// overtakes a requeued delivery.
const requeueing = `SELECT s.endpoint_id FROM webhook_endpoint_states s JOIN webhook_endpoints e ON e.id = s.endpoint_id
	WHERE s.requeue_on <= ` + dueNow + ` AND e.is_active ORDER BY s.endpoint_id LIMIT 20 FOR NO KEY UPDATE OF s`

// requeueSQL returns the oldest parked deliveries of an endpoint to their lanes, ahead of newer deliveries. A
// delivery stays parked while a newer delivery of its lane is being sent.
const requeueSQL = `
	WITH oldest AS MATERIALIZED (
		SELECT d.id, d.lane, row_number() OVER (ORDER BY d.sequence) AS place FROM webhook_deliveries d WHERE d.status = 'PARKED' AND d.endpoint_id = @endpoint ORDER BY d.sequence LIMIT @most
	), busy AS MATERIALIZED (
		SELECT l.lane FROM (SELECT DISTINCT lane FROM oldest WHERE lane IS NOT NULL) l CROSS JOIN LATERAL (
			(SELECT d.lease_until FROM webhook_deliveries d WHERE d.` + waits + ` AND d.endpoint_id = @endpoint AND d.lane = l.lane AND d.lane <> '*' ORDER BY d.sequence LIMIT 1)
			UNION ALL
			(SELECT d.lease_until FROM webhook_deliveries d WHERE d.` + waits + ` AND d.endpoint_id = @endpoint AND d.lane = '*' AND l.lane = '*' ORDER BY d.sequence LIMIT 1)
		) h WHERE h.lease_until > statement_timestamp()
	), again AS (
		UPDATE webhook_deliveries d SET status = 'RETRYING', step = 0, next_attempt_on = ` + dueNow + ` + (o.place - 1) * make_interval(secs => @every), next_attempt_reason = 'REQUEUED',
			parked_on = NULL, modified_on = ` + dueNow + `
		FROM oldest o WHERE d.id = o.id AND d.status = 'PARKED' AND (o.lane IS NULL OR o.lane NOT IN (SELECT lane FROM busy)) RETURNING d.id
	)
	SELECT (SELECT count(*) FROM oldest) AS found, (SELECT count(*) FROM again) AS requeued`

// requeuedSQL schedules the next requeueing of an endpoint, or ends the requeueing.
const requeuedSQL = `UPDATE webhook_endpoint_states SET has_parked = @more, requeue_on = CASE WHEN @more THEN ` + dueNow + ` + make_interval(secs => @wait) END WHERE endpoint_id = @endpoint`

// RequeueParked requeues parked deliveries of endpoints that have accepted a delivery since, oldest first, and returns
// the number of requeued deliveries. All processes together requeue one delivery of an endpoint per
// webhook.RequeueEvery.
func (db *DB) RequeueParked(ctx context.Context) (total int, err error) {
	const most = int(time.Second / webhook.RequeueEvery) // limit per endpoint and call
	offset := db.clock.Offset().Seconds()
	err = db.queue(ctx, func(g *gorm.DB) error {
		var endpoints []int64
		if err := g.Raw(requeueing, map[string]any{"offset": offset}).Scan(&endpoints).Error; err != nil {
			return err
		}
		for _, id := range endpoints {
			args := map[string]any{"endpoint": id, "most": most, "offset": offset, "every": webhook.RequeueEvery.Seconds()}
			var did struct{ Found, Requeued int }
			if err := g.Raw(requeueSQL, args).Scan(&did).Error; err != nil {
				return err
			}
			total += did.Requeued
			args["more"] = did.Found == most || did.Requeued < did.Found
			args["wait"] = (time.Duration(max(did.Requeued, 1)) * webhook.RequeueEvery).Seconds()
			if err := g.Exec(requeuedSQL, args).Error; err != nil {
				return err
			}
		}
		return nil
	})
	return total, err
}

// ExpireParked expires parked deliveries whose retention has passed.
func (db *DB) ExpireParked(ctx context.Context) error {
	const step = 1000
	for {
		var ended int64
		err := db.queue(ctx, func(g *gorm.DB) error {
			res := g.Exec(`UPDATE webhook_deliveries d SET status = 'EXPIRED', expires_on = NULL, modified_on = `+dueNow+` WHERE d.status = 'PARKED' AND d.id IN (
				SELECT p.id FROM webhook_deliveries p WHERE p.status = 'PARKED' AND p.expires_on <= `+dueNow+` ORDER BY p.expires_on LIMIT @step FOR UPDATE SKIP LOCKED)`,
				map[string]any{"offset": db.clock.Offset().Seconds(), "step": step})
			ended = res.RowsAffected
			return res.Error
		})
		if err != nil || ended < step {
			return err
		}
	}
}
