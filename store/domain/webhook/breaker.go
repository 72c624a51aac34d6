package webhook

import (
	"math"
	"slices"
	"time"
)

// BreakerState says whether an endpoint is being sent to.
type BreakerState string

const (
	BreakerClosed   BreakerState = "CLOSED"
	BreakerOpen     BreakerState = "OPEN"      // deliveries wait, a probe runs now and then
	BreakerHalfOpen BreakerState = "HALF_OPEN" // a probe is on its way
)

const (
	// breakerFailures in a row open the breaker,
	breakerFailures = 10
	// and so do breakerShare percent of at least breakerAttempts within breakerWindow.
	breakerShare    = 50
	breakerAttempts = 20
	breakerWindow   = 5 * time.Minute
	// breakerStep is how exactly the window is kept: an attempt leaves it up to
	// one step early.
	breakerStep = 10 * time.Second
)

// probeDelays are the times before the first probes; the last one goes on.
var probeDelays = []time.Duration{
	30 * time.Second, time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute, 15 * time.Minute,
}

// Deliveries of an endpoint that may be under way at once, in all processes together.
const (
	minInFlight   = 1
	firstInFlight = 10
	maxInFlight   = 50
)

// WebhookEndpointState is what is known of an endpoint from its attempts, by all
// dispatchers together, and what follows from it: whether it is sent to, how
// much at once, and what has to be told of it.
type WebhookEndpointState struct {
	EndpointID          int64        `json:"endpoint_id" gorm:"primaryKey"`
	StoreID             int64        `json:"-"`
	ConsecutiveFailures int          `json:"consecutive_failures"`
	FailingSince        *time.Time   `json:"failing_since"` // first of the failures in a row
	LastSuccessOn       *time.Time   `json:"last_success_on"`
	LastFailureOn       *time.Time   `json:"last_failure_on"`
	LastErrorCode       AttemptError `json:"last_error_code"`

	Breaker  BreakerState `json:"breaker"`
	ProbeOn  *time.Time   `json:"probe_on"` // OPEN: when the next probe may go; HALF_OPEN: when this one went
	Probes   int          `json:"probes"`   // that have failed since the breaker opened
	ProbeID  *int64       `json:"probe_id"` // HALF_OPEN: the delivery that is the probe
	ClosedOn *time.Time   `json:"closed_on"`
	// Recent are the attempts of the last five minutes while the breaker is
	// closed: seconds of Unix time at which a step begins, attempts, failures.
	Recent [][3]int64 `json:"recent" gorm:"serializer:json"`

	// InFlight is how many deliveries may be under way; its fraction is how far
	// it has grown towards one more.
	InFlight float64    `json:"in_flight"`
	SlowedOn *time.Time `json:"slowed_on"`

	HasParked bool       `json:"has_parked"` // perhaps not any more
	RequeueOn *time.Time `json:"requeue_on"` // when the next of them are queued again

	Notices  int        `json:"notices"`   // warnings that were given since FailingSince
	NoticeOn *time.Time `json:"notice_on"` // when to look whether somebody has to be told
}

// NewWebhookEndpointState is the state of an endpoint that nothing was sent to.
func NewWebhookEndpointState(storeID, endpointID int64) *WebhookEndpointState {
	return &WebhookEndpointState{EndpointID: endpointID, StoreID: storeID, Breaker: BreakerClosed, Recent: [][3]int64{}, InFlight: firstInFlight}
}

// Attempted takes an attempt and what followed from it into account. An attempt
// that was interrupted, or failed by our own fault, says nothing about its
// endpoint.
func (s *WebhookEndpointState) Attempted(a *WebhookAttempt, next NextStep, now time.Time) {
	s.HasParked = s.HasParked || next.Status == DeliveryParked
	probe := s.Breaker == BreakerHalfOpen && *s.ProbeID == a.DeliveryID
	switch {
	case a.ErrorCode == ErrorInterrupted: // without a lease the probe is anybody's
	case a.ErrorCode == ErrorInternal:
		if probe {
			s.open(now)
		}
	case a.ErrorCode == "":
		s.succeeded(a, probe, now)
	default:
		s.failed(a, probe, now)
	}
}

func (s *WebhookEndpointState) succeeded(a *WebhookAttempt, probe bool, now time.Time) {
	s.LastSuccessOn = later(s.LastSuccessOn, a.StartedOn)
	s.recover()
	switch {
	case probe:
		s.close(now)
		s.InFlight = minInFlight // what has waited is caught up with gently
	case s.Breaker == BreakerClosed:
		s.count(now, 0)
		s.InFlight = min(s.InFlight+1/math.Floor(s.InFlight), maxInFlight)
	}
	if s.Breaker == BreakerClosed && s.HasParked && s.RequeueOn == nil {
		on := now.Add(RequeueEvery) // what is being claimed meanwhile does not know of it yet
		s.RequeueOn = &on
	}
}

func (s *WebhookEndpointState) failed(a *WebhookAttempt, probe bool, now time.Time) {
	s.LastFailureOn, s.LastErrorCode = later(s.LastFailureOn, a.StartedOn), a.ErrorCode
	s.ConsecutiveFailures++
	s.planNotice(a.StartedOn, now)
	// Attempts that were under way when it was slowed down say the same once more.
	if a.slows() && (s.SlowedOn == nil || !a.StartedOn.Before(*s.SlowedOn)) {
		s.InFlight, s.SlowedOn = max(s.InFlight/2, minInFlight), &now
	}
	switch {
	case probe:
		s.Probes++
		s.open(now)
	case s.Breaker == BreakerClosed:
		s.count(now, 1)
		if attempts, failures := s.recently(); s.ConsecutiveFailures >= breakerFailures || attempts >= breakerAttempts && failures*100 >= attempts*breakerShare {
			s.open(now)
		}
	}
}

// open plans the next probe. Until it succeeds everything else waits.
func (s *WebhookEndpointState) open(now time.Time) {
	on := now.Add(probeDelays[min(s.Probes, len(probeDelays)-1)])
	s.Breaker, s.ProbeOn, s.ProbeID, s.Recent, s.RequeueOn = BreakerOpen, &on, nil, [][3]int64{}, nil
}

func (s *WebhookEndpointState) close(now time.Time) {
	s.Breaker, s.ProbeOn, s.ProbeID, s.Probes, s.Recent = BreakerClosed, nil, nil, 0, [][3]int64{}
	s.ClosedOn = &now
}

// CloseBreaker lets deliveries go again. A breaker that is closed stays as it is.
func (s *WebhookEndpointState) CloseBreaker(now time.Time) {
	if s.Breaker != BreakerClosed {
		s.close(now)
	}
}

// Restart begins anew, as for an endpoint that was enabled or has moved: what
// failed before is not held against it.
func (s *WebhookEndpointState) Restart(now time.Time) {
	s.close(now)
	s.recover()
	s.InFlight, s.SlowedOn, s.RequeueOn = firstInFlight, nil, nil
}

// recover ends a run of failures, and what was planned because of it.
func (s *WebhookEndpointState) recover() {
	s.ConsecutiveFailures, s.FailingSince, s.Notices, s.NoticeOn = 0, nil, 0, nil
}

func (s *WebhookEndpointState) count(now time.Time, failures int64) {
	s.Recent = slices.DeleteFunc(s.Recent, func(step [3]int64) bool { return step[0] <= now.Add(-breakerWindow).Unix() })
	begins := now.Truncate(breakerStep).Unix()
	if n := len(s.Recent); n == 0 || s.Recent[n-1][0] < begins {
		s.Recent = append(s.Recent, [3]int64{begins})
	}
	last := &s.Recent[len(s.Recent)-1]
	last[1]++
	last[2] += failures
}

func (s *WebhookEndpointState) recently() (attempts, failures int64) {
	for _, step := range s.Recent {
		attempts += step[1]
		failures += step[2]
	}
	return attempts, failures
}

// slows tells whether the receiver asked for less, or looks as if it had too much.
func (a *WebhookAttempt) slows() bool {
	return a.Outcome() == AttemptTimeout || a.StatusCode != nil && (*a.StatusCode == 429 || *a.StatusCode >= 500)
}

func later(a *time.Time, b time.Time) *time.Time {
	if a != nil && a.After(b) {
		return a
	}
	return &b
}
