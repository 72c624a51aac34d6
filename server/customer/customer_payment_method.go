package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCustomerPaymentMethods answers GET /customer/customer-payment-method/all.
func (h *Handlers) ListCustomerPaymentMethods(ctx context.Context, _ api.ListCustomerPaymentMethodsRequestObject) (api.ListCustomerPaymentMethodsResponseObject, error) {
	actor := auth.Actor(ctx)
	methods, err := h.store.As(actor).CustomerPaymentMethods(ctx, actor.ID, false)
	if err != nil {
		return nil, err
	}
	return api.ListCustomerPaymentMethods200JSONResponse{Items: view.Each(methods, view.CustomerPaymentMethod)}, nil
}

// SetDefaultCustomerPaymentMethod answers PATCH /customer/customer-payment-method/default.
func (h *Handlers) SetDefaultCustomerPaymentMethod(ctx context.Context, req api.SetDefaultCustomerPaymentMethodRequestObject) (api.SetDefaultCustomerPaymentMethodResponseObject, error) {
	m, err := h.store.SetDefaultCustomerPaymentMethod(ctx, auth.Actor(ctx), req.Body.CustomerPaymentMethodID)
	if err != nil {
		return nil, err
	}
	return api.SetDefaultCustomerPaymentMethod200JSONResponse(view.CustomerPaymentMethod(m)), nil
}

// DeleteCustomerPaymentMethod answers DELETE /customer/customer-payment-method.
func (h *Handlers) DeleteCustomerPaymentMethod(ctx context.Context, req api.DeleteCustomerPaymentMethodRequestObject) (api.DeleteCustomerPaymentMethodResponseObject, error) {
	if err := h.store.DeleteCustomerPaymentMethod(ctx, auth.Actor(ctx), req.Params.CustomerPaymentMethodID); err != nil {
		return nil, err
	}
	return api.DeleteCustomerPaymentMethod204Response{}, nil
}
