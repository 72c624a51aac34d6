package subscription

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// TestClockStatus is the status of a test clock.
type TestClockStatus string

const (
	ClockReady     TestClockStatus = "READY"
	ClockAdvancing TestClockStatus = "ADVANCING"
	ClockFailed    TestClockStatus = "FAILED" // the clock stopped while advancing, but can be advanced again
)

// mostAdvance is the maximum number of days by which one request can advance a test clock.
const mostAdvance = 400

// TestClock is the clock for one customer's subscriptions in a store that is not live. It moves only
// forward, and only on request.
type TestClock struct {
	domain.Row
	CommandID     uuid.UUID `audit:"-"` // id of the request that created the clock or last advanced it
	CustomerID    int64
	Shows         time.Time  // time that the clock shows; all work due before this time is done
	Target        *time.Time // set while the clock is advancing
	FailureDetail *string
	ClaimedUntil  *time.Time `audit:"-"` // time until which a process works on the clock

	SubscriptionCount int `gorm:"-"`
}

// Status returns the clock's status.
func (k *TestClock) Status() TestClockStatus {
	switch {
	case k.FailureDetail != nil:
		return ClockFailed
	case k.Target != nil:
		return ClockAdvancing
	}
	return ClockReady
}

// Testable returns an error if the store is live.
func Testable(store *settings.Store) error {
	if store.Livemode {
		return domain.Errorf(domain.UnsupportedOperation, "Test clocks are for stores that are not live.")
	}
	return nil
}

// NewTestClock returns a test clock for a customer. The parameter at is the time at which the clock starts; nil means
// now. The parameter live means that the customer has subscriptions in real time, which is an error.
func NewTestClock(customerID int64, at *time.Time, live bool, now time.Time) (*TestClock, error) {
	k := &TestClock{CustomerID: customerID, Shows: now}
	switch {
	case live:
		return nil, &domain.Error{Code: domain.InvalidStateTransition, Allowed: []string{}, Detail: "The customer has subscriptions that live in real time."}
	case at == nil:
	case at.Before(now.Add(-domain.ClockSkew)):
		return nil, domain.Invalid("/currentTime", "A test clock is never behind the real time.")
	default:
		k.Shows = *at
	}
	return k, nil
}

// Advance begins to move the clock forward to a time.
func (k *TestClock) Advance(to time.Time) error {
	switch {
	case k.Status() == ClockAdvancing:
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(ClockAdvancing), To: string(ClockAdvancing), Allowed: []string{string(ClockReady)},
			Detail: "The clock is being moved already."}
	case !to.After(k.Shows):
		return domain.Invalid("/targetTime", "The clock only goes forward: it shows %s.", k.Shows.UTC().Format(time.RFC3339))
	case to.After(k.Shows.AddDate(0, 0, mostAdvance)):
		return domain.Invalid("/targetTime", "The clock is moved on by at most %d days at a time.", mostAdvance)
	}
	k.Target, k.FailureDetail, k.ClaimedUntil = &to, nil, nil
	return nil
}

// Reach records that all work up to a time is done, and sets the clock to that time.
func (k *TestClock) Reach(at time.Time) {
	if at.After(k.Shows) {
		k.Shows = at
	}
	if k.Target != nil && !k.Shows.Before(*k.Target) {
		k.Target, k.ClaimedUntil = nil, nil
	}
}

// Stop records why the clock could not advance.
func (k *TestClock) Stop(why string) {
	k.Target, k.FailureDetail, k.ClaimedUntil = nil, &why, nil
}

// Deletable returns an error while the clock advances.
func (k *TestClock) Deletable() error {
	if k.Status() == ClockAdvancing {
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(ClockAdvancing), To: "DELETED", Allowed: []string{string(ClockReady)},
			Detail: "The clock is being moved. Delete it when it is READY."}
	}
	return nil
}

// LeaveTestClock removes the subscription from a test clock that is being deleted. It cancels the
// subscription unless it is already canceled.
func (s *Subscription) LeaveTestClock(c Calendar) ([]domain.Event, error) {
	if s.Charging() {
		return nil, &domain.Error{Code: domain.CycleLocked, RetryAfter: 5, Detail: "A renewal is being charged at this moment."}
	}
	s.TestClockID = nil
	if s.Status == Cancelled {
		return nil, nil
	}
	before := s.Copy()
	s.leave(RenewalSkipped, c.Now)
	s.end(nil, c)
	return []domain.Event{
		s.happened(domain.SubscriptionCancelledEvent, "subscription.cancelled", "Canceled: its test clock was deleted.", nil, before),
		s.moved("subscription.status_changed", before),
	}, nil
}
