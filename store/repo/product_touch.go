package repo

import (
	"context"
)

// TouchProducts sets the products' modification time to now after a change to their prices. The products' versions do
// not change.
func (tx *Tx) TouchProducts(ctx context.Context, productIDs []int64) error {
	return classify(tx.on(ctx).Exec("UPDATE products SET modified_on = ? WHERE id = ANY(?)", tx.db.clock.Now(), array(productIDs)).Error)
}

// TouchAllProducts is like TouchProducts for all products, after a change to a setting that products show.
func (tx *Tx) TouchAllProducts(ctx context.Context) error {
	return classify(tx.on(ctx).Exec("UPDATE products SET modified_on = ?", tx.db.clock.Now()).Error)
}

// ReviseProducts gives products a new version after a change to a list that they share with another object, such as a
// collection. It locks the products by id.
func (tx *Tx) ReviseProducts(ctx context.Context, productIDs []int64) error {
	if len(productIDs) == 0 {
		return nil
	}
	return classify(tx.on(ctx).Exec(`WITH locked AS MATERIALIZED (SELECT id FROM products WHERE id = ANY(?) ORDER BY id FOR NO KEY UPDATE)
		UPDATE products SET version = version + 1, modified_on = ? FROM locked WHERE products.id = locked.id`, array(productIDs), tx.db.clock.Now()).Error)
}
