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

// CartItemAdd is the input for adding a variant to a cart. Exactly one of VariantID and SKU is set.
type CartItemAdd struct {
	VariantID int64
	SKU       string
	CartItemInput
	CurrencyCode domain.Currency // currency of a new cart; empty means the store's default
	LanguageCode *string         // nil means that the cart keeps its language
	ReferrerCode *string
}

// CartLineInput is one line of CartItemsSet. Exactly one of VariantID and SKU is set.
type CartLineInput struct {
	VariantID int64
	SKU       string
	CartItemInput
}

// CartItemsSet is the input for replacing all lines of the actor's cart.
type CartItemsSet struct {
	Lines        []CartLineInput
	CurrencyCode domain.Currency // currency of a new cart; empty means the store's default
	LanguageCode *string         // nil means that the cart keeps its language
	ReferrerCode *string
	Expect       domain.Expect
}

// CheckoutLinkInput contains the URLs that a checkout page links back to. An empty URL means no link.
type CheckoutLinkInput struct{ ReturnURL, CancelURL string }

// CheckoutInput contains the fields of a checkout request.
type CheckoutInput struct {
	CartID             int64
	Expect             domain.Expect
	ExpectedGrandTotal domain.Amount
	ExpectedAmountDue  *domain.Amount // required if stored value pays a part
	Email              string         // guests only
	Shipping           AddressChoice
	Billing            AddressChoice
	BillingIsShipping  bool
	ShippingMethodID   *int64
	Payment            *PaymentChoice
	AcceptTerms        bool
	ReferrerCode       *string
	AcceptsMarketing   *bool // nil means the cart's value
	Note               string
	LanguageCode       *string // nil means the cart's language
	CustomFields       []domain.CustomField
	Agreement          *Agreement // agreement to later charges; nil means that the buyer gave none
}

// AddressChoice is either a new address or the id of one of the customer's saved addresses. Both may be
// absent.
type AddressChoice struct {
	Address *domain.Address
	SavedID *int64
}

// PaymentChoice states how the buyer pays: with the provider's token or with a saved payment
// method. Neither is set for providers that need none.
type PaymentChoice struct {
	ProviderID int64
	MethodID   *int64
	Token      string
	Save       bool
	Recurring  bool   // with Save: the customer agreed to later charges in their absence
	ReturnURL  string // address to which the provider or bank sends the customer back; empty means the storefront
}

// CheckoutMeans is a provider that can take the payment, with the payment methods that
// the customer saved there.
type CheckoutMeans struct {
	Provider *settings.PaymentProvider
	Saved    []*customer.CustomerPaymentMethod
	Reading  domain.Reading // languages in which the buyer reads the provider's name
}

// OrderItem is a line of an order that an administrator creates or changes.
type OrderItem struct {
	LineID       int64 // id of an existing line of the order; 0 means a new line
	VariantID    int64
	SKU          string // instead of VariantID
	Quantity     int
	UnitPrice    *domain.Amount // nil means the price in the price list
	PlanID       *int64         // plan of the subscription that the line starts; nil means a one-time purchase
	CustomFields []domain.CustomField
	Kept         bool // the custom fields come from an ordered line and are not checked again
}

// OrderCreate is the input with which an administrator creates an order. If Payment.ProviderID is 0, the
// saved payment method's provider is used, or else the store's default provider.
type OrderCreate struct {
	IsDraft          bool   // saves a draft: nothing is reserved, charged or sent
	CustomerID       *int64 // nil means a guest, who needs Email
	Email            string
	CurrencyCode     domain.Currency // empty means the store's default
	LanguageCode     *string         // nil means the customer's language, else the store's default
	Items            []OrderItem
	ShippingAddress  *domain.Address
	BillingAddress   *domain.Address // nil means the shipping address
	ShippingMethodID *int64
	ShippingPrice    *domain.Amount
	CouponCodes      []string
	Discount         *pricing.ManualDiscount
	Payment          *PaymentChoice // nil means that the order waits for its payment
	ConsentText      *string        // text by which the customer agreed to later charges; nil means not recorded
	OrderDate        *time.Time
	CustomerNote     string
	InternalNote     string
	Tags             []string
	CustomFields     []domain.CustomField
	ReferrerCode     *string
	ExternalID       *string
	NotifyCustomer   bool

	// KeptFields means that the custom fields were copied from an existing order and are not checked again.
	KeptFields bool
	Replaces   *replacement // Replaces describes the replaced order; nil means that the order replaces none.
}

// Tidy trims the tags. It returns an error for blank tags.
func (in *OrderCreate) Tidy() error {
	var refused domain.Refusals
	in.Tags = refused.Labels("/tags", in.Tags)
	return refused.Err()
}

// Within returns the JSON pointer to element i of the list at the JSON pointer list.
func Within(list string, i int) string { return list + "/" + strconv.Itoa(i) }

// OrderPlace is the input for placing a draft.
type OrderPlace struct {
	OrderID            int64
	Payment            *PaymentChoice // as in OrderCreate
	ExpectedGrandTotal *domain.Amount // nil means any total
	ConsentText        *string        // text by which the customer agreed to later charges; nil means not recorded
	NotifyCustomer     bool
}

// OrderPay is the input for paying a placed order: one of the actor's own orders, or the order of a
// payment link.
type OrderPay struct {
	Order   OrderKey
	Token   string // token of a payment link; empty means that Order names the order
	Payment PaymentChoice
	// ExpectedDue is the amount due as the payer saw it; nil means any amount.
	ExpectedDue *domain.Amount
}

// PaymentLinkInput is the input for creating a payment link.
type PaymentLinkInput struct {
	OrderID   int64
	PageURL   string // the store's own page that receives the token; empty means the service's page
	ReturnURL string // address to which the bank's page sends the payer back; empty means the storefront
	Notify    bool   // mail the link to the buyer
}

// OrderReplace is the input for sending the goods of an order again in a new order.
type OrderReplace struct {
	OrderID          int64
	Reason           ReplaceReason
	Items            []ReplaceItem // nil means all units that are neither refunded nor canceled
	Free             bool          // goods and shipping cost nothing
	Exchange         bool          // the goods replace returned units: they cost their price, and shipping is free
	CancelReplaced   bool
	ShippingAddress  *domain.Address // nil means the replaced order's address
	ShippingMethodID *int64          // nil means the replaced order's shipping method
	Payment          *PaymentChoice  // as in OrderCreate
	Note             string          // not visible to the customer
	NotifyCustomer   bool
}

// replacement describes the order that is replaced by an OrderReplace.
type replacement struct {
	whole bool   // the request names no lines, so all lines are replaced
	lines string // pointer of the list of lines in the request
}

// OrderSync lists the tasks that synchronize an order with external systems.
type OrderSync struct {
	OrderID int64
	TaskIDs []int64
}

// OrderUpdate is the input for changing an order. nil fields stay unchanged; a pointer to nil clears a
// field.
type OrderUpdate struct {
	OrderPatch
	Items            []OrderItem // replaces all lines; nil means unchanged
	CouponCodes      *[]string
	Discount         **pricing.ManualDiscount
	ShippingMethodID **int64
	ShippingPrice    *domain.Amount
}

// CryptoLinkInput is the input for creating a link to a provider's page that takes a crypto payment for
// an order.
type CryptoLinkInput struct {
	Order      OrderKey
	ProviderID *int64 // nil means the store's first provider that can take the payment
	ReturnURL  string // empty means the storefront
}

// Destination contains the place and the shipping method that a request names. The place is either a
// saved address or Place; both may be nil.
type Destination struct {
	CustomerAddressID *int64
	Place             *domain.Place
	ShippingMethodID  *int64
}

// PricedCart is a cart with its current prices.
type PricedCart struct {
	*Cart
	Basket pricing.Basket
	Quote  pricing.Quote
	// Tenders divides the total between stored value and the other payment.
	Tenders TenderPlan
	// Recurring lists the next charge of each plan in the cart.
	Recurring []Recurring
	// Token is the possession token of a guest's cart if this request created the cart; otherwise it is
	// empty.
	Token string
	// Email is the customer's address, or the address that the guest entered.
	Email string
	// PriceChangedFrom contains, by line id, the price that the buyer saw before the unit price changed.
	PriceChangedFrom map[int64]domain.Amount
	// Bought contains the order line of each cart item if the cart is in checkout or became an order. It
	// is nil for other carts.
	Bought []*OrderLine
	// OrderID is the id of the order if the cart is in checkout or became an order. It is 0 for other
	// carts.
	OrderID int64
}

// Recurring is the next charge of a subscription to a plan, at today's prices.
type Recurring struct {
	Plan    *catalog.SubscriptionPlan
	On      *domain.Date  // day of the charge if the order is placed today; nil means that no charge follows
	Quote   pricing.Quote // all amounts are zero if On is nil
	Regular pricing.Quote // charge once introductory prices and coupons for the first cycles have ended
}

// Reconciliation is the result of comparing the store's books with a payment service's books, for
// one account.
type Reconciliation struct {
	From    time.Time `json:"from"`
	Reports int       `json:"reports"`
	// OnlyThere lists payments that the service has under one of our keys and that the store lacks.
	// OnlyHere lists the store's payments and refunds that the service does not know. Both lists contain
	// the service's references.
	OnlyThere []string `json:"onlyThere,omitempty"`
	OnlyHere  []string `json:"onlyHere,omitempty"`
}

// AccountBooks is the Reconciliation of a payment account, together with the account.
type AccountBooks struct {
	StoreID, PaymentProviderID int64
	ProviderCode               string
	Reconciliation
	Failure error // nil means that the comparison succeeded
}
