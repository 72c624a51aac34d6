package admin

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListCustomers answers GET /admin/customer/paged.
func (h *Handlers) ListCustomers(ctx context.Context, req api.ListCustomersRequestObject) (api.ListCustomersResponseObject, error) {
	p := req.Params
	q := following(request.Page(p.Page, p.PageSize, p.Cursor, p.Sort), api.CustomerSortMinusCreatedOn, p.ModifiedSince)
	page, err := h.store.As(auth.Actor(ctx)).Customers(ctx, customerFilter(p), q)
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListCustomers200JSONResponse{
		Items: view.Each(page.Items, func(c *customer.Customer) api.CustomerListItem {
			return api.CustomerListItem{
				StoreCustomerID: c.ID, Email: c.Email, FirstName: c.FirstName, LastName: c.LastName, PhoneNumber: view.PhoneNumber(c.PhoneNumber, c.PhoneE164), Phone: view.Phone(c.PhoneNumber, c.PhoneE164),
				Status: common.CustomerStatus(c.Status), AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName, EmailVerified: c.EmailVerified,
				AcceptsMarketing: c.AcceptsMarketingOn != nil, AcceptsMarketingOn: view.TimeOrNull(c.AcceptsMarketingOn), MarketingConsent: showCustomerConsent(c.Consent()),
				CommissionProviderName: view.Or(c.CommissionProviderName), CommissionProviderID: view.Or(c.CommissionProviderID),
				Tags: c.Tags, OrderCount: int32(c.OrderCount), LastOrderOn: view.TimeOrNull(c.LastOrderOn),
				CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
			}
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

func customerFilter(p api.ListCustomersParams) customer.CustomerFilter {
	return customer.CustomerFilter{
		Search: request.Value(p.Search), Status: request.Several[customer.CustomerStatus](p.Status), AccountTypeID: p.AccountTypeID, ExternalID: request.Value(p.ExternalID),
		CustomFields: request.CustomFieldFilters(p.CustomField), EmailVerified: p.EmailVerified, AcceptsMarketing: p.AcceptsMarketing, Tag: p.Tag, CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
		ModifiedSince: request.Time(p.ModifiedSince),
	}
}

// GetCustomer answers GET /admin/customer.
func (h *Handlers) GetCustomer(ctx context.Context, req api.GetCustomerRequestObject) (api.GetCustomerResponseObject, error) {
	p := req.Params
	reader, err := h.store.Read(ctx, auth.Actor(ctx))
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	var c *customer.Customer
	if p.Email != nil {
		c, err = reader.CustomerByEmail(ctx, domain.FoldEmail(*p.Email))
	} else {
		c, err = reader.Customer(ctx, *p.StoreCustomerID)
	}
	if err != nil {
		return nil, err
	}
	shown, err := showCustomer(ctx, reader, c)
	return api.GetCustomer200JSONResponse(shown), err
}

// CreateCustomer answers POST /admin/customer.
func (h *Handlers) CreateCustomer(ctx context.Context, req api.CreateCustomerRequestObject) (api.CreateCustomerResponseObject, error) {
	c, err := h.store.Customer.CreateCustomer(ctx, auth.Actor(ctx), customerCreate(req.Body))
	if err != nil {
		return nil, err
	}
	shown, err := h.showCustomer(ctx, c)
	return api.CreateCustomer200JSONResponse(shown), err
}

func customerCreate(b *api.CustomerCreate) customer.CustomerCreate {
	in := customer.CustomerCreate{
		Email: b.Email, AccountTypeID: b.AccountTypeID, SendWelcomeEmail: request.Value(b.SendWelcomeEmail),
		Profile: customer.CustomerPatch{
			FirstName: new(request.Value(b.FirstName)), LastName: new(request.Value(b.LastName)), PhoneNumber: request.Patch(b.PhoneNumber), Company: request.Patch(b.Company),
			TaxNumber: request.Patch(b.TaxNumber), LanguageCode: request.Patch(b.LanguageCode), AcceptsMarketing: b.AcceptsMarketing,
			CustomFields: customerFields(b.CustomFields), ReferrerCode: request.Patch(b.ReferrerCode), Note: request.Patch(b.Note),
			Tags: customerTags(b.Tags), ExternalID: request.Patch(b.ExternalID),
		},
	}
	if a := request.Nullable(b.Address); a != nil {
		address := request.Address(*a)
		in.Address = &address
	}
	return in
}

// UpdateStoreCustomer answers PATCH /admin/store-customer.
func (h *Handlers) UpdateStoreCustomer(ctx context.Context, req api.UpdateStoreCustomerRequestObject) (api.UpdateStoreCustomerResponseObject, error) {
	b := req.Body
	c, err := h.store.Customer.UpdateCustomer(ctx, auth.Actor(ctx), b.StoreCustomerID, customer.CustomerPatch{
		FirstName: b.FirstName, LastName: b.LastName, PhoneNumber: request.Patch(b.PhoneNumber), Company: request.Patch(b.Company),
		TaxNumber: request.Patch(b.TaxNumber), LanguageCode: request.Patch(b.LanguageCode), AcceptsMarketing: b.AcceptsMarketing,
		CustomFields: customerFields(b.CustomFields), ReferrerCode: request.Patch(b.ReferrerCode), Note: request.Patch(b.Note),
		Tags: customerTags(b.Tags), ExternalID: request.Patch(b.ExternalID),
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	shown, err := h.showCustomer(ctx, c)
	return api.UpdateStoreCustomer200JSONResponse(shown), err
}

// UpdateStoreCustomerStatus answers PATCH /admin/store-customer/status.
func (h *Handlers) UpdateStoreCustomerStatus(ctx context.Context, req api.UpdateStoreCustomerStatusRequestObject) (api.UpdateStoreCustomerStatusResponseObject, error) {
	b := req.Body
	c, err := h.store.Customer.SetCustomerStatus(ctx, auth.Actor(ctx), b.StoreCustomerID, customer.StatusInput{
		Status: customer.CustomerStatus(b.Status), Reason: request.Nullable(b.Reason), ForfeitStoreCredit: request.Value(b.ForfeitStoreCredit),
	}, request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	shown, err := h.showCustomer(ctx, c)
	return api.UpdateStoreCustomerStatus200JSONResponse(shown), err
}

// UpdateStoreCustomerAccountType answers PATCH /admin/store-customer/account-type.
func (h *Handlers) UpdateStoreCustomerAccountType(ctx context.Context, req api.UpdateStoreCustomerAccountTypeRequestObject) (api.UpdateStoreCustomerAccountTypeResponseObject, error) {
	b := req.Body
	c, err := h.store.Customer.SetCustomerAccountType(ctx, auth.Actor(ctx), b.StoreCustomerID, b.AccountTypeID, request.Value(b.Automatic), request.Expect(b.Version, req.Params.IfMatch))
	if err != nil {
		return nil, err
	}
	shown, err := h.showCustomer(ctx, c)
	return api.UpdateStoreCustomerAccountType200JSONResponse(shown), err
}

// EraseGuest answers POST /admin/customer/erase-guest.
func (h *Handlers) EraseGuest(ctx context.Context, req api.EraseGuestRequestObject) (api.EraseGuestResponseObject, error) {
	orders, err := h.store.Customer.EraseGuest(ctx, auth.Actor(ctx), string(req.Body.Email))
	if err != nil {
		return nil, err
	}
	return api.EraseGuest200JSONResponse{OrderCount: int32(orders)}, nil
}

// CheckCustomerEmail answers GET /admin/customer/email-check.
func (h *Handlers) CheckCustomerEmail(ctx context.Context, req api.CheckCustomerEmailRequestObject) (api.CheckCustomerEmailResponseObject, error) {
	check, err := h.store.Customer.CheckCustomerEmail(ctx, auth.Actor(ctx), req.Params.Email)
	if err != nil {
		return nil, err
	}
	out := api.CheckCustomerEmail200JSONResponse{
		Email: check.Email, Available: check.Customer == nil, Reason: nullable.NewNullNullable[api.CustomerEmailCheckReason](),
		StoreCustomerID: nullable.NewNullNullable[int64](), Status: nullable.NewNullNullable[common.CustomerStatus](),
	}
	if c := check.Customer; c != nil {
		reason := api.CustomerEmailCheckReasonCUSTOMEREXISTS
		if c.Status == customer.CustomerBanned {
			reason = api.CustomerEmailCheckReasonBANNED
		}
		out.Reason.Set(reason)
		out.StoreCustomerID.Set(c.ID)
		out.Status.Set(common.CustomerStatus(c.Status))
	}
	return out, nil
}

// SearchCustomers answers GET /admin/customer/search.
func (h *Handlers) SearchCustomers(ctx context.Context, req api.SearchCustomersRequestObject) (api.SearchCustomersResponseObject, error) {
	p := req.Params
	found, err := h.store.As(auth.Actor(ctx)).SearchCustomers(ctx, p.Search, request.Several[customer.CustomerStatus](p.Status), int(request.Or(p.Limit, 20)))
	if err != nil {
		return nil, err
	}
	return api.SearchCustomers200JSONResponse{Items: view.Each(found, func(c *customer.Customer) api.CustomerSearchItem {
		return api.CustomerSearchItem{
			StoreCustomerID: c.ID, Email: c.Email, FirstName: c.FirstName, LastName: c.LastName, PhoneNumber: view.PhoneNumber(c.PhoneNumber, c.PhoneE164), Phone: view.Phone(c.PhoneNumber, c.PhoneE164),
			Status: common.CustomerStatus(c.Status), AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName,
		}
	})}, nil
}

func customerFields(in []common.CustomFieldInput) *[]domain.CustomField {
	if in == nil {
		return nil
	}
	out := request.CustomFields(in)
	return &out
}

// showCustomer converts a customer and adds data from other rows: the figures of the orders and the default address.
func (h *Handlers) showCustomer(ctx context.Context, c *customer.Customer) (out api.Customer, err error) {
	reader, err := h.store.Read(ctx, auth.Actor(ctx))
	if err != nil {
		return out, err
	}
	defer reader.Close()
	return showCustomer(ctx, reader, c)
}

func showCustomer(ctx context.Context, reader *command.Snapshot, c *customer.Customer) (api.Customer, error) {
	figures, err := reader.CustomerFigures(ctx, c.ID)
	if err != nil {
		return api.Customer{}, err
	}
	address, err := reader.DefaultAddress(ctx, c.ID)
	if err != nil {
		return api.Customer{}, err
	}
	out := api.Customer{
		StoreCustomerID: c.ID, Email: c.Email, FirstName: c.FirstName, LastName: c.LastName, PhoneNumber: view.PhoneNumber(c.PhoneNumber, c.PhoneE164), Phone: view.Phone(c.PhoneNumber, c.PhoneE164),
		Status: common.CustomerStatus(c.Status), AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName,
		AccountTypeSource: api.CustomerAccountTypeSource(c.AccountTypeSource), EmailVerified: c.EmailVerified,
		CommissionProviderName: view.Or(c.CommissionProviderName), CommissionProviderID: view.Or(c.CommissionProviderID),
		Company: view.Or(c.Company), TaxNumber: view.Or(c.TaxNumber), LanguageCode: view.Or(c.LanguageCode),
		AcceptsMarketing: c.AcceptsMarketingOn != nil, AcceptsMarketingOn: view.TimeOrNull(c.AcceptsMarketingOn), IsClaimed: c.AccountID != nil,
		MarketingConsent: showCustomerConsent(c.Consent()), StatusHistory: view.Each(c.StatusHistory, showStatusChange),
		StatusReason: view.Or(c.StatusReason), StatusChangedOn: view.TimeOrNull(c.StatusChangedOn), ReferrerCode: view.Or(c.ReferrerCode),
		Note: view.Or(c.Note), Tags: c.Tags, CustomFields: view.CustomFields(c.CustomFields), ExternalID: view.Or(c.ExternalID),
		DefaultAddress: nullable.NewNullNullable[api.CustomerAddress](),
		OrderCount:     int32(figures.OrderCount), LastOrderID: view.Or(figures.LastOrderID), LastOrderOn: view.TimeOrNull(figures.LastOrderOn),
		ActiveSubscriptionCount: int32(figures.ActiveSubscriptionCount),
		Spending: view.Each(figures.Spending, func(s customer.CustomerSpending) api.CustomerSpending {
			return api.CustomerSpending{CurrencyCode: string(s.CurrencyCode), OrderCount: int32(s.OrderCount), Total: s.CurrencyCode.Format(s.Total)}
		}),
		AllowedStatuses: view.Each(c.AllowedStatuses(), func(s customer.CustomerStatus) common.CustomerStatus { return common.CustomerStatus(s) }),
		LastLoginOn:     view.TimeOrNull(c.LastLoginOn), EraseOn: view.TimeOrNull(c.EraseOn),
		CreatedOn: view.Time(c.CreatedOn), ModifiedOn: view.Time(c.ModifiedOn), Version: c.Version,
	}
	if address != nil {
		out.DefaultAddress.Set(showCustomerAddress(address))
	}
	return out, nil
}

func showCustomerConsent(m *customer.MarketingConsent) nullable.Nullable[api.CustomerConsent] {
	if m == nil {
		return nullable.NewNullNullable[api.CustomerConsent]()
	}
	return nullable.NewNullableWithValue(api.CustomerConsent{AcceptedOn: view.Time(m.AcceptedOn), Source: api.CustomerConsentSource(m.Source), WithdrawnOn: view.TimeOrNull(m.WithdrawnOn),
		ImportedOn: view.TimeOrNull(m.ImportedOn), Evidence: view.TextOrNull(m.Evidence)})
}

func showStatusChange(c customer.StatusChange) api.CustomerStatusChange {
	return api.CustomerStatusChange{Status: common.CustomerStatus(c.Status), Reason: view.Or(c.Reason), ChangedOn: view.Time(c.ChangedOn)}
}

// customerTags returns the tags of a patch; nil means that the request does not contain any tags field.
func customerTags(in []string) *[]string {
	if in == nil {
		return nil
	}
	return &in
}
