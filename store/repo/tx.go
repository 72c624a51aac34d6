package repo

import (
	"context"
	"errors"
	"fmt"
	"reflect"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// Tx changes the rows of one store: either all of its changes are stored, or none. In its transaction it can also read
// everything that a Reader can read.
type Tx struct {
	Reader
	in     *scoped.Transaction
	held   scoped.Held
	before map[*domain.Row]domain.AuditState // states for the audit log
	notes  []note
	store  *settings.Store // set once the store has been read
	// counting means that the transaction has locked a counter, for which all other commands of the store wait.
	counting bool
	stocked  bool // the transaction has locked stock rows
	repriced bool // the transaction has written rows with price data
	owes     bool // the transaction has recorded deliveries
	orders   []SavedOrder
	accounts map[accountKey]value.Account // accounts of stored value that the transaction has locked
	stored   []*value.History             // accounts of stored value that the transaction has locked or inserted
	people   []*customer.Customer         // customers whose changes the method noted has recorded
	// reach and everywhere select the stores that list the audit entry of a transaction without a store.
	reach      []int64
	everywhere bool
}

// Begin begins a transaction that writes as an actor.
func (db *DB) Begin(ctx context.Context, actor domain.Actor) (*Tx, error) {
	in, err := db.enter(ctx, scoped.Writing, scoped.Scope{Role: scoped.StoreRole, StoreID: actor.StoreID})
	if err != nil {
		return nil, err
	}
	return &Tx{Reader: Reader{db: db, actor: actor, tx: in.Handle()}, in: in, held: scoped.Held{}}, nil
}

// Rollback rolls the transaction back; after Commit it does nothing.
func (tx *Tx) Rollback() { tx.in.Rollback() }

// Commit commits the transaction. It fails if a locked row has unsaved changes. Commands do not call Commit: the
// store's transaction calls it after recording the events.
func (tx *Tx) Commit() error {
	if err := tx.held.Unwritten(); err != nil {
		return err
	}
	return classify(tx.in.Commit())
}

// planned makes PostgreSQL plan the statements that follow for their argument values. Conditions on ranges need this
// (see scoped.ReadingKeys).
func (tx *Tx) planned(ctx context.Context) error {
	return classify(tx.in.Set(ctx, "SET LOCAL plan_cache_mode = auto"))
}

// Insert inserts rows of the actor's store. It sets their store, version, times and ids. It writes consecutive rows of
// one type with one statement. It treats an inserted row as locked.
func (tx *Tx) Insert(ctx context.Context, rows ...domain.Entity) error {
	return tx.write(ctx, nil, rows)
}

// Update writes the changed columns of rows and raises the rows' versions. It refuses a row that this transaction has
// not locked: otherwise two transactions that read the same row would overwrite each other's changes.
func (tx *Tx) Update(ctx context.Context, rows ...domain.Entity) error {
	return tx.write(ctx, rows, nil)
}

// write updates the changed rows and inserts the added rows, in one round trip.
func (tx *Tx) write(ctx context.Context, changed, added []domain.Entity) error {
	known, later := tx.postings(changed), tx.postings(added)
	writes := make([]func(*gorm.DB) error, 0, len(changed)+len(added))
	for _, e := range changed {
		if !tx.held.Has(e) {
			return fmt.Errorf("repo: update of a %T that was not locked", e)
		}
		scoped.AddUp(e)
		writes = append(writes, func(g *gorm.DB) error { return tx.update(ctx, g, e) })
	}
	writes = append(writes, tx.record(known)...)
	for rest := added; len(rest) > 0; {
		n := 1
		for n < len(rest) && reflect.TypeOf(rest[n]) == reflect.TypeOf(rest[0]) {
			n++
		}
		alike := rest[:n]
		writes = append(writes, func(g *gorm.DB) error { return tx.insert(g, alike) })
		rest = rest[n:]
	}
	if err := scoped.Together(tx.on(ctx), writes...); err != nil {
		return classify(err)
	}
	for _, e := range changed {
		tx.noted("update", e)
		tx.hold(e)
	}
	for _, e := range added {
		tx.noted("create", e)
		tx.hold(e)
	}
	if len(later) == 0 {
		return nil
	}
	return classify(scoped.Together(tx.on(ctx), tx.record(later)...)) // the inserted rows have ids only now
}

func (tx *Tx) update(ctx context.Context, g *gorm.DB, e domain.Entity) error {
	row := e.Stored()
	was := row.Version
	row.Version, row.ModifiedOn = was+1, tx.db.clock.Now()
	set, err := tx.held.Changes(ctx, g, e)
	if err != nil {
		return err
	}
	res := g.Model(e).Clauses(set).Where("id = ? AND version = ?", row.ID, was).Updates(e)
	if res.Error == nil && res.RowsAffected != 1 {
		return fmt.Errorf("repo: %T %d is gone or newer than its lock", e, row.ID)
	}
	return res.Error
}

// insert inserts rows of one type.
func (tx *Tx) insert(g *gorm.DB, rows []domain.Entity) error {
	now := tx.db.clock.Now()
	batch := reflect.New(reflect.SliceOf(reflect.TypeOf(rows[0])))
	for _, e := range rows {
		scoped.AddUp(e)
		row := e.Stored()
		row.StoreID, row.Version = tx.actor.StoreID, 1
		row.CreatedOn, row.ModifiedOn = now, now
		if c, ok := e.(interface{ SetCallKey() }); ok {
			c.SetCallKey()
		}
		batch.Elem().Set(reflect.Append(batch.Elem(), reflect.ValueOf(e)))
	}
	omitted := []string{clause.Associations}
	if tx.actor.StoreID == 0 {
		omitted = append(omitted, "store_id") // the tables of the platform have no column store_id
	}
	return g.Omit(omitted...).Create(batch.Interface()).Error
}

// Delete deletes locked rows to which no other row refers.
func (tx *Tx) Delete(ctx context.Context, rows ...domain.Entity) error {
	for _, e := range rows {
		if !tx.held.Has(e) {
			return fmt.Errorf("repo: delete of a %T that was not locked", e)
		}
		if err := tx.on(ctx).Where("id = ?", e.Stored().ID).Delete(e).Error; err != nil {
			return classify(err)
		}
		tx.noted("delete", e)
		delete(tx.held, e.Stored())
	}
	return nil
}

// hold records that this transaction may write a row, and stores the row's state for the audit log and, for an account
// of stored value, for the events.
func (tx *Tx) hold(e domain.Entity) {
	tx.held.Hold(e)
	tx.watch(e)
	if a, ok := e.(value.Account); ok {
		tx.track(a)
	}
}

// entity is a pointer to a row type.
type entity[T any] interface {
	*T
	domain.Entity
}

// lock reads one row and locks it until the transaction ends. If the store does not have the row, it returns a
// not_found error for what.
func lock[T any, P entity[T]](ctx context.Context, tx *Tx, what, where string, args ...any) (*T, error) {
	return lockIn[T, P](tx.on(ctx), tx, what, where, args...)
}

// lockIn is like lock, but uses a given handle of the transaction.
func lockIn[T any, P entity[T]](g *gorm.DB, tx *Tx, what, where string, args ...any) (*T, error) {
	if err := tx.waits(what); err != nil {
		return nil, err
	}
	row := new(T)
	err := g.Clauses(forUpdate).Where(where, args...).Take(row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, domain.Missing(what)
	}
	if err != nil {
		return nil, classify(err)
	}
	tx.hold(P(row))
	return row, nil
}

// lockAll reads and locks rows in the order of their ids.
func lockAll[T any, P entity[T]](ctx context.Context, tx *Tx, where string, args ...any) ([]*T, error) {
	return lockAllIn[T, P](tx.on(ctx), tx, where, args...)
}

// lockAllIn is like lockAll, but uses a given handle of the transaction.
func lockAllIn[T any, P entity[T]](g *gorm.DB, tx *Tx, where string, args ...any) ([]*T, error) {
	var rows []*T
	if err := tx.waits(fmt.Sprintf("%T", rows)); err != nil {
		return nil, err
	}
	err := g.Clauses(forUpdate).Where(where, args...).Order("id").Find(&rows).Error
	if err != nil {
		return nil, classify(err)
	}
	for _, row := range rows {
		tx.hold(P(row))
	}
	return rows, nil
}

// take reads one row. If the row is missing, it returns a not_found error that names the kind of object.
func take[T any](g *gorm.DB, what, where string, args ...any) (*T, error) {
	row := new(T)
	err := g.Where(where, args...).Take(row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, domain.Missing(what)
	}
	return row, err
}

// forUpdate is a row lock that does not block foreign keys: other transactions can still add children to the row.
var forUpdate = clause.Locking{Strength: "NO KEY UPDATE"}

// waits returns an error if the transaction has locked a counter. It must then not wait for another lock, because the
// transaction that has that lock may be waiting for the counter.
func (tx *Tx) waits(what string) error {
	if tx.counting {
		return fmt.Errorf("repo: %s is wanted with a counter held", what)
	}
	return nil
}

// Next returns the next number of one of the store's sequences. The number is at least start. Next locks the counter
// until the transaction ends, so call it last: after the call, the transaction can lock no rows and move no stock.
func (tx *Tx) Next(ctx context.Context, sequence string, start int64) (int64, error) {
	var row struct{ Last int64 }
	tx.counting = true
	err := tx.on(ctx).Raw(`INSERT INTO store_counters (store_id, name, last) VALUES (?, ?, ?)
		ON CONFLICT (store_id, name) DO UPDATE SET last = greatest(store_counters.last + 1, excluded.last) RETURNING last`,
		tx.actor.StoreID, sequence, start).Find(&row).Error
	return row.Last, classify(err)
}

// SavedOrder is an order that the transaction writes. Invoiced reports whether the order was due to be invoiced before
// the transaction.
type SavedOrder struct {
	*ordering.Order
	Invoiced bool
}

func entities[T any, P entity[T]](rows []*T) []domain.Entity {
	out := make([]domain.Entity, len(rows))
	for i, row := range rows {
		out[i] = P(row)
	}
	return out
}

// BeginPlatform begins a transaction on rows that belong to no store: administrators, scopes, logins, and a store that
// is about to be created. It can use only the few tables to which the platform role has access, and the rows that it
// inserts get no store. Only credentials may be read across stores in this transaction.
func (db *DB) BeginPlatform(ctx context.Context, actor domain.Actor) (*Tx, error) {
	in, err := db.enter(ctx, scoped.Working, scoped.Scope{Role: scoped.PlatformRole})
	if err != nil {
		return nil, err
	}
	tx := &Tx{in: in, held: scoped.Held{}}
	if actor.Kind == domain.ActorAPIToken {
		tx.reach = []int64{actor.StoreID}
	}
	actor.StoreID = 0
	tx.Reader = Reader{db: db, actor: actor, tx: in.Handle()}
	return tx, nil
}

// Enter moves the platform's transaction into the store that it has created. After that, the transaction sees only the
// rows of this store.
func (tx *Tx) Enter(ctx context.Context, storeID int64) error {
	if err := tx.in.Switch(ctx, scoped.Scope{Role: scoped.StoreRole, StoreID: storeID}); err != nil {
		return classify(err)
	}
	tx.tx, tx.actor.StoreID, tx.store = tx.in.Handle(), storeID, nil
	return nil
}

// Finish updates a row that this transaction has inserted with values that are known only after the insert, such as the
// ids of its children. The row's version does not change.
func (tx *Tx) Finish(ctx context.Context, e domain.Entity) error {
	if err := tx.on(ctx).Model(e).Select("*").Omit("id", "store_id", "created_on", "version", clause.Associations).Updates(e).Error; err != nil {
		return classify(err)
	}
	tx.hold(e)
	return nil
}

// prices reports whether a row is of a kind from which prices are computed.
func prices(e domain.Entity) bool {
	switch e.(type) {
	case *catalog.Price, *catalog.SubscriptionPlan, *customer.AccountType:
		return true
	}
	return false
}
