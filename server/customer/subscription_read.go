package customer

import (
	"cmp"
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListSubscriptions answers GET /customer/subscription/all.
func (h *Handlers) ListSubscriptions(ctx context.Context, req api.ListSubscriptionsRequestObject) (api.ListSubscriptionsResponseObject, error) {
	list, titles, err := h.store.Ordering.OwnSubscriptions(ctx, auth.Actor(ctx), request.Several[subscription.Status](req.Params.Status))
	if err != nil {
		return nil, err
	}
	return api.ListSubscriptions200JSONResponse{Items: view.Each(list, func(s *subscription.Subscription) common.PublicSubscriptionSnapshot {
		out := view.Subscription(s)
		for i, item := range s.Live() { // in the order of out.Items
			out.Items[i].Name = cmp.Or(titles[s.ID][item.VariantID], item.Name)
		}
		return out
	})}, nil
}

// GetSubscription answers GET /customer/subscription.
func (h *Handlers) GetSubscription(ctx context.Context, req api.GetSubscriptionRequestObject) (api.GetSubscriptionResponseObject, error) {
	p := req.Params
	shown, err := h.showSubscription(ctx, subscription.Key{ID: request.Value(p.SubscriptionID), Number: request.Value(p.SubscriptionNumber)})
	if err != nil {
		return nil, err
	}
	return api.GetSubscription200JSONResponse(shown), nil
}

// GetSubscriptionEstimate answers GET /customer/subscription/estimate.
func (h *Handlers) GetSubscriptionEstimate(ctx context.Context, req api.GetSubscriptionEstimateRequestObject) (api.GetSubscriptionEstimateResponseObject, error) {
	e, err := h.store.Ordering.EstimateSubscription(ctx, auth.Actor(ctx), req.Params.SubscriptionID, request.Date(req.Params.ProcessingDate))
	if err != nil {
		return nil, err
	}
	return api.GetSubscriptionEstimate200JSONResponse(view.SubscriptionEstimate(e)), nil
}

// ListUpcomingSubscriptionCycles answers GET /customer/subscription/upcoming/all.
func (h *Handlers) ListUpcomingSubscriptionCycles(ctx context.Context, req api.ListUpcomingSubscriptionCyclesRequestObject) (api.ListUpcomingSubscriptionCyclesResponseObject, error) {
	upcoming, estimate, err := h.store.Ordering.UpcomingRenewals(ctx, auth.Actor(ctx), req.Params.SubscriptionID, request.Date(req.Params.Until))
	if err != nil {
		return nil, err
	}
	return api.ListUpcomingSubscriptionCycles200JSONResponse(view.UpcomingRenewals(upcoming, estimate)), nil
}

// ListSubscriptionHistory answers GET /customer/subscription/history/paged.
func (h *Handlers) ListSubscriptionHistory(ctx context.Context, req api.ListSubscriptionHistoryRequestObject) (api.ListSubscriptionHistoryResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).SubscriptionHistory(ctx, p.SubscriptionID, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListSubscriptionHistory200JSONResponse{
		Items: view.Each(page.Items, func(e *subscription.SubscriptionHistoryEntry) api.CustomerSubscriptionHistoryEntry {
			return api.CustomerSubscriptionHistoryEntry{Action: common.SubscriptionHistoryAction(e.Action), ActorType: common.ActorType(e.ActorKind), Message: e.Message,
				OrderID: view.Or(e.OrderID), CreatedOn: view.Time(e.CreatedOn)}
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}
