package public

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListSubscriptions answers GET /subscription/paged.
func (h *Handlers) ListSubscriptions(ctx context.Context, req api.ListSubscriptionsRequestObject) (api.ListSubscriptionsResponseObject, error) {
	p := req.Params
	query, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).SubscriptionLines(ctx, subscription.Filter{
		Search: request.Value(p.Search), Status: request.Several[subscription.Status](p.Status), DunningState: request.Several[subscription.DunningState](p.DunningState),
		FailureCode: p.FailureCode, RetryFrom: request.Time(p.NextRetryFrom), RetryTo: request.Time(p.NextRetryTo),
		CardExpiresFrom: request.Date(p.CardExpiresFrom), CardExpiresTo: request.Date(p.CardExpiresTo), CustomerIDs: p.StoreCustomerID,
		PlanIDs: p.SubscriptionPlanID, ProductIDs: p.ProductID, SKU: request.Value(p.SKU), NextFrom: request.Date(p.NextProcessingDateFrom), NextTo: request.Date(p.NextProcessingDateTo),
		CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, query)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListSubscriptions200JSONResponse{
		Items: view.Each(page.Items, func(l subscription.Line) common.PublicSubscriptionListItem {
			return view.SubscriptionItem(l.Subscription, l.Item)
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetSubscription answers GET /subscription.
func (h *Handlers) GetSubscription(ctx context.Context, req api.GetSubscriptionRequestObject) (api.GetSubscriptionResponseObject, error) {
	p := req.Params
	s, err := h.store.As(auth.Actor(ctx)).Subscription(ctx, subscription.Key{ID: request.Value(p.SubscriptionID), Number: request.Value(p.SubscriptionNumber)})
	if err != nil {
		return nil, err
	}
	return api.GetSubscription200JSONResponse(view.Subscription(s)), nil
}

// GetSubscriptionEstimate answers GET /subscription/estimate.
func (h *Handlers) GetSubscriptionEstimate(ctx context.Context, req api.GetSubscriptionEstimateRequestObject) (api.GetSubscriptionEstimateResponseObject, error) {
	e, err := h.store.Ordering.EstimateSubscription(ctx, auth.Actor(ctx), req.Params.SubscriptionID, request.Date(req.Params.ProcessingDate))
	if err != nil {
		return nil, err
	}
	return api.GetSubscriptionEstimate200JSONResponse(view.SubscriptionEstimate(e)), nil
}

// ListUpcomingSubscriptionCycles answers GET /subscription/upcoming/all.
func (h *Handlers) ListUpcomingSubscriptionCycles(ctx context.Context, req api.ListUpcomingSubscriptionCyclesRequestObject) (api.ListUpcomingSubscriptionCyclesResponseObject, error) {
	upcoming, estimate, err := h.store.Ordering.UpcomingRenewals(ctx, auth.Actor(ctx), req.Params.SubscriptionID, request.Date(req.Params.Until))
	if err != nil {
		return nil, err
	}
	return api.ListUpcomingSubscriptionCycles200JSONResponse(view.UpcomingRenewals(upcoming, estimate)), nil
}

// ListAnnouncedSubscriptionPrices answers GET /subscription/announced-price/all.
func (h *Handlers) ListAnnouncedSubscriptionPrices(ctx context.Context, req api.ListAnnouncedSubscriptionPricesRequestObject) (api.ListAnnouncedSubscriptionPricesResponseObject, error) {
	s, err := h.store.As(auth.Actor(ctx)).Subscription(ctx, subscription.Key{ID: req.Params.SubscriptionID})
	if err != nil {
		return nil, err
	}
	return api.ListAnnouncedSubscriptionPrices200JSONResponse(view.AnnouncedSubscriptionPrices(s)), nil
}

// ListSubscriptionHistory answers GET /subscription/history/paged.
func (h *Handlers) ListSubscriptionHistory(ctx context.Context, req api.ListSubscriptionHistoryRequestObject) (api.ListSubscriptionHistoryResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).SubscriptionHistory(ctx, p.SubscriptionID, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	return api.ListSubscriptionHistory200JSONResponse(view.SubscriptionHistoryPage(page)), nil
}
