package repo

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// Settlement is an attempt and its consequence for the delivery.
type Settlement struct {
	Delivery webhook.WebhookDelivery
	Attempt  webhook.WebhookAttempt
	Next     webhook.NextStep
}

// settled is a Settlement in the form that the SQL statement reads.
type settled struct {
	ID                uuid.UUID               `json:"id"`
	StoreID           int64                   `json:"store_id"`
	EndpointID        int64                   `json:"endpoint_id"`
	DeliveryID        int64                   `json:"delivery_id"`
	Number            int                     `json:"number"`
	Reason            webhook.NextReason      `json:"reason"`
	StartedOn         time.Time               `json:"started_on"`
	URL               string                  `json:"url"`
	RequestHeaders    []webhook.WebhookHeader `json:"request_headers"`
	RemoteAddress     string                  `json:"remote_address"`
	StatusCode        *int                    `json:"status_code"`
	ErrorCode         webhook.AttemptError    `json:"error_code"`
	Error             string                  `json:"error"`
	DNSMs             *int                    `json:"dns_ms"`
	ConnectMs         *int                    `json:"connect_ms"`
	TLSMs             *int                    `json:"tls_ms"`
	FirstByteMs       *int                    `json:"first_byte_ms"`
	TotalMs           int                     `json:"total_ms"`
	ResponseHeaders   []webhook.WebhookHeader `json:"response_headers"`
	ResponseBody      *string                 `json:"response_body"`
	ResponseTruncated bool                    `json:"response_truncated"`
	Status            webhook.DeliveryStatus  `json:"status"`
	Step              int                     `json:"step"`
	Delay             float64                 `json:"delay"`
	NextReason        webhook.NextReason      `json:"next_reason"`
	Keep              float64                 `json:"keep"`
}

// settleSQL inserts the attempts, updates the deliveries, and locks the states of their endpoints sorted by endpoint
// id. A condition on o that is always true makes the planner expect one row. Otherwise the planner would start with all
// waiting deliveries (see queueing).
const settleSQL = `
	WITH clock AS MATERIALIZED (SELECT statement_timestamp() + make_interval(secs => ?) AS now),
	o AS MATERIALIZED (
		SELECT o.*, c.now, CASE WHEN o.status = 'RETRYING' THEN c.now + make_interval(secs => o.delay) END AS next_on,
			(SELECT d.ctid FROM webhook_deliveries d WHERE d.id = o.delivery_id AND d.` + waits + ` ORDER BY d.status LIMIT 1) AS row_at
		FROM clock c, json_to_recordset(?::json) AS o (id uuid, store_id bigint, endpoint_id bigint, delivery_id bigint, number int, reason text, started_on timestamptz, url text,
			request_headers json, remote_address text, status_code int, error_code text, error text, dns_ms int, connect_ms int, tls_ms int, first_byte_ms int, total_ms int,
			response_headers json, response_body text, response_truncated boolean, status text, step int, delay float8, next_reason text, keep float8)
		WHERE o.number + 0 = o.number
	), done AS (
		UPDATE webhook_deliveries d SET status = o.status, attempts = o.number, step = o.step, next_attempt_on = o.next_on, next_attempt_reason = o.next_reason,
			leased_by = NULL, leased_on = NULL, lease_until = NULL, last_attempt_on = o.started_on, last_status_code = o.status_code, last_error_code = o.error_code,
			succeeded_on = CASE WHEN o.status = 'SUCCEEDED' THEN o.now END, parked_on = CASE WHEN o.status = 'PARKED' THEN o.now END,
			expires_on = CASE o.status WHEN 'PARKED' THEN coalesce(d.expires_on, o.now + make_interval(secs => o.keep)) WHEN 'RETRYING' THEN d.expires_on END,
			modified_on = o.now
		FROM o WHERE d.ctid = o.row_at AND d.` + waits + ` AND d.leased_by = ?
	), tried AS (
	INSERT INTO webhook_attempts (id, store_id, endpoint_id, delivery_id, number, reason, started_on, url, request_headers, remote_address, status_code, error_code, error,
		dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, response_headers, response_body, response_truncated, next_attempt_on, next_attempt_reason)
	SELECT id, store_id, endpoint_id, delivery_id, number, reason, started_on, url, request_headers, remote_address, status_code, error_code, error,
		dns_ms, connect_ms, tls_ms, first_byte_ms, total_ms, response_headers, response_body, response_truncated, next_on, next_reason FROM o
	)
	SELECT s.*, clock.now FROM clock, webhook_endpoint_states s WHERE s.endpoint_id = ANY(?) ORDER BY s.endpoint_id FOR UPDATE OF s`

// followSQL delays the later deliveries in the lane of a failed delivery until its next attempt.
const followSQL = `
	UPDATE webhook_deliveries f SET next_attempt_on = d.next_attempt_on, next_attempt_reason = 'ORDERING'
	FROM webhook_deliveries d CROSS JOIN LATERAL (
		SELECT f.ctid AS row_at FROM webhook_deliveries f
		WHERE f.` + waits + ` AND f.endpoint_id = d.endpoint_id AND f.lane = d.lane AND f.lane <> '*' AND f.sequence > d.sequence AND f.next_attempt_on < d.next_attempt_on
		ORDER BY f.sequence OFFSET 0
	) behind
	WHERE d.id = ANY(?) AND d.status = 'RETRYING' AND f.` + waits + ` AND f.ctid = behind.row_at AND f.next_attempt_on < d.next_attempt_on`

const disableSQL = `
	UPDATE webhook_endpoints SET is_active = false, disabled_reason = 'GONE', disabled_on = statement_timestamp() + make_interval(secs => ?),
		version = version + 1, modified_on = statement_timestamp() + make_interval(secs => ?)
	WHERE id = ANY(?) AND is_active`

// Settle stores attempts and their consequences in one transaction. If the dispatcher no longer has the lease, because
// the lease expired or the delivery was canceled, Settle leaves the delivery unchanged but stores the attempt. After a
// lost connection, the call can be repeated: it succeeds if the first call was committed.
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
		if n.Status == webhook.DeliveryRetrying && s.Delivery.Lane != nil {
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
	counts, endpoints := tally(settlements)
	counted, err := json.Marshal(counts)
	if err != nil {
		return err
	}
	offset := db.clock.Offset().Seconds()
	err = db.queue(ctx, func(g *gorm.DB) error {
		if len(gone) > 0 {
			if err := g.Exec(disableSQL, offset, offset, array(gone)).Error; err != nil {
				return err
			}
		}
		var states []endpointState
		if err := g.Raw(settleSQL, offset, string(outcomes), by, array(endpoints)).Scan(&states).Error; err != nil {
			return err
		}
		if len(failed) > 0 {
			if err := g.Exec(followSQL, array(failed)).Error; err != nil {
				return err
			}
		}
		return g.Exec(healthSQL, string(counted), follow(states, settlements)).Error
	})
	if pg, is := errors.AsType[*pgconn.PgError](err); is && pg.Code == "23505" && strings.HasPrefix(pg.TableName, "webhook_attempts") {
		return nil // attempt ids are unique, so an earlier call has committed these attempts
	}
	return err
}

// endpointState is an endpoint's state with the time of the statement that read it.
type endpointState struct {
	webhook.WebhookEndpointState
	Now time.Time
}

// follow applies attempts to the states of their endpoints, in the order in which the attempts ended, and returns the
// new states as JSON.
func follow(states []endpointState, settlements []Settlement) string {
	byID := map[int64]*endpointState{}
	for i := range states {
		byID[states[i].EndpointID] = &states[i]
	}
	settlements = slices.DeleteFunc(slices.Clone(settlements), func(s Settlement) bool { return byID[s.Attempt.EndpointID] == nil }) // the endpoint was deleted
	for _, s := range settlements {
		e := byID[s.Attempt.EndpointID]
		e.Attempted(&s.Attempt, s.Next, e.Now.UTC())
	}
	for _, s := range settlements {
		if e := byID[s.Attempt.EndpointID]; s.Next.Disable {
			e.WhenGone(e.Now.UTC())
		}
	}
	after := make([]*webhook.WebhookEndpointState, len(states))
	for i := range states {
		after[i] = &states[i].WebhookEndpointState
	}
	text, err := json.Marshal(after)
	if err != nil {
		panic(err) // the states contain only values that JSON can encode
	}
	return string(text)
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}
