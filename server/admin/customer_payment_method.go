package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCustomerPaymentMethods answers GET /admin/customer-payment-method/all.
func (h *Handlers) ListCustomerPaymentMethods(ctx context.Context, req api.ListCustomerPaymentMethodsRequestObject) (api.ListCustomerPaymentMethodsResponseObject, error) {
	reader, err := h.store.Read(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	methods, err := reader.CustomerPaymentMethods(ctx, req.Params.StoreCustomerID, request.Value(req.Params.IncludeRemoved))
	if err != nil {
		return nil, err
	}
	providers, err := reader.PaymentProviders(ctx)
	if err != nil {
		return nil, err
	}
	names := map[int64]string{}
	for _, p := range providers {
		names[p.ID] = p.DisplayName
	}
	now := h.store.Clock.Now()
	return api.ListCustomerPaymentMethods200JSONResponse{Items: view.Each(methods, func(m *customer.CustomerPaymentMethod) api.CustomerPaymentMethod {
		return api.CustomerPaymentMethod{
			CustomerPaymentMethodID: m.ID, StoreCustomerID: m.CustomerID, PaymentType: common.PaymentType(m.PaymentType), Brand: m.Brand,
			LastFour: view.Or(m.LastFour), ExpiryMonth: view.Or(m.ExpiryMonth), ExpiryYear: view.Or(m.ExpiryYear), IsDefault: m.IsDefault, IsActive: m.IsActive,
			PaymentProviderID: m.PaymentProviderID, PaymentProviderName: names[m.PaymentProviderID], IsExpired: m.Expired(now), ActiveSubscriptionCount: int32(m.ActiveSubscriptionCount),
			LastUsedOn: view.TimeOrNull(m.LastUsedOn), CreatedOn: view.Time(m.CreatedOn), ModifiedOn: view.Time(m.ModifiedOn), Version: m.Version,
		}
	})}, nil
}

// DeleteCustomerPaymentMethod answers DELETE /admin/customer-payment-method.
func (h *Handlers) DeleteCustomerPaymentMethod(ctx context.Context, req api.DeleteCustomerPaymentMethodRequestObject) (api.DeleteCustomerPaymentMethodResponseObject, error) {
	if err := h.store.Customer.DeleteCustomerPaymentMethod(ctx, auth.Actor(ctx), req.Params.CustomerPaymentMethodID); err != nil {
		return nil, err
	}
	return api.DeleteCustomerPaymentMethod204Response{}, nil
}
