package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Work is the kind of work that a job does on a subscription.
type Work string

const (
	WorkNone   Work = ""
	WorkRemind Work = "REMIND" // notify the customer of the next renewal
	WorkResume Work = "RESUME" // end a pause whose end has passed
	WorkRenew  Work = "RENEW"  // charge the next renewal, or let Instead handle it
	WorkRetry  Work = "RETRY"  // charge the failed renewal
	WorkGiveUp Work = "GIVE_UP"
)

// Charges reports whether the work can result in a charge.
func (w Work) Charges() bool { return w == WorkResume || w == WorkRenew || w == WorkRetry }

// Next returns the work that is due first, and its due time.
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

// Due returns the work that is due now. It returns WorkNone if nothing is due or a renewal is being
// charged.
func (s *Subscription) Due(now time.Time) Work {
	work, at := s.Next()
	if work == WorkNone || at.After(now) || s.Charging() {
		return WorkNone
	}
	return work
}

// Reminded schedules the next reminder. It reports whether the customer must be notified. It returns
// false if nothing is charged or sent on the next date, because the subscription ends then or has no
// lines.
func (s *Subscription) Reminded(c Calendar) (tell bool) {
	s.RemindOn = s.reminder(c)
	return (!s.CancelAtPeriodEnd || s.PrepaidLeft > 0) && len(s.Live()) > 0
}

// Instead handles a due renewal that must not be charged. It ends a subscription that was canceled for
// that date, and skips a renewal that has no lines or is too long overdue. It returns no events if the
// renewal must be charged.
func (s *Subscription) Instead(c Calendar) []domain.Event {
	fresh := s.Open() == nil || s.refused()
	switch {
	case s.CancelAtPeriodEnd && s.PrepaidLeft == 0 && s.DunningState == NotDunning:
		before := s.Copy()
		s.leave(RenewalSkipped, c.Now)
		s.end(s.PeriodEndReason, c)
		return []domain.Event{
			s.happened(domain.SubscriptionCancelledEvent, "subscription.cancelled", "Canceled at the end of the period.", before.PeriodEndReason, before),
			s.moved("subscription.status_changed", before),
		}
	case s.Status == Active && len(s.Live()) == 0:
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: the subscription has no lines.", c.Today(), c)
	case fresh && s.CatchUpTo != nil:
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: its day went by.", *s.CatchUpTo, c)
	case fresh && s.Missed(c):
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: it was overdue.", c.Today()-1, c)
	}
	return nil
}

// Obstruction is a reason, other than payment, for which a renewal's order cannot be created.
type Obstruction string

const (
	Unstocked   = Obstruction(domain.InsufficientStock)
	Unshippable = Obstruction(domain.ShippingNotAvailable) // no method ships to the address, or there is no address
	Untaxable   = Obstruction("tax_location_unknown")      // the tax service does not find the address
)

// obstructed maps each obstruction to the end of a sentence about it.
var obstructed = map[Obstruction]string{Unstocked: "an item cannot be had.", Unshippable: "it cannot be shipped.", Untaxable: "the taxes of its address cannot be found out."}

// delayed is the action in the history for a renewal that waits for the store. It waits for goods, a
// shipping method, a correct address, or the store's account at the payment provider. The history
// contains this action once per renewal and reason.
const delayed = "subscription.renewal_delayed"

// Obstruct makes the next renewal wait, or skips it if the store does not wait or has waited long enough.
// A TERMINAL_FAILED subscription has no date to wait for, so it keeps this status until a user retries
// the renewal.
func (s *Subscription) Obstruct(by Obstruction, set settings.Settings, c Calendar) ([]domain.Event, error) {
	if s.Status == TerminalFailed {
		s.standDown()
		return nil, nil
	}
	r := s.OpenSlot()
	if r.WaitUntil == nil {
		r.WaitUntil = new(c.At(c.Today().Add(set.RenewalStockWaitDays)))
	}
	again := r.FailureClass == StockFailure && r.FailureCode == string(by)
	r.FailureClass, r.FailureCode = StockFailure, string(by)
	s.LastFailureCode, s.LastFailedOn = r.FailureCode, &c.Now
	if set.RenewalStockPolicy == "SKIP" || !c.Now.Before(*r.WaitUntil) {
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: "+obstructed[by], c.Today(), c), nil
	}
	if err := r.move(RenewalWaitingForStock, c.Now); err != nil {
		return nil, err
	}
	if !again {
		s.note("", delayed, "The renewal of "+r.ProcessingDate.String()+" waits: "+obstructed[by], nil, nil)
	}
	s.DueAt, s.RetryOn = s.tomorrow(c), nil
	return nil, nil
}

// skipBySelf skips the next renewal, and all renewals due up to and including a day (until), without a request.
func (s *Subscription) skipBySelf(message string, until domain.Date, c Calendar) []domain.Event {
	before := s.Copy()
	r := s.OpenSlot()
	renewalTransitions.Must("renewal", &r.Status, RenewalSkipped)
	r.EndedOn, r.WaitUntil = &c.Now, nil
	s.overcome(c)
	s.advance()
	return s.catchUp(s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_auto_skipped", message, nil, before), until, c)
}

// tomorrow returns the time at which the subscription is due on the next day: the store's hour plus
// Spread.
func (s *Subscription) tomorrow(c Calendar) *time.Time { return s.in(1, c) }

func (s *Subscription) in(days int, c Calendar) *time.Time {
	return new(c.At(c.Today().Add(days)).Add(time.Duration(s.Spread) * time.Second))
}
