package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// RetrySubscription answers POST /customer/subscription/retry.
func (h *Handlers) RetrySubscription(ctx context.Context, req api.RetrySubscriptionRequestObject) (api.RetrySubscriptionResponseObject, error) {
	order, err := h.store.Ordering.RetrySubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, req.Body.CustomerPaymentMethodID)
	if err != nil {
		return nil, err
	}
	shown, err := h.showSubscription(ctx, subscription.Key{ID: req.Body.SubscriptionID})
	if err != nil {
		return nil, err
	}
	return api.RetrySubscription200JSONResponse{Subscription: shown, NextAction: showNextAction(order)}, nil
}
