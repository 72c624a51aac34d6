package admin

import (
	"context"
	"time"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListTestClocks answers GET /admin/test-clock/all.
func (h *Handlers) ListTestClocks(ctx context.Context, _ api.ListTestClocksRequestObject) (api.ListTestClocksResponseObject, error) {
	clocks, err := h.store.Ordering.TestClocks(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	return api.ListTestClocks200JSONResponse{Items: view.Each(clocks, showTestClock)}, nil
}

// GetTestClock answers GET /admin/test-clock.
func (h *Handlers) GetTestClock(ctx context.Context, req api.GetTestClockRequestObject) (api.GetTestClockResponseObject, error) {
	clock, err := h.store.Ordering.TestClock(ctx, auth.Actor(ctx), req.Params.TestClockID)
	if err != nil {
		return nil, err
	}
	return api.GetTestClock200JSONResponse(showTestClock(clock)), nil
}

// CreateTestClock answers POST /admin/test-clock.
func (h *Handlers) CreateTestClock(ctx context.Context, req api.CreateTestClockRequestObject) (api.CreateTestClockResponseObject, error) {
	var at *time.Time
	if t := req.Body.CurrentTime; t != nil {
		at = &t.Time
	}
	clock, err := h.store.Ordering.CreateTestClock(ctx, auth.Actor(ctx), req.Body.StoreCustomerID, at)
	if err != nil {
		return nil, err
	}
	return api.CreateTestClock200JSONResponse(showTestClock(clock)), nil
}

// AdvanceTestClock answers POST /admin/test-clock/advance.
func (h *Handlers) AdvanceTestClock(ctx context.Context, req api.AdvanceTestClockRequestObject) (api.AdvanceTestClockResponseObject, error) {
	clock, err := h.store.Ordering.AdvanceTestClock(ctx, auth.Actor(ctx), req.Body.TestClockID, req.Body.TargetTime.Time, request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.AdvanceTestClock200JSONResponse(showTestClock(clock)), nil
}

// DeleteTestClock answers DELETE /admin/test-clock.
func (h *Handlers) DeleteTestClock(ctx context.Context, req api.DeleteTestClockRequestObject) (api.DeleteTestClockResponseObject, error) {
	return api.DeleteTestClock204Response{}, h.store.Ordering.DeleteTestClock(ctx, auth.Actor(ctx), req.Params.TestClockID)
}

func showTestClock(k *subscription.TestClock) api.TestClock {
	return api.TestClock{
		TestClockID: k.ID, StoreCustomerID: k.CustomerID, Status: api.TestClockStatus(k.Status()), CurrentTime: view.Time(k.Shows),
		TargetTime: view.TimeOrNull(k.Target), FailureDetail: view.Or(k.FailureDetail), SubscriptionCount: int32(k.SubscriptionCount),
		CreatedOn: view.Time(k.CreatedOn), ModifiedOn: view.Time(k.ModifiedOn), Version: k.Version,
	}
}
