package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PaymentStatus is the payment status of an order, derived from its ledgers. Values can be added.
type PaymentStatus string

const (
	PaymentPending           PaymentStatus = "PENDING"
	PaymentRequiresAction    PaymentStatus = "REQUIRES_ACTION"
	PaymentAuthorized        PaymentStatus = "AUTHORIZED"
	PaymentPartiallyPaid     PaymentStatus = "PARTIALLY_PAID"
	PaymentPaid              PaymentStatus = "PAID"
	PaymentOverpaid          PaymentStatus = "OVERPAID"
	PaymentFailed            PaymentStatus = "FAILED"
	PaymentVoided            PaymentStatus = "VOIDED"
	PaymentExpired           PaymentStatus = "EXPIRED"
	PaymentPartiallyRefunded PaymentStatus = "PARTIALLY_REFUNDED"
	PaymentRefunded          PaymentStatus = "REFUNDED"
	PaymentChargeback        PaymentStatus = "CHARGEBACK"
)

// AttemptStatus is the status of one payment.
type AttemptStatus string

const (
	// AttemptPending means that the outcome is unknown: the call to the gateway is due or under
	// way.
	AttemptPending        AttemptStatus = "PENDING"
	AttemptRequiresAction AttemptStatus = "REQUIRES_ACTION"
	AttemptAuthorized     AttemptStatus = "AUTHORIZED"
	AttemptCaptured       AttemptStatus = "CAPTURED" // in part or whole
	AttemptFailed         AttemptStatus = "FAILED"
	AttemptVoided         AttemptStatus = "VOIDED"
	AttemptExpired        AttemptStatus = "EXPIRED"
)

var attemptTransitions = domain.Transitions[AttemptStatus]{
	"":                    {AttemptPending},
	AttemptPending:        {AttemptRequiresAction, AttemptAuthorized, AttemptCaptured, AttemptFailed, AttemptVoided},
	AttemptRequiresAction: {AttemptAuthorized, AttemptCaptured, AttemptFailed, AttemptVoided},
	AttemptAuthorized:     {AttemptCaptured, AttemptVoided, AttemptExpired},
	AttemptFailed:         {AttemptAuthorized, AttemptCaptured}, // the gateway reports a late success
	AttemptVoided:         {AttemptCaptured},                    // likewise: the capture came before the void
	AttemptExpired:        {AttemptCaptured},
}

// Payment is an attempt to pay an order. Its row is committed before the call to the gateway, which
// receives its call key as the idempotency key.
type Payment struct {
	domain.Row
	domain.Called
	OrderID                 int64
	RenewalID               *int64 // the subscription's renewal that the payment charges
	RenewalAttempt          *int   // number of the attempt at the renewal, from 1
	PaymentProviderID       int64
	ProviderCode            string
	CustomerPaymentMethodID *int64
	LinkID                  int64 `audit:"-"` // identifies the payer, like domain.Actor.Holder
	Status                  AttemptStatus
	PaymentType             string
	Brand                   string
	LastFour                *string
	ExpiryMonth             *string
	ExpiryYear              *string
	CurrencyCode            domain.Currency
	Amount                  domain.Amount
	AuthorizedAmount        domain.Amount
	CapturedAmount          domain.Amount
	CapturingAmount         domain.Amount // amount of a capture whose outcome is unknown
	RefundedAmount          domain.Amount // including pending refunds
	Booked                  domain.Amount `audit:"-"` // the captured part that transactions record
	AutoCapture             bool
	Token                   string     // token until settled, or a saved method's instrument; never a card number
	SaveMethod              bool       // save the method for the customer
	Recurring               bool       // the customer agreed to charges of the saved method while absent
	OffSession              bool       // the customer is absent
	Mandate                 string     // the provider's name for the customer's agreement, until settled
	ReturnURL               string     // where the customer returns after an action on another page
	AskedOn                 *time.Time // when the gateway was last called for the payment; nil means never
	ProviderReference       string
	FailureCode             string
	FailureMessage          string
	FailureClass            FailureClass
	NextAction              *PaymentAction `gorm:"serializer:json"`
	SettleOn                *time.Time     // when a job calls the gateway; nil means no call is due
	AuthorizedOn            *time.Time
	AuthorizationExpiresOn  *time.Time
	Captures                int            // the number of captures; each has its own idempotency key
	CaptureCallKey          domain.CallKey `audit:"-"` // call key of the latest capture; empty for older payments
	// CaptureCommands identifies the request that began the payment, followed by the requests that
	// captured, the latest last. Payments from checkouts of earlier versions lack the first entry.
	CaptureCommands []uuid.UUID `gorm:"serializer:json"`
	CaptureFinal    bool        // release the rest of the authorization afterwards
	OfflineMethod   string      // how offline money arrived; empty for a gateway's payment
	Note            string      `audit:"secret"`
	CapturedOn      *time.Time
	// Try is set until the payment is settled; nil means that no throttle counts it.
	Try    *CardTry     `gorm:"serializer:json" audit:"secret"`
	Review ReviewStatus // the gateway's review for fraud; empty means none

	captureReference string // the gateway's reference of the capture that is being recorded
}

// PaymentAction is an action that the customer must complete before the gateway continues.
type PaymentAction struct {
	Type      string     `json:"type"` // REDIRECT, THREE_DS, CRYPTO_LINK
	URL       string     `json:"url"`
	ExpiresOn *time.Time `json:"expiresOn"`
}

// Outstanding returns the authorized amount that is not captured. It returns 0 once the
// authorization has ended.
func (p *Payment) Outstanding() domain.Amount {
	if p.Status != AttemptAuthorized && p.Status != AttemptCaptured {
		return domain.Amount{}
	}
	return p.AuthorizedAmount.Sub(p.CapturedAmount).NotNegative() // offline money is never authorized
}
