package repo

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
)

// BeginPlatform begins to write what belongs to no store: administrators,
// scopes, logins, and the store that is about to exist. The transaction sees
// the few tables that the role platform may touch, and rows that it inserts get
// no store. Its reads across stores are for credentials only.
func (db *DB) BeginPlatform(ctx context.Context, actor domain.Actor) (*Tx, error) {
	in, err := db.enter(ctx, working, scope{role: platformRole})
	if err != nil {
		return nil, err
	}
	tx := &Tx{in: in, held: map[*domain.Row]held{}}
	if actor.Kind == domain.ActorAPIToken {
		tx.reach = []int64{actor.StoreID}
	}
	actor.StoreID = 0
	tx.Reader = Reader{db: db, actor: actor, tx: in.gorm}
	return tx, nil
}

// soon is platform without waiting until the disk has what was written. What
// commits later cannot outlive it: PostgreSQL writes in order.
func (db *DB) soon(ctx context.Context, f func(g *gorm.DB) error) error {
	soon := writing
	soon.more = []string{"SET LOCAL synchronous_commit = off"}
	return db.work(ctx, soon, f)
}

// across reads across stores, and writes nothing.
func (db *DB) across(ctx context.Context, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, readingValues, scope{role: platformRole})
	if err != nil {
		return err
	}
	defer in.rollback()
	return classify(f(in.gorm))
}

// looking is across for lookups, which an index of trigrams or members finds: PostgreSQL
// takes a part of three characters for common, and would read a whole table or one of its
// other indexes. It is given memory to remember rows, and not the pages that they are on,
// which is not to have the newest of all rows sorted.
func (db *DB) looking(ctx context.Context, f func(g *gorm.DB) error) error {
	looking := readingValues
	looking.scans, looking.more = false, []string{"SELECT set_config('enable_indexonlyscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true), set_config('enable_sort', 'off', true)"}
	in, err := db.enter(ctx, looking, scope{role: platformRole})
	if err != nil {
		return err
	}
	defer in.rollback()
	return classify(f(in.gorm))
}

// Enter goes on in the store that the platform's transaction made: from here on
// it sees the rows of that store and no others.
func (tx *Tx) Enter(ctx context.Context, storeID int64) error {
	if err := tx.in.enter(ctx, scope{storeRole, storeID}); err != nil {
		return classify(err)
	}
	tx.tx = handle(ctx, tx.tx, newScopedConn(tx.in))
	tx.in.gorm, tx.actor.StoreID, tx.store = tx.tx, storeID, nil
	return nil
}

// Finish writes what a row that this transaction inserted could learn only
// afterwards, such as the ids of its children. It is no change: the version stays.
func (tx *Tx) Finish(ctx context.Context, e domain.Entity) error {
	if err := tx.on(ctx).Model(e).Select("*").Omit("id", "store_id", "created_on", "version", clause.Associations).Updates(e).Error; err != nil {
		return classify(err)
	}
	tx.hold(e)
	return nil
}
