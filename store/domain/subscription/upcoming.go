package subscription

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// Upcoming is a future renewal.
type Upcoming struct {
	On      domain.Date
	Status  RenewalStatus
	Cycle   *int // number of the cycle; nil means that the renewal is skipped
	Prepaid bool // an earlier renewal already paid for this one
	ahead   int  // number of renewals before this one
}

// Upcoming returns the future renewals up to a day, including skipped renewals, according to the current schedule. It
// adds scheduled renewals only while the result has fewer entries than the parameter most.
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

// EndsOn returns the date on which the subscription ends if it is canceled at the end of the period. This
// is the first date without a paid delivery, or the date of the last delivery. The result is nil if no
// date is scheduled.
func (s *Subscription) EndsOn() *domain.Date {
	if s.NextDate == nil {
		return nil
	}
	left := s.PrepaidLeft
	if left > 0 && s.Terms.MaxCycles != nil && s.CycleNumber+left >= *s.Terms.MaxCycles {
		left-- // the last delivery completes the subscription
	}
	slot, on := s.SlotNumber, *s.NextDate
	for range left {
		slot = s.SlotFrom(slot+1, on+1)
		on = s.DateOf(slot)
	}
	return &on
}

// At returns a copy of the subscription as it will be at an upcoming renewal, after all earlier renewals
// were charged. Use it to compute prices.
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

// Estimate is the cost of a renewal at today's prices.
type Estimate struct {
	On    domain.Date
	Lines []*SubscriptionItem // items that the quote's lines stand for, in the same order
	Quote pricing.Quote
	// Titles contains the titles of the lines in the customer's language, by variant; only for the
	// customer.
	Titles map[int64]string
	// Obstacles contains the reasons for which the renewal would fail, in addition to the quote's
	// problems.
	Obstacles []Obstacle
}

// Obstacle is a reason why a renewal would fail.
type Obstacle struct {
	Code    domain.Code
	Message string
}
