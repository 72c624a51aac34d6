package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// BeginPlatform is the door to write what belongs to no store: administrators,
// scopes, logins, and the store that is about to exist. The transaction sees
// the few tables that the role platform may touch, and rows that it inserts get
// no store. Its reads across stores are for credentials only.
func (db *DB) BeginPlatform(ctx context.Context, actor domain.Actor) (*Tx, error) {
	in, err := db.enter(ctx, "BEGIN", scope{role: platformRole})
	if err != nil {
		return nil, err
	}
	actor.StoreID = 0
	return &Tx{Reader: Reader{db: db, actor: actor, tx: in.gorm}, in: in, locked: map[*domain.Row]bool{}}, nil
}

// across reads across stores, and writes nothing.
func (db *DB) across(ctx context.Context, f func(g *gorm.DB) error) error {
	in, err := db.enter(ctx, "BEGIN READ ONLY", scope{role: platformRole})
	if err != nil {
		return err
	}
	defer in.rollback()
	return classify(f(in.gorm))
}
