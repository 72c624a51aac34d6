package repo

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
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

// byKey has statements planned once for all values, as suits those that find
// their rows by keys (measured: a third of PostgreSQL's time for a product, a
// fifth for a checkout). Such a plan may be older than the rows: a table that was
// empty then is not read whole for ever. Lists, whose best plan hangs on the
// values, go without.
const byKey = "; SET LOCAL plan_cache_mode = force_generic_plan; SET LOCAL enable_seqscan = off"

// byValue has statements planned for their values each time, as suits those that look
// texts up. Left to itself PostgreSQL plans for all values from the sixth time on, where
// it takes that to be as good, and looked through all orders for a text that none has.
// Lists are left to it: planning all of their statements each time takes longer than
// these (measured: 2.7 ms of PostgreSQL's for a list of products, 7.8 with it).
const byValue = "; SET LOCAL plan_cache_mode = force_custom_plan"

// take are the statements that take on a scope until the transaction ends. A
// SET costs less than a SELECT of set_config, which is planned and run. No
// statement is compiled: that takes 25 MB of every connection, and longer than it
// saves (measured: 234 ms for the newest of 200,000 products, 10 without, and so
// with every list).
func (s scope) take() string {
	return fmt.Sprintf("SET LOCAL ROLE %s; SET LOCAL app.store_id = '%d'; SET LOCAL jit = off", s.role, s.storeID)
}

const (
	// acquireLimit is for how long a transaction waits for a connection; then the
	// service says that it is unavailable rather than queue up.
	acquireLimit = time.Second
	// rollbackLimit bounds the statement that ends a transaction whose request is gone.
	rollbackLimit = 5 * time.Second
)

// entered is a transaction that was begun for a scope, on a connection of its own.
type entered struct {
	gorm *gorm.DB
	conn *sql.Conn
	done bool
}

// enter begins a transaction and takes on a role and a store, in one round
// trip. Whatever the connection was before, the statements that follow see what
// the role may see, until the transaction ends.
func (db *DB) enter(ctx context.Context, begin string, s scope) (*entered, error) {
	if s.role == storeRole && s.storeID <= 0 {
		return nil, errors.New("repo: no store to act in")
	}
	conn, err := db.acquire(ctx)
	if err != nil {
		return nil, err
	}
	in := &entered{conn: conn}
	if _, err := in.simple(ctx, begin+"; "+s.take()); err != nil {
		in.rollback()
		return nil, classify(err)
	}
	in.gorm = handle(ctx, db.gorm, newScopedConn(conn, s))
	return in, nil
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

// simple sends statements without arguments in one round trip and gives back
// the tag of the last one.
func (in *entered) simple(ctx context.Context, statements string) (tag string, err error) {
	err = in.conn.Raw(func(c any) error {
		results, err := c.(*stdlib.Conn).Conn().PgConn().Exec(ctx, statements).ReadAll()
		if n := len(results); err == nil && n > 0 {
			tag = results[n-1].CommandTag.String()
		}
		return err
	})
	return tag, err
}

var errRolledBack = errors.New("repo: commit of a transaction in which a statement had failed")

func (in *entered) commit() error {
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
	ctx, cancel := context.WithTimeout(context.Background(), rollbackLimit)
	defer cancel()
	if _, err := in.simple(ctx, "ROLLBACK"); err != nil {
		_ = in.conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	_ = in.conn.Close()
}
