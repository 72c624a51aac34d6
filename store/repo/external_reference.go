package repo

import (
	"context"
	"time"

	"gorm.io/gorm"
)

var _ = guards(map[string]error{
	"external_references_pkey": taken("", "Another import has taken over the same product. Retry the import."),
})

// ReferencedProduct returns the id of the product that was imported from a system under a key; 0 means none.
func (r Reader) ReferencedProduct(ctx context.Context, source, key string) (id int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT product_id FROM external_references WHERE source = ? AND key = ?", source, key).Scan(&id).Error
	})
	return id, err
}

// AddReference stores the key of a product in the system that it was imported from. If a product has the key
// already, the error is AlreadyExists.
func (tx *Tx) AddReference(ctx context.Context, source, key string, productID int64, at time.Time) error {
	return classify(tx.on(ctx).Exec("INSERT INTO external_references (store_id, source, key, product_id, created_on) VALUES (?, ?, ?, ?, ?)",
		tx.actor.StoreID, source, key, productID, at).Error)
}
