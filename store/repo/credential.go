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

// grantsOf is the SQL for the stores and permissions of an administrator as a JSON list of heldScope. An empty list of
// stores means all stores. user is the SQL for the administrator's id.
func grantsOf(user string) string {
	return `(SELECT coalesce(jsonb_agg(jsonb_build_object('stores', c.store_ids, 'permissions', c.permissions)), '[]')
		FROM admin_user_scopes g JOIN scopes c ON c.id = g.scope_id WHERE g.admin_user_id = ` + user + `)`
}

// everyStore is the SQL for the ids of all stores that meet a condition. It is null for administrators without a scope
// for all stores, so PostgreSQL computes the ids only when they are needed.
func everyStore(user, condition string) string {
	return `CASE WHEN EXISTS (SELECT 1 FROM admin_user_scopes g JOIN scopes c ON c.id = g.scope_id
		WHERE g.admin_user_id = ` + user + ` AND c.store_ids = '[]') THEN (SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM stores WHERE ` + condition + `) END`
}

// heldScope is an element of the JSON of grantsOf.
type heldScope struct {
	Stores      []int64  `json:"stores"`
	Permissions []string `json:"permissions"`
}

// Credential returns the credential of a token by its hash and kind, or an unauthenticated error for an unknown token.
// The caller must check whether the credential is still valid. storeID restricts scopes for all stores to one store; 0
// means no restriction.
func (db *DB) Credential(ctx context.Context, hash []byte, kind domain.TokenKind, storeID int64) (c identity.Credential, err error) {
	switch kind {
	case domain.AdminToken:
		return db.adminCredential(ctx, hash, storeID)
	case domain.CustomerToken:
		return db.customerCredential(ctx, hash)
	case domain.AppTokenKind:
		return db.appCredential(ctx, hash)
	default:
		return c, errNoCredential
	}
}

var errNoCredential = domain.Errorf(domain.Unauthenticated, "The token is invalid or no longer valid.")

// adminCredential reads the ids of all stores only for requests that name no store, because with 10,000 stores this
// read takes most of the time of a request.
func (db *DB) adminCredential(ctx context.Context, hash []byte, storeID int64) (c identity.Credential, err error) {
	var held, all []byte
	var revoked sql.NullTime
	err = db.one(ctx, `SELECT u.id, s.id, u.is_active, s.revoked_on, t.expires_on, s.last_used_on, `+grantsOf("u.id")+`, `+everyStore("u.id", "$2::bigint = 0 OR id = $2")+`
		FROM session_tokens t JOIN sessions s ON s.id = t.session_id JOIN admin_users u ON u.id = s.admin_user_id
		WHERE t.hash = $1 AND t.kind = 'ACCESS'`, []any{hash, storeID},
		&c.ID, &c.SessionID, &c.Active, &revoked, &c.ExpiresOn, &c.LastUsedOn, &held, &all)
	if err != nil {
		return c, err
	}
	holder, err := readHolder(held, all)
	c.Kind, c.Revoked, c.Grants, c.EveryStore = domain.ActorAdmin, revoked.Valid, holder.Grants, holder.EveryStore
	return c, err
}

// readHolder converts the JSON of scopes to permissions by store. The parameter all is the JSON list of the stores to
// which scopes without stores apply.
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

// appCredential returns the token's own permissions, or its scope's current permissions in the token's store. After
// a rotation, the previous secret expires when its overlap ends.
func (db *DB) appCredential(ctx context.Context, hash []byte) (c identity.Credential, err error) {
	var permissions []byte
	var revoked, expires, used sql.NullTime
	grant := identity.Grant{}
	err = db.one(ctx, `SELECT a.id, a.store_id, a.api_version, a.revoked_on, s.expires_on, a.last_used_on, `+appPermissions+`
		FROM (SELECT id, expires_on FROM app_tokens WHERE hash = $1
			UNION ALL SELECT id, least(expires_on, previous_secret_expires_on) FROM app_tokens WHERE previous_hash = $1) s
		JOIN app_tokens a ON a.id = s.id LEFT JOIN scopes c ON c.id = a.scope_id`, []any{hash},
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

// appPermissions is the SQL for the current permissions of the app token a with its scope c. These are the permissions
// of the scope, without those that the administrator lacked when choosing the scope.
const appPermissions = `CASE WHEN a.scope_id IS NULL THEN a.permissions
	WHEN NOT (c.store_ids = '[]' OR c.store_ids @> to_jsonb(a.store_id)) THEN '[]'
	WHEN a.scope_limit @> '"*"' THEN c.permissions
	ELSE (SELECT coalesce(jsonb_agg(p), '[]') FROM jsonb_array_elements(c.permissions) p WHERE a.scope_limit @> p) END`

// one runs a query that returns a single row, and scans the row's values. Without a row, it returns errNoCredential.
func (db *DB) one(ctx context.Context, query string, args []any, into ...any) error {
	return db.ask(ctx, query, args, func(found pgx.Rows) error {
		if !found.Next() {
			return cmp.Or(found.Err(), errNoCredential)
		}
		return found.Scan(into...)
	})
}

// Used stores when and from which address a credential was last used. It does so at most once per
// identity.LastUsedGrain (one minute), so most reads write no rows.
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

// StoreByKey returns the store of a public store key by the key's hash, or an unauthenticated error for an unknown
// or revoked key. It also updates the key's last use.
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

// StoreByDomain returns the store with a verified domain, or a not_found error.
func (db *DB) StoreByDomain(ctx context.Context, host string) (a identity.StoreAccess, err error) {
	var origins []byte
	err = db.one(ctx, `SELECT id, livemode, status, coalesce(settings->'allowedOrigins', '[]') FROM stores
		WHERE fold(domain) = fold($1) AND domain_verified_on IS NOT NULL`, []any{host}, &a.StoreID, &a.Livemode, &a.Status, &origins)
	if errors.Is(err, errNoCredential) {
		return a, domain.Missing("store")
	}
	if err == nil {
		err = json.Unmarshal(origins, &a.AllowedOrigins)
	}
	return a, err
}

// StoreByPage returns the store with a code, or identity.ErrPage. isAccount requires that the store's account pages are
// on.
func (db *DB) StoreByPage(ctx context.Context, code string, isAccount bool) (a identity.StoreAccess, err error) {
	err = db.one(ctx, `SELECT s.id, s.livemode, s.status, coalesce(v.version::text, '') FROM stores s LEFT JOIN storefront_versions v ON v.store_id = s.id
		WHERE s.code = $1 AND (NOT $2 OR s.settings->'accountPages' = 'true')`, []any{code, isAccount}, &a.StoreID, &a.Livemode, &a.Status, &a.StorefrontVersion)
	if errors.Is(err, errNoCredential) {
		return a, identity.ErrPage
	}
	return a, err
}

// StoreByPaymentLink returns the store of a payment link by its token's hash. It returns
// identity.ErrPaymentLink for an unknown or expired link.
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

// StoreByLink returns the store and cart of a checkout link, or the store and order of an order link, by its
// token's hash. It returns identity.ErrCheckoutLink for an unknown or expired link.
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

// OriginAllowed reports whether the allowed origins of any store contain one of the entries. Preflight requests need
// it, because they identify no store.
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
