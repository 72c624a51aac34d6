package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// RefundStatus is the status of a refund.
type RefundStatus string

const (
	RefundPending    RefundStatus = "PENDING"    // amount reserved on the payment; the gateway is not called yet
	RefundProcessing RefundStatus = "PROCESSING" // the gateway was called
	RefundCompleted  RefundStatus = "COMPLETED"
	RefundFailed     RefundStatus = "FAILED"
	RefundVoided     RefundStatus = "VOIDED"
)

var refundTransitions = domain.Transitions[RefundStatus]{
	"":               {RefundPending},
	RefundPending:    {RefundProcessing, RefundCompleted, RefundFailed, RefundVoided},
	RefundProcessing: {RefundCompleted, RefundFailed, RefundVoided},
	RefundCompleted:  {RefundFailed}, // the bank returns the money, which is rare and happens late
}

// refundRevivals lists the transition of a failed refund whose money the buyer received after all: the
// gateway reports its success, or an administrator paid it in another way.
var refundRevivals = domain.Transitions[RefundStatus]{RefundFailed: {RefundCompleted}}

// RefundReason is the reason for a refund. It also determines whether goods were returned.
type RefundReason string

const (
	ReturnSellable    RefundReason = "RETURN_SELLABLE" // the only reason that restocks units
	ReturnNonSellable RefundReason = "RETURN_NON_SELLABLE"
	Goodwill          RefundReason = "GOODWILL"
	BillingError      RefundReason = "BILLING_ERROR"
	DamagedGoods      RefundReason = "DAMAGED_GOODS"
	DuplicateCharge   RefundReason = "DUPLICATE_CHARGE"
	OtherReason       RefundReason = "OTHER"
)

// concernsSent reports whether a refund for this reason first covers units that left the stock.
func (r RefundReason) concernsSent() bool {
	return r == ReturnSellable || r == ReturnNonSellable || r == DamagedGoods
}

// RefundDestination says where the money of a refund goes.
type RefundDestination string

const (
	ToOriginal    RefundDestination = "ORIGINAL"     // back to the payment, or to the order MovedToOrderID
	ToStoreCredit RefundDestination = "STORE_CREDIT" // to the customer's store credit in the order's currency
)

// Refund returns money of one payment. It reduces the payment's refundable amount from its issue until it
// fails or is voided. A refund without a payment concerns only the goods of an order that captured no
// money. Amount = Subtotal + TaxTotal + ShippingTotal.
type Refund struct {
	domain.Row
	domain.Called
	OrderID       int64
	OrderNumber   int64
	PaymentID     *int64
	RefundNumber  int64
	CommandID     uuid.UUID
	Status        RefundStatus
	Reason        RefundReason
	Note          string `audit:"secret"`
	CurrencyCode  domain.Currency
	Subtotal      domain.Amount
	TaxTotal      domain.Amount // includes the tax on shipping
	ShippingTotal domain.Amount
	Amount        domain.Amount
	// Overpaid is the part of the refund that returns an overpayment and belongs to no line.
	Overpaid          Difference   `gorm:"embedded;embeddedPrefix:overpaid_"`
	Lines             []RefundLine `gorm:"serializer:json"`
	Restocked         bool
	Booked            domain.Amount `audit:"-"` // amount that transactions record; negative
	ProviderReference string
	ByProvider        bool // made at the payment service, so the platform did not request it
	// Destination is where the money goes. A refund to store credit is completed at once, and stays completed.
	Destination RefundDestination
	// ByHand means that no gateway returned the money. It was paid in another way, such as a transfer after the gateway
	// failed to pay it, it pays the order MovedToOrderID, or it became store credit.
	ByHand            bool
	MovedToOrderID    *int64 // order that the refund's money pays; nil means that the money was paid out
	FailureCode       string
	FailureMessage    string
	SettleOn          *time.Time // while unsettled: time at which a job calls the gateway
	RefundedOn        time.Time  // when the refund was issued
	CompletedOn       *time.Time
	VoidedOn          *time.Time
	FailedOn          *time.Time
	RetryOfRefundID   *int64 // id of the failed refund that this refund retries
	RetriedByRefundID *int64
	NotifyCustomer    bool
	CreatedByKind     domain.ActorKind
	CreatedByID       int64

	Order      *Order  `gorm:"-"` // the order with its payments, if a list requests it
	AuthorName *string `gorm:"-"` // name of the author, if it is shown; nil means unknown
}

// RefundLine is the part of a refund for one line.
type RefundLine struct {
	LineItemID int64         `json:"lineItemId"`
	Quantity   int           `json:"quantity"`
	Subtotal   domain.Amount `json:"subtotal"`
	Tax        domain.Amount `json:"tax"`
	// Custom means that a request set the amounts, which are not the price of the quantity.
	Custom bool `json:"custom,omitempty"`
	// Released counts units that were not shipped and never will be. Returned counts units that came
	// back, and Restocked those of them that are for sale again.
	Released  int `json:"released,omitempty"`
	Returned  int `json:"returned,omitempty"`
	Restocked int `json:"restocked,omitempty"`
	// Received counts the units of the quantity that came back through a return before the refund.
	Received int `json:"received,omitempty"`
	// Shares contains the parts of the units that belong to returns.
	Shares []ReturnShare `json:"shares,omitempty"`
	// Dropped counts the units that the buyer will never get because of the current command, until Follow of package
	// returns assigns them. It does not count units that the refund took over from failed refunds.
	Dropped int `json:"-"`
}

// Credited reports whether the refund became store credit.
func (r *Refund) Credited() bool { return r.Destination == ToStoreCredit }

// Author returns the author of the refund.
func (r *Refund) Author() domain.Author {
	return domain.Author{Kind: r.CreatedByKind, ID: r.CreatedByID}
}

// Charged returns the part that refunds charges of the order. The rest of the refund returns an
// overpayment, which is not, or no longer, part of the order's charges.
func (r *Refund) Charged() Difference {
	return Difference{Net: r.Subtotal, Tax: r.TaxTotal, Shipping: r.ShippingTotal}.sub(r.Overpaid)
}

// Counts reports whether the refund reduces its payment's refundable amount: it has not failed and is not
// voided.
func (r *Refund) Counts() bool { return r.Status != RefundFailed && r.Status != RefundVoided }
