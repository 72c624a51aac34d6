package storetest

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/store/postgres"
)

// After a spec, its clone is emptied, and the next spec gets the clone with its open connections. These
// connections have already loaded the schema and have cached plans. Creating a database of 1,300 files and
// new connections would take several times the CPU time of most specs. The pool of the previous spec is
// closed, so nothing from that spec can reach the clone again. If the schema, the settings or the statistics
// of a clone have changed, the clone is dropped.
const (
	mostUses = 50     // limited because deleted rows stay in a clone's files
	mostRows = 10_000 // the maximum number of rows that a spec may leave
)

type clone struct {
	name        string
	uses        int
	connections *pgxpool.Pool
	emptier     *pgx.Conn // a separate connection, because session_replication_role drops the plans of a connection
}

var spare struct {
	sync.Mutex
	clones []*clone
	first  *contents
}

// contents is the content of the template, and of every clone when a spec gets it.
type contents struct {
	schema    string
	rows      map[string][]byte // the rows of each table that is not empty
	sequences string            // a statement that sets all sequences
}

var errChanged = errors.New("the clone is not like the template any more")

// Plans is the label of specs that check query plans. Such a spec gets a new clone, because plans depend on
// the size of the files and on earlier queries on the connections.
var Plans = ginkgo.Label("plans")

// take returns a clone with the content of the template.
func take(ctx context.Context) (*clone, error) {
	spare.Lock()
	defer spare.Unlock()
	if n := len(spare.clones); n > 0 && !ForPlans() {
		c := spare.clones[n-1]
		spare.clones = spare.clones[:n-1]
		return c, nil
	}
	name, err := create(ctx)
	if err != nil {
		return nil, err
	}
	config, err := pgxpool.ParseConfig(template.url(name))
	if err != nil {
		return nil, err
	}
	postgres.Limit(config.ConnConfig)
	config.MaxConns, config.AfterConnect = postgres.MaxConnections, postgres.AsText
	c := &clone{name: name}
	c.connections, err = pgxpool.NewWithConfig(context.WithoutCancel(ctx), config)
	return c, err
}

// open returns a pool that borrows connections from the clone's pool and returns them when the pool is
// closed.
func (c *clone) open() *sql.DB { return postgres.Size(stdlib.OpenDBFromPool(c.connections)) }

// ForPlans reports whether the running spec has the label Plans.
func ForPlans() bool { return slices.Contains(ginkgo.CurrentSpecReport().Labels(), Plans[0]) }

// leave keeps a clone for the next spec, or drops the clone if it cannot be emptied.
func leave(ctx context.Context, c *clone) error {
	// If a caller has stopped waiting for a new connection, the pool still completes that connection, and the method
	// empty would end it.
	s := c.connections.Stat()
	busy := s.AcquiredConns() + s.ConstructingConns()
	if c.uses++; c.uses < mostUses && busy == 0 && c.empty(ctx) == nil {
		spare.Lock()
		defer spare.Unlock()
		spare.clones = append(spare.clones, c)
		return nil
	}
	c.close(ctx)
	return drop(ctx, c.name)
}

func (c *clone) close(ctx context.Context) {
	c.connections.Close()
	if c.emptier != nil {
		_ = c.emptier.Close(ctx)
	}
}

// closeClones closes the connections of the clones that are kept.
func closeClones() {
	spare.Lock()
	defer spare.Unlock()
	for _, c := range spare.clones {
		c.close(context.Background())
	}
	spare.clones = nil
}

// empty restores the content of the template in a clone, resets the clone's idle connections, and
// ends all other connections.
func (c *clone) empty(ctx context.Context) error {
	first, err := original(ctx)
	if err != nil {
		return err
	}
	var pids []int32
	idle := c.connections.AcquireAllIdle(ctx)
	for _, each := range idle {
		pids = append(pids, int32(each.Conn().PgConn().PID()))
		_, failed := each.Exec(ctx, "RESET ALL; SELECT pg_advisory_unlock_all(); UNLISTEN *; DISCARD TEMP")
		err = errors.Join(err, failed)
	}
	for _, each := range idle {
		each.Release()
	}
	if err != nil {
		return err
	}
	if c.emptier == nil {
		if c.emptier, err = pgx.Connect(ctx, template.url(c.name)); err != nil {
			return err
		}
	}
	pids = append(pids, int32(c.emptier.PgConn().PID()))
	if _, err := c.emptier.Exec(ctx, "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> ALL ($1)", pids); err != nil {
		return err
	}
	if schema, err := schemaOf(ctx, c.emptier); err != nil || schema != first.schema {
		return errors.Join(err, errChanged)
	}
	return pgx.BeginFunc(ctx, c.emptier, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, emptying); err != nil {
			return err
		}
		for table, rows := range first.rows {
			if _, err := c.emptier.PgConn().CopyFrom(ctx, bytes.NewReader(rows), "COPY "+table+" FROM STDIN"); err != nil {
				return err
			}
		}
		_, err := tx.Exec(ctx, first.sequences)
		return err
	})
}

// emptying is the statement that deletes every row without running triggers or checking references, and
// restarts every sequence.
var emptying = fmt.Sprintf(`
SET LOCAL session_replication_role = replica;
SET LOCAL statement_timeout = 0;
DO $$
DECLARE t regclass; n bigint; deleted bigint := 0; s record;
BEGIN
  FOR t IN SELECT oid FROM pg_class WHERE oid >= 16384 AND relkind = 'r' AND relnamespace IN (%s) AND pg_relation_size(oid) > 0 LOOP
    EXECUTE 'DELETE FROM ONLY ' || t;
    GET DIAGNOSTICS n = ROW_COUNT;
    deleted := deleted + n;
  END LOOP;
  IF deleted > %d THEN
    RAISE 'too many rows';
  END IF;
  FOR s IN SELECT seqrelid::regclass AS id, seqstart FROM pg_sequence WHERE pg_sequence_last_value(seqrelid) IS NOT NULL LOOP
    PERFORM setval(s.id, s.seqstart, false);
  END LOOP;
END $$`, own, mostRows)

// own is a query for all schemas except PostgreSQL's own.
const own = "SELECT oid FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'"

// schemaOf returns a text that differs after any change of a database's schema, settings or statistics. The
// text is computed from the rows of the system catalog and the ids of the transactions that wrote these
// rows.
func schemaOf(ctx context.Context, db *pgx.Conn) (schema string, err error) {
	return schema, db.QueryRow(ctx, `SELECT concat_ws(' ',
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin, relfilenode, CASE WHEN relkind = 'r' THEN reltuples END))) FROM pg_class WHERE oid >= 16384),
		(SELECT sum(hashtext(concat_ws(' ', attrelid, attnum, xmin))) FROM pg_attribute WHERE attrelid >= 16384),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_proc WHERE oid >= 16384),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_constraint WHERE oid >= 16384),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_trigger WHERE oid >= 16384),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_policy),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_namespace WHERE oid >= 16384),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_attrdef),
		(SELECT sum(hashtext(concat_ws(' ', oid, xmin))) FROM pg_statistic_ext),
		(SELECT count(*) FROM pg_statistic WHERE starelid >= 16384),
		(SELECT count(*) FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase WHERE d.datname = current_database()),
		(SELECT datacl FROM pg_database WHERE datname = current_database()))`).Scan(&schema)
}

// original reads the content of a new clone. It does not read the template itself, because no clone can be
// created while a client is connected to the template.
func original(ctx context.Context) (*contents, error) {
	spare.Lock()
	defer spare.Unlock()
	if spare.first != nil {
		return spare.first, nil
	}
	name, err := create(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { _ = drop(ctx, name) }()
	db, err := pgx.Connect(ctx, template.url(name))
	if err != nil {
		return nil, err
	}
	defer db.Close(ctx)
	first := &contents{rows: map[string][]byte{}}
	if first.schema, err = schemaOf(ctx, db); err != nil {
		return nil, err
	}
	texts := func(query string) ([]string, error) {
		rows, err := db.Query(ctx, query)
		if err != nil {
			return nil, err
		}
		return pgx.CollectRows(rows, pgx.RowTo[string])
	}
	tables, err := texts("SELECT oid::regclass::text FROM pg_class WHERE oid >= 16384 AND relkind = 'r' AND relnamespace IN (" + own + ") AND pg_relation_size(oid) > 0")
	if err != nil {
		return nil, err
	}
	for _, t := range tables {
		var b bytes.Buffer
		if _, err := db.PgConn().CopyTo(ctx, &b, "COPY "+t+" TO STDOUT"); err != nil {
			return nil, err
		}
		first.rows[t] = b.Bytes()
	}
	sequences, err := texts("SELECT format('SELECT setval(%L, %s)', seqrelid::regclass, pg_sequence_last_value(seqrelid)) FROM pg_sequence WHERE pg_sequence_last_value(seqrelid) IS NOT NULL")
	first.sequences = strings.Join(sequences, ";")
	spare.first = first
	return first, err
}
