package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Work is a job's work on a subscription.
type Work string

const (
	WorkNone   Work = ""
	WorkRemind Work = "REMIND" // notify the customer of the next renewal
	WorkResume Work = "RESUME" // the pause has expired
	WorkRenew  Work = "RENEW"  // charge the next renewal, or handle it by Instead
	WorkRetry  Work = "RETRY"  // charge the failed renewal
	WorkGiveUp Work = "GIVE_UP"
)

// Charges reports whether the work can lead to a charge.
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

// Reminded schedules the next reminder. It reports whether the customer has to be notified. They
// are not notified if nothing is charged or sent on the next date, because the subscription is
// canceled then or has no lines.
func (s *Subscription) Reminded(c Calendar) (tell bool) {
	s.RemindOn = s.reminder(c)
	return (!s.CancelAtPeriodEnd || s.PrepaidLeft > 0) && len(s.Live()) > 0
}

// Instead handles a due renewal that must not be charged. It ends a subscription that was canceled
// for that date, and skips a renewal without lines or one that is too long overdue. It returns no
// events if the renewal must be charged.
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
	Unshippable = Obstruction(domain.ShippingNotAvailable) // no method ships to its address, or it has no address
	Untaxable   = Obstruction("tax_location_unknown")      // the tax service does not find its address
)

// obstructed maps obstructions to endings of sentences.
var obstructed = map[Obstruction]string{Unstocked: "an item cannot be had.", Unshippable: "it cannot be shipped.", Untaxable: "the taxes of its address cannot be found out."}

// delayed is the history's action for a renewal that waits for the store. It waits for goods,
// a shipping method, a correct address, or the store's account at the payment provider. The
// history contains it once for each renewal and reason.
const delayed = "subscription.renewal_delayed"

// Obstruct makes the next renewal wait, or skips it if the store does not wait or has waited long
// enough. A TERMINAL_FAILED subscription has no date to wait for, so it keeps this status until
// someone retries it.
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

// skipBySelf skips the next renewal without a request, and all renewals due on or before until.
func (s *Subscription) skipBySelf(message string, until domain.Date, c Calendar) []domain.Event {
	before := s.Copy()
	r := s.OpenSlot()
	renewalTransitions.Must("renewal", &r.Status, RenewalSkipped)
	r.EndedOn, r.WaitUntil = &c.Now, nil
	s.overcome(c)
	s.advance()
	return s.catchUp(s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_auto_skipped", message, nil, before), until, c)
}

// tomorrow returns the store's hour of the next day, plus the subscription's spread.
func (s *Subscription) tomorrow(c Calendar) *time.Time { return s.in(1, c) }

func (s *Subscription) in(days int, c Calendar) *time.Time {
	return new(c.At(c.Today().Add(days)).Add(time.Duration(s.Spread) * time.Second))
}
