package ordering

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// OrderStatus is where an order is in its life.
type OrderStatus string

const (
	// OrderDraft is not placed: it is in no list, holds a number, and while its
	// payment runs also stock and coupons.
	OrderDraft     OrderStatus = "DRAFT"
	OrderOpen      OrderStatus = "OPEN"
	OrderCompleted OrderStatus = "COMPLETED" // paid, and what was to be delivered is
	OrderCancelled OrderStatus = "CANCELLED"
)

var orderTransitions = domain.Transitions[OrderStatus]{
	"":             {OrderDraft},
	OrderDraft:     {OrderOpen, OrderCancelled},
	OrderOpen:      {OrderCompleted, OrderCancelled},
	OrderCompleted: {OrderOpen},  // a cancelled shipment, a failed payment or a dispute takes it back
	OrderCancelled: {OrderDraft}, // one that was never placed: its cart is checked out again
}

// OrderSource says where an order came from.
type OrderSource string

const (
	FromStorefront   OrderSource = "STOREFRONT"
	FromAdmin        OrderSource = "ADMIN"
	FromSubscription OrderSource = "SUBSCRIPTION"
	FromAPI          OrderSource = "API"
	FromMCP          OrderSource = "MCP"
)

// Bought tells whether a buyer has placed the order, at a checkout.
func (o *Order) Bought() bool {
	return o.Source == FromStorefront || o.Source == FromMCP && o.CartID != nil
}

// SourceOf is where an order comes from that somebody makes in the store's name: an
// assistant, whoever it works for, an integration, or an administrator.
func SourceOf(by domain.Actor) OrderSource {
	switch {
	case by.From.Agent:
		return FromMCP
	case by.Kind == domain.ActorAPIToken:
		return FromAPI
	}
	return FromAdmin
}

// Order is a sale. Its totals are frozen when it is placed. All amounts but the
// lines' unit prices are net of tax, and
// GrandTotal = Subtotal − DiscountTotal + ShippingTotal + TaxTotal.
type Order struct {
	domain.Row
	OrderNumber int64
	CommandID   uuid.UUID
	// LastCommandID is the request that placed a draft or edited the order last; nil
	// without one.
	LastCommandID *uuid.UUID
	CartID        *int64
	CustomerID    *int64 // nil: a guest's
	// What is personal is not shown in the audit log, which is never erased.
	Email string `audit:"secret"`
	// ContactLinkID is who entered the buyer's data, as domain.Actor.Holder names them.
	ContactLinkID int64 `audit:"-"`
	Source        OrderSource
	// SubscriptionID is the subscription that the order renews. An order that
	// begins subscriptions names them in its lines.
	SubscriptionID *int64

	Status            OrderStatus
	IsDraft           bool              // an administrator drafts it: it is in the list of drafts until it is placed
	PaymentStatus     PaymentStatus     // derived: settle
	FulfillmentStatus FulfillmentStatus // derived: settle
	OnHold            bool
	Hold              *Hold `gorm:"serializer:json" audit:"secret"` // nil unless it is held
	PlacedOn          *time.Time
	OrderDate         time.Time
	CompletedOn       *time.Time // when it was first paid and fulfilled; kept
	CancelledOn       *time.Time
	CancelReason      string
	CancelNote        string     `audit:"secret"`
	InvoicedOn        *time.Time `audit:"-"` // when it was first to be invoiced; nil: what it charges is pro forma
	ExpiresOn         *time.Time // of a draft that holds something

	CurrencyCode  domain.Currency
	Subtotal      domain.Amount
	DiscountTotal domain.Amount
	ShippingTotal domain.Amount
	TaxTotal      domain.Amount // with the tax on shipping
	GrandTotal    domain.Amount
	// What the ledgers add up to, for lists and totals: AddUp.
	PaidTotal     domain.Amount `audit:"-"`
	RefundedTotal domain.Amount `audit:"-"` // with what is on the way
	DueTotal      domain.Amount `audit:"-"`
	// Edited is what edits took off in all, less what they added.
	Edited           Difference `gorm:"embedded;embeddedPrefix:edited_"`
	PricesIncludeTax bool
	TaxSource        pricing.TaxSource
	TaxReference     string                  // the tax service's name for its last answer; empty without one
	ItemCount        int                     // the sum of quantities
	ShippingTaxes    []pricing.LineTax       `gorm:"serializer:json"`
	Coupons          []pricing.AppliedCoupon `gorm:"serializer:json"`
	Discount         *pricing.ManualDiscount `gorm:"serializer:json"` // nil without one
	Starts           []SubscriptionStart     `gorm:"serializer:json;column:subscription_starts" audit:"-"`
	Terms            *Terms                  `gorm:"serializer:json"` // nil: it was priced before they were kept

	ShippingMethodID   *int64
	ShippingMethodName string
	ShippingMaxDays    int
	CarrierName        string
	ShippingAddress    *domain.Address `gorm:"serializer:json" audit:"secret"`
	BillingAddress     *domain.Address `gorm:"serializer:json" audit:"secret"`

	CustomerNote           string `audit:"secret"`
	InternalNote           string `audit:"secret"`
	ChargebackCount        int
	Tags                   []string             `gorm:"serializer:json"`
	CustomFields           []domain.CustomField `gorm:"serializer:json" audit:"secret"`
	ReferrerCode           string
	ReferrerName           *string           `audit:"secret"`                        // what the commission service called them when it was placed; nil: it had not said
	MarketingConsent       *MarketingConsent `gorm:"serializer:json" audit:"secret"` // nil: the buyer agreed to nothing with it
	NotifyCustomer         bool              // send the order confirmation when it is placed
	ExternalID             *string           // the merchant's own, unique in the store
	ReplacedOrderNumber    *int64
	ReplacementOrderNumber *int64
	ReplacementReason      *ReplaceReason // why it was sent again; nil: it replaces nothing

	// Today is what time it is for a customer who lives in a test clock; nil: the real
	// one. It dates the order when that is drafted or placed.
	Today *time.Time `gorm:"-"`

	// The ledgers, loaded with a locked order and with an order that is shown whole.
	Lines       []*OrderLine  `gorm:"-"`
	Payments    []*Payment    `gorm:"-"`
	Refunds     []*Refund     `gorm:"-"`
	Shipments   []*Shipment   `gorm:"-"`
	Chargebacks []*Chargeback `gorm:"-"`
}

// Terms are what an order was priced by, so that an edit prices what it changes
// and nothing else, and what an administrator asked for in a draft that is not to
// be seen in its totals.
type Terms struct {
	Tax       pricing.TaxTerms `json:"tax"`
	TaxExempt bool             `json:"taxExempt"`
	// CouponCodes are those that were typed, also where they do not apply to a draft
	// yet.
	CouponCodes []string `json:"couponCodes"`
	// ShippingPrice is as shown, before discounts; OwnShippingPrice: an
	// administrator's.
	ShippingPrice     domain.Amount          `json:"shippingPrice"`
	OwnShippingPrice  bool                   `json:"ownShippingPrice"`
	ShippingRates     []settings.TaxRate     `json:"shippingRates"`
	ShippingDiscounts []pricing.LineDiscount `json:"shippingDiscounts"`
}

// OrderLine is one thing sold.
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
	Name                    string
	Quantity                int
	FulfilledQuantity       int // in live shipments
	RefundedQuantity        int // in refunds that have not failed
	CancelledQuantity       int
	ReleasedQuantity        int // refunded before it was shipped: it will not be
	ReturnedQuantity        int
	IssuedQuantity          int           `audit:"-"` // units without shipping that left the stock, also those returned since
	UnitPrice               domain.Amount // as shown to the buyer
	UnitPriceBeforeDiscount domain.Amount
	OwnPrice                bool          // an administrator's, and no price list's
	OnSale                  bool          // it was reduced
	LineSubtotal            domain.Amount // net of tax, before discounts
	LineDiscount            domain.Amount // net of tax
	LineTotal               domain.Amount // net of tax, after discounts
	LineTax                 domain.Amount
	LineGross               domain.Amount          // what is paid: LineTotal and LineTax
	Taxes                   []pricing.LineTax      `gorm:"serializer:json"`
	Rates                   []settings.TaxRate     `gorm:"serializer:json"` // that it was taxed by
	Discounts               []pricing.LineDiscount `gorm:"serializer:json"`
	SubscriptionPlanID      *int64
	SubscriptionID          *int64
	CustomFields            []domain.CustomField `gorm:"serializer:json"`
}

// dated is the date of an order that is drafted or placed at a time.
func (o *Order) dated(now time.Time) time.Time {
	if o.Today != nil {
		return *o.Today
	}
	return now
}

// Line finds a line of the order.
func (o *Order) Line(id int64) (*OrderLine, bool) {
	return domain.ByID(o.Lines, id)
}

// Owed is the physical quantity that is to be shipped in all: what was ordered
// less what was cancelled, and less what was refunded before it was shipped.
func (l *OrderLine) Owed() int {
	if !l.RequiresShipping {
		return 0
	}
	return max(0, l.Quantity-l.CancelledQuantity-l.ReleasedQuantity)
}

// Active is the quantity that the buyer gets or has: what was ordered less what was
// canceled, and less what was refunded without having been shipped.
func (l *OrderLine) Active() int {
	if l.RequiresShipping {
		return l.Owed()
	}
	return max(0, l.Quantity-l.CancelledQuantity-l.RefundedQuantity)
}

// Taxes adds up the taxes of the lines and of shipping, by name and rate, in the
// order in which they first occur.
func (o *Order) Taxes() []pricing.LineTax {
	lists := make([][]pricing.LineTax, 0, len(o.Lines)+1)
	for _, l := range o.Lines {
		lists = append(lists, l.Taxes)
	}
	return sumTaxes(append(lists, o.ShippingTaxes)...)
}

// sumTaxes adds taxes up by name and rate, in the order in which they first occur.
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
