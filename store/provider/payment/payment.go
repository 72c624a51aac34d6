// Package payment is the seam to payment gateways: what we ask them, what they
// answer, and which of them there are. It also holds the sandbox, a gateway that
// needs nobody: with test cards, books of its own and faults on demand, in this
// process or in another one.
//
// Money moves in two commits of ours with a call between them. The first commit
// keeps the row whose id is the call's key; the second one settles it by the
// answer. Where no answer came, the row stays open until Fetch tells what became
// of its key.
package payment

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Gateway moves money for the account that each call names. It is safe for use
// by many goroutines.
//
// Every call carries a key of ours. A gateway acts on a key once: the same
// request again gets the same answer, another request under the key gets
// ErrKeyReused.
//
// What a gateway decides is in the Result. A timeout, a broken connection or a
// failure on its side is the outcome Unknown: neither an error nor a decline,
// since the money may have moved. An error says that the call itself is wrong,
// or the configuration, and that nothing was moved.
type Gateway interface {
	// Code is the provider code that the gateway goes by.
	Code() string
	// Can says what an account does with a type of payment in a currency.
	Can(Account, PaymentType, domain.Currency) Capabilities
	// Check tries an account's credentials and moves nothing. One that the service
	// does not take is a *CredentialError; any other error says nothing about them.
	Check(context.Context, Account) error
	// Authorize holds an amount, and with AutoCapture takes it at once.
	Authorize(context.Context, Account, AuthorizeRequest) (Result, error)
	// Capture takes a held amount or a part of it, as often as something is held.
	Capture(context.Context, Account, CaptureRequest) (Result, error)
	// Void releases what is held and was not captured.
	Void(context.Context, Account, VoidRequest) (Result, error)
	// Refund gives back a captured amount or a part of it.
	Refund(context.Context, Account, RefundRequest) (Result, error)
	// Fetch tells what became of a call, by its key or by what the call left at the
	// service. Here, a gateway that cannot be asked is an error: not to know must
	// not look like not found. A call that was given up after AnswerTimeout may
	// still be carried out for as long again, so not found is final only for a call
	// that is older than twice that. Who cannot wait makes the same call again: it
	// is carried out or answered.
	Fetch(context.Context, Account, FetchRequest) (Snapshot, error)
}

// Vault is a gateway that keeps means of payment for later.
type Vault interface {
	// Intent begins to take one, in the customer's browser.
	Intent(context.Context, Account, IntentRequest) (Intent, error)
	// Save keeps what a token stands for: the Result has its Instrument.
	Save(context.Context, Account, SaveRequest) (Result, error)
	// Forget ends the use of an instrument. One that is not there is forgotten.
	Forget(ctx context.Context, a Account, instrument string) error
}

// Capabilities are what an account does with a type of payment in a currency. None
// of them: it does not take it.
type Capabilities struct {
	Hold           bool // money is held first, and taken later; otherwise it is taken at once
	PartialCapture bool // less can be taken than is held
	MultiCapture   bool // and the rest later; otherwise a Result may say that it is Released
	Void           bool
	PartialRefund  bool
	Save           bool // what is paid with can be kept: the gateway is a Vault
	OffSession     bool // and charged while the customer is away
	ThreeDS        bool
	Link           bool // it is paid on a page of the service's, and needs nothing but that
	Digits         int  // of the amounts that it takes, behind the point
}

// CredentialError says in words what is wrong with a credential.
type CredentialError struct {
	Credential string // its name
	Reason     string // a sentence for the administrator, without the credential
}

// Error is the reason.
func (e *CredentialError) Error() string { return "payment: " + e.Credential + ": " + e.Reason }

// AnswerTimeout is for how long a gateway is waited for.
const AnswerTimeout = 10 * time.Second

// ErrKeyReused refuses a key that another request was made with.
var ErrKeyReused = errors.New("payment: the key belongs to another request")

// AuthorizeRequest asks for an amount from whoever Token or Instrument stands for.
type AuthorizeRequest struct {
	Key         string        // such as payment-17, in the account's namespace; as those below
	Amount      domain.Amount // 0, with Save or Instrument: nothing is held, and what would be charged later is verified
	Currency    domain.Currency
	AutoCapture bool
	// Link: whoever opens a page of the service's pays there, so that nothing stands for
	// them here. The answer is ActionRequired with a CryptoLink until what was paid there
	// is confirmed, or the page's time is over: then it is Succeeded with what was paid,
	// more or less than Amount, or else declined as PaymentExpired. Void ends the page.
	Link       bool
	Token      string // from the provider's own form: for this once
	Instrument string // instead of it: what the service keeps
	Customer   int64  // whose it is, by the number that services know the customer by; 0: a guest's
	Save       bool   // keep what Token stands for: the Result has its Instrument
	// Recurring: it is to be charged with while the customer is away, as they agree
	// now. It goes with Save, or with an Instrument: the Result has its Mandate.
	Recurring bool
	// OffSession: the customer is not there. What would need them is declined as
	// NeedsCustomer, or answered with ActionRequired, which is then given up.
	OffSession bool
	Mandate    string // the service's name for what the customer agreed to; empty: it keeps none
	// ReturnURL is where the customer comes back to from what they have to do
	// elsewhere; empty: nowhere.
	ReturnURL string
}

// CaptureRequest takes from the payment that Reference names.
type CaptureRequest struct {
	Key       string // such as capture-17-1
	Reference string
	Amount    domain.Amount
	Currency  domain.Currency
	AskedOn   time.Time // when it was asked for last; zero: never before
}

// VoidRequest releases the payment that Reference names.
type VoidRequest struct {
	Key       string // such as void-17
	Reference string
	AskedOn   time.Time // when it was asked for last; zero: never before
}

// RefundRequest gives back from the payment that Reference names.
type RefundRequest struct {
	Key       string // such as refund-9
	Reference string
	Amount    domain.Amount
	Currency  domain.Currency
	AskedOn   time.Time // when it was asked for last; zero: never before
}

// FetchRequest names a call: by its key, and for services that forget keys by
// what it was about.
type FetchRequest struct {
	Operation Operation
	Key       string
	Reference string    // of the payment; empty where the call was to make it
	AskedOn   time.Time // not before this, by the machine's clock
}

// IntentRequest is whose means of payment is to be taken.
type IntentRequest struct {
	Key      string
	Customer int64
}

// Intent is what the provider's form needs in the browser.
type Intent struct {
	Reference    string
	ClientSecret Secret
}

// SaveRequest asks to keep what a token stands for.
type SaveRequest struct {
	Key      string
	Customer int64
	Token    string
}

// Outcome is what became of a call.
type Outcome string

const (
	Succeeded      Outcome = "SUCCEEDED"
	Pending        Outcome = "PENDING"         // accepted; Fetch will tell
	ActionRequired Outcome = "ACTION_REQUIRED" // the customer has to do something first
	Declined       Outcome = "DECLINED"        // nothing was moved
	Unknown        Outcome = "UNKNOWN"         // no answer; Fetch will tell
)

// decided tells whether this is an outcome, and a gateway's own: it never says
// that it does not know.
func (o Outcome) decided() bool {
	return o == Succeeded || o == Pending || o == ActionRequired || o == Declined
}

// Result is a gateway's answer.
type Result struct {
	Outcome Outcome `json:"outcome"`
	// Reference is the gateway's own id: of the payment after Authorize, of what
	// was done to it after the other calls.
	Reference string `json:"reference,omitempty"`
	// Amount is what was moved, held or released.
	Amount domain.Amount `json:"amount,omitzero"`
	// Held and Captured are what Amount comes to after Authorize: what is held and
	// was not taken, and what was taken.
	Held     domain.Amount `json:"held,omitzero"`
	Captured domain.Amount `json:"captured,omitzero"`
	// HeldUntil is when the hold ends; zero: the service does not say.
	HeldUntil time.Time `json:"heldUntil,omitzero"`
	// Released, of a capture: what was held and not taken is free again, and nothing
	// more can be captured.
	Released bool `json:"released,omitempty"`
	// Instrument is what was paid with, to be used again; empty: it cannot be.
	Instrument string `json:"instrument,omitempty"`
	// Mandate is what the customer agreed to for Instrument, where the service has a
	// name for that.
	Mandate string `json:"mandate,omitempty"`
	// What may be shown of the means of payment, as far as the gateway says.
	PaymentType PaymentType `json:"paymentType,omitempty"`
	Brand       string      `json:"brand,omitempty"`
	LastFour    string      `json:"lastFour,omitempty"`
	ExpiryMonth int         `json:"expiryMonth,omitempty"`
	ExpiryYear  int         `json:"expiryYear,omitempty"`
	// Review is where the service's own review for fraud is of what Authorize made;
	// empty: it has made none.
	Review ReviewStatus `json:"review,omitempty"`
	// Decline goes with Declined, Action with ActionRequired.
	Decline *Decline `json:"decline,omitempty"`
	Action  *Action  `json:"action,omitempty"`
	// Cause is why there was no answer, for the log; it goes with Unknown.
	Cause error `json:"-"`
}

// ReviewStatus is where a service's review of a payment for fraud is. Once it has ended
// it does not open again.
type ReviewStatus string

const (
	ReviewOpen     ReviewStatus = "OPEN"
	ReviewApproved ReviewStatus = "APPROVED"
	ReviewClosed   ReviewStatus = "CLOSED" // not approved: the service tells apart what became of the payment
)

// PaymentType is the kind of a means of payment.
type PaymentType string

const (
	Card          PaymentType = "CARD"
	Bank          PaymentType = "BANK"
	Crypto        PaymentType = "CRYPTO"
	DigitalWallet PaymentType = "DIGITAL_WALLET"
)

// Decline says why a gateway refused.
type Decline struct {
	Code    DeclineCode  `json:"code"`
	Message string       `json:"message"` // may be shown to the customer
	Class   DeclineClass `json:"class"`
}

// DeclineClass says what would have to change before a charge can work.
type DeclineClass string

const (
	Soft          DeclineClass = "SOFT"   // the same means of payment may work later
	Hard          DeclineClass = "HARD"   // it never will: another one is needed
	NeedsCustomer DeclineClass = "ACTION" // it works when the customer is there
)

// DeclineCode is the reason of a decline, by the same name at every gateway. The
// contract lists them all.
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
	ProviderUnsupported      DeclineCode = "provider_unsupported" // asked of no gateway: there is none
)

// Action is what the customer has to do.
type Action struct {
	Type      ActionType `json:"type"`
	URL       string     `json:"url"`
	ExpiresOn time.Time  `json:"expiresOn,omitzero"` // zero: never
}

// ActionType is a kind of Action.
type ActionType string

const (
	Redirect   ActionType = "REDIRECT"
	ThreeDS    ActionType = "THREE_DS"
	CryptoLink ActionType = "CRYPTO_LINK"
)

// Snapshot is what a gateway knows of a key.
type Snapshot struct {
	// Found: the gateway got the call. Otherwise nothing was moved, and the
	// Result is empty.
	Found bool `json:"found"`
	// Result is the outcome as of now. It is never Unknown.
	Result Result `json:"result,omitzero"`
}

// Gateways are the gateways of the platform by their codes.
type Gateways map[string]Gateway

// NewGateways lists gateways.
func NewGateways(all ...Gateway) Gateways {
	g := Gateways{}
	for _, gateway := range all {
		g[gateway.Code()] = gateway
	}
	return g
}

// For finds the gateway of a provider.
func (g Gateways) For(providerCode string) (Gateway, error) {
	if gateway, found := g[providerCode]; found {
		return gateway, nil
	}
	return nil, domain.Errorf(domain.UnsupportedOperation, "Payments through the provider %s are not supported.", providerCode)
}

// Unanswered is the result of a call that nobody answered.
func Unanswered(cause error) Result { return Result{Outcome: Unknown, Cause: cause} }

// Malformed is the error of a call that must not have been made.
func Malformed(format string, args ...any) error {
	return fmt.Errorf("payment: %w: "+format, append([]any{errMalformed}, args...)...)
}

var errMalformed = errors.New("malformed request")
