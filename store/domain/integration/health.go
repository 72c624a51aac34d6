package integration

import "time"

// HealthSpan is the length of the period whose calls determine the health of an outside system.
const HealthSpan = 15 * time.Minute

// Health counts the recent calls to an outside system.
type Health struct {
	Calls, Failures int
	LastErrorOn     *time.Time
	LastError       *string
}

// Add returns the sum of the calls to two systems.
func (h Health) Add(other Health) Health {
	out := Health{Calls: h.Calls + other.Calls, Failures: h.Failures + other.Failures, LastErrorOn: h.LastErrorOn, LastError: h.LastError}
	if on := other.LastErrorOn; on != nil && (h.LastErrorOn == nil || h.LastErrorOn.Before(*on)) {
		out.LastErrorOn, out.LastError = other.LastErrorOn, other.LastError
	}
	return out
}

// HealthStatus is a summary of a system's health.
type HealthStatus string

const (
	HealthUnknown HealthStatus = "UNKNOWN" // there were no calls
	Healthy       HealthStatus = "HEALTHY"
	Degraded      HealthStatus = "DEGRADED" // some calls fail
	Down          HealthStatus = "DOWN"     // all calls fail
)

// Status returns the summary of the counted calls.
func (h Health) Status() HealthStatus {
	switch {
	case h.Calls == 0:
		return HealthUnknown
	case h.Failures == 0:
		return Healthy
	case h.Failures < h.Calls:
		return Degraded
	}
	return Down
}
