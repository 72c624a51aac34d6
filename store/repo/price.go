package repo

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = guards(map[string]error{
	"prices_key_unique": domain.Errorf(domain.AlreadyExists, "There is a price row with this currency, account type, plan, minQuantity and startsOn already."),
})

// LockPrices locks the products of variants, by id, then reads and locks the variants' price rows; a nil currency
// means all currencies. Other transactions that change these prices or products wait.
func (tx *Tx) LockPrices(ctx context.Context, variantIDs []int64, currency *domain.Currency) (rows []*catalog.Price, productIDs []int64, err error) {
	products, err := lockAll[catalog.Product](ctx, tx, "id IN (SELECT product_id FROM variants WHERE id = ANY(?))", array(variantIDs))
	if err != nil {
		return nil, nil, err
	}
	for _, p := range products {
		productIDs = append(productIDs, p.ID)
	}
	where, args := "variant_id = ANY(?)", []any{array(variantIDs)}
	if currency != nil {
		where, args = where+" AND currency_code = ?", append(args, *currency)
	}
	rows, err = lockAll[catalog.Price](ctx, tx, where, args...)
	return rows, productIDs, err
}

// ReplacePrices writes the rows of an edit: it first deletes rows, then updates rows, then inserts rows.
func (tx *Tx) ReplacePrices(ctx context.Context, edit catalog.PriceEdit) error {
	for _, step := range []struct {
		write func(context.Context, ...domain.Entity) error
		rows  []*catalog.Price
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

// Reprice writes the data by which lists sort and filter by price (special_prices, list_prices, price_gaps and
// product_prices). Call it when the prices of products change, or when variants become active or inactive.
func (tx *Tx) Reprice(ctx context.Context, productIDs []int64) error {
	const rows = `prices p JOIN variants v ON v.id = p.variant_id
		WHERE v.product_id = products.id AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND p.subscription_plan_id IS NULL`
	const listed = rows + ` AND p.account_type_id IS NULL AND p.starts_on IS NULL AND p.ends_on IS NULL AND p.min_quantity <= products.min_quantity`
	err := tx.on(ctx).Exec(`UPDATE products SET
		special_prices = EXISTS (SELECT FROM `+rows+` AND (p.account_type_id IS NOT NULL OR p.starts_on IS NOT NULL OR p.ends_on IS NOT NULL)),
		list_prices = COALESCE((SELECT jsonb_object_agg(currency_code, amount) FROM (
			SELECT currency_code, min(amount) AS amount FROM (
				SELECT DISTINCT ON (p.variant_id, p.currency_code) p.currency_code, p.amount FROM `+listed+`
				ORDER BY p.variant_id, p.currency_code, p.min_quantity DESC, p.amount) each_variant GROUP BY 1) lowest), '{}'),
		price_gaps = COALESCE((SELECT jsonb_agg(currency_code ORDER BY currency_code) FROM (SELECT p.currency_code FROM `+listed+`
			GROUP BY 1 HAVING count(DISTINCT p.variant_id) < (SELECT count(*) FROM variants v WHERE v.product_id = products.id AND v.removed_on IS NULL AND v.status = 'ACTIVE')) gaps), '[]')
		WHERE id = ANY(?)`, array(productIDs)).Error
	if err != nil {
		return classify(err)
	}
	for few := range slices.Chunk(productIDs, 50) {
		// The time is a day earlier, since the clocks of processes differ slightly.
		err := tx.on(ctx).Exec("SELECT product_prices_write(?, ?)", array(few), tx.db.clock.Now().Add(-24*time.Hour)).Error
		if err != nil {
			return classify(err)
		}
	}
	return nil
}

// Prices returns the price rows of variants, by variant and id. A nil currency means all currencies.
func (r Reader) Prices(ctx context.Context, variantIDs []int64, currency *domain.Currency) ([]*catalog.Price, error) {
	var rows []*catalog.Price
	err := r.in(ctx, func(g *gorm.DB) error {
		g = g.Where("variant_id = ANY(?)", array(variantIDs))
		if currency != nil {
			g = g.Where("currency_code = ?", *currency)
		}
		return g.Order("variant_id, id").Find(&rows).Error
	})
	return rows, err
}

// PriceReference returns the store's data that pricing needs: settings, country, account types,
// active plans and tax classes.
func (r Reader) PriceReference(ctx context.Context) (ref catalog.PriceReference, err error) {
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
	active := true
	if ref.Plans, err = r.SubscriptionPlans(ctx, &active); err != nil {
		return ref, err
	}
	ref.TaxClasses, err = r.TaxClasses(ctx)
	return ref, err
}
