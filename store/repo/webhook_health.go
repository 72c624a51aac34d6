package repo

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// countedFor is the length of the periods in which attempts are counted.
const countedFor = 10 * time.Minute

// maxCounted limits the deliveries of an endpoint that are counted.
const maxCounted = 100_000

// endpointTally counts the attempts at one endpoint in a batch.
type endpointTally struct {
	EndpointID int64           `json:"endpoint_id"`
	StoreID    int64           `json:"store_id"`
	BeginsOn   time.Time       `json:"begins_on"`
	Attempts   int             `json:"attempts"`
	Failures   int             `json:"failures"`
	Latency    webhook.Latency `json:"latency"`
}

// tally counts attempts by endpoint, and lists the endpoints. It ignores interrupted attempts, because they say nothing
// about the endpoint. Both lists are sorted, so that two dispatchers change the rows in the same order.
func tally(settlements []Settlement) (counts []endpointTally, endpoints []int64) {
	at := map[int64]int{}
	counts = []endpointTally{}
	for _, s := range settlements {
		a := s.Attempt
		endpoints = append(endpoints, a.EndpointID)
		if a.ErrorCode == webhook.ErrorInterrupted {
			continue
		}
		i, known := at[a.EndpointID]
		if !known {
			i = len(counts)
			at[a.EndpointID] = i
			counts = append(counts, endpointTally{EndpointID: a.EndpointID, StoreID: a.StoreID})
		}
		t := &counts[i]
		t.BeginsOn = a.StartedOn.Truncate(countedFor)
		t.Attempts++
		t.Latency.Add(a.TotalMs)
		if a.ErrorCode != "" {
			t.Failures++
		}
	}
	slices.SortFunc(counts, func(a, b endpointTally) int { return cmp.Compare(a.EndpointID, b.EndpointID) })
	slices.Sort(endpoints)
	return counts, slices.Compact(endpoints)
}

const healthSQL = `
	WITH o AS MATERIALIZED (
		SELECT * FROM json_to_recordset(?::json) AS o (endpoint_id bigint, store_id bigint, begins_on timestamptz, attempts int, failures int, latency int[])
	), counted AS (
		INSERT INTO webhook_endpoint_counts AS c (endpoint_id, begins_on, store_id, attempts, failures, latency)
		SELECT endpoint_id, begins_on, store_id, attempts, failures, latency FROM o
		ON CONFLICT (endpoint_id, begins_on) DO UPDATE SET attempts = c.attempts + excluded.attempts, failures = c.failures + excluded.failures,
			latency = ARRAY(SELECT a + b FROM unnest(c.latency, excluded.latency) AS u (a, b))
	)
	` + keepStates

// keepStates writes locked states of endpoints.
const keepStates = `UPDATE webhook_endpoint_states s SET consecutive_failures = o.consecutive_failures, failing_since = o.failing_since, last_success_on = o.last_success_on,
		last_failure_on = o.last_failure_on, last_error_code = o.last_error_code, breaker = o.breaker, probe_on = o.probe_on, probes = o.probes, probe_id = o.probe_id,
		closed_on = o.closed_on, recent = o.recent, in_flight = o.in_flight, slowed_on = o.slowed_on, has_parked = o.has_parked, requeue_on = o.requeue_on,
		notices = o.notices, notice_on = o.notice_on
	FROM json_to_recordset(?::json) AS o (endpoint_id bigint, consecutive_failures int, failing_since timestamptz, last_success_on timestamptz, last_failure_on timestamptz,
		last_error_code text, breaker text, probe_on timestamptz, probes int, probe_id bigint, closed_on timestamptz, recent jsonb, in_flight float8, slowed_on timestamptz,
		has_parked boolean, requeue_on timestamptz, notices int, notice_on timestamptz)
	WHERE s.endpoint_id = o.endpoint_id`

// withHealth adds the health of endpoints to them, and removes expired signing keys.
func (r Reader) withHealth(g *gorm.DB, endpoints []*webhook.WebhookEndpoint) error {
	byID, ids := map[int64]*webhook.WebhookEndpoint{}, make([]int64, len(endpoints))
	for i, e := range endpoints {
		byID[e.ID], ids[i] = e, e.ID
		e.Health = webhook.WebhookHealth{Breaker: webhook.BreakerClosed}
		e.SigningKeys = e.LiveKeys(r.db.clock.Now())
	}
	var rows []struct {
		EndpointID          int64
		Breaker             webhook.BreakerState
		ProbeOn             *time.Time
		ConsecutiveFailures int
		FailingSince        *time.Time
		LastSuccessOn       *time.Time
		LastFailureOn       *time.Time
		LastErrorCode       webhook.AttemptError
		Attempts            int
		Failures            int
		Latency             string
		Pending             int
		OldestPendingOn     *time.Time
		DueOn               *time.Time
		Parked              int
	}
	since := r.db.clock.Now().Add(-webhook.HealthWindow)
	err := g.Raw(`
		SELECT i.id AS endpoint_id, coalesce(s.breaker, 'CLOSED') AS breaker, s.probe_on, coalesce(s.consecutive_failures, 0) AS consecutive_failures, s.failing_since,
			s.last_success_on, s.last_failure_on, coalesce(s.last_error_code, '') AS last_error_code,
			c.attempts, c.failures, l.latency, w.pending, p.parked,
			(SELECT d.created_on FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.`+waits+` ORDER BY d.created_on LIMIT 1) AS oldest_pending_on,
			least((SELECT d.next_attempt_on FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.`+waits+` AND d.lane IS DISTINCT FROM '*' ORDER BY d.next_attempt_on LIMIT 1),
				(SELECT d.next_attempt_on FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.`+waits+` AND d.lane = '*' ORDER BY d.sequence LIMIT 1)) AS due_on
		FROM unnest(?::bigint[]) AS i (id)
		LEFT JOIN webhook_endpoint_states s ON s.endpoint_id = i.id
		CROSS JOIN LATERAL (SELECT coalesce(sum(attempts), 0) AS attempts, coalesce(sum(failures), 0) AS failures FROM webhook_endpoint_counts
			WHERE endpoint_id = i.id AND begins_on > ?) c
		CROSS JOIN LATERAL (SELECT coalesce(json_agg(n ORDER BY place), '[]')::text AS latency FROM (
			SELECT u.place, sum(u.n) AS n FROM webhook_endpoint_counts c, unnest(c.latency) WITH ORDINALITY AS u (n, place)
			WHERE c.endpoint_id = i.id AND c.begins_on > ? GROUP BY u.place) x) l
		CROSS JOIN LATERAL (SELECT count(*) AS pending FROM (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.`+waits+` LIMIT ?) x) w
		CROSS JOIN LATERAL (SELECT count(*) AS parked FROM (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.status = 'PARKED' LIMIT ?) x) p`,
		array(ids), since, since, maxCounted, maxCounted).Scan(&rows).Error
	for _, row := range rows {
		e := byID[row.EndpointID]
		h := &e.Health
		*h = webhook.WebhookHealth{
			Breaker: row.Breaker, ProbeOn: nextProbe(e.IsActive, row.Breaker, row.ProbeOn, row.DueOn), ConsecutiveFailures: row.ConsecutiveFailures, FailingSince: row.FailingSince,
			LastSuccessOn: row.LastSuccessOn, LastFailureOn: row.LastFailureOn, LastErrorCode: row.LastErrorCode,
			Attempts: row.Attempts, Failures: row.Failures, Pending: row.Pending, OldestPendingOn: row.OldestPendingOn, Parked: row.Parked,
		}
		if err == nil {
			err = json.Unmarshal([]byte(row.Latency), &h.Latency)
		}
	}
	return err
}

// nextProbe returns when the next probe is sent: at the probe time, or when the first waiting delivery is due,
// whichever is later. If no delivery waits, the next event after the probe time is the probe.
func nextProbe(active bool, b webhook.BreakerState, probeOn, dueOn *time.Time) *time.Time {
	switch {
	case !active || b != webhook.BreakerOpen:
		return nil
	case dueOn != nil && dueOn.After(*probeOn):
		return dueOn
	}
	return probeOn
}

// DeliveryEndpoints returns endpoints of any store for the dispatcher.
func (db *DB) DeliveryEndpoints(ctx context.Context, ids []int64) (endpoints []*webhook.WebhookEndpoint, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Where("id = ANY(?)", array(ids)).Find(&endpoints).Error
	})
	return endpoints, err
}
