package ordering

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// OrderFilter says which orders a list has. Members that are not set filter
// nothing. Drafts are in a list only where Status asks for them.
type OrderFilter struct {
	Search              string
	Status              []OrderStatus // any of them; so are those below
	PaymentStatus       []PaymentStatus
	FulfillmentStatus   []FulfillmentStatus
	Source              []OrderSource
	DateFrom, DateTo    *time.Time
	CreatedFrom         *time.Time
	CreatedTo           *time.Time
	ModifiedSince       *time.Time
	CustomerID          []int64
	Email               string
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

	// What is loaded with each order.
	WithLines bool
	// Brief is as much as a list shows: the order without what only its details
	// show, and its subscriptions' lines.
	Brief bool
}

// OrderKey names one order by its id or by its number.
type OrderKey struct {
	ID     int64
	Number int64
	Placed bool // drafts are not there
}

// RefundKey names one refund by its id or by its number.
type RefundKey struct {
	ID     int64
	Number int64
}

// RefundFilter says which refunds a list has.
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

	WithOrder bool // each refund with its order
}

// ShipmentFilter says which shipments a list has.
type ShipmentFilter struct {
	OrderID                []int64 // any of them; so are those below
	OrderNumber            []int64
	CustomerID             []int64
	Status                 []ShipmentStatus
	TrackingNumber         string
	ExternalShipmentID     string
	ShippedFrom, ShippedTo *time.Time
	ModifiedSince          *time.Time
}

// OrderTotals are counts and sums over the orders that match a filter.
type OrderTotals struct {
	Count               int64
	Currencies          []CurrencyTotals
	PaymentStatuses     map[PaymentStatus]int64
	FulfillmentStatuses map[FulfillmentStatus]int64
}

// CurrencyTotals are the sums of one currency.
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
	Due           domain.Amount
}

// Add takes the sums of more orders in.
func (t *CurrencyTotals) Add(more CurrencyTotals) {
	t.OrderCount += more.OrderCount
	t.Subtotal, t.DiscountTotal, t.ShippingTotal = t.Subtotal.Add(more.Subtotal), t.DiscountTotal.Add(more.DiscountTotal), t.ShippingTotal.Add(more.ShippingTotal)
	t.TaxTotal, t.GrandTotal = t.TaxTotal.Add(more.TaxTotal), t.GrandTotal.Add(more.GrandTotal)
	t.Paid, t.Refunded, t.Due = t.Paid.Add(more.Paid), t.Refunded.Add(more.Refunded), t.Due.Add(more.Due)
}

// OrderItemTotal is what was ordered of one SKU in one currency.
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

// UnfulfilledCount counts orders that still have something to ship.
type UnfulfilledCount struct {
	Unfulfilled        int64
	PartiallyFulfilled int64
	OnHold             int64
	OldestOrderDate    *time.Time
}

// HistoryEntry is one entry of an order's history: an event of the order, or of
// one of its refunds and shipments.
type HistoryEntry struct {
	EventType  domain.EventType
	Action     string
	Note       string // what changed, in words; empty: the action says it all
	ActorKind  domain.ActorKind
	ActorID    int64
	ObjectType string
	ObjectID   int64
	CreatedOn  time.Time
}

// MaxHistory is how many entries of an order's history are read.
const MaxHistory = 500

// OrderDetails is an order with the names of what it refers to.
type OrderDetails struct {
	Order         *Order
	Customer      *customer.Customer // nil for a guest, and for a customer who reads themselves
	Invoices      []*Invoice         // without what they say; a customer is not shown them
	History       []HistoryEntry
	Names         map[domain.Author]string
	ProviderNames map[int64]string
	Outside       map[int64]map[string]string // of providers that payments wait for outside of any gateway: what a browser may know
	Pictures      catalog.Pictures            // of its lines, by variant
	Commission    CommissionStatus            // a customer is not shown it
	Unsecured     bool                        // the store lets goods leave before they are paid
	Saved         bool                        // its customer has a payment method that can be charged
}

// Name is who an author is; nil where nobody knows, or where it is nobody.
func (d *OrderDetails) Name(a domain.Author) *string {
	if name := d.Names[a]; name != "" {
		return &name
	}
	return nil
}

// Buyer is the name that the order goes by: of its billing address, else of the
// one that it is shipped to.
func (o *Order) Buyer() string {
	for _, a := range []*domain.Address{o.BillingAddress, o.ShippingAddress} {
		if a != nil {
			return strings.TrimSpace(a.FirstName + " " + a.LastName)
		}
	}
	return ""
}

// ShippingQuestion asks which methods serve an order that is there, or one that
// is still being written.
type ShippingQuestion struct {
	OrderID      int64
	To           domain.Place
	CurrencyCode domain.Currency // empty: the store's default
	Goods        *domain.Amount  // that are shipped, after discounts
	Weight       *domain.Amount  // in the store's unit
}

// VariantIDs are the variants of the order's lines.
func (o *Order) VariantIDs() []int64 {
	ids := []int64{}
	for _, l := range o.Lines {
		if l.VariantID != nil {
			ids = append(ids, *l.VariantID)
		}
	}
	return ids
}
