package ordering

import (
	"strconv"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CartItemAdd is what is put into a cart: a variant by its id or its SKU.
type CartItemAdd struct {
	VariantID int64
	SKU       string
	CartItemInput
	CurrencyCode domain.Currency // of a cart that is created; empty: the store's
	ReferrerCode *string
}

// CartLineInput is a line that a cart is to have: of a variant by its id or its SKU.
type CartLineInput struct {
	VariantID int64
	SKU       string
	CartItemInput
}

// CartItemsSet is what the actor's cart is to hold.
type CartItemsSet struct {
	Lines        []CartLineInput
	CurrencyCode domain.Currency // of a cart that is created; empty: the store's
	ReferrerCode *string
	Expect       domain.Expect
}

// CheckoutLinkInput says where a checkout page leads back to; empty: nowhere.
type CheckoutLinkInput struct{ ReturnURL, CancelURL string }

// CheckoutInput is what the order of a cart needs, as a request gives it.
type CheckoutInput struct {
	CartID             int64
	Expect             domain.Expect
	ExpectedGrandTotal domain.Amount
	Email              string // of a guest
	Shipping           AddressChoice
	Billing            AddressChoice
	BillingIsShipping  bool
	ShippingMethodID   *int64
	Payment            *PaymentChoice
	AcceptTerms        bool
	ReferrerCode       *string
	AcceptsMarketing   *bool // nil: what the cart says
	Note               string
	CustomFields       []domain.CustomField
	Agreement          *Agreement // to later charges; nil: none was given
}

// AddressChoice is an address, or one of the customer's saved ones, or neither.
type AddressChoice struct {
	Address *domain.Address
	SavedID *int64
}

// PaymentChoice is what is paid with: the provider's token or a saved payment
// method, or neither where the provider needs none.
type PaymentChoice struct {
	ProviderID int64
	MethodID   *int64
	Token      string
	Save       bool
	Recurring  bool   // to be charged with while the customer is away, as they agreed
	ReturnURL  string // where the customer comes back to from what they have to do elsewhere; empty: the storefront
}

// CheckoutMeans is a provider that takes a cart, with what the customer has
// saved there.
type CheckoutMeans struct {
	Provider *settings.PaymentProvider
	Saved    []*customer.CustomerPaymentMethod
}

// OrderItem is a line that an administrator orders.
type OrderItem struct {
	LineID       int64 // of the draft that it is on; 0: a new one
	VariantID    int64
	SKU          string // instead of the id
	Quantity     int
	UnitPrice    *domain.Amount // instead of the price list's
	PlanID       *int64         // of the subscription that begins with it; nil: it is bought once
	CustomFields []domain.CustomField
}

// OrderCreate is an order as an administrator makes it.
type OrderCreate struct {
	IsDraft          bool   // it is kept as a draft: nothing is reserved, charged or sent
	CustomerID       *int64 // nil: a guest's
	Email            string
	CurrencyCode     domain.Currency // empty: the store's
	Items            []OrderItem
	ShippingAddress  *domain.Address
	BillingAddress   *domain.Address // nil: the shipping address
	ShippingMethodID *int64
	ShippingPrice    *domain.Amount
	CouponCodes      []string
	Discount         *pricing.ManualDiscount
	Payment          *PaymentChoice // nil: it is waited for; a provider of 0 is the store's default
	ConsentText      *string        // how the customer agreed to be charged again; nil: nobody recorded it
	OrderDate        *time.Time
	CustomerNote     string
	InternalNote     string
	Tags             []string
	CustomFields     []domain.CustomField
	ReferrerCode     *string
	ExternalID       *string
	NotifyCustomer   bool

	Replaces *replacement // nil: nothing is sent again
}

// Within is the pointer to an element of a list of the request.
func Within(list string, i int) string { return list + "/" + strconv.Itoa(i) }

// OrderPlace says how a draft is placed.
type OrderPlace struct {
	OrderID            int64
	Payment            *PaymentChoice // nil: it is waited for; a provider of 0 is the store's default
	ExpectedGrandTotal *domain.Amount // nil: whatever it costs by now
	ConsentText        *string        // how the customer agreed to be charged again; nil: nobody recorded it
	NotifyCustomer     bool
}

// OrderPay is how an order that stands is paid, and which: an own one, or the one that a
// payment link is for.
type OrderPay struct {
	Order   OrderKey
	Token   string // of a payment link; empty: Order
	Payment PaymentChoice
	// ExpectedDue is what the payer was shown; nil: they do not say.
	ExpectedDue *domain.Amount
}

// PaymentLinkInput is a payment link that is to be made.
type PaymentLinkInput struct {
	OrderID   int64
	PageURL   string // the store's own page that pays with the token; empty: the service's
	ReturnURL string // where the page of a bank leads back to; empty: the storefront
	Notify    bool   // mail it to the buyer
}

// OrderReplace says how an order is sent again.
type OrderReplace struct {
	OrderID          int64
	Reason           ReplaceReason
	Items            []ReplaceItem // nil: all that is neither refunded nor canceled
	Free             bool          // it costs nothing, shipping included
	CancelReplaced   bool
	ShippingAddress  *domain.Address // nil: the replaced order's
	ShippingMethodID *int64          // nil: the replaced order's
	Payment          *PaymentChoice  // nil: it is waited for; a provider of 0 is the store's default
	Note             string          // internal
	NotifyCustomer   bool
}

// replacement is what is to know of an order that sends another again.
type replacement struct {
	whole bool // the request names no lines
}

// OrderSync are the tasks that synchronize an order.
type OrderSync struct {
	OrderID int64
	TaskIDs []int64
}

// OrderUpdate changes what is not nil of an order; a pointer to nil clears.
type OrderUpdate struct {
	OrderPatch
	Items            []OrderItem // all of them; nil: they stay
	CouponCodes      *[]string
	Discount         **pricing.ManualDiscount
	ShippingMethodID **int64
	ShippingPrice    *domain.Amount
}

// CryptoLinkInput is what is to be paid through a link, and where it leads back to.
type CryptoLinkInput struct {
	Order      OrderKey
	ProviderID *int64 // nil: the store's best one
	ReturnURL  string // empty: the storefront
}

// Destination says where goods are to go and by which method, as a request
// names it: by a saved address or by a place, or not at all.
type Destination struct {
	CustomerAddressID *int64
	Place             *domain.Place
	ShippingMethodID  *int64
}

// PricedCart is a cart with what it costs at this moment.
type PricedCart struct {
	*Cart
	Basket pricing.Basket
	Quote  pricing.Quote
	// Recurring is what each plan's subscription would be charged next.
	Recurring []Recurring
	// Token is the possession token of a guest's cart that has just been made.
	Token string
	// Email is the customer's, or what the guest gave.
	Email string
	// PriceChangedFrom are the unit prices that the buyer saw before, by line.
	PriceChangedFrom map[int64]domain.Amount
}

// Recurring is what the subscription to a plan is charged next, by today's prices.
type Recurring struct {
	Plan    *catalog.SubscriptionPlan
	On      *domain.Date  // when it is ordered today; nil: today's charge is the only one
	Quote   pricing.Quote // all zero where it is
	Regular pricing.Quote // once introductory prices, and coupons for the first cycles, are over
}

// Reconciliation is what came of comparing an account's books.
type Reconciliation struct {
	From    time.Time `json:"from"`
	Reports int       `json:"reports"`
	// OnlyThere are payments with a key of ours that the store does not have, and
	// OnlyHere payments and refunds of the store that their service does not know.
	OnlyThere []string `json:"onlyThere,omitempty"`
	OnlyHere  []string `json:"onlyHere,omitempty"`
}

// AccountBooks is what came of comparing the books of one account.
type AccountBooks struct {
	StoreID, PaymentProviderID int64
	ProviderCode               string
	Reconciliation
	Failure error // nil means that the comparison went through
}
