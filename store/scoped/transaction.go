package scoped

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreRole and PlatformRole are the roles of transactions. The migrations create them.
const (
	StoreRole    = "store_app"
	PlatformRole = "platform"
)

// Scope is the role of a transaction, and the store whose rows StoreRole can see.
type Scope struct {
	Role    string
	StoreID int64
}

// Opening describes how a transaction begins and how PostgreSQL plans its statements.
type Opening struct {
	Begin string   // the statement that begins the transaction
	Plans string   // value of plan_cache_mode
	Scans bool     // allows sequential scans
	More  []string // further SET statements
}

// ReadOnly begins a snapshot: all statements of the transaction see the rows as of the first statement. The snapshot
// costs no round trip, and PostgreSQL takes fewer snapshots than for READ COMMITTED.
const ReadOnly = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

// Statements run in three ways: Enter begins a transaction of several statements, Ask runs one statement that reads,
// and Note runs one statement that writes. ReadingKeys, Reading and ReadingValues are for transactions that only read;
// Writing and Working are for transactions that write.
//
// Statements by key use generic plans (measured: this saves a third of PostgreSQL's time for a product, and a fifth for
// a checkout). Sequential scans are disabled for these statements, since a plan may have been made while a table was
// empty and would then always scan the table.
//
// Text lookups are planned for their values on every run. With plan mode auto, PostgreSQL may use a generic plan from
// the sixth run on; in one case that plan scanned all orders for a text that no order contained. The best plan for a
// list also depends on the values. Lists nevertheless use auto, because planning all their statements on every run
// takes longer than running them. Measured for a list of products: 2.7 ms of PostgreSQL's time with auto, and 7.8 ms if
// planned on every run.
var (
	ReadingKeys   = Opening{Begin: ReadOnly, Plans: "force_generic_plan"}
	Reading       = Opening{Begin: ReadOnly, Plans: "auto", Scans: true}
	ReadingValues = Opening{Begin: ReadOnly, Plans: "force_custom_plan", Scans: true}
	Writing       = Opening{Begin: "BEGIN", Plans: "force_generic_plan"}
	Working       = Opening{Begin: "BEGIN", Plans: "auto", Scans: true} // for work across stores
)

// takesScope sets the role, store and plan mode until the transaction ends. It disables JIT, which takes 25 MB in every
// connection and more time than it saves. Measured for the newest of 200,000 products: 234 ms with JIT, 10 ms without.
// Other lists gave similar results.
const takesScope = `SELECT set_config('role', $1, true), set_config('app.store_id', $2, true), set_config('jit', 'off', true),
	set_config('plan_cache_mode', $3, true), set_config('enable_seqscan', $4, true)`

func (o Opening) scope(s Scope) []any {
	seqscan := "off"
	if o.Scans {
		seqscan = "on"
	}
	return []any{s.Role, domain.Itoa(s.StoreID), o.Plans, seqscan}
}

const (
	// acquireLimit is the time for which a transaction waits for a connection. After that, the database is treated as
	// unavailable, so that requests do not queue.
	acquireLimit = time.Second
	// rollbackLimit is the timeout for rolling back a transaction whose request has ended.
	rollbackLimit = 5 * time.Second
)

// Transaction is a transaction in a scope, on its own connection. It begins in the same round trip as its
// first statement.
type Transaction struct {
	gorm    *gorm.DB
	conn    leased
	opening Opening
	first   string // value of DB.First
	scope   Scope
	rows    *rowCache
	begun   bool
	failed  error // error of the opening, after which no statement is sent
	done    bool
	// unhurried means that the reads of the connection have no time limit.
	unhurried bool
}

// Enter opens a transaction with a role and a store. Always defer Rollback. The statements see the rows that the role
// may see, regardless of earlier transactions on the connection.
func (db *DB) Enter(ctx context.Context, o Opening, s Scope) (*Transaction, error) {
	if s.Role == StoreRole && s.StoreID <= 0 {
		return nil, errors.New("scoped: no store to act in")
	}
	conn, err := db.acquire(ctx, s)
	if err != nil {
		return nil, err
	}
	in := &Transaction{conn: conn, opening: o, first: db.First, scope: s, rows: db.rows}
	in.gorm = handle(ctx, db.gorm, newScopedConn(in))
	return in, nil
}

// begin begins the transaction in a separate round trip, unless it has already begun.
func (in *Transaction) begin(ctx context.Context) error {
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

// Switch changes the scope for the rest of the transaction. Existing handles keep the former scope, so get a new handle
// after Switch.
func (in *Transaction) Switch(ctx context.Context, s Scope) error {
	if err := in.begin(ctx); err != nil {
		return err
	}
	in.scope = s
	err := in.raw(func(c *pgx.Conn) error {
		_, err := c.Exec(ctx, takesScope, in.opening.scope(s)...)
		return err
	})
	if err == nil {
		in.gorm = handle(ctx, in.gorm, newScopedConn(in))
	}
	return err
}

// queue adds to a batch the statements that begin the transaction.
func (in *Transaction) queue(batch *pgx.Batch) {
	batch.Queue(in.opening.Begin)
	if in.first != "" {
		batch.Queue(in.first)
	}
	for _, set := range in.opening.More {
		batch.Queue(set)
	}
	batch.Queue(takesScope, in.opening.scope(in.scope)...)
}

// began reads the results of the statements that queue has added.
func (in *Transaction) began(answers pgx.BatchResults) error {
	in.begun = true
	sets := len(in.opening.More) + 2
	if in.first != "" {
		sets++
	}
	for range sets {
		if _, err := answers.Exec(); err != nil {
			in.failed = err
			return err
		}
	}
	return nil
}

// Knows sets the storefront version that the request has read; empty means unknown.
func (in *Transaction) Knows(version string) {
	in.gorm.Statement.ConnPool.(scopedConn).shown.version = version
}

// ErrNoConnection means that no connection became free in time, or that no connection could be opened.
var ErrNoConnection = errors.New("scoped: no connection")

// acquire waits for a connection, and before it for a place in the share of the scope's store.
func (db *DB) acquire(ctx context.Context, s Scope) (leased, error) {
	wait, cancel := context.WithTimeout(ctx, acquireLimit)
	defer cancel()
	back := func() {}
	if s.Role == StoreRole && db.quota.limit > 0 {
		var err error
		if back, err = db.quota.take(wait, s.StoreID); err != nil {
			return leased{}, fmt.Errorf("%w: store %d holds %d: %w", ErrNoConnection, s.StoreID, db.quota.limit, err)
		}
	}
	conn, err := db.pool.Conn(wait)
	if err != nil {
		back()
		return leased{}, fmt.Errorf("%w: %w", ErrNoConnection, err)
	}
	return leased{conn, back}, nil
}

// Ask runs one query that writes nothing, in a scope. The transaction, role and statement take only one round trip,
// which matters because every request first looks up its credential. Only the plan mode of o applies.
func (db *DB) Ask(ctx context.Context, o Opening, s Scope, query string, args []any, row func(pgx.Rows) error) error {
	return db.alone(ctx, s, "set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', '"+o.Plans+"', true)", query, args, row)
}

// Note is like Ask, for one statement that writes across stores. The commit does not wait for the disk.
func (db *DB) Note(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return db.alone(ctx, Scope{Role: PlatformRole}, "set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', '"+Writing.Plans+"', true)", query, args, row)
}

// alone runs a statement in its own transaction, with a scope and settings.
func (db *DB) alone(ctx context.Context, s Scope, settings, query string, args []any, row func(pgx.Rows) error) error {
	if err := checked(query); err != nil {
		return err
	}
	conn, err := db.acquire(ctx, s)
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.Raw(func(c any) error {
		both := &pgx.Batch{} // the statements of a batch run in one transaction
		if db.First != "" {
			both.Queue(db.First)
		}
		both.Queue("SELECT set_config('role', $1, true), set_config('app.store_id', $2, true), set_config('jit', 'off', true), "+settings, s.Role, domain.Itoa(s.StoreID))
		both.Queue(query, args...)
		answers := c.(*stdlib.Conn).Conn().SendBatch(ctx, both)
		_, err := answers.Exec()
		if err == nil && db.First != "" {
			_, err = answers.Exec()
		}
		if err == nil {
			var found pgx.Rows
			if found, err = answers.Query(); err == nil {
				err = row(found)
				found.Close()
				err = cmp.Or(err, found.Err())
			}
		}
		return cmp.Or(err, answers.Close())
	})
}

func (in *Transaction) raw(f func(*pgx.Conn) error) error {
	return in.conn.Raw(func(c any) error { return f(c.(*stdlib.Conn).Conn()) })
}

// Set runs a statement without arguments. If the transaction has not begun, Set begins it.
func (in *Transaction) Set(ctx context.Context, statement string) error {
	if err := in.begin(ctx); err != nil {
		return err
	}
	_, err := in.simple(ctx, statement)
	return err
}

// Unhurried lifts two limits until the transaction ends: PostgreSQL's statement timeout and the time limit on the
// connection's reads (postgres.Open).
func (in *Transaction) Unhurried(ctx context.Context) error {
	if err := in.Set(ctx, "SET LOCAL statement_timeout = 0"); err != nil {
		return err
	}
	in.unhurried = true
	return in.raw(func(c *pgx.Conn) error { Unhurried(c, true); return nil })
}

// Unhurried lifts the limit on a connection's reads if unhurried is true, and otherwise restores it.
func Unhurried(c *pgx.Conn, unhurried bool) {
	wire := c.PgConn().Conn()
	if secured, ok := wire.(interface{ NetConn() net.Conn }); ok { // a TLS connection
		wire = secured.NetConn()
	}
	if limited, ok := wire.(interface{ Unhurried(bool) }); ok {
		limited.Unhurried(unhurried)
	}
}

// leave returns the connection to the pool.
func (in *Transaction) leave() error {
	if in.unhurried {
		_ = in.raw(func(c *pgx.Conn) error { Unhurried(c, false); return nil })
	}
	return in.conn.Close()
}

// simple sends a statement without arguments and returns its command tag.
func (in *Transaction) simple(ctx context.Context, statement string) (tag string, err error) {
	err = in.raw(func(c *pgx.Conn) error {
		results, err := c.PgConn().Exec(ctx, statement).ReadAll()
		if n := len(results); err == nil && n > 0 {
			tag = results[n-1].CommandTag.String()
		}
		return err
	})
	return tag, err
}

var errRolledBack = errors.New("scoped: commit of a transaction in which a statement had failed")

// Commit commits the transaction. If the transaction has sent no statement, Commit sends nothing.
func (in *Transaction) Commit() error {
	if !in.begun && in.failed == nil { // no statement was sent
		in.Rollback()
		return nil
	}
	tag, err := in.simple(in.gorm.Statement.Context, "COMMIT")
	if err == nil && tag != "COMMIT" {
		err = errRolledBack
	}
	if err == nil {
		in.done = true
		return in.leave()
	}
	in.Rollback()
	return err
}

// Rollback rolls the transaction back; after Commit it does nothing. If the rollback fails, Rollback closes the
// connection, so that PostgreSQL rolls back.
func (in *Transaction) Rollback() {
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
	_ = in.leave()
}

// DB is a database whose statements run in a scope.
type DB struct {
	// First is a statement with which every transaction begins; empty means no statement. It sets the limits that a
	// pooled connection does not keep (postgres.Limits).
	First string

	pool  *sql.DB
	gorm  *gorm.DB
	rows  *rowCache
	quota *quota
}

// Conn returns the connection of the transaction. Specs use it to try to leave the scope.
func (in *Transaction) Conn() *sql.Conn { return in.conn.Conn }

// Handle returns the handle of the transaction. Each chain of GORM calls on the handle is a new statement.
func (in *Transaction) Handle() *gorm.DB { return in.gorm }

// On returns a handle on g's transaction. The handle's statements are canceled when ctx ends.
func On(ctx context.Context, g *gorm.DB) *gorm.DB {
	if g.Statement.Context == ctx {
		return g
	}
	return handle(ctx, g, g.Statement.ConnPool)
}

// handle returns a GORM handle that uses a connection.
func handle(ctx context.Context, g *gorm.DB, conn gorm.ConnPool) *gorm.DB {
	own := g.Session(&gorm.Session{NewDB: true})
	own.Statement = &gorm.Statement{DB: own, ConnPool: conn, Context: ctx}
	return own
}
