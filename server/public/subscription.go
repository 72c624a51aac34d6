package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// UpdateSubscription answers PATCH /subscription.
func (h *Handlers) UpdateSubscription(ctx context.Context, req api.UpdateSubscriptionRequestObject) (api.UpdateSubscriptionResponseObject, error) {
	b := req.Body
	items, err := request.SubscriptionItems("removeItems", b.RemoveItems, "updateItems", b.UpdateItems, "addItems", b.AddItems)
	if err != nil {
		return nil, err
	}
	update := subscription.SubscriptionUpdate{PlanID: b.SubscriptionPlanID, CouponCodes: request.Codes(b.CouponCodes), UpdateRequest: subscription.UpdateRequest{
		ShippingAddressID: request.Patch(b.ShippingAddressID), BillingAddressID: request.Patch(b.BillingAddressID),
		PaymentMethodID: b.CustomerPaymentMethodID, ShippingMethodID: request.Patch(b.ShippingMethodID), Items: items,
	}}
	if on := request.Date(b.NextProcessingDate); on != nil {
		update.Date = &subscription.DateRequest{On: *on}
	}
	s, err := h.store.Ordering.UpdateSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, update, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateSubscription200JSONResponse(view.Subscription(s)), nil
}

// PauseSubscription answers POST /subscription/pause.
func (h *Handlers) PauseSubscription(ctx context.Context, req api.PauseSubscriptionRequestObject) (api.PauseSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.PauseSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionPause(*req.Body))
	if err != nil {
		return nil, err
	}
	return api.PauseSubscription200JSONResponse(view.Subscription(s)), nil
}

// ResumeSubscription answers POST /subscription/resume.
func (h *Handlers) ResumeSubscription(ctx context.Context, req api.ResumeSubscriptionRequestObject) (api.ResumeSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.ResumeSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.Date(req.Body.NextProcessingDate))
	if err != nil {
		return nil, err
	}
	return api.ResumeSubscription200JSONResponse(view.Subscription(s)), nil
}

// SkipSubscription answers POST /subscription/skip.
func (h *Handlers) SkipSubscription(ctx context.Context, req api.SkipSubscriptionRequestObject) (api.SkipSubscriptionResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.SkipSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, request.SubscriptionSkip(b.ProcessingDate, b.Reason), false)
	if err != nil {
		return nil, err
	}
	return api.SkipSubscription200JSONResponse(view.Subscription(s)), nil
}

// UnskipSubscription answers POST /subscription/unskip.
func (h *Handlers) UnskipSubscription(ctx context.Context, req api.UnskipSubscriptionRequestObject) (api.UnskipSubscriptionResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.UnskipSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, request.SubscriptionSkip(&b.ProcessingDate, b.Reason), false)
	if err != nil {
		return nil, err
	}
	return api.UnskipSubscription200JSONResponse(view.Subscription(s)), nil
}

// CancelSubscription answers POST /subscription/cancel.
func (h *Handlers) CancelSubscription(ctx context.Context, req api.CancelSubscriptionRequestObject) (api.CancelSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.CancelSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionCancel(*req.Body))
	if err != nil {
		return nil, err
	}
	return api.CancelSubscription200JSONResponse(view.Subscription(s)), nil
}

// ReactivateSubscription answers POST /subscription/reactivate.
func (h *Handlers) ReactivateSubscription(ctx context.Context, req api.ReactivateSubscriptionRequestObject) (api.ReactivateSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.ReactivateSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionReactivate(*req.Body))
	if err != nil {
		return nil, err
	}
	return api.ReactivateSubscription200JSONResponse(view.Subscription(s)), nil
}

// ReplaceSubscription answers POST /subscription/replace.
func (h *Handlers) ReplaceSubscription(ctx context.Context, req api.ReplaceSubscriptionRequestObject) (api.ReplaceSubscriptionResponseObject, error) {
	b := req.Body
	p, err := request.SubscriptionReplace(*b)
	if err != nil {
		return nil, err
	}
	s, err := h.store.Ordering.ReplaceSubscription(ctx, auth.Actor(ctx), b.SubscriptionID,
		subscription.SubscriptionReplacement{ReplaceRequest: p, PlanID: b.SubscriptionPlanID, CouponCodes: request.Codes(b.CouponCodes)}, request.Expect(b.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.ReplaceSubscription200JSONResponse(view.Subscription(s)), nil
}

// CreateSubscription answers POST /subscription.
func (h *Handlers) CreateSubscription(ctx context.Context, req api.CreateSubscriptionRequestObject) (api.CreateSubscriptionResponseObject, error) {
	b := req.Body
	p, err := request.SubscriptionCreate(*b)
	if err != nil {
		return nil, err
	}
	s, err := h.store.Ordering.CreateSubscription(ctx, auth.Actor(ctx),
		subscription.SubscriptionCreate{CreateRequest: p, PlanID: b.SubscriptionPlanID, CouponCodes: b.CouponCodes, ConsentText: b.ConsentText, NotifyCustomer: request.Or(b.NotifyCustomer, true)})
	if err != nil {
		return nil, err
	}
	return api.CreateSubscription200JSONResponse(view.Subscription(s)), nil
}
