package webhook

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Webhook rows are kept for WebhookRetention: an event from its creation, an attempt from its start, a delivery from
// its end. Only whole partitions are dropped, so rows may be kept for some weeks longer. An event is kept while a
// delivery or a running replay needs the event. A delivery expires if the endpoint has not accepted it within
// WebhookLongestWait after its due time, for example because the endpoint was disabled and never enabled again.
const (
	WebhookRetention   = 90 * 24 * time.Hour
	WebhookLongestWait = 90 * 24 * time.Hour
	// deliveryKept is the maximum time from the creation of a delivery to the end of its retention: it
	// waits, is parked, and is then stored for WebhookRetention.
	deliveryKept = WebhookLongestWait + parkedFor + WebhookRetention
	// countsKept is how long the counts for WebhookHealth are stored.
	countsKept = 2 * HealthWindow
)

// monthsAhead is the number of months whose partitions are created in advance. If the job fails for that
// time, there are still partitions for new rows.
const monthsAhead = 3

// WebhookMonth is a month, with the range of the ids that are created in it.
type WebhookMonth struct {
	Name      string    // year and month, such as 2026_11
	Low, High uuid.UUID // High is the Low of the next month
}

// WebhookMonths returns the months that need partitions: the current month in UTC, and the monthsAhead
// following months.
func WebhookMonths(now time.Time) (months []WebhookMonth) {
	begins := time.Date(now.UTC().Year(), now.UTC().Month(), 1, 0, 0, 0, 0, time.UTC)
	for range monthsAhead + 1 {
		ends := begins.AddDate(0, 1, 0)
		months = append(months, WebhookMonth{Name: begins.Format("2006_01"), Low: domain.LowestID(begins), High: domain.LowestID(ends)})
		begins = ends
	}
	return months
}

// WebhookDroppable returns the time before which partitions of events and attempts may be dropped.
func WebhookDroppable(now time.Time) time.Time { return now.Add(-WebhookRetention) }

// DeliveriesDroppable returns the time before which partitions of ended deliveries may be dropped. It is
// compared with the creation time of a partition's last delivery.
func DeliveriesDroppable(now time.Time) time.Time { return now.Add(-deliveryKept) }

// CountsDroppable returns the time before which counts may be deleted.
func CountsDroppable(now time.Time) time.Time { return now.Add(-countsKept) }

// limits for the number of ids in a range of ended deliveries, which should cover about a month
const (
	smallestRange = 50_000
	largestRange  = 100_000_000
	month         = 30 * 24 * time.Hour
)

// NextDeliveryRange returns the number of ids in the next range of deliveries. It extrapolates the current range, which
// has size ids and lasted for the time lasted, to a month. The result is at most eight times size, so that one busy
// hour does not create a range that lasts for years.
func NextDeliveryRange(size int64, lasted time.Duration) int64 {
	grown := size * 8
	if lasted > month/8 {
		grown = int64(float64(size) * float64(month) / float64(lasted))
	}
	return min(max(grown, smallestRange), largestRange)
}
