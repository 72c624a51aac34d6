package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// RefundStatus is the status of a refund.
type RefundStatus string

const (
	RefundPending    RefundStatus = "PENDING"    // reserved against the payment
	RefundProcessing RefundStatus = "PROCESSING" // the gateway has been called
	RefundCompleted  RefundStatus = "COMPLETED"
	RefundFailed     RefundStatus = "FAILED"
	RefundVoided     RefundStatus = "VOIDED"
)

var refundTransitions = domain.Transitions[RefundStatus]{
	"":               {RefundPending},
	RefundPending:    {RefundProcessing, RefundCompleted, RefundFailed, RefundVoided},
	RefundProcessing: {RefundCompleted, RefundFailed, RefundVoided},
	RefundCompleted:  {RefundFailed}, // the bank returns the money, which happens rarely and late
}

// refundRevivals lists the transitions of a failed refund whose money the buyer has after all: the
// gateway reports it, or an administrator paid it in another way.
var refundRevivals = domain.Transitions[RefundStatus]{RefundFailed: {RefundCompleted}}

// RefundReason is the reason for a refund. It also decides whether goods were returned.
type RefundReason string

const (
	ReturnSellable    RefundReason = "RETURN_SELLABLE" // the only reason that restocks
	ReturnNonSellable RefundReason = "RETURN_NON_SELLABLE"
	Goodwill          RefundReason = "GOODWILL"
	BillingError      RefundReason = "BILLING_ERROR"
	DamagedGoods      RefundReason = "DAMAGED_GOODS"
	DuplicateCharge   RefundReason = "DUPLICATE_CHARGE"
	OtherReason       RefundReason = "OTHER"
)

// concernsSent reports whether a refund for the reason covers units that left the stock before
// others.
func (r RefundReason) concernsSent() bool {
	return r == ReturnSellable || r == ReturnNonSellable || r == DamagedGoods
}

// Refund returns money of one payment. It counts against the payment from its issue until it fails
// or is voided. A refund without a payment concerns only the goods of an order that captured no
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
	TaxTotal      domain.Amount // including the tax on shipping
	ShippingTotal domain.Amount
	Amount        domain.Amount
	// Overpaid is the part that returns an overpayment and belongs to no line.
	Overpaid          Difference   `gorm:"embedded;embeddedPrefix:overpaid_"`
	Lines             []RefundLine `gorm:"serializer:json"`
	Restocked         bool
	Booked            domain.Amount `audit:"-"` // amount that transactions record; negative
	ProviderReference string
	ByProvider        bool // made at the payment service, so the platform never requests it
	ByHand            bool // paid in another way, such as a transfer, after its gateway failed to pay it
	FailureCode       string
	FailureMessage    string
	SettleOn          *time.Time // when a job calls the gateway, while unsettled
	RefundedOn        time.Time  // when the refund was issued
	CompletedOn       *time.Time
	VoidedOn          *time.Time
	FailedOn          *time.Time
	RetryOfRefundID   *int64 // the failed refund that this refund retries
	RetriedByRefundID *int64
	NotifyCustomer    bool
	CreatedByKind     domain.ActorKind
	CreatedByID       int64

	Order      *Order  `gorm:"-"` // with its payments, if a list requests the order
	AuthorName *string `gorm:"-"` // name of the author, if it is shown; nil means unknown
}

// RefundLine is the part of a refund for one line.
type RefundLine struct {
	LineItemID int64         `json:"lineItemId"`
	Quantity   int           `json:"quantity"`
	Subtotal   domain.Amount `json:"subtotal"`
	Tax        domain.Amount `json:"tax"`
	// Custom means that the amounts were set, and are not the price of the quantity.
	Custom bool `json:"custom,omitempty"`
	// Released units were not shipped and never will be. Returned units came back. Restocked units are
	// for sale again.
	Released  int `json:"released,omitempty"`
	Returned  int `json:"returned,omitempty"`
	Restocked int `json:"restocked,omitempty"`
	// Received units of the quantity came back through a return before the refund.
	Received int `json:"received,omitempty"`
	// Shares are the parts of Returned, Restocked and Received that belong to returns.
	Shares []ReturnShare `json:"shares,omitempty"`
}

// Author returns the author of the refund.
func (r *Refund) Author() domain.Author {
	return domain.Author{Kind: r.CreatedByKind, ID: r.CreatedByID}
}

// Charged returns the part that refunds charges of the order. The rest refunds an overpayment,
// which is not or no longer part of the order's charges.
func (r *Refund) Charged() Difference {
	return Difference{Net: r.Subtotal, Tax: r.TaxTotal, Shipping: r.ShippingTotal}.sub(r.Overpaid)
}

// Counts reports whether the refund counts against its payment.
func (r *Refund) Counts() bool { return r.Status != RefundFailed && r.Status != RefundVoided }
