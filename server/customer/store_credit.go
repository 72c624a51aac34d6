package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListStoreCredit answers GET /customer/store-credit/all.
func (h *Handlers) ListStoreCredit(ctx context.Context, _ api.ListStoreCreditRequestObject) (api.ListStoreCreditResponseObject, error) {
	actor := auth.Actor(ctx)
	accounts, err := h.store.As(actor).StoreCreditOf(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	return api.ListStoreCredit200JSONResponse{Items: view.Each(accounts, func(a *value.StoreCreditAccount) api.CustomerStoreCredit {
		c := a.CurrencyCode
		return api.CustomerStoreCredit{CurrencyCode: string(c), Balance: c.Format(a.Balance), HeldAmount: c.Format(a.HeldAmount), AvailableAmount: c.Format(value.Available(a))}
	})}, nil
}
