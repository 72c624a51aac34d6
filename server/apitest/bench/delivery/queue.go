package main

import (
	"context"
	"database/sql"
	"encoding/binary"
	"encoding/json"
	"errors"
	"maps"
	"net"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

const lease = time.Minute

// ownQueue claims and settles deliveries with the service's own code.
type ownQueue struct {
	db   *repo.DB
	pool *sql.DB
	by   uuid.UUID
	sent *wiretap

	mu        sync.Mutex
	endpoints map[int64]int // number of deliveries in flight, by endpoint
	stores    map[int64]int
}

func newOwnQueue(url string) (*ownQueue, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	q := &ownQueue{by: uuid.New(), sent: &wiretap{}, endpoints: map[int64]int{}, stores: map[int64]int{}}
	q.sent.on(config)
	config.RuntimeParams["timezone"] = "UTC"
	q.pool = stdlib.OpenDB(*config)
	q.db, err = repo.New(q.pool, &domain.Clock{})
	return q, err
}

func (q *ownQueue) close() { _ = q.pool.Close() }

func (q *ownQueue) claim(ctx context.Context) ([]owed, error) {
	q.mu.Lock()
	c := repo.Claim{By: q.by, Slots: slots, Processes: 1, Lease: lease, InFlight: maps.Clone(q.endpoints), Stores: maps.Clone(q.stores)}
	q.mu.Unlock()
	found, err := q.db.ClaimDeliveries(ctx, c)
	if err != nil {
		return nil, err
	}
	out := make([]owed, len(found.Deliveries))
	q.mu.Lock()
	defer q.mu.Unlock()
	for i := range found.Deliveries {
		d := &found.Deliveries[i]
		out[i] = owed{d.ID, d.StoreID, d.EndpointID, d}
		q.endpoints[d.EndpointID]++
		q.stores[d.StoreID]++
	}
	return out, nil
}

func (q *ownQueue) settle(ctx context.Context, batch []owed) error {
	settlements := make([]repo.Settlement, len(batch))
	for i, o := range batch {
		a := succeeded(o)
		next, err := o.whole.Attempted(&a, 0)
		if err != nil {
			return err
		}
		settlements[i] = repo.Settlement{Delivery: o.whole.WebhookDelivery, Attempt: a, Next: next}
	}
	err := q.db.Settle(ctx, q.by, settlements)
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, o := range batch {
		q.endpoints[o.endpointID]--
		q.stores[o.storeID]--
	}
	return err
}

// succeeded returns a successful attempt with the response of a receiver on this machine.
func succeeded(o owed) webhook.WebhookAttempt {
	code, none, quick := 204, 0, 1
	a := webhook.WebhookAttempt{
		ID: uuid.Must(uuid.NewV7()), StoreID: o.storeID, EndpointID: o.endpointID, DeliveryID: o.id, Number: o.whole.Attempts + 1, Reason: o.whole.NextAttemptReason,
		StartedOn: time.Now().UTC(), URL: "http://127.0.0.1:40000/never-sent/0", RemoteAddress: "127.0.0.1:40000", StatusCode: &code, ConnectMs: &none, FirstByteMs: &quick, TotalMs: quick,
	}
	m := webhook.WebhookMessage{ID: domain.EventID(o.whole.EventID), Sequence: o.whole.Sequence, ObjectVersion: o.whole.ObjectVersion}
	a.RequestHeaders = m.Headers(a.StartedOn.Unix(), "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=")
	a.AddResponseHeader("Date", a.StartedOn.Format(time.RFC1123))
	return a
}

// record claims and settles once with the service's code. It returns a queue that repeats the recorded statements.
func (q *ownQueue) record(ctx context.Context, url string) (*rawQueue, error) {
	q.sent.take()
	batch, err := q.claim(ctx)
	if err != nil {
		return nil, err
	}
	claiming := q.sent.take()
	if err := q.settle(ctx, batch); err != nil {
		return nil, err
	}
	settling := q.sent.take()
	if len(claiming) != 3 || len(settling) != 4 {
		return nil, errors.New("claiming is no longer BEGIN, one statement, COMMIT, or settling is no longer BEGIN, two statements, COMMIT: the replay of their statements has to follow")
	}
	raw := &rawQueue{claiming: claiming, settling: settling, recorded: len(batch)}
	raw.outcomes = slices.IndexFunc(settling[1].args, func(a any) bool { s, ok := a.(string); return ok && strings.HasPrefix(s, "[") })
	if raw.outcomes < 0 {
		return nil, errors.New("the outcomes that are settled are no longer JSON")
	}
	var outcomes []map[string]json.RawMessage
	if err := json.Unmarshal([]byte(settling[1].args[raw.outcomes].(string)), &outcomes); err != nil {
		return nil, err
	}
	raw.outcome = outcomes[0]
	for _, conn := range []**pgx.Conn{&raw.claimer, &raw.settler} {
		if *conn, err = pgx.Connect(ctx, url); err != nil {
			return nil, err
		}
	}
	return raw, nil
}

// rawQueue sends the recorded statements over plain pgx. Its claims report that no delivery is in flight. It settles
// different deliveries with copies of one outcome.
type rawQueue struct {
	claimer, settler   *pgx.Conn
	claiming, settling []sent
	outcomes           int // index of the argument that contains the outcomes in the settling statement
	outcome            map[string]json.RawMessage
	recorded           int // number of deliveries in the recording
}

func (q *rawQueue) close() {
	for _, conn := range []*pgx.Conn{q.claimer, q.settler} {
		_ = conn.Close(context.Background())
	}
}

func (q *rawQueue) claim(ctx context.Context) (out []owed, err error) {
	for _, s := range q.claiming {
		if s.args == nil {
			_, err = q.claimer.PgConn().Exec(ctx, s.text).ReadAll()
		} else {
			out, err = q.found(ctx, s)
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (q *rawQueue) found(ctx context.Context, s sent) (out []owed, err error) {
	rows, err := q.claimer.Query(ctx, s.text, s.args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var at [3]int
	for i, name := range []string{"id", "store_id", "endpoint_id"} {
		for j, f := range rows.FieldDescriptions() {
			if f.Name == name {
				at[i] = j
			}
		}
	}
	for rows.Next() {
		raw := rows.RawValues()
		if raw[at[0]] == nil { // the claim found no delivery
			continue
		}
		number := func(i int) int64 { return int64(binary.BigEndian.Uint64(raw[at[i]])) }
		out = append(out, owed{id: number(0), storeID: number(1), endpointID: number(2)})
	}
	return out, rows.Err()
}

func (q *rawQueue) settle(ctx context.Context, batch []owed) error {
	outcomes := make([]map[string]json.RawMessage, len(batch))
	for i, o := range batch {
		outcomes[i] = maps.Clone(q.outcome)
		for name, value := range map[string]any{"id": uuid.Must(uuid.NewV7()), "store_id": o.storeID, "endpoint_id": o.endpointID, "delivery_id": o.id} {
			raw, err := json.Marshal(value)
			if err != nil {
				return err
			}
			outcomes[i][name] = raw
		}
	}
	text, err := json.Marshal(outcomes)
	if err != nil {
		return err
	}
	for i, s := range q.settling {
		if s.args == nil {
			_, err = q.settler.PgConn().Exec(ctx, s.text).ReadAll()
		} else {
			args := slices.Clone(s.args)
			if i == 1 {
				args[q.outcomes] = string(text)
			}
			var rows pgx.Rows
			if rows, err = q.settler.Query(ctx, s.text, args...); err == nil {
				for rows.Next() {
				}
				err = rows.Err()
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// sent is a statement that was sent, with its arguments. Without arguments, it was sent as text.
type sent struct {
	text string
	args []any
}

// wiretap records the statements that connections send.
type wiretap struct {
	mu  sync.Mutex
	all []sent
}

func (w *wiretap) on(config *pgx.ConnConfig) {
	config.Tracer = w
	dial := config.DialFunc
	config.DialFunc = func(ctx context.Context, network, address string) (net.Conn, error) {
		conn, err := dial(ctx, network, address)
		return tapped{conn, w}, err
	}
}

func (w *wiretap) note(s sent) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.all) < 1000 { // only the first statements after each take are needed
		w.all = append(w.all, s)
	}
}

func (w *wiretap) take() []sent {
	w.mu.Lock()
	defer w.mu.Unlock()
	all := w.all
	w.all = nil
	return all
}

// TraceQueryStart records statements with arguments.
func (w *wiretap) TraceQueryStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryStartData) context.Context {
	args := slices.DeleteFunc(slices.Clone(data.Args), func(a any) bool {
		switch a.(type) {
		case pgx.QueryResultFormats, pgx.QueryResultFormatsByOID, pgx.QueryExecMode: // options, not arguments
			return true
		}
		return false
	})
	w.note(sent{data.SQL, args})
	return ctx
}

// TraceQueryEnd does nothing; the interface requires it.
func (*wiretap) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// tapped records statements that are sent as text, each in its own protocol message.
type tapped struct {
	net.Conn
	tap *wiretap
}

func (t tapped) Write(b []byte) (int, error) {
	if len(b) > 6 && b[0] == 'Q' {
		t.tap.note(sent{text: strings.TrimRight(string(b[5:]), "\x00")})
	}
	return t.Conn.Write(b)
}
