// Code generated from the contract. DO NOT EDIT.

package public

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/gen/go/internal/transport"
	"github.com/storeplatform/storeplatform/gen/go/store"
)

// ListOrdersQuery has the query parameters of ListOrders.
type ListOrdersQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Defaults to `-orderDate`.
	Sort *store.PublicOrderSort `query:"sort"`
	// Only orders placed at or after this time.
	OrderDateFrom *time.Time `query:"orderDateFrom"`
	// Only orders placed before this time.
	OrderDateTo *time.Time `query:"orderDateTo"`
	// Only orders in this payment status. A comma-separated list matches any of its values.
	PaymentStatus []store.PaymentStatus `query:"paymentStatus"`
	// Only orders in this fulfillment status. A comma-separated list matches any of its values.
	FulfillmentStatus []store.FulfillmentStatus `query:"fulfillmentStatus"`
	// Only orders of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only orders with a line of this SKU.
	SKU *string `query:"sku"`
	// Only the order with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListOrders: List orders.
//
// The placed orders of the store, without drafts. Each item is the snapshot that order events carry. `search` matches
// the whole order number and the whole `externalId`, and parts of the e-mail address, of the names in the order's
// addresses, of SKUs and of tracking numbers. With fewer than three characters it matches only whole SKUs and numbers.
// The items are short: `GET /order` returns an order with its customer, addresses, payments, refunds and shipments.
// Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start
// with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which
// they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null,
// keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The
// response repeats that page and adds all later changes. The list never skips a row, even one that was committed late.
// A row that changes again appears again, so overwrite your copy by its id.
func (c *Client) ListOrders(ctx context.Context, query *ListOrdersQuery, options ...store.Option) (*PublicOrderPage, error) {
	return transport.JSON[PublicOrderPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/order/paged", Traits: "t", Query: query}, options)
}

// GetOrderQuery has the query parameters of GetOrder.
type GetOrderQuery struct {
	// The order's id.
	OrderID *int64 `query:"orderId"`
	// The order's number.
	OrderNumber *int64 `query:"orderNumber"`
}

// GetOrder: Get an order.
//
// The complete order in its current state: the fields of the list and of order events, plus its customer, addresses,
// payments, refunds, shipments, notes and custom fields. Send exactly one of `orderId` and `orderNumber`, otherwise the
// API returns 400 `invalid_request`. Drafts return 404. A payment shows only the brand and the last four digits of a
// card.
func (c *Client) GetOrder(ctx context.Context, query *GetOrderQuery, options ...store.Option) (*PublicOrder, error) {
	return transport.JSON[PublicOrder](ctx, c.transport, transport.Operation{Method: "GET", Path: "/order", Traits: "t", Query: query}, options)
}

// ListProductsQuery has the query parameters of ListProducts.
type ListProductsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Defaults to `-createdOn`.
	Sort *PublicProductSort `query:"sort"`
	// Only products in this status. A comma-separated list matches any of its values.
	Status []store.ProductStatus `query:"status"`
	// Only products of this type. A comma-separated list matches any of its values.
	ProductType []store.ProductType `query:"productType"`
	// Only products in this collection. A comma-separated list matches any of its values.
	CollectionID []int64 `query:"collectionId"`
	// Only the product with this SKU.
	SKU *string `query:"sku"`
	// Only the product with this id in another system.
	ExternalID *string `query:"externalId"`
	// Only the product with the variant that has this `externalId`.
	VariantExternalID *string `query:"variantExternalId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListProducts: List products.
//
// The products of the store with their variants, stock and every price row, whatever their status. Filter by
// `status=ACTIVE` for products that may be sold, but not to synchronize: with `modifiedSince`, a product that is
// archived would be missing from the list. `search` matches parts of name, brand, SKU, barcode, `externalId`, options
// and option values. Stock figures are current as of the response. A change of the product, its options, media,
// variants or prices counts as a change of the product. A stock movement alone does not. Without `modifiedSince`, the
// list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you
// need changes, and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first.
// Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep the last cursor you
// sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and
// adds all later changes. The list never skips a row, even one that was committed late. A row that changes again
// appears again, so overwrite your copy by its id.
func (c *Client) ListProducts(ctx context.Context, query *ListProductsQuery, options ...store.Option) (*PublicProductPage, error) {
	return transport.JSON[PublicProductPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/product/paged", Traits: "t", Query: query}, options)
}

// ListRefundsQuery has the query parameters of ListRefunds.
type ListRefundsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-createdOn`.
	Sort *PublicRefundSort `query:"sort"`
	// Only refunds of this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only refunds of the order with this number. A comma-separated list matches any of its values.
	OrderNumber []int64 `query:"orderNumber"`
	// Only the refund with this number. A comma-separated list matches any of its values.
	RefundNumber []int64 `query:"refundNumber"`
	// Only refunds of the orders of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only refunds in this status. A comma-separated list matches any of its values.
	Status []store.RefundStatus `query:"status"`
	// Only refunds for this reason. A comma-separated list matches any of its values.
	Reason []store.RefundReason `query:"reason"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListRefunds: List refunds.
//
// The refunds of the store in every status. Each item is the snapshot that refund events carry. Only COMPLETED refunds
// returned money; FAILED and VOIDED refunds returned none. Without `modifiedSince`, the list shows the current state.
// With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes, and follow
// `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`, otherwise the
// API returns 400 `invalid_request`. When `nextCursor` is null, keep the last cursor you sent (or, if you sent none,
// the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later changes. The
// list never skips a row, even one that was committed late. A row that changes again appears again, so overwrite your
// copy by its id.
func (c *Client) ListRefunds(ctx context.Context, query *ListRefundsQuery, options ...store.Option) (*PublicRefundPage, error) {
	return transport.JSON[PublicRefundPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/refund/paged", Traits: "t", Query: query}, options)
}

// ListReturnsQuery has the query parameters of ListReturns.
type ListReturnsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-requestedOn`.
	Sort *PublicReturnSort `query:"sort"`
	// Only returns of this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only returns of the orders of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only returns in this status. A comma-separated list matches any of its values.
	Status []store.ReturnStatus `query:"status"`
	// Only returns of this kind. A comma-separated list matches any of its values.
	Kind []store.ReturnKind `query:"kind"`
	// Only returns requested at or after this time.
	RequestedFrom *time.Time `query:"requestedFrom"`
	// Only returns requested before this time.
	RequestedTo *time.Time `query:"requestedTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListReturns: List returns.
//
// The returns of the store in every status. Each item is the snapshot that return events carry. Without
// `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start with the
// time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which they
// changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep
// the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The response
// repeats that page and adds all later changes. The list never skips a row, even one that was committed late. A row
// that changes again appears again, so overwrite your copy by its id.
func (c *Client) ListReturns(ctx context.Context, query *ListReturnsQuery, options ...store.Option) (*PublicReturnPage, error) {
	return transport.JSON[PublicReturnPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/return/paged", Traits: "t", Query: query}, options)
}

// GetReturnQuery has the query parameters of GetReturn.
type GetReturnQuery struct {
	// Id of the return.
	ReturnID int64 `query:"returnId"`
}

// GetReturn: Get a return.
//
// Returns the return with its lines, the rules of the policy that it sets aside, and the refunds that concern its
// units. The store's internal note is not part of it.
func (c *Client) GetReturn(ctx context.Context, query *GetReturnQuery, options ...store.Option) (*PublicReturnDetails, error) {
	return transport.JSON[PublicReturnDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/return", Traits: "t", Query: query}, options)
}

// ListShipmentsQuery has the query parameters of ListShipments.
type ListShipmentsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-shippedOn`.
	Sort *PublicShipmentSort `query:"sort"`
	// Only this shipment. A comma-separated list matches any of its values.
	ShipmentID []int64 `query:"shipmentId"`
	// Only shipments of this order. A comma-separated list matches any of its values.
	OrderID []int64 `query:"orderId"`
	// Only shipments of the order with this number. A comma-separated list matches any of its values.
	OrderNumber []int64 `query:"orderNumber"`
	// Only shipments of the orders of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only shipments in this status. A comma-separated list matches any of its values.
	Status []store.ShipmentStatus `query:"status"`
	// Only shipments with this tracking number.
	TrackingNumber *string `query:"trackingNumber"`
	// Only the shipments that were given this id of the carrier's or warehouse's system. A shipment without such an id
	// shows its own id as `externalShipmentId`, and only `shipmentId` finds it.
	ExternalShipmentID *string `query:"externalShipmentId"`
	// Only shipments shipped at or after this time.
	ShippedFrom *time.Time `query:"shippedFrom"`
	// Only shipments shipped before this time.
	ShippedTo *time.Time `query:"shippedTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListShipments: List shipments.
//
// The shipments of the store, including canceled ones. Each item is the snapshot that shipment events carry.
// `lineItemId` is the id of a line in `GET /order`, which shows the product. Without `modifiedSince`, the list shows
// the current state. With `modifiedSince`, it synchronizes your copy: start with the time from which you need changes,
// and follow `nextCursor` to the end. The rows come in the order in which they changed, oldest first. Omit `sort`,
// otherwise the API returns 400 `invalid_request`. When `nextCursor` is null, keep the last cursor you sent (or, if you
// sent none, the same `modifiedSince`) and send it again next time. The response repeats that page and adds all later
// changes. The list never skips a row, even one that was committed late. A row that changes again appears again, so
// overwrite your copy by its id.
func (c *Client) ListShipments(ctx context.Context, query *ListShipmentsQuery, options ...store.Option) (*PublicShipmentPage, error) {
	return transport.JSON[PublicShipmentPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/shipment/paged", Traits: "t", Query: query}, options)
}

// ListCustomersQuery has the query parameters of ListCustomers.
type ListCustomersQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Defaults to `-createdOn`.
	Sort *PublicCustomerSort `query:"sort"`
	// Only customers in this status. A comma-separated list matches any of its values.
	Status []store.CustomerStatus `query:"status"`
	// Only customers of this account type. A comma-separated list matches any of its values.
	AccountTypeID []int64 `query:"accountTypeId"`
	// Whether the customer's e-mail address is verified. Omit to include both.
	EmailVerified *bool `query:"emailVerified"`
	// Only the customer with this `externalId`.
	ExternalID *string `query:"externalId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects whose custom field has this value: `key:value`, with the whole value as responses show it. Can be sent
	// up to five times, as `customField=engraving:For%20Mia&customField=gift:true`; all of them must match.
	CustomField []string `query:"customField,repeat"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListCustomers: List customers.
//
// The customers of the store in every status. Each item is the snapshot that customer events carry. Guest buyers are
// not included. `search` matches parts of the e-mail address, names, company and phone number, and whole external ids.
// Without `modifiedSince`, the list shows the current state. With `modifiedSince`, it synchronizes your copy: start
// with the time from which you need changes, and follow `nextCursor` to the end. The rows come in the order in which
// they changed, oldest first. Omit `sort`, otherwise the API returns 400 `invalid_request`. When `nextCursor` is null,
// keep the last cursor you sent (or, if you sent none, the same `modifiedSince`) and send it again next time. The
// response repeats that page and adds all later changes. The list never skips a row, even one that was committed late.
// A row that changes again appears again, so overwrite your copy by its id.
func (c *Client) ListCustomers(ctx context.Context, query *ListCustomersQuery, options ...store.Option) (*PublicCustomerPage, error) {
	return transport.JSON[PublicCustomerPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/store-customer/paged", Traits: "t", Query: query}, options)
}

// GetCustomerQuery has the query parameters of GetCustomer.
type GetCustomerQuery struct {
	// The customer's id.
	StoreCustomerID *int64 `query:"storeCustomerId"`
	// The customer's e-mail address, case-insensitive.
	Email *string `query:"email"`
}

// GetCustomer: Get a customer.
//
// The customer in its current state, as the snapshot that customer events carry. Send exactly one of `storeCustomerId`
// and `email`, otherwise the API returns 400 `invalid_request`. `GET /store-customer/address/all` and `GET
// /store-customer/payment-method/all` return the customer's addresses and saved payment methods.
func (c *Client) GetCustomer(ctx context.Context, query *GetCustomerQuery, options ...store.Option) (*store.PublicCustomer, error) {
	return transport.JSON[store.PublicCustomer](ctx, c.transport, transport.Operation{Method: "GET", Path: "/store-customer", Traits: "t", Query: query}, options)
}

// ListCustomerAddressesQuery has the query parameters of ListCustomerAddresses.
type ListCustomerAddressesQuery struct {
	// Id of the customer.
	StoreCustomerID int64 `query:"storeCustomerId"`
	// Whether to include removed addresses.
	IncludeRemoved *bool `query:"includeRemoved"`
}

// ListCustomerAddresses: List a customer's addresses.
//
// The saved addresses of one customer: the default address first, then the newest. Removed addresses (`isActive` false)
// are included only with `includeRemoved`.
func (c *Client) ListCustomerAddresses(ctx context.Context, query *ListCustomerAddressesQuery, options ...store.Option) (*store.PublicCustomerAddressList, error) {
	return transport.JSON[store.PublicCustomerAddressList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/store-customer/address/all", Traits: "t", Query: query}, options)
}

// CreateCustomerAddress: Add an address of a customer.
//
// Saves an address. The first address becomes the default regardless of `isDefault`; a new default replaces the old
// one. Fires `customer.address_changed`, first for the former default, if there is one, then for the new address. 409
// `invalid_state_transition` when the personal data has been erased. 422 `invalid_value`: a country that the store does
// not serve, a missing field that the country requires, such as a postal code, or more than 100 active addresses.
func (c *Client) CreateCustomerAddress(ctx context.Context, body *PublicCustomerAddressCreate, options ...store.Option) (*store.PublicCustomerAddress, error) {
	return transport.JSON[store.PublicCustomerAddress](ctx, c.transport, transport.Operation{Method: "POST", Path: "/store-customer/address", Traits: "tk", Body: body}, options)
}

// UpdateCustomerAddress: Update an address of a customer.
//
// Changes an active address. Placed orders keep the address that they were placed with; subscriptions use the changed
// address from their next renewal. Fires `customer.address_changed` if something changed. A removed address returns
// 404. 422 `invalid_value`: a country that the store does not serve, or a missing field that the country requires, such
// as a postal code.
func (c *Client) UpdateCustomerAddress(ctx context.Context, body *PublicCustomerAddressUpdate, options ...store.Option) (*store.PublicCustomerAddress, error) {
	return transport.JSON[store.PublicCustomerAddress](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/store-customer/address", Traits: "tk", Body: body}, options)
}

// ListCustomerPaymentMethodsQuery has the query parameters of ListCustomerPaymentMethods.
type ListCustomerPaymentMethodsQuery struct {
	// Id of the customer.
	StoreCustomerID int64 `query:"storeCustomerId"`
	// Whether to include removed payment methods.
	IncludeRemoved *bool `query:"includeRemoved"`
}

// ListCustomerPaymentMethods: List a customer's payment methods.
//
// The saved payment methods of one customer: the default one first, then the newest. The list never contains card
// numbers, gateway tokens or vault ids. Removed payment methods (`isActive` false) are included only with
// `includeRemoved`.
func (c *Client) ListCustomerPaymentMethods(ctx context.Context, query *ListCustomerPaymentMethodsQuery, options ...store.Option) (*store.PublicCustomerPaymentMethodList, error) {
	return transport.JSON[store.PublicCustomerPaymentMethodList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/store-customer/payment-method/all", Traits: "t", Query: query}, options)
}

// ListSubscriptionsQuery has the query parameters of ListSubscriptions.
type ListSubscriptionsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Words to search for. Case and accents do not matter; Cyrillic and Greek letters match their Latin spelling, and an
	// apostrophe matches its other forms. The operation's description lists the searched fields.
	Search *string `query:"search"`
	// Sort order. Defaults to `-createdOn`.
	Sort *PublicSubscriptionSort `query:"sort"`
	// Only lines of subscriptions in this status. A comma-separated list matches any of its values.
	Status []store.SubscriptionStatus `query:"status"`
	// Only lines of subscriptions in this dunning state. A comma-separated list matches any of its values.
	DunningState []store.DunningState `query:"dunningState"`
	// Only lines of subscriptions whose last attempt failed for this reason. A comma-separated list matches any of its
	// values.
	FailureCode []string `query:"failureCode"`
	// Only subscriptions whose next retry is at or after this time.
	NextRetryFrom *time.Time `query:"nextRetryFrom"`
	// Only subscriptions whose next retry is before this time.
	NextRetryTo *time.Time `query:"nextRetryTo"`
	// Only subscriptions charged to a card whose last valid day is on or after this date.
	CardExpiresFrom *store.Date `query:"cardExpiresFrom"`
	// Only subscriptions charged to a card whose last valid day is before this date.
	CardExpiresTo *store.Date `query:"cardExpiresTo"`
	// Only lines of this product. A comma-separated list matches any of its values.
	ProductID []int64 `query:"productId"`
	// Only subscriptions of this customer. A comma-separated list matches any of its values.
	StoreCustomerID []int64 `query:"storeCustomerId"`
	// Only subscriptions on this plan. A comma-separated list matches any of its values.
	SubscriptionPlanID []int64 `query:"subscriptionPlanId"`
	// Only lines with this SKU.
	SKU *string `query:"sku"`
	// Only scheduled lines whose next processing date is on or after this date.
	NextProcessingDateFrom *store.Date `query:"nextProcessingDateFrom"`
	// Only scheduled lines whose next processing date is before this date.
	NextProcessingDateTo *store.Date `query:"nextProcessingDateTo"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
	// Only objects changed at or after this time. Together with a cursor, the list never skips a row that was committed
	// late: keep the cursor and continue from it. If a change makes an object stop matching another filter, such as
	// `status`, the list omits the object, and your copy does not learn of the change. To synchronize, send no filter on a
	// value that can change, and filter your copy.
	ModifiedSince *time.Time `query:"modifiedSince"`
}

// ListSubscriptions: List subscription lines.
//
// One row per live line: a subscription with two lines has two rows, a subscription without lines has none, and
// `totalCount` counts rows. Removed lines disappear from the list; `GET /subscription` and the events show the removal.
// `search` matches the whole subscription number, and parts of the customer's e-mail address, names, company and phone
// number and of the SKUs. With fewer than three characters it matches only whole SKUs and numbers. A line's
// `nextProcessingDate` keeps its last date after nothing is scheduled any longer, so check `status`. With
// `modifiedSince`, the rows come in the order in which they changed, oldest first, up to the oldest transaction still
// running. Omit `sort`, otherwise the response is 400 `invalid_request`. A row that is committed late is not skipped
// but comes later. When `nextCursor` is null, keep the last cursor you sent and send it again next time. The response
// repeats the rows of that page and adds all later changes. If you sent no cursor, send the same `modifiedSince` again.
// A row that changes in the meantime appears again.
func (c *Client) ListSubscriptions(ctx context.Context, query *ListSubscriptionsQuery, options ...store.Option) (*PublicSubscriptionPage, error) {
	return transport.JSON[PublicSubscriptionPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/subscription/paged", Traits: "t", Query: query}, options)
}

// GetSubscriptionQuery has the query parameters of GetSubscription.
type GetSubscriptionQuery struct {
	// The subscription's id.
	SubscriptionID *int64 `query:"subscriptionId"`
	// The subscription's number.
	SubscriptionNumber *int64 `query:"subscriptionNumber"`
}

// GetSubscription: Get a subscription.
//
// The subscription in its current state, as the snapshot that subscription events carry. Send exactly one of
// `subscriptionId` and `subscriptionNumber`, otherwise the API returns 400 `invalid_request`.
func (c *Client) GetSubscription(ctx context.Context, query *GetSubscriptionQuery, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "GET", Path: "/subscription", Traits: "t", Query: query}, options)
}

// UpdateSubscription: Change a subscription.
//
// Changes the dates, shipping, billing and prices of future renewals, all or nothing. Placed orders do not change.
// Addresses and payment method must be active ones of the subscription's customer (404 otherwise). A new plan changes
// interval and prices from the next renewal on; the next date stays unless the request sets it. A new payment method in
// dunning, or in TERMINAL_FAILED, starts a retry at once, in the background. The API removes, updates and adds lines in
// this order. A line keeps its `subscriptionItemId` when it is updated or swapped (another `variantId`). `unitPrice`
// fixes the line's price, for example at the price of your own system; null restores the plan's price. A request may
// remove every line. Fires `subscription.items_changed` (lines or plan), `subscription.processing_date_changed` and
// `subscription.pricing_changed` (prices or coupons), in this order, each at most once and only for actual changes.
// Changes of addresses, shipping and payment method fire no event; the history records them. Errors: - 404: a plan that
// the store does not have. - 409 `invalid_state_transition`: the subscription is CANCELLED, or not ACTIVE for
// `nextProcessingDate`. - 409 `cycle_locked`: inside the plan's cutoff (which does not apply to the payment method), or
// while a charge is running. - 409 `cycle_locked`: for the date while its renewal is being retried, and for lines, plan
// and coupons while deliveries of a prepaid term are left. - 409 `version_conflict`. - 422 `invalid_value`: a date out
// of range, an inactive plan, or a variant that is not sold on the plan. - 422 `coupon_not_applicable`,
// `shipping_not_available`, `currency_mismatch`.
func (c *Client) UpdateSubscription(ctx context.Context, body *PublicSubscriptionUpdate, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/subscription", Traits: "tk", Body: body}, options)
}

// CreateSubscription: Create a subscription.
//
// Creates a subscription without a checkout, for example for an order by telephone or for a subscription from another
// system. The subscription is ACTIVE at cycle 0, and nothing is charged now. The renewals of `nextProcessingDate` make
// the first charge (today's renewals, if that date is today), and the schedule counts from that date. Introductory
// prices and coupons count from the first charge. The customer must be ACTIVE (409 `invalid_state_transition`) and have
// an account type that may subscribe. The payment method and addresses must be active ones of this customer (404
// otherwise). A customer may have several subscriptions to the same product. Errors with 422, with every invalid field:
// - `invalid_value`: an inactive plan, a variant that is not sold on the plan, or a date out of range. -
// `invalid_value`: a payment method that its provider cannot charge later, or a missing address or shipping method. -
// `unsupported_operation`: an account type that cannot subscribe. - `currency_mismatch`: a variant has no price in the
// currency. - `coupon_not_applicable`, `coupon_exhausted`, `shipping_not_available`. Fires `subscription.created` with
// the action `subscription.created_by_admin`.
func (c *Client) CreateSubscription(ctx context.Context, body *store.SubscriptionCreate, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription", Traits: "tk", Body: body}, options)
}

// GetSubscriptionEstimateQuery has the query parameters of GetSubscriptionEstimate.
type GetSubscriptionEstimateQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
	// Date of the renewal to estimate. Defaults to the next renewal.
	ProcessingDate *store.Date `query:"processingDate"`
}

// GetSubscriptionEstimate: Estimate a renewal of a subscription.
//
// Estimates the cost of a future renewal at today's prices, taxes, coupons and shipping, by the rules of a real charge.
// `problems` lists the reasons that would make the renewal fail. Nothing is reserved or charged; the real renewal is
// priced when it runs. A renewal that is covered by a prepaid term costs nothing. 422 `invalid_value` for a date on
// which the subscription does not renew, 409 `invalid_state_transition` when no renewal is scheduled.
func (c *Client) GetSubscriptionEstimate(ctx context.Context, query *GetSubscriptionEstimateQuery, options ...store.Option) (*store.SubscriptionEstimate, error) {
	return transport.JSON[store.SubscriptionEstimate](ctx, c.transport, transport.Operation{Method: "GET", Path: "/subscription/estimate", Traits: "t", Query: query}, options)
}

// ListUpcomingSubscriptionCyclesQuery has the query parameters of ListUpcomingSubscriptionCycles.
type ListUpcomingSubscriptionCyclesQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
	// Last day of the list, at most two years ahead. Defaults to one year ahead.
	Until *store.Date `query:"until"`
}

// ListUpcomingSubscriptionCycles: List the upcoming renewals of a subscription.
//
// The future renewals by the schedule up to a given day, earliest first, including skipped ones. The next renewal
// includes its estimate; for a later renewal, request the estimate of its date. The list is empty while no renewal is
// scheduled. 422 `invalid_value` for a day that is past or too far ahead.
func (c *Client) ListUpcomingSubscriptionCycles(ctx context.Context, query *ListUpcomingSubscriptionCyclesQuery, options ...store.Option) (*store.SubscriptionUpcomingList, error) {
	return transport.JSON[store.SubscriptionUpcomingList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/subscription/upcoming/all", Traits: "t", Query: query}, options)
}

// ListAnnouncedSubscriptionPricesQuery has the query parameters of ListAnnouncedSubscriptionPrices.
type ListAnnouncedSubscriptionPricesQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
}

// ListAnnouncedSubscriptionPrices: List the announced prices of a subscription.
//
// Returns the price increases that the customer was notified of and that no renewal has charged yet, for each live
// line. The list is usually empty. `subscription.pricing_changed` fires when an increase is announced or withdrawn; the
// snapshot of the event has the prices of the next renewal only. 404 for a subscription that the store does not have.
func (c *Client) ListAnnouncedSubscriptionPrices(ctx context.Context, query *ListAnnouncedSubscriptionPricesQuery, options ...store.Option) (*AnnouncedSubscriptionPriceList, error) {
	return transport.JSON[AnnouncedSubscriptionPriceList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/subscription/announced-price/all", Traits: "t", Query: query}, options)
}

// ListSubscriptionHistoryQuery has the query parameters of ListSubscriptionHistory.
type ListSubscriptionHistoryQuery struct {
	// The subscription.
	SubscriptionID int64 `query:"subscriptionId"`
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-createdOn`.
	Sort *store.SubscriptionHistorySort `query:"sort"`
}

// ListSubscriptionHistory: List the history of a subscription.
//
// The changes of the subscription and who made them, newest first: events, and changes that fire no event (addresses,
// payment and shipping method, note). Entries are never removed.
func (c *Client) ListSubscriptionHistory(ctx context.Context, query *ListSubscriptionHistoryQuery, options ...store.Option) (*store.SubscriptionHistoryPage, error) {
	return transport.JSON[store.SubscriptionHistoryPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/subscription/history/paged", Traits: "t", Query: query}, options)
}

// PauseSubscription: Pause a subscription.
//
// Moves the subscription from ACTIVE to PAUSED. With `pausedUntil`, the subscription resumes automatically on that
// date. The date must be in the future and at most the store's `pauseMaxDays` ahead, otherwise 422 `invalid_value`. The
// schedule does not move, and the next processing date is the first scheduled date on or after `pausedUntil`. Without
// `pausedUntil`, the next date is null until the subscription is resumed. Pausing skips a renewal that failed or waits.
// Pausing a PAUSED subscription replaces date and reason. 409 `invalid_state_transition` from other states and while
// `cancelAtPeriodEnd` is true (reactivate the subscription first), `cycle_locked` while a charge is running. Fires
// `subscription.cycle_skipped` if a renewal is skipped, then `subscription.paused` and `subscription.status_changed`.
// For a subscription that is already PAUSED, fires only `subscription.processing_date_changed`, and only if the next
// date moves.
func (c *Client) PauseSubscription(ctx context.Context, body *store.SubscriptionPause, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/pause", Traits: "tk", Body: body}, options)
}

// ResumeSubscription: Resume a subscription.
//
// Moves the subscription from PAUSED to ACTIVE. Without `nextProcessingDate`, the next date is the first scheduled date
// after today; missed cycles are not caught up. Resuming an ACTIVE subscription succeeds without an event; other states
// return 409 `invalid_state_transition`. 422 `invalid_value` for a date that is past or more than one year ahead. Fires
// `subscription.resumed`, then `subscription.status_changed`.
func (c *Client) ResumeSubscription(ctx context.Context, body *store.SubscriptionResume, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/resume", Traits: "tk", Body: body}, options)
}

// SkipSubscription: Skip the next renewal.
//
// Skips the next renewal, even one that failed or waits, and moves the next date by one interval. The subscription must
// be ACTIVE and not set to be canceled at the end of the period (otherwise 409 `invalid_state_transition`). Send
// `processingDate` to name the renewal to skip: any date other than the next one returns 409
// `invalid_state_transition`, so two callers never skip twice. 409 `cycle_locked` inside the plan's cutoff or while a
// charge is running. Fires `subscription.cycle_skipped`.
func (c *Client) SkipSubscription(ctx context.Context, body *store.SubscriptionSkip, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/skip", Traits: "tk", Body: body}, options)
}

// UnskipSubscription: Undo the skip of a renewal.
//
// Undoes a skip: the renewal of that day is scheduled again, and becomes the next one if it is before the current next
// date. The subscription must be ACTIVE (otherwise 409 `invalid_state_transition`), and the renewal must have been
// skipped by hand and still be in the future; any other date returns 409 `invalid_state_transition`. Undoing the same
// skip again succeeds without an event. 409 `cycle_locked` inside the plan's cutoff or while a charge is running. Fires
// `subscription.processing_date_changed` with the action `subscription.cycle_unskipped`.
func (c *Client) UnskipSubscription(ctx context.Context, body *store.SubscriptionUnskip, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/unskip", Traits: "tk", Body: body}, options)
}

// CancelSubscription: Cancel a subscription.
//
// Moves the subscription from ACTIVE, PAUSED or TERMINAL_FAILED to CANCELLED, drops an open retry and sets the next
// date to null. The call does not wait for a charge in flight: if that charge succeeds, its order is placed, and no
// further renewal follows. With `atPeriodEnd`, the subscription keeps its state until the next processing date and is
// then canceled instead of renewed. If no renewal is scheduled, or the last one failed, the subscription is canceled at
// once even with `atPeriodEnd`. Nothing is refunded. In a prepaid term, the period ends with the term: paid deliveries
// are still sent. The reasons `COMPLETED` and `REPLACED` are rejected (422 `invalid_value`). Canceling again succeeds
// without an event. Fires `subscription.cancelled`, then `subscription.status_changed`, when the subscription becomes
// CANCELLED.
func (c *Client) CancelSubscription(ctx context.Context, body *store.SubscriptionCancel, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/cancel", Traits: "tk", Body: body}, options)
}

// ReactivateSubscription: Reactivate a canceled subscription.
//
// Moves the subscription from CANCELLED to ACTIVE, unless it was replaced or has completed its cycles, or the customer
// is not ACTIVE (409 `invalid_state_transition`). The subscription needs an active payment method, its own or the one
// in the request (422 `invalid_value`). A date that is past or more than one year ahead returns 422 `invalid_value`,
// too. Without `nextProcessingDate`, the next date is the first scheduled date after today. Nothing is charged now.
// Reactivating an ACTIVE subscription withdraws a cancellation at the end of the period (`cancelAtPeriodEnd`), without
// an event. To recover a TERMINAL_FAILED subscription, retry its payment. Fires `subscription.resumed`, then
// `subscription.status_changed`.
func (c *Client) ReactivateSubscription(ctx context.Context, body *store.SubscriptionReactivate, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/reactivate", Traits: "tk", Body: body}, options)
}

// ReplaceSubscription: Replace a subscription with a new one.
//
// Creates a new ACTIVE subscription with the same customer and currency and cancels the old one (cancelReason
// `REPLACED`) in one transaction. The new subscription takes omitted values from the old one. It starts at cycle 0, is
// not charged before its next processing date, and gets introductory prices only for the introductory cycles that the
// old one had left. The old subscription must be ACTIVE, PAUSED or TERMINAL_FAILED (409 `invalid_state_transition`);
// 409 `cycle_locked` while a charge is running, `version_conflict`. A replaced subscription cannot be reactivated.
// Fires `subscription.replaced`, `subscription.cancelled` and `subscription.status_changed` for the old subscription,
// then `subscription.created` for the new one. 422 `invalid_value` when a variant is not sold on the plan,
// `currency_mismatch`, `coupon_not_applicable`, `shipping_not_available`.
func (c *Client) ReplaceSubscription(ctx context.Context, body *store.SubscriptionReplace, options ...store.Option) (*store.PublicSubscriptionSnapshot, error) {
	return transport.JSON[store.PublicSubscriptionSnapshot](ctx, c.transport, transport.Operation{Method: "POST", Path: "/subscription/replace", Traits: "tk", Body: body}, options)
}

// ListWebhookDeliveriesQuery has the query parameters of ListWebhookDeliveries.
type ListWebhookDeliveriesQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-createdOn`.
	Sort *store.WebhookDeliverySort `query:"sort"`
	// Only deliveries to this endpoint. A comma-separated list matches any of its values.
	WebhookEndpointID []int64 `query:"webhookEndpointId"`
	// Only deliveries of this event. A comma-separated list matches any of its values.
	WebhookEventID []string `query:"webhookEventId"`
	// Only deliveries of this replay. A comma-separated list matches any of its values.
	WebhookReplayID []int64 `query:"webhookReplayId"`
	// Only deliveries in this status. A comma-separated list matches any of its values.
	Status []store.WebhookDeliveryStatus `query:"status"`
	// Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
	Type []string `query:"type"`
	// Only deliveries of this origin. A comma-separated list matches any of its values.
	Origin []store.WebhookDeliveryOrigin `query:"origin"`
	// Only deliveries whose last attempt failed with this code. A comma-separated list matches any of its values.
	ErrorCode []store.WebhookErrorCode `query:"errorCode"`
	// Only events of this object type. A comma-separated list matches any of its values.
	ObjectType []store.WebhookObjectType `query:"objectType"`
	// Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType,
	// otherwise 400.
	ObjectID []int64 `query:"objectId"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListWebhookDeliveries: List webhook deliveries.
//
// The deliveries of the store, without their attempts. `GET /webhook-delivery` returns a delivery with its attempts and
// the receiver's responses. `sort=nextAttemptOn` lists only deliveries with a planned attempt, next due first.
// Deliveries are kept for at least 90 days after they end. The list has only deliveries of events whose object the
// caller may read (`order:read` for `order.created`).
func (c *Client) ListWebhookDeliveries(ctx context.Context, query *ListWebhookDeliveriesQuery, options ...store.Option) (*store.WebhookDeliveryPage, error) {
	return transport.JSON[store.WebhookDeliveryPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-delivery/paged", Traits: "t", Query: query}, options)
}

// GetWebhookDeliveryQuery has the query parameters of GetWebhookDelivery.
type GetWebhookDeliveryQuery struct {
	// The delivery.
	WebhookDeliveryID int64 `query:"webhookDeliveryId"`
}

// GetWebhookDelivery: Get a webhook delivery.
//
// The delivery with every attempt of the last 90 days: outcome, address dialed, timings, and the headers and first 16
// KiB of the response. Each attempt also shows when the next attempt follows and why. Also requires the permission to
// read the object of the event (`order:read` for `order.created`); 403 `forbidden` names it.
func (c *Client) GetWebhookDelivery(ctx context.Context, query *GetWebhookDeliveryQuery, options ...store.Option) (*store.WebhookDeliveryDetails, error) {
	return transport.JSON[store.WebhookDeliveryDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-delivery", Traits: "t", Query: query}, options)
}

// GetWebhookEndpointQuery has the query parameters of GetWebhookEndpoint.
type GetWebhookEndpointQuery struct {
	// The endpoint.
	WebhookEndpointID int64 `query:"webhookEndpointId"`
}

// GetWebhookEndpoint: Get a webhook endpoint.
//
// The endpoint with its live signing keys (never a secret) and its health. Custom header values are masked.
func (c *Client) GetWebhookEndpoint(ctx context.Context, query *GetWebhookEndpointQuery, options ...store.Option) (*store.WebhookEndpoint, error) {
	return transport.JSON[store.WebhookEndpoint](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-endpoint", Traits: "t", Query: query}, options)
}

// CreateWebhookEndpoint: Create a webhook endpoint.
//
// Registers an address for future events; earlier events can be replayed. The response shows the v1 signing secret
// once; only a retry with the same Idempotency-Key shows it again. Defaults: eventTypes `["*"]`, ordering PER_OBJECT,
// timeoutSeconds 15, isActive true. apiVersion defaults to the store setting `webhookApiVersion` and stays pinned. A
// delivery is a POST of the event with the headers `webhook-id`, `webhook-timestamp` (seconds), `webhook-signature`,
// `webhook-sequence` and `webhook-object-version`, signed according to Standard Webhooks. To verify a delivery, join
// id, timestamp and raw body with dots (`id.timestamp.body`) and compute the HMAC-SHA256 of the result. The key is the
// base64-decoded part of the secret after `whsec_`. Compare the base64 of the HMAC, in constant time, with the part of
// the signature after `v1,`. The header may contain several signatures, separated by spaces. Reject a timestamp that is
// more than five minutes off. The caller also needs the permission to read the object of each of its event types:
// `order:read` for `order.*`, all five for `*`, and `gift-card:read` and `store-credit:read` for `stored_value.*`. 403
// `forbidden` names the first missing permission. Deliveries are at least once: a consumer discards duplicates by the
// event's id. A delivery succeeds with a 2xx response within the timeout; redirects are not followed.
func (c *Client) CreateWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointCreate, options ...store.Option) (*store.WebhookEndpointCreated, error) {
	return transport.JSON[store.WebhookEndpointCreated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/webhook-endpoint", Traits: "tk", Body: body}, options)
}

// UpdateWebhookEndpoint: Change a webhook endpoint.
//
// Changes the given fields of an endpoint. The change takes effect with the next attempt, also for waiting deliveries;
// only eventTypes applies to new events alone. `isActive: false` stops sending (reason MANUAL). Queued deliveries wait,
// and new events get no delivery and can be replayed later. `isActive: true` activates the endpoint and closes its
// breaker. Waiting deliveries then continue at once, and parked deliveries after the first success. A new URL closes
// the breaker. 409 `version_conflict` when `version` is stale. 422 `invalid_value` for an unknown event type, and for a
// forbidden header. 422 `invalid_value` also for a URL that is not https (in a livemode store), has credentials or a
// fragment, or leads to a non-public address. Changing `url` or `eventTypes` also requires the permission to read the
// objects of all its event types (403 `forbidden`).
func (c *Client) UpdateWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointUpdate, options ...store.Option) (*store.WebhookEndpoint, error) {
	return transport.JSON[store.WebhookEndpoint](ctx, c.transport, transport.Operation{Method: "PATCH", Path: "/webhook-endpoint", Traits: "tk", Body: body}, options)
}

// DeleteWebhookEndpointQuery has the query parameters of DeleteWebhookEndpoint.
type DeleteWebhookEndpointQuery struct {
	// The endpoint.
	WebhookEndpointID int64 `query:"webhookEndpointId"`
}

// DeleteWebhookEndpoint: Delete a webhook endpoint.
//
// Stops sending to the endpoint: its waiting and parked deliveries, and a running replay, become CANCELLED. An attempt
// in flight may still arrive. Past deliveries stay readable for 90 days.
func (c *Client) DeleteWebhookEndpoint(ctx context.Context, query *DeleteWebhookEndpointQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/webhook-endpoint", Traits: "t", Query: query}, options)
	return err
}

// ListWebhookEndpoints: List webhook endpoints.
//
// All endpoints of the store, oldest first, at most 50.
func (c *Client) ListWebhookEndpoints(ctx context.Context, options ...store.Option) (*store.WebhookEndpointList, error) {
	return transport.JSON[store.WebhookEndpointList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-endpoint/all", Traits: "t"}, options)
}

// RotateWebhookEndpointSecret: Rotate a webhook signing key.
//
// Creates a new key of the scheme (default v1) and shows it once. The old keys of the scheme continue to sign for
// overlapHours (0–168, default 24). Until then every delivery carries several signatures, separated by spaces, and a
// receiver that knows either secret accepts it. `overlapHours: 0` expires the old keys at once, including those of
// earlier rotations. At most 20 keys of a scheme are live. More return 422 `unsupported_operation`, as does v1a while
// asymmetricSignature is off.
func (c *Client) RotateWebhookEndpointSecret(ctx context.Context, body *store.WebhookEndpointSecretRotate, options ...store.Option) (*store.WebhookEndpointSecretRotated, error) {
	return transport.JSON[store.WebhookEndpointSecretRotated](ctx, c.transport, transport.Operation{Method: "POST", Path: "/webhook-endpoint/rotate-secret", Traits: "tk", Body: body}, options)
}

// TestWebhookEndpoint: Send a test event.
//
// Sends a realistic sample of the type to the endpoint, signed, with the endpoint's headers and timeout, and waits for
// the outcome: one attempt, no retry. A failed attempt returns 200 with `succeeded: false`. The test works for every
// type, whatever types the endpoint subscribes to, and for a disabled endpoint. The payload has `livemode: false` and
// the request has the header `webhook-test: true`. The sample appears in no event list, has no delivery, and does not
// affect health or breaker.
func (c *Client) TestWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointTest, options ...store.Option) (*store.WebhookEndpointTestResult, error) {
	return transport.JSON[store.WebhookEndpointTestResult](ctx, c.transport, transport.Operation{Method: "POST", Path: "/webhook-endpoint/test", Traits: "tk", Body: body}, options)
}

// EnableWebhookEndpoint: Enable a webhook endpoint.
//
// Activates a disabled endpoint and closes its breaker. Waiting deliveries continue at once; parked ones follow after
// the first success, oldest first, at 10 per second. Events from the time when the endpoint was disabled have no
// delivery. Replay them with `POST /webhook-event/replay` and `deliveryStatuses: [NONE]`. Enabling an active endpoint
// only closes its breaker.
func (c *Client) EnableWebhookEndpoint(ctx context.Context, body *store.WebhookEndpointEnable, options ...store.Option) (*store.WebhookEndpoint, error) {
	return transport.JSON[store.WebhookEndpoint](ctx, c.transport, transport.Operation{Method: "POST", Path: "/webhook-endpoint/enable", Traits: "tk", Body: body}, options)
}

// ListWebhookEventsQuery has the query parameters of ListWebhookEvents.
type ListWebhookEventsQuery struct {
	// The page to return, from 1. The default is 1 if neither `page` nor `cursor` is sent. `page` × `pageSize` can be
	// 10,000 at most; beyond that the response is 400 `page_too_deep`. A cursor has no depth limit. `page` and `cursor`
	// cannot be combined.
	Page *int64 `query:"page"`
	// Maximum number of items per page.
	PageSize *int64 `query:"pageSize"`
	// `nextCursor` of the previous response, to get the next page. List, store, filters, search and sort must be unchanged;
	// otherwise the response is 400 `invalid_cursor`. A cursor costs the same at any depth, and never repeats or skips an
	// item that exists during the whole listing.
	Cursor *string `query:"cursor"`
	// Sort order. Defaults to `-sequence`.
	Sort *store.WebhookEventSort `query:"sort"`
	// Only this event type, or all types of an object (`order.*`). A comma-separated list matches any of its values.
	Type []string `query:"type"`
	// Only events of this object type. A comma-separated list matches any of its values.
	ObjectType []store.WebhookObjectType `query:"objectType"`
	// Only events of this object. A comma-separated list matches any of its values. Requires exactly one objectType,
	// otherwise 400.
	ObjectID []int64 `query:"objectId"`
	// Only events with a delivery to this endpoint. A comma-separated list matches any of its values.
	WebhookEndpointID []int64 `query:"webhookEndpointId"`
	// Only events with a delivery in this status (to webhookEndpointId, if set). A comma-separated list matches any of its
	// values.
	DeliveryStatus []store.WebhookDeliveryStatus `query:"deliveryStatus"`
	// Only events with a sequence greater than this one.
	SequenceAfter *int64 `query:"sequenceAfter"`
	// Only objects created at or after this time.
	CreatedFrom *time.Time `query:"createdFrom"`
	// Only objects created before this time.
	CreatedTo *time.Time `query:"createdTo"`
}

// ListWebhookEvents: List webhook events.
//
// The events of the store, including events that no endpoint subscribes to, without their payloads (`GET
// /webhook-event` returns the payload). Newest first unless `sort=sequence`. The list ends at the oldest transaction
// still running. So with a cursor, or with `sort=sequence` and `sequenceAfter` = the highest sequence already seen, a
// poller never skips an event. Use this to poll instead of receiving webhooks. Events are kept for at least 90 days,
// and longer while a delivery or a replay needs them. Each event also requires the permission to read its object
// (`order:read`, `refund:read`, `shipment:read`, `subscription:read`, `customer:read`, `return:read`).
// `stored_value.issued`, `.expired`, `.status_changed` and `.delivery_failed` require `gift-card:read`; `.redeemed`,
// `.refunded` and `.adjusted` also require `store-credit:read`. The list has only events of objects that the caller may
// read.
func (c *Client) ListWebhookEvents(ctx context.Context, query *ListWebhookEventsQuery, options ...store.Option) (*store.WebhookEventPage, error) {
	return transport.JSON[store.WebhookEventPage](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-event/paged", Traits: "t", Query: query}, options)
}

// GetWebhookEventQuery has the query parameters of GetWebhookEvent.
type GetWebhookEventQuery struct {
	// Id of the event, the payload's `id`.
	WebhookEventID string `query:"webhookEventId"`
}

// GetWebhookEvent: Get a webhook event.
//
// The event with its payload, including all envelope fields, and its deliveries to every endpoint. Returns 404 after
// the event's retention (at least 90 days). Also requires the permission to read the object (`order:read` for
// `order.created`); 403 `forbidden` names it.
func (c *Client) GetWebhookEvent(ctx context.Context, query *GetWebhookEventQuery, options ...store.Option) (*store.WebhookEventDetails, error) {
	return transport.JSON[store.WebhookEventDetails](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-event", Traits: "t", Query: query}, options)
}

// ListWebhookEventTypes: List webhook event types.
//
// All event types, each with its meaning and a realistic sample.
func (c *Client) ListWebhookEventTypes(ctx context.Context, options ...store.Option) (*store.WebhookEventTypeList, error) {
	return transport.JSON[store.WebhookEventTypeList](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-event/type/all", Traits: "t"}, options)
}

// ResendWebhookEvent: Resend a webhook event.
//
// Sends the event again, byte for byte and with the same id, as a new delivery with its own full retry schedule. The
// pending retry or parked delivery of the event to the endpoint is canceled. Without webhookEndpointId, the event goes
// to every active endpoint that subscribes to its type now. With webhookEndpointId, it goes to that endpoint, whatever
// types it subscribes to. Also requires the permission to read the object (403 `forbidden`). 409
// `invalid_state_transition` when the named endpoint is disabled.
func (c *Client) ResendWebhookEvent(ctx context.Context, body *store.WebhookEventResend, options ...store.Option) (*store.WebhookDeliveryList, error) {
	return transport.JSON[store.WebhookDeliveryList](ctx, c.transport, transport.Operation{Method: "POST", Path: "/webhook-event/resend", Traits: "tk", Body: body}, options)
}

// GetWebhookReplayQuery has the query parameters of GetWebhookReplay.
type GetWebhookReplayQuery struct {
	// The replay.
	WebhookReplayID int64 `query:"webhookReplayId"`
}

// GetWebhookReplay: Get the progress of a replay.
//
// The replay and its counts. The replay is COMPLETED when each of its deliveries has succeeded, expired, been canceled
// or been parked. Kept for 90 days after the replay ends.
func (c *Client) GetWebhookReplay(ctx context.Context, query *GetWebhookReplayQuery, options ...store.Option) (*store.WebhookReplay, error) {
	return transport.JSON[store.WebhookReplay](ctx, c.transport, transport.Operation{Method: "GET", Path: "/webhook-event/replay", Traits: "t", Query: query}, options)
}

// CreateWebhookReplayResult is the response of CreateWebhookReplay. Exactly one field is not nil.
type CreateWebhookReplayResult struct {
	WebhookReplayPreview *store.WebhookReplayPreview // status 200
	WebhookReplay        *store.WebhookReplay        // status 202
}

// CreateWebhookReplay: Replay webhook events.
//
// Sends the matching events again to one endpoint, oldest first, byte for byte and with their ids, in the background.
// The filters are time (createdFrom inclusive, createdTo exclusive, default now), type, delivery status and object. The
// number of events is unlimited, and the replay survives a restart of the service. `dryRun: true` only counts the
// events and returns 200; otherwise the API returns 202 with the replay, and the GET shows its progress. A dry run also
// works for a disabled or busy endpoint. Replaying an event cancels its waiting and parked deliveries. A replay does
// not delay new events. With ordering PER_OBJECT or STRICT, new events may overtake the replay, so consumers must order
// by `webhook-sequence`. Also requires the permission to read the objects of all types that are replayed (403
// `forbidden`). 409 `already_exists` while another replay to the endpoint is queued or running, 409
// `invalid_state_transition` when the endpoint is disabled. 422 `invalid_value` without any filter, for objectId
// without objectType, and when createdTo is not after createdFrom.
func (c *Client) CreateWebhookReplay(ctx context.Context, body *store.WebhookReplayCreate, options ...store.Option) (*CreateWebhookReplayResult, error) {
	response, err := c.transport.Do(ctx, transport.Operation{Method: "POST", Path: "/webhook-event/replay", Traits: "tk", Body: body}, options)
	if err != nil {
		return nil, err
	}
	result := &CreateWebhookReplayResult{}
	switch response.StatusCode {
	case 200:
		result.WebhookReplayPreview, err = transport.Read[store.WebhookReplayPreview](response)
	case 202:
		result.WebhookReplay, err = transport.Read[store.WebhookReplay](response)
	}
	return result, err
}

// CancelWebhookReplayQuery has the query parameters of CancelWebhookReplay.
type CancelWebhookReplayQuery struct {
	// The replay.
	WebhookReplayID int64 `query:"webhookReplayId"`
}

// CancelWebhookReplay: Cancel a replay.
//
// Stops a replay. The replay queues no further events, and its waiting and parked deliveries become CANCELLED. Finished
// deliveries do not change. Canceling a canceled replay succeeds; a completed replay returns 409
// `invalid_state_transition`.
func (c *Client) CancelWebhookReplay(ctx context.Context, query *CancelWebhookReplayQuery, options ...store.Option) error {
	_, err := c.transport.Do(ctx, transport.Operation{Method: "DELETE", Path: "/webhook-event/replay", Traits: "t", Query: query}, options)
	return err
}
