package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// changedSubscription returns the subscription that a command has changed, or the command's error.
func (h *Handlers) changedSubscription(ctx context.Context, s *subscription.Subscription, err error) (api.Subscription, error) {
	if err != nil {
		return api.Subscription{}, err
	}
	return h.showSubscription(ctx, subscription.Key{ID: s.ID})
}

// UpdateSubscription answers PATCH /admin/subscription.
func (h *Handlers) UpdateSubscription(ctx context.Context, req api.UpdateSubscriptionRequestObject) (api.UpdateSubscriptionResponseObject, error) {
	b := req.Body
	update := subscription.SubscriptionUpdate{
		PlanID: b.SubscriptionPlanID, CouponCodes: request.Codes(b.CouponCodes), Override: request.Value(b.OverrideCutoff),
		UpdateRequest: subscription.UpdateRequest{
			ShippingAddressID: request.Patch(b.ShippingAddressID), BillingAddressID: request.Patch(b.BillingAddressID),
			PaymentMethodID: b.CustomerPaymentMethodID, UseStoreCredit: b.UseStoreCredit, ShippingMethodID: request.Patch(b.ShippingMethodID), Note: request.Patch(b.Note),
		},
	}
	if b.CustomFields != nil {
		update.CustomFields = new(request.CustomFields(b.CustomFields))
	}
	s, err := h.store.Ordering.UpdateSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, update, request.Expect(b.Version, req.Params.IfMatch))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.UpdateSubscription200JSONResponse(shown), nil
}

// ChangeSubscriptionItems answers POST /admin/subscription/items.
func (h *Handlers) ChangeSubscriptionItems(ctx context.Context, req api.ChangeSubscriptionItemsRequestObject) (api.ChangeSubscriptionItemsResponseObject, error) {
	b := req.Body
	items, err := request.SubscriptionItems("remove", b.Remove, "update", b.Update, "add", b.Add)
	if err != nil {
		return nil, err
	}
	s, err := h.store.Ordering.UpdateSubscription(ctx, auth.Actor(ctx), b.SubscriptionID,
		subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{Items: items}, Override: request.Value(b.OverrideCutoff)}, request.Expect(b.Version, nil))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ChangeSubscriptionItems200JSONResponse(shown), nil
}

// ChangeSubscriptionDate answers POST /admin/subscription/date.
func (h *Handlers) ChangeSubscriptionDate(ctx context.Context, req api.ChangeSubscriptionDateRequestObject) (api.ChangeSubscriptionDateResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.ChangeSubscriptionDate(ctx, auth.Actor(ctx), b.SubscriptionID,
		subscription.DateRequest{On: request.PlainDate(b.NextProcessingDate), KeepAnchor: request.Value(b.KeepAnchor)}, request.Value(b.OverrideCutoff), request.Expect(b.Version, nil))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ChangeSubscriptionDate200JSONResponse(shown), nil
}

// PauseSubscription answers POST /admin/subscription/pause.
func (h *Handlers) PauseSubscription(ctx context.Context, req api.PauseSubscriptionRequestObject) (api.PauseSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.PauseSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionPause(*req.Body))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.PauseSubscription200JSONResponse(shown), nil
}

// ResumeSubscription answers POST /admin/subscription/resume.
func (h *Handlers) ResumeSubscription(ctx context.Context, req api.ResumeSubscriptionRequestObject) (api.ResumeSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.ResumeSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.Date(req.Body.NextProcessingDate))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ResumeSubscription200JSONResponse(shown), nil
}

// SkipSubscription answers POST /admin/subscription/skip.
func (h *Handlers) SkipSubscription(ctx context.Context, req api.SkipSubscriptionRequestObject) (api.SkipSubscriptionResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.SkipSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, request.SubscriptionSkip(b.ProcessingDate, b.Reason), request.Value(b.OverrideCutoff))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.SkipSubscription200JSONResponse(shown), nil
}

// UnskipSubscription answers POST /admin/subscription/unskip.
func (h *Handlers) UnskipSubscription(ctx context.Context, req api.UnskipSubscriptionRequestObject) (api.UnskipSubscriptionResponseObject, error) {
	b := req.Body
	s, err := h.store.Ordering.UnskipSubscription(ctx, auth.Actor(ctx), b.SubscriptionID, request.SubscriptionSkip(&b.ProcessingDate, b.Reason), request.Value(b.OverrideCutoff))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.UnskipSubscription200JSONResponse(shown), nil
}

// CancelSubscription answers POST /admin/subscription/cancel.
func (h *Handlers) CancelSubscription(ctx context.Context, req api.CancelSubscriptionRequestObject) (api.CancelSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.CancelSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionCancel(*req.Body))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.CancelSubscription200JSONResponse(shown), nil
}

// ReactivateSubscription answers POST /admin/subscription/reactivate.
func (h *Handlers) ReactivateSubscription(ctx context.Context, req api.ReactivateSubscriptionRequestObject) (api.ReactivateSubscriptionResponseObject, error) {
	s, err := h.store.Ordering.ReactivateSubscription(ctx, auth.Actor(ctx), req.Body.SubscriptionID, request.SubscriptionReactivate(*req.Body))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ReactivateSubscription200JSONResponse(shown), nil
}

// ReplaceSubscription answers POST /admin/subscription/replace.
func (h *Handlers) ReplaceSubscription(ctx context.Context, req api.ReplaceSubscriptionRequestObject) (api.ReplaceSubscriptionResponseObject, error) {
	b := req.Body
	p, err := request.SubscriptionReplace(*b)
	if err != nil {
		return nil, err
	}
	s, err := h.store.Ordering.ReplaceSubscription(ctx, auth.Actor(ctx), b.SubscriptionID,
		subscription.SubscriptionReplacement{ReplaceRequest: p, PlanID: b.SubscriptionPlanID, CouponCodes: request.Codes(b.CouponCodes)}, request.Expect(b.Version, nil))
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.ReplaceSubscription200JSONResponse(shown), nil
}

// CreateSubscription answers POST /admin/subscription.
func (h *Handlers) CreateSubscription(ctx context.Context, req api.CreateSubscriptionRequestObject) (api.CreateSubscriptionResponseObject, error) {
	b := req.Body
	p, err := request.SubscriptionCreate(*b)
	if err != nil {
		return nil, err
	}
	s, err := h.store.Ordering.CreateSubscription(ctx, auth.Actor(ctx),
		subscription.SubscriptionCreate{CreateRequest: p, PlanID: b.SubscriptionPlanID, CouponCodes: b.CouponCodes, ConsentText: b.ConsentText, NotifyCustomer: request.Or(b.NotifyCustomer, true)})
	shown, err := h.changedSubscription(ctx, s, err)
	if err != nil {
		return nil, err
	}
	return api.CreateSubscription200JSONResponse(shown), nil
}
