package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListIntegrationLogs answers GET /admin/integration-log/paged.
func (h *Handlers) ListIntegrationLogs(ctx context.Context, req api.ListIntegrationLogsRequestObject) (api.ListIntegrationLogsResponseObject, error) {
	p := req.Params
	if err := request.OneObjectType(len(p.ObjectType), len(p.ObjectID)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).IntegrationLogs(ctx, integration.LogFilter{
		Search: request.Value(p.Search), Integration: request.Several[integration.Integration](p.Integration), ProviderCode: request.Value(p.ProviderCode),
		ObjectType: p.ObjectType, ObjectID: p.ObjectID, Direction: request.Several[integration.Direction](p.Direction),
		Outcome: request.Several[integration.Outcome](p.Outcome), CorrelationID: request.Value(p.CorrelationID), TaskID: p.IntegrationTaskID, PaymentProviderID: p.PaymentProviderID,
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListIntegrationLogs200JSONResponse{
		Items: view.Each(page.Items, showLogListItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetIntegrationLog answers GET /admin/integration-log.
func (h *Handlers) GetIntegrationLog(ctx context.Context, req api.GetIntegrationLogRequestObject) (api.GetIntegrationLogResponseObject, error) {
	l, err := h.store.As(auth.Actor(ctx)).IntegrationLog(ctx, req.Params.IntegrationLogID)
	if err != nil {
		return nil, err
	}
	i := showLogListItem(l)
	return api.GetIntegrationLog200JSONResponse{
		IntegrationLogID: i.IntegrationLogID, Integration: i.Integration, ProviderCode: i.ProviderCode, PaymentProviderID: i.PaymentProviderID, Direction: i.Direction, Operation: i.Operation,
		ObjectType: i.ObjectType, ObjectID: i.ObjectID, RequestMethod: i.RequestMethod, RequestURL: i.RequestURL, ResponseStatus: i.ResponseStatus,
		DurationMs: i.DurationMs, Outcome: i.Outcome, ErrorCode: i.ErrorCode, ErrorMessage: i.ErrorMessage, Attempt: i.Attempt,
		CorrelationID: i.CorrelationID, IntegrationTaskID: i.IntegrationTaskID, CreatedOn: i.CreatedOn,
		RequestHeaders: view.Each(l.RequestHeaders, showLogHeader), RequestBody: view.Or(l.RequestBody),
		ResponseHeaders: view.Each(l.ResponseHeaders, showLogHeader), ResponseBody: view.Or(l.ResponseBody), IsTruncated: l.IsTruncated,
	}, nil
}

func showLogHeader(h integration.LogHeader) api.IntegrationLogHeader {
	return api.IntegrationLogHeader{Name: h.Name, Value: h.Value}
}

func showLogListItem(l *integration.IntegrationLog) api.IntegrationLogListItem {
	var status *int32
	if l.ResponseStatus != nil {
		status = new(int32(*l.ResponseStatus))
	}
	return api.IntegrationLogListItem{
		IntegrationLogID: l.ID, Integration: api.IntegrationType(l.Integration), ProviderCode: l.ProviderCode, PaymentProviderID: view.Or(l.PaymentProviderID), Direction: api.IntegrationDirection(l.Direction),
		Operation: l.Operation, ObjectType: view.TextOrNull(l.ObjectType), ObjectID: view.TextOrNull(l.ObjectID), RequestMethod: view.TextOrNull(l.RequestMethod),
		RequestURL: view.TextOrNull(l.RequestURL), ResponseStatus: view.Or(status), DurationMs: int32(l.DurationMs), Outcome: api.IntegrationOutcome(l.Outcome),
		ErrorCode: view.TextOrNull(l.ErrorCode), ErrorMessage: view.TextOrNull(l.ErrorMessage), Attempt: int32(l.Attempt),
		CorrelationID: view.TextOrNull(l.CorrelationID), IntegrationTaskID: view.Or(l.IntegrationTaskID), CreatedOn: view.Time(l.CreatedOn),
	}
}
