package subscription

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// Upcoming is a renewal to come.
type Upcoming struct {
	On      domain.Date
	Status  RenewalStatus
	Cycle   *int // it will be this one; nil: it is skipped
	Prepaid bool // an earlier one has paid for it
	ahead   int  // how many renewals come before it
}

// Upcoming are the renewals to come up to a day, as the schedule has them now, those
// that are skipped among them; most bounds how many.
func (s *Subscription) Upcoming(c Calendar, until domain.Date, most int) []Upcoming {
	out := []Upcoming{}
	if s.NextDate == nil {
		return out
	}
	for _, slot := range s.Slots {
		if slot.Status == RenewalSkipped && slot.ProcessingDate >= c.Today() && slot.ProcessingDate <= until {
			out = append(out, Upcoming{On: slot.ProcessingDate, Status: RenewalSkipped})
		}
	}
	status := RenewalScheduled
	if open := s.Open(); open != nil {
		status = open.Status
	}
	slot, on, cycle, paid := s.SlotNumber, *s.NextDate, s.CycleNumber+1, s.PrepaidLeft
	for n := 0; len(out) < most && on <= until; n++ {
		ends := s.Terms.MaxCycles != nil && cycle > *s.Terms.MaxCycles
		if ends || s.CancelAtPeriodEnd && paid == 0 {
			break
		}
		out = append(out, Upcoming{On: on, Status: status, Cycle: new(cycle), Prepaid: paid > 0, ahead: n})
		if paid > 0 {
			paid--
		} else {
			paid = s.Terms.PrepaidCycles - 1
		}
		slot = s.SlotFrom(slot+1, max(on, c.Today())+1)
		on, cycle, status = s.DateOf(slot), cycle+1, RenewalScheduled
	}
	slices.SortStableFunc(out, func(a, b Upcoming) int { return cmp.Compare(a.On, b.On) })
	return out
}

// At is the subscription as it will be when an upcoming renewal is charged, once
// those before it have been: for its price.
func (s *Subscription) At(u Upcoming) *Subscription {
	then := s.Copy()
	for range u.ahead {
		then.CycleNumber++
		if then.PrepaidLeft > 0 {
			then.PrepaidLeft--
			continue
		}
		then.PrepaidLeft = then.Terms.PrepaidCycles - 1
		var left []Coupon
		for _, coupon := range then.Coupons {
			if n := coupon.RemainingCycles; n != nil {
				if *n <= 1 {
					continue
				}
				coupon.RemainingCycles = new(*n - 1)
			}
			left = append(left, coupon)
		}
		then.Coupons = left
	}
	return then
}

// Estimate is what a renewal would cost by today's prices.
type Estimate struct {
	On    domain.Date
	Lines []*SubscriptionItem // of the quote's lines, in their order
	Quote pricing.Quote
	// Obstacles are what would keep it from succeeding, besides the quote's problems.
	Obstacles []Obstacle
}

// Obstacle is something that would keep a renewal from succeeding.
type Obstacle struct {
	Code    domain.Code
	Message string
}
