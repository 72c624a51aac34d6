package repo

import (
	"context"
	"database/sql"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// What scoped transactions run on, for specs that try them.

// Within runs f on the handle that every read of this package gets.
func (r Reader) Within(ctx context.Context, f func(g *gorm.DB) error) error { return r.in(ctx, f) }

// WithinList is Within, as lists read.
func (r Reader) WithinList(ctx context.Context, f func(g *gorm.DB) error) error {
	return r.list(ctx, f)
}

// Together is what reads within a read use.
func Together(g *gorm.DB, reads ...func(*gorm.DB) error) error { return scoped.Together(g, reads...) }

// Handle is what every write of this package goes through.
func (tx *Tx) Handle(ctx context.Context) *gorm.DB { return tx.on(ctx) }

// Conn is the connection that the transaction has to itself.
func (tx *Tx) Conn() *sql.Conn { return tx.in.Conn() }

// Outside is a connection without a scope.
func (db *DB) Outside() *gorm.DB { return db.scoped.Unscoped() }

// Exposed is what would show a role rows of every store, as CheckIsolation sees it.
func (db *DB) Exposed(ctx context.Context, role string) ([]string, error) {
	return db.exposed(ctx, scoped.Scope{Role: role, StoreID: 1})
}

// Hold and Changed are what locks and saves ask.

func (tx *Tx) Hold(e domain.Entity)         { tx.hold(e) }
func (tx *Tx) Changed(e domain.Entity) bool { return tx.held.Changed(e) }
