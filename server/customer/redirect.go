package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetRedirect answers GET /customer/redirect.
func (h *Handlers) GetRedirect(ctx context.Context, req api.GetRedirectRequestObject) (api.GetRedirectResponseObject, error) {
	target, shopper, err := h.store.As(auth.Actor(ctx)).StorefrontRedirect(ctx, req.Params.Path, req.Params.LanguageCode)
	if err != nil {
		return nil, err
	}
	keep(ctx, shopper)
	if path := target.TargetPath; path != nil {
		target.TargetPath = new(catalog.Location(*path))
	}
	return api.GetRedirect200JSONResponse{
		Path: target.Path, ProductID: view.Or(target.ProductID), CollectionID: view.Or(target.CollectionID), Slug: view.Or(target.Slug),
		URL: view.Or(target.URL), TargetPath: view.Or(target.TargetPath),
	}, nil
}
