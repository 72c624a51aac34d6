package admin

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain/ordering"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListIntegrationTasks answers GET /admin/integration-task/paged.
func (h *Handlers) ListIntegrationTasks(ctx context.Context, req api.ListIntegrationTasksRequestObject) (api.ListIntegrationTasksResponseObject, error) {
	p := req.Params
	if err := request.OneObjectType(len(p.ObjectType), len(p.ObjectID)); err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).IntegrationTasks(ctx, integration.TaskFilter{
		Search: request.Value(p.Search), Status: request.Several[integration.TaskStatus](p.Status), TaskType: request.Value(p.TaskType),
		Integration: request.Several[integration.Integration](p.Integration), ProviderCode: request.Value(p.ProviderCode),
		ObjectType: p.ObjectType, ObjectID: p.ObjectID,
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", p.ModifiedSince))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListIntegrationTasks200JSONResponse{
		Items: view.Each(page.Items, showTaskListItem), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetIntegrationTask answers GET /admin/integration-task.
func (h *Handlers) GetIntegrationTask(ctx context.Context, req api.GetIntegrationTaskRequestObject) (api.GetIntegrationTaskResponseObject, error) {
	task, err := h.store.As(auth.Actor(ctx)).IntegrationTask(ctx, req.Params.IntegrationTaskID)
	if err != nil {
		return nil, err
	}
	shown := showTask(task)
	kind, url, err := h.store.Transfer.TaskFileURL(ctx, auth.Actor(ctx), task.ID)
	if kind == transfer.CustomerImport {
		shown.ErrorFileURL = view.Or(url)
	} else {
		shown.ResultFileURL = view.Or(url)
	}
	return api.GetIntegrationTask200JSONResponse(shown), err
}

// RetryIntegrationTasks answers POST /admin/integration-task/retry.
func (h *Handlers) RetryIntegrationTasks(ctx context.Context, req api.RetryIntegrationTasksRequestObject) (api.RetryIntegrationTasksResponseObject, error) {
	answers, err := h.store.RetryTasks(ctx, auth.Actor(ctx), req.Body.IntegrationTaskIds)
	if err != nil {
		return nil, err
	}
	return api.RetryIntegrationTasks200JSONResponse{Items: view.Each(answers, func(a integration.Answer) api.IntegrationTaskRetryItem {
		return api.IntegrationTaskRetryItem{IntegrationTaskID: a.TaskID, Retried: a.Done, Reason: view.TextOrNull(a.Reason)}
	})}, nil
}

// CancelIntegrationTasks answers POST /admin/integration-task/cancel.
func (h *Handlers) CancelIntegrationTasks(ctx context.Context, req api.CancelIntegrationTasksRequestObject) (api.CancelIntegrationTasksResponseObject, error) {
	answers, err := h.store.CancelTasks(ctx, auth.Actor(ctx), req.Body.IntegrationTaskIds)
	if err != nil {
		return nil, err
	}
	return api.CancelIntegrationTasks200JSONResponse{Items: view.Each(answers, func(a integration.Answer) api.IntegrationTaskCancelItem {
		return api.IntegrationTaskCancelItem{IntegrationTaskID: a.TaskID, Cancelled: a.Done, Reason: view.TextOrNull(a.Reason)}
	})}, nil
}

// SyncOrders answers POST /admin/order/sync.
func (h *Handlers) SyncOrders(ctx context.Context, req api.SyncOrdersRequestObject) (api.SyncOrdersResponseObject, error) {
	synced, err := h.store.Ordering.SyncOrders(ctx, auth.Actor(ctx), req.Body.OrderIds, request.Several[integration.Integration](req.Body.Targets))
	if err != nil {
		return nil, err
	}
	return api.SyncOrders202JSONResponse{Items: view.Each(synced, func(o ordering.OrderSync) api.OrderSyncItem {
		return api.OrderSyncItem{OrderID: o.OrderID, IntegrationTaskIds: o.TaskIDs}
	})}, nil
}

func showTaskListItem(t *integration.IntegrationTask) api.IntegrationTaskListItem {
	out := api.IntegrationTaskListItem{
		IntegrationTaskID: t.ID, TaskType: string(t.TaskType), Integration: api.IntegrationType(t.Integration), ProviderCode: view.TextOrNull(t.ProviderCode),
		ObjectType: view.TextOrNull(t.ObjectType), ObjectID: view.TextOrNull(t.ObjectID), Status: api.IntegrationTaskStatus(t.Status),
		Attempts: int32(t.Attempts), MaxAttempts: int32(t.MaxAttempts), NextAttemptOn: nullable.NewNullNullable[common.Timestamp](), LockedUntil: nullable.NewNullNullable[common.Timestamp](),
		LastError: view.TextOrNull(t.LastError), LastLogID: view.Or(t.LastLogID), Progress: nullable.NewNullNullable[api.IntegrationTaskProgress](),
		StartedOn: view.TimeOrNull(t.StartedOn), FinishedOn: view.TimeOrNull(t.FinishedOn), CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn),
	}
	switch t.Status {
	case integration.TaskQueued, integration.TaskRetrying:
		out.NextAttemptOn = view.TimeOrNull(t.DueOn)
	case integration.TaskRunning:
		out.LockedUntil = view.TimeOrNull(t.ClaimedUntil)
	default: // the task has already ended
	}
	if p := t.Progress; p != nil {
		progress := api.IntegrationTaskProgress{TotalCount: nullable.NewNullNullable[common.Count](), ProcessedCount: int32(p.Processed), FailedCount: int32(p.Failed),
			SkippedCount: int32(p.Skipped), IncompleteCount: int32(p.Incomplete)}
		if p.Total != nil {
			progress.TotalCount.Set(int32(*p.Total))
		}
		out.Progress.Set(progress)
	}
	return out
}

func showTask(t *integration.IntegrationTask) api.IntegrationTask {
	i := showTaskListItem(t)
	return api.IntegrationTask{
		IntegrationTaskID: i.IntegrationTaskID, TaskType: i.TaskType, Integration: i.Integration, ProviderCode: i.ProviderCode, ObjectType: i.ObjectType, ObjectID: i.ObjectID,
		Status: i.Status, Attempts: i.Attempts, MaxAttempts: i.MaxAttempts, NextAttemptOn: i.NextAttemptOn, LockedUntil: i.LockedUntil, LastError: i.LastError,
		LastLogID: i.LastLogID, Progress: i.Progress, StartedOn: i.StartedOn, FinishedOn: i.FinishedOn, CreatedOn: i.CreatedOn, ModifiedOn: i.ModifiedOn,
		Payload: view.TextOrNull(t.Payload), ErrorFileURL: nullable.NewNullNullable[common.URL](), ResultFileURL: nullable.NewNullNullable[common.URL](), Version: t.Version,
		Errors: view.Each(t.Errors, func(e integration.TaskError) api.IntegrationTaskError {
			return api.IntegrationTaskError{Row: int32(e.Row), Column: view.TextOrNull(e.Column), Code: e.Code, Message: e.Message, IsRowImported: e.RowKept}
		}),
		AllowedActions: view.Each(t.AllowedActions(), func(a integration.TaskAction) api.IntegrationTaskAction { return api.IntegrationTaskAction(a) }),
	}
}
