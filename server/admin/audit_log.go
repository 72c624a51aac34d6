package admin

import (
	"context"
	"encoding/hex"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListAuditLogs answers GET /admin/audit-log/paged.
func (h *Handlers) ListAuditLogs(ctx context.Context, req api.ListAuditLogsRequestObject) (api.ListAuditLogsResponseObject, error) {
	p := req.Params
	if err := request.OneObjectType(len(p.ObjectType), len(p.ObjectID)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).AuditLogs(ctx, domain.AuditFilter{
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ActorKind: request.Several[domain.ActorKind](p.ActorType),
		AdminUserID: p.AdminUserID, AppTokenID: p.AppTokenID, Action: request.Value(p.Action),
		ObjectType: p.ObjectType, ObjectID: p.ObjectID, RequestID: request.Value(p.RequestID),
	}, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListAuditLogs200JSONResponse{
		Items: view.Each(page.Items, showAuditLog), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetAuditLog answers GET /admin/audit-log.
func (h *Handlers) GetAuditLog(ctx context.Context, req api.GetAuditLogRequestObject) (api.GetAuditLogResponseObject, error) {
	entry, err := h.store.As(auth.Actor(ctx)).AuditLog(ctx, req.Params.AuditLogID)
	if err != nil {
		return nil, err
	}
	return api.GetAuditLog200JSONResponse(showAuditLog(*entry)), nil
}

func showAuditLog(l domain.AuditLog) api.AuditLog {
	out := api.AuditLog{
		AuditLogID: l.ID, StoreID: view.Or(l.StoreID), ActorType: common.ActorType(l.ActorKind),
		AdminUserID: nullable.NewNullNullable[common.AdminUserID](), AppTokenID: nullable.NewNullNullable[common.AppTokenID](),
		ActorName: view.TextOrNull(l.ActorName), Action: l.Action, ObjectType: l.ObjectType, ObjectID: view.TextOrNull(l.ObjectID),
		RequestID: view.TextOrNull(l.RequestID), IPHash: view.TextOrNull(l.IPHash), Hash: hex.EncodeToString(l.Hash), CreatedOn: view.Time(l.CreatedOn),
		Changes: view.Each(l.Changes, func(c domain.Change) api.AuditLogChange {
			return api.AuditLogChange{Field: c.Field, Old: view.Or(c.Old), New: view.Or(c.New)}
		}),
	}
	switch l.ActorKind {
	case domain.ActorAdmin:
		out.AdminUserID.Set(l.ActorID)
	case domain.ActorAPIToken:
		out.AppTokenID.Set(l.ActorID)
	default: // actors of other kinds have no id
	}
	return out
}
