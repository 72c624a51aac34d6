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
func (pending) UpdateSubscription(context.Context, api.UpdateSubscriptionRequestObject) (api.UpdateSubscriptionResponseObject, error) {
	return nil, later("updateSubscription")
}
func (pending) CancelSubscription(context.Context, api.CancelSubscriptionRequestObject) (api.CancelSubscriptionResponseObject, error) {
	return nil, later("cancelSubscription")
}
func (pending) ListSubscriptions(context.Context, api.ListSubscriptionsRequestObject) (api.ListSubscriptionsResponseObject, error) {
	return nil, later("listSubscriptions")
}
func (pending) PauseSubscription(context.Context, api.PauseSubscriptionRequestObject) (api.PauseSubscriptionResponseObject, error) {
	return nil, later("pauseSubscription")
}
func (pending) ReactivateSubscription(context.Context, api.ReactivateSubscriptionRequestObject) (api.ReactivateSubscriptionResponseObject, error) {
	return nil, later("reactivateSubscription")
}
func (pending) ResumeSubscription(context.Context, api.ResumeSubscriptionRequestObject) (api.ResumeSubscriptionResponseObject, error) {
	return nil, later("resumeSubscription")
}
func (pending) SkipSubscription(context.Context, api.SkipSubscriptionRequestObject) (api.SkipSubscriptionResponseObject, error) {
	return nil, later("skipSubscription")
}
func (pending) CreateSubscription(context.Context, api.CreateSubscriptionRequestObject) (api.CreateSubscriptionResponseObject, error) {
	return nil, later("createSubscription")
}
func (pending) UnskipSubscription(context.Context, api.UnskipSubscriptionRequestObject) (api.UnskipSubscriptionResponseObject, error) {
	return nil, later("unskipSubscription")
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
func (pending) ReplaceSubscription(context.Context, api.ReplaceSubscriptionRequestObject) (api.ReplaceSubscriptionResponseObject, error) {
	return nil, later("replaceSubscription")
}
