package public

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/public"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCustomers answers GET /store-customer/paged.
func (h *Handlers) ListCustomers(ctx context.Context, req api.ListCustomersRequestObject) (api.ListCustomersResponseObject, error) {
	p := req.Params
	q, err := request.ChangePage(p.Page, p.PageSize, p.Cursor, p.Sort, api.PublicCustomerSortMinusCreatedOn, p.ModifiedSince)
	if err != nil {
		return nil, err
	}
	page, err := h.store.As(auth.Actor(ctx)).Customers(ctx, customer.CustomerFilter{
		Search: request.Value(p.Search), Status: request.Several[customer.CustomerStatus](p.Status), AccountTypeID: p.AccountTypeID, ExternalID: request.Value(p.ExternalID),
		CustomFields: request.CustomFieldFilters(p.CustomField), EmailVerified: p.EmailVerified, CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo), ModifiedSince: request.Time(p.ModifiedSince),
	}, q)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListCustomers200JSONResponse{
		Items: view.Each(page.Items, view.Customer), Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount,
		TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetCustomer answers GET /store-customer.
func (h *Handlers) GetCustomer(ctx context.Context, req api.GetCustomerRequestObject) (api.GetCustomerResponseObject, error) {
	p := req.Params
	reader := h.store.As(auth.Actor(ctx))
	var c *customer.Customer
	var err error
	if p.Email != nil {
		c, err = reader.CustomerByEmail(ctx, domain.FoldEmail(*p.Email))
	} else {
		c, err = reader.Customer(ctx, *p.StoreCustomerID)
	}
	if err != nil {
		return nil, err
	}
	return api.GetCustomer200JSONResponse(view.Customer(c)), nil
}

// ListCustomerAddresses answers GET /store-customer/address/all.
func (h *Handlers) ListCustomerAddresses(ctx context.Context, req api.ListCustomerAddressesRequestObject) (api.ListCustomerAddressesResponseObject, error) {
	addresses, err := h.store.As(auth.Actor(ctx)).CustomerAddresses(ctx, req.Params.StoreCustomerID, request.Value(req.Params.IncludeRemoved))
	if err != nil {
		return nil, err
	}
	return api.ListCustomerAddresses200JSONResponse{Items: view.Each(addresses, view.CustomerAddress)}, nil
}

// CreateCustomerAddress answers POST /store-customer/address.
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
	return api.CreateCustomerAddress200JSONResponse(view.CustomerAddress(a)), nil
}

// UpdateCustomerAddress answers PATCH /store-customer/address.
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

// ListCustomerPaymentMethods answers GET /store-customer/payment-method/all.
func (h *Handlers) ListCustomerPaymentMethods(ctx context.Context, req api.ListCustomerPaymentMethodsRequestObject) (api.ListCustomerPaymentMethodsResponseObject, error) {
	methods, err := h.store.As(auth.Actor(ctx)).CustomerPaymentMethods(ctx, req.Params.StoreCustomerID, request.Value(req.Params.IncludeRemoved))
	if err != nil {
		return nil, err
	}
	return api.ListCustomerPaymentMethods200JSONResponse{Items: view.Each(methods, view.CustomerPaymentMethod)}, nil
}
