package repo

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// countedFor is the step in which attempts are counted.
const countedFor = 10 * time.Minute

// endpointTally sums up what a batch of attempts says about one endpoint.
type endpointTally struct {
	EndpointID          int64               `json:"endpoint_id"`
	StoreID             int64               `json:"store_id"`
	BeginsOn            time.Time           `json:"begins_on"`
	Attempts            int                 `json:"attempts"`
	Failures            int                 `json:"failures"`
	Latency             domain.Latency      `json:"latency"`
	ConsecutiveFailures int                 `json:"consecutive_failures"` // since the batch's last success
	FailingSince        *time.Time          `json:"failing_since"`
	LastSuccessOn       *time.Time          `json:"last_success_on"`
	LastFailureOn       *time.Time          `json:"last_failure_on"`
	LastErrorCode       domain.AttemptError `json:"last_error_code"`
}

// tally sums attempts up by endpoint, in the order in which they ended. An
// interrupted one says nothing about its endpoint. The list is sorted, so that
// two dispatchers change the rows in the same order.
func tally(settlements []Settlement) []endpointTally {
	at := map[int64]int{}
	out := []endpointTally{}
	for _, s := range settlements {
		a := s.Attempt
		if a.ErrorCode == domain.ErrorInterrupted {
			continue
		}
		i, known := at[a.EndpointID]
		if !known {
			i = len(out)
			at[a.EndpointID] = i
			out = append(out, endpointTally{EndpointID: a.EndpointID, StoreID: a.StoreID})
		}
		t, on := &out[i], a.StartedOn
		t.BeginsOn = on.Truncate(countedFor)
		t.Attempts++
		t.Latency.Add(a.TotalMs)
		if a.ErrorCode == "" {
			t.ConsecutiveFailures, t.FailingSince, t.LastSuccessOn = 0, nil, &on
			continue
		}
		t.Failures++
		t.ConsecutiveFailures++
		t.LastFailureOn, t.LastErrorCode = &on, a.ErrorCode
		if t.FailingSince == nil {
			t.FailingSince = &on
		}
	}
	slices.SortFunc(out, func(a, b endpointTally) int { return cmp.Compare(a.EndpointID, b.EndpointID) })
	return out
}

const healthSQL = `
	WITH o AS MATERIALIZED (
		SELECT * FROM json_to_recordset(?::json) AS o (endpoint_id bigint, store_id bigint, begins_on timestamptz, attempts int, failures int, latency int[],
			consecutive_failures int, failing_since timestamptz, last_success_on timestamptz, last_failure_on timestamptz, last_error_code text)
	), counted AS (
		INSERT INTO webhook_endpoint_counts AS c (endpoint_id, begins_on, store_id, attempts, failures, latency)
		SELECT endpoint_id, begins_on, store_id, attempts, failures, latency FROM o
		ON CONFLICT (endpoint_id, begins_on) DO UPDATE SET attempts = c.attempts + excluded.attempts, failures = c.failures + excluded.failures,
			latency = ARRAY(SELECT a + b FROM unnest(c.latency, excluded.latency) AS u (a, b))
	)
	INSERT INTO webhook_endpoint_states AS s (endpoint_id, store_id, consecutive_failures, failing_since, last_success_on, last_failure_on, last_error_code)
	SELECT endpoint_id, store_id, consecutive_failures, failing_since, last_success_on, last_failure_on, last_error_code FROM o
	ON CONFLICT (endpoint_id) DO UPDATE SET
		consecutive_failures = excluded.consecutive_failures + CASE WHEN excluded.last_success_on IS NULL THEN s.consecutive_failures ELSE 0 END,
		failing_since = CASE WHEN excluded.last_success_on IS NULL THEN coalesce(s.failing_since, excluded.failing_since) ELSE excluded.failing_since END,
		last_success_on = greatest(s.last_success_on, excluded.last_success_on),
		last_failure_on = greatest(s.last_failure_on, excluded.last_failure_on),
		last_error_code = CASE WHEN excluded.last_failure_on IS NULL THEN s.last_error_code ELSE excluded.last_error_code END`

// withHealth adds how endpoints fare, and leaves out keys that have run out.
func (r Reader) withHealth(g *gorm.DB, endpoints []*domain.WebhookEndpoint) error {
	byID, ids := map[int64]*domain.WebhookEndpoint{}, make([]int64, len(endpoints))
	for i, e := range endpoints {
		byID[e.ID], ids[i] = e, e.ID
		e.Health = domain.WebhookHealth{Breaker: domain.BreakerClosed}
		e.SigningKeys = e.LiveKeys(r.db.clock.Now())
	}
	var rows []struct {
		EndpointID          int64
		Breaker             domain.BreakerState
		ProbeOn             *time.Time
		ConsecutiveFailures int
		FailingSince        *time.Time
		LastSuccessOn       *time.Time
		LastFailureOn       *time.Time
		LastErrorCode       domain.AttemptError
		Attempts            int
		Failures            int
		Latency             string
		Pending             int
		OldestPendingOn     *time.Time
		Parked              int
	}
	since := r.db.clock.Now().Add(-domain.HealthWindow)
	err := g.Raw(`
		SELECT i.id AS endpoint_id, coalesce(s.breaker, 'CLOSED') AS breaker, s.probe_on, coalesce(s.consecutive_failures, 0) AS consecutive_failures, s.failing_since,
			s.last_success_on, s.last_failure_on, coalesce(s.last_error_code, '') AS last_error_code,
			c.attempts, c.failures, l.latency, w.pending, w.oldest_pending_on, p.parked
		FROM unnest(?::bigint[]) AS i (id)
		LEFT JOIN webhook_endpoint_states s ON s.endpoint_id = i.id
		CROSS JOIN LATERAL (SELECT coalesce(sum(attempts), 0) AS attempts, coalesce(sum(failures), 0) AS failures FROM webhook_endpoint_counts
			WHERE endpoint_id = i.id AND begins_on > ?) c
		CROSS JOIN LATERAL (SELECT coalesce(json_agg(n ORDER BY place), '[]')::text AS latency FROM (
			SELECT u.place, sum(u.n) AS n FROM webhook_endpoint_counts c, unnest(c.latency) WITH ORDINALITY AS u (n, place)
			WHERE c.endpoint_id = i.id AND c.begins_on > ? GROUP BY u.place) x) l
		CROSS JOIN LATERAL (SELECT count(*) AS pending, min(created_on) AS oldest_pending_on FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.`+waits+`) w
		CROSS JOIN LATERAL (SELECT count(*) AS parked FROM webhook_deliveries d WHERE d.endpoint_id = i.id AND d.status = 'PARKED') p`,
		array(ids), since, since).Scan(&rows).Error
	for _, row := range rows {
		h := &byID[row.EndpointID].Health
		*h = domain.WebhookHealth{
			Breaker: row.Breaker, ProbeOn: row.ProbeOn, ConsecutiveFailures: row.ConsecutiveFailures, FailingSince: row.FailingSince,
			LastSuccessOn: row.LastSuccessOn, LastFailureOn: row.LastFailureOn, LastErrorCode: row.LastErrorCode,
			Attempts: row.Attempts, Failures: row.Failures, Pending: row.Pending, OldestPendingOn: row.OldestPendingOn, Parked: row.Parked,
		}
		if err == nil {
			err = json.Unmarshal([]byte(row.Latency), &h.Latency)
		}
	}
	return err
}

// DeliveryEndpoints reads endpoints of any store, for delivery.
func (db *DB) DeliveryEndpoints(ctx context.Context, ids []int64) (endpoints []*domain.WebhookEndpoint, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Where("id = ANY(?)", array(ids)).Find(&endpoints).Error
	})
	return endpoints, err
}
