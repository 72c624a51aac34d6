package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/store/domain"
)

// pending has the operations of openapi/public.yaml that nobody has written yet. They
// answer 501 not_implemented, and this file is the list of them: who writes an
// operation deletes its line. A method in both places fails the structure test.
type pending struct{}

// later refuses an operation. Where its name stands in a call, the published
// document says "planned".
func later(operation string) error {
	return domain.Errorf(domain.NotImplemented, "%s is not implemented yet.", operation)
}

func (pending) GetSubscription(context.Context, api.GetSubscriptionRequestObject) (api.GetSubscriptionResponseObject, error) {
	return nil, later("getSubscription")
}
func (pending) ListSubscriptions(context.Context, api.ListSubscriptionsRequestObject) (api.ListSubscriptionsResponseObject, error) {
	return nil, later("listSubscriptions")
}
func (pending) GetSubscriptionEstimate(context.Context, api.GetSubscriptionEstimateRequestObject) (api.GetSubscriptionEstimateResponseObject, error) {
	return nil, later("getSubscriptionEstimate")
}
func (pending) ListUpcomingSubscriptionCycles(context.Context, api.ListUpcomingSubscriptionCyclesRequestObject) (api.ListUpcomingSubscriptionCyclesResponseObject, error) {
	return nil, later("listUpcomingSubscriptionCycles")
}
func (pending) ListSubscriptionHistory(context.Context, api.ListSubscriptionHistoryRequestObject) (api.ListSubscriptionHistoryResponseObject, error) {
	return nil, later("listSubscriptionHistory")
}
