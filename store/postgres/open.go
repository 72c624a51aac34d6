package postgres

import (
	"context"
	"database/sql"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
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
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(maxConnections)
	db.SetMaxIdleConns(maxConnections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	return db, nil
}

func milliseconds(d time.Duration) string { return strconv.FormatInt(d.Milliseconds(), 10) }

// Check tells whether the server answers.
func Check(ctx context.Context, db *sql.DB) error {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	return db.PingContext(ctx)
}
