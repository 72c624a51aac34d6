package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// RefundStatus is where a refund is.
type RefundStatus string

const (
	RefundPending    RefundStatus = "PENDING"    // reserved against the payment
	RefundProcessing RefundStatus = "PROCESSING" // the gateway has been asked
	RefundCompleted  RefundStatus = "COMPLETED"
	RefundFailed     RefundStatus = "FAILED"
	RefundVoided     RefundStatus = "VOIDED"
)

var refundTransitions = domain.Transitions[RefundStatus]{
	"":               {RefundPending},
	RefundPending:    {RefundProcessing, RefundCompleted, RefundFailed, RefundVoided},
	RefundProcessing: {RefundCompleted, RefundFailed, RefundVoided},
	RefundCompleted:  {RefundFailed}, // the bank sends it back, rarely and late
}

// refundRevivals are what a gateway's report alone brings about: it was given back after
// all.
var refundRevivals = domain.Transitions[RefundStatus]{RefundFailed: {RefundCompleted}}

// RefundReason says why money went back, and with that whether goods came back.
type RefundReason string

const (
	ReturnSellable    RefundReason = "RETURN_SELLABLE" // the only one that restocks
	ReturnNonSellable RefundReason = "RETURN_NON_SELLABLE"
	Goodwill          RefundReason = "GOODWILL"
	BillingError      RefundReason = "BILLING_ERROR"
	DamagedGoods      RefundReason = "DAMAGED_GOODS"
	DuplicateCharge   RefundReason = "DUPLICATE_CHARGE"
	OtherReason       RefundReason = "OTHER"
)

// Refund gives money of one payment back. It counts against the payment from
// the moment that it is issued, until it fails or is voided. One of no payment is
// about goods alone, of an order that took no money.
// Amount = Subtotal + TaxTotal + ShippingTotal.
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
	TaxTotal      domain.Amount // with the tax on shipping
	ShippingTotal domain.Amount
	Amount        domain.Amount
	// Overpaid is the part of it that was paid too much, and is no line's.
	Overpaid          Difference   `gorm:"embedded;embeddedPrefix:overpaid_"`
	Lines             []RefundLine `gorm:"serializer:json"`
	Restocked         bool
	ProviderReference string
	ByProvider        bool // it was made at the payment service: nobody of us asks for it
	FailureCode       string
	FailureMessage    string
	SettleOn          *time.Time // while unsettled: when the sweep asks the gateway itself
	RefundedOn        time.Time  // when it was issued
	CompletedOn       *time.Time
	VoidedOn          *time.Time
	FailedOn          *time.Time
	RetryOfRefundID   *int64 // the failed refund that this one tries again
	RetriedByRefundID *int64
	NotifyCustomer    bool
	CreatedByKind     domain.ActorKind
	CreatedByID       int64

	Order      *Order  `gorm:"-"` // with its payments, where a list asks for it
	AuthorName *string `gorm:"-"` // of whoever issued it, where it is to be shown; nil: nobody knows
}

// RefundLine is a line's part of a refund.
type RefundLine struct {
	LineItemID int64         `json:"lineItemId"`
	Quantity   int           `json:"quantity"`
	Subtotal   domain.Amount `json:"subtotal"`
	Tax        domain.Amount `json:"tax"`
	// Custom: the amounts are not what the quantity cost, but what somebody set.
	Custom bool `json:"custom,omitempty"`
	// What became of the goods: Released were not shipped yet and will not be,
	// Returned came back, Restocked are for sale again.
	Released  int `json:"released,omitempty"`
	Returned  int `json:"returned,omitempty"`
	Restocked int `json:"restocked,omitempty"`
}

// Author is who issued the refund.
func (r *Refund) Author() domain.Author {
	return domain.Author{Kind: r.CreatedByKind, ID: r.CreatedByID}
}

// Counts tells whether the refund counts against its payment.
func (r *Refund) Counts() bool { return r.Status != RefundFailed && r.Status != RefundVoided }
