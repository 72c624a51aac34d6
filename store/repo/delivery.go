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
)

// The queue of deliveries, across stores. A dispatcher claims what is due, under
// a lease in its name, and settles it; a lease that is neither renewed nor
// settled runs out, and the delivery is anybody's again. Due times are the
// platform's: they go with its clock. Leases are about processes being alive:
// they are compared by the server's own clock, so that setting the platform's
// ahead takes nothing away from a process that lives.

// Claim says how much a dispatcher wants.
type Claim struct {
	By    uuid.UUID // the dispatcher
	Slots int       // deliveries that it may have at once
	// InFlight counts what it has of each endpoint already, Stores of each store.
	InFlight, Stores map[int64]int
	// Processes is how many dispatchers there are, which share an endpoint's limit.
	Processes int
	Lease     time.Duration
	// After is where the last claim broke off: the endpoint whose successors come first.
	After int64
}

// free is for how many deliveries there is room.
func (c Claim) free() int {
	for _, n := range c.Stores {
		c.Slots -= n
	}
	return c.Slots
}

// ClaimedDelivery is a delivery under a lease, with what is to be sent.
type ClaimedDelivery struct {
	webhook.WebhookDelivery
	Payload         string
	EndpointVersion int64
}

// Claimed is what a claim gave.
type Claimed struct {
	Deliveries []ClaimedDelivery
	// Again tells that there may be more, although nothing else changes: look at
	// once, from Next on.
	Again bool
	Next  int64
	// Wait is until an endpoint may be sent to again that could not be now, for its
	// rate, its breaker, or a running transaction that may come before in strict order;
	// 0: there is none.
	Wait time.Duration
	// Strict tells that deliveries wait in strict order: ClaimStrict claims those.
	Strict bool
}

// hops is over how many endpoints one claim goes.
const hops = 256

const (
	waits = "status IN ('PENDING', 'RETRYING')"
	// dueNow is stable, so that an index can be asked for what is not after it.
	dueNow   = "(statement_timestamp() + make_interval(secs => @offset))"
	unleased = "(d.lease_until IS NULL OR d.lease_until <= statement_timestamp())"
)

// room finds endpoints that something waits for by hopping over an index, one
// probe each: the length of their queues costs nothing. It goes over some of
// them, from the one after @after on, and gives those that may have more in
// flight. Of the others nothing is looked for: an endpoint with an open breaker
// costs its hop, however much waits for it.
//
// Slots are shared so that something is left for whoever comes next, as nobody
// can be made to give a slot back that a receiver does not answer: a store gets
// three quarters of what the others leave free, an endpoint half of what its
// store has left.
//
// What only one process may decide at a time, a probe or how much of a rate is
// left, is decided by who has locked the endpoint's state as it was seen; so is
// what goes while older deliveries are put before it.
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

// left is how many more slots an endpoint may have of those that its store may.
func left(most, endpoint string) string {
	return strings.NewReplacer("most", most, "e.", endpoint+".").Replace("greatest(ceil((most - e.held - e.n) / CAST(2 AS float8)), (e.n = 0)::int)")
}

// leaseFound leases what was found: stores take turns, those first that have the
// least in flight, and so do the endpoints of each. While several stores wait,
// none of them gets more than a quarter of the slots. Found deliveries that wait
// for an earlier one which is not due itself are moved to its time instead, so
// that they are not found again until then.
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
		CASE WHEN EXISTS (SELECT FROM asking r WHERE NOT EXISTS (SELECT FROM probing o WHERE o.endpoint_id = r.id)) THEN 0.01 -- somebody else was at it
			WHEN EXISTS (SELECT FROM behind) THEN 0.01 -- nobody may be told when the transaction ends that is waited for
			ELSE (SELECT extract(epoch FROM min(r.held_until - r.now)) FROM seen r WHERE r.held_until > r.now AND isfinite(r.held_until)) END AS wait) s
	LEFT JOIN leased l ON true
	ORDER BY l.sequence`

// found are the columns of a delivery that was found, with its endpoint's.
const found = "d.id, d.place AS row_at, d.next_attempt_on, d.wait_until, r.n + d.rank AS turn, r.n, r.store_id, r.held, r.most, r.version, r.url, r.guarded, r.rate, r.recovers_on, r.limited_until"

// claimDue numbers what it has limited: numbered first, all that is due would be
// read (measured with 400 due for each of 50 endpoints: 50 ms against 4 ms).
//
// Of endpoints that have something due only some more is looked at than they will
// get, so that a few free slots cost little where much waits.
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

// queueing begins a transaction on the queue. What waits in it changes so fast
// that what the planner believes of it is always wrong, and a plan that sorts or
// hashes all that waits costs hundreds of times what walking the index does
// (measured: 75 ms against 0.8 ms for 20,000 waiting). Planning itself takes
// longer than the right plan, so it is done once.
//
// That may be while nothing waits, when every index seems as good as any other
// and a join may as well begin with all that waits (measured: 30,000 pages and
// 60 ms to claim 9 of 1,500; deliveries fell behind for as long as the plan was
// kept). So statements on the queue leave no choice: a row is looked up by its id
// in a subquery, in an order that only the key has, and changed at its place
// (ctid), which is cheaper than any index at every size. A row that somebody else
// has changed meanwhile is followed to its new place, and checked again.
var queueing = opening{begin: "BEGIN", plans: "force_generic_plan", more: []string{"SELECT set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true), " +
	"set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)"}}

// queue runs f across stores on the queue of deliveries.
func (db *DB) queue(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.work(ctx, queueing, f)
}

// ClaimDeliveries claims what is due: of each lane only the oldest that waits.
// Endpoints take turns.
func (db *DB) ClaimDeliveries(ctx context.Context, c Claim) (Claimed, error) {
	return db.claim(ctx, c, claimDueSQL, nil)
}

// ClaimStrict claims the oldest delivery of every endpoint with strict order,
// once no running transaction can come before it any more.
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
	// Of a process that had the delivery before and did not settle it:
	Interrupted       bool
	InterruptedOn     *time.Time
	InterruptedReason webhook.NextReason
}

// interrupted is the attempt of a process that died: it counts, since it may
// have arrived.
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
