package returns

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// Delivered returns the time of the order's last delivery. It returns nil if a unit is still undelivered
// or no parcel was delivered. It ignores lost parcels and parcels that came back.
func Delivered(o *ordering.Order) (last *time.Time) {
	for _, line := range o.Lines {
		if line.Owed() > o.Sent(line) {
			return nil
		}
	}
	for _, s := range o.Shipments {
		switch {
		case s.Status == ordering.ShipmentCancelled, s.Status == ordering.ShipmentLost, s.Status == ordering.ShipmentReturnedToSender:
		case s.DeliveredOn == nil:
			return nil
		case last == nil || last.Before(*s.DeliveredOn):
			last = s.DeliveredOn
		}
	}
	return last
}

// Deadline returns the last day of a window in the store's time zone; nil means that the window has not
// begun. The day of the delivery does not count. A withdrawal window that would end on a Saturday or
// Sunday ends on the following Monday, as Regulation (EEC, Euratom) 1182/71 sets for such periods. The
// window includes all of its last day.
func Deadline(o *ordering.Order, kind Kind, days int, zone *time.Location) *domain.Date {
	delivered := Delivered(o)
	if delivered == nil {
		return nil
	}
	last := domain.DateAt(*delivered, zone).Add(days)
	if kind == Withdrawal && last.Weekday() > 5 {
		last = last.Add(8 - last.Weekday())
	}
	return &last
}

// closed reports whether the last day is over in the time zone.
func closed(last *domain.Date, zone *time.Location, now time.Time) bool {
	return last != nil && !now.Before(last.Add(1).At(0, zone))
}

// refundDays is the number of days that a store has to refund a withdrawal after its declaration.
const refundDays = 14

// RefundDue returns the last day on which the store can refund a withdrawal.
func RefundDue(declared time.Time, zone *time.Location) domain.Date {
	return domain.DateAt(declared, zone).Add(refundDays)
}
