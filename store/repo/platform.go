package repo

import (
	"context"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// BeginPlatform begins a transaction on rows that belong to no store: administrators, scopes,
// logins, and a store about to be created. It can use only the few tables that the platform role
// has access to, and the rows that it inserts get no store. Use its reads across stores for
// credentials only.
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

// soon is platform without waiting for the disk at commit. A later commit cannot survive a crash
// that loses this one, since PostgreSQL writes in order.
func (db *DB) soon(ctx context.Context, f func(g *gorm.DB) error) error {
	soon := scoped.Writing
	soon.More = []string{"SET LOCAL synchronous_commit = off"}
	return db.work(ctx, soon, f)
}

// ask, find, askAs and note are those of package scoped, with the errors that callers may see.

func (db *DB) ask(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return classify(db.scoped.Ask(ctx, query, args, row))
}

func (db *DB) find(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return classify(db.scoped.Find(ctx, query, args, row))
}

func (db *DB) askAs(ctx context.Context, s scoped.Scope, plans, query string, args []any, row func(pgx.Rows) error) error {
	return classify(db.scoped.AskAs(ctx, s, plans, query, args, row))
}

func (db *DB) note(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return classify(db.scoped.Note(ctx, query, args, row))
}

// across runs f in a read-only transaction across stores.
func (db *DB) across(ctx context.Context, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, scoped.ReadingValues, scoped.Scope{Role: scoped.PlatformRole})
	if err != nil {
		return err
	}
	defer in.Rollback()
	return classify(f(in.Handle()))
}

// looking is across for lookups by indexes of trigrams or members. PostgreSQL overestimates how
// many rows contain a part of three characters, and would scan a whole table or another index
// instead. The work memory is raised so that bitmaps name rows and not only pages. Sorts are off,
// since a lookup must not sort the newest of all rows.
func (db *DB) looking(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.lookingWith(ctx, f)
}

// lookingWith is looking with further settings, as statements.
func (db *DB) lookingWith(ctx context.Context, f func(g *gorm.DB) error, settings ...string) error {
	looking := scoped.ReadingValues
	looking.Scans, looking.More = false, []string{"SELECT set_config('enable_indexonlyscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true), set_config('enable_sort', 'off', true), set_config('pg_trgm.word_similarity_threshold', '" + similarity + "', true)"}
	looking.More = append(looking.More, settings...)
	in, err := db.enter(ctx, looking, scoped.Scope{Role: scoped.PlatformRole})
	if err != nil {
		return err
	}
	defer in.Rollback()
	return classify(f(in.Handle()))
}

// Enter moves the platform's transaction into the store that it created. From then on it sees
// that store's rows only.
func (tx *Tx) Enter(ctx context.Context, storeID int64) error {
	if err := tx.in.Switch(ctx, scoped.Scope{Role: scoped.StoreRole, StoreID: storeID}); err != nil {
		return classify(err)
	}
	tx.tx, tx.actor.StoreID, tx.store = tx.in.Handle(), storeID, nil
	return nil
}

// Finish updates a row that this transaction inserted with values known only after the insert,
// such as the ids of its children. The row's version does not change.
func (tx *Tx) Finish(ctx context.Context, e domain.Entity) error {
	if err := tx.on(ctx).Model(e).Select("*").Omit("id", "store_id", "created_on", "version", clause.Associations).Updates(e).Error; err != nil {
		return classify(err)
	}
	tx.hold(e)
	return nil
}
