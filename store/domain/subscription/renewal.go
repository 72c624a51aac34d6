package subscription

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// RenewalStatus is the status of a slot.
type RenewalStatus string

const (
	RenewalScheduled          RenewalStatus = "SCHEDULED" // a skip was withdrawn, or no gateway could be reached
	RenewalProcessing         RenewalStatus = "PROCESSING"
	RenewalRetrying           RenewalStatus = "RETRYING"
	RenewalWaitingForStock    RenewalStatus = "WAITING_FOR_STOCK"
	RenewalWaitingForCustomer RenewalStatus = "WAITING_FOR_CUSTOMER"
	RenewalCharged            RenewalStatus = "CHARGED"
	RenewalSkipped            RenewalStatus = "SKIPPED"
	RenewalFailed             RenewalStatus = "FAILED"
)

var renewalTransitions = domain.Transitions[RenewalStatus]{
	"":               {RenewalScheduled, RenewalProcessing, RenewalWaitingForStock, RenewalSkipped},
	RenewalScheduled: {RenewalProcessing, RenewalWaitingForStock, RenewalSkipped},
	// SCHEDULED means that no gateway could be reached; this does not count as a failed attempt.
	RenewalProcessing:         {RenewalCharged, RenewalRetrying, RenewalWaitingForCustomer, RenewalScheduled, RenewalSkipped, RenewalFailed},
	RenewalRetrying:           {RenewalProcessing, RenewalWaitingForStock, RenewalSkipped, RenewalFailed},
	RenewalWaitingForStock:    {RenewalProcessing, RenewalSkipped, RenewalFailed},
	RenewalWaitingForCustomer: {RenewalProcessing, RenewalWaitingForStock, RenewalSkipped, RenewalFailed},
	RenewalSkipped:            {RenewalScheduled}, // a skip was withdrawn
}

// Open reports whether a slot with this status has begun and not ended. A subscription has at most one
// open slot.
func (s RenewalStatus) Open() bool {
	switch s {
	case RenewalProcessing, RenewalRetrying, RenewalWaitingForStock, RenewalWaitingForCustomer:
		return true
	case RenewalScheduled, RenewalCharged, RenewalSkipped, RenewalFailed:
	}
	return false
}

// Renewal is the row of a slot in a subscription's schedule. A slot, including the next one, gets its row
// as soon as something happens to it. Every slot ends as charged, skipped or failed.
type Renewal struct {
	domain.Row
	SubscriptionID int64
	Slot           int
	ProcessingDate domain.Date
	Status         RenewalStatus
	CycleNumber    *int   // nil unless the slot is charged
	OrderID        *int64 // draft or placed order that charges the slot
	Attempts       int    // payments that were begun; each payment has the number of its attempt
	FailedAttempts int    // attempts that count as failures
	FailureClass   string
	FailureCode    string
	FailedOn       *time.Time
	OwedOn         *time.Time // time since when the order of a charged slot is unpaid
	Collecting     bool       // a payment for the unpaid order is under way
	WaitUntil      *time.Time // a slot that waits for stock is skipped at this time
	EndedOn        *time.Time
	ClaimedUntil   *time.Time // time until which a process works on the slot
}

// OpenSlot returns the open slot. Without an open slot it returns the row of the next slot, which it adds
// if necessary. The subscription must have a next date.
func (s *Subscription) OpenSlot() *Renewal {
	if open := s.Open(); open != nil {
		return open
	}
	r := s.rowOf(s.SlotNumber)
	r.ProcessingDate = *s.NextDate
	return r
}

// rowOf returns the row of a slot. It adds the row if the slot has none.
func (s *Subscription) rowOf(number int) *Renewal {
	r, made := s.slot(number)
	if !made {
		r = &Renewal{SubscriptionID: s.ID, Slot: number}
		s.Slots = append(s.Slots, r)
	}
	return r
}

// FailedSlot returns the loaded slot whose payment failed last; nil means that no payment failed.
func (s *Subscription) FailedSlot() (failed *Renewal) {
	for _, r := range s.Slots {
		if r.FailedOn != nil && (failed == nil || r.FailedOn.After(*failed.FailedOn)) {
			failed = r
		}
	}
	return failed
}

// slot returns the loaded row of a slot. found is false if the row is not loaded.
func (s *Subscription) slot(number int) (r *Renewal, found bool) {
	for _, r := range s.Slots {
		if r.Slot == number {
			return r, true
		}
	}
	return nil, false
}

// leave ends the open slot, if any.
func (s *Subscription) leave(to RenewalStatus, now time.Time) {
	if r := s.Open(); r != nil {
		renewalTransitions.Must("renewal", &r.Status, to)
		r.EndedOn, r.ClaimedUntil = &now, nil
	}
}

// waits reports whether a renewal has begun but is not being charged, because it is to be retried or was
// postponed when no gateway could be reached.
func (s *Subscription) waits() bool {
	return !s.Charging() && slices.ContainsFunc(s.Slots, func(r *Renewal) bool {
		return r.Status.Open() || r.Status == RenewalScheduled && r.Attempts > 0
	})
}

// leavePostponed skips the slots that were begun and then postponed because no gateway could be reached,
// since their day is over.
func (s *Subscription) leavePostponed(now time.Time) {
	for _, r := range s.Slots {
		if r.Status == RenewalScheduled && r.Attempts > 0 {
			renewalTransitions.Must("renewal", &r.Status, RenewalSkipped)
			r.EndedOn = &now
		}
	}
}

// move sets the status of a slot, if the state table allows it, and the time of its end.
func (r *Renewal) move(to RenewalStatus, now time.Time) error {
	if err := renewalTransitions.Move("renewal", &r.Status, to); err != nil {
		return err
	}
	r.EndedOn, r.ClaimedUntil = nil, nil
	if !to.Open() && to != RenewalScheduled {
		r.EndedOn = &now
	}
	return nil
}
