package repo

import (
	"context"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/scoped"
)

// soon runs f like platform, but the commit does not wait for the disk. If a crash loses this commit, it also loses
// every later commit, since PostgreSQL writes in order.
func (db *DB) soon(ctx context.Context, f func(g *gorm.DB) error) error {
	soon := scoped.Writing
	soon.More = []string{"SET LOCAL synchronous_commit = off"}
	return db.work(ctx, soon, f)
}

// ask runs one read-only query across stores.
func (db *DB) ask(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return classify(db.scoped.Ask(ctx, scoped.Reading, scoped.Scope{Role: scoped.PlatformRole}, query, args, row))
}

// find is like ask, for lookups by values, such as texts, for which the number of matching rows varies widely.
func (db *DB) find(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return classify(db.scoped.Ask(ctx, scoped.ReadingValues, scoped.Scope{Role: scoped.PlatformRole}, query, args, row))
}

// ask runs one query in the reader's store.
func (r Reader) ask(ctx context.Context, query string, args []any, row func(pgx.Rows) error) error {
	return classify(r.db.scoped.Ask(ctx, scoped.Reading, scoped.Scope{Role: scoped.StoreRole, StoreID: r.actor.StoreID}, query, args, row))
}

// note runs one statement that writes across stores. The commit does not wait for the disk.
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

// similarity is the share of a word's trigrams that the operator <% requires in a similar text. It is low enough to
// allow two swapped letters in the middle of a word with five letters.
const similarity = "0.5"

// looking is like across, for lookups by indexes of trigrams or list elements. PostgreSQL overestimates how many rows
// contain a part of three characters, and would scan a whole table or another index instead. looking raises the work
// memory so that bitmaps contain rows and not only pages. It disables sorts, since a lookup must not sort the newest of
// all rows.
func (db *DB) looking(ctx context.Context, f func(g *gorm.DB) error) error {
	return db.lookingWith(ctx, f)
}

// lookingWith is like looking, with additional statements that change settings.
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

// anywhere runs f on rows that belong to no store or to several stores. It uses the platform's transaction if r has
// one, and otherwise a transaction across stores. The statement itself must restrict the rows. Within a store's
// transaction, anywhere takes a second connection, so call it before the transaction begins.
func (r Reader) anywhere(ctx context.Context, f func(g *gorm.DB) error) error {
	if r.tx != nil && r.actor.StoreID == 0 {
		return classify(f(r.on(ctx)))
	}
	return r.db.across(ctx, f)
}
