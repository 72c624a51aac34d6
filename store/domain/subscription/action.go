package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Action is an operation on a subscription. Its values are the API's names.
type Action string

const (
	Update      Action = "UPDATE"
	ChangeItems Action = "CHANGE_ITEMS"
	ChangeDate  Action = "CHANGE_DATE"
	Retry       Action = "RETRY"
	Skip        Action = "SKIP"
	Unskip      Action = "UNSKIP"
	Pause       Action = "PAUSE"
	Resume      Action = "RESUME"
	Cancel      Action = "CANCEL"
	Reactivate  Action = "REACTIVATE"
	Replace     Action = "REPLACE"
)

// Actions lists every Action in the order of the API.
func Actions() []Action {
	return []Action{Update, ChangeItems, ChangeDate, Retry, Skip, Unskip, Pause, Resume, Cancel, Reactivate, Replace}
}

// chargingRetry is the number of seconds after which a caller may retry while a renewal is
// being charged.
const chargingRetry = 5

// Rules contains the data, in addition to the subscription, against which a change is checked.
type Rules struct {
	Calendar
	Plan         *catalog.SubscriptionPlan // current state of the plan
	SkipLimit    *int                      // maximum number of consecutive skips; nil means unlimited
	PauseMaxDays *int                      // maximum length of a pause; nil means unlimited
	ByCustomer   bool                      // the plan's permissions and the skip limit apply
	Override     bool                      // an administrator overrides the cutoff
}

// AllowedActions returns the actions that are currently possible and would have an effect.
func (s *Subscription) AllowedActions(r Rules) []Action {
	allowed := []Action{}
	for _, a := range Actions() {
		if s.allows(a, r) == nil && s.useful(a) {
			allowed = append(allowed, a)
		}
	}
	return allowed
}

// useful reports whether an action would have an effect.
func (s *Subscription) useful(a Action) bool {
	switch a {
	case Resume:
		return s.Status != Active
	case Reactivate:
		return s.Status != Active || s.CancelAtPeriodEnd
	case Cancel:
		return s.Status != Cancelled
	case Update, ChangeItems, ChangeDate, Retry, Skip, Unskip, Pause, Replace:
	}
	return true
}

// allows returns an error if the action is not possible in the subscription's state. Its status may
// exclude the action, the cutoff or a running charge may lock it, or the plan may not permit it to
// customers. The function of each action makes the checks that depend on the request's values.
func (s *Subscription) allows(a Action, r Rules) error {
	if a == Replace && r.ByCustomer {
		return domain.Errorf(domain.UnsupportedOperation, "Customers change their subscriptions; the store replaces them.")
	}
	return s.want(s.fits(a, r), a, s.locks(a, r)...)
}

// fits reports whether the subscription's state allows the action.
func (s *Subscription) fits(a Action, r Rules) bool {
	switch a {
	case Update, ChangeItems, Replace:
		return s.Status != Cancelled
	case ChangeDate:
		return s.Status == Active
	case Retry:
		return s.failing() || s.Charging()
	case Skip:
		return s.Status == Active && !s.CancelAtPeriodEnd
	case Unskip:
		return s.Status == Active && len(s.skipped(r)) > 0
	case Pause:
		return (s.Status == Active || s.Status == Paused) && !s.CancelAtPeriodEnd
	case Resume:
		return s.Status == Active || s.Status == Paused
	case Cancel:
		return true
	case Reactivate:
		return s.Status == Active || s.Status == Cancelled && !s.Ended()
	}
	panic("subscription: what is " + string(a))
}

// failing reports whether a renewal has failed that a retry could charge.
func (s *Subscription) failing() bool {
	open := s.Open()
	return s.Status == TerminalFailed || s.DunningState != NotDunning || open != nil && open.Status == RenewalWaitingForCustomer || s.refused()
}

// locks lists the checks of an action that the state allows, in this order: a running charge, the cutoff,
// a paid delivery and the plan's permissions.
func (s *Subscription) locks(a Action, r Rules) []func() error {
	unlocked := func() error { return s.Unlocked(r) }
	switch a {
	case Update, Unskip, Replace:
		return []func() error{s.idle}
	case ChangeItems:
		return []func() error{s.idle, unlocked, s.unpaid, func() error {
			return permitted(!r.ByCustomer || r.Plan.AllowSwap || r.Plan.AllowQuantityChange, "The plan does not let you change the lines.")
		}}
	case ChangeDate:
		return []func() error{s.idle, s.untouched, unlocked}
	case Retry:
		return []func() error{s.idle, s.uncollected, s.filled}
	case Skip:
		return []func() error{s.idle, unlocked, func() error { return s.skippable(r) }}
	case Pause:
		allowed := func() error { return permitted(!r.ByCustomer || r.Plan.AllowPause, "The plan does not let you pause.") }
		limit := func() error { return s.pausable(r) }
		if r.ByCustomer && s.Status != Paused {
			return []func() error{s.idle, unlocked, allowed, limit}
		}
		return []func() error{s.idle, allowed, limit}
	case Resume:
		return nil
	case Cancel:
		return []func() error{func() error { return s.cancelable(r) }}
	case Reactivate:
		if s.Status != Active {
			return []func() error{s.idle}
		}
	}
	return nil
}

// want returns an error if state is false, and otherwise the first error of the checks.
func (s *Subscription) want(state bool, a Action, checks ...func() error) error {
	if !state {
		return s.impossible(a)
	}
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// leadsTo maps actions to the statuses that result from them.
var leadsTo = map[Action]Status{Pause: Paused, Resume: Active, Reactivate: Active, Cancel: Cancelled, Replace: Cancelled}

// impossible returns the error for an action that the subscription's state excludes.
func (s *Subscription) impossible(a Action) error {
	e := &domain.Error{Code: domain.InvalidStateTransition, From: string(s.Status), To: string(leadsTo[a]), Allowed: []string{}}
	for _, to := range transitions[s.Status] {
		e.Allowed = append(e.Allowed, string(to))
	}
	switch {
	case s.Ended():
		e.Detail, e.Allowed = "The subscription was replaced, or had all its cycles: it cannot be had back.", []string{}
	case s.CancelAtPeriodEnd && (a == Pause || a == Skip):
		e.Detail = "The subscription is canceled at the end of the period; take that back first."
	case a == Reactivate && s.Status == Paused:
		e.Detail = "The subscription is PAUSED: resume it."
	case a == Reactivate && s.Status == TerminalFailed:
		e.Detail = "The subscription is TERMINAL_FAILED: retry its payment."
	case a == Retry:
		e.Detail = "No renewal of the subscription has failed."
	case a == Unskip && s.Status == Active:
		e.Detail = "No renewal that is still to come is skipped."
	default:
		e.Detail = "The subscription is " + string(s.Status) + ", which does not allow this."
	}
	return e
}

func permitted(ok bool, why string) error {
	if ok {
		return nil
	}
	return domain.Errorf(domain.UnsupportedOperation, "%s", why)
}

// idle returns an error while a renewal is being charged.
func (s *Subscription) idle() error {
	if !s.Charging() {
		return nil
	}
	return &domain.Error{Code: domain.CycleLocked, RetryAfter: chargingRetry, Detail: "The renewal is being charged at this moment."}
}

// uncollected returns an error while a payment for the unpaid order is under way. The result of a bank debit can arrive
// days later.
func (s *Subscription) uncollected() error {
	if owed := s.Owed(); owed == nil || !owed.Collecting {
		return nil
	}
	return domain.Errorf(domain.CycleLocked, "A payment of what is owed is under way.")
}

// filled returns an error if a renewal would have no lines. It returns nil if an order is unpaid, because an unpaid
// order has lines of its own.
func (s *Subscription) filled() error {
	if s.Owed() != nil || len(s.Live()) > 0 {
		return nil
	}
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(s.Status), To: string(s.Status), Allowed: []string{}, Detail: "The subscription has no lines: add one first."}
}

// closed reports whether the cutoff has closed the next renewal. A renewal that has begun and waits for
// stock or payment is not closed, because a change may resolve what it waits for.
func (s *Subscription) closed(r Rules) bool {
	until := s.ChangesUntil(r.Calendar, r.Plan.CutoffDays)
	return until != nil && s.Open() == nil && !r.Now.Before(*until)
}

// Unlocked returns cycle_locked if the cutoff has closed the next renewal, unless an administrator
// overrides the cutoff.
func (s *Subscription) Unlocked(r Rules) error {
	if r.Override || !s.closed(r) {
		return nil
	}
	return domain.Errorf(domain.CycleLocked, "The next renewal, on %s, could be changed until %s.",
		s.NextDate, s.ChangesUntil(r.Calendar, r.Plan.CutoffDays).Format(timeLayout))
}

// unpaid returns an error if the next delivery is already paid for, because its content is fixed.
func (s *Subscription) unpaid() error {
	if s.PrepaidLeft == 0 {
		return nil
	}
	return domain.Errorf(domain.CycleLocked, "%d more deliveries are paid for as they are. The subscription can be changed behind the last one.", s.PrepaidLeft)
}

// untouched returns an error if the next renewal has begun.
func (s *Subscription) untouched() error {
	if s.Open() == nil {
		return nil
	}
	return domain.Errorf(domain.CycleLocked, "The renewal of %s has begun and is tried again. Skip it, or have it paid.", s.NextDate)
}

func (s *Subscription) skippable(r Rules) error {
	switch {
	case !r.ByCustomer:
	case !r.Plan.AllowSkip:
		return permitted(false, "The plan does not let you skip renewals.")
	case r.SkipLimit != nil && s.SkipsInRow >= *r.SkipLimit:
		return domain.Errorf(domain.UnsupportedOperation, "You have skipped %d renewals in a row, which is the most.", s.SkipsInRow)
	}
	return nil
}

// skipped returns the slots whose skip can still be withdrawn: their day has not passed, and the cutoff
// has not closed them.
func (s *Subscription) skipped(r Rules) (slots []*Renewal) {
	for _, slot := range s.Slots {
		if slot.Status == RenewalSkipped && slot.ProcessingDate >= r.Today() && (r.Override || r.Now.Before(r.At(slot.ProcessingDate.Add(-r.Plan.CutoffDays)))) {
			slots = append(slots, slot)
		}
	}
	return slots
}

func (s *Subscription) cancelable(r Rules) error {
	bound := r.ByCustomer && s.Status != Cancelled && s.Terms.CancelPolicy == catalog.CancelAfterMinCycles && s.Terms.MinCycles != nil
	if !bound || s.CycleNumber >= *s.Terms.MinCycles {
		return nil
	}
	return domain.Errorf(domain.UnsupportedOperation, "The subscription runs for %d cycles at least; it has had %d.", *s.Terms.MinCycles, s.CycleNumber)
}
