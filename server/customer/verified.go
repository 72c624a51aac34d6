package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// keep caches the response for shoppers of the same account type until the store data in the response changes. It
// caches nothing for a shopper whose cart reserves stock. For a response with exact stock, call keepWithStock instead.
func keep(ctx context.Context, s catalog.Shopper) {
	if len(s.Held) == 0 {
		verified.Keep(ctx, verified.Basis{AccountTypeID: s.AccountTypeID})
	}
}

// keepWithStock is like keep, for a response that shows the available stock of a product's variants.
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
