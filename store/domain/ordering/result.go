package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Outcome is the outcome of a call to a payment gateway.
type Outcome string

const (
	OutcomeSucceeded      Outcome = "SUCCEEDED"
	OutcomePending        Outcome = "PENDING"         // accepted; the gateway decides later
	OutcomeActionRequired Outcome = "ACTION_REQUIRED" // the customer must complete an action first
	OutcomeDeclined       Outcome = "DECLINED"        // no money was moved
	OutcomeUnknown        Outcome = "UNKNOWN"         // no response; a job asks the gateway again
)

// Result is a gateway's response about a charge, a capture, a release or a refund.
type Result struct {
	Outcome   Outcome
	Reference string
	// Amount is the amount that was moved; 0 means the requested amount.
	Amount domain.Amount
	// Held is the amount that a charge only authorized, and Captured the amount that it captured. If both
	// are 0, the charge authorized or captured as requested.
	Held, Captured domain.Amount
	Released       bool       // for a capture: the gateway released the uncaptured part
	Gone           bool       // for a declined call: the gateway voided the payment or does not know it
	HeldUntil      *time.Time // end of the authorization; nil means that the gateway does not return it
	Instrument     string     // reference for later charges; empty means not reusable
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
	Review         ReviewStatus // for a charge: state of the gateway's review for fraud; empty means no review
	// LapsedSince is the time of a call that the gateway does not know and that will never take effect. A
	// later call may still succeed. nil means that the result comes from the gateway.
	LapsedSince *time.Time
	// Abandoned means that the payment ended because its customer did not complete its action in
	// time.
	Abandoned bool
}

// FailureClass classifies failures by what must change before the charge can succeed. Failures of the first three
// classes depend on the means of payment. Failures of the other classes do not count as failed attempts.
type FailureClass string

const (
	FailureSoft    FailureClass = "SOFT"    // the same means of payment may succeed later
	FailureHard    FailureClass = "HARD"    // the customer needs another means of payment
	FailureAction  FailureClass = "ACTION"  // the customer must be present
	FailureConfig  FailureClass = "CONFIG"  // the store's account cannot make such charges
	FailureGateway FailureClass = "GATEWAY" // the gateway could not be reached
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

// retry returns the waiting time before the next request to an undecided gateway. For an accepted payment
// it is the payment's age, between 5 seconds and 5 minutes. This finds quick outcomes soon and does not
// call the gateway every few seconds about slow ones.
func (r Result) retry(since, now time.Time) time.Duration {
	if r.Outcome == OutcomePending {
		return min(max(now.Sub(since), actionPoll), 10*AttemptLease)
	}
	return AttemptLease
}

// moved returns Amount, or the requested amount if Amount is 0.
func (r Result) moved(asked domain.Amount) domain.Amount {
	if r.Amount.Positive() {
		return r.Amount
	}
	return asked
}
