package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCollections answers GET /admin/collection/all.
func (h *Handlers) ListCollections(ctx context.Context, _ api.ListCollectionsRequestObject) (api.ListCollectionsResponseObject, error) {
	all, err := h.store.As(auth.Actor(ctx)).Collections(ctx)
	if err != nil {
		return nil, err
	}
	return api.ListCollections200JSONResponse{Items: view.Each(all, func(c *catalog.Collection) api.CollectionListItem {
		return api.CollectionListItem{
			CollectionID: c.ID, Name: c.Name, Slug: c.Slug, MediaID: view.Or(c.MediaID), ParentCollectionID: view.Or(c.ParentCollectionID),
			Position: int32(c.Position), Type: api.CollectionType(c.Type), SortOrder: api.CollectionSortOrder(c.SortOrder), ProductCount: int32(c.ProductCount),
			IsActive: c.IsActive, PublishOn: view.TimeOrNull(c.PublishOn), UnpublishOn: view.TimeOrNull(c.UnpublishOn),
			CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
		}
	})}, nil
}

// GetCollection answers GET /admin/collection.
func (h *Handlers) GetCollection(ctx context.Context, req api.GetCollectionRequestObject) (api.GetCollectionResponseObject, error) {
	c, err := h.store.As(auth.Actor(ctx)).Collection(ctx, request.Value(req.Params.CollectionID), request.Value(req.Params.Slug))
	if err != nil {
		return nil, err
	}
	return api.GetCollection200JSONResponse(showCollection(c)), nil
}

// CheckCollection answers GET /admin/collection/check.
func (h *Handlers) CheckCollection(ctx context.Context, req api.CheckCollectionRequestObject) (api.CheckCollectionResponseObject, error) {
	slug := request.Value(req.Params.Slug)
	if req.Params.Name != nil {
		slug = domain.Slug(*req.Params.Name, "collection")
	}
	free, err := h.store.As(auth.Actor(ctx)).FreeCollectionSlug(ctx, slug, request.Value(req.Params.CollectionID))
	if err != nil {
		return nil, err
	}
	out := api.CheckCollection200JSONResponse{Available: free == slug, Slug: slug, Suggestion: view.Or(&free)}
	if out.Available {
		out.Suggestion.SetNull()
	}
	return out, nil
}

// CreateCollection answers POST /admin/collection.
func (h *Handlers) CreateCollection(ctx context.Context, req api.CreateCollectionRequestObject) (api.CreateCollectionResponseObject, error) {
	b := req.Body
	c, err := h.store.Catalog.CreateCollection(ctx, auth.Actor(ctx), catalog.CollectionInput{
		Name: &b.Name, Slug: b.Slug, Description: request.Patch(b.Description), MediaID: request.Patch(b.MediaID),
		ParentCollectionID: request.Patch(b.ParentCollectionID), Position: request.Int(b.Position), Type: request.As[catalog.CollectionType](b.Type),
		Rules: collectionRules(b.Rules), SortOrder: request.As[catalog.CollectionOrder](b.SortOrder), ProductIDs: b.ProductIds, IsActive: b.IsActive,
		PublishOn: request.PatchTime(b.PublishOn), UnpublishOn: request.PatchTime(b.UnpublishOn), SEO: seo(b.Seo), Translations: translations(b.Translations),
	})
	if err != nil {
		return nil, err
	}
	return api.CreateCollection200JSONResponse(showCollection(c)), nil
}

// UpdateCollection answers PATCH /admin/collection.
func (h *Handlers) UpdateCollection(ctx context.Context, req api.UpdateCollectionRequestObject) (api.UpdateCollectionResponseObject, error) {
	b := req.Body
	c, err := h.store.Catalog.UpdateCollection(ctx, auth.Actor(ctx), b.CollectionID, request.Expect(b.Version, req.Params.IfMatch), catalog.CollectionInput{
		Name: b.Name, Slug: b.Slug, Description: request.Patch(b.Description), MediaID: request.Patch(b.MediaID),
		ParentCollectionID: request.Patch(b.ParentCollectionID), Position: request.Int(b.Position),
		Rules: collectionRules(b.Rules), SortOrder: request.As[catalog.CollectionOrder](b.SortOrder), ProductIDs: b.ProductIds, IsActive: b.IsActive,
		PublishOn: request.PatchTime(b.PublishOn), UnpublishOn: request.PatchTime(b.UnpublishOn), SEO: seo(b.Seo), Translations: translations(b.Translations),
	})
	if err != nil {
		return nil, err
	}
	return api.UpdateCollection200JSONResponse(showCollection(c)), nil
}

// DeleteCollection answers DELETE /admin/collection.
func (h *Handlers) DeleteCollection(ctx context.Context, req api.DeleteCollectionRequestObject) (api.DeleteCollectionResponseObject, error) {
	if err := h.store.Catalog.DeleteCollection(ctx, auth.Actor(ctx), req.Params.CollectionID); err != nil {
		return nil, err
	}
	return api.DeleteCollection204Response{}, nil
}

func collectionRules(in nullable.Nullable[api.CollectionRulesInput]) **catalog.CollectionRules {
	if !in.IsSpecified() {
		return nil
	}
	var rules *catalog.CollectionRules
	if given := request.Nullable(in); given != nil {
		rules = &catalog.CollectionRules{Match: string(given.Match), Conditions: view.Each(given.Conditions, func(c api.CollectionConditionInput) catalog.CollectionCondition {
			return catalog.CollectionCondition{Field: string(c.Field), Operator: string(c.Operator), Value: c.Value}
		})}
	}
	return &rules
}

func showCollection(c *catalog.Collection) api.Collection {
	rules := nullable.NewNullNullable[api.CollectionRules]()
	if c.Rules != nil {
		rules.Set(api.CollectionRules{Match: api.CollectionRuleMatch(c.Rules.Match), Conditions: view.Each(c.Rules.Conditions, func(c catalog.CollectionCondition) api.CollectionCondition {
			return api.CollectionCondition{Field: api.CollectionConditionField(c.Field), Operator: api.CollectionConditionOperator(c.Operator), Value: c.Value}
		})})
	}
	return api.Collection{
		CollectionID: c.ID, Name: c.Name, Slug: c.Slug, Description: view.Or(c.Description), MediaID: view.Or(c.MediaID),
		ParentCollectionID: view.Or(c.ParentCollectionID), Position: int32(c.Position), Type: api.CollectionType(c.Type), Rules: rules,
		SortOrder: api.CollectionSortOrder(c.SortOrder), ProductIds: c.ProductIDs, ProductCount: int32(c.ProductCount), IsActive: c.IsActive,
		PublishOn: view.TimeOrNull(c.PublishOn), UnpublishOn: view.TimeOrNull(c.UnpublishOn), Seo: view.SEO(c.SEO), Translations: view.Each(c.Translations, showTranslation),
		CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
	}
}
