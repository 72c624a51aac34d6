package subscription

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// RenewalStatus is where a slot is in its life.
type RenewalStatus string

const (
	RenewalScheduled          RenewalStatus = "SCHEDULED" // to come: a skip was taken back, or no gateway could be asked
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
	// SCHEDULED: the gateway could not be asked, which counts for nothing.
	RenewalProcessing:         {RenewalCharged, RenewalRetrying, RenewalWaitingForCustomer, RenewalScheduled, RenewalSkipped, RenewalFailed},
	RenewalRetrying:           {RenewalProcessing, RenewalWaitingForStock, RenewalSkipped, RenewalFailed},
	RenewalWaitingForStock:    {RenewalProcessing, RenewalSkipped, RenewalFailed},
	RenewalWaitingForCustomer: {RenewalProcessing, RenewalWaitingForStock, RenewalSkipped, RenewalFailed},
	RenewalSkipped:            {RenewalScheduled}, // unskipped
}

// Open tells whether the slot has begun and not ended: a subscription has one such
// at most.
func (s RenewalStatus) Open() bool {
	switch s {
	case RenewalProcessing, RenewalRetrying, RenewalWaitingForStock, RenewalWaitingForCustomer:
		return true
	case RenewalScheduled, RenewalCharged, RenewalSkipped, RenewalFailed:
	}
	return false
}

// Renewal is a slot of a subscription's schedule to which something happened: it is
// kept once for each, and ends charged, skipped or failed. The next slot has none
// until then.
type Renewal struct {
	domain.Row
	SubscriptionID int64
	Slot           int
	ProcessingDate domain.Date
	Status         RenewalStatus
	CycleNumber    *int   // of a charged one
	OrderID        *int64 // the draft or the order that it is charged by
	Attempts       int    // payments that were begun; a payment names its attempt
	FailedAttempts int    // those that count as failures
	FailureClass   string
	FailureCode    string
	FailedOn       *time.Time
	OwedOn         *time.Time // of a charged one: since when its order is owed, whose payment failed late
	Collecting     bool       // a payment of that order is under way
	WaitUntil      *time.Time // for stock: then it is skipped
	EndedOn        *time.Time
	ClaimedUntil   *time.Time // a process is at it
}

// OpenSlot is the slot of the next renewal, which is made for it where nothing has
// happened to it before. The subscription has to have a next date.
func (s *Subscription) OpenSlot() *Renewal {
	if open := s.Open(); open != nil {
		return open
	}
	r := s.rowOf(s.SlotNumber)
	r.ProcessingDate = *s.NextDate
	return r
}

// rowOf is the row of a slot, which is made where nothing has happened to it before.
func (s *Subscription) rowOf(number int) *Renewal {
	r, made := s.slot(number)
	if !made {
		r = &Renewal{SubscriptionID: s.ID, Slot: number}
		s.Slots = append(s.Slots, r)
	}
	return r
}

// FailedSlot is the slot whose payment failed last, among those that are loaded; nil
// where none did.
func (s *Subscription) FailedSlot() (failed *Renewal) {
	for _, r := range s.Slots {
		if r.FailedOn != nil && (failed == nil || r.FailedOn.After(*failed.FailedOn)) {
			failed = r
		}
	}
	return failed
}

// slot is what is kept of a slot, among those that are loaded.
func (s *Subscription) slot(number int) (r *Renewal, found bool) {
	for _, r := range s.Slots {
		if r.Slot == number {
			return r, true
		}
	}
	return nil, false
}

// leave ends the open slot, if there is one.
func (s *Subscription) leave(to RenewalStatus, now time.Time) {
	if r := s.Open(); r != nil {
		renewalTransitions.Must("renewal", &r.Status, to)
		r.EndedOn, r.ClaimedUntil = &now, nil
	}
}

// waits tells whether a renewal has begun and is not being charged: it is tried again,
// or was put off because no gateway could be asked.
func (s *Subscription) waits() bool {
	return !s.Charging() && slices.ContainsFunc(s.Slots, func(r *Renewal) bool {
		return r.Status.Open() || r.Status == RenewalScheduled && r.Attempts > 0
	})
}

// leavePostponed ends slots that were begun and put off because no gateway could be
// asked: their day does not come again.
func (s *Subscription) leavePostponed(now time.Time) {
	for _, r := range s.Slots {
		if r.Status == RenewalScheduled && r.Attempts > 0 {
			renewalTransitions.Must("renewal", &r.Status, RenewalSkipped)
			r.EndedOn = &now
		}
	}
}

// move sets the status of a slot as the table allows, and when it ended.
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
