package postgres

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// NumberMargin is the default amount by which a restore raises the numbers of orders, invoices and other documents.
const NumberMargin = 1000

const (
	// idMargin is added to the ids of every table.
	idMargin = 1_000_000
	// epochYears is the Unix time from which the seconds in ids and versions raised by a restore are counted. Two
	// restores of one backup happen in different seconds, so they assign different ids.
	epochYears = 1_577_836_800 // 2020-01-01
	// epochStep exceeds the number of transactions between two restores.
	epochStep = int64(1) << 44
)

// RestoreOptions configures Restored.
type RestoreOptions struct {
	// Numbers is added to the numbers of documents; 0 means NumberMargin.
	Numbers int64
	// NothingLost means that no transaction was lost, as after a major upgrade or some failovers. Restored then only
	// records that the database has moved.
	NothingLost bool
}

// Epoch is the result of Restored.
type Epoch struct {
	ID    int64
	Begun bool // false means that the epoch had already begun, or that no data was lost
	// Rows is the number of rows that were marked as changed, by table.
	Rows map[string]int64
	// Skipped contains the first and last skipped number, by store and sequence.
	Skipped map[string]map[string][2]int64
}

// identity identifies a database (migrations/0001_common.up.sql).
type identity struct{ System, Database, Timeline string }

func (i *identity) scan(row pgx.Row) error { return row.Scan(&i.System, &i.Database, &i.Timeline) }

// moved reports whether two identities belong to different databases. If the server does not provide a system
// identifier, moved ignores it.
func (i identity) moved(to identity) bool {
	return i.System != "" && to.System != "" && i.System != to.System || i.Database != to.Database
}

func (i identity) promoted(to identity) bool {
	return i.Timeline != "" && to.Timeline != "" && i.Timeline != to.Timeline
}

// ErrNotRestored means that the database was restored or copied without a run of `server restored`.
var ErrNotRestored = errors.New("the database was restored or copied, and what it gives out next (ids, versions, numbers of orders and invoices) others have from the database that it was made from: run `server restored` once, before the service starts; after a major upgrade that lost nothing, `server restored --nothing-lost`")

// ErrPromoted warns that the database has changed its timeline.
var ErrPromoted = errors.New("the database works on another timeline than before: after a recovery to a point in time stop the service and run `server restored`; after a failover that lost nothing run `server restored --nothing-lost`, which may be done while the service runs")

// Recognize records the start of a service on a database and returns when the database was last restored; zero means
// never. It returns ErrNotRestored if the database is not the database of the last epoch, and ErrPromoted if this is
// uncertain.
func Recognize(ctx context.Context, url string) (restoredOn time.Time, err error) {
	config, err := parse(url)
	if err != nil {
		return restoredOn, err
	}
	c, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return restoredOn, unreachable(config, err)
	}
	defer c.Close(context.WithoutCancel(ctx))
	promoted := false
	err = pgx.BeginFunc(ctx, c, func(tx pgx.Tx) error {
		// Processes that start concurrently record the first epoch only once.
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", epochLock); err != nil {
			return err
		}
		var now, then identity
		if err := now.scan(tx.QueryRow(ctx, "SELECT system_identifier, database_id, timeline FROM database_identity()")); err != nil {
			return err
		}
		err := then.scan(tx.QueryRow(ctx, "SELECT system_identifier, database_id, timeline FROM epochs ORDER BY id DESC LIMIT 1"))
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			_, err = tx.Exec(ctx, "INSERT INTO epochs (restored, opened_on, system_identifier, database_id, timeline) VALUES (false, now(), $1, $2, $3)", now.System, now.Database, now.Timeline)
			return err
		case err != nil:
			return err
		case then.moved(now):
			return ErrNotRestored
		}
		if _, err := tx.Exec(ctx, "UPDATE epochs SET opened_on = now() WHERE opened_on IS NULL"); err != nil {
			return err
		}
		promoted = then.promoted(now)
		err = tx.QueryRow(ctx, "SELECT begun_on FROM epochs WHERE restored ORDER BY id DESC LIMIT 1").Scan(&restoredOn)
		if errors.Is(err, pgx.ErrNoRows) {
			return nil
		}
		return err
	})
	if err == nil && promoted {
		err = ErrPromoted
	}
	return restoredOn, err
}

// epochLock is the advisory lock for reading and writing epochs.
const epochLock = 7_301_002

// Restored begins an epoch in a restored database. It migrates the schema first. A second call before the start of a
// service changes nothing. Unless NothingLost is set, Restored returns an error while another client is connected.
//
// It works in one transaction. Every row gets a version that the lost history cannot have assigned. Every row of a list
// that supports modifiedSince also gets such a mark. Sequences and document numbers continue above the lost values. All
// payment accounts are marked for reconciliation.
func Restored(ctx context.Context, url string, o RestoreOptions) (Epoch, error) {
	if _, err := Migrate(ctx, url); err != nil {
		return Epoch{}, err
	}
	config, err := parse(url)
	if err != nil {
		return Epoch{}, err
	}
	c, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return Epoch{}, unreachable(config, err)
	}
	defer c.Close(context.WithoutCancel(ctx))
	if err := lockMigrations(ctx, c); err != nil { // no service can start until this connection is closed
		return Epoch{}, err
	}
	if !o.NothingLost {
		if err := alone(ctx, c); err != nil {
			return Epoch{}, err
		}
	}
	var e Epoch
	err = pgx.BeginFunc(ctx, c, func(tx pgx.Tx) (err error) {
		e, err = restored(ctx, tx, o)
		return err
	})
	return e, err
}

func restored(ctx context.Context, tx pgx.Tx, o RestoreOptions) (Epoch, error) {
	e := Epoch{Rows: map[string]int64{}, Skipped: map[string]map[string][2]int64{}}
	if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", epochLock); err != nil {
		return e, err
	}
	var now, then identity
	if err := now.scan(tx.QueryRow(ctx, "SELECT system_identifier, database_id, timeline FROM database_identity()")); err != nil {
		return e, err
	}
	var waiting bool
	err := tx.QueryRow(ctx, "SELECT id, restored AND opened_on IS NULL, system_identifier, database_id, timeline FROM epochs ORDER BY id DESC LIMIT 1").
		Scan(&e.ID, &waiting, &then.System, &then.Database, &then.Timeline)
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return e, err
	}
	if waiting && then == now {
		return e, nil
	}
	begin := func(skipped string) error {
		return tx.QueryRow(ctx, `INSERT INTO epochs (restored, opened_on, system_identifier, database_id, timeline, skipped)
			VALUES ($1, CASE WHEN NOT $1 THEN now() END, $2, $3, $4, $5::jsonb) RETURNING id`, !o.NothingLost, now.System, now.Database, now.Timeline, skipped).Scan(&e.ID)
	}
	if o.NothingLost {
		return e, begin("{}")
	}
	seconds := time.Now().Unix() - epochYears
	base, err := raiseBase(ctx, tx, seconds)
	if err != nil {
		return e, err
	}
	if _, err := tx.Exec(ctx, "SELECT force_tenants(false)"); err != nil {
		return e, err
	}
	if err := raiseRows(ctx, tx, e.Rows, seconds, base); err != nil {
		return e, err
	}
	if err := raiseSequences(ctx, tx, seconds); err != nil {
		return e, err
	}
	if err := raiseNumbers(ctx, tx, e.Skipped, o.Numbers); err != nil {
		return e, err
	}
	for _, statement := range []string{
		"UPDATE storefront_versions SET version = gen_random_uuid()",
		"UPDATE payment_providers SET reconcile_on = now(), reconcile_cursor = '' WHERE reconcile_on IS NOT NULL",
		"SELECT force_tenants(true)",
	} {
		if _, err := tx.Exec(ctx, statement); err != nil {
			return e, fmt.Errorf("%s: %w", statement, err)
		}
	}
	text, err := json.Marshal(e.Skipped)
	if err != nil {
		return e, err
	}
	e.Begun = true
	return e, begin(string(text))
}

// alone returns an error if other clients are still connected to the database after five seconds. A running service
// would assign ids that the lost history has already assigned.
func alone(ctx context.Context, c *pgx.Conn) error {
	for tries := 50; ; tries-- {
		others, err := connected(ctx, c)
		switch {
		case err != nil || len(others) == 0:
			return err
		case tries == 0:
			return fmt.Errorf("the database is in use: stop the service and whoever else is connected first: %s", strings.Join(others, ", "))
		}
		select { // a connection that was just closed may still be listed
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// connected lists the other clients of the database.
func connected(ctx context.Context, c *pgx.Conn) ([]string, error) {
	rows, err := c.Query(ctx, `SELECT format('%s (process %s, from %s)', coalesce(nullif(application_name, ''), 'a client'), pid, coalesce(host(client_addr), 'this machine'))
		FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' ORDER BY pid`)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

// raiseBase raises the number that is added to transaction ids, so that new marks are above all marks that the lost
// history can have assigned.
func raiseBase(ctx context.Context, tx pgx.Tx, seconds int64) (int64, error) {
	var base int64
	if err := tx.QueryRow(ctx, "SELECT epoch_base()").Scan(&base); err != nil {
		return 0, err
	}
	base = max(base+epochStep, seconds<<32)
	_, err := tx.Exec(ctx, fmt.Sprintf("CREATE OR REPLACE FUNCTION epoch_base() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT %d::bigint'", base))
	return base, err
}

// raiseRows gives every row a version that no client has seen. Every row of a list that supports modifiedSince also
// gets a mark and a time that no client has seen.
func raiseRows(ctx context.Context, tx pgx.Tx, done map[string]int64, seconds, base int64) error {
	rows, err := tx.Query(ctx, `SELECT c.relname, bool_or(a.attname = 'version'), bool_or(a.attname = 'modified_tx')
		FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped AND a.atttypid = 'bigint'::regtype AND a.attname IN ('version', 'modified_tx')
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('schema_migrations', 'schema_history')
		GROUP BY c.relname ORDER BY c.relname`)
	if err != nil {
		return err
	}
	type table struct {
		Name              string
		Version, Followed bool
	}
	tables, err := pgx.CollectRows(rows, pgx.RowToStructByPos[table])
	if err != nil {
		return err
	}
	for _, t := range tables {
		var set []string
		if t.Version {
			set = append(set, fmt.Sprintf("version = version + %d", seconds))
		}
		if t.Followed {
			set = append(set, "modified_on = now()", fmt.Sprintf("modified_tx = %d + pg_current_xact_id()::text::bigint", base))
		}
		name := pgx.Identifier{t.Name}.Sanitize()
		var n int64
		for _, statement := range []string{
			"ALTER TABLE " + name + " DISABLE TRIGGER USER",
			"UPDATE " + name + " SET " + strings.Join(set, ", "),
			"ALTER TABLE " + name + " ENABLE TRIGGER USER",
		} {
			tag, err := tx.Exec(ctx, statement)
			if err != nil {
				return fmt.Errorf("%s: %w", statement, err)
			}
			n += tag.RowsAffected()
		}
		done[t.Name] = n
	}
	return nil
}

// raiseSequences raises all sequences of ids and events above the assigned values.
func raiseSequences(ctx context.Context, tx pgx.Tx, seconds int64) error {
	rows, err := tx.Query(ctx, "SELECT format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), max_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> 'epochs_id_seq' ORDER BY 1")
	if err != nil {
		return err
	}
	type sequence struct {
		Name      string
		Last, Max int64
	}
	all, err := pgx.CollectRows(rows, pgx.RowToStructByPos[sequence])
	if err != nil {
		return err
	}
	for _, s := range all {
		to := max(s.Last, seconds) + idMargin
		if to > s.Max {
			return fmt.Errorf("sequence %s ends at %d and cannot go on at %d", s.Name, s.Max, to)
		}
		if _, err := tx.Exec(ctx, "SELECT setval($1::text::regclass, $2)", s.Name, to); err != nil {
			return err
		}
	}
	return nil
}

// raiseNumbers skips document numbers that lost orders, invoices and refunds may have. Such documents may have been
// printed, and two documents must not share a number.
func raiseNumbers(ctx context.Context, tx pgx.Tx, skipped map[string]map[string][2]int64, by int64) error {
	if by == 0 {
		by = NumberMargin
	}
	rows, err := tx.Query(ctx, "UPDATE store_counters SET last = last + $1 RETURNING store_id::text, name, last", by)
	if err != nil {
		return err
	}
	type counter struct {
		Store, Name string
		Last        int64
	}
	all, err := pgx.CollectRows(rows, pgx.RowToStructByPos[counter])
	if err != nil {
		return err
	}
	for _, c := range all {
		if skipped[c.Store] == nil {
			skipped[c.Store] = map[string][2]int64{}
		}
		skipped[c.Store][c.Name] = [2]int64{c.Last - by + 1, c.Last}
	}
	return nil
}

// SkippedNumbers lists the skipped numbers, one line per store and sequence.
func (e Epoch) SkippedNumbers() (lines []string) {
	for store, sequences := range e.Skipped {
		for name, n := range sequences {
			lines = append(lines, fmt.Sprintf("store %s, %s: %d to %d", store, name, n[0], n[1]))
		}
	}
	slices.Sort(lines)
	return lines
}
