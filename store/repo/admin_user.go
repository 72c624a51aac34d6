package repo

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = guards(map[string]error{
	"admin_users_email_unique": taken("/email", "Another administrator has this e-mail address."),
})

// anywhere reads rows that belong to no store, or to several: inside of the
// platform's transaction, or by itself. What may be seen is for the statement to
// say. In a store's transaction it takes a second connection: read before.
func (r Reader) anywhere(ctx context.Context, f func(g *gorm.DB) error) error {
	if r.tx != nil && r.actor.StoreID == 0 {
		return classify(f(r.on(ctx)))
	}
	return r.db.across(ctx, f)
}

// AdminUsers lists the administrators who reach the actor's store, by e-mail:
// all of them, or only those who are active or not. Of their scopes it names
// those that reach a store of the actor's.
func (r Reader) AdminUsers(ctx context.Context, active *bool) (list []*identity.AdminUser, err error) {
	by, err := r.Holder(ctx)
	if err != nil {
		return nil, err
	}
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		g = g.Where(`EXISTS (SELECT 1 FROM admin_user_scopes h JOIN scopes c ON c.id = h.scope_id
			WHERE h.admin_user_id = admin_users.id AND (c.store_ids = '[]' OR c.store_ids @> to_jsonb(?::bigint)))`, r.actor.StoreID)
		if active != nil {
			g = g.Where("is_active = ?", *active)
		}
		if err := g.Order("email").Limit(1000).Find(&list).Error; err != nil {
			return err
		}
		return withScopes(g, by.StoreIDs(), list...)
	})
	return list, err
}

// AdminUser is one administrator, whichever stores they reach: for what is their
// own, and for commands, which look at what they reach.
func (r Reader) AdminUser(ctx context.Context, id int64) (u *identity.AdminUser, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		if u, err = take[identity.AdminUser](g, "user", "id = ?", id); err != nil {
			return err
		}
		return withScopes(g, nil, u)
	})
	return u, err
}

// AdminUserByEmail finds who logs in, without their scopes; nil when there is
// nobody, or only somebody who was invited. It takes as long for nobody.
func (r Reader) AdminUserByEmail(ctx context.Context, email string) (u *identity.AdminUser, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		var found []*identity.AdminUser
		if err := g.Where("email = lower(?) AND confirmed_on IS NOT NULL", email).Limit(1).Find(&found).Error; err != nil || len(found) == 0 {
			return err
		}
		u = found[0]
		return nil
	})
	return u, err
}

// AdminUserByLink finds the administrator whom a link was mailed to, by its hash;
// nil when there is none. Whether it is good, the administrator tells.
func (r Reader) AdminUserByLink(ctx context.Context, hash string) (u *identity.AdminUser, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		var found []*identity.AdminUser
		if err := g.Where("link_hash = ?", hash).Limit(1).Find(&found).Error; err != nil || len(found) == 0 {
			return err
		}
		u = found[0]
		return nil
	})
	return u, err
}

// AdminEmailKnown tells whether a store lists an administrator with an address,
// invited and deactivated ones included. Those of other stores do not count: an
// address tells nothing of them.
func (tx *Tx) AdminEmailKnown(ctx context.Context, storeID int64, email string) (known bool, err error) {
	err = classify(tx.on(ctx).Raw(`SELECT EXISTS (SELECT 1 FROM admin_users u JOIN admin_user_scopes h ON h.admin_user_id = u.id
		JOIN scopes c ON c.id = h.scope_id WHERE u.email = ? AND (c.store_ids = '[]' OR c.store_ids @> to_jsonb(?::bigint)))`, email, storeID).Scan(&known).Error)
	return known, err
}

// withScopes reads what users hold: all of it, or the scopes that reach one of
// some stores.
func withScopes(g *gorm.DB, stores []int64, users ...*identity.AdminUser) error {
	byID := map[int64]*identity.AdminUser{}
	ids := []int64{}
	for _, u := range users {
		u.ScopeIDs = []int64{}
		byID[u.ID], ids = u, append(ids, u.ID)
	}
	var held []struct{ AdminUserID, ScopeID int64 }
	if err := g.Raw(`SELECT h.admin_user_id, h.scope_id FROM admin_user_scopes h JOIN scopes c ON c.id = h.scope_id WHERE h.admin_user_id = ANY(?)
		AND (?::bigint[] IS NULL OR c.store_ids = '[]' OR EXISTS (SELECT 1 FROM unnest(?::bigint[]) s WHERE c.store_ids @> to_jsonb(s))) ORDER BY h.scope_id`,
		array(ids), array(stores), array(stores)).Scan(&held).Error; err != nil {
		return err
	}
	for _, h := range held {
		byID[h.AdminUserID].ScopeIDs = append(byID[h.AdminUserID].ScopeIDs, h.ScopeID)
	}
	return nil
}

// AdminExists tells whether there is any administrator.
func (r Reader) AdminExists(ctx context.Context) (exists bool, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT 1 FROM admin_users)").Scan(&exists).Error
	})
	return exists, err
}

// LockAdminUser holds an administrator, to change them.
func (tx *Tx) LockAdminUser(ctx context.Context, id int64) (*identity.AdminUser, error) {
	u, err := lock[identity.AdminUser](ctx, tx, "user", "id = ?", id)
	if err != nil {
		return nil, err
	}
	return u, classify(withScopes(tx.on(ctx), nil, u))
}

// SetScopes replaces what a locked administrator holds.
func (tx *Tx) SetScopes(ctx context.Context, u *identity.AdminUser, scopeIDs []int64) error {
	was, is := bracketed('[', u.ScopeIDs, ']'), bracketed('[', scopeIDs, ']')
	tx.Note("update", "adminUser", u.ID, domain.Change{Field: "scopeIds", Old: &was, New: &is})
	userID := u.ID
	u.ScopeIDs = scopeIDs
	g := tx.on(ctx)
	if err := g.Exec("DELETE FROM admin_user_scopes WHERE admin_user_id = ? AND scope_id <> ALL(?)", userID, array(scopeIDs)).Error; err != nil {
		return classify(err)
	}
	return classify(g.Exec("INSERT INTO admin_user_scopes (admin_user_id, scope_id) SELECT ?, unnest(?::bigint[]) ON CONFLICT DO NOTHING", userID, array(scopeIDs)).Error)
}

// AddScopes gives a locked administrator scopes besides their own, which the audit
// log does not tell.
func (tx *Tx) AddScopes(ctx context.Context, u *identity.AdminUser, scopeIDs []int64) error {
	none, added := "[]", bracketed('[', scopeIDs, ']')
	tx.Note("update", "adminUser", u.ID, domain.Change{Field: "addedScopeIds", Old: &none, New: &added})
	for _, id := range scopeIDs {
		if !slices.Contains(u.ScopeIDs, id) {
			u.ScopeIDs = append(u.ScopeIDs, id)
		}
	}
	return classify(tx.on(ctx).Exec("INSERT INTO admin_user_scopes (admin_user_id, scope_id) SELECT ?, unnest(?::bigint[]) ON CONFLICT DO NOTHING", u.ID, array(scopeIDs)).Error)
}

// TakeScopes takes scopes of a locked administrator away, whose others the audit
// log does not tell.
func (tx *Tx) TakeScopes(ctx context.Context, u *identity.AdminUser, scopeIDs []int64) error {
	taken, none := bracketed('[', scopeIDs, ']'), "[]"
	tx.Note("update", "adminUser", u.ID, domain.Change{Field: "takenScopeIds", Old: &taken, New: &none})
	u.ScopeIDs = slices.DeleteFunc(u.ScopeIDs, func(id int64) bool { return slices.Contains(scopeIDs, id) })
	return classify(tx.on(ctx).Exec("DELETE FROM admin_user_scopes WHERE admin_user_id = ? AND scope_id = ANY(?)", u.ID, array(scopeIDs)).Error)
}

// Scopes lists the scopes that reach the actor's store, by name.
func (r Reader) Scopes(ctx context.Context) (list []*identity.Scope, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return counted(g).Where("store_ids = '[]' OR store_ids @> to_jsonb(?::bigint)", r.actor.StoreID).
			Order("lower(name), id").Limit(1000).Find(&list).Error
	})
	return list, err
}

// Scope is one scope, whatever it reaches.
func (r Reader) Scope(ctx context.Context, id int64) (s *identity.Scope, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		s, err = take[identity.Scope](counted(g), "scope", "id = ?", id)
		return err
	})
	return s, err
}

func counted(g *gorm.DB) *gorm.DB {
	return g.Select(`scopes.*, (SELECT count(*) FROM admin_user_scopes h JOIN admin_users u ON u.id = h.admin_user_id
		WHERE h.scope_id = scopes.id AND u.is_active) AS user_count`)
}

// ScopesOf lists the scopes with these ids; missing ones are left out.
func (r Reader) ScopesOf(ctx context.Context, ids []int64) (list []identity.Scope, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return g.Where("id = ANY(?)", array(ids)).Order("id").Find(&list).Error
	})
	return list, err
}

// Holder is what the actor holds in all stores at this moment: of a user by their
// scopes, of an app token in its one store.
func (r Reader) Holder(ctx context.Context) (h identity.Holder, err error) {
	if r.actor.Kind != domain.ActorAdmin {
		return identity.Holder{Grants: []identity.Grant{{StoreID: r.actor.StoreID, Permissions: r.actor.Permissions}}}, nil
	}
	return r.HolderOf(ctx, r.actor.ID)
}

// HolderHere is what the actor holds in the store of the transaction, and of all
// stores in this one. It is asked with the grants held: nobody takes any of it
// away before the transaction ends.
func (tx *Tx) HolderHere(ctx context.Context) (h identity.Holder, err error) {
	if tx.actor.Kind != domain.ActorAdmin {
		return tx.Holder(ctx)
	}
	h, err = holderOf(tx.on(ctx), tx.actor.ID)
	return h, classify(err)
}

// ScopeHere is a scope, read in the transaction; nil when there is none.
func (tx *Tx) ScopeHere(ctx context.Context, id int64) (*identity.Scope, error) {
	var found []*identity.Scope
	if err := tx.on(ctx).Raw("SELECT * FROM scopes WHERE id = ?", id).Scan(&found).Error; err != nil || len(found) == 0 {
		return nil, classify(err)
	}
	return found[0], nil
}

// HolderOf is what an administrator holds.
func (r Reader) HolderOf(ctx context.Context, userID int64) (h identity.Holder, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		h, err = holderOf(g, userID)
		return err
	})
	return h, err
}

// holderOf reads what an administrator holds in the stores that the transaction
// sees.
func holderOf(g *gorm.DB, userID int64) (identity.Holder, error) {
	var scopes []identity.Scope
	if err := g.Raw("SELECT * FROM scopes WHERE id IN (SELECT scope_id FROM admin_user_scopes WHERE admin_user_id = ?)", userID).Scan(&scopes).Error; err != nil {
		return identity.Holder{}, err
	}
	var all []int64
	if err := g.Raw("SELECT id FROM stores ORDER BY id").Scan(&all).Error; err != nil {
		return identity.Holder{}, err
	}
	return identity.HolderOf(scopes, all), nil
}

// HoldersOf is what each administrator with a scope holds, deactivated ones
// included.
func (r Reader) HoldersOf(ctx context.Context, scopeID int64) (list []identity.Holder, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		var rows []struct{ Held, Every *string }
		if err := g.Raw("SELECT "+grantsOf("h.admin_user_id")+"::text AS held, ("+everyStore("h.admin_user_id")+`)::text AS every
			FROM admin_user_scopes h WHERE h.scope_id = ?`, scopeID).Scan(&rows).Error; err != nil {
			return err
		}
		for _, row := range rows {
			var every []byte
			if row.Every != nil {
				every = []byte(*row.Every)
			}
			h, err := readHolder([]byte(*row.Held), every)
			if err != nil {
				return err
			}
			list = append(list, h)
		}
		return nil
	})
	return list, err
}

// HoldGrants makes changes of who holds what wait for one another until the
// transaction ends, so that each is judged by what the one before left.
func (tx *Tx) HoldGrants(ctx context.Context) error {
	return classify(tx.on(ctx).Exec("SELECT pg_advisory_xact_lock(hashtext('who holds what'))").Error)
}

// ScopeNameTaken tells whether another scope of one of the stores has a name,
// without regard to case. No stores are all stores. Scopes of other stores do
// not count: a name tells nothing of them.
func (tx *Tx) ScopeNameTaken(ctx context.Context, s *identity.Scope) (taken bool, err error) {
	err = classify(tx.on(ctx).Raw(`SELECT EXISTS (SELECT 1 FROM scopes WHERE lower(name) = lower(?) AND id <> ?
		AND (store_ids = '[]' OR cardinality(?::bigint[]) = 0 OR EXISTS (SELECT 1 FROM unnest(?::bigint[]) s WHERE store_ids @> to_jsonb(s))))`,
		s.Name, s.ID, array(s.StoreIDs), array(s.StoreIDs)).Scan(&taken).Error)
	return taken, err
}

// LockScope holds a scope, to change it.
func (tx *Tx) LockScope(ctx context.Context, id int64) (*identity.Scope, error) {
	return lock[identity.Scope](ctx, tx, "scope", "id = ?", id)
}

// HoldEverything holds the scope that has all permissions in all stores, and
// gives it back; nil before there is one.
func (tx *Tx) HoldEverything(ctx context.Context) (*identity.Scope, error) {
	s, err := lock[identity.Scope](ctx, tx, "scope", `is_system AND permissions @> '["*"]' AND store_ids = '[]'`)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return s, err
}

// OthersHold tells whether an active administrator besides this one, who can log
// in, has a scope.
func (tx *Tx) OthersHold(ctx context.Context, scopeID, userID int64) (others bool, err error) {
	err = classify(tx.on(ctx).Raw(`SELECT EXISTS (SELECT 1 FROM admin_user_scopes h JOIN admin_users u ON u.id = h.admin_user_id
		WHERE h.scope_id = ? AND u.id <> ? AND u.is_active AND u.confirmed_on IS NOT NULL)`, scopeID, userID).Scan(&others).Error)
	return others, err
}

// LoggedIn keeps what a login changes of an administrator. It is no change of
// their own: their version stays.
func (tx *Tx) LoggedIn(ctx context.Context, u *identity.AdminUser) error {
	tx.hold(u)
	return classify(tx.on(ctx).Exec("UPDATE admin_users SET last_login_on = ?, totp_last_step = ?, recovery_codes = ?, password_hash = ? WHERE id = ?",
		u.LastLoginOn, u.TOTPLastStep, u.RecoveryCodes, u.PasswordHash, u.ID).Error)
}
