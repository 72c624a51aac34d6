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

// AdminUsers lists up to 1,000 administrators who have access to the actor's store, by e-mail address. active selects
// active or inactive administrators; nil means all. ScopeIDs lists only the scopes that cover one of the actor's
// stores.
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

// AdminUser returns an administrator with all scopes, in all stores. Administrators read their own data with it, and
// commands use it because they check the stores themselves.
func (r Reader) AdminUser(ctx context.Context, id int64) (u *identity.AdminUser, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		if u, err = take[identity.AdminUser](g, "user", "id = ?", id); err != nil {
			return err
		}
		return withScopes(g, nil, u)
	})
	return u, err
}

// AdminUserByEmail returns the administrator who logs in with an address, without scopes; nil means that no
// administrator has confirmed the address. The lookup takes the same time for known and unknown addresses.
func (r Reader) AdminUserByEmail(ctx context.Context, email string) (u *identity.AdminUser, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		var found []*identity.AdminUser
		if err := g.Where("email = fold_email(?) AND confirmed_on IS NOT NULL", email).Limit(1).Find(&found).Error; err != nil || len(found) == 0 {
			return err
		}
		u = found[0]
		return nil
	})
	return u, err
}

// AdminUserByLink returns the administrator to whom a link was mailed, by the link's hash; nil means none. The caller
// checks whether the link is still valid.
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

// AdminEmailKnown reports whether a store lists an administrator with an address, including invited and deactivated
// administrators. It ignores administrators of other stores, so an address reveals nothing about them.
func (tx *Tx) AdminEmailKnown(ctx context.Context, storeID int64, email string) (known bool, err error) {
	err = classify(tx.on(ctx).Raw(`SELECT EXISTS (SELECT 1 FROM admin_users u JOIN admin_user_scopes h ON h.admin_user_id = u.id
		JOIN scopes c ON c.id = h.scope_id WHERE u.email = ? AND (c.store_ids = '[]' OR c.store_ids @> to_jsonb(?::bigint)))`, email, storeID).Scan(&known).Error)
	return known, err
}

// withScopes sets the ScopeIDs of users: to all scopes, or only to scopes that cover one of the stores. nil stores
// means all scopes.
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

// AdminExists reports whether the service has an administrator.
func (r Reader) AdminExists(ctx context.Context) (exists bool, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT 1 FROM admin_users)").Scan(&exists).Error
	})
	return exists, err
}

// LockAdminUser returns an administrator with their scopes and locks the row for a change.
func (tx *Tx) LockAdminUser(ctx context.Context, id int64) (*identity.AdminUser, error) {
	u, err := lock[identity.AdminUser](ctx, tx, "user", "id = ?", id)
	if err != nil {
		return nil, err
	}
	return u, classify(withScopes(tx.on(ctx), nil, u))
}

// SetScopes replaces the scopes of a locked administrator.
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

// AddScopes adds scopes to a locked administrator. The audit log records only the scopes that were missing.
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

// TakeScopes removes scopes from a locked administrator. The audit log records only the scopes that were present.
func (tx *Tx) TakeScopes(ctx context.Context, u *identity.AdminUser, scopeIDs []int64) error {
	taken, none := bracketed('[', scopeIDs, ']'), "[]"
	tx.Note("update", "adminUser", u.ID, domain.Change{Field: "takenScopeIds", Old: &taken, New: &none})
	u.ScopeIDs = slices.DeleteFunc(u.ScopeIDs, func(id int64) bool { return slices.Contains(scopeIDs, id) })
	return classify(tx.on(ctx).Exec("DELETE FROM admin_user_scopes WHERE admin_user_id = ? AND scope_id = ANY(?)", u.ID, array(scopeIDs)).Error)
}

// Scopes lists up to 1,000 scopes that cover the actor's store, by name, with the number of their active users.
func (r Reader) Scopes(ctx context.Context) (list []*identity.Scope, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return counted(g).Where("store_ids = '[]' OR store_ids @> to_jsonb(?::bigint)", r.actor.StoreID).
			Order(byName + ", id").Limit(1000).Find(&list).Error
	})
	return list, err
}

// Scope returns a scope of any stores, or a not_found error.
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

// ScopesOf lists the scopes with these ids and omits unknown ids.
func (r Reader) ScopesOf(ctx context.Context, ids []int64) (list []identity.Scope, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return g.Where("id = ANY(?)", array(ids)).Order("id").Find(&list).Error
	})
	return list, err
}

// Holder returns the actor's current permissions. An administrator has the permissions of their scopes in all stores.
// An app token has permissions only in its own store.
func (r Reader) Holder(ctx context.Context) (h identity.Holder, err error) {
	if r.actor.Kind != domain.ActorAdmin {
		return identity.Holder{Grants: []identity.Grant{{StoreID: r.actor.StoreID, Permissions: r.actor.Permissions}}}, nil
	}
	return r.HolderOf(ctx, r.actor.ID)
}

// HolderHere returns the actor's permissions as the transaction sees them: in the actor's store, or in all stores for
// an actor without a store. Call HoldGrants first, so that no other transaction removes a permission before this
// transaction ends.
func (tx *Tx) HolderHere(ctx context.Context) (h identity.Holder, err error) {
	if tx.actor.Kind != domain.ActorAdmin {
		return tx.Holder(ctx)
	}
	h, err = holderOf(tx.on(ctx), tx.actor.ID)
	return h, classify(err)
}

// ScopeHere reads a scope in the transaction; nil means that the scope does not exist.
func (tx *Tx) ScopeHere(ctx context.Context, id int64) (*identity.Scope, error) {
	var found []*identity.Scope
	if err := tx.on(ctx).Raw("SELECT * FROM scopes WHERE id = ?", id).Scan(&found).Error; err != nil || len(found) == 0 {
		return nil, classify(err)
	}
	return found[0], nil
}

// HolderOf returns an administrator's permissions in all stores.
func (r Reader) HolderOf(ctx context.Context, userID int64) (h identity.Holder, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		h, err = holderOf(g, userID)
		return err
	})
	return h, err
}

// holderOf reads an administrator's permissions in the stores that the transaction sees.
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

// HoldersOf returns the permissions of every administrator who has the scope, including deactivated administrators.
func (r Reader) HoldersOf(ctx context.Context, scopeID int64) (list []identity.Holder, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		var rows []struct{ Held, Every *string }
		if err := g.Raw("SELECT "+grantsOf("h.admin_user_id")+"::text AS held, ("+everyStore("h.admin_user_id", "true")+`)::text AS every
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

// HoldGrants serializes permission changes until the transaction ends, so that each change is checked against the
// result of the previous change.
func (tx *Tx) HoldGrants(ctx context.Context) error {
	return classify(tx.on(ctx).Exec("SELECT pg_advisory_xact_lock(hashtext('who holds what'))").Error)
}

// ScopeNameTaken reports whether another scope of one of s.StoreIDs has the name of s, ignoring case. An empty
// s.StoreIDs means all stores. It ignores scopes of other stores, so a name reveals nothing about them.
func (tx *Tx) ScopeNameTaken(ctx context.Context, s *identity.Scope) (taken bool, err error) {
	err = classify(tx.on(ctx).Raw(`SELECT EXISTS (SELECT 1 FROM scopes WHERE fold(name) = fold(?) AND id <> ?
		AND (store_ids = '[]' OR cardinality(?::bigint[]) = 0 OR EXISTS (SELECT 1 FROM unnest(?::bigint[]) s WHERE store_ids @> to_jsonb(s))))`,
		s.Name, s.ID, array(s.StoreIDs), array(s.StoreIDs)).Scan(&taken).Error)
	return taken, err
}

// LockScope returns a scope and locks its row for a change.
func (tx *Tx) LockScope(ctx context.Context, id int64) (*identity.Scope, error) {
	return lock[identity.Scope](ctx, tx, "scope", "id = ?", id)
}

// HoldEverything locks and returns the system scope with all permissions in all stores; nil means that the scope
// does not exist yet.
func (tx *Tx) HoldEverything(ctx context.Context) (*identity.Scope, error) {
	s, err := lock[identity.Scope](ctx, tx, "scope", `is_system AND permissions @> '["*"]' AND store_ids = '[]'`)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return s, err
}

// OthersHold reports whether another active administrator with a confirmed address has a scope.
func (tx *Tx) OthersHold(ctx context.Context, scopeID, userID int64) (others bool, err error) {
	err = classify(tx.on(ctx).Raw(`SELECT EXISTS (SELECT 1 FROM admin_user_scopes h JOIN admin_users u ON u.id = h.admin_user_id
		WHERE h.scope_id = ? AND u.id <> ? AND u.is_active AND u.confirmed_on IS NOT NULL)`, scopeID, userID).Scan(&others).Error)
	return others, err
}

// LoggedIn stores the changes that a login makes to an administrator. The version does not change, because a login
// is not an edit.
func (tx *Tx) LoggedIn(ctx context.Context, u *identity.AdminUser) error {
	tx.hold(u)
	return classify(tx.on(ctx).Exec("UPDATE admin_users SET last_login_on = ?, totp_last_step = ?, recovery_codes = ?, password_hash = ? WHERE id = ?",
		u.LastLoginOn, u.TOTPLastStep, u.RecoveryCodes, u.PasswordHash, u.ID).Error)
}
