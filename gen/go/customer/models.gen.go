// Code generated from the contract. DO NOT EDIT.

package customer

import (
	"time"

	"github.com/storeplatform/storeplatform/gen/go/store"
)

// Cart: A cart. Money is in `currencyCode`; `unitPrice` and `compareAtPrice` are as shown to the buyer. All other
// amounts are net of tax, except `lineTax`, `taxTotal`, `grandTotal`, `amountDueToday` and `recurringTotal`.
// `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`. `grandTotal = shownSubtotal −
// shownDiscountTotal + shownShippingTotal + shownTaxTotal`, in amounts as the storefront shows them.
type Cart struct {
	//
	CartID int64 `json:"cartId"`
	// The guest's secret token, to send as X-Cart-Token. Null means a customer's cart.
	Token *string `json:"token"`
	// The fields of the cart that this caller may not read, because the buyer entered them through a checkout link in
	// another session. They are null or empty here and still count: the totals are for the hidden address. Writing one of
	// them replaces it. Empty when the caller may read the whole cart.
	Masked []MaskedPart `json:"masked"`
	// Null means a guest.
	StoreCustomerID *int64 `json:"storeCustomerId"`
	// The customer's e-mail address, or the address that the guest gave at checkout.
	Email *string `json:"email"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Language of the names in this cart, and of its order. It is the closest of the store's languages to the cart's
	// language, else to the language of the customer's profile, else the store's default. A text without a translation is
	// in another language.
	LanguageCode string `json:"languageCode"`
	// ACTIVE: can be changed. CHECKING_OUT: the payment is in progress, and the cart cannot be changed. The cart becomes
	// ACTIVE again when the payment is declined or expires, or `cancelCheckout` cancels it. CONVERTED: became an order. In
	// CHECKING_OUT and CONVERTED, the cart has the lines, names, prices, coupons and totals of its order, whatever changes
	// in the catalog. It has no problems, and only `recurring` is at today's prices. A line that the store added to the
	// order has a `cartItemId` that no operation takes.
	Status string `json:"status"`
	// The lines, oldest first.
	Items []CartItem `json:"items"`
	// The coupons that were entered or applied automatically, with the discount of each.
	Coupons []CartCoupon `json:"coupons"`
	// Whether the buyer agreed to marketing e-mails, in this cart or at its checkout.
	AcceptsMarketing bool `json:"acceptsMarketing"`
	// Code of the referrer.
	ReferrerCode *string `json:"referrerCode"`
	// The address of the `customerAddressId` in the summary's query, else that from `PATCH /customer/cart` or from the last
	// checkout. A `countryCode` in the query changes the totals only.
	ShippingAddress *store.Address `json:"shippingAddress"`
	//
	BillingAddress *store.Address `json:"billingAddress"`
	// The method from the summary's query, from `PATCH /customer/cart` or from the last checkout. Null means shipping is
	// not in the totals.
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// The buyer's note to the store. Null means none yet.
	Notes *string `json:"notes"`
	// Custom fields of the order that were set so far.
	CustomFields []store.CustomField `json:"customFields"`
	// URL to which the checkout page sends the buyer when the order is placed. Null means none is set.
	ReturnURL *string `json:"returnUrl"`
	// URL to which the checkout page sends the buyer to change the cart. Null means none is set.
	CancelURL *string `json:"cancelUrl"`
	// Sum of the lines before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// All discounts, as a positive amount.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping after its discounts.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// All taxes, including the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Total of the order; the `expectedGrandTotal` of the checkout.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Whether the prices shown to the buyer include tax; a setting of the store.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	// Sum of the lines before discounts, as shown to the buyer.
	ShownSubtotal store.Decimal `json:"shownSubtotal"`
	// The discounts of the lines, as shown to the buyer.
	ShownDiscountTotal store.Decimal `json:"shownDiscountTotal"`
	// Shipping after its discounts, as shown to the buyer.
	ShownShippingTotal store.Decimal `json:"shownShippingTotal"`
	// Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who does not pay the
	// tax that prices include.
	ShownTaxTotal store.Decimal `json:"shownTaxTotal"`
	// Amount that is paid at checkout, with stored value or otherwise: `grandTotal`. Lines in a trial cost nothing today
	// and are only in `recurring`.
	AmountDueToday store.Decimal `json:"amountDueToday"`
	// Whether the customer pays with store credit, up to its balance. Always false for a guest. A checkout through a
	// checkout link without the customer's login uses no store credit.
	UseStoreCredit bool `json:"useStoreCredit"`
	// Stored value that pays the order, in the order in which it pays. Empty means that no stored value pays. Until the
	// checkout the amounts can fall, because nothing is held.
	Tenders []CartTender `json:"tenders"`
	// Part of `grandTotal` that stored value does not pay; the `expectedAmountDue` of the checkout. If it is 0, the
	// checkout needs no `payment`, unless the cart has a plan. A provider with a minimum amount may charge more, and the
	// last of `tenders` then pays less.
	AmountDue store.Decimal `json:"amountDue"`
	// Sum of `recurring`, including tax and shipping; zero without subscriptions. Of little use if the plans have different
	// intervals: show `recurring` instead.
	RecurringTotal store.Decimal `json:"recurringTotal"`
	// Later charges, one entry for each plan in the cart: each plan becomes a subscription. Empty without subscriptions.
	Recurring []CartRecurring `json:"recurring"`
	// True until the destination is known.
	TaxIsEstimated bool `json:"taxIsEstimated"`
	// Sum of the quantities of all lines, with UNAVAILABLE ones.
	ItemCount int64 `json:"itemCount"`
	// Whether any line has to be shipped.
	RequiresShipping bool `json:"requiresShipping"`
	// Problems that prevent checkout, and changes that the buyer should see. Can be empty.
	Problems []CartProblem `json:"problems"`
	// The order that the cart became.
	ConvertedOrderID *int64 `json:"convertedOrderId"`
	// The order that a CHECKING_OUT cart will become. While its payment waits for the buyer, `GET /customer/order` with
	// this id returns the `nextAction`. Null in other statuses.
	CheckoutOrderID *int64 `json:"checkoutOrderId"`
	// The payment of the cart's last checkout, if it failed, expired or was canceled; the next checkout clears it. Null
	// means no payment has failed since.
	LastPayment *CartLastPayment `json:"lastPayment"`
	// Time until which stock is reserved for the cart, if the store reserves stock in carts; each change of the cart renews
	// the reservation. Null means nothing is reserved: the items may sell out before checkout.
	ReservedUntil *time.Time `json:"reservedUntil"`
	// When the cart expires if it is not used.
	ExpiresOn time.Time `json:"expiresOn"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CartCheckout: The data to place the order. Give each address once: as an address or by the id of one of the
// customer's own; the billing address also by `billingSameAsShipping`. A cart that is not shipped needs no shipping
// address and method; the billing address is always required. Omitted fields are taken from the cart, as `PATCH
// /customer/cart` or the last checkout set them, except fields that are `masked` for the caller: send those again.
type CartCheckout struct {
	//
	CartID int64 `json:"cartId"`
	// The cart's version.
	Version *int64 `json:"version,omitzero"`
	// The total that the buyer agreed to, from the summary for the same destination and shipping method.
	ExpectedGrandTotal store.Decimal `json:"expectedGrandTotal"`
	// The part of the total that stored value does not pay: the `amountDue` of the summary for the same destination and
	// shipping method. Required if stored value pays or could pay a part.
	ExpectedAmountDue *store.Decimal `json:"expectedAmountDue,omitzero"`
	// Required for guests; the default is the cart's. For a customer, the account's address is used.
	Email *string `json:"email,omitzero"`
	//
	ShippingAddress *store.AddressInput `json:"shippingAddress,omitzero"`
	// One of the customer's saved addresses.
	ShippingAddressID *int64 `json:"shippingAddressId,omitzero"`
	//
	BillingAddress *store.AddressInput `json:"billingAddress,omitzero"`
	// One of the customer's saved addresses.
	BillingAddressID *int64 `json:"billingAddressId,omitzero"`
	// Bill to the shipping address.
	BillingSameAsShipping *bool `json:"billingSameAsShipping,omitzero"`
	//
	ShippingMethodID *int64 `json:"shippingMethodId,omitzero"`
	//
	Payment *CheckoutPayment `json:"payment,omitzero"`
	// Required, and only allowed, if the cart has a subscription.
	SubscriptionConsent *SubscriptionConsentInput `json:"subscriptionConsent,omitzero"`
	// Must be true if the store has terms.
	AcceptTerms *bool `json:"acceptTerms,omitzero"`
	// Whether the buyer agrees to marketing e-mails; the default is the cart's value. True is stored with the order, and
	// with the customer if there is one; false does not withdraw a consent that a customer gave elsewhere.
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	// Language of the order: of its names, mails and documents. Absent means the language of the cart; 422 `invalid_value`
	// for an unknown language.
	LanguageCode *string `json:"languageCode,omitzero"`
	// Code of the referrer; the default is the cart's.
	ReferrerCode *string `json:"referrerCode,omitzero"`
	// The buyer's note to the store.
	Notes *string `json:"notes,omitzero"`
	// The store's custom fields for an order.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
}

// CartCoupon: A coupon of a cart.
type CartCoupon struct {
	// The code as the store writes it; the name for an automatic discount.
	Code string `json:"code"`
	// The coupon's discount on the current cart, net of tax; zero while the coupon does not apply.
	DiscountAmount store.Decimal `json:"discountAmount"`
	// The coupon's discount on the current cart, as shown to the buyer.
	ShownDiscountAmount store.Decimal `json:"shownDiscountAmount"`
	// Why the coupon does not apply now, or its benefit; in the cart's language.
	Message *string `json:"message"`
}

// CartCouponCreate: A coupon to apply.
type CartCouponCreate struct {
	// The coupon code (case-insensitive).
	Code string `json:"code"`
	// The cart's version; a stale version returns 409 `version_conflict`.
	Version *int64 `json:"version,omitzero"`
}

// CartGiftCardCreate: A gift card with which the buyer pays.
type CartGiftCardCreate struct {
	// The code of the gift card.
	Code string `json:"code"`
	// The cart's version; a stale version returns 409 `version_conflict`.
	Version *int64 `json:"version,omitzero"`
}

// CartItem: A line of a cart.
type CartItem struct {
	//
	CartItemID int64 `json:"cartItemId"`
	//
	VariantID int64 `json:"variantId"`
	//
	ProductID int64 `json:"productId"`
	// The product's slug, for a link.
	Slug string `json:"slug"`
	//
	SKU string `json:"sku"`
	// Name of the product, and of the variant if the product has several.
	Name string `json:"name"`
	// First picture of the variant or product. Null means none.
	MediaURL *string `json:"mediaUrl"`
	//
	Quantity int64 `json:"quantity"`
	// Price of one unit in all deliveries that the line pays for, as shown to the buyer.
	UnitPrice store.Decimal `json:"unitPrice"`
	// Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty if
	// the line pays for at most one delivery.
	DeliveryPrices []store.Decimal `json:"deliveryPrices"`
	// Original price for comparison. Null means the price is not reduced.
	CompareAtPrice *store.Decimal `json:"compareAtPrice"`
	// Amount before discounts, net of tax.
	LineSubtotal store.Decimal `json:"lineSubtotal"`
	// The line's own discounts and its share of the cart's discounts.
	LineDiscount store.Decimal `json:"lineDiscount"`
	// Tax on the line; the buyer pays `lineTotal + lineTax` for it.
	LineTax store.Decimal `json:"lineTax"`
	// Amount after all discounts, net of tax.
	LineTotal store.Decimal `json:"lineTotal"`
	// Null means a one-time purchase.
	SubscriptionPlanID *int64 `json:"subscriptionPlanId"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// To whom the codes of the line's gift cards are mailed. Null means to the buyer as soon as the order is paid, or that
	// the line buys no gift card.
	GiftCard *store.GiftCardDelivery `json:"giftCard"`
	// INSUFFICIENT: fewer than `quantity` units can be ordered. UNAVAILABLE: no longer sold. Both prevent checkout.
	Availability string `json:"availability"`
	// Units that this line can have now, next to the other lines of the same variant. Null means stock is not tracked.
	AvailableQuantity *int64 `json:"availableQuantity"`
	// The unit price that the buyer last saw, if it has changed since; null otherwise.
	PriceChangedFrom *store.Decimal `json:"priceChangedFrom"`
	// `unitPrice` times `quantity`: before discounts, as shown to the buyer; zero if the variant is no longer sold.
	ShownSubtotal store.Decimal `json:"shownSubtotal"`
	// `lineDiscount`, as shown to the buyer.
	ShownDiscount store.Decimal `json:"shownDiscount"`
	// `shownSubtotal − shownDiscount`.
	ShownTotal store.Decimal `json:"shownTotal"`
	// First picture of the variant or product. Null means none.
	Image *StorefrontImage `json:"image"`
	// One value for each of the product's options.
	OptionValues []store.VariantOptionValue `json:"optionValues"`
	// The plan of `subscriptionPlanId`. Null means the line is a one-time purchase, or the variant is no longer sold with
	// the plan.
	Plan *StorefrontSubscriptionPlan `json:"plan"`
	// Minimum quantity of the line.
	MinQuantity int64 `json:"minQuantity"`
	// Maximum quantity of the line. Null means only stock limits it.
	MaxQuantity *int64 `json:"maxQuantity"`
	// The quantity must be `minQuantity` plus a multiple of this step.
	QuantityStep int64 `json:"quantityStep"`
}

// CartItemCreate: An item to add to the cart; exactly one of `variantId` and `sku`.
type CartItemCreate struct {
	//
	VariantID *int64 `json:"variantId,omitzero"`
	//
	SKU *string `json:"sku,omitzero"`
	//
	Quantity int64 `json:"quantity"`
	// Null or absent means buy once.
	SubscriptionPlanID store.Nullable[int64] `json:"subscriptionPlanId,omitzero"`
	// The store's custom fields for a line, such as an engraving.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// To whom the codes of gift cards are mailed. Only for products with the type GIFT_CARD. Null or absent means to the
	// buyer as soon as the order is paid.
	GiftCard store.Nullable[GiftCardDeliveryInput] `json:"giftCard,omitzero"`
	// Currency of a new cart; the default is the store's default currency.
	CurrencyCode *string `json:"currencyCode,omitzero"`
	// Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of the cart.
	LanguageCode *string `json:"languageCode,omitzero"`
	// Code of the referrer; stored with the cart as sent, and with its order if the code counts. An unknown code credits no
	// referrer. The buyer's own code, an inactive code, and a code older than the `attributionDays` of the commission
	// provider do not count: then the referrer of the customer is credited.
	ReferrerCode *string `json:"referrerCode,omitzero"`
}

// CartItemUpdate: Changes to a line of the cart.
type CartItemUpdate struct {
	//
	CartItemID int64 `json:"cartItemId"`
	//
	Quantity *int64 `json:"quantity,omitzero"`
	// Null means buy once.
	SubscriptionPlanID store.Nullable[int64] `json:"subscriptionPlanId,omitzero"`
	// Replaces all custom fields of the line.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Replaces the recipient and the time of delivery of the line's gift cards. Null means to the buyer as soon as the
	// order is paid.
	GiftCard store.Nullable[GiftCardDeliveryInput] `json:"giftCard,omitzero"`
	// The cart's version.
	Version *int64 `json:"version,omitzero"`
}

// CartItemsSet: The new lines of the cart.
type CartItemsSet struct {
	// All lines of the cart.
	Items []CartItemSet `json:"items"`
	// Currency of a new cart; the default is the store's default currency.
	CurrencyCode *string `json:"currencyCode,omitzero"`
	// Language of the cart, as in `PATCH /customer/cart`. Absent keeps the language of the cart.
	LanguageCode *string `json:"languageCode,omitzero"`
	// Code of the referrer. Absent keeps the current code.
	ReferrerCode *string `json:"referrerCode,omitzero"`
	// The cart's version.
	Version *int64 `json:"version,omitzero"`
}

// CartItemSet: A new line of the cart; exactly one of `variantId` and `sku`.
type CartItemSet struct {
	//
	VariantID *int64 `json:"variantId,omitzero"`
	//
	SKU *string `json:"sku,omitzero"`
	//
	Quantity int64 `json:"quantity"`
	// Null or absent means buy once.
	SubscriptionPlanID store.Nullable[int64] `json:"subscriptionPlanId,omitzero"`
	// The store's custom fields for a line, such as an engraving.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// To whom the codes of gift cards are mailed. Only for products with the type GIFT_CARD. Null or absent means to the
	// buyer as soon as the order is paid.
	GiftCard store.Nullable[GiftCardDeliveryInput] `json:"giftCard,omitzero"`
}

// CartLastPayment: A payment that ended without an order.
type CartLastPayment struct {
	//
	Status store.PaymentTransactionStatus `json:"status"`
	// Why the payment failed. Null means the provider gave no reason.
	Code *store.DeclineCode `json:"code"`
	// The reason, as text for the buyer.
	Message string `json:"message"`
}

// CartProblem: A problem or change that the buyer should see.
type CartProblem struct {
	// Machine-readable code. `price_changed` and `quantity_reduced` are only notices: the price has changed since the line
	// was added, or a merge of two carts reduced the quantity. All other codes prevent the order until the problem is
	// fixed. Only the checkout checks who may order. `quantity_not_allowed`: below the minimum of the product, above its
	// maximum, or between its steps. `unavailable`: no longer sold. `custom_field_required`: the line lacks a custom field
	// that the store requires. `custom_field_invalid`: a custom field of the line has another type than the store defines,
	// or no value of that type. `min_order_amount`: the goods after discounts cost less than this buyer's minimum order
	// amount.
	Code string `json:"code"`
	// The affected line. Null means the whole cart.
	CartItemID *int64 `json:"cartItemId"`
	// Message for the buyer.
	Message string `json:"message"`
	// For `coupon_not_applicable` and `coupon_exhausted`: the coupon and the reason. Null for other codes.
	Coupon *store.CouponRefusal `json:"coupon"`
}

// CartRecurring: The price and date of later charges for the lines of one plan. Amounts are net of tax except
// `taxTotal`, `grandTotal` and `regularGrandTotal`; a renewal is priced when it is charged, by these rules.
type CartRecurring struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name.
	SubscriptionPlanName string `json:"subscriptionPlanName"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Interval between renewals, as a number of `intervalUnit`.
	IntervalCount int64 `json:"intervalCount"`
	// Days before the first charge; 0 means the first charge is in today's total.
	TrialDays int64 `json:"trialDays"`
	// Number of deliveries that each charge pays for.
	PrepaidCycles int64 `json:"prepaidCycles"`
	// Cycles before the subscription can be canceled. Null means no minimum.
	MinCycles *int64 `json:"minCycles"`
	// Cycles after which the subscription ends. Null means it has no end.
	MaxCycles *int64 `json:"maxCycles"`
	// Date of the next charge if the order is placed today, in the store's time zone. Null means today's charge is the only
	// one.
	NextProcessingDate *store.Date `json:"nextProcessingDate"`
	// Sum of the lines before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// All discounts, as a positive amount.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping after its discounts.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// All taxes, including the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Total of the next charge.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Total of a charge after introductory prices and coupons for the first cycles have ended.
	RegularGrandTotal store.Decimal `json:"regularGrandTotal"`
}

// CartTender: Stored value that pays a part of the cart's order.
type CartTender struct {
	//
	Type store.TenderType `json:"type"`
	// Null means store credit.
	GiftCardID *int64 `json:"giftCardId"`
	// The last four characters of the gift card's code. Null means store credit.
	LastFour *string `json:"lastFour"`
	// The part of the total that it pays; zero if nothing is left to pay or no value is available.
	Amount store.Decimal `json:"amount"`
}

// CartUpdate: The buyer's details and choices.
type CartUpdate struct {
	// A guest's e-mail address; for a customer, the account's address is used.
	Email store.Nullable[string] `json:"email,omitzero"`
	// Address to ship to.
	ShippingAddress store.Nullable[store.AddressInput] `json:"shippingAddress,omitzero"`
	// Address to bill to.
	BillingAddress store.Nullable[store.AddressInput] `json:"billingAddress,omitzero"`
	// Method of shipping. Null means shipping is not in the totals.
	ShippingMethodID store.Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Language of the buyer. Instead of a language that the store does not have, the closest of its languages applies, such
	// as `de` for `de-AT`, else its default. 422 `invalid_value` for an unknown language. Null means the language of the
	// customer's profile, else the store's default.
	LanguageCode store.Nullable[string] `json:"languageCode,omitzero"`
	// Code of the referrer. Null means no referrer.
	ReferrerCode store.Nullable[string] `json:"referrerCode,omitzero"`
	// The buyer's note to the store.
	Notes store.Nullable[string] `json:"notes,omitzero"`
	// Whether the buyer agrees to marketing e-mails: ask the buyer, and never assume consent. True is stored with the
	// resulting order, and with the customer if there is one; false does not withdraw a consent that a customer gave
	// elsewhere (`PATCH /customer/user` does).
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	// The store's custom fields for an order; replaces all of them. Required fields can follow until the checkout.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	// Whether the customer pays with store credit, up to its balance. True requires the customer's login.
	UseStoreCredit *bool `json:"useStoreCredit,omitzero"`
	// The cart's version.
	Version *int64 `json:"version,omitzero"`
}

// CheckoutLink: A checkout page for a cart.
type CheckoutLink struct {
	// Open it in the buyer's browser. The URL is a secret: its holder can read the cart, including data entered before, and
	// pay for it. Only the page itself can read the data that the buyer enters on it.
	URL string `json:"url"`
	// When the link expires, unless the cart becomes an order before.
	ExpiresOn time.Time `json:"expiresOn"`
}

// CheckoutSession: The session of one page that opened a checkout link.
type CheckoutSession struct {
	// Send it as X-Cart-Token, instead of the link's token. The token is a secret of this page: no other caller can read
	// the data that the buyer enters with it.
	Token string `json:"token"`
	// When the session expires.
	ExpiresOn time.Time `json:"expiresOn"`
}

// CheckoutLinkCreate: URLs to which the page sends the buyer.
type CheckoutLinkCreate struct {
	// URL to which the buyer is sent when the order is placed. Absent means a page of this service.
	ReturnURL *string `json:"returnUrl,omitzero"`
	// URL to which the buyer is sent to change the cart. Absent means none.
	CancelURL *string `json:"cancelUrl,omitzero"`
}

// CheckoutPayment: The payment; at most one of `customerPaymentMethodId` and `paymentToken`, none for a provider that
// needs none (offline, crypto link).
type CheckoutPayment struct {
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	// One of the customer's saved payment methods.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
	// Token from the provider's own form; never a card number.
	PaymentToken *string `json:"paymentToken,omitzero"`
	// Save the payment method for the customer. A cart with a subscription always saves it, as its consent says; guests
	// cannot save one.
	SavePaymentMethod *bool `json:"savePaymentMethod,omitzero"`
	// URL to which the bank's or wallet's page of `nextAction` sends the buyer back; the default is the storefront. It must
	// be at the domain that the store has verified, at one of its `allowedOrigins`, or the service's own page for the store
	// that the buyer is on. Read the order's state there: reaching the URL proves nothing.
	ReturnURL *string `json:"returnUrl,omitzero"`
}

// CheckoutPaymentMethod: A payment provider that accepts this cart.
type CheckoutPaymentMethod struct {
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	//
	ProviderCode store.PaymentProviderCode `json:"providerCode"`
	// Name to show to the buyer.
	DisplayName string `json:"displayName"`
	// Whether to preselect the provider.
	IsDefault bool `json:"isDefault"`
	// False means no money moves.
	Livemode bool `json:"livemode"`
	// The payment types that the provider supports.
	PaymentTypes []store.PaymentType `json:"paymentTypes"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Smallest amount that the provider accepts.
	MinAmount *store.Decimal `json:"minAmount"`
	// Largest amount that the provider accepts.
	MaxAmount *store.Decimal `json:"maxAmount"`
	// Whether the provider supports `savePaymentMethod`.
	SupportsSavedMethods bool `json:"supportsSavedMethods"`
	//
	PublicConfig map[string]string `json:"publicConfig"`
	// The customer's active saved payment methods with this provider, the default one first; empty for guests.
	SavedPaymentMethods []store.PublicCustomerPaymentMethod `json:"savedPaymentMethods"`
}

// CheckoutPaymentMethodList: The payment methods for the cart.
type CheckoutPaymentMethodList struct {
	// The checkout payment methods.
	Items []CheckoutPaymentMethod `json:"items"`
}

// CheckoutResult: The placed order, and the buyer's next action.
type CheckoutResult struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// The order number as shown to buyers, with the store's prefix.
	OrderName string `json:"orderName"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	// Null means the buyer has nothing left to do.
	NextAction *PaymentNextAction `json:"nextAction"`
}

// CheckoutShippingMethod: A shipping method with its price for this cart.
type CheckoutShippingMethod struct {
	//
	ShippingMethodID int64 `json:"shippingMethodId"`
	// The method's name, as shown to buyers.
	Name string `json:"name"`
	// Name of the carrier. Null means the method names none.
	CarrierName *string `json:"carrierName"`
	// The carrier's code for the service.
	ServiceCode *string `json:"serviceCode"`
	// The shipping charge for this cart, after coupons on shipping; zero if shipping is free.
	Price store.Decimal `json:"price"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether `price` includes tax.
	TaxIncluded bool `json:"taxIncluded"`
	// Minimum number of days from shipping to delivery. Null means unknown.
	EstimatedMinDays *int64 `json:"estimatedMinDays"`
	// Maximum number of days from shipping to delivery. Null means unknown.
	EstimatedMaxDays *int64 `json:"estimatedMaxDays"`
	// The subtotal from which shipping is free. Null means never.
	FreeOverSubtotal *store.Decimal `json:"freeOverSubtotal"`
}

// CheckoutShippingMethodList: The shipping methods for the cart.
type CheckoutShippingMethodList struct {
	// The checkout shipping methods.
	Items []CheckoutShippingMethod `json:"items"`
}

// CommissionSsoUrl: A single-use link to the commission provider.
type CommissionSsoUrl struct {
	// Open the URL in the customer's browser, once.
	URL string `json:"url"`
	// When the link expires.
	ExpiresOn time.Time `json:"expiresOn"`
}

// CryptoPaymentLink: A page on which the buyer can pay the order with cryptocurrency.
type CryptoPaymentLink struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	// URL of the payment page.
	URL string `json:"url"`
	// The amount to pay, in the order's currency.
	Amount store.Decimal `json:"amount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// When the link was created.
	CreatedOn time.Time `json:"createdOn"`
	// When the link expires.
	ExpiresOn time.Time `json:"expiresOn"`
}

// CryptoPaymentLinkCreate: The order to pay, and the provider; exactly one of `orderId` and `orderNumber`.
type CryptoPaymentLinkCreate struct {
	//
	OrderID *int64 `json:"orderId,omitzero"`
	//
	OrderNumber *int64 `json:"orderNumber,omitzero"`
	// A crypto provider of the store; the default is its best one.
	PaymentProviderID *int64 `json:"paymentProviderId,omitzero"`
	// URL to which the page sends the buyer back; the default is the storefront. It must be at the domain that the store
	// has verified, or at one of its `allowedOrigins`.
	ReturnURL *string `json:"returnUrl,omitzero"`
}

// CustomerAddressCreate: An address to save.
type CustomerAddressCreate struct {
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
	// Required if the country has states.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Required if the country has postal codes.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode string `json:"countryCode"`
	// Phone number for deliveries. Null means none.
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// Whether to make it the default address.
	IsDefault *bool `json:"isDefault,omitzero"`
}

// CustomerAddressSetDefault: The address to make the default.
type CustomerAddressSetDefault struct {
	//
	CustomerAddressID int64 `json:"customerAddressId"`
}

// CustomerAddressUpdate: Changes to a saved address. Another operation sets the default.
type CustomerAddressUpdate struct {
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
	// State or province, preferably the subdivision part of its ISO 3166-2 code (`BE` for Berlin); `""` where the country
	// has none.
	StateProvince *string `json:"stateProvince,omitzero"`
	// Postal code; `""` where the country has none.
	PostalCode *string `json:"postalCode,omitzero"`
	//
	CountryCode *string `json:"countryCode,omitzero"`
	// Phone number for deliveries. Null means none.
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
}

// CustomerDelete: Confirmation that the caller wants to be deleted.
type CustomerDelete struct {
	// The caller's current password.
	CurrentPassword string `json:"currentPassword"`
	// The reason, if the customer gives one.
	Reason store.Nullable[string] `json:"reason,omitzero"`
	// true means that the customer gives up their store credit in every currency. Default false.
	ForfeitStoreCredit *bool `json:"forfeitStoreCredit,omitzero"`
}

// CustomerEmailChangeCommit: The pin for the requested e-mail address.
type CustomerEmailChangeCommit struct {
	// The pin that was mailed to the new address.
	Pin string `json:"pin"`
}

// CustomerEmailChangeRequest: Request to change the e-mail address.
type CustomerEmailChangeRequest struct {
	//
	NewEmail string `json:"newEmail"`
	// The caller's current password.
	CurrentPassword string `json:"currentPassword"`
}

// CustomerLogin: The tokens of a session and its customer.
type CustomerLogin struct {
	// Send it as `Authorization: Bearer`.
	AccessToken string `json:"accessToken"`
	// When the access token expires.
	ExpiresOn time.Time `json:"expiresOn"`
	// Exchange it with `POST /customer/store/refresh` before it expires.
	RefreshToken string `json:"refreshToken"`
	// When the refresh token expires.
	RefreshExpiresOn time.Time `json:"refreshExpiresOn"`
	//
	Customer CustomerProfile `json:"customer"`
}

// CustomerLoginRefresh: A refresh token to exchange.
type CustomerLoginRefresh struct {
	// The newest refresh token of the session.
	RefreshToken string `json:"refreshToken"`
}

// CustomerLoginRequest: A login with e-mail and password.
type CustomerLoginRequest struct {
	//
	Email string `json:"email"`
	// The password. It is never logged or returned.
	Password string `json:"password"`
}

// CustomerOrder: A whole order as its buyer may see it: the fields of PublicOrderListItem and more details. `unitPrice`
// is as shown to the buyer; all other amounts are net of tax, except the fields named tax, `grandTotal`, `paid`,
// `refunded`, `due` and the amounts of payments. `grandTotal = subtotal − discountTotal + shippingTotal + taxTotal`,
// and `grandTotal = shownSubtotal − shownDiscountTotal + shownShippingTotal + shownTaxTotal`. The amounts named
// `shown` are as the cart showed them; a later change of the store's settings does not change them.
type CustomerOrder struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// The order number as shown to buyers, with the store's prefix.
	OrderName string `json:"orderName"`
	// The fields of the order that this caller may not read, because the buyer entered them through a checkout link in
	// another session. Addresses and texts are null or empty, the e-mail address is `masked@email.invalid`, and payments
	// have no brand and no last four digits. `POST /customer/order/open` returns a token that reads the whole order. Empty
	// when the caller may read the whole order.
	Masked []MaskedPart `json:"masked"`
	// When the order was placed.
	OrderDate time.Time `json:"orderDate"`
	// When the order was first both paid and fulfilled.
	CompletedOn *time.Time `json:"completedOn"`
	// When the order was canceled or voided.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	Status store.OrderState `json:"status"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Language of the order's names, mails and documents. The names stay as they were bought. Null means an order from
	// before languages were recorded: its names are in the language of the catalog.
	LanguageCode *string `json:"languageCode"`
	// Sum of the lines before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// All discounts, as a positive amount.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping after its discounts.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// All taxes, including the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Total of the order.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Whether the prices shown to the buyer included tax when the order was placed.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	// Sum of the lines before discounts, as shown to the buyer.
	ShownSubtotal store.Decimal `json:"shownSubtotal"`
	// The discounts of the lines, as shown to the buyer.
	ShownDiscountTotal store.Decimal `json:"shownDiscountTotal"`
	// Shipping after its discounts, as shown to the buyer.
	ShownShippingTotal store.Decimal `json:"shownShippingTotal"`
	// Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who did not pay the
	// tax that prices include.
	ShownTaxTotal store.Decimal `json:"shownTaxTotal"`
	// The captured amount.
	Paid store.Decimal `json:"paid"`
	// The refunded amount, including refunds in progress.
	Refunded store.Decimal `json:"refunded"`
	// The amount that is still to be captured.
	Due store.Decimal `json:"due"`
	// Number of the order that this order replaces.
	ReplacedOrderNumber *int64 `json:"replacedOrderNumber"`
	// Number of the order that replaces this order.
	ReplacementOrderNumber *int64 `json:"replacementOrderNumber"`
	// Sum of the quantities.
	ItemCount int64 `json:"itemCount"`
	// The lines, in the order of the cart.
	Items []CustomerOrderLine `json:"items"`
	//
	Email string `json:"email"`
	// Null if nothing is shipped.
	ShippingAddress *store.Address `json:"shippingAddress"`
	//
	BillingAddress *store.Address `json:"billingAddress"`
	//
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// Name of the shipping method when the order was placed.
	ShippingMethodName *string `json:"shippingMethodName"`
	// The coupons that gave a discount.
	Coupons []CustomerOrderCoupon `json:"coupons"`
	// The order's tax by name and rate; the amounts add up to `taxTotal`.
	Taxes []store.OrderTax `json:"taxes"`
	// The payments, oldest first, including declined attempts.
	Payments []CustomerOrderPayment `json:"payments"`
	// The buyer's next step for the payment. Null means nothing is left to do.
	NextAction *PaymentNextAction `json:"nextAction"`
	// The refunds of the order.
	Refunds []store.PublicRefund `json:"refunds"`
	// The parcels of the order.
	Shipments []store.PublicShipment `json:"shipments"`
	// The invoices and credit notes of the order, oldest first. Empty before the first one is issued, while `masked` is not
	// empty, and for a caller who reads a customer's order by a checkout link without their login.
	Invoices []CustomerOrderInvoice `json:"invoices"`
	// Ids of the subscriptions that the order started or renewed.
	SubscriptionIDs []int64 `json:"subscriptionIds"`
	// Code of the buyer's referrer. Null means there was none.
	ReferrerCode *string `json:"referrerCode"`
	// The buyer's note to the store.
	Notes *string `json:"notes"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// When the order was created.
	CreatedOn time.Time `json:"createdOn"`
	// When the order last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
}

// CustomerOrderCoupon: A coupon used on an order.
type CustomerOrderCoupon struct {
	// Null means an automatic discount.
	Code *string `json:"code"`
	// The coupon's name when the order was placed.
	Name string `json:"name"`
	// The discount of the coupon.
	DiscountAmount store.Decimal `json:"discountAmount"`
	// The discount of the coupon, as shown to the buyer.
	ShownDiscountAmount store.Decimal `json:"shownDiscountAmount"`
}

// CustomerOrderInvoice: A numbered document of an order, in the order's currency. `GET /customer/order/pdf` prints it.
type CustomerOrderInvoice struct {
	//
	InvoiceID int64 `json:"invoiceId"`
	//
	Type store.InvoiceType `json:"type"`
	// The printed number: the store's prefix and the number, with `CN-` in front on credit notes.
	Number string `json:"number"`
	// Total of the document, including tax; of a credit note, the credited amount.
	Total store.Decimal `json:"total"`
	// When the document was issued.
	IssuedOn time.Time `json:"issuedOn"`
}

// CustomerOrderLine: A line of an order, with the fields of PublicOrderLine.
type CustomerOrderLine struct {
	//
	LineItemID string `json:"lineItemId"`
	// Null means the variant no longer exists.
	VariantID *int64 `json:"variantId"`
	// Null means the product no longer exists.
	ProductID *int64 `json:"productId"`
	//
	ProductType store.ProductType `json:"productType"`
	//
	SKU string `json:"sku"`
	// Name when the order was placed.
	Name string `json:"name"`
	// First picture of the variant or product. Null means none.
	MediaURL *string `json:"mediaUrl"`
	//
	Quantity int64 `json:"quantity"`
	// Price of one unit in all deliveries that the line pays for, before discounts, as shown to the buyer.
	UnitPrice store.Decimal `json:"unitPrice"`
	// Price of one unit in each delivery that the line pays for, as shown to the buyer; `unitPrice` is their sum. Empty if
	// the line pays for at most one delivery.
	DeliveryPrices []store.Decimal `json:"deliveryPrices"`
	// The line's own discounts and its share of the order's discounts.
	LineDiscount store.Decimal `json:"lineDiscount"`
	// Tax on the line; the buyer paid `lineTotal + lineTax` for it.
	LineTax store.Decimal `json:"lineTax"`
	// Amount after all discounts, net of tax.
	LineTotal store.Decimal `json:"lineTotal"`
	// `unitPrice` times `quantity`: before discounts, as shown to the buyer.
	ShownSubtotal store.Decimal `json:"shownSubtotal"`
	// `lineDiscount`, as shown to the buyer.
	ShownDiscount store.Decimal `json:"shownDiscount"`
	// `shownSubtotal − shownDiscount`.
	ShownTotal store.Decimal `json:"shownTotal"`
	// Units shipped.
	FulfilledQuantity int64 `json:"fulfilledQuantity"`
	// Units refunded.
	RefundedQuantity int64 `json:"refundedQuantity"`
	// Units that will not be shipped.
	CancelledQuantity int64 `json:"cancelledQuantity"`
	// The subscription that the line belongs to.
	SubscriptionID *int64 `json:"subscriptionId"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// To whom the codes of the line's gift cards are mailed. Null means to the buyer as soon as the order is paid, or that
	// the line buys no gift card.
	GiftCard *store.GiftCardDelivery `json:"giftCard"`
}

// CustomerOrderListItem: An order in the buyer's list: the fields of PublicOrderListItem, and its name. `grandTotal =
// subtotal − discountTotal + shippingTotal + taxTotal`, and the lines' `lineTotal` add up to `subtotal −
// discountTotal`.
type CustomerOrderListItem struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// The order number as shown to buyers, with the store's prefix.
	OrderName string `json:"orderName"`
	// When the order was placed; an administrator can change it.
	OrderDate time.Time `json:"orderDate"`
	// When the order was first both paid and fulfilled; it does not change afterwards. Null before.
	CompletedOn *time.Time `json:"completedOn"`
	// When the order was canceled or voided; null otherwise.
	CancelledOn *time.Time `json:"cancelledOn"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Sum of the lines before discounts, net of tax.
	Subtotal store.Decimal `json:"subtotal"`
	// All discounts on the lines and the order, net of tax, as a positive amount.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping after its discounts, net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// All taxes, including the tax on shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// The amount that the customer pays.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Number of the order that this order replaces; null otherwise.
	ReplacedOrderNumber *int64 `json:"replacedOrderNumber"`
	// Sum of the lines' quantities.
	ItemCount int64 `json:"itemCount"`
	// The lines of the order.
	Items []store.PublicOrderLine `json:"items"`
}

// CustomerOrderPage: A page of orders.
type CustomerOrderPage struct {
	// The orders of this page, in the requested order; empty after the last page.
	Items []CustomerOrderListItem `json:"items"`
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
func (p *CustomerOrderPage) PageItems() []CustomerOrderListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *CustomerOrderPage) PageCursor() *string { return p.NextCursor }

// CustomerOrderPayment: A payment as a customer may see it; never a card number, gateway reference or decline detail.
type CustomerOrderPayment struct {
	//
	PaymentID int64 `json:"paymentId"`
	// Display name of the provider; `STORED_VALUE` for stored value, whose kind is in `tender`.
	DisplayName string `json:"displayName"`
	// Null means an offline payment or a payment with stored value.
	PaymentType *store.PaymentType `json:"paymentType"`
	// Brand, as the payment processor reports it.
	Brand *string `json:"brand"`
	// The last four digits of the card or account, or the last four characters of the gift card's code. Null means none.
	LastFour *string `json:"lastFour"`
	//
	Status store.PaymentTransactionStatus `json:"status"`
	// The requested amount.
	Amount store.Decimal `json:"amount"`
	// Authorized amount that is still live and not captured.
	AuthorizedAmount store.Decimal `json:"authorizedAmount"`
	// The captured amount.
	CapturedAmount store.Decimal `json:"capturedAmount"`
	// Sum of the refunds that are completed, pending or processing.
	RefundedAmount store.Decimal `json:"refundedAmount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// When the payment was attempted.
	CreatedOn time.Time `json:"createdOn"`
	// The stored value that pays. Null means another payment.
	Tender *store.PaymentTender `json:"tender"`
	// For a payment that is awaited outside of any gateway: the provider settings that a browser may read, such as
	// `instructions`. Otherwise null.
	PublicConfig map[string]string `json:"publicConfig"`
}

// CustomerPaymentMethodCreate: A payment method to save.
type CustomerPaymentMethodCreate struct {
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	// Token from the provider's own form; never a card number.
	PaymentToken string `json:"paymentToken"`
	// The billing address, one of the customer's own; the provider may check it.
	BillingAddressID *int64 `json:"billingAddressId,omitzero"`
	// Whether to make it the default payment method.
	IsDefault *bool `json:"isDefault,omitzero"`
}

// CustomerPaymentMethodIntent: The data that the provider's own form needs to collect a payment method.
type CustomerPaymentMethodIntent struct {
	//
	PaymentProviderID int64 `json:"paymentProviderId"`
	//
	ProviderCode store.PaymentProviderCode `json:"providerCode"`
	// The payment types that can be saved.
	PaymentTypes []store.PaymentType `json:"paymentTypes"`
	// Secret for the provider's form and this intent only. Null means the provider needs none.
	ClientSecret *string `json:"clientSecret"`
	//
	PublicConfig map[string]string `json:"publicConfig"`
	// When the intent expires. Null means the provider does not report the time.
	ExpiresOn *time.Time `json:"expiresOn"`
}

// CustomerPaymentMethodSetDefault: The payment method to make the default.
type CustomerPaymentMethodSetDefault struct {
	//
	CustomerPaymentMethodID int64 `json:"customerPaymentMethodId"`
}

// CustomerProfile: The customer's own profile in one store: the fields of PublicCustomer and fields that only the
// customer sees.
type CustomerProfile struct {
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Email string `json:"email"`
	// Given name; `""` where none was given.
	FirstName string `json:"firstName"`
	// Family name; `""` where none was given.
	LastName string `json:"lastName"`
	//
	PhoneNumber *string `json:"phoneNumber"`
	// `phoneNumber` as it was entered and in E.164. Null means there is no number.
	Phone store.Nullable[store.Phone] `json:"phone,omitzero"`
	//
	Status store.CustomerStatus `json:"status"`
	// The customer's account type in the store; it determines prices.
	AccountTypeID int64 `json:"accountTypeId"`
	// Display name of that account type, in the customer's language if it has a translation.
	AccountTypeName string `json:"accountTypeName"`
	// Whether the customer has verified the e-mail address.
	EmailVerified bool `json:"emailVerified"`
	// Name of the store's commission provider. Null means the store has none.
	CommissionProviderName *string `json:"commissionProviderName"`
	// The customer's id at that provider (a string, not one of our ids). Null means it is not synced yet, or the store has
	// no provider.
	CommissionProviderID *string `json:"commissionProviderId"`
	// The address of an e-mail change that is not committed yet. Null means no change is pending.
	PendingEmail *string `json:"pendingEmail"`
	// Company that the customer buys for.
	Company *string `json:"company"`
	// VAT or other tax number, printed on invoices.
	TaxNumber *string `json:"taxNumber"`
	// Language of mails and documents. Null means the store's default.
	LanguageCode *string `json:"languageCode"`
	// Whether the customer wants marketing mails.
	AcceptsMarketing bool `json:"acceptsMarketing"`
	// Code of the customer's referrer.
	ReferrerCode *string `json:"referrerCode"`
	//
	DefaultCustomerAddressID *int64 `json:"defaultCustomerAddressId"`
	//
	DefaultCustomerPaymentMethodID *int64 `json:"defaultCustomerPaymentMethodId"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// When the person became a customer of this store.
	CreatedOn time.Time `json:"createdOn"`
	// When the customer last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerProfileUpdate: Changes to the caller's own profile.
type CustomerProfileUpdate struct {
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	//
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// Company that the customer buys for.
	Company store.Nullable[string] `json:"company,omitzero"`
	// VAT or other tax number.
	TaxNumber store.Nullable[string] `json:"taxNumber,omitzero"`
	// Null means the store's default.
	LanguageCode store.Nullable[string] `json:"languageCode,omitzero"`
	// Whether the customer wants marketing mails.
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	// Replaces all custom fields.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// CustomerReturn: A return, as its buyer sees it.
type CustomerReturn struct {
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
	// Lines of the return.
	Lines []CustomerReturnLine `json:"lines"`
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
	// When the first units arrived; null means none has.
	ReceivedOn *time.Time `json:"receivedOn"`
	// When it was completed; null means it is not.
	CompletedOn *time.Time `json:"completedOn"`
	// When it was canceled; null means it is not.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Actions that the buyer can take now. All others return 409 `invalid_state_transition`.
	AllowedActions []CustomerReturnAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerReturnAction: An action that a buyer can take on a return. More values may be added.
type CustomerReturnAction string

// The values of CustomerReturnAction.
const (
	CustomerReturnActionCancel CustomerReturnAction = "CANCEL"
)

// CustomerReturnCancel: The return to cancel.
type CustomerReturnCancel struct {
	//
	ReturnID int64 `json:"returnId"`
	//
	Version *int64 `json:"version,omitzero"`
}

// CustomerReturnCreate: A return to request.
type CustomerReturnCreate struct {
	//
	OrderID int64 `json:"orderId"`
	//
	Kind store.ReturnKind `json:"kind"`
	// Units to return, each line at most once.
	Lines []store.ReturnRequestLine `json:"lines"`
	// Goods that the buyer wants instead, only for the kind EXCHANGE: each variant of a line at most once. Absent or empty
	// leaves the exchange to an agreement of buyer and store.
	ExchangeLines []store.ReturnExchangeRequestLine `json:"exchangeLines,omitzero"`
}

// CustomerReturnLine: The part of a return for one line of its order.
type CustomerReturnLine struct {
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
	// Units that arrived, in any condition.
	ReceivedQuantity int64 `json:"receivedQuantity"`
	// Units that did not arrive.
	MissingQuantity int64 `json:"missingQuantity"`
	// Units of a withdrawal that had not been shipped. They do not come back: the store cancels or refunds them.
	UnshippedQuantity int64 `json:"unshippedQuantity"`
}

// CustomerReturnListItem: A return in a list.
type CustomerReturnListItem struct {
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
	// Requested units of all lines.
	RequestedQuantity int64 `json:"requestedQuantity"`
	// Approved units of all lines.
	ApprovedQuantity int64 `json:"approvedQuantity"`
	// Units of all lines that arrived, in any condition.
	ReceivedQuantity int64 `json:"receivedQuantity"`
	// When the return was requested.
	RequestedOn time.Time `json:"requestedOn"`
	// When it was completed; null means it is not.
	CompletedOn *time.Time `json:"completedOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
}

// CustomerReturnPage: One page of returns, with the cursor of the next page.
type CustomerReturnPage struct {
	// Returns on this page, in the requested order; empty after the last page.
	Items []CustomerReturnListItem `json:"items"`
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
func (p *CustomerReturnPage) PageItems() []CustomerReturnListItem { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *CustomerReturnPage) PageCursor() *string { return p.NextCursor }

// CustomerReturnPreview: The return that a request would lead to, with its money.
type CustomerReturnPreview struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	//
	CurrencyCode string `json:"currencyCode"`
	//
	Kind store.ReturnKind `json:"kind"`
	//
	Status store.ReturnStatus `json:"status"`
	// Reasons why the store can reject the withdrawal.
	Exceeds []store.ReturnObstacle `json:"exceeds"`
	// Lines of the return.
	Lines []store.ReturnPreviewLine `json:"lines"`
	// Price of the units, tax included.
	GoodsTotal store.Decimal `json:"goodsTotal"`
	// Delivery charge, tax included, that the store refunds once the buyer has withdrawn from every unit of the order; 0
	// otherwise. The buyer may have chosen a dearer delivery than the standard one: the store then refunds the standard one
	// only.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Fees of the store's `returnPolicy`.
	Fees []store.ReturnFee `json:"fees"`
	// `goodsTotal` and `shippingTotal` less the fees.
	RefundTotal store.Decimal `json:"refundTotal"`
	// Present price of the goods of `exchangeLines`, tax included; null means that the request names none. The replacement
	// order is priced when it is placed.
	ExchangeTotal *store.Decimal `json:"exchangeTotal"`
	// Amount that the buyer pays: `exchangeTotal` less `refundTotal`; 0 if nothing remains.
	AmountDue store.Decimal `json:"amountDue"`
	// Amount that the buyer gets back: `refundTotal` less `exchangeTotal`; 0 if nothing remains.
	AmountRefunded store.Decimal `json:"amountRefunded"`
	// Last day on which the store can refund a withdrawal; null for other kinds.
	RefundDueOn *store.Date `json:"refundDueOn"`
}

// CustomerSignUp: The data to sign up.
type CustomerSignUp struct {
	//
	Email string `json:"email"`
	// Password of the account. The overview's account policy has the store's minimum length.
	Password string `json:"password"`
	// Given name.
	FirstName *string `json:"firstName,omitzero"`
	// Family name.
	LastName *string `json:"lastName,omitzero"`
	//
	PhoneNumber store.Nullable[string] `json:"phoneNumber,omitzero"`
	// Company that the customer buys for.
	Company store.Nullable[string] `json:"company,omitzero"`
	// VAT or other tax number.
	TaxNumber store.Nullable[string] `json:"taxNumber,omitzero"`
	// Language of mails and documents. Null or absent means the store's default.
	LanguageCode store.Nullable[string] `json:"languageCode,omitzero"`
	// Whether the customer wants marketing mails.
	AcceptsMarketing *bool `json:"acceptsMarketing,omitzero"`
	// Must be true if the store has terms.
	AcceptTerms *bool `json:"acceptTerms,omitzero"`
	// Code of the customer's referrer.
	ReferrerCode store.Nullable[string] `json:"referrerCode,omitzero"`
	// The store's custom fields for a customer.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
}

// CustomerStoreCredit: Store credit of the customer in one currency.
type CustomerStoreCredit struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// The store credit, including the part that orders hold.
	Balance store.Decimal `json:"balance"`
	// Part of the balance that orders hold.
	HeldAmount store.Decimal `json:"heldAmount"`
	// Part of the balance that can pay another order.
	AvailableAmount store.Decimal `json:"availableAmount"`
}

// CustomerStoreCreditList: The customer's store credit.
type CustomerStoreCreditList struct {
	// The accounts, sorted by currency.
	Items []CustomerStoreCredit `json:"items"`
}

// CustomerSubscription: A subscription as its customer sees it: the fields of PublicSubscriptionSnapshot and more
// details. Money is in `currencyCode`.
type CustomerSubscription struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	StoreCustomerID int64 `json:"storeCustomerId"`
	//
	Status store.SubscriptionStatus `json:"status"`
	// Date of the next renewal, in the store's time zone. Null means none is scheduled.
	NextProcessingDate *store.Date `json:"nextProcessingDate"`
	// Time until which the next renewal can still be changed, skipped or paused. Null means none is scheduled.
	ChangesUntil *time.Time `json:"changesUntil"`
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name.
	SubscriptionPlanName string `json:"subscriptionPlanName"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Interval between renewals, as a number of `intervalUnit`.
	IntervalCount int64 `json:"intervalCount"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The live lines.
	Items []CustomerSubscriptionItem `json:"items"`
	// Null if nothing is shipped.
	ShippingAddressID *int64 `json:"shippingAddressId"`
	// Null means the shipping address.
	BillingAddressID *int64 `json:"billingAddressId"`
	// Null means none is left; set another payment method before the next renewal.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId"`
	// Whether the customer's store credit pays as much of each renewal as it can before the payment method is charged. Only
	// store credit in `currencyCode` pays. False for a new subscription.
	UseStoreCredit bool `json:"useStoreCredit"`
	//
	ShippingMethodID *int64 `json:"shippingMethodId"`
	// The coupons that apply to upcoming renewals.
	Coupons []CustomerSubscriptionCoupon `json:"coupons"`
	// Number of the last processed cycle; the first order is 1, of a trial 0.
	CycleNumber int64 `json:"cycleNumber"`
	// When a renewal was last charged; null before the first.
	LastProcessedOn *time.Time `json:"lastProcessedOn"`
	//
	LastOrderID *int64 `json:"lastOrderId"`
	// Date on which the subscription resumes automatically. Null if it is not paused or the pause has no end.
	PausedUntil *store.Date `json:"pausedUntil"`
	// Why the subscription is paused, as entered. Null if it is not paused.
	PauseReason *string `json:"pauseReason"`
	// Number of deliveries that a charge has paid for and that were not sent yet. A paused subscription sends them after
	// the pause. A CANCELLED subscription sends none of them.
	PrepaidDeliveriesLeft int64 `json:"prepaidDeliveriesLeft"`
	// When the subscription was canceled. Null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Same as in PublicSubscriptionSnapshot.
	CancelReason *string `json:"cancelReason"`
	// Whether the subscription will be canceled on the next processing date instead of renewed.
	CancelAtPeriodEnd bool `json:"cancelAtPeriodEnd"`
	//
	DunningState store.DunningState `json:"dunningState"`
	// Failed attempts for the current cycle.
	FailedAttempts int64 `json:"failedAttempts"`
	// When a failed charge is retried. Null means it is not retried.
	NextRetryOn *time.Time `json:"nextRetryOn"`
	// Why the last attempt failed. Null after a success.
	LastFailureCode *string `json:"lastFailureCode"`
	// How the failed renewal can succeed. Null after a success.
	LastFailureClass *store.SubscriptionFailureClass `json:"lastFailureClass"`
	//
	ReplacedBySubscriptionID *int64 `json:"replacedBySubscriptionId"`
	//
	ReplacesSubscriptionID *int64 `json:"replacesSubscriptionId"`
	// The next renewals; empty if none is scheduled.
	Upcoming []store.SubscriptionUpcomingCycle `json:"upcoming"`
	// The actions that the customer may take now.
	AllowedActions []store.SubscriptionAction `json:"allowedActions"`
	//
	CreatedOn time.Time `json:"createdOn"`
	//
	ModifiedOn time.Time `json:"modifiedOn"`
	//
	Version int64 `json:"version"`
}

// CustomerSubscriptionCoupon: A coupon of a subscription.
type CustomerSubscriptionCoupon struct {
	// The code, as entered.
	Code string `json:"code"`
	// The coupon's name.
	Name string `json:"name"`
	// Number of further renewals that the coupon applies to. Null means all.
	RemainingCycles *int64 `json:"remainingCycles"`
}

// CustomerSubscriptionHistoryEntry: A change of the subscription, as shown to its customer.
type CustomerSubscriptionHistoryEntry struct {
	//
	Action store.SubscriptionHistoryAction `json:"action"`
	//
	ActorType store.ActorType `json:"actorType"`
	// One sentence about the change.
	Message string `json:"message"`
	// The related order.
	OrderID *int64 `json:"orderId"`
	//
	CreatedOn time.Time `json:"createdOn"`
}

// CustomerSubscriptionHistoryPage: One page of a subscription's history.
type CustomerSubscriptionHistoryPage struct {
	// The entries of this page, in the requested order; empty after the last page.
	Items []CustomerSubscriptionHistoryEntry `json:"items"`
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
func (p *CustomerSubscriptionHistoryPage) PageItems() []CustomerSubscriptionHistoryEntry {
	return p.Items
}

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *CustomerSubscriptionHistoryPage) PageCursor() *string { return p.NextCursor }

// CustomerSubscriptionItem: A live line of a subscription: the fields of PublicSubscriptionListItem and its product and
// variant.
type CustomerSubscriptionItem struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	//
	SubscriptionNumber int64 `json:"subscriptionNumber"`
	//
	Status store.SubscriptionItemStatus `json:"status"`
	//
	SKU string `json:"sku"`
	// Name of the product, and of the variant if the product has several.
	Name string `json:"name"`
	//
	Quantity int64 `json:"quantity"`
	// Price of one unit in one delivery, at the next renewal, as shown to the buyer.
	UnitPrice store.Decimal `json:"unitPrice"`
	//
	AnnouncedPrices []store.AnnouncedPrice `json:"announcedPrices"`
	// Interval between renewals, as a number of interval units.
	IntervalCount int64 `json:"intervalCount"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Date of the line's next renewal.
	NextProcessingDate store.Date `json:"nextProcessingDate"`
	//
	CreatedOn time.Time `json:"createdOn"`
	// When the subscription was canceled. Null means it is not canceled.
	CancelledOn *time.Time `json:"cancelledOn"`
	// Why the subscription was canceled, as entered. Null means it is not canceled.
	CancelReason *string `json:"cancelReason"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	//
	ProductID int64 `json:"productId"`
	//
	VariantID int64 `json:"variantId"`
	// The product's slug, for a link.
	Slug string `json:"slug"`
	// First picture of the variant or product. Null means none.
	MediaURL *string `json:"mediaUrl"`
}

// CustomerSubscriptionItemAdd: A line to add, at the plan's price.
type CustomerSubscriptionItemAdd struct {
	//
	VariantID int64 `json:"variantId"`
	//
	Quantity int64 `json:"quantity"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
}

// CustomerSubscriptionItemUpdate: Changes to a line.
type CustomerSubscriptionItemUpdate struct {
	//
	SubscriptionItemID int64 `json:"subscriptionItemId"`
	// Swaps the line for another variant.
	VariantID *int64 `json:"variantId,omitzero"`
	//
	Quantity *int64 `json:"quantity,omitzero"`
	// Replaces all custom fields of the line.
	CustomFields []store.CustomFieldInput `json:"customFields,omitzero"`
}

// CustomerSubscriptionRetry: The failed renewal to pay now.
type CustomerSubscriptionRetry struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Another saved payment method, which also replaces the subscription's payment method for later renewals.
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
}

// CustomerSubscriptionRetryResult: The subscription, and the customer's next action.
type CustomerSubscriptionRetryResult struct {
	//
	Subscription CustomerSubscription `json:"subscription"`
	// Null means the customer has nothing left to do.
	NextAction *PaymentNextAction `json:"nextAction"`
}

// CustomerSubscriptionUpdate: Changes to a subscription by its customer; absent fields keep their values. The three
// …Items fields change lines; they do not replace the list.
type CustomerSubscriptionUpdate struct {
	//
	SubscriptionID int64 `json:"subscriptionId"`
	// Another plan of the same products, with another interval.
	SubscriptionPlanID *int64 `json:"subscriptionPlanId,omitzero"`
	// Moves the next renewal: today or later, at most one year ahead. Later dates count from the new one.
	NextProcessingDate *store.Date `json:"nextProcessingDate,omitzero"`
	// Null only if nothing is shipped.
	ShippingAddressID store.Nullable[int64] `json:"shippingAddressId,omitzero"`
	// Null means the shipping address.
	BillingAddressID store.Nullable[int64] `json:"billingAddressId,omitzero"`
	//
	CustomerPaymentMethodID *int64 `json:"customerPaymentMethodId,omitzero"`
	// Whether store credit pays first. It applies to each later charge of a renewal, also after `changesUntil`.
	UseStoreCredit *bool `json:"useStoreCredit,omitzero"`
	// Null only if nothing is shipped.
	ShippingMethodID store.Nullable[int64] `json:"shippingMethodId,omitzero"`
	// Replaces all coupons. A coupon that the subscription already has keeps its remaining renewals. A new coupon is
	// validated now and counts as a use. The use is reserved until the first renewal with the coupon. It is released if the
	// coupon is removed or the subscription ends before that.
	CouponCodes []string `json:"couponCodes,omitzero"`
	// Ids of the lines to remove; to remove the last line, cancel the subscription.
	RemoveItems []int64 `json:"removeItems,omitzero"`
	// Lines to change; each line at most once, and no line that is removed.
	UpdateItems []CustomerSubscriptionItemUpdate `json:"updateItems,omitzero"`
	// Lines to add.
	AddItems []CustomerSubscriptionItemAdd `json:"addItems,omitzero"`
	//
	Version *int64 `json:"version,omitzero"`
}

// EmailAvailability: Whether a customer can sign up with the address.
type EmailAvailability struct {
	// False if an account with this address exists.
	Available bool `json:"available"`
}

// EmailAvailabilityCheck: The e-mail address to check.
type EmailAvailabilityCheck struct {
	//
	Email string `json:"email"`
}

// EmailVerify: The pin for an e-mail address.
type EmailVerify struct {
	//
	Email string `json:"email"`
	// The pin that was mailed to the address.
	Pin string `json:"pin"`
}

// GiftCardBalance: The value of a gift card, for the bearer of its code.
type GiftCardBalance struct {
	// The last four characters of the code.
	LastFour string `json:"lastFour"`
	//
	Status GiftCardBearerStatus `json:"status"`
	// Currency of the card and of the orders that it can pay.
	CurrencyCode string `json:"currencyCode"`
	// The value of the card, including the part that orders hold.
	Balance store.Decimal `json:"balance"`
	// Part of the balance that orders hold.
	HeldAmount store.Decimal `json:"heldAmount"`
	// Part of the balance that can pay another order; zero unless the card is ACTIVE.
	AvailableAmount store.Decimal `json:"availableAmount"`
	// From this time on the card pays no new order. Null means that the card does not expire.
	ExpiresOn *time.Time `json:"expiresOn"`
}

// GiftCardBalanceCheck: The gift card whose balance is checked.
type GiftCardBalanceCheck struct {
	// The code of the gift card.
	Code string `json:"code"`
}

// GiftCardBearerStatus: ACTIVE: pays orders. SPENT: as ACTIVE, with a balance of 0. DISABLED: the store has stopped the
// card. EXPIRED: `expiresOn` has passed. Later versions can add values. More values may be added.
type GiftCardBearerStatus string

// The values of GiftCardBearerStatus.
const (
	GiftCardBearerStatusActive   GiftCardBearerStatus = "ACTIVE"
	GiftCardBearerStatusDisabled GiftCardBearerStatus = "DISABLED"
	GiftCardBearerStatusExpired  GiftCardBearerStatus = "EXPIRED"
	GiftCardBearerStatusSpent    GiftCardBearerStatus = "SPENT"
)

// GiftCardDeliveryInput: To whom and when the codes of bought gift cards are mailed.
type GiftCardDeliveryInput struct {
	// The person for whom the gift cards are meant. Null or absent means the buyer.
	Recipient store.Nullable[GiftCardDeliveryRecipientInput] `json:"recipient,omitzero"`
	// When the codes are mailed, within one year. A time before the order is paid means as soon as it is paid, as do null
	// and absent.
	DeliverOn store.Nullable[time.Time] `json:"deliverOn,omitzero"`
}

// GiftCardDeliveryRecipientInput: The person to whom the codes of bought gift cards are mailed.
type GiftCardDeliveryRecipientInput struct {
	// The recipient's name.
	Name string `json:"name"`
	//
	Email string `json:"email"`
	// Text for the recipient, in the mail with the code. The mail shows it without links. Null or absent means none.
	Message store.Nullable[string] `json:"message,omitzero"`
}

// OrderDue: The amount due of an order, as the holder of its payment link sees it.
type OrderDue struct {
	// Code of the store that receives the payment.
	StoreCode string `json:"storeCode"`
	// Name of that store.
	StoreName string `json:"storeName"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// The order number as shown to buyers, with the store's prefix.
	OrderName string `json:"orderName"`
	// Number of the subscription that the order renews, until the renewal is charged; otherwise null.
	SubscriptionNumber *int64 `json:"subscriptionNumber"`
	// DUE: can be paid. CONFIRMING: a started payment waits for confirmation; the order can also be paid otherwise. PAYING:
	// the outcome of a payment is not known yet. PAID: nothing is due. CANCELLED: the order was canceled, or the renewal
	// ended otherwise, and nothing is due.
	State string `json:"state"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Language of the order's names; null means that of the catalog.
	LanguageCode *string `json:"languageCode"`
	// Sum of the lines before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Total of all discounts.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// All taxes.
	TaxTotal store.Decimal `json:"taxTotal"`
	// Total of the order.
	GrandTotal store.Decimal `json:"grandTotal"`
	// Whether the prices shown to the buyer included tax when the order was placed.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	// Sum of the lines before discounts, as shown to the buyer.
	ShownSubtotal store.Decimal `json:"shownSubtotal"`
	// The discounts of the lines, as shown to the buyer.
	ShownDiscountTotal store.Decimal `json:"shownDiscountTotal"`
	// Shipping after its discounts, as shown to the buyer.
	ShownShippingTotal store.Decimal `json:"shownShippingTotal"`
	// Tax in addition to the shown amounts: zero where prices include all tax, below zero for a buyer who did not pay the
	// tax that prices include.
	ShownTaxTotal store.Decimal `json:"shownTaxTotal"`
	// The amount to pay, without amounts that are already authorized.
	Due store.Decimal `json:"due"`
	// The stored value that pays a part of the order, one entry per type.
	Tenders []OrderDueTender `json:"tenders"`
	// The lines.
	Items []OrderDueLine `json:"items"`
	// The ways to pay, best first; `savedPaymentMethods` is empty, except for the payment method of the subscription whose
	// renewal this is. Empty if nothing is due, and while the outcome of a payment is not known.
	PaymentMethods []CheckoutPaymentMethod `json:"paymentMethods"`
	// The page on which a started payment continues. Null means no payment was started.
	NextAction *PaymentNextAction `json:"nextAction"`
	// When the link expires.
	ExpiresOn time.Time `json:"expiresOn"`
}

// OrderDueLine: A line of the order to pay.
type OrderDueLine struct {
	//
	SKU string `json:"sku"`
	// Name of the purchased item.
	Name string `json:"name"`
	// URL of a small picture. Null means none.
	MediaURL *string `json:"mediaUrl"`
	// Number of units.
	Quantity int64 `json:"quantity"`
	// Total of the line, net of tax.
	LineTotal store.Decimal `json:"lineTotal"`
	// The line before discounts, as shown to the buyer.
	ShownSubtotal store.Decimal `json:"shownSubtotal"`
}

// OrderDueTender: Stored value that pays a part of an order.
type OrderDueTender struct {
	//
	Type store.TenderType `json:"type"`
	// The part of the total that it pays.
	Amount store.Decimal `json:"amount"`
}

// OrderPay: The order to pay, and the payment; exactly one of `orderId`, `orderNumber` and `token`, or none of them
// with X-Payment-Token.
type OrderPay struct {
	//
	OrderID *int64 `json:"orderId,omitzero"`
	//
	OrderNumber *int64 `json:"orderNumber,omitzero"`
	// The token of a payment link, the text after `#token=`.
	Token *string `json:"token,omitzero"`
	//
	Payment CheckoutPayment `json:"payment"`
	// The amount due that the payer was shown. If it has changed, nothing is charged (409 `cart_changed`).
	ExpectedDue *store.Decimal `json:"expectedDue,omitzero"`
}

// OrderSummary: Statuses and totals of one order.
type OrderSummary struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// The order number as shown to buyers, with the store's prefix.
	OrderName string `json:"orderName"`
	// When the order was placed.
	OrderDate time.Time `json:"orderDate"`
	//
	PaymentStatus store.PaymentStatus `json:"paymentStatus"`
	//
	FulfillmentStatus store.FulfillmentStatus `json:"fulfillmentStatus"`
	// Sum of the quantities.
	ItemCount int64 `json:"itemCount"`
	// Sum of the lines net of tax, before discounts.
	Subtotal store.Decimal `json:"subtotal"`
	// Total of all discounts, net of tax.
	DiscountTotal store.Decimal `json:"discountTotal"`
	// Shipping, net of tax.
	ShippingTotal store.Decimal `json:"shippingTotal"`
	// Tax on lines and shipping.
	TaxTotal store.Decimal `json:"taxTotal"`
	// subtotal - discountTotal + shippingTotal + taxTotal.
	GrandTotal store.Decimal `json:"grandTotal"`
	// The captured amount.
	Paid store.Decimal `json:"paid"`
	// The refunded amount, including refunds in progress.
	Refunded store.Decimal `json:"refunded"`
	// The amount that is still to be captured.
	Due store.Decimal `json:"due"`
	//
	CurrencyCode string `json:"currencyCode"`
}

// PasswordChange: A new password, with the current one.
type PasswordChange struct {
	// The caller's current password.
	CurrentPassword string `json:"currentPassword"`
	// The new password. The overview's account policy has the store's minimum length.
	NewPassword string `json:"newPassword"`
}

// MaskedPart: Name of a field that another holder of the cart's or link's token entered. `payments` means the brand and
// last four digits of the payments. More values may be added.
type MaskedPart string

// The values of MaskedPart.
const (
	MaskedPartEmail           MaskedPart = "email"
	MaskedPartShippingAddress MaskedPart = "shippingAddress"
	MaskedPartBillingAddress  MaskedPart = "billingAddress"
	MaskedPartNotes           MaskedPart = "notes"
	MaskedPartCustomFields    MaskedPart = "customFields"
	MaskedPartPayments        MaskedPart = "payments"
	MaskedPartNextAction      MaskedPart = "nextAction"
)

// OrderAccess: A token that reads one whole order.
type OrderAccess struct {
	// Send it as X-Cart-Token with `GET /customer/order`.
	Token string `json:"token"`
	// When the token expires.
	ExpiresOn time.Time `json:"expiresOn"`
}

// OrderOpen: Proof that the caller is the order's buyer; exactly one of the fields.
type OrderOpen struct {
	// The e-mail address that the order was placed with.
	Email *string `json:"email,omitzero"`
	// The postal code of the order's shipping or billing address.
	PostalCode *string `json:"postalCode,omitzero"`
}

// OrderLookup: The order to request a link for; exactly one of `orderNumber` and `orderName`.
type OrderLookup struct {
	//
	OrderNumber *int64 `json:"orderNumber,omitzero"`
	// The order number as the buyer types it: with or without the store's prefix or `#`, in any case.
	OrderName *string `json:"orderName,omitzero"`
	//
	Email string `json:"email"`
}

// PasswordForgot: The address of the account whose password is reset.
type PasswordForgot struct {
	//
	Email string `json:"email"`
}

// PasswordReset: A new password, with the mailed token.
type PasswordReset struct {
	// The token from the mailed link.
	Token string `json:"token"`
	// The new password. The overview's account policy has the store's minimum length.
	NewPassword string `json:"newPassword"`
}

// PasswordVerification: Whether the password is correct.
type PasswordVerification struct {
	// True if it is the caller's password.
	Valid bool `json:"valid"`
}

// PasswordVerify: The password to verify.
type PasswordVerify struct {
	// The password to compare.
	Password string `json:"password"`
}

// PaymentNextAction: The buyer's next step to finish the payment.
type PaymentNextAction struct {
	// REDIRECT: to the provider's page. THREE_DS: to the bank's card verification. CRYPTO_LINK: to the page with the crypto
	// amount.
	Type string `json:"type"`
	// URL to open in the customer's browser.
	URL string `json:"url"`
	// When the action expires. Null means the provider does not report the time.
	ExpiresOn *time.Time `json:"expiresOn"`
}

// ProductBadge: A badge to show on the product. NEW: published for less than 30 days. SALE: `priceFrom` is reduced.
// SOLD_OUT: no variant can be ordered. LOW_STOCK: a variant is almost sold out. SUBSCRIPTION: the product can be
// subscribed to. More values may be added.
type ProductBadge string

// The values of ProductBadge.
const (
	ProductBadgeNew          ProductBadge = "NEW"
	ProductBadgeSale         ProductBadge = "SALE"
	ProductBadgeLowStock     ProductBadge = "LOW_STOCK"
	ProductBadgeSoldOut      ProductBadge = "SOLD_OUT"
	ProductBadgeSubscription ProductBadge = "SUBSCRIPTION"
)

// ProductCard: A product as a tile, with the prices of the caller's account type.
type ProductCard struct {
	//
	ProductID int64 `json:"productId"`
	//
	Slug string `json:"slug"`
	// URL of the product's page in the storefront. Null means the store's settings have no `productUrlTemplate`.
	URL *string `json:"url"`
	// Name in the requested language. Without a translation, it is in the store's default language, or else in the
	// catalog's language.
	Name string `json:"name"`
	// The product's brand. Null means none is set.
	Brand *string `json:"brand"`
	//
	ProductType store.ProductType `json:"productType"`
	// One or two sentences for lists, as plain text. Null means none is set.
	ShortDescription *string `json:"shortDescription"`
	//
	PrimaryMedia *StorefrontImage `json:"primaryMedia"`
	// The lowest price of one unit, over all variants.
	PriceFrom store.Decimal `json:"priceFrom"`
	// The highest price of one unit; equal to `priceFrom` if there is only one price.
	PriceTo store.Decimal `json:"priceTo"`
	// Original price to compare `priceFrom` with. Null means the price is not reduced.
	CompareAtFrom *store.Decimal `json:"compareAtFrom"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether the prices include tax; a setting of the store.
	PriceIncludesTax bool `json:"priceIncludesTax"`
	// Whether the product has variants to choose from.
	HasVariants bool `json:"hasVariants"`
	// The variant to add to the cart directly. Null means the customer has to choose.
	DefaultVariantID *int64 `json:"defaultVariantId"`
	// Whether any variant can be ordered now.
	InStock bool `json:"inStock"`
	//
	Availability StorefrontAvailability `json:"availability"`
	// Whether the caller may buy the product with a plan.
	IsSubscribable bool `json:"isSubscribable"`
	// Whether the product is only sold with a plan; `priceFrom` is then the price with a plan.
	SubscriptionOnly bool `json:"subscriptionOnly"`
	// The lowest price of one unit with a plan. Null means the product cannot be subscribed to.
	SubscriptionPriceFrom *store.Decimal `json:"subscriptionPriceFrom"`
	// Badges for the product's tile.
	Badges []ProductBadge `json:"badges"`
	//
	Untranslated []string `json:"untranslated"`
}

// ProductCardPage: One page of product cards.
type ProductCardPage struct {
	// The product cards of this page, in the requested order; empty after the last page.
	Items []ProductCard `json:"items"`
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
func (p *ProductCardPage) PageItems() []ProductCard { return p.Items }

// PageCursor returns the cursor of the next page; nil means that this is the last one.
func (p *ProductCardPage) PageCursor() *string { return p.NextCursor }

// ProductCardSort: `-bestSelling`: by the units sold in the last 30 days, most first, then the newest product. The days
// are today and the 29 days before, in the store's time zone. Canceled orders do not count, edited orders count as
// edited, and refunds are not subtracted. A sale is included a few minutes later. `collection`: the collection's own
// order, only with a collection. Otherwise the name of the field; `-` means descending.
type ProductCardSort string

// The values of ProductCardSort.
const (
	ProductCardSortName            ProductCardSort = "name"
	ProductCardSortNameDesc        ProductCardSort = "-name"
	ProductCardSortPrice           ProductCardSort = "price"
	ProductCardSortPriceDesc       ProductCardSort = "-price"
	ProductCardSortPublishedOn     ProductCardSort = "publishedOn"
	ProductCardSortPublishedOnDesc ProductCardSort = "-publishedOn"
	ProductCardSortBestSellingDesc ProductCardSort = "-bestSelling"
	ProductCardSortCollection      ProductCardSort = "collection"
)

// ProductDetails: All of a published product, with the prices of the caller's account type.
type ProductDetails struct {
	//
	ProductID int64 `json:"productId"`
	//
	Slug string `json:"slug"`
	// URL of the product's page in the storefront. Null means the store's settings have no `productUrlTemplate`.
	URL *string `json:"url"`
	// Name in the requested language. Without a translation, it is in the store's default language, or else in the
	// catalog's language.
	Name string `json:"name"`
	// The product's brand. Null means none is set.
	Brand *string `json:"brand"`
	//
	ProductType store.ProductType `json:"productType"`
	// One or two sentences for lists, as plain text. Null means none is set.
	ShortDescription *string `json:"shortDescription"`
	//
	PrimaryMedia *StorefrontImage `json:"primaryMedia"`
	// The lowest price of one unit, over all variants.
	PriceFrom store.Decimal `json:"priceFrom"`
	// The highest price of one unit; equal to `priceFrom` if there is only one price.
	PriceTo store.Decimal `json:"priceTo"`
	// Original price to compare `priceFrom` with. Null means the price is not reduced.
	CompareAtFrom *store.Decimal `json:"compareAtFrom"`
	//
	CurrencyCode string `json:"currencyCode"`
	// Whether the prices include tax; a setting of the store.
	PriceIncludesTax bool `json:"priceIncludesTax"`
	// Whether the product has variants to choose from.
	HasVariants bool `json:"hasVariants"`
	// The variant to add to the cart directly. Null means the customer has to choose.
	DefaultVariantID *int64 `json:"defaultVariantId"`
	// Whether any variant can be ordered now.
	InStock bool `json:"inStock"`
	//
	Availability StorefrontAvailability `json:"availability"`
	// Whether the caller may buy the product with a plan.
	IsSubscribable bool `json:"isSubscribable"`
	// Whether the product is only sold with a plan; `priceFrom` is then the price with a plan.
	SubscriptionOnly bool `json:"subscriptionOnly"`
	// The lowest price of one unit with a plan. Null means the product cannot be subscribed to.
	SubscriptionPriceFrom *store.Decimal `json:"subscriptionPriceFrom"`
	// Badges for the product's tile.
	Badges []ProductBadge `json:"badges"`
	//
	Untranslated []string `json:"untranslated"`
	// Language of the name. `untranslated` lists the texts in another language than the requested one.
	LanguageCode string `json:"languageCode"`
	//
	Description *string `json:"description"`
	// The store's tags, for search and grouping.
	Tags []string `json:"tags"`
	// Ids of the published collections that contain the product.
	CollectionIDs []int64 `json:"collectionIds"`
	// Whether the product is shipped.
	RequiresShipping bool `json:"requiresShipping"`
	// Minimum quantity in a cart line.
	MinQuantity int64 `json:"minQuantity"`
	// Maximum quantity in a cart line. Null means no limit.
	MaxQuantity *int64 `json:"maxQuantity"`
	// The quantity must be `minQuantity` plus a multiple of this step.
	QuantityStep int64 `json:"quantityStep"`
	// The options, ordered by `position`; empty if there is nothing to choose.
	Options []ProductOption `json:"options"`
	// The active variants, ordered by `position`.
	Variants []StorefrontVariant `json:"variants"`
	// The media files, ordered by `position`.
	Media []StorefrontMedia `json:"media"`
	// The plans with which the product can be subscribed to; empty if it cannot.
	SubscriptionPlans []StorefrontSubscriptionPlan `json:"subscriptionPlans"`
	//
	Seo store.Seo `json:"seo"`
	// Related products that the caller may see.
	RelatedProducts []ProductCard `json:"relatedProducts"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
	// When the product was created.
	CreatedOn time.Time `json:"createdOn"`
	// When the product last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
}

// ProductFacetBrand: A brand and its number of products.
type ProductFacetBrand struct {
	// The brand as most of its products spell it.
	Brand string `json:"brand"`
	// Number of products with this choice.
	ProductCount int64 `json:"productCount"`
}

// ProductFacetChoice: The number of products for each value of a boolean filter.
type ProductFacetChoice struct {
	// Number of products with `true`.
	TrueCount int64 `json:"trueCount"`
	// Number of products with `false`.
	FalseCount int64 `json:"falseCount"`
}

// ProductFacetCollection: A published collection that contains some of the products.
type ProductFacetCollection struct {
	//
	CollectionID int64 `json:"collectionId"`
	// Name in the requested language. Without a translation, it is in the store's default language, or else in the
	// catalog's language.
	Name string `json:"name"`
	//
	Slug string `json:"slug"`
	// Number of products with this choice.
	ProductCount int64 `json:"productCount"`
	//
	Untranslated []string `json:"untranslated"`
}

// ProductFacetOption: An option of products, such as the color.
type ProductFacetOption struct {
	// Name of the option in the requested language, such as `Color`.
	Name string `json:"name"`
	// The values, those with the most products first.
	Values []ProductFacetOptionValue `json:"values"`
	//
	Untranslated []string `json:"untranslated"`
}

// ProductFacetOptionValue: A value of an option, such as white.
type ProductFacetOptionValue struct {
	// The value in the requested language, such as `White`.
	Value string `json:"value"`
	// The text that filters by the value, the same in every language: pass it as `option` as it is, or several, separated
	// by commas.
	Filter string `json:"filter"`
	// Color of the swatch. Null means none.
	SwatchHex *string `json:"swatchHex"`
	// Number of products with this value: products with a variant for sale that has the value and matches the other
	// selected options.
	ProductCount int64 `json:"productCount"`
}

// ProductFacetPrice: The price range of the products.
type ProductFacetPrice struct {
	// The lowest price of a variant.
	PriceMin store.Decimal `json:"priceMin"`
	// The highest price of a variant.
	PriceMax store.Decimal `json:"priceMax"`
	// Price bands, lowest first; bands without products are omitted. A product is in each band that contains the price of
	// one of its variants.
	Bands []ProductFacetPriceBand `json:"bands"`
}

// ProductFacetPriceBand: A price range, with the values for `priceMin` and `priceMax`.
type ProductFacetPriceBand struct {
	// The band's lowest price.
	PriceMin store.Decimal `json:"priceMin"`
	// The band's highest price.
	PriceMax store.Decimal `json:"priceMax"`
	// Number of products with this choice.
	ProductCount int64 `json:"productCount"`
}

// ProductFacetTag: A tag and its number of products.
type ProductFacetTag struct {
	// The tag in lower case.
	Tag string `json:"tag"`
	// Number of products with this choice.
	ProductCount int64 `json:"productCount"`
}

// ProductFacetType: A product type and its number of products.
type ProductFacetType struct {
	//
	ProductType store.ProductType `json:"productType"`
	// Number of products with this choice.
	ProductCount int64 `json:"productCount"`
}

// ProductFacets: The filters for a list of products.
type ProductFacets struct {
	// Number of products that match all filters, at most 2,000.
	ProductCount int64 `json:"productCount"`
	// Whether more than 2,000 products matched for some facet, so that only the newest 2,000 are counted.
	IsSample bool `json:"isSample"`
	//
	CurrencyCode string `json:"currencyCode"`
	// The options, the most used first.
	Options []ProductFacetOption `json:"options"`
	// The tags, those with the most products first.
	Tags []ProductFacetTag `json:"tags"`
	// The brands, those with the most products first.
	Brands []ProductFacetBrand `json:"brands"`
	// The product types, those with the most products first.
	ProductTypes []ProductFacetType `json:"productTypes"`
	// The first 50 collections of `GET /customer/collection/all`, in its order.
	Collections []ProductFacetCollection `json:"collections"`
	// Null if no product matches.
	Price *ProductFacetPrice `json:"price"`
	//
	InStock ProductFacetChoice `json:"inStock"`
	//
	IsSubscribable ProductFacetChoice `json:"isSubscribable"`
}

// ProductSuggestedCollection: A published collection whose name contains the text.
type ProductSuggestedCollection struct {
	//
	CollectionID int64 `json:"collectionId"`
	// Name in the requested language. Without a translation, it is in the store's default language, or else in the
	// catalog's language.
	Name string `json:"name"`
	//
	Slug string `json:"slug"`
	//
	Untranslated []string `json:"untranslated"`
}

// ProductSuggestions: Suggestions for a search field.
type ProductSuggestions struct {
	// Search texts that begin with the typed text, in lower case.
	Queries []string `json:"queries"`
	// Products that the text finds, to offer as direct links.
	Products []ProductCard `json:"products"`
	// Collections to open directly.
	Collections []ProductSuggestedCollection `json:"collections"`
}

// PublicSubscriptionList: The customer's subscriptions.
type PublicSubscriptionList struct {
	// The subscriptions.
	Items []store.PublicSubscriptionSnapshot `json:"items"`
}

// Referrer: The referrer of a referral code.
type Referrer struct {
	// The requested code.
	ReferrerCode string `json:"referrerCode"`
	// The referrer's display name.
	DisplayName string `json:"displayName"`
	//
	CommissionProviderID int64 `json:"commissionProviderId"`
	// The referrer's picture. Null means none.
	AvatarURL *string `json:"avatarUrl"`
	// URL of the referrer's own page.
	SiteURL *string `json:"siteUrl"`
	// False means the code no longer counts.
	IsActive bool `json:"isActive"`
}

// ReturnEligibility: The units of an order that its buyer can return.
type ReturnEligibility struct {
	//
	OrderID int64 `json:"orderId"`
	//
	OrderNumber int64 `json:"orderNumber"`
	// Reasons that the buyer can select for a line; empty means that the store asks for none.
	Reasons []ReturnReasonOption `json:"reasons"`
	// Lines of the order.
	Lines []ReturnEligibilityLine `json:"lines"`
}

// ReturnEligibilityKind: How many units of a line the buyer can return for one purpose.
type ReturnEligibilityKind struct {
	//
	Kind store.ReturnKind `json:"kind"`
	// Returnable units; 0 if `obstacle` is set.
	Quantity int64 `json:"quantity"`
	// Why the buyer can return no unit; null means that nothing prevents it.
	Obstacle *store.ReturnObstacle `json:"obstacle"`
	// Last day of the window, in the store's time zone; null means that no window has begun, or that the kind has none.
	DeadlineOn *store.Date `json:"deadlineOn"`
}

// ReturnEligibilityLine: A line of the order, with each kind of return.
type ReturnEligibilityLine struct {
	//
	LineItemID string `json:"lineItemId"`
	//
	SKU string `json:"sku"`
	// Name of the product and variant, as the buyer read it in the order.
	Name string `json:"name"`
	// Each kind of return once.
	Kinds []ReturnEligibilityKind `json:"kinds"`
}

// ReturnReasonOption: A reason that a buyer can select.
type ReturnReasonOption struct {
	// Code of the reason in the store's `returnPolicy`.
	Code string `json:"code"`
	// Text that buyers read.
	Name string `json:"name"`
}

// StoreAccountPolicy: Requirements for an account in this store.
type StoreAccountPolicy struct {
	//
	SignUpMode store.AccountTypeSignUpMode `json:"signUpMode"`
	// Whether a logged-in customer must verify the e-mail address before checkout.
	RequireVerifiedEmail bool `json:"requireVerifiedEmail"`
	// Minimum length of a password, in characters.
	PasswordMinLength int64 `json:"passwordMinLength"`
}

// StoreCommission: The store's referral program.
type StoreCommission struct {
	// Display name of the commission provider.
	DisplayName string `json:"displayName"`
	// Query parameter of referral links that contains the code. Null means none.
	ReferrerParameter *string `json:"referrerParameter"`
	// Number of days that a referral counts, from the last time the code was given.
	AttributionDays int64 `json:"attributionDays"`
	// Whether `GET /customer/user/commission-sso-url` is available.
	SsoEnabled bool `json:"ssoEnabled"`
}

// StoreCurrency: A currency of the store.
type StoreCurrency struct {
	//
	CurrencyCode string `json:"currencyCode"`
	// Currency symbol to show.
	Symbol string `json:"symbol"`
	// Number of decimal digits.
	MinorUnits int64 `json:"minorUnits"`
}

// StoreOverview: The store's data for a storefront.
type StoreOverview struct {
	//
	StoreID int64 `json:"storeId"`
	// Name of the store, as shown to customers.
	Name string `json:"name"`
	// Short name of the store.
	Code string `json:"code"`
	// Host name of the storefront.
	Domain *string `json:"domain"`
	//
	Status store.StoreStatus `json:"status"`
	// False means a test store: no money moves.
	Livemode bool `json:"livemode"`
	//
	Timezone string `json:"timezone"`
	//
	DefaultLanguageCode string `json:"defaultLanguageCode"`
	// All languages of the store, the default one first.
	Languages []store.Language `json:"languages"`
	//
	DefaultCurrencyCode string `json:"defaultCurrencyCode"`
	// All currencies of the store, the default one first.
	Currencies []StoreCurrency `json:"currencies"`
	// Whether the prices shown (`price`, `unitPrice`) include tax.
	PricesIncludeTax bool `json:"pricesIncludeTax"`
	// Whether a guest can check out without an account.
	GuestCheckout bool `json:"guestCheckout"`
	//
	WeightUnit store.WeightUnit `json:"weightUnit"`
	//
	DimensionUnit store.DimensionUnit `json:"dimensionUnit"`
	//
	Logo *StorefrontImage `json:"logo"`
	// The merchant's legal name.
	LegalName *string `json:"legalName"`
	//
	SupportEmail *string `json:"supportEmail"`
	//
	SupportPhone *string `json:"supportPhone"`
	// The merchant's address.
	Address *store.Address `json:"address"`
	//
	Policies StorePolicies `json:"policies"`
	//
	Branding StorefrontBranding `json:"branding"`
	// URL of a product's page, with `{slug}` or `{productId}` as the placeholder. Null means the store has no such pages.
	ProductURLTemplate *string `json:"productUrlTemplate"`
	// The page that checkout links lead to: the store's own page, else this service's.
	CheckoutURL string `json:"checkoutUrl"`
	// This service's page where customers log in, sign up and manage their orders and subscriptions. Null while the store's
	// setting `accountPages` is off.
	AccountURL *string `json:"accountUrl"`
	// This service's page where buyers withdraw from a contract by order number and e-mail address. Link to it from every
	// page of a shop that sells to consumers in the EU. Null while the store's setting `returnPolicy` gives no buyer a
	// right of withdrawal.
	WithdrawalURL *string `json:"withdrawalUrl"`
	//
	AccountPolicy StoreAccountPolicy `json:"accountPolicy"`
	// Countries that the store ships to; empty means all. A billing address can be in any country.
	AllowedCountryCodes []string `json:"allowedCountryCodes"`
	// The referral program. Null means the store has none.
	Commission *StoreCommission `json:"commission"`
	// The store's custom fields that a buyer fills in, in the store's order.
	CustomFieldDefinitions []StorefrontCustomField `json:"customFieldDefinitions"`
	//
	Analytics store.StoreAnalytics `json:"analytics"`
	// The same items as `GET /customer/collection/all`.
	Collections []StorefrontCollection `json:"collections"`
	// When the store, its settings or a collection in this response last changed. Removing a collection does not change it;
	// the `ETag` changes with anything in this response.
	ModifiedOn time.Time `json:"modifiedOn"`
}

// StorePolicies: The store's legal pages.
type StorePolicies struct {
	// Terms to accept at sign-up and checkout. Null if the store has no terms.
	TermsURL *string `json:"termsUrl"`
	// URL of the privacy policy.
	PrivacyURL *string `json:"privacyUrl"`
	// The store's other legal pages, in the store's order, and the terms and the privacy policy if this service shows them.
	Pages []StorefrontPolicy `json:"pages"`
}

// StorefrontPolicy: A legal page of the store.
type StorefrontPolicy struct {
	//
	Type store.PolicyType `json:"type"`
	// Text for links to the page.
	Title string `json:"title"`
	// URL of the page: the store's own page, else this service's. The address of this service's page names the language of
	// its text.
	URL string `json:"url"`
	// Text of the page. Null means the store has its own page for it.
	HTML *string `json:"html"`
	//
	Untranslated []string `json:"untranslated"`
}

// StorefrontCountryList: The countries of `allowedCountryCodes`; all countries if that list is empty.
type StorefrontCountryList struct {
	// The countries, ordered by name.
	Items []StorefrontCountry `json:"items"`
}

// StorefrontCountry: A country and its usual address format.
type StorefrontCountry struct {
	//
	CountryCode string `json:"countryCode"`
	// Name in the requested language.
	Name string `json:"name"`
	// Whether an active shipping method of the store serves the country. False: orders with shipping cannot be sent there.
	IsShippedTo bool `json:"isShippedTo"`
	// The fields of an address, in the order in which they are written in that country.
	AddressFields []AddressField `json:"addressFields"`
	// The fields that an address has to have. `lastName` means at least one name: an address with a first name needs no
	// last name.
	RequiredFields []AddressField `json:"requiredFields"`
	// Name of the postal code. Null means the country has none.
	PostalCodeName *PostalCodeName `json:"postalCodeName"`
	// Format of the whole postal code, as a case-insensitive regular expression. Null means any format is valid.
	PostalCodeFormat *string `json:"postalCodeFormat"`
	// A postal code of the country.
	PostalCodeExample *string `json:"postalCodeExample"`
	// Name of `stateProvince`. Null means addresses in the country have none.
	StateName *StateName `json:"stateName"`
	// Values of `stateProvince`, which also takes the name in the common languages; empty if it is free text, not used, or
	// one of more than 100.
	States []StorefrontState `json:"states"`
}

// StorefrontState: A state, province or other part of a country that addresses contain.
type StorefrontState struct {
	// Value for `stateProvince`: ISO 3166-2 code without the country.
	Code string `json:"code"`
	// Name in the requested language if it has one, else in Latin letters. In the country's own language it is as the
	// country writes it.
	Name string `json:"name"`
}

// AddressField: A field of an address.
type AddressField string

// The values of AddressField.
const (
	AddressFieldFirstName     AddressField = "firstName"
	AddressFieldLastName      AddressField = "lastName"
	AddressFieldCompany       AddressField = "company"
	AddressFieldStreetLine1   AddressField = "streetLine1"
	AddressFieldStreetLine2   AddressField = "streetLine2"
	AddressFieldCity          AddressField = "city"
	AddressFieldStateProvince AddressField = "stateProvince"
	AddressFieldPostalCode    AddressField = "postalCode"
	AddressFieldCountryCode   AddressField = "countryCode"
	AddressFieldPhoneNumber   AddressField = "phoneNumber"
)

// PostalCodeName: Name that a country uses for postal codes.
type PostalCodeName string

// The values of PostalCodeName.
const (
	PostalCodeNamePostalCode PostalCodeName = "POSTAL_CODE"
	PostalCodeNameZipCode    PostalCodeName = "ZIP_CODE"
	PostalCodeNamePinCode    PostalCodeName = "PIN_CODE"
	PostalCodeNameEircode    PostalCodeName = "EIRCODE"
)

// StateName: Name that a country uses for its states in addresses.
type StateName string

// The values of StateName.
const (
	StateNameState      StateName = "STATE"
	StateNameProvince   StateName = "PROVINCE"
	StateNameRegion     StateName = "REGION"
	StateNamePrefecture StateName = "PREFECTURE"
	StateNameCounty     StateName = "COUNTY"
	StateNameEmirate    StateName = "EMIRATE"
)

// StorefrontBranding: The store's branding. Null means the page decides.
type StorefrontBranding struct {
	//
	Colors StorefrontColors `json:"colors"`
	//
	Font *store.BrandingFont `json:"font"`
	// Radius of rounded corners, in pixels.
	Radius *int64 `json:"radius"`
	// Icon for the browser tab.
	Icon *StorefrontImage `json:"icon"`
}

// StorefrontColors: The store's colors. `background` and `text` are either both set or both null.
type StorefrontColors struct {
	// Color of buttons and selected elements.
	Accent *string `json:"accent"`
	// Text color on `accent`: black or white, whichever is easier to read. Null without `accent`.
	AccentText *string `json:"accentText"`
	// Background color.
	Background *string `json:"background"`
	// Text color.
	Text *string `json:"text"`
}

// StorefrontAvailability: How soon the minimum quantity can be delivered; for a product, the availability of its
// soonest variant. BACKORDER: can be ordered and is delivered later. OUT_OF_STOCK: cannot be ordered.
type StorefrontAvailability string

// The values of StorefrontAvailability.
const (
	StorefrontAvailabilityInStock    StorefrontAvailability = "IN_STOCK"
	StorefrontAvailabilityLowStock   StorefrontAvailability = "LOW_STOCK"
	StorefrontAvailabilityBackorder  StorefrontAvailability = "BACKORDER"
	StorefrontAvailabilityOutOfStock StorefrontAvailability = "OUT_OF_STOCK"
)

// StorefrontCollection: A published collection.
type StorefrontCollection struct {
	//
	CollectionID int64 `json:"collectionId"`
	// Name in the requested language. Without a translation, it is in the store's default language, or else in the
	// catalog's language.
	Name string `json:"name"`
	//
	Slug string `json:"slug"`
	//
	Description *string `json:"description"`
	//
	Media *StorefrontImage `json:"media"`
	// The parent collection. Null means a top-level collection.
	ParentCollectionID *int64 `json:"parentCollectionId"`
	// Position among its siblings.
	Position int64 `json:"position"`
	// Number of published products in the collection; can be minutes old.
	ProductCount int64 `json:"productCount"`
	//
	Seo store.Seo `json:"seo"`
	//
	Untranslated []string `json:"untranslated"`
	// When the collection last changed.
	ModifiedOn time.Time `json:"modifiedOn"`
}

// StorefrontCollectionList: All published collections.
type StorefrontCollectionList struct {
	// The storefront collections.
	Items []StorefrontCollection `json:"items"`
}

// StorefrontCustomField: A custom field of the store that a buyer fills in.
type StorefrontCustomField struct {
	//
	Object StorefrontCustomFieldObject `json:"object"`
	// Key of the field, unique for its kind of object.
	Key string `json:"key"`
	//
	Type store.CustomFieldType `json:"type"`
	// Name shown to people.
	Name string `json:"name"`
	//
	Untranslated []string `json:"untranslated"`
	// Whether a value is required at checkout, and when the line is added.
	IsRequired bool `json:"isRequired"`
}

// StorefrontCustomFieldObject: ORDER: set at checkout. ORDER_LINE: set when an item is added to the cart.
type StorefrontCustomFieldObject string

// The values of StorefrontCustomFieldObject.
const (
	StorefrontCustomFieldObjectOrder     StorefrontCustomFieldObject = "ORDER"
	StorefrontCustomFieldObjectOrderLine StorefrontCustomFieldObject = "ORDER_LINE"
)

// StorefrontImage: An image to show.
type StorefrontImage struct {
	// URL of the file.
	URL string `json:"url"`
	// Alternative text for people who cannot see the image.
	AltText *string `json:"altText"`
	// Width in pixels. Null means unknown.
	Width *int64 `json:"width"`
	// Height in pixels. Null means unknown.
	Height *int64 `json:"height"`
	// The same image in smaller sizes, for `srcset`; empty while the sizes are being generated.
	Sources []store.MediaVariant `json:"sources"`
}

// StorefrontMedia: An image, video or document of a product.
type StorefrontMedia struct {
	//
	MediaID int64 `json:"mediaId"`
	//
	MediaType store.MediaType `json:"mediaType"`
	// URL of the file.
	URL string `json:"url"`
	// URL of a smaller image. Null means a document.
	ThumbnailURL *string `json:"thumbnailUrl"`
	// Alternative text for people who cannot see the image.
	AltText *string `json:"altText"`
	// Width in pixels.
	Width *int64 `json:"width"`
	// Height in pixels.
	Height *int64 `json:"height"`
	// Duration of a video in seconds.
	DurationSeconds *int64 `json:"durationSeconds"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// Smaller versions of an image, the widest first, for a page to choose from.
	Variants []store.MediaVariant `json:"variants"`
}

// SubscriptionConsentInput: The buyer's consent to later charges, and their amounts. It is stored with the time and the
// sender of the request as evidence of the mandate.
type SubscriptionConsentInput struct {
	// The exact words that the buyer agreed to: the charge, its interval, and how to cancel.
	Text string `json:"text"`
	// The amounts shown to the buyer, for each plan of the cart once.
	Recurring []SubscriptionConsentPlan `json:"recurring"`
}

// SubscriptionConsentPlan: The amount that the buyer was shown for one plan.
type SubscriptionConsentPlan struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's `grandTotal` in the cart's `recurring`.
	GrandTotal store.Decimal `json:"grandTotal"`
}

// StorefrontRedirect: The page that replaces a former path. Exactly one of productId, collectionId and targetPath is
// not null.
type StorefrontRedirect struct {
	// The former path, in the form in which the store has it.
	Path string `json:"path"`
	// The product that replaces the page.
	ProductID *int64 `json:"productId"`
	// The collection that replaces the page.
	CollectionID *int64 `json:"collectionId"`
	// Slug of the product or collection in the requested language. Null for a targetPath.
	Slug *string `json:"slug"`
	// URL of the product's page, by the store's `productUrlTemplate`. Null for other targets, and for a store without a
	// template.
	URL *string `json:"url"`
	// The path that replaces the former path, with percent-escapes as a `Location` header needs them. It can be the path of
	// another redirect.
	TargetPath *string `json:"targetPath"`
}

// StorefrontSubscriptionPlan: A plan with which a product can be subscribed to.
type StorefrontSubscriptionPlan struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// The plan's name, as shown to customers.
	Name string `json:"name"`
	//
	IntervalUnit store.IntervalUnit `json:"intervalUnit"`
	// Interval between renewals, as a number of `intervalUnit`.
	IntervalCount int64 `json:"intervalCount"`
	// Cycles before the subscription can be canceled. Null means no minimum.
	MinCycles *int64 `json:"minCycles"`
	// Cycles after which the subscription ends. Null means it has no end.
	MaxCycles *int64 `json:"maxCycles"`
	// Days before the first charge.
	TrialDays int64 `json:"trialDays"`
	// Number of cycles that one charge pays for.
	PrepaidCycles int64 `json:"prepaidCycles"`
	//
	Pricing store.SubscriptionPlanPricing `json:"pricing"`
	//
	ShippingPolicy store.SubscriptionShippingPolicy `json:"shippingPolicy"`
	// Whether customers may skip a renewal.
	AllowSkip bool `json:"allowSkip"`
	// Whether customers may pause.
	AllowPause bool `json:"allowPause"`
	// Whether customers may swap a line for another variant.
	AllowSwap bool `json:"allowSwap"`
	// Whether customers may change quantities.
	AllowQuantityChange bool `json:"allowQuantityChange"`
	//
	CancelPolicy store.SubscriptionCancelPolicy `json:"cancelPolicy"`
}

// StorefrontSubscriptionPrice: The price with one plan.
type StorefrontSubscriptionPrice struct {
	//
	SubscriptionPlanID int64 `json:"subscriptionPlanId"`
	// Price of one unit in the first cycle.
	Price store.Decimal `json:"price"`
}

// StorefrontVariant: A variant that can be added to the cart. Amounts are in the product's currency.
type StorefrontVariant struct {
	//
	VariantID int64 `json:"variantId"`
	//
	SKU string `json:"sku"`
	// GTIN or other barcode.
	Barcode *string `json:"barcode"`
	// The variant's option values, such as `White / Large`.
	Name string `json:"name"`
	// One value for each of the product's options.
	OptionValues []store.VariantOptionValue `json:"optionValues"`
	// Display position, from 0.
	Position int64 `json:"position"`
	// Unit price of a one-time purchase. Null means the variant is only sold by subscription.
	Price *store.Decimal `json:"price"`
	// Original price for comparison. Null means the price is not reduced.
	CompareAtPrice *store.Decimal `json:"compareAtPrice"`
	// Each quantity from which another price is charged, ascending.
	VolumePrices []StorefrontVolumePrice `json:"volumePrices"`
	// The price with each plan.
	SubscriptionPrices []StorefrontSubscriptionPrice `json:"subscriptionPrices"`
	//
	Availability StorefrontAvailability `json:"availability"`
	// Units that can be ordered now. Null means stock is not tracked.
	AvailableQuantity *int64 `json:"availableQuantity"`
	// When more stock is expected.
	ExpectedOn *time.Time `json:"expectedOn"`
	// Weight of one unit, in `weightUnit`.
	Weight *store.Decimal `json:"weight"`
	//
	WeightUnit store.WeightUnit `json:"weightUnit"`
	// Length, in `dimensionUnit`.
	Length *store.Decimal `json:"length"`
	// Width, in `dimensionUnit`.
	Width *store.Decimal `json:"width"`
	// Height, in `dimensionUnit`.
	Height *store.Decimal `json:"height"`
	//
	DimensionUnit store.DimensionUnit `json:"dimensionUnit"`
	// Ids of the product's media that show this variant.
	MediaIDs []int64 `json:"mediaIds"`
	// Custom fields, as defined in the store's settings.
	CustomFields []store.CustomField `json:"customFields"`
}

// StorefrontVolumePrice: A price from a minimum quantity.
type StorefrontVolumePrice struct {
	// Minimum number of units for the price.
	MinQuantity int64 `json:"minQuantity"`
	// Price of one unit.
	Price store.Decimal `json:"price"`
}

// VerifyEmailPinResend: The address to mail a new pin to.
type VerifyEmailPinResend struct {
	//
	Email string `json:"email"`
}

// WithdrawalDeclare: The order to withdraw from; exactly one of `orderNumber` and `orderName`.
type WithdrawalDeclare struct {
	//
	OrderNumber *int64 `json:"orderNumber,omitzero"`
	// The order number as the buyer types it: with or without the store's prefix or `#`, in any case.
	OrderName *string `json:"orderName,omitzero"`
	//
	Email string `json:"email"`
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
