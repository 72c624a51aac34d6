package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListRedirects answers GET /admin/redirect/paged.
func (h *Handlers) ListRedirects(ctx context.Context, req api.ListRedirectsRequestObject) (api.ListRedirectsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Redirects(ctx, catalog.RedirectFilter{
		Search: request.Value(p.Search), ProductID: p.ProductID, CollectionID: p.CollectionID,
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListRedirects200JSONResponse{
		Items: view.Each(page.Items, func(r catalog.Redirect) api.Redirect { return showRedirect(&r) }),
		Page:  info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetRedirect answers GET /admin/redirect.
func (h *Handlers) GetRedirect(ctx context.Context, req api.GetRedirectRequestObject) (api.GetRedirectResponseObject, error) {
	r, err := h.store.As(auth.Actor(ctx)).Redirect(ctx, request.Value(req.Params.RedirectID), request.Value(req.Params.Path))
	if err != nil {
		return nil, err
	}
	return api.GetRedirect200JSONResponse(showRedirect(r)), nil
}

// CreateRedirect answers POST /admin/redirect.
func (h *Handlers) CreateRedirect(ctx context.Context, req api.CreateRedirectRequestObject) (api.CreateRedirectResponseObject, error) {
	b := req.Body
	r, err := h.store.Catalog.CreateRedirect(ctx, auth.Actor(ctx), catalog.RedirectInput{
		Path: &b.Path, ProductID: b.ProductID, CollectionID: b.CollectionID, TargetPath: b.TargetPath,
	})
	if err != nil {
		return nil, err
	}
	return api.CreateRedirect200JSONResponse(showRedirect(r)), nil
}

// UpdateRedirect answers PATCH /admin/redirect.
func (h *Handlers) UpdateRedirect(ctx context.Context, req api.UpdateRedirectRequestObject) (api.UpdateRedirectResponseObject, error) {
	b := req.Body
	if err := request.AtMostOne([]string{"productId", "collectionId", "targetPath"}, b.ProductID != nil, b.CollectionID != nil, b.TargetPath != nil); err != nil {
		return nil, err
	}
	r, err := h.store.Catalog.UpdateRedirect(ctx, auth.Actor(ctx), b.RedirectID, request.Expect(b.Version, req.Params.IfMatch), catalog.RedirectInput{
		Path: b.Path, ProductID: b.ProductID, CollectionID: b.CollectionID, TargetPath: b.TargetPath,
	})
	if err != nil {
		return nil, err
	}
	return api.UpdateRedirect200JSONResponse(showRedirect(r)), nil
}

// DeleteRedirect answers DELETE /admin/redirect.
func (h *Handlers) DeleteRedirect(ctx context.Context, req api.DeleteRedirectRequestObject) (api.DeleteRedirectResponseObject, error) {
	if err := h.store.Catalog.DeleteRedirect(ctx, auth.Actor(ctx), req.Params.RedirectID); err != nil {
		return nil, err
	}
	return api.DeleteRedirect204Response{}, nil
}

func showRedirect(r *catalog.Redirect) api.Redirect {
	return api.Redirect{
		RedirectID: r.ID, Path: r.Path, ProductID: view.Or(r.ProductID), CollectionID: view.Or(r.CollectionID), TargetPath: view.Or(r.TargetPath),
		CreatedOn: view.Time(r.CreatedOn), ModifiedOn: view.Time(r.ModifiedOn), Version: r.Version,
	}
}
