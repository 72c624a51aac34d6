package repo

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// Probe checks whether the service can use its database. It has its own connection, so the process stays ready while
// requests wait for a connection or a lock.
type Probe struct {
	pool   *sql.DB
	newest uint
}

// probeTimeout limits a check. With a shorter limit a load balancer would remove a process that is
// only busy.
const probeTimeout = 2 * time.Second

// NewProbe returns a Probe for a program whose newest migration is newest. It limits the pool to one connection, so the
// caller must not use the pool otherwise.
func NewProbe(pool *sql.DB, newest uint) *Probe {
	pool.SetMaxOpenConns(1)
	pool.SetConnMaxLifetime(30 * time.Second) // a new session reads the database's current settings
	return &Probe{pool, newest}
}

// Check returns unavailable if the database does not respond within 2 seconds, is read-only, or has a schema that does
// not fit the program. Such a schema is older, or has a version that no start has recorded. Check accepts a newer
// schema, since processes of the previous release use a newer schema during an upgrade (migrations/README.md).
func (p *Probe) Check(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, probeTimeout)
	defer cancel()
	var readOnly, recorded bool
	var version uint
	err := p.pool.QueryRowContext(ctx, `SELECT current_setting('transaction_read_only')::boolean, version,
		EXISTS (SELECT FROM schema_history h WHERE h.version = m.version) FROM schema_migrations m`).Scan(&readOnly, &version, &recorded)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return unavailable{errors.New("the database has no schema")}
	case err != nil:
		return classify(err)
	case readOnly:
		return unavailable{errors.New("the database is read-only")}
	case version < p.newest, !recorded:
		return unavailable{fmt.Errorf("the schema has version %d, and this program works on version %d", version, p.newest)}
	}
	return nil
}
