package ordering

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// PaymentStatus is the payment status of an order, derived from its ledgers. New values may be added.
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

// AttemptStatus is the status of a single payment.
type AttemptStatus string

const (
	// AttemptPending means that the outcome is unknown: the call to the gateway is due or under
	// way.
	AttemptPending        AttemptStatus = "PENDING"
	AttemptRequiresAction AttemptStatus = "REQUIRES_ACTION"
	AttemptAuthorized     AttemptStatus = "AUTHORIZED"
	AttemptCaptured       AttemptStatus = "CAPTURED" // captured in part or as a whole
	AttemptFailed         AttemptStatus = "FAILED"
	AttemptVoided         AttemptStatus = "VOIDED"
	AttemptExpired        AttemptStatus = "EXPIRED"
)

var attemptTransitions = domain.Transitions[AttemptStatus]{
	"":                    {AttemptPending},
	AttemptPending:        {AttemptRequiresAction, AttemptAuthorized, AttemptCaptured, AttemptFailed, AttemptVoided},
	AttemptRequiresAction: {AttemptAuthorized, AttemptCaptured, AttemptFailed, AttemptVoided},
	AttemptAuthorized:     {AttemptCaptured, AttemptVoided, AttemptExpired},
	AttemptFailed:         {AttemptAuthorized, AttemptCaptured}, // the gateway reports a success late
	AttemptVoided:         {AttemptCaptured},                    // the gateway reports late that it had captured first
	AttemptExpired:        {AttemptCaptured},
}

// Payment is an attempt to pay an order. The row is committed before the call to the gateway, which
// receives the payment's call key as the idempotency key.
type Payment struct {
	domain.Row
	domain.Called
	OrderID                 int64
	RenewalID               *int64 // id of the subscription's renewal that the payment charges
	RenewalAttempt          *int   // number of the attempt to charge the renewal, from 1
	PaymentProviderID       int64
	ProviderCode            string
	CustomerPaymentMethodID *int64
	LinkID                  int64 `audit:"-"` // identifies the payer, as domain.Actor.Holder does
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
	CapturingAmount         domain.Amount // amount of the capture whose outcome is unknown
	RefundedAmount          domain.Amount // includes pending refunds
	Booked                  domain.Amount `audit:"-"` // part of the captured amount that transactions recorded
	AutoCapture             bool
	CaptureMode             settings.CaptureMode // mode under which the payment began; empty in payments of earlier programs
	Token                   string               // token until settled, or a saved method's instrument; never a card number
	SaveMethod              bool                 // save the method for the customer
	Recurring               bool                 // the customer agreed to charges of the saved method in their absence
	OffSession              bool                 // the customer is absent
	Mandate                 string               // the provider's name for the customer's agreement; cleared when settled
	ReturnURL               string               // address to which the customer returns after an action on another page
	AskedOn                 *time.Time           // when the gateway was last called for the payment; nil means never
	ProviderReference       string
	FailureCode             string
	FailureMessage          string
	FailureClass            FailureClass
	NextAction              *PaymentAction `gorm:"serializer:json"`
	SettleOn                *time.Time     // time at which a job calls the gateway; nil means that no call is due
	AuthorizedOn            *time.Time
	AuthorizationExpiresOn  *time.Time
	Captures                int            // number of captures; each has its own idempotency key
	CaptureCallKey          domain.CallKey `audit:"-"` // call key of the latest capture; empty for older payments
	// CaptureCommands contains the id of the request that began the payment, followed by the ids of the
	// requests that captured, the latest last. Payments of earlier versions lack the first entry.
	CaptureCommands  []uuid.UUID `gorm:"serializer:json"`
	CaptureFinal     bool        // the latest capture releases the rest of the authorization
	MovedFromOrderID *int64      // order whose refund provided the payment's money, as in an exchange; nil means none
	OfflineMethod    string      // the way in which offline money arrived; empty for a gateway's payment
	Note             string      `audit:"secret"`
	CapturedOn       *time.Time
	// Try is set until the payment is settled; nil means that no throttle counts the payment.
	Try    *CardTry     `gorm:"serializer:json" audit:"secret"`
	Review ReviewStatus // state of the gateway's review for fraud; empty means that there is no review

	// GiftCardID and StoreCreditAccountID name the stored value with which a tender pays; nil means neither.
	GiftCardID           *int64
	StoreCreditAccountID *int64

	captureReference string      // the gateway's reference of the capture that is being recorded
	moves            []ValueMove // changes to a ledger that are not posted yet
}

// PaymentAction is an action that the customer must complete before the gateway continues with the
// payment.
type PaymentAction struct {
	Type      string     `json:"type"` // REDIRECT, THREE_DS, CRYPTO_LINK
	URL       string     `json:"url"`
	ExpiresOn *time.Time `json:"expiresOn"`
}

// CapturesOnFulfillment reports whether the payment's authorization is captured when goods leave. The capture mode at
// the start of the payment applies, even if the settings have changed since. An authorization that should have been
// captured at once, but that the gateway only held, is also captured when goods leave. today is the current mode of the
// payment's provider, which applies to payments without a mode of their own.
func (p *Payment) CapturesOnFulfillment(today settings.CaptureMode) bool {
	if p.CaptureMode == "" {
		return today == settings.CaptureOnFulfillment
	}
	return p.CaptureMode != settings.CaptureManual
}

// Outstanding returns the authorized amount that is not captured yet. It returns 0 after the
// authorization has ended.
func (p *Payment) Outstanding() domain.Amount {
	if p.Status != AttemptAuthorized && p.Status != AttemptCaptured {
		return domain.Amount{}
	}
	return p.AuthorizedAmount.Sub(p.CapturedAmount).NotNegative() // offline money was never authorized
}

// IsTender reports whether the payment pays with stored value. Such a payment has no gateway.
func (p *Payment) IsTender() bool { return p.ProviderCode == settings.StoredValueProvider }

// TenderType returns the kind of stored value of the payment. It is empty for other payments.
func (p *Payment) TenderType() TenderType {
	switch {
	case p.GiftCardID != nil:
		return TenderGiftCard
	case p.StoreCreditAccountID != nil:
		return TenderStoreCredit
	}
	return ""
}

// Tendered returns the payments of the order that pay with stored value.
func (o *Order) Tendered() (tenders []*Payment) {
	for _, p := range o.Payments {
		if p.IsTender() {
			tenders = append(tenders, p)
		}
	}
	return tenders
}
