package repo

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// grantsOf is SQL for the stores and permissions of the administrator whose id
// the expression gives, as JSON: [{"stores": [1, 2] or [] for all, "permissions": […]}].
func grantsOf(user string) string {
	return `(SELECT coalesce(jsonb_agg(jsonb_build_object('stores', c.store_ids, 'permissions', c.permissions)), '[]')
		FROM admin_user_scopes g JOIN scopes c ON c.id = g.scope_id WHERE g.admin_user_id = ` + user + `)`
}

// everyStore is SQL for all stores' ids, which is only worked out for whom it concerns.
func everyStore(user string) string {
	return `CASE WHEN EXISTS (SELECT 1 FROM admin_user_scopes g JOIN scopes c ON c.id = g.scope_id
		WHERE g.admin_user_id = ` + user + ` AND c.store_ids = '[]') THEN (SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM stores) END`
}

// heldScope is a scope as grantsOf gives it.
type heldScope struct {
	Stores      []int64  `json:"stores"`
	Permissions []string `json:"permissions"`
}

// Credential finds what a token of the given kind stands for, by its hash. An
// unknown token is unauthenticated. Whether the credential is still good, the
// caller asks the Credential.
func (db *DB) Credential(ctx context.Context, hash []byte, kind domain.TokenKind) (c identity.Credential, err error) {
	switch kind {
	case domain.AdminToken:
		return db.adminCredential(ctx, hash)
	case domain.CustomerToken:
		return db.customerCredential(ctx, hash)
	case domain.AppTokenKind:
		return db.appCredential(ctx, hash)
	default:
		return c, errNoCredential
	}
}

var errNoCredential = domain.Errorf(domain.Unauthenticated, "The token is not valid, or not any more.")

func (db *DB) adminCredential(ctx context.Context, hash []byte) (c identity.Credential, err error) {
	var held, all []byte
	var revoked sql.NullTime
	err = db.one(ctx, `SELECT u.id, s.id, u.is_active, s.revoked_on, t.expires_on, s.last_used_on, `+grantsOf("u.id")+`, `+everyStore("u.id")+`
		FROM session_tokens t JOIN sessions s ON s.id = t.session_id JOIN admin_users u ON u.id = s.admin_user_id
		WHERE t.hash = $1 AND t.kind = 'ACCESS'`, []any{hash},
		&c.ID, &c.SessionID, &c.Active, &revoked, &c.ExpiresOn, &c.LastUsedOn, &held, &all)
	if err != nil {
		return c, err
	}
	holder, err := readHolder(held, all)
	c.Kind, c.Revoked, c.Grants, c.EveryStore = domain.ActorAdmin, revoked.Valid, holder.Grants, holder.EveryStore
	return c, err
}

// readHolder makes grants out of scopes; all are the stores that a scope without
// stores means.
func readHolder(held, all []byte) (identity.Holder, error) {
	var scopes []heldScope
	if err := json.Unmarshal(held, &scopes); err != nil {
		return identity.Holder{}, err
	}
	var stores []int64
	if all != nil {
		if err := json.Unmarshal(all, &stores); err != nil {
			return identity.Holder{}, err
		}
	}
	list := make([]identity.Scope, len(scopes))
	for i, s := range scopes {
		list[i] = identity.Scope{StoreIDs: s.Stores, Permissions: s.Permissions}
	}
	return identity.HolderOf(list, stores), nil
}

func (db *DB) customerCredential(ctx context.Context, hash []byte) (c identity.Credential, err error) {
	var revoked sql.NullTime
	var storeID int64
	err = db.one(ctx, `SELECT c.id, s.account_id, s.id, s.store_id, c.status = 'ACTIVE', s.revoked_on, t.expires_on, s.last_used_on
		FROM session_tokens t JOIN sessions s ON s.id = t.session_id
		JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id
		WHERE t.hash = $1 AND t.kind = 'ACCESS'`, []any{hash},
		&c.ID, &c.AccountID, &c.SessionID, &storeID, &c.Active, &revoked, &c.ExpiresOn, &c.LastUsedOn)
	c.Kind, c.Revoked, c.Grants = domain.ActorCustomer, revoked.Valid, []identity.Grant{{StoreID: storeID}}
	return c, err
}

// appCredential reads a token's own permissions, or those that its scope has in
// its store at this moment.
func (db *DB) appCredential(ctx context.Context, hash []byte) (c identity.Credential, err error) {
	var permissions []byte
	var revoked, expires, used sql.NullTime
	grant := identity.Grant{}
	err = db.one(ctx, `SELECT a.id, a.store_id, a.api_version, a.revoked_on, a.expires_on, a.last_used_on, `+appPermissions+`
		FROM app_tokens a LEFT JOIN scopes c ON c.id = a.scope_id WHERE a.hash = $1`, []any{hash},
		&c.ID, &grant.StoreID, &c.APIVersion, &revoked, &expires, &used, &permissions)
	if err != nil {
		return c, err
	}
	if err = json.Unmarshal(permissions, &grant.Permissions); err != nil {
		return c, err
	}
	c.Kind, c.Active, c.Revoked = domain.ActorAPIToken, true, revoked.Valid
	c.ExpiresOn, c.LastUsedOn = expires.Time, used.Time
	c.Grants = []identity.Grant{grant}
	return c, nil
}

// appPermissions is SQL for what the app token a, with its scope c, may do now:
// of the scope's permissions those that whoever set the scope held then.
const appPermissions = `CASE WHEN a.scope_id IS NULL THEN a.permissions
	WHEN NOT (c.store_ids = '[]' OR c.store_ids @> to_jsonb(a.store_id)) THEN '[]'
	WHEN a.scope_limit @> '"*"' THEN c.permissions
	ELSE (SELECT coalesce(jsonb_agg(p), '[]') FROM jsonb_array_elements(c.permissions) p WHERE a.scope_limit @> p) END`

// one reads a single row of values; none is an unknown credential.
func (db *DB) one(ctx context.Context, query string, args []any, into ...any) error {
	return db.ask(ctx, query, args, func(found pgx.Rows) error {
		if !found.Next() {
			return cmp.Or(found.Err(), errNoCredential)
		}
		return found.Scan(into...)
	})
}

// Used notes when a credential was last used, and from where; at most once a
// minute, so that reads stay reads.
func (db *DB) Used(ctx context.Context, c identity.Credential, from domain.Origin) error {
	at := db.clock.Now()
	return db.platform(ctx, func(g *gorm.DB) error {
		if c.Kind == domain.ActorAPIToken {
			return g.Exec("UPDATE app_tokens SET last_used_on = ?, last_used_ip = ? WHERE id = ? AND (last_used_on IS NULL OR last_used_on < ?)",
				at, from.Address, c.ID, at.Add(-identity.LastUsedGrain)).Error
		}
		return g.Exec("UPDATE sessions SET last_used_on = ?, ip = ? WHERE id = ? AND last_used_on < ?",
			at, from.Address, c.SessionID, at.Add(-identity.LastUsedGrain)).Error
	})
}

// StoreByKey finds the store that a public store key names, by the key's hash.
// An unknown or revoked key is unauthenticated.
func (db *DB) StoreByKey(ctx context.Context, hash []byte) (a identity.StoreAccess, err error) {
	var origins []byte
	var used sql.NullTime
	err = db.one(ctx, `SELECT k.id, s.id, s.livemode, s.status, coalesce(s.settings->'allowedOrigins', '[]'), k.last_used_on, coalesce(v.version::text, '')
		FROM store_keys k JOIN stores s ON s.id = k.store_id LEFT JOIN storefront_versions v ON v.store_id = k.store_id WHERE k.hash = $1 AND k.revoked_on IS NULL`, []any{hash},
		&a.StoreKeyID, &a.StoreID, &a.Livemode, &a.Status, &origins, &used, &a.StorefrontVersion)
	if err != nil {
		return a, err
	}
	if err = json.Unmarshal(origins, &a.AllowedOrigins); err != nil {
		return a, err
	}
	if at := db.clock.Now(); !used.Valid || used.Time.Before(at.Add(-identity.LastUsedGrain)) {
		err = db.keyUsed(ctx, a.StoreKeyID, at)
	}
	return a, err
}

// StoreByDomain finds the store that has proven a domain.
func (db *DB) StoreByDomain(ctx context.Context, host string) (a identity.StoreAccess, err error) {
	var origins []byte
	err = db.one(ctx, `SELECT id, livemode, status, coalesce(settings->'allowedOrigins', '[]') FROM stores
		WHERE lower(domain) = lower($1) AND domain_verified_on IS NOT NULL`, []any{host}, &a.StoreID, &a.Livemode, &a.Status, &origins)
	if errors.Is(err, errNoCredential) {
		return a, domain.Missing("store")
	}
	if err == nil {
		err = json.Unmarshal(origins, &a.AllowedOrigins)
	}
	return a, err
}

// StoreByPaymentLink finds the store of a payment link by its token's hash. An unknown
// link, and one whose time is over, is unauthenticated.
func (db *DB) StoreByPaymentLink(ctx context.Context, hash []byte) (a identity.StoreAccess, err error) {
	var origins []byte
	err = db.one(ctx, `SELECT s.id, s.livemode, s.status, coalesce(s.settings->'allowedOrigins', '[]')
		FROM payment_links l JOIN stores s ON s.id = l.store_id WHERE l.token_hash = $1 AND l.expires_on > $2`, []any{hash, db.clock.Now()},
		&a.StoreID, &a.Livemode, &a.Status, &origins)
	if errors.Is(err, errNoCredential) {
		return a, identity.ErrPaymentLink
	}
	if err != nil {
		return a, err
	}
	return a, json.Unmarshal(origins, &a.AllowedOrigins)
}

// StoreByLink finds the store and the cart of a checkout link, or the order of a link to
// one, by its token's hash. An unknown link, and one whose time is over, is
// unauthenticated.
func (db *DB) StoreByLink(ctx context.Context, hash []byte) (a identity.LinkAccess, err error) {
	var origins []byte
	var cart, customer sql.NullInt64
	err = db.one(ctx, `SELECT s.id, s.livemode, s.status, coalesce(s.settings->'allowedOrigins', '[]'), c.id, c.customer_id, c.token_hash, l.id, l.is_session
		FROM checkout_links l JOIN stores s ON s.id = l.store_id
		LEFT JOIN carts c ON c.store_id = l.store_id AND c.id = l.cart_id AND c.customer_id IS NOT DISTINCT FROM l.customer_id
			AND (c.customer_id IS NULL OR EXISTS (SELECT FROM customers u WHERE u.store_id = c.store_id AND u.id = c.customer_id AND u.status = 'ACTIVE'))
		WHERE l.token_hash = $1 AND l.expires_on > $2`, []any{hash, db.clock.Now()},
		&a.StoreID, &a.Livemode, &a.Status, &origins, &cart, &customer, &a.CartToken, &a.LinkID, &a.IsSession)
	if errors.Is(err, errNoCredential) {
		err = db.one(ctx, `SELECT s.id, s.livemode, s.status, coalesce(s.settings->'allowedOrigins', '[]'), l.order_id
			FROM order_links l JOIN stores s ON s.id = l.store_id WHERE l.token_hash = $1 AND l.expires_on > $2`, []any{hash, db.clock.Now()},
			&a.StoreID, &a.Livemode, &a.Status, &origins, &a.OrderID)
	}
	if errors.Is(err, errNoCredential) {
		return a, identity.ErrCheckoutLink
	}
	if err != nil {
		return a, err
	}
	a.CartID, a.CustomerID = cart.Int64, customer.Int64
	return a, json.Unmarshal(origins, &a.AllowedOrigins)
}

func (db *DB) keyUsed(ctx context.Context, id int64, at time.Time) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE store_keys SET last_used_on = ? WHERE id = ? AND (last_used_on IS NULL OR last_used_on < ?)",
			at, id, at.Add(-identity.LastUsedGrain)).Error
	})
}

// OriginAllowed tells whether any store has one of the entries in its allowed
// origins. It is for preflight requests, which name no store.
func (db *DB) OriginAllowed(ctx context.Context, entries []string) (allowed bool, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		for _, entry := range entries {
			err := g.Raw("SELECT EXISTS (SELECT 1 FROM stores WHERE settings->'allowedOrigins' @> to_jsonb(?::text))", entry).Scan(&allowed).Error
			if err != nil || allowed {
				return err
			}
		}
		return nil
	})
	return allowed, err
}
