package customer

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain/customer"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
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
	m, err := h.store.Customer.SetDefaultCustomerPaymentMethod(ctx, auth.Actor(ctx), req.Body.CustomerPaymentMethodID)
	if err != nil {
		return nil, err
	}
	return api.SetDefaultCustomerPaymentMethod200JSONResponse(view.CustomerPaymentMethod(m)), nil
}

// DeleteCustomerPaymentMethod answers DELETE /customer/customer-payment-method.
func (h *Handlers) DeleteCustomerPaymentMethod(ctx context.Context, req api.DeleteCustomerPaymentMethodRequestObject) (api.DeleteCustomerPaymentMethodResponseObject, error) {
	if err := h.store.Customer.DeleteCustomerPaymentMethod(ctx, auth.Actor(ctx), req.Params.CustomerPaymentMethodID); err != nil {
		return nil, err
	}
	return api.DeleteCustomerPaymentMethod204Response{}, nil
}

// GetCustomerPaymentMethodIntent answers GET /customer/customer-payment-method/intent.
func (h *Handlers) GetCustomerPaymentMethodIntent(ctx context.Context, req api.GetCustomerPaymentMethodIntentRequestObject) (api.GetCustomerPaymentMethodIntentResponseObject, error) {
	provider, intent, err := h.store.Customer.PaymentMethodIntent(ctx, auth.Actor(ctx), req.Params.PaymentProviderID)
	if err != nil {
		return nil, err
	}
	out := api.GetCustomerPaymentMethodIntent200JSONResponse{
		PaymentProviderID: provider.ID, ProviderCode: provider.ProviderCode, PublicConfig: provider.Public(),
		PaymentTypes: view.Each(provider.PaymentTypes, func(t string) common.PaymentType { return common.PaymentType(t) }),
		ClientSecret: nullable.NewNullNullable[string](), ExpiresOn: nullable.NewNullNullable[common.Timestamp](),
	}
	if secret := intent.ClientSecret.Reveal(); secret != "" {
		out.ClientSecret.Set(secret)
	}
	return out, nil
}

// CreateCustomerPaymentMethod answers POST /customer/customer-payment-method.
func (h *Handlers) CreateCustomerPaymentMethod(ctx context.Context, req api.CreateCustomerPaymentMethodRequestObject) (api.CreateCustomerPaymentMethodResponseObject, error) {
	m, err := h.store.Customer.SaveCustomerPaymentMethod(ctx, auth.Actor(ctx), customer.PaymentMethodInput{
		ProviderID: req.Body.PaymentProviderID, Token: req.Body.PaymentToken, BillingAddressID: req.Body.BillingAddressID, AsDefault: request.Value(req.Body.IsDefault),
	})
	if err != nil {
		return nil, err
	}
	return api.CreateCustomerPaymentMethod200JSONResponse(view.CustomerPaymentMethod(m)), nil
}
