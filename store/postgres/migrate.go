package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/golang-migrate/migrate/v4"
	"github.com/golang-migrate/migrate/v4/database"
	pgxdriver "github.com/golang-migrate/migrate/v4/database/pgx/v5"
	"github.com/golang-migrate/migrate/v4/source/iofs"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/storeplatform/storeplatform/migrations"
)

// migrationLock is the advisory lock under which one process migrates; the
// number is arbitrary and ours.
const migrationLock = 7_301_001

// Migrate brings the schema to the newest version and tells which that is. Any
// number of processes may do so at once, and one that is killed midway is made
// good by the next: a file is one transaction, so what is dirty was rolled back.
func Migrate(ctx context.Context, url string) (version uint, err error) {
	err = withMigrations(ctx, url, func(m *migrate.Migrate, db *pgx.Conn) error {
		if err := tooNew(m); err != nil {
			return err
		}
		if err := recoverDirty(m); err != nil {
			return err
		}
		if err := passedOver(ctx, m, db); err != nil {
			return err
		}
		if err := m.Up(); err != nil && !errors.Is(err, migrate.ErrNoChange) {
			return failed(m, err)
		}
		if version, _, err = m.Version(); err != nil {
			return err
		}
		_, err = db.Exec(ctx, "SELECT allow_backup()") // to read what the migrations made
		return err
	})
	return version, err
}

// MigrationStatus tells the schema's version, 0 for an empty database, and
// whether a migration was interrupted at it.
func MigrationStatus(ctx context.Context, url string) (version uint, dirty bool, err error) {
	err = withMigrations(ctx, url, func(m *migrate.Migrate, _ *pgx.Conn) error {
		version, dirty, err = m.Version()
		if errors.Is(err, migrate.ErrNilVersion) {
			return nil
		}
		return err
	})
	return version, dirty, err
}

// failed names the migration, in place of the whole text of it.
func failed(m *migrate.Migrate, err error) error {
	var statement database.Error
	if !errors.As(err, &statement) || statement.OrigErr == nil {
		return err
	}
	version, _, _ := m.Version() // where it stopped
	return fmt.Errorf("version %d: %w", version, statement.OrigErr)
}

// tooNew refuses a schema that a newer program made: what it means is not known
// here, and an older program must not write by old rules.
func tooNew(m *migrate.Migrate) error {
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

// passedOver refuses a file whose number is below the schema's version and that was
// not there when the schema passed it: nothing would ever apply it, and the program
// would find tables and columns missing. The table schema_history has the versions of
// the files that there were; it is written before they are applied, so that a process
// that is killed midway leaves it right. A schema that is older than the table is
// taken to have had all of them.
func passedOver(ctx context.Context, m *migrate.Migrate, db *pgx.Conn) error {
	version, _, err := m.Version()
	if err != nil && !errors.Is(err, migrate.ErrNilVersion) {
		return err
	}
	files, err := versions()
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error { // the table is there with its rows, or not at all
		var begun bool
		if err := tx.QueryRow(ctx, "SELECT to_regclass('schema_history') IS NOT NULL").Scan(&begun); err != nil {
			return err
		}
		if !begun {
			if _, err := tx.Exec(ctx, "CREATE TABLE schema_history (version bigint PRIMARY KEY, known_on timestamptz NOT NULL DEFAULT now())"); err != nil {
				return err
			}
		}
		rows, err := tx.Query(ctx, "SELECT f FROM unnest($1::bigint[]) f WHERE $3 AND f <= $2 AND NOT EXISTS (SELECT FROM schema_history h WHERE h.version = f) ORDER BY f", files, int64(version), begun)
		if err != nil {
			return err
		}
		missed, err := pgx.CollectRows(rows, pgx.RowTo[int64])
		if err != nil {
			return err
		}
		if len(missed) > 0 {
			return fmt.Errorf("this program has migrations %v, and the database's schema came to version %d without them: they need numbers above it", missed, version)
		}
		if _, err := tx.Exec(ctx, "DELETE FROM schema_history WHERE version > $1", int64(version)); err != nil {
			return err
		}
		_, err = tx.Exec(ctx, "INSERT INTO schema_history (version) SELECT unnest($1::bigint[]) ON CONFLICT DO NOTHING", files)
		return err
	})
}

// Newest is the schema's version that this program brings.
func Newest() (version uint, err error) {
	files, err := versions()
	if err != nil || len(files) == 0 {
		return 0, err
	}
	return uint(files[len(files)-1]), nil
}

// versions are those of the files, in their order.
func versions() (all []int64, err error) {
	source, err := iofs.New(migrations.Files, ".")
	if err != nil {
		return nil, err
	}
	defer source.Close()
	next, err := source.First()
	for err == nil {
		all = append(all, int64(next))
		next, err = source.Next(next)
	}
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return all, err
}

// recoverDirty goes back to the version before the one that was interrupted.
func recoverDirty(m *migrate.Migrate) error {
	version, dirty, err := m.Version()
	if errors.Is(err, migrate.ErrNilVersion) || err == nil && !dirty {
		return nil
	}
	if err != nil {
		return err
	}
	source, err := iofs.New(migrations.Files, ".")
	if err != nil {
		return err
	}
	defer source.Close()
	before := -1 // migrate's word for none
	if previous, err := source.Prev(version); err == nil {
		before = int(previous)
	}
	return m.Force(before)
}

// withMigrations runs f in one process at a time. It polls for the lock: a
// session that waits inside pg_advisory_lock, as golang-migrate's own does,
// holds a snapshot, and CREATE INDEX CONCURRENTLY in the process that has the
// lock would wait for it for ever.
func withMigrations(ctx context.Context, url string, f func(*migrate.Migrate, *pgx.Conn) error) error {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return fmt.Errorf("DATABASE_URL: %w; for example %s", err, exampleURL)
	}
	lock, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return unreachable(config, err)
	}
	defer lock.Close(context.WithoutCancel(ctx)) // gives the lock back, too
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

// lockMigrations waits until nobody migrates, for as long as the connection lasts.
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

func open(config *pgx.ConnConfig) (*migrate.Migrate, error) {
	source, err := iofs.New(migrations.Files, ".")
	if err != nil {
		return nil, err
	}
	var db *sql.DB = stdlib.OpenDB(*config) // its own handle: closing the migrations closes it
	driver, err := pgxdriver.WithInstance(db, &pgxdriver.Config{})
	if err != nil {
		_ = db.Close()
		return nil, err
	}
	m, err := migrate.NewWithInstance("iofs", source, "pgx5", driver)
	if err != nil {
		_ = db.Close()
		return nil, err
	}
	return m, nil
}
