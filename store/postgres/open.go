package postgres

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/stdlib"
)

// Limits of every connection. A statement, a wait for a lock and an idle
// transaction end by themselves; callers get an error that says busy or
// unavailable.
const (
	statementTimeout = 5 * time.Second
	lockTimeout      = 2 * time.Second
	idleTimeout      = 10 * time.Second
	maxConnections   = 16
)

// Pooler says what stands between us and PostgreSQL.
type Pooler string

const (
	NoPooler Pooler = ""
	// TransactionPooler is pgbouncer in transaction mode: a connection is ours for
	// one transaction only, so nothing may be prepared on it.
	TransactionPooler Pooler = "transaction"
)

// Open makes a pool of connections to the server that url names.
func Open(url string, pooler Pooler) (*sql.DB, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	if pooler == TransactionPooler {
		config.DefaultQueryExecMode = pgx.QueryExecModeExec
	} else {
		config.RuntimeParams["statement_timeout"] = milliseconds(statementTimeout)
		config.RuntimeParams["lock_timeout"] = milliseconds(lockTimeout)
		config.RuntimeParams["idle_in_transaction_session_timeout"] = milliseconds(idleTimeout)
	}
	config.RuntimeParams["timezone"] = "UTC"
	db := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(AsText))
	db.SetMaxOpenConns(maxConnections)
	db.SetMaxIdleConns(maxConnections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	return db, nil
}

// AsText prepares a connection that rows are read from: all types come as text, which is
// what the Scan methods of our types read, but for those whose binary form is read as it
// is, alone and together with others alike.
func AsText(_ context.Context, c *pgx.Conn) error {
	for _, t := range texts {
		c.TypeMap().RegisterType(t)
	}
	return nil
}

// binary are the types that come in PostgreSQL's binary form.
var binary = []uint32{pgtype.BoolOID, pgtype.ByteaOID, pgtype.DateOID, pgtype.Float4OID, pgtype.Float8OID,
	pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.TimestampOID, pgtype.TimestamptzOID}

// texts are the types that come as text and would not by themselves.
var texts = func() (out []*pgtype.Type) {
	const builtIn = 10_000 // PostgreSQL's own types are below it
	all := pgtype.NewMap()
	for oid := range uint32(builtIn) {
		if t, known := all.TypeForOID(oid); known && !slices.Contains(binary, oid) && all.FormatCodeForOID(oid) == pgx.BinaryFormatCode {
			out = append(out, &pgtype.Type{Name: t.Name, OID: oid, Codec: &pgtype.TextFormatOnlyCodec{Codec: t.Codec}})
		}
	}
	return out
}()

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// Await returns once the server answers. One that is starting, or that is not
// there yet, is waited for until the context ends; what will not get better by
// waiting, as a wrong password, is an error at once. Waiting is told once, with
// the reason.
func Await(ctx context.Context, url string, waiting func(error)) error {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return err
	}
	tell := sync.OnceFunc(func() { waiting(err) })
	for {
		err = answers(ctx, config)
		if err == nil || !later(err) {
			return err
		}
		tell()
		select {
		case <-ctx.Done():
			return err
		case <-time.After(awaitPause):
		}
	}
}

const (
	awaitPause   = 100 * time.Millisecond
	awaitConnect = 5 * time.Second
)

func answers(ctx context.Context, config *pgx.ConnConfig) error {
	ctx, cancel := context.WithTimeout(ctx, awaitConnect)
	defer cancel()
	c, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return err
	}
	defer c.Close(ctx)
	return c.Ping(ctx)
}

// later tells whether waiting may help: the server said that it is starting or
// stopping, has no room, or said nothing.
func later(err error) bool {
	if said, ok := errors.AsType[*pgconn.PgError](err); ok {
		return slices.Contains([]string{"57P01", "57P02", "57P03", "53300"}, said.Code)
	}
	_, config := errors.AsType[*pgconn.ParseConfigError](err)
	return !config
}

// Check tells whether the server answers.
func Check(ctx context.Context, db *sql.DB) error {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	return db.PingContext(ctx)
}
