package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = guards(map[string]error{
	"prices_key_unique": domain.Errorf(domain.AlreadyExists, "There is a price row with this currency, account type, plan, minQuantity and startsOn already."),
})

// LockPrices holds the products of variants, by id, and reads the variants' price
// rows, those of one currency or all of them. Whoever changes prices or
// products waits.
func (tx *Tx) LockPrices(ctx context.Context, variantIDs []int64, currency *domain.Currency) ([]*domain.Price, error) {
	_, err := lockAll[domain.Product](ctx, tx, "id IN (SELECT product_id FROM variants WHERE id = ANY(?))", array(variantIDs))
	if err != nil {
		return nil, err
	}
	if currency != nil {
		return lockAll[domain.Price](ctx, tx, "variant_id = ANY(?) AND currency_code = ?", array(variantIDs), *currency)
	}
	return lockAll[domain.Price](ctx, tx, "variant_id = ANY(?)", array(variantIDs))
}

// ReplacePrices writes what replacing prices left to be written.
func (tx *Tx) ReplacePrices(ctx context.Context, edit domain.PriceEdit) error {
	for _, step := range []struct {
		write func(context.Context, ...domain.Entity) error
		rows  []*domain.Price
	}{{tx.Delete, edit.Delete}, {tx.Update, edit.Update}, {tx.Insert, edit.Insert}} {
		rows := make([]domain.Entity, len(step.rows))
		for i, p := range step.rows {
			rows[i] = p
		}
		if err := step.write(ctx, rows...); err != nil {
			return err
		}
	}
	return nil
}

// TouchProducts lets the products of variants count as changed: their prices
// were, which their versions do not tell.
func (tx *Tx) TouchProducts(ctx context.Context, variantIDs []int64) error {
	return classify(tx.tx.WithContext(ctx).Exec(`UPDATE products SET modified_on = ?
		WHERE id IN (SELECT product_id FROM variants WHERE id = ANY(?))`, tx.db.clock.Now(), array(variantIDs)).Error)
}

// Prices are the rows of variants, by variant and id.
func (r Reader) Prices(ctx context.Context, variantIDs []int64, currency *domain.Currency) ([]*domain.Price, error) {
	var rows []*domain.Price
	return rows, r.in(ctx, func(g *gorm.DB) error {
		g = g.Where("variant_id = ANY(?)", array(variantIDs))
		if currency != nil {
			g = g.Where("currency_code = ?", *currency)
		}
		return g.Order("variant_id, id").Find(&rows).Error
	})
}

// PriceReference is what one needs to know to price things in the store.
func (r Reader) PriceReference(ctx context.Context) (ref domain.PriceReference, err error) {
	store, err := r.Store(ctx)
	if err != nil {
		return ref, err
	}
	ref.Settings = store.Settings
	if a := store.Settings.Address; a != nil {
		ref.Country = a.CountryCode
	}
	if ref.AccountTypes, err = r.AccountTypes(ctx); err != nil {
		return ref, err
	}
	ref.TaxClasses, err = r.TaxClasses(ctx)
	return ref, err
}
