package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// PaymentStatus is an order's, derived from its ledgers. The list can grow.
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

// AttemptStatus is one payment's own.
type AttemptStatus string

const (
	// AttemptPending is what nobody knows yet: the gateway has been or is being asked.
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
	AttemptFailed:         {AttemptAuthorized, AttemptCaptured}, // by its gateway's report: it succeeded after all
	AttemptVoided:         {AttemptCaptured},                    // likewise, before the gateway heard of it
	AttemptExpired:        {AttemptCaptured},
}

// Payment is an attempt to move money for an order. Its row is committed before
// the gateway is asked, and its call key is the gateway's idempotency key.
type Payment struct {
	domain.Row
	domain.Called
	OrderID                 int64
	RenewalID               *int64 // the slot of a subscription that it is to charge
	RenewalAttempt          *int   // which attempt at it this is, from 1
	PaymentProviderID       int64
	ProviderCode            string
	CustomerPaymentMethodID *int64
	LinkID                  int64 `audit:"-"` // who paid, as domain.Actor.Holder names them
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
	CapturingAmount         domain.Amount // asked for, not known yet
	RefundedAmount          domain.Amount // completed and on the way
	AutoCapture             bool
	Token                   string     // the provider's, until settled; the instrument of a saved method; never a card number
	SaveMethod              bool       // keep it for the customer
	Recurring               bool       // keep it to be charged with while the customer is away, as they agreed
	OffSession              bool       // the customer is not there
	Mandate                 string     // what they agreed to, by the provider's name, until settled
	ReturnURL               string     // where the customer comes back to from what they have to do elsewhere
	AskedOn                 *time.Time // when the gateway was asked for it, for the last time; nil: never
	ProviderReference       string
	FailureCode             string
	FailureMessage          string
	FailureClass            FailureClass
	NextAction              *PaymentAction `gorm:"serializer:json"`
	SettleOn                *time.Time     // while unsettled: when the sweep asks the gateway itself
	AuthorizedOn            *time.Time
	AuthorizationExpiresOn  *time.Time
	Captures                int            // how often money was asked for: each has an idempotency key of its own
	CaptureCallKey          domain.CallKey `audit:"-"`              // of the capture that was asked for last; empty: it is from before call keys
	CaptureCommands         []uuid.UUID    `gorm:"serializer:json"` // of the requests that asked, the last one last; the first of an order that stands began the payment
	CaptureFinal            bool           // what is left of the authorization is released afterwards
	OfflineMethod           string         // how the money came in outside a gateway; empty with one
	Note                    string         `audit:"secret"`
	CapturedOn              *time.Time
	Try                     *CardTry     `gorm:"serializer:json" audit:"secret"` // until settled; nil means nobody tried a card
	Review                  ReviewStatus // the gateway's, for fraud; empty: there is none
}

// PaymentAction is what the customer has to do before the gateway goes on.
type PaymentAction struct {
	Type      string     `json:"type"` // REDIRECT, THREE_DS, CRYPTO_LINK
	URL       string     `json:"url"`
	ExpiresOn *time.Time `json:"expiresOn"`
}

// Outstanding is what is authorized and not captured, while the authorization lives.
func (p *Payment) Outstanding() domain.Amount {
	if p.Status != AttemptAuthorized && p.Status != AttemptCaptured {
		return domain.Amount{}
	}
	return p.AuthorizedAmount.Sub(p.CapturedAmount).NotNegative() // what came in outside a gateway was never authorized
}
