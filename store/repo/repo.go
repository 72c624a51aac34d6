// Package repo says how things are kept: it is the only home of GORM and SQL.
// There are two ways in, As to read and Begin to write, and both want an actor: a
// query that forgets its store does not compile. Behind them stand a
// guard that scopes or refuses every statement (guard.go), row level security,
// and foreign keys that carry the store. The package decides nothing; rules
// are store/domain's.
package repo

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
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

// New stands on an open connection pool, whose connections postgres.AsText has prepared.
func New(pool *sql.DB, clock *domain.Clock) (*DB, error) {
	// GORM's own transactions around single statements and its statement cache
	// are off: ours are explicit, and pgx caches by itself (measured: a third of
	// the CPU of one-row writes).
	g, err := gorm.Open(dialector{&postgres.Dialector{Config: &postgres.Config{Conn: pool}}}, &gorm.Config{
		SkipDefaultTransaction: true,
		Logger:                 logger.Discard,
		NowFunc:                clock.Now,
	})
	if err != nil {
		return nil, err
	}
	if err := guard(g); err != nil {
		return nil, err
	}
	return &DB{pool: pool, gorm: g, clock: clock, rows: newRowCache()}, nil
}

// dialector writes no statement out with its values. GORM's Scan does that for a log each
// time, also where there is none.
type dialector struct{ *postgres.Dialector }

// Explain is the statement without its values.
func (dialector) Explain(statement string, _ ...any) string { return statement }

// Reader reads the rows that its actor may see: those of the actor's store, and
// for a customer those that they own.
type Reader struct {
	db    *DB
	actor domain.Actor
	tx    *gorm.DB // of a Tx; nil: every read is a transaction of its own
}

// As reads as an actor.
func (db *DB) As(actor domain.Actor) Reader { return Reader{db: db, actor: actor} }

// Reading is a Reader whose reads are one transaction.
type Reading struct {
	Reader
	in *entered
}

// Read reads several things by their keys, one after the other, as an actor. Rows that are
// kept (rowCache) are as they were when the actor's request came, or newer.
// Always defer Close behind it.
func (db *DB) Read(ctx context.Context, actor domain.Actor) (*Reading, error) {
	in, err := db.enter(ctx, readingKeys, scope{storeRole, actor.StoreID})
	if err != nil {
		return nil, err
	}
	in.knows(actor.StorefrontVersion)
	return &Reading{Reader: Reader{db: db, actor: actor, tx: in.gorm}, in: in}, nil
}

// snapshotPatience is for how long a snapshot waits for the next read: whoever writes
// what was read to somebody else waits for them in between.
const snapshotPatience = 45 * time.Second

// Snapshot is Read for lists that are read to their end, however long that takes: all
// of it is as it was when it began. It holds a connection until it is closed.
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

// By reads the same snapshot as another actor of the same store.
func (r *Reading) By(actor domain.Actor) Reader {
	actor.StoreID = r.actor.StoreID
	return Reader{db: r.db, actor: actor, tx: r.tx}
}

// Close ends the transaction.
func (r *Reading) Close() { r.in.rollback() }

// Actor is who reads.
func (r Reader) Actor() domain.Actor { return r.actor }

// in runs f, which finds rows by keys, on a handle that sees one store only.
func (r Reader) in(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, readingKeys, f)
}

// once runs f on a Reader whose reads are one snapshot, also where they are methods of
// their own.
func (r Reader) once(ctx context.Context, f func(Reader) error) error {
	return r.in(ctx, func(g *gorm.DB) error { return f(Reader{db: r.db, actor: r.actor, tx: g}) })
}

// list is in for what filters and sorts as its caller likes.
func (r Reader) list(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, reading, f)
}

// much is list for what reads much: planning it for its values each time costs little
// beside that, and a plan for all values, which PostgreSQL goes by from the sixth time on,
// reads all rows where few match.
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

// on is the handle of the reader's transaction for a context.
func (r Reader) on(ctx context.Context) *gorm.DB {
	if r.tx.Statement.Context == ctx {
		return r.tx
	}
	return handle(ctx, r.tx, r.tx.Statement.ConnPool)
}

// handle is a handle of GORM's on a connection: each statement that begins with it is a
// new one.
func handle(ctx context.Context, g *gorm.DB, conn gorm.ConnPool) *gorm.DB {
	own := g.Session(&gorm.Session{NewDB: true})
	own.Statement = &gorm.Statement{DB: own, ConnPool: conn, Context: ctx}
	return own
}

// platform runs f across stores: for credentials, work lists and delivery, and
// on the few tables that the role may touch.
func (db *DB) platform(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.work(ctx, working, f)
}

// work runs f as the platform, in a transaction that begins as is said.
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

// now is the time by PostgreSQL's clock, set ahead by as much as the platform's
// clock is: leases and due times are compared with it.
func (db *DB) now() (expression string, offset float64) {
	return "(SELECT clock_timestamp() + make_interval(secs => ?))", db.clock.Offset().Seconds()
}

// Ping tells within the context's deadline whether the database answers: it is
// unavailable if not.
func (db *DB) Ping(ctx context.Context) error { return classify(db.pool.PingContext(ctx)) }

// Stats describes the connection pool.
func (db *DB) Stats() sql.DBStats { return db.pool.Stats() }

// PaymentAccount is a store's account at a payment service.
type PaymentAccount struct {
	StoreID      int64
	ProviderID   int64
	ProviderCode string
}

// Due is one item of a work list: an object whose time has come. Work with a
// gateway says with which account.
type Due struct {
	PaymentAccount
	ID int64
}

// Slots is how much work with gateways may be claimed: of one account, of one
// gateway, and what of that is taken already.
type Slots struct {
	OfAccount, OfGateway int
	Taken                map[PaymentAccount]int
}

// Lease is for how long a claimed item stays with the process that claimed it.
// Whoever works longer renews it, or has to have ended.
const Lease = 30 * time.Second
