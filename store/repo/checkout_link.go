package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// LockCheckoutLinks locks and returns the links of a locked cart, oldest first.
func (tx *Tx) LockCheckoutLinks(ctx context.Context, cartID int64) ([]*ordering.CheckoutLink, error) {
	return lockAll[ordering.CheckoutLink](ctx, tx, "cart_id = ?", cartID)
}

// EndCheckoutLinks deletes expired links, across stores.
func (db *DB) EndCheckoutLinks(ctx context.Context) error {
	return db.sweepRows(ctx, "checkout_links", "expires_on <= ?", db.clock.Now())
}

// VariantsBySKU returns the ids of the variants with these SKUs, by SKU. It omits unknown SKUs.
func (r Reader) VariantsBySKU(ctx context.Context, skus []string) (map[string]int64, error) {
	out := make(map[string]int64, len(skus))
	if len(skus) == 0 {
		return out, nil
	}
	err := r.in(ctx, func(g *gorm.DB) error {
		var rows []*catalog.Variant
		err := g.Select("id", "sku").Where("removed_on IS NULL AND sku = ANY(?)", array(skus)).Find(&rows).Error
		for _, v := range rows {
			out[v.SKU] = v.ID
		}
		return err
	})
	return out, err
}
