package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// changedSubscription returns the subscription that a command has changed, or the command's error.
func (h *Handlers) changedSubscription(ctx context.Context, s *subscription.Subscription, err error) (api.CustomerSubscription, error) {
	if err != nil {
		return api.CustomerSubscription{}, err
	}
	return h.showSubscription(ctx, subscription.Key{ID: s.ID})
}

// UpdateSubscription answers PATCH /customer/subscription.
func (h *Handlers) UpdateSubscription(ctx context.Context, req api.UpdateSubscriptionRequestObject) (api.UpdateSubscriptionResponseObject, error) {
	b := req.Body
	var updates []common.SubscriptionItemUpdate
	for _, u := range b.UpdateItems {
		updates = append(updates, common.SubscriptionItemUpdate{SubscriptionItemID: u.SubscriptionItemID, VariantID: u.VariantID, Quantity: u.Quantity, CustomFields: u.CustomFields})
	}
	var added []common.SubscriptionItemAdd
	for _, a := range b.AddItems {
		added = append(added, common.SubscriptionItemAdd{VariantID: a.VariantID, Quantity: a.Quantity, CustomFields: a.CustomFields})
	}
	items, err := request.SubscriptionItems("removeItems", b.RemoveItems, "updateItems", updates, "addItems", added)
	if err != nil {
		return nil, err
	}
	update := subscription.SubscriptionUpdate{PlanID: b.SubscriptionPlanID, CouponCodes: request.Codes(b.CouponCodes), UpdateRequest: subscription.UpdateRequest{
		ShippingAddressID: request.Patch(b.ShippingAddressID), BillingAddressID: request.Patch(b.BillingAddressID),
		PaymentMethodID: b.CustomerPaymentMethodID, UseStoreCredit: b.UseStoreCredit, ShippingMethodID: request.Patch(b.ShippingMethodID), Items: items,
	}}
	if on := request.Date(b.NextProcessingDate); on != nil {
		update.Date = &subscription.DateRequest{On: *on}
	}
	s, err := h.store.Ordering.UpdateSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, update, request.Expect(b.Version, req.Params.IfMatch))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.UpdateSubscription200JSONResponse(shown), nil
}

// PauseSubscription answers POST /customer/subscription/pause.
func (h *Handlers) PauseSubscription(ctx context.Context, req api.PauseSubscriptionRequestObject) (api.PauseSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.PauseSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionPause(*req.Body))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.PauseSubscription200JSONResponse(shown), nil
}

// ResumeSubscription answers POST /customer/subscription/resume.
func (h *Handlers) ResumeSubscription(ctx context.Context, req api.ResumeSubscriptionRequestObject) (api.ResumeSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.ResumeSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.Date(req.Body.NextProcessingDate))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ResumeSubscription200JSONResponse(shown), nil
}

// SkipSubscription answers POST /customer/subscription/skip.
func (h *Handlers) SkipSubscription(ctx context.Context, req api.SkipSubscriptionRequestObject) (api.SkipSubscriptionResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.SkipSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, request.SubscriptionSkip(b.ProcessingDate, b.Reason), false)
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.SkipSubscription200JSONResponse(shown), nil
}

// UnskipSubscription answers POST /customer/subscription/unskip.
func (h *Handlers) UnskipSubscription(ctx context.Context, req api.UnskipSubscriptionRequestObject) (api.UnskipSubscriptionResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.UnskipSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, request.SubscriptionSkip(&b.ProcessingDate, b.Reason), false)
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.UnskipSubscription200JSONResponse(shown), nil
}

// CancelSubscription answers POST /customer/subscription/cancel.
func (h *Handlers) CancelSubscription(ctx context.Context, req api.CancelSubscriptionRequestObject) (api.CancelSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.CancelSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionCancel(*req.Body))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.CancelSubscription200JSONResponse(shown), nil
}

// ReactivateSubscription answers POST /customer/subscription/reactivate.
func (h *Handlers) ReactivateSubscription(ctx context.Context, req api.ReactivateSubscriptionRequestObject) (api.ReactivateSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.ReactivateSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionReactivate(*req.Body))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ReactivateSubscription200JSONResponse(shown), nil
}
