package webhook

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// What delivery leaves behind is kept for WebhookRetention: an event from when
// it happened, an attempt from when it was made, a delivery from when it ended.
// It goes by whole partitions, so it may stay for some weeks longer. An event
// that a delivery or a running replay still needs stays as long as that, and
// nothing waits for ever: what an endpoint has not taken WebhookLongestWait
// after it was to be delivered, as one does that was disabled and forgotten,
// expires.
const (
	WebhookRetention   = 90 * 24 * time.Hour
	WebhookLongestWait = 90 * 24 * time.Hour
	// deliveryKept is how long after it was made a delivery has certainly ended as
	// long ago as it is to be kept: it waited, was parked, and is kept.
	deliveryKept = WebhookLongestWait + parkedFor + WebhookRetention
	// countsKept is how long the counts behind WebhookHealth are kept.
	countsKept = 2 * HealthWindow
)

// monthsAhead is how many months are made before they begin: a service whose
// jobs do not run for that long still records into their partitions.
const monthsAhead = 3

// WebhookMonth is a month by the ids of what is made in it.
type WebhookMonth struct {
	Name      string    // 2026_11
	Low, High uuid.UUID // High is the next month's
}

// WebhookMonths lists the months that there are to be partitions for.
func WebhookMonths(now time.Time) (months []WebhookMonth) {
	begins := time.Date(now.UTC().Year(), now.UTC().Month(), 1, 0, 0, 0, 0, time.UTC)
	for range monthsAhead + 1 {
		ends := begins.AddDate(0, 1, 0)
		months = append(months, WebhookMonth{Name: begins.Format("2006_01"), Low: domain.LowestID(begins), High: domain.LowestID(ends)})
		begins = ends
	}
	return months
}

// WebhookDroppable is the moment up to which partitions of events and attempts
// are dropped.
func WebhookDroppable(now time.Time) time.Time { return now.Add(-WebhookRetention) }

// DeliveriesDroppable is the moment up to which partitions of ended deliveries
// are dropped, by when their last delivery was made.
func DeliveriesDroppable(now time.Time) time.Time { return now.Add(-deliveryKept) }

// CountsDroppable is the moment up to which counts are forgotten.
func CountsDroppable(now time.Time) time.Time { return now.Add(-countsKept) }

// Ranges of ended deliveries have tens of thousands of ids at least, and about as
// many as a month needs.
const (
	smallestRange = 50_000
	largestRange  = 100_000_000
	month         = 30 * 24 * time.Hour
)

// NextDeliveryRange is how many ids the next range of deliveries gets, after one
// of size ids that lasted for so long: what a month would have taken. It grows
// eightfold at most, so that one busy hour does not make a range that lasts for
// years.
func NextDeliveryRange(size int64, lasted time.Duration) int64 {
	grown := size * 8
	if lasted > month/8 {
		grown = int64(float64(size) * float64(month) / float64(lasted))
	}
	return min(max(grown, smallestRange), largestRange)
}
