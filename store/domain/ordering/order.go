package ordering

import (
	"cmp"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// OrderStatus is the state of an order.
type OrderStatus string

const (
	// OrderDraft means not placed. A draft already has a number, and during its payment it also reserves
	// stock and coupons. Lists contain only the drafts of administrators (IsDraft).
	OrderDraft     OrderStatus = "DRAFT"
	OrderOpen      OrderStatus = "OPEN"
	OrderCompleted OrderStatus = "COMPLETED" // paid and fulfilled
	OrderCancelled OrderStatus = "CANCELLED"
)

var orderTransitions = domain.Transitions[OrderStatus]{
	"":             {OrderDraft},
	OrderDraft:     {OrderOpen, OrderCancelled},
	OrderOpen:      {OrderCompleted, OrderCancelled},
	OrderCompleted: {OrderOpen},  // a canceled shipment, a failed payment or a dispute reopens the order
	OrderCancelled: {OrderDraft}, // only a draft that was never placed, when its cart is checked out again
}

// OrderSource is the origin of an order.
type OrderSource string

const (
	FromStorefront   OrderSource = "STOREFRONT"
	FromAdmin        OrderSource = "ADMIN"
	FromSubscription OrderSource = "SUBSCRIPTION"
	FromAPI          OrderSource = "API"
	FromMCP          OrderSource = "MCP"
)

// Bought reports whether the order comes from a buyer's checkout.
func (o *Order) Bought() bool {
	return o.Source == FromStorefront || o.Source == FromMCP && o.CartID != nil
}

// SourceOf returns the source of an order that the actor creates for the store: MCP for every assistant,
// API for an integration, otherwise ADMIN.
func SourceOf(by domain.Actor) OrderSource {
	switch {
	case by.From.Agent:
		return FromMCP
	case by.Kind == domain.ActorAPIToken:
		return FromAPI
	}
	return FromAdmin
}

// Order is a sale. After it is placed, only edits change its totals. All amounts except the lines'
// unit prices are net of tax.
// GrandTotal = Subtotal − DiscountTotal + ShippingTotal + TaxTotal.
type Order struct {
	domain.Row
	OrderNumber int64
	CommandID   uuid.UUID
	// LastCommandID identifies the request that placed a draft or last edited the order; nil means
	// none.
	LastCommandID *uuid.UUID
	CartID        *int64
	CustomerID    *int64 // nil means a guest's order
	// The audit log omits personal data, because log entries are never erased.
	Email string `audit:"secret"`
	// ContactLinkID identifies the holder who entered the buyer's data, as in domain.Actor.Holder.
	ContactLinkID int64 `audit:"-"`
	Source        OrderSource
	// SubscriptionID is the id of the subscription that the order renews. The lines of an order that
	// starts subscriptions name those subscriptions.
	SubscriptionID *int64

	Status            OrderStatus
	IsDraft           bool              // an administrator's draft, listed until it is placed
	PaymentStatus     PaymentStatus     // derived by settle
	FulfillmentStatus FulfillmentStatus // derived by settle
	OnHold            bool
	Hold              *Hold `gorm:"serializer:json" audit:"secret"` // nil means that the order is not on hold
	PlacedOn          *time.Time
	OrderDate         time.Time
	CompletedOn       *time.Time // when the order was first paid and fulfilled; never cleared
	CancelledOn       *time.Time
	CancelReason      string
	CancelNote        string     `audit:"secret"`
	InvoicedOn        *time.Time `audit:"-"` // when the first invoice was due; nil means that the invoice is pro forma
	ExpiresOn         *time.Time // when the reservations of a draft expire

	CurrencyCode  domain.Currency
	LanguageCode  string // language of the order's names, mails and documents; empty for older orders
	Subtotal      domain.Amount
	DiscountTotal domain.Amount
	ShippingTotal domain.Amount
	TaxTotal      domain.Amount // includes the tax on shipping
	GrandTotal    domain.Amount
	// PaidTotal, RefundedTotal, DisputedTotal and DueTotal are sums over the ledgers, for lists and
	// statistics. AddUp sets them.
	PaidTotal     domain.Amount `audit:"-"`
	RefundedTotal domain.Amount `audit:"-"` // includes pending refunds
	DisputedTotal domain.Amount `audit:"-"` // held or withdrawn by a bank
	DueTotal      domain.Amount `audit:"-"`
	// Edited is the sum of all charges removed by edits, less the charges added by edits.
	Edited           Difference `gorm:"embedded;embeddedPrefix:edited_"`
	PricesIncludeTax bool
	TaxSource        pricing.TaxSource
	TaxReference     string                  // reference that the tax service assigned; empty means none
	ItemCount        int                     // sum of the quantities of all lines
	ShippingTaxes    []pricing.LineTax       `gorm:"serializer:json"`
	Coupons          []pricing.AppliedCoupon `gorm:"serializer:json"`
	Discount         *pricing.ManualDiscount `gorm:"serializer:json"` // nil means none
	Starts           []SubscriptionStart     `gorm:"serializer:json;column:subscription_starts" audit:"-"`
	Terms            *Terms                  `gorm:"serializer:json"` // nil for orders that are older than stored terms

	ShippingMethodID   *int64
	ShippingMethodName string
	// ShippingMethodLocalName is the method's name in the language of the order; empty means
	// ShippingMethodName.
	ShippingMethodLocalName string
	ShippingMaxDays         int
	CarrierName             string
	ShippingAddress         *domain.Address `gorm:"serializer:json" audit:"secret"`
	BillingAddress          *domain.Address `gorm:"serializer:json" audit:"secret"`

	CustomerNote    string `audit:"secret"`
	InternalNote    string `audit:"secret"`
	ChargebackCount int
	ReturnCount     int                  `audit:"-"`
	Tags            []string             `gorm:"serializer:json"`
	CustomFields    []domain.CustomField `gorm:"serializer:json" audit:"secret"`
	ReferrerCode    string
	// ReferrerName is the referrer's name as the commission service reported it last before the order was
	// placed; nil means none. MarketingConsent is the consent given with this order; nil means none.
	ReferrerName           *string           `audit:"secret"`
	MarketingConsent       *MarketingConsent `gorm:"serializer:json" audit:"secret"`
	NotifyCustomer         bool              // send the order confirmation at placing
	ExternalID             *string           // set by the merchant, unique in the store; cleared if a draft ends
	ReplacedOrderNumber    *int64
	ReplacementOrderNumber *int64
	ReplacementReason      *ReplaceReason // nil means that the order replaces no other order

	// Today is the time of the customer's test clock; nil means the real time. The order gets this date
	// when it is drafted or placed.
	Today *time.Time `gorm:"-"`

	// NumberPrefix is the store's prefix of order numbers. It is only loaded for customers.
	NumberPrefix string `gorm:"-"`

	// The following ledgers are loaded with a locked order and with an order's details.
	Lines       []*OrderLine  `gorm:"-"`
	Payments    []*Payment    `gorm:"-"`
	Refunds     []*Refund     `gorm:"-"`
	Shipments   []*Shipment   `gorm:"-"`
	Chargebacks []*Chargeback `gorm:"-"`
	// GiftCards lists the gift cards that the order's lines bought, sorted by id. CardsTaken lists the value removed
	// from them by refunds; the amounts of several rows for one card and refund are added up.
	GiftCards  []*value.GiftCard `gorm:"-" audit:"-"`
	CardsTaken []value.Taken     `gorm:"-" audit:"-"`

	tenderTaken bool // a tender was captured, and no event reports it yet
}

// Terms contains the data from which an order was priced, so that an edit reprices only the changed
// parts. It also contains what an administrator entered for a draft and the totals do not show.
type Terms struct {
	Tax       pricing.TaxTerms `json:"tax"`
	TaxExempt bool             `json:"taxExempt"`
	// CouponCodes lists the entered codes, including codes that do not yet apply to a draft.
	CouponCodes []string `json:"couponCodes"`
	// ShippingPrice is the price as displayed to the buyer, before discounts. OwnShippingPrice means that
	// an administrator set the price.
	ShippingPrice     domain.Amount          `json:"shippingPrice"`
	OwnShippingPrice  bool                   `json:"ownShippingPrice"`
	ShippingRates     []settings.TaxRate     `json:"shippingRates"`
	ShippingDiscounts []pricing.LineDiscount `json:"shippingDiscounts"`
}

// OrderLine is a line of an order.
type OrderLine struct {
	domain.Row
	OrderID                 int64
	Position                int
	VariantID               *int64
	ProductID               *int64
	ProductType             string
	RequiresShipping        bool
	TrackInventory          bool
	SKU                     string
	Name                    string // in the language of the catalog
	LocalName               string // in the language of the order; empty means Name
	Quantity                int
	FulfilledQuantity       int // units in shipments that are not canceled
	RefundedQuantity        int // units in refunds that count (Refund.Counts)
	CancelledQuantity       int
	ReleasedQuantity        int // units refunded before shipment, which are never shipped
	ReturnedQuantity        int
	RemovedQuantity         int           `audit:"-"` // removed from the order by edits
	DropTarget              int           `audit:"-"` // see Stopped
	IssuedQuantity          int           `audit:"-"` // left the stock without shipping, including units returned since
	UnitPrice               domain.Amount // as shown to the buyer
	UnitPriceBeforeDiscount domain.Amount
	// DeliveryPrices has the price of one unit in each delivery that the line pays for; nil means that
	// the line pays for at most one delivery. UnitPrice is their sum.
	DeliveryPrices     []domain.Amount `gorm:"serializer:json"`
	OwnPrice           bool            // set by an administrator instead of a price list
	OnSale             bool            // sold at a sale price
	LineSubtotal       domain.Amount   // net of tax, before discounts
	LineDiscount       domain.Amount   // net of tax
	LineTotal          domain.Amount   // net of tax, after discounts
	LineTax            domain.Amount
	LineGross          domain.Amount          // LineTotal + LineTax
	Taxes              []pricing.LineTax      `gorm:"serializer:json"`
	Rates              []settings.TaxRate     `gorm:"serializer:json"` // tax rates applied to the line
	Discounts          []pricing.LineDiscount `gorm:"serializer:json"`
	SubscriptionPlanID *int64
	SubscriptionID     *int64
	CustomFields       []domain.CustomField `gorm:"serializer:json"`
	// GiftCard says to whom the codes of the line's gift cards are mailed; nil means to the buyer at once.
	// CardsIssued is the number of gift cards that the line has bought so far, without regard to refunds.
	GiftCard    *value.Delivery `gorm:"serializer:json" audit:"secret"`
	CardsIssued int             `audit:"-"`
}

// dated returns the date of an order that is drafted or placed now.
func (o *Order) dated(now time.Time) time.Time {
	if o.Today != nil {
		return *o.Today
	}
	return now
}

// ListPrice returns the list price of one unit in one delivery. If an administrator set the line's price,
// ListPrice returns this price.
func (l *OrderLine) ListPrice() domain.Amount {
	if n := len(l.DeliveryPrices); n > 1 {
		return l.UnitPriceBeforeDiscount.Quo(domain.AmountOf(int64(n), 0))
	}
	return l.UnitPriceBeforeDiscount
}

// Title returns the name of the line in the language of the buyer.
func (l *OrderLine) Title() string { return cmp.Or(l.LocalName, l.Name) }

// ShippingTitle returns the name of the shipping method in the language of the buyer; empty means that
// there is no method.
func (o *Order) ShippingTitle() string {
	return cmp.Or(o.ShippingMethodLocalName, o.ShippingMethodName)
}

// Language returns the language of the order; nil means that it is unknown.
func (o *Order) Language() *string {
	if o.LanguageCode == "" {
		return nil
	}
	return &o.LanguageCode
}

// Line returns the line with the id.
func (o *Order) Line(id int64) (*OrderLine, bool) {
	return domain.ByID(o.Lines, id)
}

// Owed returns the total number of units to ship: the ordered units without the canceled units and the
// units refunded before shipment. The result is 0 for a line without shipping.
func (l *OrderLine) Owed() int {
	if !l.RequiresShipping {
		return 0
	}
	return max(0, l.Quantity-l.CancelledQuantity-l.ReleasedQuantity)
}

// Active returns the number of units that the buyer has or will get: ordered, less canceled, less
// refunded without shipment.
func (l *OrderLine) Active() int {
	if l.RequiresShipping {
		return l.Owed()
	}
	return max(0, l.Quantity-l.CancelledQuantity-l.RefundedQuantity)
}

// Taxes returns the sums of the taxes of all lines and of shipping by name and rate, in the order of
// first occurrence.
func (o *Order) Taxes() []pricing.LineTax {
	lists := make([][]pricing.LineTax, 0, len(o.Lines)+1)
	for _, l := range o.Lines {
		lists = append(lists, l.Taxes)
	}
	return sumTaxes(append(lists, o.ShippingTaxes)...)
}

// sumTaxes returns the sums of taxes by name and rate, in the order of first occurrence.
func sumTaxes(lists ...[]pricing.LineTax) (sums []pricing.LineTax) {
	for _, taxes := range lists {
		for _, t := range taxes {
			i := slices.IndexFunc(sums, func(s pricing.LineTax) bool { return s.Name == t.Name && s.Rate.Equal(t.Rate) })
			if i < 0 {
				sums = append(sums, t)
				continue
			}
			sums[i].Base, sums[i].Amount = sums[i].Base.Add(t.Base), sums[i].Amount.Add(t.Amount)
		}
	}
	return sums
}
