package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// DueTimes contains the stored times at which a subscription's work is due.
type DueTimes struct {
	ID       int64
	Spread   int
	DueAt    *time.Time
	RetryOn  *time.Time
	ResumeOn *time.Time
	FinalOn  *time.Time
	RemindOn *time.Time
}

// Recount moves the times at the store's renewal hour to the new hour of the same day, after a change of
// the store's hour or zone. It reports whether any time moved. Times at another hour, such as an hour
// after a failure, do not move.
func (p *DueTimes) Recount(was, is Calendar) (moved bool) {
	for _, at := range []**time.Time{&p.DueAt, &p.RetryOn, &p.ResumeOn, &p.FinalOn, &p.RemindOn} {
		if *at == nil {
			continue
		}
		spread := time.Duration(p.Spread) * time.Second
		day := domain.DateAt((*at).Add(-spread), was.Zone)
		for _, d := range []domain.Date{day, day - 1} { // if clocks skip the hour, the time can be on the following day
			if was.At(d).Add(spread).Equal(**at) {
				if to := is.At(d).Add(spread); !to.Equal(**at) {
					*at, moved = &to, true
				}
				break
			}
		}
	}
	return moved
}
