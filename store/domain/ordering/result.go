package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Outcome is what became of a call to a payment gateway.
type Outcome string

const (
	OutcomeSucceeded      Outcome = "SUCCEEDED"
	OutcomePending        Outcome = "PENDING"         // accepted: the gateway will tell
	OutcomeActionRequired Outcome = "ACTION_REQUIRED" // the customer has to do something first
	OutcomeDeclined       Outcome = "DECLINED"        // nothing was moved
	OutcomeUnknown        Outcome = "UNKNOWN"         // no answer: the gateway is asked again
)

// Result is a gateway's answer about a charge, a capture, a release or a refund.
type Result struct {
	Outcome   Outcome
	Reference string
	// Amount is what was moved; zero: what was asked for.
	Amount domain.Amount
	// Held and Captured are what a charge comes to: what is held, and what was
	// taken; both zero: as it was asked for.
	Held, Captured domain.Amount
	Released       bool       // of a capture: what was held and not taken is free again
	HeldUntil      *time.Time // nil: the gateway does not say
	Instrument     string     // what was paid with, to be used again; empty: it cannot be
	PaymentType    string
	Brand          string
	LastFour       string
	ExpiryMonth    int
	ExpiryYear     int
	DeclineCode    string
	DeclineMessage string
	Class          FailureClass
	Action         *PaymentAction
	Mandate        string       // what the customer agreed to for Instrument, by the gateway's name
	Review         ReviewStatus // of a charge: where the gateway's review for fraud is; empty: there is none
	// LapsedSince: nobody heard of the call that was made then, and nobody will. It
	// says nothing about one that was made since. Nil: it is the gateway's word.
	LapsedSince *time.Time
	// Abandoned: it was given up since its customer did not do in time what it waited for.
	Abandoned bool
}

// FailureClass says what would have to change before a charge can work. The first
// three are about what is paid with; the others are not, and count against nobody.
type FailureClass string

const (
	FailureSoft    FailureClass = "SOFT"    // the same means of payment may work later
	FailureHard    FailureClass = "HARD"    // another means of payment is needed
	FailureAction  FailureClass = "ACTION"  // the customer has to be there
	FailureConfig  FailureClass = "CONFIG"  // the store's account cannot be charged with
	FailureGateway FailureClass = "GATEWAY" // the gateway was not reached
)

// Refused is the result of a call that moved nothing.
func Refused(class FailureClass, code, message string) Result {
	return Result{Outcome: OutcomeDeclined, Class: class, DeclineCode: code, DeclineMessage: message}
}

// Lapsed is the result of a payment that the gateway was asked for at a time, and
// never heard of.
func Lapsed(askedOn time.Time, code string) Result {
	r := Refused(FailureGateway, code, "The payment provider was not reached. Nothing was charged.")
	r.LapsedSince = &askedOn
	return r
}

// retry is how long to wait before a gateway is asked again that has not decided.
// What it has taken since is left alone for as long as it has had it, so that
// quick answers are seen soon and slow ones do not cost a call every few seconds.
func (r Result) retry(since, now time.Time) time.Duration {
	if r.Outcome == OutcomePending {
		return min(max(now.Sub(since), actionPoll), 10*AttemptLease)
	}
	return AttemptLease
}

// moved is the amount that was moved of what was asked for.
func (r Result) moved(asked domain.Amount) domain.Amount {
	if r.Amount.Positive() {
		return r.Amount
	}
	return asked
}
