package repo

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// The queue of deliveries spans all stores. A dispatcher claims due deliveries under a lease in its name and settles
// them. If the dispatcher neither renews the lease nor settles the delivery, the lease expires and any dispatcher can
// claim the delivery. Due times follow the platform's clock. Leases follow the database server's clock, because they
// show which processes are alive: if the platform's clock is set ahead, a live process still keeps its deliveries.

// Claim describes the deliveries that a dispatcher wants.
type Claim struct {
	By    uuid.UUID // id of the dispatcher
	Slots int       // maximum number of deliveries in progress at once
	// InFlight counts the dispatcher's deliveries in progress by endpoint, and Stores counts them by store.
	InFlight, Stores map[int64]int
	// Processes is the number of dispatchers that share an endpoint's limit.
	Processes int
	Lease     time.Duration
	// After is the last endpoint of the previous claim. This claim starts with the next endpoint.
	After int64
}

// free returns the number of free slots.
func (c Claim) free() int {
	for _, n := range c.Stores {
		c.Slots -= n
	}
	return c.Slots
}

// ClaimedDelivery is a delivery under a lease with its payload.
type ClaimedDelivery struct {
	webhook.WebhookDelivery
	Payload         string
	EndpointVersion int64
}

// Claimed is the result of a claim.
type Claimed struct {
	Deliveries []ClaimedDelivery
	// Again reports that more deliveries may be due now. The caller should claim again at once, from Next on.
	Again bool
	Next  int64
	// Wait is the time until the first blocked endpoint may be claimed again. An endpoint is blocked by its rate, its
	// breaker, another process, or a running transaction that may come first in strict order. 0 means that no
	// endpoint is blocked.
	Wait time.Duration
	// Strict reports that deliveries wait in strict order. Claim these with ClaimStrict.
	Strict bool
}

// hops is the number of endpoints that one claim visits.
const hops = 256

const (
	waits = "status IN ('PENDING', 'RETRYING')"
	// dueNow is an SQL expression that is stable within a statement, so that an index scan can use it as a bound.
	dueNow   = "(statement_timestamp() + make_interval(secs => @offset))"
	unleased = "(d.lease_until IS NULL OR d.lease_until <= statement_timestamp())"
)

// room is the SQL that finds endpoints with waiting deliveries. It reads an index with one lookup per endpoint, and
// skips the endpoint's other entries. Its cost does not depend on the length of the endpoints' queues. It visits up to
// @hops endpoints, starting after the endpoint @after, and selects the endpoints that may have more deliveries in
// flight. It reads no deliveries of the other endpoints: an endpoint with an open breaker costs one lookup, however
// long its queue is.
//
// The shares leave slots for later endpoints, because a receiver that does not respond keeps its slots. A store gets
// three quarters of the slots that other stores leave free, and an endpoint gets half of its store's remaining slots.
//
// Only one process at a time may decide on a probe, on the rest of a rate limit, and on claims while older deliveries
// are requeued. This is the process that has locked the endpoint's state, unchanged since it read the state.
func room(lane, order string) string {
	next := "SELECT d.endpoint_id FROM webhook_deliveries d WHERE d." + waits + " AND " + lane + " AND d.endpoint_id > %s ORDER BY d.endpoint_id LIMIT 1"
	return `clock AS MATERIALIZED (SELECT ` + dueNow + ` AS now, CAST(@busy AS jsonb) AS busy, CAST(@stores AS jsonb) AS stores), waiting (endpoint_id, hop) AS (
		SELECT (` + fmt.Sprintf(next, "@after") + `), 1
		UNION ALL
		SELECT (` + fmt.Sprintf(next, "w.endpoint_id") + `), w.hop + 1 FROM waiting w WHERE w.endpoint_id IS NOT NULL AND w.hop <= @hops
	), known AS (
		SELECT e.*, s.breaker, s.probe_on, s.limited_until, s.requeue_on, coalesce(s.probe_on, s.closed_on) AS recovers_on, c.now,
			s.breaker <> 'CLOSED' OR e.rate IS NOT NULL OR s.requeue_on IS NOT NULL AS guarded,
			CASE s.breaker WHEN 'OPEN' THEN s.probe_on WHEN 'HALF_OPEN' THEN (
				SELECT CAST('infinity' AS timestamptz) FROM webhook_deliveries p WHERE p.id = s.probe_id AND p.` + waits + ` AND p.lease_until > statement_timestamp() ORDER BY p.status LIMIT 1) END AS shut_until,
			CASE WHEN s.breaker = 'CLOSED' THEN ceil(floor(s.in_flight) / @processes) ELSE coalesce((c.busy ->> e.id::text)::int, 0) + 1 END AS allowed,
			coalesce((c.busy ->> e.id::text)::int, 0) AS n, coalesce((c.stores ->> e.store_id::text)::int, 0) AS held
		FROM clock c CROSS JOIN waiting w
		CROSS JOIN LATERAL (SELECT e.id, e.store_id, e.version, e.url, e.rate_per_second AS rate, e.is_active AND e.deleted_on IS NULL AS live FROM webhook_endpoints e WHERE e.id = w.endpoint_id OFFSET 0) e
		CROSS JOIN LATERAL (SELECT * FROM webhook_endpoint_states s WHERE s.endpoint_id = e.id OFFSET 0) s
		WHERE e.live
	), seen AS MATERIALIZED (
		SELECT k.*, CASE WHEN k.guarded THEN greatest(k.shut_until, CASE WHEN k.rate IS NOT NULL THEN k.limited_until END) END AS held_until, share.most,
			least(k.allowed - k.n, share.most - k.held, ` + left("share.most", "k") + `, CASE WHEN k.rate IS NOT NULL THEN greatest(k.rate / 10, 1) END) AS free
		FROM known k CROSS JOIN LATERAL (SELECT ceil((k.held + @limit) * CAST(0.75 AS float8)) AS most) share WHERE k.n < k.allowed AND k.held < share.most
	), asking AS MATERIALIZED (
		SELECT r.* FROM seen r WHERE r.guarded AND r.free > 0 AND (r.held_until IS NULL OR r.held_until <= r.now)
			AND (SELECT true FROM webhook_deliveries d WHERE d.` + waits + ` AND ` + lane + ` AND d.endpoint_id = r.id AND d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + ` ORDER BY ` + order + ` LIMIT 1)
	), probing AS MATERIALIZED (
		SELECT s.endpoint_id FROM asking r JOIN webhook_endpoint_states s ON s.endpoint_id = r.id
		WHERE s.breaker = r.breaker AND s.probe_on IS NOT DISTINCT FROM r.probe_on AND s.limited_until IS NOT DISTINCT FROM r.limited_until
			AND s.requeue_on IS NOT DISTINCT FROM r.requeue_on
		FOR UPDATE OF s SKIP LOCKED
	), room AS (
		SELECT r.* FROM seen r WHERE r.free > 0 AND (NOT r.guarded OR EXISTS (SELECT FROM probing o WHERE o.endpoint_id = r.id))
	)`
}

// left is the SQL for the number of further slots that an endpoint gets of its store's slots.
func left(most, endpoint string) string {
	return strings.NewReplacer("most", most, "e.", endpoint+".").Replace("greatest(ceil((most - e.held - e.n) / CAST(2 AS float8)), (e.n = 0)::int)")
}

// leaseFound leases the deliveries that were found. Stores take turns, starting with the store with the fewest
// deliveries in flight, and the endpoints of each store also take turns. While several stores wait, each gets at most a
// quarter of the slots. If a found delivery waits for an earlier delivery that is not due yet, it gets the due time of
// the earlier delivery. Claims then do not find it until it is due.
var leaseFound = `ranked AS MATERIALIZED (
		SELECT f.*, f.held + row_number() OVER (PARTITION BY f.store_id ORDER BY f.turn, f.next_attempt_on) AS place,
			CASE WHEN (SELECT min(store_id) <> max(store_id) FROM found) THEN least(f.most, greatest(@slots / 4, 1)) ELSE f.most END AS may
		FROM found f
	), chosen AS (
		SELECT * FROM ranked r WHERE r.place <= r.may AND r.turn - r.n <= ` + left("r.may", "r") + ` ORDER BY r.place, r.turn, r.next_attempt_on LIMIT @limit
	), mine AS (
		SELECT c.*, d.leased_by IS NOT NULL AS interrupted, d.leased_on, d.next_attempt_reason,
			CASE WHEN d.leased_by IS NOT NULL THEN 'INTERRUPTED' WHEN d.next_attempt_reason = 'ENDPOINT_DISABLED' THEN d.next_attempt_reason
				WHEN d.next_attempt_on < c.recovers_on THEN 'BREAKER_OPEN'
				WHEN c.rate IS NOT NULL AND d.next_attempt_on < c.limited_until THEN 'RATE_LIMIT' ELSE d.next_attempt_reason END AS reason
		FROM chosen c JOIN webhook_deliveries d ON d.ctid = c.row_at
		WHERE d.` + waits + ` AND d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + `
		FOR UPDATE OF d SKIP LOCKED
	), held AS (
		UPDATE webhook_deliveries d SET next_attempt_on = m.wait_until, next_attempt_reason = 'ORDERING'
		FROM mine m WHERE d.ctid = m.row_at AND d.` + waits + ` AND m.wait_until IS NOT NULL RETURNING d.id
	), leased AS (
		UPDATE webhook_deliveries d SET leased_by = @by, leased_on = ` + dueNow + `, lease_until = statement_timestamp() + make_interval(secs => @lease),
			attempts = d.attempts + m.interrupted::int, status = CASE WHEN m.interrupted THEN 'RETRYING' ELSE d.status END, next_attempt_reason = m.reason,
			last_attempt_on = CASE WHEN m.interrupted THEN m.leased_on ELSE d.last_attempt_on END,
			last_status_code = CASE WHEN NOT m.interrupted THEN d.last_status_code END,
			last_error_code = CASE WHEN m.interrupted THEN 'interrupted' ELSE d.last_error_code END
		FROM mine m WHERE d.ctid = m.row_at AND d.` + waits + ` AND m.wait_until IS NULL
		RETURNING d.id, d.store_id, d.endpoint_id, d.event_id, d.sequence, d.type, d.object_version, d.origin, d.lane, d.status, d.attempts, d.step, d.next_attempt_reason,
			m.version AS endpoint_version, m.url, m.interrupted, m.leased_on AS interrupted_on, m.next_attempt_reason AS interrupted_reason, m.guarded, m.rate
	), gone_through AS (
		UPDATE webhook_endpoint_states s SET breaker = CASE s.breaker WHEN 'CLOSED' THEN 'CLOSED' ELSE 'HALF_OPEN' END,
			probe_on = CASE WHEN s.breaker <> 'CLOSED' THEN ` + dueNow + ` END, probe_id = CASE WHEN s.breaker <> 'CLOSED' THEN l.id END,
			limited_until = CASE WHEN l.rate IS NOT NULL THEN clock_timestamp() + make_interval(secs => @offset + CAST(l.n AS float8) / l.rate) END
		FROM (SELECT endpoint_id, rate, count(*) AS n, min(id) AS id FROM leased WHERE guarded GROUP BY endpoint_id, rate) l WHERE s.endpoint_id = l.endpoint_id
	)
	SELECT l.*, (SELECT e.payload FROM webhook_events e WHERE e.id = l.event_id) AS payload, s.strict, s.chosen, s.next, s.wait
	FROM (SELECT EXISTS (SELECT FROM webhook_deliveries d WHERE d.` + waits + ` AND d.lane = '*') AS strict, (SELECT count(*) FROM chosen) AS chosen,
		(SELECT coalesce(max(endpoint_id) FILTER (WHERE hop > @hops), 0) FROM waiting) AS next,
		CASE WHEN EXISTS (SELECT FROM asking r WHERE NOT EXISTS (SELECT FROM probing o WHERE o.endpoint_id = r.id)) THEN 0.01 -- another process was claiming
			WHEN EXISTS (SELECT FROM behind) THEN 0.01 -- the end of the awaited transaction may cause no announcement
			ELSE (SELECT extract(epoch FROM min(r.held_until - r.now)) FROM seen r WHERE r.held_until > r.now AND isfinite(r.held_until)) END AS wait) s
	LEFT JOIN leased l ON true
	ORDER BY l.sequence`

// found lists the columns of a found delivery and its endpoint.
const found = "d.id, d.place AS row_at, d.next_attempt_on, d.wait_until, r.n + d.rank AS turn, r.n, r.store_id, r.held, r.most, r.version, r.url, r.guarded, r.rate, r.recovers_on, r.limited_until"

// claimDue numbers deliveries after limiting them. Numbering first would read all due deliveries (measured with 400 due
// for each of 50 endpoints: 50 ms instead of 4 ms).
//
// It reads at most twice an even share of the free slots from each endpoint with due deliveries. A claim for few free
// slots therefore costs little, even when many deliveries wait.
const claimDue = `, behind AS (SELECT WHERE false), ready AS MATERIALIZED (
		SELECT r.* FROM room r WHERE (SELECT true FROM webhook_deliveries d
			WHERE d.` + waits + ` AND d.lane IS DISTINCT FROM '*' AND d.endpoint_id = r.id AND d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + ` ORDER BY d.next_attempt_on LIMIT 1)
	), found AS (
		SELECT ` + found + ` FROM ready r CROSS JOIN LATERAL (
			SELECT d.*, row_number() OVER (ORDER BY d.next_attempt_on) AS rank FROM (
				SELECT d.id, d.ctid AS place, d.next_attempt_on, h.next_attempt_on AS wait_until
				FROM webhook_deliveries d LEFT JOIN LATERAL (
					SELECT h.next_attempt_on FROM webhook_deliveries h
					WHERE h.` + waits + ` AND h.endpoint_id = d.endpoint_id AND h.lane = d.lane AND h.lane <> '*' AND h.sequence < d.sequence
					ORDER BY h.sequence LIMIT 1
				) h ON true
				WHERE d.` + waits + ` AND d.lane IS DISTINCT FROM '*' AND d.endpoint_id = r.id AND d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + `
					AND (h.next_attempt_on IS NULL OR h.next_attempt_on > ` + dueNow + `)
				ORDER BY d.next_attempt_on LIMIT CAST(least(r.free, ceil(CAST(2 * @limit AS float8) / (SELECT count(*) FROM ready))) AS bigint)
			) d
		) d
	), `

const claimHeads = `, behind AS (
		SELECT FROM room r WHERE (SELECT d.sequence FROM webhook_deliveries d
			WHERE d.` + waits + ` AND d.lane = '*' AND d.endpoint_id = r.id ORDER BY d.sequence LIMIT 1) > @horizon
	), found AS (
		SELECT ` + found + ` FROM room r CROSS JOIN LATERAL (
			SELECT d.id, d.ctid AS place, d.sequence, d.next_attempt_on, d.lease_until, NULL::timestamptz AS wait_until, 1 AS rank FROM webhook_deliveries d
			WHERE d.` + waits + ` AND d.lane = '*' AND d.endpoint_id = r.id ORDER BY d.sequence LIMIT 1
		) d WHERE d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + ` AND d.sequence <= @horizon
	), `

var (
	claimDueSQL    = "WITH RECURSIVE " + room("d.lane IS DISTINCT FROM '*'", "d.next_attempt_on") + claimDue + leaseFound
	claimStrictSQL = "WITH RECURSIVE " + room("d.lane = '*'", "d.sequence") + claimHeads + leaseFound
)

// queueing opens a transaction on the queue. The waiting deliveries change so fast that the planner's statistics are
// always wrong. A plan that sorts or hashes all waiting deliveries costs about a hundred times as much as an index
// scan. Measured with 20,000 waiting deliveries: 75 ms instead of 0.8 ms. Planning takes longer than running the best
// plan, so PostgreSQL plans each statement once.
//
// PostgreSQL may plan a statement while no delivery waits. Then every index seems equally good, and a join may start
// with all waiting deliveries (measured: 30,000 pages and 60 ms to claim 9 of 1,500). Deliveries fell behind until the
// plan was discarded. Statements on the queue therefore allow only one plan. They look up a row by its id in a
// subquery, sorted in an order that only the primary key provides. They update the row by its ctid, which is cheaper
// than any index at every size. If another transaction has changed the row since, PostgreSQL follows the row to its new
// ctid and checks the conditions again.
var queueing = scoped.Opening{Begin: "BEGIN", Plans: "force_generic_plan", More: []string{"SELECT set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true), " +
	"set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)"}}

// queue runs f across stores in a transaction on the queue of deliveries.
func (db *DB) queue(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.work(ctx, queueing, f)
}

// ClaimDeliveries claims due deliveries outside of strict order. From each lane it claims only the oldest waiting
// delivery. Endpoints take turns.
func (db *DB) ClaimDeliveries(ctx context.Context, c Claim) (Claimed, error) {
	return db.claim(ctx, c, claimDueSQL, nil)
}

// ClaimStrict claims the oldest delivery of every endpoint with strict order, once no running
// transaction can still precede it.
func (db *DB) ClaimStrict(ctx context.Context, c Claim) (Claimed, error) {
	return db.claim(ctx, c, claimStrictSQL, func(g *gorm.DB) (horizon int64, err error) {
		return horizon, g.Raw("SELECT webhook_horizon()").Scan(&horizon).Error
	})
}

func (db *DB) claim(ctx context.Context, c Claim, statement string, horizon func(*gorm.DB) (int64, error)) (out Claimed, err error) {
	busy, err := json.Marshal(c.InFlight)
	if err != nil {
		return out, err
	}
	stores, err := json.Marshal(c.Stores)
	if err != nil {
		return out, err
	}
	args := map[string]any{
		"by": c.By, "slots": c.Slots, "limit": c.free(), "processes": max(c.Processes, 1), "lease": c.Lease.Seconds(), "offset": db.clock.Offset().Seconds(),
		"busy": string(busy), "stores": string(stores), "after": c.After, "hops": hops,
	}
	var rows []claimedRow
	err = db.queue(ctx, func(g *gorm.DB) error {
		if horizon != nil {
			settled, err := horizon(g)
			if err != nil {
				return err
			}
			args["horizon"] = settled
		}
		if err := g.Raw(statement, args).Scan(&rows).Error; err != nil {
			return err
		}
		var died []webhook.WebhookAttempt
		for _, row := range rows {
			out.Strict, out.Next, out.Again = row.Strict, row.Next, row.Chosen > 0 || row.Next != 0
			out.Wait = time.Duration(row.Wait * float64(time.Second))
			if row.ID == 0 {
				continue
			}
			out.Deliveries = append(out.Deliveries, row.ClaimedDelivery)
			if row.Interrupted {
				died = append(died, row.interrupted(db.clock.NewID(), db.clock.Now()))
			}
		}
		if len(died) == 0 {
			return nil
		}
		return g.Create(&died).Error
	})
	return out, err
}

type claimedRow struct {
	ClaimedDelivery
	Strict bool
	Chosen int
	Next   int64
	Wait   float64
	URL    string
	// These fields describe the lease of a process that did not settle the delivery.
	Interrupted       bool
	InterruptedOn     *time.Time
	InterruptedReason webhook.NextReason
}

// interrupted returns the attempt of a process that stopped before it settled the delivery. It counts as an attempt,
// because the request may have arrived.
func (r *claimedRow) interrupted(id uuid.UUID, now time.Time) webhook.WebhookAttempt {
	a := webhook.WebhookAttempt{
		ID: id, StoreID: r.StoreID, EndpointID: r.EndpointID, DeliveryID: r.ID, Number: r.Attempts, Reason: r.InterruptedReason,
		StartedOn: now, URL: r.URL, RequestHeaders: []webhook.WebhookHeader{}, ResponseHeaders: []webhook.WebhookHeader{},
		NextAttemptOn: &now, NextAttemptReason: webhook.AttemptInterrupted,
	}
	if r.InterruptedOn != nil {
		a.StartedOn = *r.InterruptedOn
	}
	a.Failed(webhook.ErrorInterrupted, "The process that was sending it stopped; whether it arrived is unknown.")
	return a
}
