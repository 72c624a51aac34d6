package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListSubscriptions answers GET /admin/subscription/paged.
func (h *Handlers) ListSubscriptions(ctx context.Context, req api.ListSubscriptionsRequestObject) (api.ListSubscriptionsResponseObject, error) {
	p := req.Params
	query, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.Ordering.FindSubscriptions(ctx, auth.Actor(ctx), subscription.Filter{
		Search: request.Value(p.Search), Status: request.Several[subscription.Status](p.Status), DunningState: request.Several[subscription.DunningState](p.DunningState),
		RenewalStatus: request.Several[subscription.RenewalStatus](p.CycleStatus), FailureCode: p.FailureCode, FailureClass: request.Several[string](p.FailureClass),
		RetryFrom: request.Time(p.NextRetryFrom), RetryTo: request.Time(p.NextRetryTo), CardExpiresFrom: request.Date(p.CardExpiresFrom), CardExpiresTo: request.Date(p.CardExpiresTo),
		CancelAtPeriodEnd: p.CancelAtPeriodEnd, CancelReason: request.Value(p.CancelReason), CancelledFrom: request.Time(p.CancelledFrom), CancelledTo: request.Time(p.CancelledTo),
		PausedUntilFrom: request.Date(p.PausedUntilFrom), PausedUntilTo: request.Date(p.PausedUntilTo), PaymentMethodIDs: p.CustomerPaymentMethodID, NextBy: request.Date(p.DueBy),
		CustomerIDs: p.StoreCustomerID, PlanIDs: p.SubscriptionPlanID, ProductIDs: p.ProductID, VariantIDs: p.VariantID, SKU: request.Value(p.SKU),
		NextFrom: request.Date(p.NextProcessingDateFrom), NextTo: request.Date(p.NextProcessingDateTo),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, p.Due, query)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListSubscriptions200JSONResponse{
		Items: view.Each(page.Items, showListedSubscription),
		Page:  info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetSubscription answers GET /admin/subscription.
func (h *Handlers) GetSubscription(ctx context.Context, req api.GetSubscriptionRequestObject) (api.GetSubscriptionResponseObject, error) {
	p := req.Params
	shown, err := h.showSubscription(ctx, subscription.Key{ID: request.Value(p.SubscriptionID), Number: request.Value(p.SubscriptionNumber)})
	if err != nil {
		return nil, err
	}
	return api.GetSubscription200JSONResponse(shown), nil
}

// GetSubscriptionEstimate answers GET /admin/subscription/estimate.
func (h *Handlers) GetSubscriptionEstimate(ctx context.Context, req api.GetSubscriptionEstimateRequestObject) (api.GetSubscriptionEstimateResponseObject, error) {
	e, err := h.store.Ordering.EstimateSubscription(ctx, auth.Actor(ctx), req.Params.SubscriptionID, request.Date(req.Params.ProcessingDate))
	if err != nil {
		return nil, err
	}
	return api.GetSubscriptionEstimate200JSONResponse(view.SubscriptionEstimate(e)), nil
}

// ListUpcomingSubscriptionCycles answers GET /admin/subscription/upcoming/all.
func (h *Handlers) ListUpcomingSubscriptionCycles(ctx context.Context, req api.ListUpcomingSubscriptionCyclesRequestObject) (api.ListUpcomingSubscriptionCyclesResponseObject, error) {
	upcoming, estimate, err := h.store.Ordering.UpcomingRenewals(ctx, auth.Actor(ctx), req.Params.SubscriptionID, request.Date(req.Params.Until))
	if err != nil {
		return nil, err
	}
	return api.ListUpcomingSubscriptionCycles200JSONResponse(view.UpcomingRenewals(upcoming, estimate)), nil
}

// ListSubscriptionHistory answers GET /admin/subscription/history/paged.
func (h *Handlers) ListSubscriptionHistory(ctx context.Context, req api.ListSubscriptionHistoryRequestObject) (api.ListSubscriptionHistoryResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).SubscriptionHistory(ctx, p.SubscriptionID, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	return api.ListSubscriptionHistory200JSONResponse(view.SubscriptionHistoryPage(page)), nil
}
