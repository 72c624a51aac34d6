package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
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
		PostalCode: public.PostalCode, CountryCode: public.CountryCode, PhoneNumber: view.Or(a.Address.PhoneNumber),
		IsDefault: a.IsDefault, IsActive: a.IsActive, CreatedOn: view.Time(a.CreatedOn), ModifiedOn: view.Time(a.ModifiedOn), Version: a.Version,
	}
}
