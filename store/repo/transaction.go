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

// The roles that migrations make.
const (
	storeRole    = "store_app"
	platformRole = "platform"
)

// scope is what a transaction was entered with: a role, and the store that
// store_app sees.
type scope struct {
	role    string
	storeID int64
}

// opening is how a transaction begins: its BEGIN and how its statements are planned.
type opening struct {
	begin string
	plans string   // plan_cache_mode
	scans bool     // whether tables may be read whole
	more  []string // further SETs
}

// readOnly begins a snapshot: whatever is read in one transaction is as it was at its first
// statement. It costs no round trip and fewer snapshots in PostgreSQL than READ COMMITTED.
const readOnly = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

// readingKeys, reading and readingValues begin transactions that only read, writing and
// working those that write.
//
// Statements that find their rows by keys are planned once for all values (measured: a
// third of PostgreSQL's time for a product, a fifth for a checkout). Such a plan may be
// older than the rows: a table that was empty then is not read whole for ever.
//
// Statements that look texts up are planned for their values each time. Left to itself
// PostgreSQL plans for all values from the sixth time on, where it takes that to be as
// good, and looked through all orders for a text that none has. Lists, whose best plan
// hangs on the values too, are left to it: planning all of their statements each time
// takes longer than these (measured: 2.7 ms of PostgreSQL's for a list of products, 7.8
// planned each time).
var (
	readingKeys   = opening{begin: readOnly, plans: "force_generic_plan"}
	reading       = opening{begin: readOnly, plans: "auto", scans: true}
	readingValues = opening{begin: readOnly, plans: "force_custom_plan", scans: true}
	writing       = opening{begin: "BEGIN", plans: "force_generic_plan"}
	working       = opening{begin: "BEGIN", plans: "auto", scans: true} // across stores
)

// takesScope takes on a scope until the transaction ends, and says how to plan. No
// statement is compiled: that takes 25 MB of every connection, and longer than it saves
// (measured: 234 ms for the newest of 200,000 products, 10 without, and so with every list).
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
	// acquireLimit is for how long a transaction waits for a connection; then the
	// service says that it is unavailable rather than queue up.
	acquireLimit = time.Second
	// rollbackLimit bounds the statement that ends a transaction whose request is gone.
	rollbackLimit = 5 * time.Second
)

// entered is a transaction for a scope, on a connection of its own. It begins with the
// first statement that is sent, in the same round trip.
type entered struct {
	gorm    *gorm.DB
	conn    *sql.Conn
	opening opening
	scope   scope
	begun   bool
	failed  error // to begin: nothing more is sent
	done    bool
}

// enter opens a transaction that takes on a role and a store. Whatever the connection was
// before, its statements see what the role may see, until it ends.
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

// begin begins the transaction by itself, where it has not.
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

// enter takes on another scope for the rest of the transaction.
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

// queue puts what begins the transaction before what is sent.
func (in *entered) queue(batch *pgx.Batch) {
	batch.Queue(in.opening.begin)
	for _, set := range in.opening.more {
		batch.Queue(set)
	}
	batch.Queue(takesScope, in.opening.scope(in.scope)...)
}

// began reads the answers to what queue has put.
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

// knows says that what the store shows had a version when the request came; empty: it is
// not known.
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

// ask runs one query across stores that writes nothing. Its transaction, its role
// and itself are one round trip: every request asks for its credential first.
func (db *DB) ask(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.askAs(ctx, scope{role: platformRole}, "auto", query, args, row)
}

// find is ask for what is found by values that some rows have or many, as texts: it is
// planned for them each time.
func (db *DB) find(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.askAs(ctx, scope{role: platformRole}, "force_custom_plan", query, args, row)
}

// askAs is ask within a scope, and with a mode of plans.
func (db *DB) askAs(ctx context.Context, s scope, plans, query string, args []any, row func(pgx.Rows) error) error {
	return db.alone(ctx, s, "set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', '"+plans+"', true)", query, args, row)
}

// note is ask for one statement that writes, and does not wait for the disk, as soon.
func (db *DB) note(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.alone(ctx, scope{role: platformRole}, "set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)", query, args, row)
}

// alone runs a statement in a transaction of its own, within a scope and with settings.
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
		both := &pgx.Batch{} // statements sent together are one transaction
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

// set runs a statement without arguments.
func (in *entered) set(ctx context.Context, statement string) error {
	if err := in.begin(ctx); err != nil {
		return err
	}
	_, err := in.simple(ctx, statement)
	return err
}

// simple sends a statement without arguments and gives back its tag.
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

// rollback gives the transaction up. A connection that cannot even do that is
// thrown away, and its server rolls back.
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
