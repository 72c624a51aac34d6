package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// DueTimes is when something is to be done for a subscription, as it is kept with it.
type DueTimes struct {
	ID       int64
	Spread   int
	DueAt    *time.Time
	RetryOn  *time.Time
	ResumeOn *time.Time
	FinalOn  *time.Time
	RemindOn *time.Time
}

// Recount moves what is planned for the store's hour of a day to that hour of the same
// day, since the store counts its days otherwise now, and tells whether anything moved.
// What is planned for a moment of its own, such as an hour after a failure, stays.
func (p *DueTimes) Recount(was, is Calendar) (moved bool) {
	for _, at := range []**time.Time{&p.DueAt, &p.RetryOn, &p.ResumeOn, &p.FinalOn, &p.RemindOn} {
		if *at == nil {
			continue
		}
		spread := time.Duration(p.Spread) * time.Second
		day := domain.DateAt((*at).Add(-spread), was.Zone)
		for _, d := range []domain.Date{day, day - 1} { // where clocks skip the hour, it begins on the day behind
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
