package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// keep lets an answer be given again to shoppers of the same account type, as long as
// what the store shows stays the same. What shows exact numbers of stock is kept by
// keepWithStock.
func keep(ctx context.Context, s catalog.Shopper) {
	if len(s.Held) == 0 {
		verified.Keep(ctx, verified.Basis{AccountTypeID: s.AccountTypeID})
	}
}

// keepWithStock is keep for an answer that shows what is there of a product's variants.
func keepWithStock(ctx context.Context, s catalog.Shopper, c catalog.Card) {
	if len(s.Held) > 0 {
		return
	}
	available := make(map[int64]int, len(c.Offers))
	for _, o := range c.Offers {
		available[o.Variant.ID] = o.Variant.Stock.Available()
	}
	verified.Keep(ctx, verified.Basis{AccountTypeID: s.AccountTypeID, ProductID: c.Product.ID, Available: available})
}
