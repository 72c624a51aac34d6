package repo

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = guards(map[string]error{
	"stores_code_unique":            taken("/code", "Another store has this code."),
	"stores_domain_proven":          domain.Errorf(domain.AlreadyExists, "Another store has proven this domain, and its proof is still there."),
	"store_keys_name_unique":        taken("/name", "Another key of the store has this name."),
	"shipping_methods_name_unique":  taken("/name", "Another shipping method has this name."),
	"payment_providers_name_unique": taken("/displayName", "Another payment provider has this name."),
})

// Store is the actor's store.
func (r Reader) Store(ctx context.Context) (s *settings.Store, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		s, err = cached(r, g, "store", r.actor.StoreID, func() (*settings.Store, error) {
			return take[settings.Store](g, "store", "id = ?", r.actor.StoreID)
		})
		return err
	})
	return s, err
}

// LockStore holds the actor's store, to change its settings. It comes before
// every other lock.
func (tx *Tx) LockStore(ctx context.Context) (s *settings.Store, err error) {
	if s, err = lock[settings.Store](ctx, tx, "store", "id = ?", tx.actor.StoreID); err == nil {
		tx.store = s
	}
	return s, err
}

// Store is the actor's store, read once in a transaction.
func (tx *Tx) Store(ctx context.Context) (s *settings.Store, err error) {
	if tx.store == nil {
		tx.store, err = tx.Reader.Store(ctx)
	}
	return tx.store, err
}

// KeepDomainChecked keeps when a store's proof of its domain was seen last. It is no
// change of the store: the version stays.
func (tx *Tx) KeepDomainChecked(ctx context.Context, s *settings.Store) error {
	tx.hold(s)
	return classify(tx.on(ctx).Exec("UPDATE stores SET domain_checked_on = ? WHERE id = ?", s.DomainCheckedOn, s.ID).Error)
}

// KeepTaxService keeps whether the store's tax service is asked. It follows the tax
// provider and is no change of the store: the version stays.
func (tx *Tx) KeepTaxService(ctx context.Context, s *settings.Store) error {
	tx.hold(s)
	return classify(tx.on(ctx).Exec("UPDATE stores SET tax_service = ? WHERE id = ?", s.TaxService, s.ID).Error)
}

// KeepCommissionService keeps whether the store's commission service is told of what it
// sells. It follows the commission provider and is no change of the store: the version
// stays.
func (tx *Tx) KeepCommissionService(ctx context.Context, s *settings.Store) error {
	tx.hold(s)
	return classify(tx.on(ctx).Exec("UPDATE stores SET commission_service = ? WHERE id = ?", s.CommissionService, s.ID).Error)
}

// DomainsToCheck are the stores whose proof of their domain was not looked at since
// a time.
func (db *DB) DomainsToCheck(ctx context.Context, since time.Time) (storeIDs []int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT id FROM stores WHERE domain_checked_on < ? ORDER BY domain_checked_on", since).Scan(&storeIDs).Error
	})
	return storeIDs, err
}

// DomainHolder is the store that has proven a domain; 0 when none has.
func (db *DB) DomainHolder(ctx context.Context, host string) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(max(id), 0) FROM stores WHERE lower(domain) = lower(?) AND domain_verified_on IS NOT NULL", host).Scan(&storeID).Error
	})
	return storeID, err
}

// StoreByCode is the store of a code, whoever asks.
func (db *DB) StoreByCode(ctx context.Context, code string) (s *settings.Store, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		s, err = take[settings.Store](g, "store", "code = ?", code)
		return err
	})
	return s, err
}

// Stores lists stores by name. It reads across stores: ids says which ones the
// caller reaches.
func (r Reader) Stores(ctx context.Context, ids []int64) (list []*settings.Store, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		return g.Where("id = ANY(?)", array(ids)).Order("lower(name), id").Find(&list).Error
	})
	return list, err
}

// PricedCurrencies lists the currencies that the store has prices in.
func (r Reader) PricedCurrencies(ctx context.Context) (list []domain.Currency, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT DISTINCT currency_code FROM prices").Scan(&list).Error
	})
	return list, err
}

// Last is the last number that one of the store's sequences gave out, 0 before
// the first.
func (r Reader) Last(ctx context.Context, sequence string) (n int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(max(last), 0) FROM store_counters WHERE name = ?", sequence).Scan(&n).Error
	})
	return n, err
}

// ShippingMethods lists the store's shipping methods in their order, all of them
// or only those that are active or not.
func (r Reader) ShippingMethods(ctx context.Context, active *bool) (list []*settings.ShippingMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		list, err = cachedList(r, g, "shipping methods", func(all *[]*settings.ShippingMethod) error { return g.Order("position, id").Find(all).Error })
		return err
	})
	if active != nil {
		list = slices.DeleteFunc(list, func(m *settings.ShippingMethod) bool { return m.IsActive != *active })
	}
	return list, err
}

// ShippingMethod is one of the store's shipping methods.
func (r Reader) ShippingMethod(ctx context.Context, id int64) (m *settings.ShippingMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		m, err = cached(r, g, "shipping method", id, func() (*settings.ShippingMethod, error) {
			return take[settings.ShippingMethod](g, "shipping method", "id = ?", id)
		})
		return err
	})
	return m, err
}

// LockShippingMethod holds a shipping method, to change it.
func (tx *Tx) LockShippingMethod(ctx context.Context, id int64) (*settings.ShippingMethod, error) {
	return lock[settings.ShippingMethod](ctx, tx, "shipping method", "id = ?", id)
}

// PaymentProviders lists the store's payment providers, the first to be offered
// first, inactive ones too.
func (r Reader) PaymentProviders(ctx context.Context) (list []*settings.PaymentProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Order("priority, id").Find(&list).Error
	})
	return list, err
}

// PaymentProvider is one of the store's payment providers.
func (r Reader) PaymentProvider(ctx context.Context, id int64) (p *settings.PaymentProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[settings.PaymentProvider](g, "payment provider", "id = ?", id)
		return err
	})
	return p, err
}

// LockPaymentProviders holds all of the store's payment providers, of which one
// is the default, by id.
func (tx *Tx) LockPaymentProviders(ctx context.Context) ([]*settings.PaymentProvider, error) {
	return lockAll[settings.PaymentProvider](ctx, tx, "true")
}

// TaxProvider is where the store's tax rates come from.
func (r Reader) TaxProvider(ctx context.Context) (p *settings.TaxProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[settings.TaxProvider](g, "tax provider", "true")
		return err
	})
	return p, err
}

// LockTaxProvider holds it, to change it.
func (tx *Tx) LockTaxProvider(ctx context.Context) (*settings.TaxProvider, error) {
	return lock[settings.TaxProvider](ctx, tx, "tax provider", "true")
}

// CommissionProvider is who pays the store's referrers.
func (r Reader) CommissionProvider(ctx context.Context) (p *settings.CommissionProvider, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[settings.CommissionProvider](g, "commission provider", "true")
		return err
	})
	return p, err
}

// LockCommissionProvider holds it, to change it.
func (tx *Tx) LockCommissionProvider(ctx context.Context) (*settings.CommissionProvider, error) {
	return lock[settings.CommissionProvider](ctx, tx, "commission provider", "true")
}

// StoreKeys lists the store's public keys, the newest first; revoked ones only
// when asked for.
func (r Reader) StoreKeys(ctx context.Context, revoked bool) (list []*identity.StoreKey, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return listed(g, revoked).Find(&list).Error
	})
	return list, err
}

// StoreKeyMade is the store's key that a hash is of, revoked or not; nil: there is none.
func (tx *Tx) StoreKeyMade(ctx context.Context, hash []byte) (*identity.StoreKey, error) {
	found, err := lockAll[identity.StoreKey](ctx, tx, "hash = ?", hash)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return found[0], nil
}

// LockStoreKey holds a public key, to revoke it.
func (tx *Tx) LockStoreKey(ctx context.Context, id int64) (*identity.StoreKey, error) {
	return lock[identity.StoreKey](ctx, tx, "store key", "id = ?", id)
}

// listed is the newest thousand, without the revoked ones unless asked for.
func listed(g *gorm.DB, revoked bool) *gorm.DB {
	if !revoked {
		g = g.Where("revoked_on IS NULL")
	}
	return g.Order("id DESC").Limit(1000)
}

// StartAt makes the next number of a sequence start or a higher one.
func (tx *Tx) StartAt(ctx context.Context, sequence string, start int64) error {
	return classify(tx.on(ctx).Exec(`INSERT INTO store_counters (store_id, name, last) VALUES (?, ?, ?)
		ON CONFLICT (store_id, name) DO UPDATE SET last = greatest(store_counters.last, excluded.last)`, tx.actor.StoreID, sequence, start-1).Error)
}

// StoresExist tells whether the platform has any store yet.
func (db *DB) StoresExist(ctx context.Context) (exist bool, err error) {
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT 1 FROM stores)").Scan(&exist).Error
	})
	return exist, err
}

// StoreBegun finds the store of a name and a code, 0 when there is none, and tells whether
// it ever had an app token.
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
