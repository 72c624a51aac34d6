// Package repo reads and writes the rows of stores. It is the only package that uses GORM and
// SQL. It has two entry points, As to read and Begin to write, and both need an actor: a query
// without a store does not compile. Three more layers separate stores: a guard that scopes or
// refuses every statement (guard.go), row-level security, and foreign keys that include the
// store. The package contains no business rule; store/domain does.
package repo

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
	"time"

	"gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/storeplatform/storeplatform/store/domain"
)

// DB is the database of the platform.
type DB struct {
	pool  *sql.DB
	gorm  *gorm.DB
	clock *domain.Clock
	rows  *rowCache
}

// New returns a DB on an open connection pool, whose connections postgres.AsText has prepared.
func New(pool *sql.DB, clock *domain.Clock) (*DB, error) {
	// GORM's transactions around single statements and its statement cache are off: our transactions
	// are explicit, and pgx caches statements (measured: a third of the CPU of one-row writes).
	config := models()
	config.SkipDefaultTransaction, config.Logger, config.NowFunc = true, logger.Discard, clock.Now
	g, err := gorm.Open(dialector{&postgres.Dialector{Config: &postgres.Config{Conn: pool}}}, &config)
	if err != nil {
		return nil, err
	}
	if err := guard(g); err != nil {
		return nil, err
	}
	return &DB{pool: pool, gorm: g, clock: clock, rows: newRowCache()}, nil
}

// models returns a configuration with the cache of parsed models that all databases of the process
// share. Config does not export the cache, so models takes it from a GORM without a database.
var models = sync.OnceValue(func() gorm.Config {
	g, _ := gorm.Open(nil, &gorm.Config{}) // only a database can fail to open
	config := *g.Config
	config.Plugins, config.ClauseBuilders = nil, nil // each database has its own
	return config
})

// dialector never renders a statement with its values. GORM's Scan would do so for a log on every
// call, even without a logger.
type dialector struct{ *postgres.Dialector }

// Explain returns the statement without its values.
func (dialector) Explain(statement string, _ ...any) string { return statement }

// Reader reads the rows that its actor may see: the rows of the actor's store, and for a customer
// only their own.
type Reader struct {
	db    *DB
	actor domain.Actor
	tx    *gorm.DB // the transaction to read in; nil means that every read begins its own
}

// As returns a Reader for an actor.
func (db *DB) As(actor domain.Actor) Reader { return Reader{db: db, actor: actor} }

// Reading is a Reader whose reads share one transaction. Close it.
type Reading struct {
	Reader
	in *entered
}

// Read begins a transaction for several reads by key, one after the other, as an actor. Cached
// rows (rowCache) are as of the actor's request or newer. Always defer Close.
func (db *DB) Read(ctx context.Context, actor domain.Actor) (*Reading, error) {
	in, err := db.enter(ctx, readingKeys, scope{storeRole, actor.StoreID})
	if err != nil {
		return nil, err
	}
	in.knows(actor.StorefrontVersion)
	return &Reading{Reader: Reader{db: db, actor: actor, tx: in.gorm}, in: in}, nil
}

// snapshotPatience is how long a snapshot may stay without a statement. Its reader may wait that
// long for its own client between two reads.
const snapshotPatience = 45 * time.Second

// Snapshot is Read for lists that are read to their end, however long that takes: all reads see
// the rows as of the first one. It holds a connection until Close. PostgreSQL ends it after
// snapshotPatience without a statement.
func (db *DB) Snapshot(ctx context.Context, actor domain.Actor) (*Reading, error) {
	snapshot := opening{
		begin: readOnly, plans: "auto", scans: true,
		more: []string{fmt.Sprintf("SET LOCAL idle_in_transaction_session_timeout = %d", snapshotPatience.Milliseconds())},
	}
	in, err := db.enter(ctx, snapshot, scope{storeRole, actor.StoreID})
	if err != nil {
		return nil, err
	}
	return &Reading{Reader: Reader{db: db, actor: actor, tx: in.gorm}, in: in}, nil
}

// By returns a Reader of the same snapshot for another actor of the same store.
func (r *Reading) By(actor domain.Actor) Reader {
	actor.StoreID = r.actor.StoreID
	return Reader{db: r.db, actor: actor, tx: r.tx}
}

// Close ends the transaction.
func (r *Reading) Close() { r.in.rollback() }

// Actor returns the reader's actor.
func (r Reader) Actor() domain.Actor { return r.actor }

// in runs f, which finds rows by keys, on a handle that sees one store only.
func (r Reader) in(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, readingKeys, f)
}

// once runs f on a Reader whose reads see one snapshot, even if f calls several read methods.
func (r Reader) once(ctx context.Context, f func(Reader) error) error {
	return r.in(ctx, func(g *gorm.DB) error { return f(Reader{db: r.db, actor: r.actor, tx: g}) })
}

// list is in for reads whose filters and sort order the caller chooses.
func (r Reader) list(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, reading, f)
}

// much is list for large reads. PostgreSQL plans them for their values on every run, which costs
// little in comparison. A generic plan, which it would use from the sixth run on, reads all rows
// even where few match.
func (r Reader) much(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, readingValues, f)
}

func (r Reader) open(ctx context.Context, begin opening, f func(g *gorm.DB) error) error {
	if r.tx != nil {
		return classify(f(r.on(ctx)))
	}
	if begin.begin != readOnly {
		return errors.New("repo: a read that could write, which nothing would commit")
	}
	in, err := r.db.enter(ctx, begin, scope{storeRole, r.actor.StoreID})
	if err != nil {
		return err
	}
	defer in.rollback()
	return classify(f(in.gorm))
}

// on returns the handle of the reader's transaction for a context.
func (r Reader) on(ctx context.Context) *gorm.DB {
	if r.tx.Statement.Context == ctx {
		return r.tx
	}
	return handle(ctx, r.tx, r.tx.Statement.ConnPool)
}

// handle returns a GORM handle on a connection. Each statement that starts from it is a new one.
func handle(ctx context.Context, g *gorm.DB, conn gorm.ConnPool) *gorm.DB {
	own := g.Session(&gorm.Session{NewDB: true})
	own.Statement = &gorm.Statement{DB: own, ConnPool: conn, Context: ctx}
	return own
}

// platform runs f in a transaction across stores: for credentials, work lists and delivery, on
// the few tables that the platform role may use.
func (db *DB) platform(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.work(ctx, working, f)
}

// work runs f as the platform role, in a transaction that begins with the given opening.
func (db *DB) work(ctx context.Context, begin opening, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, begin, scope{role: platformRole})
	if err != nil {
		return err
	}
	defer in.rollback()
	if err := f(in.gorm); err != nil {
		return classify(err)
	}
	return in.commit()
}

// now returns an SQL expression, and its argument, for PostgreSQL's clock plus the offset of the
// platform's clock. Leases and due times are compared with it.
func (db *DB) now() (expression string, offset float64) {
	return "(SELECT clock_timestamp() + make_interval(secs => ?))", db.clock.Offset().Seconds()
}

// Stats returns the statistics of the connection pool.
func (db *DB) Stats() sql.DBStats { return db.pool.Stats() }

// PaymentAccount is a store's account at a payment service.
type PaymentAccount struct {
	StoreID      int64
	ProviderID   int64
	ProviderCode string
}

// Due is one item of a work list: an object whose time has come. Work with a gateway also names
// the account.
type Due struct {
	PaymentAccount
	ID int64
}

// Slots limits how much work with gateways may be claimed, per account and per gateway. Taken is
// how much of it each account uses already.
type Slots struct {
	OfAccount, OfGateway int
	Taken                map[PaymentAccount]int
}

// Lease is how long a process has a claimed item to itself. Longer work must renew the lease, or
// have ended before it expires.
const Lease = 30 * time.Second
