package webhook

import (
	"math"
	"slices"
	"time"
)

// BreakerState determines whether deliveries are sent to an endpoint.
type BreakerState string

const (
	BreakerClosed   BreakerState = "CLOSED"
	BreakerOpen     BreakerState = "OPEN"      // deliveries wait, and a probe is sent at intervals
	BreakerHalfOpen BreakerState = "HALF_OPEN" // a probe is being sent
)

const (
	// breakerFailures is the number of consecutive failures that open the breaker.
	breakerFailures = 10
	// The breaker also opens if breakerShare percent of at least breakerAttempts attempts in
	// breakerWindow failed.
	breakerShare    = 50
	breakerAttempts = 20
	breakerWindow   = 5 * time.Minute
	// breakerStep is the resolution of the window: an attempt leaves the window up to one step early.
	breakerStep = 10 * time.Second
)

// probeDelays are the delays before the first probes. The last delay repeats.
var probeDelays = []time.Duration{
	30 * time.Second, time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute, 15 * time.Minute,
}

// These constants limit the concurrent deliveries to an endpoint, counted over all processes.
const (
	minInFlight   = 1
	firstInFlight = 10
	maxInFlight   = 50
)

// WebhookEndpointState is the state of an endpoint that all dispatchers derive from its attempts: whether
// deliveries are sent, how many at once, and which notices are due.
type WebhookEndpointState struct {
	EndpointID          int64        `json:"endpoint_id" gorm:"primaryKey"`
	StoreID             int64        `json:"-"`
	ConsecutiveFailures int          `json:"consecutive_failures"`
	FailingSince        *time.Time   `json:"failing_since"` // time of the first of the consecutive failures
	LastSuccessOn       *time.Time   `json:"last_success_on"`
	LastFailureOn       *time.Time   `json:"last_failure_on"`
	LastErrorCode       AttemptError `json:"last_error_code"`

	Breaker  BreakerState `json:"breaker"`
	ProbeOn  *time.Time   `json:"probe_on"` // OPEN: earliest time of the next probe; HALF_OPEN: time of this probe
	Probes   int          `json:"probes"`   // number of failed probes since the breaker opened
	ProbeID  *int64       `json:"probe_id"` // HALF_OPEN: id of the delivery that is the probe
	ClosedOn *time.Time   `json:"closed_on"`
	// Recent counts the attempts of the last five minutes while the breaker is closed. Each entry
	// contains the Unix time in seconds at which its step begins, the attempts and the failures.
	Recent [][3]int64 `json:"recent" gorm:"serializer:json"`

	// InFlight is the limit on concurrent deliveries. Only its whole part is used; the fraction is
	// progress towards the next whole number.
	InFlight float64    `json:"in_flight"`
	SlowedOn *time.Time `json:"slowed_on"`

	HasParked bool       `json:"has_parked"` // true may be out of date; false never is
	RequeueOn *time.Time `json:"requeue_on"` // time at which the next parked deliveries are queued again

	Notices  int        `json:"notices"`   // number of warnings sent since FailingSince
	NoticeOn *time.Time `json:"notice_on"` // time at which to check whether a notice is due
}

// NewWebhookEndpointState returns the state of an endpoint that has no attempts yet.
func NewWebhookEndpointState(storeID, endpointID int64) *WebhookEndpointState {
	return &WebhookEndpointState{EndpointID: endpointID, StoreID: storeID, Breaker: BreakerClosed, Recent: [][3]int64{}, InFlight: firstInFlight}
}

// Attempted updates the state after an attempt. The parameter next is the attempt's next step. Interrupted attempts and
// internal errors do not count as failures of the endpoint.
func (s *WebhookEndpointState) Attempted(a *WebhookAttempt, next NextStep, now time.Time) {
	s.HasParked = s.HasParked || next.Status == DeliveryParked
	probe := s.Breaker == BreakerHalfOpen && *s.ProbeID == a.DeliveryID
	switch {
	case a.ErrorCode == ErrorInterrupted: // the probe's lease is over, so any dispatcher can claim the delivery
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
		s.InFlight = minInFlight // send the waiting events slowly at first
	case s.Breaker == BreakerClosed:
		s.count(now, 0)
		s.InFlight = min(s.InFlight+1/math.Floor(s.InFlight), maxInFlight)
	}
	if s.Breaker == BreakerClosed && s.HasParked && s.RequeueOn == nil {
		on := now.Add(RequeueEvery) // wait for running claims, which do not know the new state yet
		s.RequeueOn = &on
	}
}

func (s *WebhookEndpointState) failed(a *WebhookAttempt, probe bool, now time.Time) {
	s.LastFailureOn, s.LastErrorCode = later(s.LastFailureOn, a.StartedOn), a.ErrorCode
	s.ConsecutiveFailures++
	s.planNotice(a.StartedOn, now)
	// An attempt that started before the last slowdown does not slow the endpoint down again.
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

// open opens the breaker and schedules the next probe. All other deliveries wait until a probe
// succeeds.
func (s *WebhookEndpointState) open(now time.Time) {
	on := now.Add(probeDelays[min(s.Probes, len(probeDelays)-1)])
	s.Breaker, s.ProbeOn, s.ProbeID, s.Recent, s.RequeueOn = BreakerOpen, &on, nil, [][3]int64{}, nil
}

func (s *WebhookEndpointState) close(now time.Time) {
	s.Breaker, s.ProbeOn, s.ProbeID, s.Probes, s.Recent = BreakerClosed, nil, nil, 0, [][3]int64{}
	s.ClosedOn = &now
}

// CloseBreaker closes the breaker unless it is already closed.
func (s *WebhookEndpointState) CloseBreaker(now time.Time) {
	if s.Breaker != BreakerClosed {
		s.close(now)
	}
}

// Restart resets the state of an endpoint that was enabled or whose URL changed. Earlier failures no
// longer count after that.
func (s *WebhookEndpointState) Restart(now time.Time) {
	s.close(now)
	s.recover()
	s.InFlight, s.SlowedOn, s.RequeueOn = firstInFlight, nil, nil
}

// recover ends a series of failures and cancels its planned notices.
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

// slows reports whether the receiver requested a lower rate (429) or seems overloaded, because of a
// timeout or a 5xx status.
func (a *WebhookAttempt) slows() bool {
	return a.Outcome() == AttemptTimeout || a.StatusCode != nil && (*a.StatusCode == 429 || *a.StatusCode >= 500)
}

func later(a *time.Time, b time.Time) *time.Time {
	if a != nil && a.After(b) {
		return a
	}
	return &b
}
