package ordering

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// dayMargin is the tolerance for a time that was entered as a date only, in any time zone.
	dayMargin = 48 * time.Hour
	// prepaidMargin is how long before the order's date money may have arrived.
	prepaidMargin = 366 * 24 * time.Hour
)

// notBefore returns an error if at, the time of an event of the order, is more than margin before the
// order's date. The parameter pointer is the JSON pointer of at in the body. A nil at is valid.
func (o *Order) notBefore(pointer string, at *time.Time, margin time.Duration) error {
	if at != nil && at.Before(o.OrderDate.Add(-margin)) {
		return domain.Invalid(pointer, "The order is of %s, so this cannot have been on %s.", o.OrderDate.UTC().Format(time.DateOnly), at.UTC().Format(time.DateOnly))
	}
	return nil
}
