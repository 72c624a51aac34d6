package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListMediaFolders answers GET /admin/media/folder/paged.
func (h *Handlers) ListMediaFolders(ctx context.Context, req api.ListMediaFoldersRequestObject) (api.ListMediaFoldersResponseObject, error) {
	p := req.Params
	if err := request.AtMostOne([]string{"parentFolderId", "rootOnly"}, len(p.ParentFolderID) > 0, request.Value(p.RootOnly)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).MediaFolders(ctx, media.MediaFolderFilter{
		Search: request.Value(p.Search), ParentFolderID: p.ParentFolderID, RootOnly: request.Value(p.RootOnly),
	}, request.Page(p.Page, p.PageSize, p.Cursor, request.As[api.MediaFolderSort](new(request.Or(p.Sort, "name")))))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListMediaFolders200JSONResponse{
		Items: view.Each(page.Items, showFolder), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// CreateMediaFolder answers POST /admin/media/folder.
func (h *Handlers) CreateMediaFolder(ctx context.Context, req api.CreateMediaFolderRequestObject) (api.CreateMediaFolderResponseObject, error) {
	f, err := h.store.Media.CreateMediaFolder(ctx, auth.Actor(ctx), media.MediaFolderInput{ParentFolderID: request.Patch(req.Body.ParentFolderID), Name: &req.Body.Name})
	if err != nil {
		return nil, err
	}
	return api.CreateMediaFolder200JSONResponse(showFolder(f)), nil
}

// UpdateMediaFolder answers PATCH /admin/media/folder.
func (h *Handlers) UpdateMediaFolder(ctx context.Context, req api.UpdateMediaFolderRequestObject) (api.UpdateMediaFolderResponseObject, error) {
	b := req.Body
	f, err := h.store.Media.UpdateMediaFolder(ctx, auth.Actor(ctx), b.FolderID, request.Expect(b.Version, req.Params.IfMatch),
		media.MediaFolderInput{ParentFolderID: request.Patch(b.ParentFolderID), Name: b.Name})
	if err != nil {
		return nil, err
	}
	return api.UpdateMediaFolder200JSONResponse(showFolder(f)), nil
}

// DeleteMediaFolder answers DELETE /admin/media/folder.
func (h *Handlers) DeleteMediaFolder(ctx context.Context, req api.DeleteMediaFolderRequestObject) (api.DeleteMediaFolderResponseObject, error) {
	if err := h.store.Media.DeleteMediaFolder(ctx, auth.Actor(ctx), req.Params.FolderID, req.Params.ReplacementFolderID); err != nil {
		return nil, err
	}
	return api.DeleteMediaFolder204Response{}, nil
}

func showFolder(f *media.MediaFolder) api.MediaFolder {
	return api.MediaFolder{
		FolderID: f.ID, ParentFolderID: view.Or(f.ParentFolderID), Name: f.Name, Path: f.Path, MediaCount: int32(f.MediaCount), ChildCount: int32(f.ChildCount),
		CreatedOn: view.Time(f.CreatedOn), ModifiedOn: view.Time(f.ModifiedOn), Version: f.Version,
	}
}
