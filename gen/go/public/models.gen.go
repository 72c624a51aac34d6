// Code generated from the contract. DO NOT EDIT.

package public

import (
	"time"

	"github.com/storeplatform/storeplatform/gen/go/store"
)

// PublicCustomerAddressCreate: An address to save.
type PublicCustomerAddressCreate struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	// Company, for the label. Null means none.
	Company store.Nullable[string] `json:"company,omitzero"`
	// Street and number.
	StreetLine1 string `json:"streetLine1"`
	// Floor, apartment, care of.
	StreetLine2 store.Nullable[string] `json:"streetLine2,omitzero"`
	// City or town. Required if the country's addresses have one.
	City *string `json:"city,omitzero"`
	// State or province; `""` where the country has none.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Postal code; `""` where the country has none.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode string `json:"countryCode"`
	// Phone number for deliveries. Null means none.
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// Whether to make it the default address.
	IsDefault *bool `json:"isDefault,omitzero"`
}

// PublicCustomerAddressUpdate: Changes to a saved address. An omitted field keeps its value, and null clears it.
type PublicCustomerAddressUpdate struct {
	//
	CustomerAddressID int64 `json:"customerAddressId"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	// Company, for the label. Null means none.
	Company store.Nullable[string] `json:"company,omitzero"`
	// Street and number.
	StreetLine1 *string `json:"streetLine1,omitzero"`
	// Floor, apartment, care of.
	StreetLine2 store.Nullable[string] `json:"streetLine2,omitzero"`
	// City or town. Required if the country's addresses have one.
	City *string `json:"city,omitzero"`
	// State or province; `""` where the country has none.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Postal code; `""` where the country has none.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode *string `json:"countryCode,omitzero"`
	// Phone number for deliveries. Null means none.
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
}

// PublicCustomerPage: A page of customers.
type PublicCustomerPage struct {
	// The customers of this page, in the requested order. Empty after the last page.
	Items []store.PublicCustomer `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicCustomerPage) PageItems() []store.PublicCustomer { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicCustomerPage) PageCursor() *string { return p.NextCursor }

// PublicCustomerSort: `-` means descending. Defaults to `-createdOn`.
type PublicCustomerSort string

// The values of PublicCustomerSort.
const (
	PublicCustomerSortCreatedOn     PublicCustomerSort = "createdOn"
	PublicCustomerSortCreatedOnDesc PublicCustomerSort = "-createdOn"
	PublicCustomerSortEmail         PublicCustomerSort = "email"
	PublicCustomerSortEmailDesc     PublicCustomerSort = "-email"
	PublicCustomerSortLastName      PublicCustomerSort = "lastName"
	PublicCustomerSortLastNameDesc  PublicCustomerSort = "-lastName"
)

// PublicOrder: A complete order: the fields of PublicOrderListItem with full lines, plus the order's customer,
// addresses, payments, refunds and shipments. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`, and
// the `lineTotal` values of the lines add up to `subtotal − discountTotal`. All totals except `taxTotal` and
// `grandTotal` are net of tax. They are fixed when the order is placed.
type PublicOrder struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// When the order was placed. An administrator may change this time.
	OrderDate time.Time `json:"orderDate"`
	// When the order was first both paid and fulfilled. Null before that; it never changes afterwards.
	CompletedOn *time.Time `json:"completedOn"`
	// When the order was canceled or voided. Null otherwise.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The total of the lines before discounts, net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// All discounts on the lines and the order, net of tax, as a positive amount.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping after its discounts, net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// All tax, including tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// The total that the customer pays.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Number of the order that this order replaces. Null means none.
	ReplacedOrderNumber *int64 `json:"replacedOrderNumber"`
	// Units on all lines: the sum of their quantities.
	ItemCount int64 `json:"itemCount"`
	// The lines, with their shipped, canceled and refunded quantities.
	Items []store.OrderLine `json:"items"`
	//
	Status store.OrderState `json:"status"`
	// Number of the order that replaces this order. Null means none.
	ReplacementOrderNumber *int64 `json:"replacementOrderNumber"`
	//
	Customer store.OrderCustomer `json:"customer"`
	// Null when nothing is shipped.
	ShippingAddress *store.Address `json:"shippingAddress"`
	// Null when the order has none.
	BillingAddress *store.Address `json:"billingAddress"`
	// Null when nothing is shipped.
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// The shipping method's name when the order was placed. Null when nothing is shipped.
	ShippingMethodName *string `json:"shippingMethodName"`
	// The order's tax by name and rate, including tax on shipping. The amounts add up to `taxTotal`.
	Taxes []store.OrderTax `json:"taxes"`
	// Payments and payment attempts, oldest first.
	Payments []store.Payment `json:"payments"`
	//
	Balance store.OrderBalance `json:"balance"`
	// Refunds, oldest first.
	Refunds []store.PublicRefund `json:"refunds"`
	// Shipments, oldest first. Their items refer to lines by `lineItemId`.
	Shipments []store.PublicShipment `json:"shipments"`
	// The coupons that reduced the order's price.
	Coupons []store.OrderCoupon `json:"coupons"`
	// Ids of the subscriptions that the order started or renewed.
	SubscriptionIDs []int64 `json:"subscriptionIds"`
	// The customer's note from checkout. Null when the customer left none.
	CustomerNote *string `json:"customerNote"`
	// The store's own tags, for searching and grouping.
	Tags []string `json:"tags"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// The order's id in your own system. Null when none is set.
	ExternalID *string `json:"externalId"`
	// When the order was first stored, as a draft or at checkout.
	CreatedOn time.Time `json:"createdOn"`
	// When the order or any of its parts last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// PublicPrice: A price row of a variant, including future and past rows. Of the rows that match currency, account type,
// plan, quantity and time, the most specific one is charged (plan and account type, then plan, then account type, then
// everyone). Among equally specific rows, the one with the highest applicable minQuantity is charged, then the one with
// the lowest amount.
type PublicPrice struct {
	//
	PriceID int64 `json:"priceId"`
	// One of the store's currencies.
	CurrencyCode string `json:"currencyCode"`
	// Price of one unit, with or without tax as the store shows prices (`pricesIncludeTax` in the settings).
	Amount store.Decimal `json:"amount"`
	// Former price, to show struck through. Always greater than the amount.
	CompareAtAmount *store.Decimal `json:"compareAtAmount"`
	// The price applies only to this account type. Null means everyone.
	AccountTypeID *int64 `json:"accountTypeId"`
	// The price applies only to this plan. Null means a one-time purchase.
	SubscriptionPlanID *int64 `json:"subscriptionPlanId"`
	// The smallest quantity that the price applies to.
	MinQuantity int64 `json:"minQuantity"`
	// Start of the price. Null means no start.
	StartsOn *time.Time `json:"startsOn"`
	// End of the price, exclusive. Null means no end.
	EndsOn *time.Time `json:"endsOn"`
}

// PublicProduct: A product with its variants and prices, for accounting, warehouse and marketplace integrations. Costs
// are not shown.
type PublicProduct struct {
	//
	ProductID int64 `json:"productId"`
	// The product's name in the language of the store's catalog.
	Name string `json:"name"`
	// Unique in the store.
	Slug string `json:"slug"`
	//
	ProductType store.ProductType `json:"productType"`
	//
	Status store.ProductStatus `json:"status"`
	//
	Description *string `json:"description"`
	// One or two sentences for lists, as plain text. Null when none is set.
	ShortDescription *string `json:"shortDescription"`
	// The product's brand or manufacturer. Null when none is set.
	Brand *string `json:"brand"`
	// The store's own tags, for searching and grouping.
	Tags []string `json:"tags"`
	// Ids of the manual collections that contain the product.
	CollectionIDs []int64 `json:"collectionIds"`
	// Null means the store's default tax class.
	TaxClassID *int64 `json:"taxClassId"`
	// Whether the product must be shipped.
	RequiresShipping bool `json:"requiresShipping"`
	// Whether the product may be bought on a subscription plan.
	IsSubscribable bool `json:"isSubscribable"`
	// Ids of the plans that the product may be bought on.
	SubscriptionPlanIDs []int64 `json:"subscriptionPlanIds"`
	// Whether the product is sold only on a plan.
	SubscriptionOnly bool `json:"subscriptionOnly"`
	// Whether the amounts in `prices` include tax. A setting of the store.
	PriceIncludesTax bool `json:"priceIncludesTax"`
	// Up to 5 options. Empty for a product with one variant.
	Options []ProductOption `json:"options"`
	// In display order.
	Variants []PublicVariant `json:"variants"`
	// In display order.
	Media []store.ProductMedia `json:"media"`
	// Id of one of the media. Null when the product has none.
	PrimaryMediaID *int64 `json:"primaryMediaId"`
	// The smallest quantity of a cart line.
	MinQuantity int64 `json:"minQuantity"`
	// The largest quantity of a cart line. Null means no limit.
	MaxQuantity *int64 `json:"maxQuantity"`
	// A valid quantity is minQuantity plus a multiple of quantityStep.
	QuantityStep int64 `json:"quantityStep"`
	// When the product's sale starts. Null means no start.
	PublishOn *time.Time `json:"publishOn"`
	// When the product's sale ends. Null means no end.
	UnpublishOn *time.Time `json:"unpublishOn"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// The product's id in another system. Unique among the store's products.
	ExternalID *string `json:"externalId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicProductPage: A page of products.
type PublicProductPage struct {
	// The products of this page, in the requested order. Empty after the last page.
	Items []PublicProduct `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicProductPage) PageItems() []PublicProduct { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicProductPage) PageCursor() *string { return p.NextCursor }

// PublicProductSort: `-` means descending. Defaults to `-createdOn`.
type PublicProductSort string

// The values of PublicProductSort.
const (
	PublicProductSortCreatedOn     PublicProductSort = "createdOn"
	PublicProductSortCreatedOnDesc PublicProductSort = "-createdOn"
	PublicProductSortName          PublicProductSort = "name"
	PublicProductSortNameDesc      PublicProductSort = "-name"
)

// PublicRefundPage: A page of refunds.
type PublicRefundPage struct {
	// The refunds of this page, in the requested order. Empty after the last page.
	Items []store.PublicRefund `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicRefundPage) PageItems() []store.PublicRefund { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicRefundPage) PageCursor() *string { return p.NextCursor }

// PublicRefundSort: `-` means descending. Defaults to `-createdOn`.
type PublicRefundSort string

// The values of PublicRefundSort.
const (
	PublicRefundSortCreatedOn        PublicRefundSort = "createdOn"
	PublicRefundSortCreatedOnDesc    PublicRefundSort = "-createdOn"
	PublicRefundSortRefundedOn       PublicRefundSort = "refundedOn"
	PublicRefundSortRefundedOnDesc   PublicRefundSort = "-refundedOn"
	PublicRefundSortRefundNumber     PublicRefundSort = "refundNumber"
	PublicRefundSortRefundNumberDesc PublicRefundSort = "-refundNumber"
)

// PublicReturnDetails: A return with the names of its lines and with its refunds.
type PublicReturnDetails struct {
	//
	ReturnID int64 `json:"returnId"`
	// Number of the return, as people see it: the order's number and the return's number within the order.
	ReturnNumber string `json:"returnNumber"`
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	Kind store.ReturnKind `json:"kind"`
	//
	Status store.ReturnStatus `json:"status"`
	// Whether the return is a withdrawal that the buyer declared before its deadline.
	IsInTime bool `json:"isInTime"`
	// Rules of the policy that the return sets aside.
	Exceeds []store.ReturnObstacle `json:"exceeds"`
	// Lines of the return.
	Lines []PublicReturnDetailsLine `json:"lines"`
	// Goods that the buyer wants in exchange; empty for other kinds, and if the buyer named none.
	ExchangeLines []store.ReturnExchangeLine `json:"exchangeLines"`
	// The order that sends the goods of `exchangeLines`; null means that it is not placed.
	ReplacementOrderID *int64 `json:"replacementOrderId"`
	// Refunds with units of the return, including unshipped units of a withdrawal, oldest first. A request that is refunded
	// to several payments is listed with all its refunds. Failed and voided refunds are omitted.
	RefundIDs []int64 `json:"refundIds"`
	// Last day on which the store can refund a withdrawal; null for other kinds.
	RefundDueOn *store.Date `json:"refundDueOn"`
	// Carrier of the parcel; empty means unknown.
	CarrierName string `json:"carrierName"`
	// Tracking number of the parcel; empty means unknown.
	TrackingNumber string `json:"trackingNumber"`
	// When the return was requested.
	RequestedOn time.Time `json:"requestedOn"`
	// When it was approved; null means it is not.
	ApprovedOn *time.Time `json:"approvedOn"`
	// When it was rejected; null means it is not.
	RejectedOn *time.Time `json:"rejectedOn"`
	// When the parcel was reported as sent; null means it is not.
	SentOn *time.Time `json:"sentOn"`
	// When the first units arrived; null means that no unit has arrived.
	ReceivedOn *time.Time `json:"receivedOn"`
	// When it was completed; null means it is not.
	CompletedOn *time.Time `json:"completedOn"`
	// When it was canceled; null means it is not.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicReturnDetailsLine: The part of a return for one line of its order, with the line's name.
type PublicReturnDetailsLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant when the order was placed.
	Name string `json:"name"`
	// Code of a reason in the store's `returnPolicy`; null means none.
	Reason *string `json:"reason"`
	// Units that the buyer wants to return.
	RequestedQuantity int64 `json:"requestedQuantity"`
	// Units that may come back.
	ApprovedQuantity int64 `json:"approvedQuantity"`
	// Units that arrived and can be sold.
	SellableQuantity int64 `json:"sellableQuantity"`
	// Units that arrived damaged.
	DamagedQuantity int64 `json:"damagedQuantity"`
	// Units that did not arrive.
	MissingQuantity int64 `json:"missingQuantity"`
	// Units that the order counts as returned, because of a receipt or a refund.
	ReturnedQuantity int64 `json:"returnedQuantity"`
	// Of these, units that are for sale again.
	RestockedQuantity int64 `json:"restockedQuantity"`
	// Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
	UnshippedQuantity int64 `json:"unshippedQuantity"`
}

// PublicReturnPage: A page of returns.
type PublicReturnPage struct {
	// The returns of this page, in the requested order. Empty after the last page.
	Items []store.PublicReturn `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicReturnPage) PageItems() []store.PublicReturn { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicReturnPage) PageCursor() *string { return p.NextCursor }

// PublicReturnSort: `-` means descending. Defaults to `-requestedOn`.
type PublicReturnSort string

// The values of PublicReturnSort.
const (
	PublicReturnSortRequestedOn     PublicReturnSort = "requestedOn"
	PublicReturnSortRequestedOnDesc PublicReturnSort = "-requestedOn"
	PublicReturnSortModifiedOn      PublicReturnSort = "modifiedOn"
	PublicReturnSortModifiedOnDesc  PublicReturnSort = "-modifiedOn"
)

// PublicShipmentPage: A page of shipments.
type PublicShipmentPage struct {
	// The shipments of this page, in the requested order. Empty after the last page.
	Items []store.PublicShipmentSnapshot `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicShipmentPage) PageItems() []store.PublicShipmentSnapshot { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicShipmentPage) PageCursor() *string { return p.NextCursor }

// PublicShipmentSort: `-` means descending. Defaults to `-shippedOn`.
type PublicShipmentSort string

// The values of PublicShipmentSort.
const (
	PublicShipmentSortShippedOn      PublicShipmentSort = "shippedOn"
	PublicShipmentSortShippedOnDesc  PublicShipmentSort = "-shippedOn"
	PublicShipmentSortShipmentId     PublicShipmentSort = "shipmentId"
	PublicShipmentSortShipmentIdDesc PublicShipmentSort = "-shipmentId"
)

// PublicSubscriptionPage: A page of subscription lines.
type PublicSubscriptionPage struct {
	// The subscription lines of this page, in the requested order. Empty after the last page.
	Items []store.PublicSubscriptionListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicSubscriptionPage) PageItems() []store.PublicSubscriptionListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicSubscriptionPage) PageCursor() *string { return p.NextCursor }

// PublicSubscriptionSort: `-` means descending. Defaults to `-createdOn`. A line that is no longer scheduled is sorted
// by its last date, which it shows.
type PublicSubscriptionSort string

// The values of PublicSubscriptionSort.
const (
	PublicSubscriptionSortCreatedOn              PublicSubscriptionSort = "createdOn"
	PublicSubscriptionSortCreatedOnDesc          PublicSubscriptionSort = "-createdOn"
	PublicSubscriptionSortNextProcessingDate     PublicSubscriptionSort = "nextProcessingDate"
	PublicSubscriptionSortNextProcessingDateDesc PublicSubscriptionSort = "-nextProcessingDate"
	PublicSubscriptionSortSubscriptionNumber     PublicSubscriptionSort = "subscriptionNumber"
	PublicSubscriptionSortSubscriptionNumberDesc PublicSubscriptionSort = "-subscriptionNumber"
)

// PublicSubscriptionUpdate: Changes to a subscription. Omitted fields keep their values. The three …Items fields
// change the lines; they do not replace them. The ETag of `GET /subscription` and the `webhook-object-version` header
// of the subscription's events carry the `version`.
type PublicSubscriptionUpdate struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionPlanID *int64 `json:"subscriptionPlanId,omitzero"`
	// New date of the next renewal: today or later, at most one year ahead. Later dates count from the new date.
	NextProcessingDate *store.Date `json:"nextProcessingDate,omitzero"`
	// Null is allowed only when nothing is shipped.
	ShippingAddressID store.Nullable[int64] `json:"shippingAddressId,omitzero"`
	// Null means the shipping address.
	BillingAddressID store.Nullable[int64] `json:"billingAddressId,omitzero"`
	//
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
	// Null is allowed only when nothing is shipped.
	ShippingMethodID store.Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Replaces all coupons. An existing coupon keeps its remaining renewals. A new coupon is validated now and counts as a
	// use. The use is reserved until the coupon's first renewal. It is released if the coupon is removed or the
	// subscription ends before that.
	CouponCodes []string `json:"couponCodes,omitzero"`
	// Lines to remove.
	RemoveItems []int64 `json:"removeItems,omitzero"`
	// Lines to change, each at most once. A line cannot be both changed and removed.
	UpdateItems []store.SubscriptionItemUpdate `json:"updateItems,omitzero"`
	// Lines to add.
	AddItems []store.SubscriptionItemAdd `json:"addItems,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// PublicVariant: A variant: the unit that is stocked, priced and sold.
type PublicVariant struct {
	//
	VariantID int64 `json:"variantId"`
	// Unique in the store.
	SKU string `json:"sku"`
	// EAN, UPC, ISBN or a similar code.
	Barcode *string `json:"barcode"`
	// Shown next to the product's name.
	Name string `json:"name"`
	// One value of each option. No two variants of a product have the same combination.
	OptionValues []store.VariantOptionValue `json:"optionValues"`
	//
	Status store.VariantStatus `json:"status"`
	// Position in display order, from 0.
	Position int64 `json:"position"`
	// Weight of one unit, in the variant's `weightUnit`.
	Weight *store.Decimal `json:"weight"`
	// Unit of weight.
	WeightUnit store.WeightUnit `json:"weightUnit"`
	// Length of one unit, in the variant's `dimensionUnit`.
	Length *store.Decimal `json:"length"`
	// Width of one unit, in the variant's `dimensionUnit`.
	Width *store.Decimal `json:"width"`
	// Height of one unit, in the variant's `dimensionUnit`.
	Height *store.Decimal `json:"height"`
	// Unit of length, width and height.
	DimensionUnit store.DimensionUnit `json:"dimensionUnit"`
	// Customs tariff number.
	HsCode *string `json:"hsCode"`
	//
	CountryOfOrigin *string `json:"countryOfOrigin"`
	// Whether stock is checked when the variant is sold.
	TrackInventory bool `json:"trackInventory"`
	//
	InventoryPolicy store.InventoryPolicy `json:"inventoryPolicy"`
	// Units in the warehouse.
	StockOnHand int64 `json:"stockOnHand"`
	// Units reserved by running checkouts and by orders that have not shipped. Units that need no shipping leave the stock
	// when their order is paid.
	StockReserved int64 `json:"stockReserved"`
	// stockOnHand minus stockReserved. Negative only with BACKORDER.
	StockAvailable int64 `json:"stockAvailable"`
	// When new stock is expected.
	ExpectedOn *time.Time `json:"expectedOn"`
	// Ids of the variant's images. Each is one of the product's media.
	MediaIDs []int64 `json:"mediaIds"`
	// Every price row of the variant.
	Prices []PublicPrice `json:"prices"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// The variant's id in another system. Unique among the store's variants.
	ExternalID *string `json:"externalId"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// PublicOrderPage: A page of orders.
type PublicOrderPage struct {
	// The orders of this page, in the requested order; empty after the last page.
	Items []store.PublicOrderListItem `json:"items"`
	//
	Page *int64 `json:"page"`
	//
	PageSize int64 `json:"pageSize"`
	//
	TotalCount int64 `json:"totalCount"`
	//
	TotalIsEstimate bool `json:"totalIsEstimate"`
	//
	NextCursor *string `json:"nextCursor"`
}

// PageItems returns the items of the page.
func (p *PublicOrderPage) PageItems() []store.PublicOrderListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *PublicOrderPage) PageCursor() *string { return p.NextCursor }

// AnnouncedSubscriptionPriceList: The announced prices of a subscription.
type AnnouncedSubscriptionPriceList struct {
	// The announced prices, by line, and within a line by date.
	Items []AnnouncedSubscriptionPrice `json:"items"`
}

// AnnouncedSubscriptionPrice: A price increase of a subscription line that the customer was notified of and that no
// renewal has charged yet.
type AnnouncedSubscriptionPrice struct {
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	// The highest price of one unit in one delivery from `validFrom` on, as the buyer sees it, in the subscription's
	// currency.
	UnitPrice store.Decimal `json:"unitPrice"`
	// First day on which a renewal can charge this price.
	ValidFrom store.Date `json:"validFrom"`
}

// ProductOption: An option of a product, such as the color.
type ProductOption struct {
	//
	ProductOptionID int64 `json:"productOptionId"`
	// Unique within the product, such as Color.
	Name string `json:"name"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// The values of the option, in display order.
	Values []ProductOptionValue `json:"values"`
}

// ProductOptionValue: One value of an option, such as white.
type ProductOptionValue struct {
	//
	ProductOptionValueID int64 `json:"productOptionValueId"`
	// The value that the customer selects; unique within the option.
	Value string `json:"value"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// Color of the swatch.
	SwatchHex *string `json:"swatchHex"`
	// Image of the swatch; one of the product's media.
	MediaID *int64 `json:"mediaId"`
}
