// Package repo reads and writes the rows of stores. Only this package and package scoped use GORM and SQL. Its two
// entry points are As to read and Begin to write. Both need an actor, so a query without a store does not compile.
// Three more layers separate stores: the guard of package scoped, row-level security, and foreign keys that include the
// store. The business rules are in store/domain.
package repo

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// DB is the database of the platform.
type DB struct {
	pool   *sql.DB
	scoped *scoped.DB
	clock  *domain.Clock
}

// New returns a DB on an open connection pool. postgres.AsText must have prepared the pool's connections.
func New(pool *sql.DB, clock *domain.Clock) (*DB, error) {
	s, err := scoped.New(pool, clock.Now)
	if err != nil {
		return nil, err
	}
	return &DB{pool: pool, scoped: s, clock: clock}, nil
}

// BeginWith sets a statement with which every transaction begins (postgres.Limits). Call it before the first
// transaction.
func (db *DB) BeginWith(statement string) { db.scoped.First = statement }

// Reader reads the rows that its actor may see: the rows of the actor's store or, if the actor is a customer, only the
// customer's own rows.
type Reader struct {
	db    *DB
	actor domain.Actor
	tx    *gorm.DB // transaction for the reads; nil means that every read begins its own transaction
}

// As returns a Reader for an actor.
func (db *DB) As(actor domain.Actor) Reader { return Reader{db: db, actor: actor} }

// Reading is a Reader whose reads share one transaction. The caller must call Close.
type Reading struct {
	Reader
	in *scoped.Transaction
}

// Read begins a transaction in which an actor makes several consecutive reads by key. Cached rows (rowCache) are at
// least as new as the actor's request. Always defer Close.
func (db *DB) Read(ctx context.Context, actor domain.Actor) (*Reading, error) {
	in, err := db.enter(ctx, scoped.ReadingKeys, scoped.Scope{Role: scoped.StoreRole, StoreID: actor.StoreID})
	if err != nil {
		return nil, err
	}
	in.Knows(actor.StorefrontVersion)
	return &Reading{Reader: Reader{db: db, actor: actor, tx: in.Handle()}, in: in}, nil
}

// snapshotPatience is the time for which a snapshot may stay open without a statement. Between two reads, the reader
// may wait that long for its own client.
const snapshotPatience = 45 * time.Second

// Snapshot is like Read for lists that are read to their end, however long that takes: all reads see the rows as of the
// first read. It occupies a connection until Close. PostgreSQL ends the snapshot after snapshotPatience without a
// statement.
func (db *DB) Snapshot(ctx context.Context, actor domain.Actor) (*Reading, error) {
	snapshot := scoped.Opening{
		Begin: scoped.ReadOnly, Plans: "auto", Scans: true,
		More: []string{fmt.Sprintf("SET LOCAL idle_in_transaction_session_timeout = %d", snapshotPatience.Milliseconds())},
	}
	in, err := db.enter(ctx, snapshot, scoped.Scope{Role: scoped.StoreRole, StoreID: actor.StoreID})
	if err != nil {
		return nil, err
	}
	return &Reading{Reader: Reader{db: db, actor: actor, tx: in.Handle()}, in: in}, nil
}

// By returns a Reader of the same snapshot for another actor of the same store.
func (r *Reading) By(actor domain.Actor) Reader {
	actor.StoreID = r.actor.StoreID
	return Reader{db: r.db, actor: actor, tx: r.tx}
}

// Close ends the transaction.
func (r *Reading) Close() { r.in.Rollback() }

// Actor returns the reader's actor.
func (r Reader) Actor() domain.Actor { return r.actor }

// in runs f on a handle that sees only one store. f finds rows by keys.
func (r Reader) in(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, scoped.ReadingKeys, f)
}

// once runs f on a Reader whose reads see one snapshot, even if f calls several read methods.
func (r Reader) once(ctx context.Context, f func(Reader) error) error {
	return r.in(ctx, func(g *gorm.DB) error { return f(Reader{db: r.db, actor: r.actor, tx: g}) })
}

// list is like in, for reads whose filters and sort order the caller chooses.
func (r Reader) list(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, scoped.Reading, f)
}

// much is like list, for large reads. PostgreSQL plans each run for its argument values, which costs little in
// comparison. Otherwise it would use a generic plan from the sixth run on, which reads all rows even if few match.
func (r Reader) much(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.open(ctx, scoped.ReadingValues, f)
}

func (r Reader) open(ctx context.Context, begin scoped.Opening, f func(g *gorm.DB) error) error {
	if r.tx != nil {
		return classify(f(r.on(ctx)))
	}
	if begin.Begin != scoped.ReadOnly {
		return errors.New("repo: a read that could write, which nothing would commit")
	}
	in, err := r.db.enter(ctx, begin, scoped.Scope{Role: scoped.StoreRole, StoreID: r.actor.StoreID})
	if err != nil {
		return err
	}
	defer in.Rollback()
	return classify(f(in.Handle()))
}

// on returns the handle of the reader's transaction for a context.
func (r Reader) on(ctx context.Context) *gorm.DB { return scoped.On(ctx, r.tx) }

// Together runs independent reads in shared round trips (scoped.Together).
func (r Reader) Together(ctx context.Context, reads ...func(Reader) error) error {
	return r.in(ctx, func(g *gorm.DB) error {
		turns := make([]func(*gorm.DB) error, len(reads))
		for i, read := range reads {
			turns[i] = func(g *gorm.DB) error {
				turn := r
				turn.tx = g
				return read(turn)
			}
		}
		return scoped.Together(g, turns...)
	})
}

// enter opens a transaction. Always defer its Rollback.
func (db *DB) enter(ctx context.Context, o scoped.Opening, s scoped.Scope) (*scoped.Transaction, error) {
	in, err := db.scoped.Enter(ctx, o, s)
	return in, classify(err)
}

// platform runs f in a transaction across stores, on the few tables that the platform role may use. Credentials, work
// lists and delivery need it.
func (db *DB) platform(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.work(ctx, scoped.Working, f)
}

// work runs f as the platform role, in a transaction that begins with the given opening.
func (db *DB) work(ctx context.Context, begin scoped.Opening, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, begin, scoped.Scope{Role: scoped.PlatformRole})
	if err != nil {
		return err
	}
	defer in.Rollback()
	if err := f(in.Handle()); err != nil {
		return classify(err)
	}
	return classify(in.Commit())
}

// now returns an SQL expression, with its argument, for PostgreSQL's clock plus the offset of the platform's clock.
// Statements compare leases and due times with this expression.
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

// Due is an item of a work list: an object whose due time has come. For work that calls a gateway, it also contains the
// account.
type Due struct {
	PaymentAccount
	ID int64
}

// Slots limits the work with gateways that may be claimed, per account and per gateway. Taken is the number of slots
// that each account already uses.
type Slots struct {
	OfAccount, OfGateway int
	Taken                map[PaymentAccount]int
}

// Lease is the time for which a claimed item is reserved for its process. Longer work must renew the lease, or end
// before the lease expires.
const Lease = 30 * time.Second

// mine is the condition for carts that the actor may access: a customer's own carts, the cart of a guest's token, or
// the cart of a checkout link. Other actors may access all carts of the store.
func (r Reader) mine() (condition string, args []any) {
	switch {
	case r.actor.Kind != domain.ActorCustomer:
		return "true", nil
	case r.actor.LinkedCartID != 0:
		return "id = ?", []any{r.actor.LinkedCartID}
	case r.actor.IsGuest():
		// A guest without a token finds no cart: the comparison with null is never true.
		return "customer_id IS NULL AND token_hash = ?", []any{r.actor.CartToken}
	}
	return "customer_id = ?", []any{r.actor.ID}
}

// own restricts a customer to rows that have the customer's id in column. Other actors see all rows of their store.
func (r Reader) own(g *gorm.DB, column string) *gorm.DB {
	if r.actor.Kind == domain.ActorCustomer {
		return g.Where(column+" = ?", r.actor.ID)
	}
	return g
}
