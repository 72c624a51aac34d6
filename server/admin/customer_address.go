package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCustomerAddresses answers GET /admin/customer-address/all.
func (h *Handlers) ListCustomerAddresses(ctx context.Context, req api.ListCustomerAddressesRequestObject) (api.ListCustomerAddressesResponseObject, error) {
	addresses, err := h.store.As(auth.Actor(ctx)).CustomerAddresses(ctx, req.Params.StoreCustomerID, request.Value(req.Params.IncludeRemoved))
	if err != nil {
		return nil, err
	}
	return api.ListCustomerAddresses200JSONResponse{Items: view.Each(addresses, showCustomerAddress)}, nil
}

// CreateCustomerAddress answers POST /admin/customer-address.
func (h *Handlers) CreateCustomerAddress(ctx context.Context, req api.CreateCustomerAddressRequestObject) (api.CreateCustomerAddressResponseObject, error) {
	b := req.Body
	a, err := h.store.Customer.CreateCustomerAddress(ctx, auth.Actor(ctx), b.StoreCustomerID, domain.Address{
		FirstName: request.Value(b.FirstName), LastName: request.Value(b.LastName), Company: request.Nullable(b.Company), StreetLine1: b.StreetLine1, StreetLine2: request.Nullable(b.StreetLine2),
		City: request.Value(b.City), StateProvince: request.Value(b.StateProvince), PostalCode: request.Value(b.PostalCode), CountryCode: b.CountryCode,
		PhoneNumber: request.Nullable(b.PhoneNumber),
	}, request.Value(b.IsDefault))
	if err != nil {
		return nil, err
	}
	return api.CreateCustomerAddress200JSONResponse(showCustomerAddress(a)), nil
}

// UpdateCustomerAddress answers PATCH /admin/customer-address.
func (h *Handlers) UpdateCustomerAddress(ctx context.Context, req api.UpdateCustomerAddressRequestObject) (api.UpdateCustomerAddressResponseObject, error) {
	b := req.Body
	a, err := h.store.Customer.UpdateCustomerAddress(ctx, auth.Actor(ctx), b.CustomerAddressID, customer.AddressPatch{
		FirstName: b.FirstName, LastName: b.LastName, Company: request.Patch(b.Company), StreetLine1: b.StreetLine1, StreetLine2: request.Patch(b.StreetLine2),
		City: b.City, StateProvince: b.StateProvince, PostalCode: b.PostalCode, CountryCode: b.CountryCode,
		PhoneNumber: request.Patch(b.PhoneNumber), IsDefault: b.IsDefault,
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	return api.UpdateCustomerAddress200JSONResponse(showCustomerAddress(a)), nil
}

// DeleteCustomerAddress answers DELETE /admin/customer-address.
func (h *Handlers) DeleteCustomerAddress(ctx context.Context, req api.DeleteCustomerAddressRequestObject) (api.DeleteCustomerAddressResponseObject, error) {
	if err := h.store.Customer.DeleteCustomerAddress(ctx, auth.Actor(ctx), req.Params.CustomerAddressID); err != nil {
		return nil, err
	}
	return api.DeleteCustomerAddress204Response{}, nil
}

func showCustomerAddress(a *customer.CustomerAddress) api.CustomerAddress {
	public := view.CustomerAddress(a)
	return api.CustomerAddress{
		CustomerAddressID: a.ID, StoreCustomerID: a.CustomerID, FirstName: public.FirstName, LastName: public.LastName, Company: public.Company,
		StreetLine1: public.StreetLine1, StreetLine2: public.StreetLine2, City: public.City, StateProvince: public.StateProvince,
		PostalCode: public.PostalCode, CountryCode: public.CountryCode, PhoneNumber: public.PhoneNumber, Phone: public.Phone,
		IsDefault: a.IsDefault, IsActive: a.IsActive, CreatedOn: view.Time(a.CreatedOn), ModifiedOn: view.Time(a.ModifiedOn), Version: a.Version,
	}
}
