package repo

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// The roles that the migrations create.
const (
	storeRole    = "store_app"
	platformRole = "platform"
)

// scope is the role of a transaction, and the store whose rows store_app sees.
type scope struct {
	role    string
	storeID int64
}

// opening describes how a transaction begins, and how its statements are planned.
type opening struct {
	begin string
	plans string   // plan_cache_mode
	scans bool     // whether sequential scans are allowed
	more  []string // further SETs
}

// readOnly begins a snapshot: all statements of the transaction see the rows as of the first one.
// It costs no round trip and fewer snapshots in PostgreSQL than READ COMMITTED.
const readOnly = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

// readingKeys, reading and readingValues begin transactions that only read, writing and working
// those that write.
//
// Statements by key use generic plans (measured: this saves a third of PostgreSQL's time for a
// product, a fifth for a checkout). Their sequential scans are off, since such a plan may date
// from when a table was empty and would scan it forever.
//
// Text lookups are planned for their values each time. With plan mode auto, PostgreSQL may use a
// generic plan from the sixth run on; it scanned all orders for a text that no order contains.
// The best plan of lists also depends on the values, but they use auto: planning all of their
// statements each time takes longer than running them (measured for a list of products: 2.7 ms of
// PostgreSQL's time, 7.8 if planned each time).
var (
	readingKeys   = opening{begin: readOnly, plans: "force_generic_plan"}
	reading       = opening{begin: readOnly, plans: "auto", scans: true}
	readingValues = opening{begin: readOnly, plans: "force_custom_plan", scans: true}
	writing       = opening{begin: "BEGIN", plans: "force_generic_plan"}
	working       = opening{begin: "BEGIN", plans: "auto", scans: true} // across stores
)

// takesScope sets the role, store and plan mode until the transaction ends. JIT is off: it takes
// 25 MB of every connection and more time than it saves (measured for the newest of 200,000
// products: 234 ms with it, 10 without; every list is like that).
const takesScope = `SELECT set_config('role', $1, true), set_config('app.store_id', $2, true), set_config('jit', 'off', true),
	set_config('plan_cache_mode', $3, true), set_config('enable_seqscan', $4, true)`

func (o opening) scope(s scope) []any {
	seqscan := "off"
	if o.scans {
		seqscan = "on"
	}
	return []any{s.role, domain.Itoa(s.storeID), o.plans, seqscan}
}

const (
	// acquireLimit is how long a transaction waits for a connection. After that it is unavailable,
	// so requests do not queue.
	acquireLimit = time.Second
	// rollbackLimit is the timeout of the rollback of a transaction whose request has ended.
	rollbackLimit = 5 * time.Second
)

// entered is a transaction in a scope, on its own connection. It begins in the round trip of its
// first statement.
type entered struct {
	gorm    *gorm.DB
	conn    *sql.Conn
	opening opening
	scope   scope
	begun   bool
	failed  error // the error of the opening; then no statement is sent
	done    bool
}

// enter opens a transaction with a role and a store. Its statements see what the role may see,
// whatever the connection was used for before.
func (db *DB) enter(ctx context.Context, o opening, s scope) (*entered, error) {
	if s.role == storeRole && s.storeID <= 0 {
		return nil, errors.New("repo: no store to act in")
	}
	conn, err := db.acquire(ctx)
	if err != nil {
		return nil, err
	}
	in := &entered{conn: conn, opening: o, scope: s}
	in.gorm = handle(ctx, db.gorm, newScopedConn(in))
	return in, nil
}

// begin begins the transaction in its own round trip, unless it has begun.
func (in *entered) begin(ctx context.Context) error {
	if in.begun || in.failed != nil {
		return in.failed
	}
	return in.raw(func(c *pgx.Conn) error {
		batch := &pgx.Batch{}
		in.queue(batch)
		answers := c.SendBatch(ctx, batch)
		return cmp.Or(in.began(answers), answers.Close())
	})
}

// enter switches to another scope for the rest of the transaction.
func (in *entered) enter(ctx context.Context, s scope) error {
	if err := in.begin(ctx); err != nil {
		return err
	}
	in.scope = s
	return in.raw(func(c *pgx.Conn) error {
		_, err := c.Exec(ctx, takesScope, in.opening.scope(s)...)
		return err
	})
}

// queue adds the statements that begin the transaction to a batch.
func (in *entered) queue(batch *pgx.Batch) {
	batch.Queue(in.opening.begin)
	for _, set := range in.opening.more {
		batch.Queue(set)
	}
	batch.Queue(takesScope, in.opening.scope(in.scope)...)
}

// began reads the results of the statements that queue has added.
func (in *entered) began(answers pgx.BatchResults) error {
	in.begun = true
	for range len(in.opening.more) + 2 {
		if _, err := answers.Exec(); err != nil {
			in.failed = err
			return err
		}
	}
	return nil
}

// knows sets the storefront version as of the request; empty means unknown.
func (in *entered) knows(version string) {
	in.gorm.Statement.ConnPool.(scopedConn).shown.version = version
}

func (db *DB) acquire(ctx context.Context) (*sql.Conn, error) {
	wait, cancel := context.WithTimeout(ctx, acquireLimit)
	defer cancel()
	conn, err := db.pool.Conn(wait)
	if err != nil {
		return nil, unavailable{err}
	}
	return conn, nil
}

// ask runs one query across stores that writes nothing. Its transaction, role and statement are
// one round trip, since every request first looks up its credential.
func (db *DB) ask(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.askAs(ctx, scope{role: platformRole}, "auto", query, args, row)
}

// find is ask for lookups by values, such as texts, that few or many rows may have. It is planned
// for its values each time.
func (db *DB) find(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.askAs(ctx, scope{role: platformRole}, "force_custom_plan", query, args, row)
}

// askAs is ask in a scope, with a plan mode.
func (db *DB) askAs(ctx context.Context, s scope, plans, query string, args []any, row func(pgx.Rows) error) error {
	return db.alone(ctx, s, "set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', '"+plans+"', true)", query, args, row)
}

// note is ask for one statement that writes. Like soon, it does not wait for the disk.
func (db *DB) note(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.alone(ctx, scope{role: platformRole}, "set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)", query, args, row)
}

// alone runs a statement in its own transaction, in a scope and with settings.
func (db *DB) alone(ctx context.Context, s scope, settings, query string, args []any, row func(pgx.Rows) error) error {
	if err := checked(query); err != nil {
		return err
	}
	conn, err := db.acquire(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	return classify(conn.Raw(func(c any) error {
		both := &pgx.Batch{} // statements of one batch are one transaction
		both.Queue("SELECT set_config('role', $1, true), set_config('app.store_id', $2, true), set_config('jit', 'off', true), "+settings, s.role, domain.Itoa(s.storeID))
		both.Queue(query, args...)
		answers := c.(*stdlib.Conn).Conn().SendBatch(ctx, both)
		_, err := answers.Exec()
		if err == nil {
			var found pgx.Rows
			if found, err = answers.Query(); err == nil {
				err = row(found)
				found.Close()
				err = cmp.Or(err, found.Err())
			}
		}
		return cmp.Or(err, answers.Close())
	}))
}

func (in *entered) raw(f func(*pgx.Conn) error) error {
	return in.conn.Raw(func(c any) error { return f(c.(*stdlib.Conn).Conn()) })
}

// set runs a statement without arguments, and begins the transaction if necessary.
func (in *entered) set(ctx context.Context, statement string) error {
	if err := in.begin(ctx); err != nil {
		return err
	}
	_, err := in.simple(ctx, statement)
	return err
}

// simple sends a statement without arguments and returns its command tag.
func (in *entered) simple(ctx context.Context, statement string) (tag string, err error) {
	err = in.raw(func(c *pgx.Conn) error {
		results, err := c.PgConn().Exec(ctx, statement).ReadAll()
		if n := len(results); err == nil && n > 0 {
			tag = results[n-1].CommandTag.String()
		}
		return err
	})
	return tag, err
}

var errRolledBack = errors.New("repo: commit of a transaction in which a statement had failed")

func (in *entered) commit() error {
	if !in.begun && in.failed == nil { // nothing was sent
		in.rollback()
		return nil
	}
	tag, err := in.simple(in.gorm.Statement.Context, "COMMIT")
	if err == nil && tag != "COMMIT" {
		err = errRolledBack
	}
	if err == nil {
		in.done = true
		return classify(in.conn.Close())
	}
	in.rollback()
	return classify(err)
}

// rollback rolls the transaction back. If that fails, it discards the connection, and PostgreSQL
// rolls back.
func (in *entered) rollback() {
	if in.done {
		return
	}
	in.done = true
	if in.begun {
		ctx, cancel := context.WithTimeout(context.Background(), rollbackLimit)
		defer cancel()
		if _, err := in.simple(ctx, "ROLLBACK"); err != nil {
			_ = in.conn.Raw(func(any) error { return driver.ErrBadConn })
		}
	}
	_ = in.conn.Close()
}
