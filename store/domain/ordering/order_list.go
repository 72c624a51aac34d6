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
	Status              []OrderStatus // any of them, as in the lists below
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
	CustomFields        []domain.CustomFieldFilter // all of them

	// WithLines loads the lines of each order.
	WithLines bool
	// WithPayments loads the payments, refunds and chargebacks of each order.
	WithPayments bool
	// Brief loads only the columns that a list shows, and only lines with subscriptions.
	Brief bool
}

// OrderKey identifies one order by its id or its number.
type OrderKey struct {
	ID     int64
	Number int64
	Placed bool // find no drafts
}

// RefundKey identifies one refund by its id or its number.
type RefundKey struct {
	ID     int64
	Number int64
}

// RefundFilter selects the refunds of a list.
type RefundFilter struct {
	Search                 string
	Status                 []RefundStatus // any of them
	Reason                 []RefundReason
	OrderID                []int64
	OrderNumber            []int64
	RefundNumber           []int64
	CustomerID             []int64
	CurrencyCode           []domain.Currency
	CreatedFrom, CreatedTo *time.Time
	ModifiedSince          *time.Time

	WithOrder bool // load the order of each refund
}

// ShipmentFilter selects the shipments of a list.
type ShipmentFilter struct {
	ShipmentID             []int64 // any of them, as in the lists below
	OrderID                []int64
	OrderNumber            []int64
	CustomerID             []int64
	Status                 []ShipmentStatus
	TrackingNumber         string
	ExternalShipmentID     string // as given; the id of a shipment without an external id does not match
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

// Add adds the sums of more orders.
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

// HistoryEntry is an entry of an order's history: an event of the order, or of one of its refunds
// and shipments.
type HistoryEntry struct {
	EventType  domain.EventType
	Action     string
	Note       string // the change in words; empty means that the action describes it
	ActorKind  domain.ActorKind
	ActorID    int64
	ObjectType string
	ObjectID   int64
	CreatedOn  time.Time
}

// MaxHistory limits the entries that are read of an order's history.
const MaxHistory = 500

// OrderDetails is an order with the data of the rows that it refers to.
type OrderDetails struct {
	Order         *Order
	Customer      *customer.Customer // nil for a guest, and for customers who read their order
	Invoices      []*Invoice         // without content; not for customers
	History       []HistoryEntry
	Names         map[domain.Author]string
	ProviderNames map[int64]string
	Reading       domain.Reading              // in the order's language; only for customers
	Outside       map[int64]map[string]string // public settings of providers, for awaited offline payments
	Pictures      catalog.Pictures            // of the lines, by variant id
	Commission    CommissionStatus            // not for customers
	Unsecured     bool                        // the store's AllowUnsecuredFulfillment
	Saved         bool                        // the customer has a payment method that can be charged
}

// Name returns the name of an author; nil means unknown.
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

// ShippingQuestion asks for the shipping methods that serve an order, which may not exist yet.
type ShippingQuestion struct {
	OrderID      int64
	To           domain.Place
	CurrencyCode domain.Currency // empty means the store's default
	Goods        *domain.Amount  // price of the shipped goods after discounts
	Weight       *domain.Amount  // in the store's unit
}

// VariantIDs returns the variant ids of the order's lines.
func (o *Order) VariantIDs() []int64 {
	ids := []int64{}
	for _, l := range o.Lines {
		if l.VariantID != nil {
			ids = append(ids, *l.VariantID)
		}
	}
	return ids
}
