package webhook

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// WebhookHealth contains figures about the deliveries to an endpoint.
type WebhookHealth struct {
	Breaker             BreakerState
	ProbeOn             *time.Time // set while the breaker is open
	ConsecutiveFailures int
	FailingSince        *time.Time
	LastSuccessOn       *time.Time
	LastFailureOn       *time.Time
	LastErrorCode       AttemptError
	Attempts            int // number in the last 24 hours; Failures and Latency cover the same period
	Failures            int
	Latency             Latency
	Pending             int
	Parked              int
	OldestPendingOn     *time.Time
}

// HealthWindow is the period of the counts and rates in WebhookHealth.
const HealthWindow = 24 * time.Hour

// healthy is the minimum percentage of successful attempts for the status HEALTHY.
const healthy = 95

// Status returns a summary: UNKNOWN, HEALTHY, DEGRADED, FAILING or DISABLED.
func (h *WebhookHealth) Status(active bool) string {
	switch {
	case !active:
		return "DISABLED"
	case h.Breaker != BreakerClosed:
		return "FAILING"
	case h.Attempts == 0:
		return "UNKNOWN"
	case (h.Attempts-h.Failures)*100 < h.Attempts*healthy:
		return "DEGRADED"
	}
	return "HEALTHY"
}

// SuccessRate returns the percentage of successful attempts, rounded to 2 digits; nil means that
// there were no attempts.
func (h *WebhookHealth) SuccessRate() *domain.Amount {
	if h.Attempts == 0 {
		return nil
	}
	rate := domain.AmountOf(int64(h.Attempts-h.Failures)*100, 0).Quo(domain.AmountOf(int64(h.Attempts), 0)).Round(2, domain.HalfDown)
	return &rate
}

// latencyBounds lists the upper bounds, in milliseconds, of the buckets of Latency. One more bucket
// counts attempts above the last bound.
var latencyBounds = []int{1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10000, 15000, 20000, 30000}

// Latency counts attempts by duration, with one count per bucket.
type Latency []int

// Add counts an attempt.
func (l *Latency) Add(milliseconds int) {
	if len(*l) == 0 {
		*l = make(Latency, len(latencyBounds)+1)
	}
	i := 0
	for i < len(latencyBounds) && milliseconds > latencyBounds[i] {
		i++
	}
	(*l)[i]++
}

// Quantile estimates the duration, in milliseconds, that a share of the attempts did not exceed. It assumes an even
// distribution within each bucket. The result is nil if there were no attempts.
func (l Latency) Quantile(share float64) *int {
	total := 0
	for _, n := range l {
		total += n
	}
	if total == 0 {
		return nil
	}
	rank, below := share*float64(total), 0
	for i, n := range l {
		if n == 0 || float64(below+n) < rank {
			below += n
			continue
		}
		low, high := 0, latencyBounds[len(latencyBounds)-1]
		if i > 0 {
			low = latencyBounds[i-1]
		}
		if i < len(latencyBounds) {
			high = latencyBounds[i]
		}
		ms := low + int(float64(high-low)*(rank-float64(below))/float64(n))
		return &ms
	}
	last := latencyBounds[len(latencyBounds)-1]
	return &last
}
