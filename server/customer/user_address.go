package customer

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCustomerAddresses answers GET /customer/user-address/all.
func (h *Handlers) ListCustomerAddresses(ctx context.Context, _ api.ListCustomerAddressesRequestObject) (api.ListCustomerAddressesResponseObject, error) {
	actor := auth.Actor(ctx)
	addresses, err := h.store.As(actor).CustomerAddresses(ctx, actor.ID, false)
	if err != nil {
		return nil, err
	}
	return api.ListCustomerAddresses200JSONResponse{Items: view.Each(addresses, view.CustomerAddress)}, nil
}

// CreateCustomerAddress answers POST /customer/user-address.
func (h *Handlers) CreateCustomerAddress(ctx context.Context, req api.CreateCustomerAddressRequestObject) (api.CreateCustomerAddressResponseObject, error) {
	b := req.Body
	actor := auth.Actor(ctx)
	a, err := h.store.Customer.CreateCustomerAddress(ctx, actor, actor.ID, domain.Address{
		FirstName: request.Value(b.FirstName), LastName: request.Value(b.LastName), Company: request.Nullable(b.Company), StreetLine1: b.StreetLine1, StreetLine2: request.Nullable(b.StreetLine2),
		City: request.Value(b.City), StateProvince: request.Value(b.StateProvince), PostalCode: request.Value(b.PostalCode), CountryCode: b.CountryCode,
		PhoneNumber: request.Nullable(b.PhoneNumber),
	}, request.Value(b.IsDefault))
	if err != nil {
		return nil, err
	}
	return api.CreateCustomerAddress200JSONResponse(view.CustomerAddress(a)), nil
}

// UpdateCustomerAddress answers PATCH /customer/user-address.
func (h *Handlers) UpdateCustomerAddress(ctx context.Context, req api.UpdateCustomerAddressRequestObject) (api.UpdateCustomerAddressResponseObject, error) {
	b := req.Body
	a, err := h.store.Customer.UpdateCustomerAddress(ctx, auth.Actor(ctx), b.CustomerAddressID, customer.AddressPatch{
		FirstName: b.FirstName, LastName: b.LastName, Company: request.Patch(b.Company), StreetLine1: b.StreetLine1, StreetLine2: request.Patch(b.StreetLine2),
		City: b.City, StateProvince: b.StateProvince, PostalCode: b.PostalCode, CountryCode: b.CountryCode,
		PhoneNumber: request.Patch(b.PhoneNumber),
	}, domain.Expect{})
	if err != nil {
		return nil, err
	}
	return api.UpdateCustomerAddress200JSONResponse(view.CustomerAddress(a)), nil
}

// SetDefaultCustomerAddress answers PATCH /customer/user-address/default.
func (h *Handlers) SetDefaultCustomerAddress(ctx context.Context, req api.SetDefaultCustomerAddressRequestObject) (api.SetDefaultCustomerAddressResponseObject, error) {
	a, err := h.store.Customer.SetDefaultCustomerAddress(ctx, auth.Actor(ctx), req.Body.CustomerAddressID)
	if err != nil {
		return nil, err
	}
	return api.SetDefaultCustomerAddress200JSONResponse(view.CustomerAddress(a)), nil
}

// DeleteCustomerAddress answers DELETE /customer/user-address.
func (h *Handlers) DeleteCustomerAddress(ctx context.Context, req api.DeleteCustomerAddressRequestObject) (api.DeleteCustomerAddressResponseObject, error) {
	if err := h.store.Customer.DeleteCustomerAddress(ctx, auth.Actor(ctx), req.Params.CustomerAddressID); err != nil {
		return nil, err
	}
	return api.DeleteCustomerAddress204Response{}, nil
}
