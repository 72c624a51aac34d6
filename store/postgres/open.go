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
)

// statementTimeout and the other constants limit the connections of Open. A statement, a lock wait or an idle
// transaction that exceeds its limit fails; callers get the error busy or unavailable.
const (
	statementTimeout = 5 * time.Second
	lockTimeout      = 2 * time.Second
	idleTimeout      = 10 * time.Second
)

// MaxConnections is the maximum number of connections in a pool of Open.
const MaxConnections = 16

// Pooler is the mode of pgbouncer in front of PostgreSQL. pgbouncer does not pass on the limits with which
// a connection starts.
type Pooler string

const (
	NoPooler Pooler = ""
	// SessionPooler means that a connection keeps its session, so a connection sets its limits only once.
	SessionPooler Pooler = "session"
	// TransactionPooler means that a connection lasts for one transaction. Statements are not prepared, and each
	// transaction sets its own limits (Limits).
	TransactionPooler Pooler = "transaction"
)

// Open returns a connection pool for the server in url. It does not connect. A connection fails if the server sends
// nothing for 7 seconds while a statement runs, except in a transaction without a statement timeout (scoped.Unhurried).
func Open(url string, pooler Pooler) (*sql.DB, error) {
	config, err := parse(url)
	if err != nil {
		return nil, err
	}
	prepare := AsText
	switch pooler {
	case NoPooler:
		Limit(config)
	case SessionPooler:
		config.RuntimeParams["timezone"] = "UTC"
		prepare = limited
	case TransactionPooler:
		config.RuntimeParams["timezone"] = "UTC"
		config.DefaultQueryExecMode = pgx.QueryExecModeExec
	}
	return Size(sql.OpenDB(newConnector(config, prepare))), nil
}

// Limits returns the statement that sets the limits for statements, locks and idle transactions until the
// transaction ends.
func (p Pooler) Limits() string {
	if p == TransactionPooler {
		return limits("true")
	}
	return ""
}

func limits(local string) string {
	return "SELECT set_config('statement_timeout', '" + milliseconds(statementTimeout) + "', " + local + "), set_config('lock_timeout', '" +
		milliseconds(lockTimeout) + "', " + local + "), set_config('idle_in_transaction_session_timeout', '" + milliseconds(idleTimeout) + "', " + local + ")"
}

// limited is like AsText, but also sets the limits of the session.
func limited(ctx context.Context, c *pgx.Conn) error {
	if _, err := c.Exec(ctx, limits("false")); err != nil {
		return err
	}
	return AsText(ctx, c)
}

// Limit sets the limits and the time zone of a connection of Open without a pooler.
func Limit(config *pgx.ConnConfig) {
	config.RuntimeParams["statement_timeout"] = milliseconds(statementTimeout)
	config.RuntimeParams["lock_timeout"] = milliseconds(lockTimeout)
	config.RuntimeParams["idle_in_transaction_session_timeout"] = milliseconds(idleTimeout)
	config.RuntimeParams["timezone"] = "UTC"
}

// Size gives a pool the same connection limits as Open, and returns the pool.
func Size(db *sql.DB) *sql.DB {
	db.SetMaxOpenConns(MaxConnections)
	db.SetMaxIdleConns(MaxConnections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	return db
}

// AsText prepares a connection for reading rows. PostgreSQL sends the values of all types as text, which the Scan
// methods of our types read, except for the types in binary and arrays of these types.
func AsText(_ context.Context, c *pgx.Conn) error {
	for _, t := range texts {
		c.TypeMap().RegisterType(t)
	}
	return nil
}

// binary lists the types that are sent in PostgreSQL's binary format.
var binary = []uint32{pgtype.BoolOID, pgtype.ByteaOID, pgtype.DateOID, pgtype.Float4OID, pgtype.Float8OID,
	pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.TimestampOID, pgtype.TimestamptzOID}

// texts lists the types that pgx would request in binary format and that are sent as text instead.
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

// Await returns nil once the server responds. Until the context ends, it waits for a server that is starting or not
// reachable. If waiting cannot help, as with a wrong password, it returns the error at once. Errors name DATABASE_URL
// and a remedy. Await calls waiting at most once, with the reason for waiting.
func Await(ctx context.Context, url string, waiting func(error)) error {
	config, err := parse(url)
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

const awaitPause = 100 * time.Millisecond

func answers(ctx context.Context, config *pgx.ConnConfig) error {
	c, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return err
	}
	defer c.Close(ctx)
	ctx, cancel := context.WithTimeout(ctx, config.ConnectTimeout)
	defer cancel()
	return c.Ping(ctx)
}

// later reports whether waiting may help, because the server is starting or stopping, has no free connection, or did
// not respond.
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
