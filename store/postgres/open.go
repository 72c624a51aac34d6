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

// Limits of the connections of Open. A statement, a lock wait or an idle transaction that exceeds
// its limit fails; callers get busy or unavailable.
const (
	statementTimeout = 5 * time.Second
	lockTimeout      = 2 * time.Second
	idleTimeout      = 10 * time.Second
)

// MaxConnections is how many connections a pool of Open has at most.
const MaxConnections = 16

// Pooler is the kind of connection pooler in front of PostgreSQL.
type Pooler string

const (
	NoPooler Pooler = ""
	// TransactionPooler is pgbouncer in transaction mode. A connection lasts for one transaction, so
	// statements are not prepared.
	TransactionPooler Pooler = "transaction"
)

// Open returns a connection pool for the server that url names. It does not connect. With a
// TransactionPooler the limits of statements, locks and idle transactions are not set.
func Open(url string, pooler Pooler) (*sql.DB, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	if pooler == TransactionPooler {
		config.DefaultQueryExecMode = pgx.QueryExecModeExec
		config.RuntimeParams["timezone"] = "UTC"
	} else {
		Limit(config)
	}
	return Size(stdlib.OpenDB(*config, stdlib.OptionAfterConnect(AsText))), nil
}

// Limit sets the limits and the time zone of a connection of Open without a pooler.
func Limit(config *pgx.ConnConfig) {
	config.RuntimeParams["statement_timeout"] = milliseconds(statementTimeout)
	config.RuntimeParams["lock_timeout"] = milliseconds(lockTimeout)
	config.RuntimeParams["idle_in_transaction_session_timeout"] = milliseconds(idleTimeout)
	config.RuntimeParams["timezone"] = "UTC"
}

// Size sets how many connections a pool has, those of Open, and returns the pool.
func Size(db *sql.DB) *sql.DB {
	db.SetMaxOpenConns(MaxConnections)
	db.SetMaxIdleConns(MaxConnections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	return db
}

// AsText prepares a connection for reading rows. All types are sent as text, which the Scan methods
// of our types read. The exceptions are the types in binary, alone and in arrays.
func AsText(_ context.Context, c *pgx.Conn) error {
	for _, t := range texts {
		c.TypeMap().RegisterType(t)
	}
	return nil
}

// binary lists the types that are sent in PostgreSQL's binary format.
var binary = []uint32{pgtype.BoolOID, pgtype.ByteaOID, pgtype.DateOID, pgtype.Float4OID, pgtype.Float8OID,
	pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.TimestampOID, pgtype.TimestamptzOID}

// texts contains the types that pgx would request in binary and that are sent as text.
var texts = func() (out []*pgtype.Type) {
	const builtIn = 10_000 // the OIDs of PostgreSQL's own types are lower
	all := pgtype.NewMap()
	for oid := range uint32(builtIn) {
		if t, known := all.TypeForOID(oid); known && !slices.Contains(binary, oid) && all.FormatCodeForOID(oid) == pgx.BinaryFormatCode {
			out = append(out, &pgtype.Type{Name: t.Name, OID: oid, Codec: &pgtype.TextFormatOnlyCodec{Codec: t.Codec}})
		}
	}
	return out
}()

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// Await returns nil once the server responds. Until the context ends, it waits for a server that is
// starting or not reachable. Errors that waiting cannot resolve, such as a wrong password, are
// returned at once. Errors name DATABASE_URL and what to do. waiting is called at most once, with
// the reason for waiting.
func Await(ctx context.Context, url string, waiting func(error)) error {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return misspelled(err)
	}
	tell := sync.OnceFunc(func() { waiting(err) })
	for {
		if err = answers(ctx, config); err == nil {
			return nil
		}
		if !later(err) {
			return unreachable(config, err)
		}
		tell()
		select {
		case <-ctx.Done():
			return unreachable(config, err)
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

// later reports whether waiting may help: the server is starting or stopping, has no free
// connection, or did not respond.
func later(err error) bool {
	if said, ok := errors.AsType[*pgconn.PgError](err); ok {
		return slices.Contains([]string{"57P01", "57P02", "57P03", "53300"}, said.Code)
	}
	_, config := errors.AsType[*pgconn.ParseConfigError](err)
	return !config && !refusedTLS(err)
}

// Check returns an error if the server does not respond within five seconds.
func Check(ctx context.Context, db *sql.DB) error {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	return db.PingContext(ctx)
}
