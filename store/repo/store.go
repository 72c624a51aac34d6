package repo

import (
	"context"
	"errors"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	"stores_code_unique":            taken("/code", "Another store has this code."),
	"stores_domain_proven":          domain.Errorf(domain.AlreadyExists, "Another store has proven this domain, and its proof is still there."),
	"store_keys_name_unique":        taken("/name", "Another key of the store has this name."),
	"shipping_methods_name_unique":  taken("/name", "Another shipping method has this name."),
	"payment_providers_name_unique": taken("/displayName", "Another payment provider has this name."),
})

// Store returns the actor's store.
func (r Reader) Store(ctx context.Context) (s *settings.Store, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		s, err = scoped.Cached(g, "store", r.actor.StoreID, func() (*settings.Store, error) {
			return take[settings.Store](g, "store", "id = ?", r.actor.StoreID)
		})
		return err
	})
	return s, err
}

// LockStore locks the actor's store for a change to its settings. Take this lock before all other locks.
func (tx *Tx) LockStore(ctx context.Context) (s *settings.Store, err error) {
	if s, err = lock[settings.Store](ctx, tx, "store", "id = ?", tx.actor.StoreID); err == nil {
		tx.store = s
	}
	return s, err
}

// Store returns the actor's store. A transaction reads the store only once.
func (tx *Tx) Store(ctx context.Context) (s *settings.Store, err error) {
	if tx.store == nil {
		tx.store, err = tx.Reader.Store(ctx)
	}
	return tx.store, err
}

// KeepDomainChecked stores when the store's proof of its domain was last found. The version does not change, since the
// store itself does not.
func (tx *Tx) KeepDomainChecked(ctx context.Context, s *settings.Store) error {
	tx.hold(s)
	return classify(tx.on(ctx).Exec("UPDATE stores SET domain_checked_on = ? WHERE id = ?", s.DomainCheckedOn, s.ID).Error)
}

// KeepTaxService stores whether the store calls a tax service, which depends on the tax provider. The store's version
// does not change.
func (tx *Tx) KeepTaxService(ctx context.Context, s *settings.Store) error {
	tx.hold(s)
	return classify(tx.on(ctx).Exec("UPDATE stores SET tax_service = ? WHERE id = ?", s.TaxService, s.ID).Error)
}

// KeepCommissionService stores whether the store reports its sales to a commission service, which depends on the
// commission provider. The store's version does not change.
func (tx *Tx) KeepCommissionService(ctx context.Context, s *settings.Store) error {
	tx.hold(s)
	return classify(tx.on(ctx).Exec("UPDATE stores SET commission_service = ? WHERE id = ?", s.CommissionService, s.ID).Error)
}

// DomainsToCheck returns the ids of the stores whose proof of their domain was last found before the given time,
// longest ago first.
func (db *DB) DomainsToCheck(ctx context.Context, since time.Time) (storeIDs []int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT id FROM stores WHERE domain_checked_on < ? ORDER BY domain_checked_on", since).Scan(&storeIDs).Error
	})
	return storeIDs, err
}

// DomainHolder returns the id of the store that has proven its ownership of a domain; 0 means none.
func (db *DB) DomainHolder(ctx context.Context, host string) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(max(id), 0) FROM stores WHERE fold(domain) = fold(?) AND domain_verified_on IS NOT NULL", host).Scan(&storeID).Error
	})
	return storeID, err
}

// StoreByCode returns the store with a code, for any caller.
func (db *DB) StoreByCode(ctx context.Context, code string) (s *settings.Store, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		s, err = take[settings.Store](g, "store", "code = ?", code)
		return err
	})
	return s, err
}

// Stores lists stores by name. It reads across stores, so the caller must pass only ids of stores to which it has
// access.
func (r Reader) Stores(ctx context.Context, ids []int64) (list []*settings.Store, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return g.Where("id = ANY(?)", array(ids)).Order(byName + ", id").Find(&list).Error
	})
	return list, err
}

// UsedCurrencies returns the currencies in which the store has prices or charges subscriptions that are not
// canceled.
func (r Reader) UsedCurrencies(ctx context.Context) (priced, charged []domain.Currency, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return errors.Join(g.Raw("SELECT DISTINCT currency_code FROM prices").Scan(&priced).Error,
			g.Raw("SELECT DISTINCT currency_code FROM subscriptions WHERE status <> 'CANCELLED'").Scan(&charged).Error)
	})
	return priced, charged, err
}

// DefaultCurrencyUses returns the kinds of amounts that the store has in its default currency and whose rows therefore
// contain no currency.
func (r Reader) DefaultCurrencyUses(ctx context.Context) (kinds []string, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT kind FROM (VALUES
			(1, 'costs of variants', EXISTS (SELECT FROM variants WHERE cost_price IS NOT NULL AND removed_on IS NULL)),
			(2, 'price rules of collections', EXISTS (SELECT FROM collections WHERE type = 'RULE' AND (rules @> '{"conditions": [{"field": "PRICE"}]}' OR rules @> '{"conditions": [{"field": "COMPARE_AT_AMOUNT"}]}'))),
			(3, 'minimum order amounts of account types', EXISTS (SELECT FROM account_types WHERE min_order_amount IS NOT NULL)),
			(4, 'spend thresholds of account types', EXISTS (SELECT FROM account_types WHERE auto_tier->>'metric' = 'SPEND_12M')),
			(5, 'limits of payment providers', EXISTS (SELECT FROM payment_providers WHERE min_amount IS NOT NULL OR max_amount IS NOT NULL))
		) AS uses (place, kind, used) WHERE used ORDER BY place`).Scan(&kinds).Error
	})
	return kinds, err
}

// Last returns the last number that one of the store's sequences has issued; 0 means none.
func (r Reader) Last(ctx context.Context, sequence string) (n int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(max(last), 0) FROM store_counters WHERE name = ?", sequence).Scan(&n).Error
	})
	return n, err
}

// ShippingMethods lists the store's shipping methods by position. active selects active or inactive methods; nil
// means all.
func (r Reader) ShippingMethods(ctx context.Context, active *bool) (list []*settings.ShippingMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		list, err = scoped.CachedList(g, "shipping methods", func(all *[]*settings.ShippingMethod) error { return g.Order("position, id").Find(all).Error })
		return err
	})
	if active != nil {
		list = slices.DeleteFunc(list, func(m *settings.ShippingMethod) bool { return m.IsActive != *active })
	}
	return list, err
}

// StoreShipping returns the store with its active shipping methods, in one snapshot.
func (r Reader) StoreShipping(ctx context.Context) (s *settings.Store, methods []*settings.ShippingMethod, err error) {
	err = r.once(ctx, func(r Reader) error {
		if s, err = r.Store(ctx); err != nil {
			return err
		}
		active := true
		methods, err = r.ShippingMethods(ctx, &active)
		return err
	})
	return s, methods, err
}

// ShippingMethod returns one of the store's shipping methods.
func (r Reader) ShippingMethod(ctx context.Context, id int64) (m *settings.ShippingMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		m, err = scoped.Cached(g, "shipping method", id, func() (*settings.ShippingMethod, error) {
			return take[settings.ShippingMethod](g, "shipping method", "id = ?", id)
		})
		return err
	})
	return m, err
}

// LockShippingMethod locks a shipping method for a change.
func (tx *Tx) LockShippingMethod(ctx context.Context, id int64) (*settings.ShippingMethod, error) {
	return lock[settings.ShippingMethod](ctx, tx, "shipping method", "id = ?", id)
}

// PaymentProviders lists the store's payment providers by priority, including inactive providers.
func (r Reader) PaymentProviders(ctx context.Context) (list []*settings.PaymentProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Order("priority, id").Find(&list).Error
	})
	return list, err
}

// PaymentProvider returns one of the store's payment providers.
func (r Reader) PaymentProvider(ctx context.Context, id int64) (p *settings.PaymentProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[settings.PaymentProvider](g, "payment provider", "id = ?", id)
		return err
	})
	return p, err
}

// ProviderReferences returns the references that must stay valid at a payment provider's service. They belong to the
// latest payment that moved or reserved money, and to the latest saved payment method.
func (r Reader) ProviderReferences(ctx context.Context, id int64) (references []string, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`(SELECT provider_reference FROM payments WHERE payment_provider_id = ? AND provider_reference <> '' AND status IN ('PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'CAPTURED') ORDER BY created_on DESC LIMIT 1)
			UNION ALL (SELECT provider_reference FROM customer_payment_methods WHERE payment_provider_id = ? AND is_active ORDER BY id DESC LIMIT 1)`, id, id).Scan(&references).Error
	})
	return references, err
}

// LockPaymentProviders locks all of the store's payment providers, by id. It locks all of them because at most one
// provider can be the default.
func (tx *Tx) LockPaymentProviders(ctx context.Context) ([]*settings.PaymentProvider, error) {
	return lockAll[settings.PaymentProvider](ctx, tx, "true")
}

// TaxProvider returns the source of the store's tax rates.
func (r Reader) TaxProvider(ctx context.Context) (p *settings.TaxProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[settings.TaxProvider](g, "tax provider", "true")
		return err
	})
	return p, err
}

// LockTaxProvider locks the tax provider for a change.
func (tx *Tx) LockTaxProvider(ctx context.Context) (*settings.TaxProvider, error) {
	return lock[settings.TaxProvider](ctx, tx, "tax provider", "true")
}

// CommissionProvider returns the provider that pays the store's referrers.
func (r Reader) CommissionProvider(ctx context.Context) (p *settings.CommissionProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[settings.CommissionProvider](g, "commission provider", "true")
		return err
	})
	return p, err
}

// LockCommissionProvider locks the commission provider for a change.
func (tx *Tx) LockCommissionProvider(ctx context.Context) (*settings.CommissionProvider, error) {
	return lock[settings.CommissionProvider](ctx, tx, "commission provider", "true")
}

// StoreKeys lists the store's newest 1,000 public keys, newest first. If revoked is true, the list includes revoked
// keys.
func (r Reader) StoreKeys(ctx context.Context, revoked bool) (list []*identity.StoreKey, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return listed(g, revoked).Find(&list).Error
	})
	return list, err
}

// StoreKeyMade locks and returns the store's key with a hash, even if the key is revoked; nil means none.
func (tx *Tx) StoreKeyMade(ctx context.Context, hash []byte) (*identity.StoreKey, error) {
	found, err := lockAll[identity.StoreKey](ctx, tx, "hash = ?", hash)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return found[0], nil
}

// LockStoreKey locks a public key for its revocation.
func (tx *Tx) LockStoreKey(ctx context.Context, id int64) (*identity.StoreKey, error) {
	return lock[identity.StoreKey](ctx, tx, "store key", "id = ?", id)
}

// listed restricts a list to its newest 1,000 rows. If revoked is true, these include revoked rows.
func listed(g *gorm.DB, revoked bool) *gorm.DB {
	if !revoked {
		g = g.Where("revoked_on IS NULL")
	}
	return g.Order("id DESC").Limit(1000)
}

// StoresExist reports whether the platform has any store.
func (db *DB) StoresExist(ctx context.Context) (exist bool, err error) {
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT 1 FROM stores)").Scan(&exist).Error
	})
	return exist, err
}

// StoreBegun returns the id of the store with the given name and code; 0 means none. finished reports whether the store
// has an app token.
func (db *DB) StoreBegun(ctx context.Context, name, code string) (id int64, finished bool, err error) {
	var found struct {
		ID       int64
		Finished bool
	}
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT id, EXISTS (SELECT 1 FROM app_tokens t WHERE t.store_id = s.id) AS finished FROM stores s WHERE name = ? AND code = ?", name, code).Scan(&found).Error
	})
	return found.ID, found.Finished, err
}
