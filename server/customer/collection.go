package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/verified"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCollections answers GET /customer/collection/all.
func (h *Handlers) ListCollections(ctx context.Context, req api.ListCollectionsRequestObject) (api.ListCollectionsResponseObject, error) {
	all, settings, err := h.store.As(auth.Actor(ctx)).StorefrontCollections(ctx)
	if err != nil {
		return nil, err
	}
	reading := settings.Reading(req.Params.LanguageCode)
	verified.Keep(ctx, verified.Basis{})
	return api.ListCollections200JSONResponse{Items: view.Each(all, func(c *catalog.Collection) api.StorefrontCollection {
		return h.showCollection(c, reading)
	})}, nil
}

func (h *Handlers) showCollection(c *catalog.Collection, r domain.Reading) api.StorefrontCollection {
	texts := c.Texts(r)
	return api.StorefrontCollection{
		CollectionID: c.ID, Name: texts.Name, Slug: texts.Slug, Description: view.Or(texts.Description), Media: h.showImage(c.Picture(), nil, r),
		ParentCollectionID: view.Or(c.ParentCollectionID), Position: int32(c.Position), ProductCount: int32(c.ProductCount), Seo: view.SEO(texts.SEO),
		Untranslated: texts.Untranslated("name", "description", "seo"),
		ModifiedOn:   view.Time(c.ModifiedOn),
	}
}
