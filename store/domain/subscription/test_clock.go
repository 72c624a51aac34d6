package subscription

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// TestClockStatus says whether a test clock is being moved.
type TestClockStatus string

const (
	ClockReady     TestClockStatus = "READY"
	ClockAdvancing TestClockStatus = "ADVANCING"
	ClockFailed    TestClockStatus = "FAILED" // it stopped on the way, and can be moved on again
)

// mostAdvance is how many days a test clock is moved on at a time.
const mostAdvance = 400

// TestClock is the time that the subscriptions of one customer live in, in a store
// that is not live. It only goes forward, when somebody moves it.
type TestClock struct {
	domain.Row
	CommandID     uuid.UUID `audit:"-"` // of the request that made it, or moved it last
	CustomerID    int64
	Shows         time.Time  // what was due before is done
	Target        *time.Time // while it is being moved
	FailureDetail *string
	ClaimedUntil  *time.Time `audit:"-"` // a process is at it

	SubscriptionCount int `gorm:"-"`
}

// Status says whether the clock is being moved.
func (k *TestClock) Status() TestClockStatus {
	switch {
	case k.FailureDetail != nil:
		return ClockFailed
	case k.Target != nil:
		return ClockAdvancing
	}
	return ClockReady
}

// Testable refuses test clocks in stores that are live.
func Testable(store *settings.Store) error {
	if store.Livemode {
		return domain.Errorf(domain.UnsupportedOperation, "Test clocks are for stores that are not live.")
	}
	return nil
}

// NewTestClock gives a customer a time of their own, which begins now or later.
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

// Advance begins to move the clock.
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

// Reach says that everything up to a moment is done.
func (k *TestClock) Reach(at time.Time) {
	if at.After(k.Shows) {
		k.Shows = at
	}
	if k.Target != nil && !k.Shows.Before(*k.Target) {
		k.Target, k.ClaimedUntil = nil, nil
	}
}

// Stop says why the clock could not be moved on.
func (k *TestClock) Stop(why string) {
	k.Target, k.FailureDetail, k.ClaimedUntil = nil, &why, nil
}

// Deletable refuses to delete a clock that is being moved.
func (k *TestClock) Deletable() error {
	if k.Status() == ClockAdvancing {
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(ClockAdvancing), To: "DELETED", Allowed: []string{string(ClockReady)},
			Detail: "The clock is being moved. Delete it when it is READY."}
	}
	return nil
}

// LeaveTestClock takes the subscription out of the time that ends, and cancels it
// unless it has ended.
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
