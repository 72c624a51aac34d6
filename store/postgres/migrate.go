package postgres

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/golang-migrate/migrate/v4"
	"github.com/golang-migrate/migrate/v4/database"
	pgxdriver "github.com/golang-migrate/migrate/v4/database/pgx/v5"
	"github.com/golang-migrate/migrate/v4/source"
	"github.com/golang-migrate/migrate/v4/source/iofs"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/storeplatform/storeplatform/migrations"
)

// migrationLock is the advisory lock for migrating. The number is arbitrary.
const migrationLock = 7_301_001

// Migrate applies the migrations that the schema lacks and returns the schema's version. Any number of processes may
// call it at the same time. A start continues where a killed start stopped: a file and the record that it was applied
// are one transaction, so PostgreSQL has rolled back an interrupted file. A schema cannot return to an older version.
func Migrate(ctx context.Context, url string) (version uint, err error) {
	err = withMigrations(ctx, url, func(m *migrate.Migrate, db *pgx.Conn) error {
		for _, check := range []func(context.Context, *migrate.Migrate, *pgx.Conn) error{unreleased, tooNew, recoverDirty, passedOver} {
			if err := check(ctx, m, db); err != nil {
				return err
			}
		}
		_, _, err := m.Version()
		empty := errors.Is(err, migrate.ErrNilVersion)
		if err := m.Up(); err != nil && !errors.Is(err, migrate.ErrNoChange) {
			return failed(m, err)
		}
		if version, _, err = m.Version(); err != nil {
			return err
		}
		if _, err := db.Exec(ctx, "SELECT allow_backup()"); err != nil { // allow the backup role to read the tables that the migrations created
			return err
		}
		return keepOthersOut(ctx, db, empty)
	})
	return version, err
}

// MigrationStatus returns the schema's version; 0 means an empty database. dirty reports whether the migration to that
// version was interrupted.
func MigrationStatus(ctx context.Context, url string) (version uint, dirty bool, err error) {
	err = withMigrations(ctx, url, func(m *migrate.Migrate, db *pgx.Conn) error {
		if err := unreleased(ctx, m, db); err != nil {
			return err
		}
		version, dirty, err = m.Version()
		if errors.Is(err, migrate.ErrNilVersion) {
			return nil
		}
		return err
	})
	return version, dirty, err
}

// failed returns an error with the version of the failed migration and PostgreSQL's error, but without the migration's
// text.
func failed(m *migrate.Migrate, err error) error {
	var statement database.Error
	if !errors.As(err, &statement) || statement.OrigErr == nil {
		return err
	}
	version, _, _ := m.Version() // version of the interrupted migration
	return fmt.Errorf("version %d: %w", version, statement.OrigErr)
}

// unreleased refuses a schema from before the first release. Other files with some of the same numbers created such a
// schema, and no migration leads from it to the current schema. It has no schema_history, a history without names, or
// another name for the first file. In the current schema, the history is written before the first file is applied.
func unreleased(ctx context.Context, m *migrate.Migrate, db *pgx.Conn) error {
	version, dirty, err := m.Version()
	if err != nil && !errors.Is(err, migrate.ErrNilVersion) {
		return err
	}
	migrated := err == nil
	var history, named bool
	if err := db.QueryRow(ctx, `SELECT to_regclass('schema_history') IS NOT NULL, EXISTS (SELECT FROM pg_attribute
		WHERE attrelid = to_regclass('schema_history') AND attname = 'name' AND NOT attisdropped)`).Scan(&history, &named); err != nil {
		return err
	}
	other := (migrated || history) && !named
	if migrated && named {
		if other, err = beganOtherwise(ctx, db, version, dirty); err != nil {
			return err
		}
	}
	if other {
		return errors.New("the database's schema is from before the first release and cannot be upgraded: start with an empty database (DATABASE_URL, or DATA_DIR for an embedded one), or keep the program that made it; nothing was changed")
	}
	return nil
}

// beganOtherwise reports whether the first file of the schema was not the first file of this program. The first file
// was renamed when the files of unreleased builds were combined. An interrupted file was rolled back, so beganOtherwise
// ignores the name of an interrupted first file.
func beganOtherwise(ctx context.Context, db *pgx.Conn, version uint, dirty bool) (other bool, err error) {
	all, err := files()
	if err != nil || len(all) == 0 {
		return false, err
	}
	first := all[0]
	if version < first.Version || dirty && version == first.Version {
		return false, nil
	}
	err = db.QueryRow(ctx, "SELECT EXISTS (SELECT FROM schema_history WHERE version = $1 AND name <> $2)", int64(first.Version), first.Identifier).Scan(&other)
	return other, err
}

// tooNew refuses a schema that a newer program created, because an older program does not know the rules of the newer
// schema and must not write to it.
func tooNew(_ context.Context, m *migrate.Migrate, _ *pgx.Conn) error {
	version, _, err := m.Version()
	if errors.Is(err, migrate.ErrNilVersion) {
		return nil
	}
	if err != nil {
		return err
	}
	newest, err := Newest()
	if err == nil && version > newest {
		err = fmt.Errorf("the database's schema has version %d, and this program knows versions up to %d: start the newer program that made it, or name another database (DATABASE_URL, or DATA_DIR for an embedded one)", version, newest)
	}
	return err
}

// passedOver refuses a migration that the schema lacks and whose number is not above the schema's version. No start
// would ever apply the migration, and the program would not find the tables and columns that the migration creates. The
// table schema_history contains the number and name of each file that any start has known. A start writes these rows
// before it applies the files, so the table is correct even if the process is killed midway.
func passedOver(ctx context.Context, m *migrate.Migrate, db *pgx.Conn) error {
	version, _, err := m.Version()
	if err != nil && !errors.Is(err, migrate.ErrNilVersion) {
		return err
	}
	all, err := files()
	if err != nil {
		return err
	}
	numbers, names := make([]int64, len(all)), make([]string, len(all))
	for i, f := range all {
		numbers[i], names[i] = int64(f.Version), f.Identifier
	}
	return pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error { // creates the table with its rows, or not at all
		if _, err := tx.Exec(ctx, "CREATE TABLE IF NOT EXISTS schema_history (version bigint PRIMARY KEY, name text NOT NULL, known_on timestamptz NOT NULL DEFAULT now())"); err != nil {
			return err
		}
		rows, err := tx.Query(ctx, `SELECT f.version || ' (' || f.name || coalesce(', there ' || h.name, '') || ')'
			FROM unnest($1::bigint[], $2::text[]) f (version, name) LEFT JOIN schema_history h ON h.version = f.version
			WHERE f.version <= $3 AND h.name IS DISTINCT FROM f.name ORDER BY f.version`, numbers, names, int64(version))
		if err != nil {
			return err
		}
		missed, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		if len(missed) > 0 {
			return fmt.Errorf("this program has the migrations %s, and the database's schema came to version %d without them: give them numbers above it, and keep the names of applied files", strings.Join(missed, ", "), version)
		}
		if _, err := tx.Exec(ctx, "DELETE FROM schema_history WHERE version > $1", int64(version)); err != nil {
			return err
		}
		_, err = tx.Exec(ctx, "INSERT INTO schema_history (version, name) SELECT * FROM unnest($1::bigint[], $2::text[]) ON CONFLICT DO NOTHING", numbers, names)
		return err
	})
}

// Newest returns the schema version that this program's migrations produce.
func Newest() (version uint, err error) {
	all, err := files()
	if err != nil || len(all) == 0 {
		return 0, err
	}
	return all[len(all)-1].Version, nil
}

// files lists the migrations in numerical order.
func files() (all []*source.Migration, err error) {
	entries, err := migrations.Files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		f, err := source.Parse(e.Name())
		if err != nil || f.Direction != source.Up {
			return nil, fmt.Errorf("%s is no migration: its name must be NNNN_subject.up.sql", e.Name())
		}
		all = append(all, f)
	}
	slices.SortFunc(all, func(a, b *source.Migration) int { return cmp.Compare(a.Version, b.Version) })
	return all, nil
}

// recoverDirty resets the recorded version to the version before an interrupted migration.
func recoverDirty(_ context.Context, m *migrate.Migrate, _ *pgx.Conn) error {
	version, dirty, err := m.Version()
	if errors.Is(err, migrate.ErrNilVersion) || err == nil && !dirty {
		return nil
	}
	if err != nil {
		return err
	}
	all, err := files()
	if err != nil {
		return err
	}
	before := -1 // golang-migrate's value for an empty schema
	for _, f := range all {
		if f.Version < version {
			before = int(f.Version)
		}
	}
	return m.Force(before)
}

// withMigrations runs f in one process at a time. It polls for the lock. A session that waits in pg_advisory_lock, as
// with golang-migrate's own lock, keeps a snapshot open. CREATE INDEX CONCURRENTLY in the process that has the lock
// would then wait for that snapshot forever.
func withMigrations(ctx context.Context, url string, f func(*migrate.Migrate, *pgx.Conn) error) error {
	config, err := parse(url)
	if err != nil {
		return misspelled(err)
	}
	lock, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return unreachable(config, err)
	}
	defer lock.Close(context.WithoutCancel(ctx)) // also releases the lock
	if err := suitable(ctx, lock); err != nil {
		return err
	}
	if err := lockMigrations(ctx, lock); err != nil {
		return err
	}
	m, err := open(config)
	if err != nil {
		return err
	}
	defer m.Close()
	if err := f(m, lock); err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	return nil
}

// lockMigrations waits for the migration lock. The connection keeps the lock until the connection is closed.
func lockMigrations(ctx context.Context, c *pgx.Conn) error {
	for {
		var got bool
		if err := c.QueryRow(ctx, "SELECT pg_try_advisory_lock($1)", migrationLock).Scan(&got); err != nil || got {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// recording runs a file, and records that the file was applied, in one transaction. golang-migrate itself writes the
// record after the file's commit. If a process were killed between the two, later starts could neither skip the file
// nor apply it again.
type recording struct{ database.Driver }

func (r recording) Run(file io.Reader) error {
	return r.Driver.Run(io.MultiReader(file, strings.NewReader("\n;UPDATE schema_migrations SET dirty = false")))
}

func open(config *pgx.ConnConfig) (*migrate.Migrate, error) {
	source, err := iofs.New(migrations.Files, ".")
	if err != nil {
		return nil, err
	}
	var db *sql.DB = stdlib.OpenDB(*config) // a separate handle, because m.Close closes it
	driver, err := pgxdriver.WithInstance(db, &pgxdriver.Config{})
	if err != nil {
		_ = db.Close()
		return nil, err
	}
	m, err := migrate.NewWithInstance("iofs", source, "pgx5", recording{driver})
	if err != nil {
		_ = db.Close()
		return nil, err
	}
	return m, nil
}
