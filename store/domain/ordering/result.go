package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Outcome is the outcome of a call to a payment gateway.
type Outcome string

const (
	OutcomeSucceeded      Outcome = "SUCCEEDED"
	OutcomePending        Outcome = "PENDING"         // accepted: the gateway decides later
	OutcomeActionRequired Outcome = "ACTION_REQUIRED" // the customer must complete an action first
	OutcomeDeclined       Outcome = "DECLINED"        // no money moved
	OutcomeUnknown        Outcome = "UNKNOWN"         // no response: a job asks the gateway again
)

// Result is a gateway's response about a charge, a capture, a release or a refund.
type Result struct {
	Outcome   Outcome
	Reference string
	// Amount is the moved amount; 0 means the requested amount.
	Amount domain.Amount
	// Held and Captured are the amounts that a charge authorized without capture, and captured;
	// both 0 means as requested.
	Held, Captured domain.Amount
	Released       bool       // of a capture: the gateway released the uncaptured rest
	Gone           bool       // of a declined call: the gateway voided the payment or does not have it
	HeldUntil      *time.Time // nil means that the gateway does not say
	Instrument     string     // for later charges; empty means not reusable
	PaymentType    string
	Brand          string
	LastFour       string
	ExpiryMonth    int
	ExpiryYear     int
	DeclineCode    string
	DeclineMessage string
	Class          FailureClass
	Action         *PaymentAction
	Mandate        string       // the gateway's name for the customer's agreement to use Instrument
	Review         ReviewStatus // of a charge, the gateway's review for fraud; empty means none
	// LapsedSince is the time of a call that the gateway does not know and that will never take
	// effect. It says nothing about later calls. nil means that the result is the gateway's.
	LapsedSince *time.Time
	// Abandoned means that the payment ended because its customer did not complete its action in
	// time.
	Abandoned bool
}

// FailureClass is the change that a charge needs to succeed. The first three concern the means of
// payment. The others do not, and do not count as failed attempts.
type FailureClass string

const (
	FailureSoft    FailureClass = "SOFT"    // the same means of payment may work later
	FailureHard    FailureClass = "HARD"    // needs another means of payment
	FailureAction  FailureClass = "ACTION"  // the customer must be present
	FailureConfig  FailureClass = "CONFIG"  // the store's account cannot make such charges
	FailureGateway FailureClass = "GATEWAY" // the gateway was not reached
)

// Refused returns the result of a call that moved no money.
func Refused(class FailureClass, code, message string) Result {
	return Result{Outcome: OutcomeDeclined, Class: class, DeclineCode: code, DeclineMessage: message}
}

// Lapsed returns the result of a payment whose call, made at askedOn, never reached the gateway.
func Lapsed(askedOn time.Time, code string) Result {
	r := Refused(FailureGateway, code, "The payment provider was not reached. Nothing was charged.")
	r.LapsedSince = &askedOn
	return r
}

// retry returns how long to wait before the next request to an undecided gateway. For an accepted
// payment the wait is the payment's age, between 5 seconds and 5 minutes. Quick outcomes are seen
// soon, and slow ones do not cost a call every few seconds.
func (r Result) retry(since, now time.Time) time.Duration {
	if r.Outcome == OutcomePending {
		return min(max(now.Sub(since), actionPoll), 10*AttemptLease)
	}
	return AttemptLease
}

// moved returns the moved amount of the requested one.
func (r Result) moved(asked domain.Amount) domain.Amount {
	if r.Amount.Positive() {
		return r.Amount
	}
	return asked
}
