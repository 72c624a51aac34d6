// Package scoped runs GORM's statements in transactions that have a role and a store. Only package repo knows the
// tables. A statement outside of such a transaction fails. A statement on a model with a store reads and writes only
// that store's rows (guard.go). No statement can change the role or store of its transaction (connection.go). Rows are
// decoded from the wire into their structs (scan.go). Held records which rows a transaction may write and which of
// these rows it has changed.
package scoped

import (
	"database/sql"
	"sync"
	"time"

	"gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"
)

// New returns a DB on an open connection pool, whose size no longer changes. postgres.AsText must have prepared the
// pool's connections. The function now returns the time that GORM writes.
func New(pool *sql.DB, now func() time.Time) (*DB, error) {
	// GORM's transactions around single statements and its statement cache are disabled: our transactions are explicit,
	// and pgx caches statements. Measured, these features of GORM would take a third of the CPU time of one-row writes.
	config := models()
	config.SkipDefaultTransaction, config.Logger, config.NowFunc = true, logger.Discard, now
	g, err := gorm.Open(dialector{&postgres.Dialector{Config: &postgres.Config{Conn: pool}}}, &config)
	if err != nil {
		return nil, err
	}
	if err := guard(g); err != nil {
		return nil, err
	}
	return &DB{pool: pool, gorm: g, rows: newRowCache(), quota: quotaOf(pool)}, nil
}

// models returns a configuration with the cache of parsed models, which all databases of the process share. Config does
// not export the cache, so models takes it from a GORM without a database.
var models = sync.OnceValue(func() gorm.Config {
	g, _ := gorm.Open(nil, &gorm.Config{}) // only opening a database can return an error
	config := *g.Config
	config.Plugins, config.ClauseBuilders = nil, nil // each database has its own plugins and builders
	return config
})

// dialector never inserts a statement's values into its text. GORM's Scan would do this for a log on every call, even
// without a logger.
type dialector struct{ *postgres.Dialector }

// Explain returns the statement without its values.
func (dialector) Explain(statement string, _ ...any) string { return statement }

// Unscoped returns a handle without a transaction, on which every statement fails. Specs use it to verify this.
func (db *DB) Unscoped() *gorm.DB { return db.gorm }
