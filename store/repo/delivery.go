package repo

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
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
	Limit int       // deliveries at most
	Each  int       // deliveries of one endpoint at most, with those it has in flight
	// InFlight counts what the dispatcher has of each endpoint already.
	InFlight map[int64]int
	Lease    time.Duration
	// After is where the last claim broke off: the endpoint whose successors come first.
	After int64
}

// ClaimedDelivery is a delivery under a lease, with what is to be sent.
type ClaimedDelivery struct {
	domain.WebhookDelivery
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
// flight.
func room(lane string) string {
	next := "SELECT d.endpoint_id FROM webhook_deliveries d WHERE d." + waits + " AND " + lane + " AND d.endpoint_id > %s ORDER BY d.endpoint_id LIMIT 1"
	return `busy AS MATERIALIZED (SELECT CAST(@busy AS jsonb) AS n), waiting (endpoint_id, hop) AS (
		SELECT (` + fmt.Sprintf(next, "@after") + `), 1
		UNION ALL
		SELECT (` + fmt.Sprintf(next, "w.endpoint_id") + `), w.hop + 1 FROM waiting w WHERE w.endpoint_id IS NOT NULL AND w.hop <= @hops
	), room AS (
		SELECT e.id, e.version, e.url, w.n, @each - w.n AS free
		FROM (SELECT endpoint_id, coalesce(((SELECT n FROM busy) ->> endpoint_id::text)::int, 0) AS n FROM waiting) w
		CROSS JOIN LATERAL (SELECT e.id, e.version, e.url, e.is_active AND e.deleted_on IS NULL AS live FROM webhook_endpoints e WHERE e.id = w.endpoint_id OFFSET 0) e
		WHERE e.live AND w.n < @each
	)`
}

// leaseFound leases what was found, first of all for the endpoints with the
// least in flight. Found deliveries that wait for an earlier one which is not due
// itself are moved to its time instead, so that they are not found again until then.
const leaseFound = `chosen AS (SELECT * FROM found ORDER BY turn, next_attempt_on LIMIT @limit),
	mine AS (
		SELECT c.*, d.leased_by IS NOT NULL AS interrupted, d.leased_on, d.next_attempt_reason FROM chosen c JOIN webhook_deliveries d ON d.id = c.id
		WHERE d.` + waits + ` AND d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + `
		FOR UPDATE OF d SKIP LOCKED
	), held AS (
		UPDATE webhook_deliveries d SET next_attempt_on = m.wait_until, next_attempt_reason = 'ORDERING'
		FROM mine m WHERE d.id = m.id AND d.` + waits + ` AND m.wait_until IS NOT NULL RETURNING d.id
	), leased AS (
		UPDATE webhook_deliveries d SET leased_by = @by, leased_on = ` + dueNow + `, lease_until = statement_timestamp() + make_interval(secs => @lease),
			attempts = d.attempts + m.interrupted::int, status = CASE WHEN m.interrupted THEN 'RETRYING' ELSE d.status END,
			next_attempt_reason = CASE WHEN m.interrupted THEN 'INTERRUPTED' ELSE d.next_attempt_reason END,
			last_attempt_on = CASE WHEN m.interrupted THEN m.leased_on ELSE d.last_attempt_on END,
			last_status_code = CASE WHEN NOT m.interrupted THEN d.last_status_code END,
			last_error_code = CASE WHEN m.interrupted THEN 'interrupted' ELSE d.last_error_code END
		FROM mine m WHERE d.id = m.id AND d.` + waits + ` AND m.wait_until IS NULL
		RETURNING d.id, d.store_id, d.endpoint_id, d.event_id, d.sequence, d.type, d.object_version, d.lane, d.status, d.attempts, d.step, d.next_attempt_reason,
			m.version AS endpoint_version, m.url, m.interrupted, m.leased_on AS interrupted_on, m.next_attempt_reason AS interrupted_reason
	)
	SELECT l.*, e.payload, s.strict, s.found, s.next
	FROM (SELECT EXISTS (SELECT FROM webhook_deliveries d WHERE d.` + waits + ` AND d.lane = '*') AS strict, (SELECT count(*) FROM found) AS found,
		(SELECT coalesce(max(endpoint_id) FILTER (WHERE hop > @hops), 0) FROM waiting) AS next) s
	LEFT JOIN leased l ON true LEFT JOIN webhook_events e ON e.id = l.event_id
	ORDER BY l.sequence`

const claimDue = `, found AS (
		SELECT f.*, r.version, r.url FROM room r CROSS JOIN LATERAL (
			SELECT d.id, d.next_attempt_on, h.next_attempt_on AS wait_until, r.n + row_number() OVER (ORDER BY d.next_attempt_on) AS turn
			FROM webhook_deliveries d LEFT JOIN LATERAL (
				SELECT h.next_attempt_on FROM webhook_deliveries h
				WHERE h.` + waits + ` AND h.endpoint_id = d.endpoint_id AND h.lane = d.lane AND h.lane <> '*' AND h.sequence < d.sequence
				ORDER BY h.sequence LIMIT 1
			) h ON true
			WHERE d.` + waits + ` AND d.lane IS DISTINCT FROM '*' AND d.endpoint_id = r.id AND d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + `
				AND (h.next_attempt_on IS NULL OR h.next_attempt_on > ` + dueNow + `)
			ORDER BY d.next_attempt_on LIMIT r.free
		) f
	), `

const claimHeads = `, found AS (
		SELECT d.id, d.next_attempt_on, NULL::timestamptz AS wait_until, 1 AS turn, r.version, r.url FROM room r CROSS JOIN LATERAL (
			SELECT d.id, d.sequence, d.next_attempt_on, d.lease_until FROM webhook_deliveries d
			WHERE d.` + waits + ` AND d.lane = '*' AND d.endpoint_id = r.id ORDER BY d.sequence LIMIT 1
		) d WHERE d.next_attempt_on <= ` + dueNow + ` AND ` + unleased + ` AND d.sequence <= @horizon
	), `

var (
	claimDueSQL    = "WITH RECURSIVE " + room("d.lane IS DISTINCT FROM '*'") + claimDue + leaseFound
	claimStrictSQL = "WITH RECURSIVE " + room("d.lane = '*'") + claimHeads + leaseFound
)

// queueing begins a transaction on the queue. What waits in it changes so fast
// that the planner's picture of it is always wrong, and a plan that sorts or
// hashes all that waits costs hundreds of times what walking the index does
// (measured: 75 ms against 0.8 ms for 20,000 waiting). Planning itself takes
// longer than the right plan, so it is done once.
const queueing = "BEGIN; SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = off;" +
	" SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off; SET LOCAL jit = off"

// queue runs f across stores on the queue of deliveries.
func (db *DB) queue(ctx context.Context, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, queueing, scope{role: platformRole})
	if err != nil {
		return err
	}
	defer in.rollback()
	if err := f(in.gorm); err != nil {
		return classify(err)
	}
	return in.commit()
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
	args := map[string]any{
		"by": c.By, "limit": c.Limit, "each": c.Each, "lease": c.Lease.Seconds(), "offset": db.clock.Offset().Seconds(),
		"busy": string(busy), "after": c.After, "hops": hops,
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
		var died []domain.WebhookAttempt
		for _, row := range rows {
			out.Strict, out.Next, out.Again = row.Strict, row.Next, row.Found > 0 || row.Next != 0
			if row.ID == 0 {
				continue
			}
			out.Deliveries = append(out.Deliveries, row.ClaimedDelivery)
			if row.Interrupted {
				died = append(died, row.interrupted(db.clock.Now()))
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
	Found  int
	Next   int64
	URL    string
	// Of a process that had the delivery before and did not settle it:
	Interrupted       bool
	InterruptedOn     *time.Time
	InterruptedReason domain.NextReason
}

// interrupted is the attempt of a process that died: it counts, since it may
// have arrived.
func (r *claimedRow) interrupted(now time.Time) domain.WebhookAttempt {
	a := domain.WebhookAttempt{
		ID: uuid.Must(uuid.NewV7()), StoreID: r.StoreID, EndpointID: r.EndpointID, DeliveryID: r.ID, Number: r.Attempts, Reason: r.InterruptedReason,
		StartedOn: now, URL: r.URL, RequestHeaders: []domain.WebhookHeader{}, ResponseHeaders: []domain.WebhookHeader{},
		NextAttemptOn: &now, NextAttemptReason: domain.AttemptInterrupted,
	}
	if r.InterruptedOn != nil {
		a.StartedOn = *r.InterruptedOn
	}
	a.Failed(domain.ErrorInterrupted, "The process that was sending it stopped; whether it arrived is unknown.")
	return a
}

// RenewLeases keeps claimed deliveries for as long again.
func (db *DB) RenewLeases(ctx context.Context, by uuid.UUID, ids []int64, lease time.Duration) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE webhook_deliveries d SET lease_until = statement_timestamp() + make_interval(secs => ?) WHERE d."+waits+" AND d.id = ANY(?) AND d.leased_by = ?",
			lease.Seconds(), array(ids), by).Error
	})
}

// GiveBack ends the leases of claimed deliveries that nothing was sent of: they
// are anybody's at once.
func (db *DB) GiveBack(ctx context.Context, by uuid.UUID, ids []int64) error {
	return db.queue(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE webhook_deliveries d SET leased_by = NULL, leased_on = NULL, lease_until = NULL WHERE d."+waits+" AND d.id = ANY(?) AND d.leased_by = ?",
			array(ids), by).Error
	})
}

// Settlement is an attempt and what follows from it.
type Settlement struct {
	Delivery domain.WebhookDelivery
	Attempt  domain.WebhookAttempt
	Next     domain.NextStep
}

// settled is a Settlement as the statement reads it.
type settled struct {
	ID                uuid.UUID              `json:"id"`
	StoreID           int64                  `json:"store_id"`
	EndpointID        int64                  `json:"endpoint_id"`
	DeliveryID        int64                  `json:"delivery_id"`
	Number            int                    `json:"number"`
	Reason            domain.NextReason      `json:"reason"`
	StartedOn         time.Time              `json:"started_on"`
	URL               string                 `json:"url"`
	RequestHeaders    []domain.WebhookHeader `json:"request_headers"`
	RemoteAddress     string                 `json:"remote_address"`
	StatusCode        *int                   `json:"status_code"`
	ErrorCode         domain.AttemptError    `json:"error_code"`
	Error             string                 `json:"error"`
	DNSMs             *int                   `json:"dns_ms"`
	ConnectMs         *int                   `json:"connect_ms"`
	TLSMs             *int                   `json:"tls_ms"`
	FirstByteMs       *int                   `json:"first_byte_ms"`
	TotalMs           int                    `json:"total_ms"`
	ResponseHeaders   []domain.WebhookHeader `json:"response_headers"`
	ResponseBody      *string                `json:"response_body"`
	ResponseTruncated bool                   `json:"response_truncated"`
	Status            domain.DeliveryStatus  `json:"status"`
	Step              int                    `json:"step"`
	Delay             float64                `json:"delay"`
	NextReason        domain.NextReason      `json:"next_reason"`
	Keep              float64                `json:"keep"`
}

const settleSQL = `
	WITH clock AS MATERIALIZED (SELECT statement_timestamp() + make_interval(secs => ?) AS now),
	o AS MATERIALIZED (
		SELECT o.*, c.now, CASE WHEN o.status = 'RETRYING' THEN c.now + make_interval(secs => o.delay) END AS next_on
		FROM clock c, json_to_recordset(?::json) AS o (id uuid, store_id bigint, endpoint_id bigint, delivery_id bigint, number int, reason text, started_on timestamptz, url text,
			request_headers json, remote_address text, status_code int, error_code text, error text, dns_ms int, connect_ms int, tls_ms int, first_byte_ms int, total_ms int,
			response_headers json, response_body text, response_truncated boolean, status text, step int, delay float8, next_reason text, keep float8)
	), done AS (
		UPDATE webhook_deliveries d SET status = o.status, attempts = o.number, step = o.step, next_attempt_on = o.next_on, next_attempt_reason = o.next_reason,
			leased_by = NULL, leased_on = NULL, lease_until = NULL, last_attempt_on = o.started_on, last_status_code = o.status_code, last_error_code = o.error_code,
			succeeded_on = CASE WHEN o.status = 'SUCCEEDED' THEN o.now END,
			parked_on = CASE WHEN o.status = 'PARKED' THEN o.now END, expires_on = CASE WHEN o.status = 'PARKED' THEN o.now + make_interval(secs => o.keep) END,
			modified_on = o.now
		FROM o WHERE d.id = o.delivery_id AND d.` + waits + ` AND d.leased_by = ?
	)
	INSERT INTO webhook_attempts (id, store_id, endpoint_id, delivery_id, number, reason, started_on, url, request_headers, remote_address, status_code, error_code, error,
		dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, response_headers, response_body, response_truncated, next_attempt_on, next_attempt_reason)
	SELECT id, store_id, endpoint_id, delivery_id, number, reason, started_on, url, request_headers, remote_address, status_code, error_code, error,
		dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, response_headers, response_body, response_truncated, next_on, next_reason FROM o`

// What follows a failed delivery in its lane waits as long as it does.
const followSQL = `
	UPDATE webhook_deliveries f SET next_attempt_on = d.next_attempt_on, next_attempt_reason = 'ORDERING'
	FROM webhook_deliveries d
	WHERE d.id = ANY(?) AND d.status = 'RETRYING' AND f.` + waits + ` AND f.endpoint_id = d.endpoint_id AND f.lane = d.lane AND f.lane <> '*'
		AND f.sequence > d.sequence AND f.next_attempt_on < d.next_attempt_on`

const disableSQL = `
	UPDATE webhook_endpoints SET is_active = false, disabled_reason = 'GONE', disabled_on = statement_timestamp() + make_interval(secs => ?),
		version = version + 1, modified_on = statement_timestamp() + make_interval(secs => ?)
	WHERE id = ANY(?) AND is_active`

// Settle keeps attempts with what follows from them, all in one transaction. A
// delivery that is not the dispatcher's any more, since its lease ran out or it
// was cancelled, stays as it is; the attempt is kept all the same.
func (db *DB) Settle(ctx context.Context, by uuid.UUID, settlements []Settlement) error {
	rows := make([]settled, len(settlements))
	var failed, gone []int64
	for i, s := range settlements {
		a, n := s.Attempt, s.Next
		rows[i] = settled{
			ID: a.ID, StoreID: a.StoreID, EndpointID: a.EndpointID, DeliveryID: a.DeliveryID, Number: a.Number, Reason: a.Reason, StartedOn: a.StartedOn, URL: a.URL,
			RequestHeaders: orEmpty(a.RequestHeaders), RemoteAddress: a.RemoteAddress, StatusCode: a.StatusCode, ErrorCode: a.ErrorCode, Error: a.Error,
			DNSMs: a.DNSMs, ConnectMs: a.ConnectMs, TLSMs: a.TLSMs, FirstByteMs: a.FirstByteMs, TotalMs: a.TotalMs,
			ResponseHeaders: orEmpty(a.ResponseHeaders), ResponseBody: a.ResponseBody, ResponseTruncated: a.ResponseTruncated,
			Status: n.Status, Step: n.Step, Delay: n.Delay.Seconds(), NextReason: n.Reason, Keep: n.Keep.Seconds(),
		}
		if n.Status == domain.DeliveryRetrying && s.Delivery.Lane != nil {
			failed = append(failed, s.Delivery.ID)
		}
		if n.Disable {
			gone = append(gone, s.Delivery.EndpointID)
		}
	}
	outcomes, err := json.Marshal(rows)
	if err != nil {
		return err
	}
	health, err := json.Marshal(tally(settlements))
	if err != nil {
		return err
	}
	offset := db.clock.Offset().Seconds()
	return db.queue(ctx, func(g *gorm.DB) error {
		if err := g.Exec(settleSQL, offset, string(outcomes), by).Error; err != nil {
			return err
		}
		if len(failed) > 0 {
			if err := g.Exec(followSQL, array(failed)).Error; err != nil {
				return err
			}
		}
		if len(gone) > 0 {
			if err := g.Exec(disableSQL, offset, offset, array(gone)).Error; err != nil {
				return err
			}
		}
		return g.Exec(healthSQL, string(health)).Error
	})
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
