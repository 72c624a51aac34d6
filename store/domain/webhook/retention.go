package webhook

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Webhook rows are kept for WebhookRetention: an event from its creation, an attempt from its
// start, a delivery from its end. Whole partitions are dropped, so rows may stay for some weeks
// longer. An event stays while a delivery or a running replay needs it. A delivery expires if the
// endpoint has not accepted it within WebhookLongestWait after it was due, for example because the
// endpoint was disabled and forgotten.
const (
	WebhookRetention   = 90 * 24 * time.Hour
	WebhookLongestWait = 90 * 24 * time.Hour
	// deliveryKept is the maximum time from the creation of a delivery to the end of its retention: it
	// waited, was parked, and was then kept.
	deliveryKept = WebhookLongestWait + parkedFor + WebhookRetention
	// countsKept is how long the counts for WebhookHealth are kept.
	countsKept = 2 * HealthWindow
)

// monthsAhead is the number of months whose partitions are created in advance. A service whose jobs
// fail for that time still has partitions for its writes.
const monthsAhead = 3

// WebhookMonth is a month as the range of the ids created in it.
type WebhookMonth struct {
	Name      string    // in the form 2026_11
	Low, High uuid.UUID // High is the Low of the next month
}

// WebhookMonths returns the months that need partitions: the current month in UTC, and monthsAhead
// more.
func WebhookMonths(now time.Time) (months []WebhookMonth) {
	begins := time.Date(now.UTC().Year(), now.UTC().Month(), 1, 0, 0, 0, 0, time.UTC)
	for range monthsAhead + 1 {
		ends := begins.AddDate(0, 1, 0)
		months = append(months, WebhookMonth{Name: begins.Format("2006_01"), Low: domain.LowestID(begins), High: domain.LowestID(ends)})
		begins = ends
	}
	return months
}

// WebhookDroppable returns the time before which partitions of events and attempts are dropped.
func WebhookDroppable(now time.Time) time.Time { return now.Add(-WebhookRetention) }

// DeliveriesDroppable returns the time before which partitions of ended deliveries are dropped, by
// the creation time of their last delivery.
func DeliveriesDroppable(now time.Time) time.Time { return now.Add(-deliveryKept) }

// CountsDroppable returns the time before which counts are deleted.
func CountsDroppable(now time.Time) time.Time { return now.Add(-countsKept) }

// bounds for the number of ids in a range of ended deliveries, which should cover about a month
const (
	smallestRange = 50_000
	largestRange  = 100_000_000
	month         = 30 * 24 * time.Hour
)

// NextDeliveryRange returns the number of ids in the next range of deliveries. It extrapolates the
// range of size ids, which lasted for some time, to a month. The result is at most eight times
// size, so that one busy hour does not create a range that lasts for years.
func NextDeliveryRange(size int64, lasted time.Duration) int64 {
	grown := size * 8
	if lasted > month/8 {
		grown = int64(float64(size) * float64(month) / float64(lasted))
	}
	return min(max(grown, smallestRange), largestRange)
}
