package ordering

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// OrderFilter selects the orders of a list. Unset fields do not filter. Drafts are included only if
// Status requests them.
type OrderFilter struct {
	Search              string
	Status              []OrderStatus // matches any listed status; the lists below filter in the same way
	PaymentStatus       []PaymentStatus
	FulfillmentStatus   []FulfillmentStatus
	Source              []OrderSource
	DateFrom, DateTo    *time.Time
	CreatedFrom         *time.Time
	CreatedTo           *time.Time
	ModifiedSince       *time.Time
	CustomerID          []int64
	Email               string
	ExternalID          string
	SKU                 string
	ProductID           []int64
	CouponID            []int64
	SubscriptionID      []int64
	ShippingMethodID    []int64
	ShippingCountryCode []string
	CurrencyCode        []domain.Currency
	TotalMin, TotalMax  *domain.Amount
	Tag                 []string
	CustomFields        []domain.CustomFieldFilter // an order must have all of them

	// WithLines also loads the lines of each order.
	WithLines bool
	// WithPayments also loads the payments, refunds and chargebacks of each order.
	WithPayments bool
	// Brief loads only the columns that a list shows, and only the lines that start subscriptions.
	Brief bool
}

// OrderKey identifies one order by its id or its number.
type OrderKey struct {
	ID     int64
	Number int64
	Placed bool // does not find drafts
}

// RefundKey identifies one refund by its id or its number.
type RefundKey struct {
	ID     int64
	Number int64
}

// RefundFilter selects the refunds of a list.
type RefundFilter struct {
	Search                 string
	Status                 []RefundStatus // matches any listed status
	Reason                 []RefundReason
	OrderID                []int64
	OrderNumber            []int64
	RefundNumber           []int64
	CustomerID             []int64
	CurrencyCode           []domain.Currency
	CreatedFrom, CreatedTo *time.Time
	ModifiedSince          *time.Time

	WithOrder bool // also load the order of each refund
}

// ShipmentFilter selects the shipments of a list.
type ShipmentFilter struct {
	ShipmentID             []int64 // matches any listed shipment; the lists below filter in the same way
	OrderID                []int64
	OrderNumber            []int64
	CustomerID             []int64
	Status                 []ShipmentStatus
	TrackingNumber         string
	ExternalShipmentID     string // only given external ids match, not the id of a shipment without one
	ShippedFrom, ShippedTo *time.Time
	ModifiedSince          *time.Time
}

// OrderTotals contains counts and sums of the orders that match a filter.
type OrderTotals struct {
	Count               int64
	Currencies          []CurrencyTotals
	PaymentStatuses     map[PaymentStatus]int64
	FulfillmentStatuses map[FulfillmentStatus]int64
}

// CurrencyTotals contains the sums in one currency.
type CurrencyTotals struct {
	CurrencyCode  domain.Currency
	OrderCount    int64
	Subtotal      domain.Amount
	DiscountTotal domain.Amount
	ShippingTotal domain.Amount
	TaxTotal      domain.Amount
	GrandTotal    domain.Amount
	Paid          domain.Amount
	Refunded      domain.Amount
	Disputed      domain.Amount
	Due           domain.Amount
}

// Add adds the sums over more orders.
func (t *CurrencyTotals) Add(more CurrencyTotals) {
	t.OrderCount += more.OrderCount
	t.Subtotal, t.DiscountTotal, t.ShippingTotal = t.Subtotal.Add(more.Subtotal), t.DiscountTotal.Add(more.DiscountTotal), t.ShippingTotal.Add(more.ShippingTotal)
	t.TaxTotal, t.GrandTotal = t.TaxTotal.Add(more.TaxTotal), t.GrandTotal.Add(more.GrandTotal)
	t.Paid, t.Refunded = t.Paid.Add(more.Paid), t.Refunded.Add(more.Refunded)
	t.Disputed, t.Due = t.Disputed.Add(more.Disputed), t.Due.Add(more.Due)
}

// OrderItemTotal contains the order totals of one SKU in one currency.
type OrderItemTotal struct {
	VariantID         *int64
	SKU               string
	Name              string
	CurrencyCode      domain.Currency
	QuantityOrdered   int64
	QuantityFulfilled int64
	QuantityToFulfill int64
	QuantityRefunded  int64
	Gross             domain.Amount
	Discount          domain.Amount
	Net               domain.Amount
	Tax               domain.Amount
	OrderCount        int64
}

// UnfulfilledCount counts the orders with units left to ship.
type UnfulfilledCount struct {
	Unfulfilled        int64
	PartiallyFulfilled int64
	OnHold             int64
	OldestOrderDate    *time.Time
}

// HistoryEntry is an entry of an order's history: an event of the order itself, or of one of its refunds
// and shipments.
type HistoryEntry struct {
	EventType  domain.EventType
	Action     string
	Note       string // description of the change; empty means that the action describes it
	ActorKind  domain.ActorKind
	ActorID    int64
	ObjectType string
	ObjectID   int64
	CreatedOn  time.Time
}

// MaxHistory is the maximum number of entries that are read from an order's history.
const MaxHistory = 500

// OrderDetails is an order with the data of the rows that it refers to.
type OrderDetails struct {
	Order         *Order
	Customer      *customer.Customer // nil for a guest, and if customers read their own order
	Invoices      []*Invoice         // without content; empty if ShowsInvoicesTo is false for the reader
	History       []HistoryEntry
	Names         map[domain.Author]string
	ProviderNames map[int64]string
	Reading       domain.Reading              // languages of the order; only for customers
	Outside       map[int64]map[string]string // providers' public settings by id, for awaited offline payments
	Pictures      catalog.Pictures            // images of the lines, by variant id
	Commission    CommissionStatus            // not loaded for customers
	Unsecured     bool                        // the store's AllowUnsecuredFulfillment
	Saved         bool                        // the customer has a payment method that can be charged
}

// Name returns the name of an entry's author; nil means unknown.
func (d *OrderDetails) Name(a domain.Author) *string {
	if name := d.Names[a]; name != "" {
		return &name
	}
	return nil
}

// DeliveryCountry returns the country of the shipping address, else of the billing address, else an empty string.
func (o *Order) DeliveryCountry() string {
	for _, a := range []*domain.Address{o.ShippingAddress, o.BillingAddress} {
		if a != nil {
			return a.CountryCode
		}
	}
	return ""
}

// Buyer returns the name on the billing address, else on the shipping address, else an empty
// string.
func (o *Order) Buyer() string {
	for _, a := range []*domain.Address{o.BillingAddress, o.ShippingAddress} {
		if a != nil {
			return strings.TrimSpace(a.FirstName + " " + a.LastName)
		}
	}
	return ""
}

// ShippingQuestion describes an order, which may not exist yet, for a search of the shipping methods that
// serve it.
type ShippingQuestion struct {
	OrderID      int64
	To           domain.Place
	CurrencyCode domain.Currency // empty means the store's default
	Goods        *domain.Amount  // price of the shipped goods after discounts
	Weight       *domain.Amount  // weight in the store's unit
}

// VariantIDs returns the ids of the variants on the order's lines.
func (o *Order) VariantIDs() []int64 {
	ids := []int64{}
	for _, l := range o.Lines {
		if l.VariantID != nil {
			ids = append(ids, *l.VariantID)
		}
	}
	return ids
}
