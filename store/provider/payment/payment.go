// Package payment defines the interface to payment gateways: the calls, their results and the list of gateways. It
// also contains the sandbox, a gateway without an outside service. The sandbox has test cards, its own books and
// faults on demand, and runs in this process or in another one.
//
// A money movement takes two commits with a call between them. The first commit stores the row whose id is the
// call's key. The second commit settles the row according to the result. Without a response the row stays open
// until Fetch reports the outcome of the call with the key.
package payment

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Gateway moves money for the account that each call names. It is safe for concurrent use.
//
// Every call has an idempotency key. A gateway acts on a key only once: a repeated request returns the
// same result, and a different request under the key returns ErrKeyReused.
//
// The gateway's decision is in the Result. After a timeout, a broken connection or a failure of the
// gateway, the outcome is Unknown. Unknown is neither an error nor a decline, since the money may have
// moved. An error means that the call or the configuration is wrong and that no money moved.
type Gateway interface {
	// Code returns the gateway's provider code.
	Code() string
	// Can returns the capabilities of the account for a payment type in a currency.
	Can(Account, PaymentType, domain.Currency) Capabilities
	// Check tests an account's credentials without moving money. If the service rejects them, Check
	// returns a *CredentialError. Any other error does not mean that the credentials are wrong.
	Check(context.Context, Account) error
	// Authorize holds an amount. With AutoCapture it also captures the amount at once.
	Authorize(context.Context, Account, AuthorizeRequest) (Result, error)
	// Capture captures a held amount or a part of it. Further captures are possible while money is held.
	Capture(context.Context, Account, CaptureRequest) (Result, error)
	// Void releases the uncaptured part of a hold.
	Void(context.Context, Account, VoidRequest) (Result, error)
	// Refund refunds a captured amount or a part of it.
	Refund(context.Context, Account, RefundRequest) (Result, error)
	// Fetch returns the outcome of a call, which it finds by its key or by the object that the call created at the
	// service. If the gateway does not respond, Fetch returns an error, which does not mean that the call was not
	// found. For one more AnswerTimeout after a timeout, the gateway may still carry out the call. "Not found" is
	// therefore final only for a call older than twice AnswerTimeout. A caller that cannot wait must repeat the call:
	// the gateway carries it out or returns its result.
	Fetch(context.Context, Account, FetchRequest) (Snapshot, error)
}

// Vault is a gateway that saves means of payment for later.
type Vault interface {
	// Intent begins to save a means of payment in the customer's browser.
	Intent(context.Context, Account, IntentRequest) (Intent, error)
	// Save saves the means of payment behind a token. The Instrument of the Result identifies the means
	// of payment.
	Save(context.Context, Account, SaveRequest) (Result, error)
	// Forget removes an instrument. Removing a missing instrument is not an error.
	Forget(ctx context.Context, a Account, instrument string) error
}

// Capabilities describes what an account supports for a payment type in a currency. The zero value means
// that the account does not accept the payment type.
type Capabilities struct {
	Hold           bool // money is held first and captured later; false means that it is captured at once
	PartialCapture bool // a part of the held amount can be captured
	MultiCapture   bool // the rest can be captured later; false means that a Result may be Released
	Void           bool
	PartialRefund  bool
	Save           bool // the means of payment can be saved: the gateway is a Vault
	OffSession     bool // a saved means of payment can be charged in the customer's absence
	ThreeDS        bool
	Link           bool // the customer pays on a page of the service, so no token is needed
	Digits         int  // maximum number of decimal digits of an amount
	// Least is the smallest amount of a charge, in units of 10^-Digits of the currency; 0 means that none is known.
	Least int64
}

// CredentialError describes what is wrong with a credential.
type CredentialError struct {
	Credential string // name of the credential
	Reason     string // a sentence for the administrator that does not contain the credential
}

// Error returns the name of the credential and the reason.
func (e *CredentialError) Error() string { return "payment: " + e.Credential + ": " + e.Reason }

// AnswerTimeout is how long a call waits for a gateway's response.
const AnswerTimeout = 10 * time.Second

// ErrKeyReused is the error for a call with the key of a different request.
var ErrKeyReused = errors.New("payment: the key belongs to another request")

// AuthorizeRequest requests an amount from the payer who is behind Token or Instrument.
type AuthorizeRequest struct {
	Key         string        // key such as payment-17, in the account's namespace, like the keys below
	Amount      domain.Amount // 0 with Save or Instrument verifies the means of payment without a hold
	Currency    domain.Currency
	AutoCapture bool
	// Link means that the payer pays on a page of the service; Token and Instrument are empty. The
	// outcome is ActionRequired with a CryptoLink until the payment is confirmed or the page expires.
	// Then the outcome is Succeeded with the amount paid, which may be more or less than Amount, or
	// Declined as PaymentExpired. Void closes the page.
	Link       bool
	Token      string // token for single use from the provider's form
	Instrument string // means of payment that the service saved; replaces Token
	Customer   int64  // number of the customer at the service; 0 means a guest
	Save       bool   // save the means of payment behind Token; the Result then has an Instrument
	// Recurring means that the customer agrees to charges in their absence. It requires Save or
	// Instrument, and the Result has a Mandate.
	Recurring bool
	// OffSession means that the customer is absent. A charge that needs the customer is declined as
	// NeedsCustomer or returns ActionRequired, and the caller must abandon it.
	OffSession bool
	Mandate    string // id that the service uses for the customer's agreement; empty means none
	// ReturnURL is the address to which the customer returns from another site; empty means no address.
	ReturnURL string
	// OrderNumber is the number of the order that is paid. It appears on the service's pages, in its
	// files and on the payer's statement; 0 means none.
	OrderNumber int64
}

// CaptureRequest captures money of the payment that Reference names.
type CaptureRequest struct {
	Key       string // key such as capture-17-1
	Reference string
	Amount    domain.Amount
	Currency  domain.Currency
	AskedOn   time.Time // time of the last request; zero means that no request was made
}

// VoidRequest releases the hold of the payment that Reference names.
type VoidRequest struct {
	Key       string // key such as void-17
	Reference string
	AskedOn   time.Time // time of the last request; zero means that no request was made
}

// RefundRequest refunds money of the payment that Reference names.
type RefundRequest struct {
	Key       string // key such as refund-9
	Reference string
	Amount    domain.Amount
	Currency  domain.Currency
	AskedOn   time.Time // time of the last request; zero means that no request was made
}

// FetchRequest identifies a call by its key and, for services that forget keys, by the operation and the
// payment.
type FetchRequest struct {
	Operation Operation
	Key       string
	Reference string    // reference of the payment; empty if the call was to create the payment
	AskedOn   time.Time // earliest time of the call, by the machine's clock
}

// IntentRequest names the customer who wants to save a means of payment.
type IntentRequest struct {
	Key      string
	Customer int64
}

// Intent contains the data for the provider's form in the browser.
type Intent struct {
	Reference    string
	ClientSecret Secret
}

// SaveRequest is a request to save the means of payment behind a token.
type SaveRequest struct {
	Key      string
	Customer int64
	Token    string
}

// Outcome is the outcome of a call.
type Outcome string

const (
	Succeeded      Outcome = "SUCCEEDED"
	Pending        Outcome = "PENDING"         // accepted; Fetch returns the final outcome later
	ActionRequired Outcome = "ACTION_REQUIRED" // the customer must act first
	Declined       Outcome = "DECLINED"        // no money was moved
	Unknown        Outcome = "UNKNOWN"         // no response; Fetch returns the outcome
)

// decided reports whether the outcome is one that a gateway can return. A gateway never returns Unknown.
func (o Outcome) decided() bool {
	return o == Succeeded || o == Pending || o == ActionRequired || o == Declined
}

// Result is the result of a call.
type Result struct {
	Outcome Outcome `json:"outcome"`
	// Reference is the id that the gateway assigned: the id of the payment after Authorize, and the id of
	// the operation after any other call.
	Reference string `json:"reference,omitempty"`
	// Amount is the amount that was moved, held or released.
	Amount domain.Amount `json:"amount,omitzero"`
	// Held and Captured are the parts of Amount after Authorize: the part that is not captured yet, and
	// the captured part.
	Held     domain.Amount `json:"held,omitzero"`
	Captured domain.Amount `json:"captured,omitzero"`
	// HeldUntil is the time when the hold expires; zero means that the service does not return it.
	HeldUntil time.Time `json:"heldUntil,omitzero"`
	// Released means that the capture released the rest of the hold, so no more can be captured.
	Released bool `json:"released,omitempty"`
	// Instrument identifies the means of payment for later charges; empty means that it cannot be reused.
	Instrument string `json:"instrument,omitempty"`
	// Mandate is the id that the service uses for the customer's agreement about Instrument; empty means
	// none.
	Mandate string `json:"mandate,omitempty"`
	// The following fields describe the means of payment and may be shown. The gateway may leave them
	// empty.
	PaymentType PaymentType `json:"paymentType,omitempty"`
	Brand       string      `json:"brand,omitempty"`
	LastFour    string      `json:"lastFour,omitempty"`
	ExpiryMonth int         `json:"expiryMonth,omitempty"`
	ExpiryYear  int         `json:"expiryYear,omitempty"`
	// Review is the state of the service's fraud review of the authorized payment; empty means that there
	// is no review.
	Review ReviewStatus `json:"review,omitempty"`
	// Decline is set if Outcome is Declined. Action is set if Outcome is ActionRequired.
	Decline *Decline `json:"decline,omitempty"`
	Action  *Action  `json:"action,omitempty"`
	// Cause is the error that made the outcome Unknown, for the log.
	Cause error `json:"-"`
}

// ReviewStatus is the state of a service's fraud review of a payment. A review that has ended never opens
// again.
type ReviewStatus string

const (
	ReviewOpen     ReviewStatus = "OPEN"
	ReviewApproved ReviewStatus = "APPROVED"
	ReviewClosed   ReviewStatus = "CLOSED" // ended without approval; the outcome of the payment is reported separately
)

// PaymentType is the kind of means of payment.
type PaymentType string

const (
	Card          PaymentType = "CARD"
	Bank          PaymentType = "BANK"
	Crypto        PaymentType = "CRYPTO"
	DigitalWallet PaymentType = "DIGITAL_WALLET"
)

// Decline is the reason why a gateway declined a call.
type Decline struct {
	Code    DeclineCode  `json:"code"`
	Message string       `json:"message"` // may be shown to the customer
	Class   DeclineClass `json:"class"`
}

// DeclineClass says what must change before a charge can succeed.
type DeclineClass string

const (
	Soft          DeclineClass = "SOFT"   // the same means of payment may succeed later
	Hard          DeclineClass = "HARD"   // the means of payment will never succeed; the customer must use another
	NeedsCustomer DeclineClass = "ACTION" // the charge succeeds if the customer is present
)

// DeclineCode is the reason for a decline, the same at every gateway. The OpenAPI documents list all
// codes.
type DeclineCode string

const (
	CardDeclined             DeclineCode = "card_declined"
	InsufficientFunds        DeclineCode = "insufficient_funds"
	LostCard                 DeclineCode = "lost_card"
	StolenCard               DeclineCode = "stolen_card"
	ExpiredCard              DeclineCode = "expired_card"
	IncorrectCVC             DeclineCode = "incorrect_cvc"
	ProcessingError          DeclineCode = "processing_error"
	InvalidToken             DeclineCode = "invalid_token"
	AuthenticationRequired   DeclineCode = "authentication_required"
	AuthenticationFailed     DeclineCode = "authentication_failed"
	PaymentExpired           DeclineCode = "payment_expired"
	PaymentNotFound          DeclineCode = "payment_not_found"
	PaymentVoided            DeclineCode = "payment_voided"
	PaymentCaptured          DeclineCode = "payment_captured"
	CurrencyMismatch         DeclineCode = "currency_mismatch"
	CaptureExceedsAuthorized DeclineCode = "capture_exceeds_authorized"
	RefundExceedsCaptured    DeclineCode = "refund_exceeds_captured"
	RefundFailed             DeclineCode = "refund_failed"
	ProviderUnsupported      DeclineCode = "provider_unsupported" // the platform has no gateway for the provider
)

// Action is a step that the customer must take.
type Action struct {
	Type      ActionType `json:"type"`
	URL       string     `json:"url"`
	ExpiresOn time.Time  `json:"expiresOn,omitzero"` // zero means that the action does not expire
}

// ActionType is the kind of an Action.
type ActionType string

const (
	Redirect   ActionType = "REDIRECT"
	ThreeDS    ActionType = "THREE_DS"
	CryptoLink ActionType = "CRYPTO_LINK"
)

// Snapshot is the gateway's current state of a call's key.
type Snapshot struct {
	// Found reports whether the gateway received the call. If not, no money was moved and Result is
	// empty.
	Found bool `json:"found"`
	// Result is the current outcome. Its Outcome is never Unknown.
	Result Result `json:"result,omitzero"`
}

// Gateways contains the platform's gateways by provider code.
type Gateways map[string]Gateway

// NewGateways returns the gateways, indexed by their codes.
func NewGateways(all ...Gateway) Gateways {
	g := Gateways{}
	for _, gateway := range all {
		g[gateway.Code()] = gateway
	}
	return g
}

// For returns the gateway of a provider. It returns an unsupported_operation error for an unknown
// provider.
func (g Gateways) For(providerCode string) (Gateway, error) {
	if gateway, found := g[providerCode]; found {
		return gateway, nil
	}
	return nil, domain.Errorf(domain.UnsupportedOperation, "Payments through the provider %s are not supported.", providerCode)
}

// Unanswered returns the Unknown result of a call that got no response.
func Unanswered(cause error) Result { return Result{Outcome: Unknown, Cause: cause} }

// Malformed returns the error for a call that should not have been made. It wraps errMalformed.
func Malformed(format string, args ...any) error {
	return fmt.Errorf("payment: %w: "+format, append([]any{errMalformed}, args...)...)
}

var errMalformed = errors.New("malformed request")
