package repo

import (
	"context"
	"database/sql"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// These functions give tests the handles and connections of scoped transactions.

// Within runs f on the handle that every read of this package gets.
func (r Reader) Within(ctx context.Context, f func(g *gorm.DB) error) error { return r.in(ctx, f) }

// WithinList runs f on the handle that lists use.
func (r Reader) WithinList(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.list(ctx, f)
}

// Together runs reads in one round trip, like the reads of this package.
func Together(g *gorm.DB, reads ...func(*gorm.DB) error) error { return scoped.Together(g, reads...) }

// Handle returns the handle that every write of this package uses.
func (tx *Tx) Handle(ctx context.Context) *gorm.DB { return tx.on(ctx) }

// Conn returns the transaction's connection.
func (tx *Tx) Conn() *sql.Conn { return tx.in.Conn() }

// Outside returns a handle without a scope.
func (db *DB) Outside() *gorm.DB { return db.scoped.Unscoped() }

// Exposed returns the problems for which CheckIsolation fails: the problems that would show a role the rows of every
// store.
func (db *DB) Exposed(ctx context.Context, role string) ([]string, error) {
	return db.exposed(ctx, scoped.Scope{Role: role, StoreID: 1})
}

// Hold and Changed expose the functions that locks and saves use.

func (tx *Tx) Hold(e domain.Entity)         { tx.hold(e) }
func (tx *Tx) Changed(e domain.Entity) bool { return tx.held.Changed(e) }
