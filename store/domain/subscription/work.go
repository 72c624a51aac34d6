package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Work is what is to be done for a subscription without anybody asking for it.
type Work string

const (
	WorkNone   Work = ""
	WorkRemind Work = "REMIND" // tell the customer of the next renewal
	WorkResume Work = "RESUME" // the pause is over
	WorkRenew  Work = "RENEW"  // charge the next renewal, or do what stands instead of it
	WorkRetry  Work = "RETRY"  // charge the one that failed
	WorkGiveUp Work = "GIVE_UP"
)

// Next is the work that is to be done first for the subscription, and when.
func (s *Subscription) Next() (first Work, at time.Time) {
	for _, w := range []struct {
		work Work
		at   *time.Time
	}{{WorkRemind, s.RemindOn}, {WorkResume, s.ResumeOn}, {WorkRenew, s.DueAt}, {WorkRetry, s.RetryOn}, {WorkGiveUp, s.FinalOn}} {
		if w.at != nil && (first == WorkNone || w.at.Before(at)) {
			first, at = w.work, *w.at
		}
	}
	return first, at
}

// Due is the work that is to be done by now; while a renewal is being charged
// there is none.
func (s *Subscription) Due(now time.Time) Work {
	work, at := s.Next()
	if work == WorkNone || at.After(now) || s.Charging() {
		return WorkNone
	}
	return work
}

// Reminded says that the customer is told of the next renewal, or need not be: that
// a canceled one ends then, they know. It reports which.
func (s *Subscription) Reminded(c Calendar) (tell bool) {
	s.RemindOn = s.reminder(c)
	return !s.CancelAtPeriodEnd || s.PrepaidLeft > 0
}

// Instead is what stands in place of the next renewal, which is due: the end of a
// subscription that was canceled for then, or nothing where it is so long overdue
// that nobody expects it any more. No events: it is to be charged.
func (s *Subscription) Instead(c Calendar) []domain.Event {
	fresh := s.Open() == nil
	switch {
	case s.CancelAtPeriodEnd && s.PrepaidLeft == 0 && s.DunningState == NotDunning:
		before := s.Copy()
		s.leave(RenewalSkipped, c.Now)
		s.end(s.PeriodEndReason, c)
		return []domain.Event{
			s.happened(domain.SubscriptionCancelledEvent, "subscription.cancelled", "Canceled at the end of the period.", before.PeriodEndReason, before),
			s.moved("subscription.status_changed", before),
		}
	case fresh && s.CatchUpTo != nil:
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: its day went by.", *s.CatchUpTo, c)
	case fresh && s.Missed(c):
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: it was overdue.", c.Today()-1, c)
	}
	return nil
}

// Obstruction is why a renewal cannot be drawn up, although nobody has refused to pay.
type Obstruction string

const (
	Unstocked   = Obstruction(domain.InsufficientStock)
	Unshippable = Obstruction(domain.ShippingNotAvailable) // nothing is shipped to its address, or it has none
	Untaxable   = Obstruction("tax_location_unknown")      // the tax service finds no such place as its address
)

var skippedFor = map[Obstruction]string{Unstocked: "an item cannot be had.", Unshippable: "it cannot be shipped.", Untaxable: "the taxes of its address cannot be found out."}

// Obstruct has the next renewal wait for what it cannot get, or skips it where
// the store does not wait, or has waited for long enough. One that gave up has no
// day to wait for: it stays so, until somebody asks again.
func (s *Subscription) Obstruct(by Obstruction, set settings.Settings, c Calendar) ([]domain.Event, error) {
	if s.Status == TerminalFailed {
		s.RetryOn = nil
		return nil, dunningTransitions.Move("dunning", &s.DunningState, Exhausted)
	}
	r := s.OpenSlot()
	if r.WaitUntil == nil {
		r.WaitUntil = new(c.At(c.Today().Add(set.RenewalStockWaitDays)))
	}
	if set.RenewalStockPolicy == "SKIP" || !c.Now.Before(*r.WaitUntil) {
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: "+skippedFor[by], c.Today(), c), nil
	}
	if err := r.move(RenewalWaitingForStock, c.Now); err != nil {
		return nil, err
	}
	r.FailureClass, r.FailureCode = StockFailure, string(by)
	s.DueAt, s.RetryOn = s.tomorrow(c), nil
	return nil, nil
}

// skipBySelf leaves the next renewal out, which nobody asked for, and those whose
// days went by up to a day.
func (s *Subscription) skipBySelf(message string, until domain.Date, c Calendar) []domain.Event {
	before := s.Copy()
	r := s.OpenSlot()
	renewalTransitions.Must("renewal", &r.Status, RenewalSkipped)
	r.EndedOn, r.WaitUntil = &c.Now, nil
	s.overcome(c)
	s.advance()
	return s.catchUp(s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_auto_skipped", message, nil, before), until, c)
}

// tomorrow is the store's hour of the next day, a bit later for each subscription.
func (s *Subscription) tomorrow(c Calendar) *time.Time { return s.in(1, c) }

func (s *Subscription) in(days int, c Calendar) *time.Time {
	return new(c.At(c.Today().Add(days)).Add(time.Duration(s.Spread) * time.Second))
}
