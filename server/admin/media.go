package admin

import (
	"context"
	"strconv"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListMedia answers GET /admin/media/paged.
func (h *Handlers) ListMedia(ctx context.Context, req api.ListMediaRequestObject) (api.ListMediaResponseObject, error) {
	p := req.Params
	if err := request.AtMostOne([]string{"folderId", "rootOnly"}, len(p.FolderID) > 0, request.Value(p.RootOnly)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Media(ctx, media.MediaFilter{
		Search: request.Value(p.Search), FolderID: p.FolderID, RootOnly: request.Value(p.RootOnly),
		MediaType: request.Several[media.MediaType](p.MediaType), Status: request.Several[media.MediaStatus](p.Status), Tag: p.Tag, IsUsed: p.IsUsed,
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, following(request.Page(p.Page, p.PageSize, p.Cursor, p.Sort), api.MediaSortMinusCreatedOn, p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListMedia200JSONResponse{
		Items: view.Each(page.Items, h.showMedia), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetMedia answers GET /admin/media.
func (h *Handlers) GetMedia(ctx context.Context, req api.GetMediaRequestObject) (api.GetMediaResponseObject, error) {
	m, err := h.store.As(auth.Actor(ctx)).Medium(ctx, req.Params.MediaID)
	if err != nil {
		return nil, err
	}
	return api.GetMedia200JSONResponse(h.showMedia(m)), nil
}

// CreateMedia answers POST /admin/media. The router has already received the file.
func (h *Handlers) CreateMedia(ctx context.Context, _ api.CreateMediaRequestObject) (api.CreateMediaResponseObject, error) {
	up, fields, err := uploaded(ctx)
	if err != nil {
		return nil, err
	}
	var in media.MediaInput
	if text, given := fields["folderId"]; given {
		id, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return nil, err
		}
		in.FolderID = new(&id)
	}
	if text, given := fields["altText"]; given && text != "" {
		in.AltText = new(&text)
	}
	m, err := h.store.Media.CreateMedia(ctx, auth.Actor(ctx), up, in)
	if err != nil {
		return nil, err
	}
	return api.CreateMedia200JSONResponse(h.showMedia(m)), nil
}

// GetMediaUsage answers GET /admin/media/usage.
func (h *Handlers) GetMediaUsage(ctx context.Context, _ api.GetMediaUsageRequestObject) (api.GetMediaUsageResponseObject, error) {
	u, err := h.store.As(auth.Actor(ctx)).MediaUsage(ctx)
	if err != nil {
		return nil, err
	}
	return api.GetMediaUsage200JSONResponse{FileCount: u.FileCount, SizeBytes: u.SizeBytes, MaxSizeBytes: view.Or(h.store.Media.MediaRoom())}, nil
}

// UpdateMedia answers PATCH /admin/media.
func (h *Handlers) UpdateMedia(ctx context.Context, req api.UpdateMediaRequestObject) (api.UpdateMediaResponseObject, error) {
	b := req.Body
	in := media.MediaInput{FolderID: request.Patch(b.FolderID), FileName: b.FileName, AltText: request.Patch(b.AltText), Translations: mediaTexts(b.Translations), Tags: b.Tags}
	var err error
	if in.FocalX, err = request.PatchAmount("/focalX", b.FocalX); err != nil {
		return nil, err
	}
	if in.FocalY, err = request.PatchAmount("/focalY", b.FocalY); err != nil {
		return nil, err
	}
	m, err := h.store.Media.UpdateMedia(ctx, auth.Actor(ctx), b.MediaID, request.Expect(b.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdateMedia200JSONResponse(h.showMedia(m)), nil
}

// DeleteMedia answers DELETE /admin/media.
func (h *Handlers) DeleteMedia(ctx context.Context, req api.DeleteMediaRequestObject) (api.DeleteMediaResponseObject, error) {
	if err := h.store.Media.DeleteMedia(ctx, auth.Actor(ctx), req.Params.MediaID, request.Value(req.Params.Force)); err != nil {
		return nil, err
	}
	return api.DeleteMedia204Response{}, nil
}

// mediaTexts reads the translations of an alternative text; nil means that the request does not contain any.
func mediaTexts(in []api.MediaTranslationInput) []media.Translation {
	if in == nil {
		return nil
	}
	return view.Each(in, func(t api.MediaTranslationInput) media.Translation {
		return media.Translation{LanguageCode: t.LanguageCode, AltText: t.AltText}
	})
}

func (h *Handlers) showMedia(m *media.Media) api.Media {
	f, at := m.File, h.store.Media.MediaURL
	seconds := nullable.NewNullNullable[int32]()
	if f.DurationSeconds != nil {
		seconds.Set(int32(*f.DurationSeconds))
	}
	return api.Media{
		MediaID: m.ID, FolderID: view.Or(m.FolderID), FileName: m.FileName, MediaType: common.MediaType(f.MediaType), MimeType: f.MimeType, SizeBytes: f.SizeBytes,
		Width: view.CountOrNull(f.Width), Height: view.CountOrNull(f.Height), DurationSeconds: seconds, Checksum: f.Checksum,
		URL: f.URL(at), ThumbnailURL: view.Or(f.ThumbnailURL(at)), Variants: view.MediaVariants(f, at), AltText: view.Or(m.AltText),
		Translations: view.Each(m.Translations, func(t media.Translation) api.MediaTranslation {
			return api.MediaTranslation{LanguageCode: t.LanguageCode, AltText: t.AltText}
		}),
		FocalX: view.DecimalOrNull(m.FocalX), FocalY: view.DecimalOrNull(m.FocalY), Tags: m.Tags, UsageCount: int32(m.UsageCount), Status: api.MediaStatus(f.Status),
		CreatedOn: view.Time(m.CreatedOn), ModifiedOn: view.Time(m.ModifiedOn), Version: m.Version,
	}
}
