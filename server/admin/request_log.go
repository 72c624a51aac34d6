package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListRequestLogs answers GET /admin/request-log/paged.
func (h *Handlers) ListRequestLogs(ctx context.Context, req api.ListRequestLogsRequestObject) (api.ListRequestLogsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).Requests(ctx, integration.RequestFilter{
		Surface: request.Several[integration.Surface](p.Surface), Operation: request.Value(p.Operation), Outcome: request.Several[integration.RequestOutcome](p.Outcome),
		ProblemCode: request.Value(p.ProblemCode), ActorKind: request.Several[domain.ActorKind](p.ActorType), AdminID: p.AdminUserID, AppTokenID: p.AppTokenID,
		CustomerID: p.StoreCustomerID, RequestID: request.Value(p.RequestID), IdempotencyKey: request.Value(p.IdempotencyKey),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListRequestLogs200JSONResponse{
		Items: view.Each(page.Items, showRequestListItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetRequestLog answers GET /admin/request-log.
func (h *Handlers) GetRequestLog(ctx context.Context, req api.GetRequestLogRequestObject) (api.GetRequestLogResponseObject, error) {
	l, err := h.store.As(auth.Actor(ctx)).Request(ctx, req.Params.RequestLogID)
	if err != nil {
		return nil, err
	}
	i := showRequestListItem(l)
	return api.GetRequestLog200JSONResponse{
		RequestLogID: i.RequestLogID, Surface: i.Surface, Operation: i.Operation, RequestMethod: i.RequestMethod, Path: i.Path, ResponseStatus: i.ResponseStatus,
		ProblemCode: i.ProblemCode, DurationMs: i.DurationMs, ActorType: i.ActorType, AdminUserID: i.AdminUserID, AppTokenID: i.AppTokenID, StoreCustomerID: i.StoreCustomerID,
		RequestID: i.RequestID, IdempotencyKey: i.IdempotencyKey, IsReplayed: i.IsReplayed, IPHash: i.IPHash, CreatedOn: i.CreatedOn,
		UserAgent: view.TextOrNull(l.UserAgent), Errors: view.Each(l.Errors, func(f integration.RequestFault) api.RequestLogError {
			return api.RequestLogError{In: common.ProblemFieldLocation(f.In), Pointer: f.Pointer, Code: common.ProblemFieldCode(f.Code)}
		}),
	}, nil
}

func showRequestListItem(l *integration.RequestLog) api.RequestLogListItem {
	code := nullable.NewNullNullable[common.ErrorCode]()
	if l.ProblemCode != "" {
		code = nullable.NewNullableWithValue(common.ErrorCode(l.ProblemCode))
	}
	by := func(kind domain.ActorKind) nullable.Nullable[int64] {
		if l.ActorKind != kind || l.ActorID == 0 {
			return nullable.NewNullNullable[int64]()
		}
		return nullable.NewNullableWithValue(l.ActorID)
	}
	return api.RequestLogListItem{
		RequestLogID: l.ID, Surface: api.APISurface(l.Surface), Operation: l.Operation, RequestMethod: l.RequestMethod, Path: l.Path, ResponseStatus: int32(l.ResponseStatus),
		ProblemCode: code, DurationMs: int32(l.DurationMs), ActorType: common.ActorType(l.ActorKind), AdminUserID: by(domain.ActorAdmin), AppTokenID: by(domain.ActorAPIToken),
		StoreCustomerID: by(domain.ActorCustomer), RequestID: l.RequestID, IdempotencyKey: view.TextOrNull(l.IdempotencyKey), IsReplayed: l.IsReplayed,
		IPHash: l.IPHash, CreatedOn: view.Time(l.CreatedOn),
	}
}
