package integration

import "time"

// HealthSpan is how far back calls count for what is said of the health of an outside
// system.
const HealthSpan = 15 * time.Minute

// Health is how the calls to an outside system fared lately.
type Health struct {
	Calls, Failures int
	LastErrorOn     *time.Time
	LastError       *string
}

// Add is the health of two systems together.
func (h Health) Add(other Health) Health {
	out := Health{Calls: h.Calls + other.Calls, Failures: h.Failures + other.Failures, LastErrorOn: h.LastErrorOn, LastError: h.LastError}
	if on := other.LastErrorOn; on != nil && (h.LastErrorOn == nil || h.LastErrorOn.Before(*on)) {
		out.LastErrorOn, out.LastError = other.LastErrorOn, other.LastError
	}
	return out
}

// HealthStatus sums it up.
type HealthStatus string

const (
	HealthUnknown HealthStatus = "UNKNOWN" // nobody called
	Healthy       HealthStatus = "HEALTHY"
	Degraded      HealthStatus = "DEGRADED" // some calls fail
	Down          HealthStatus = "DOWN"     // all of them do
)

// Status sums it up.
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
