package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// ProcessSubscriptions answers POST /admin/subscription/process/all.
func (h *Handlers) ProcessSubscriptions(ctx context.Context, req api.ProcessSubscriptionsRequestObject) (api.ProcessSubscriptionsResponseObject, error) {
	var by *domain.Date
	if d := req.Body.ProcessingDate; d != nil {
		by = new(domain.DateAt(d.Time, d.Location()))
	}
	done, err := h.store.Ordering.ProcessSubscriptions(ctx, auth.Actor(ctx), by, req.Body.SubscriptionIds)
	if err != nil {
		return nil, err
	}
	return api.ProcessSubscriptions200JSONResponse{
		ProcessingDate: view.Date(done.By), DueCount: int32(done.Due), QueuedCount: int32(done.Queued), LockedCount: int32(done.Busy),
		IntegrationTaskID: nullable.NewNullNullable[common.IntegrationTaskID](),
	}, nil
}

// RetrySubscription answers POST /admin/subscription/retry.
func (h *Handlers) RetrySubscription(ctx context.Context, req api.RetrySubscriptionRequestObject) (api.RetrySubscriptionResponseObject, error) {
	if _, err := h.store.Ordering.RetrySubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, req.Body.CustomerPaymentMethodID); err != nil {
		return nil, err
	}
	shown, err := h.showSubscription(ctx, subscription.Key{ID: req.Body.SubscriptionID})
	if err != nil {
		return nil, err
	}
	return api.RetrySubscription200JSONResponse(shown), nil
}
