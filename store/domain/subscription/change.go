package subscription

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxDaysAhead is the maximum number of days from today to a requested renewal date.
const MaxDaysAhead = 366

// PauseRequest is a request to pause a subscription.
type PauseRequest struct {
	Until  *domain.Date // nil means that the pause has no end
	Reason *string
}

// PauseFor pauses the subscription. The schedule does not change: after the end of the pause, the next
// renewal is on the first scheduled date on or after that day. A failed or waiting renewal is skipped. If
// the subscription is already paused, PauseFor replaces the end and the reason.
func (s *Subscription) PauseFor(p PauseRequest, r Rules) (events []domain.Event, changed bool, err error) {
	if err := s.allows(Pause, r); err != nil {
		return nil, false, err
	}
	today, last := r.Today(), s.pauseEnd(r)
	if r.ByCustomer && p.Until == nil {
		p.Until = last
	}
	switch {
	case p.Until == nil:
	case *p.Until <= today:
		return nil, false, domain.Invalid("/pausedUntil", "A pause ends on a day to come.")
	case last != nil && *p.Until > *last:
		return nil, false, domain.Invalid("/pausedUntil", "A pause lasts %d days at most, until %s.", *r.PauseMaxDays, *last)
	}
	if s.Status == Paused && same(s.PausedUntil, p.Until) && same(s.PauseReason, p.Reason) && s.PauseCause == PausedByRequest {
		return nil, false, nil
	}
	return s.pause(p, PausedByRequest, r.Calendar), true, nil
}

// pauseEnd returns the last day on which a requested pause may end; nil means no limit. The limit of a
// customer counts all requested pauses since the last charge. The limit of an administrator counts from
// today.
func (s *Subscription) pauseEnd(r Rules) *domain.Date {
	switch {
	case r.PauseMaxDays == nil:
		return nil
	case r.ByCustomer:
		return new(r.Today().Add(*r.PauseMaxDays - s.PausedDays - s.pausing(r.Calendar)))
	}
	return new(r.Today().Add(*r.PauseMaxDays))
}

// pausable returns an error if a customer's pauses since the last charge have reached the store's limit.
func (s *Subscription) pausable(r Rules) error {
	if last := s.pauseEnd(r); r.ByCustomer && last != nil && *last <= r.Today() {
		return domain.Errorf(domain.UnsupportedOperation, "The subscription was paused for %d days since its last charge, which is the most.", s.PausedDays+s.pausing(r.Calendar))
	}
	return nil
}

func (s *Subscription) pause(p PauseRequest, cause PauseCause, c Calendar) (events []domain.Event) {
	before := s.Copy()
	if s.waits() && s.NextDate != nil {
		over := *s.NextDate
		s.leave(RenewalSkipped, c.Now)
		s.leavePostponed(c.Now)
		s.settleDunning()
		s.advance()
		skipped := s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_auto_skipped", "The renewal of "+over.String()+" was skipped: a pause ends what waits.", nil, before)
		before = s.Copy()
		skipped.After = before
		events = append(events, skipped)
	}
	s.settleDunning()
	s.PausedUntil, s.PauseReason, s.PauseCause = p.Until, p.Reason, cause
	until := "."
	if s.rest(); p.Until != nil {
		until = " until " + p.Until.String() + "."
	}
	if before.Status == Paused {
		s.arrange(c)
		s.note("", "subscription.paused", "The pause lasts"+until, p.Reason, nil)
		if same(before.NextDate, s.NextDate) {
			return nil
		}
		return []domain.Event{s.happened(domain.SubscriptionProcessingDateChanged, "subscription.processing_date_changed", "The next renewal moved with the end of the pause.", nil, before)}
	}
	transitions.Must("subscription", &s.Status, Paused)
	s.PausedOn = &c.Now
	s.arrange(c)
	return append(events,
		s.happened(domain.SubscriptionPausedEvent, "subscription.paused", "Paused"+until, p.Reason, before),
		s.moved("subscription.status_changed", before))
}

// rest sets the next date of a paused subscription: the first scheduled date on or after the pause's end,
// or none if the pause has no end. The slot is only chosen when the pause ends, because the end can still
// change.
func (s *Subscription) rest() {
	if s.PausedUntil == nil {
		s.unschedule()
		return
	}
	_, date := s.from(*s.PausedUntil)
	if s.MovedDate != nil && *s.MovedDate != date {
		s.MovedDate = nil
	}
	s.schedule(date)
}

// ResumePause ends a pause whose end has passed. The next renewal is on the first scheduled date that has
// not passed yet.
func (s *Subscription) ResumePause(c Calendar) []domain.Event {
	before := s.Copy()
	s.scheduleFrom(c.Today())
	return s.active(domain.SubscriptionResumed, "subscription.resumed", "Resumed: the pause is over.", before, c)
}

// ResumeOnDate ends a pause on request. The next renewal is on the given day, from which later renewals
// are counted. A nil day means the first scheduled date after today. An active subscription does not
// change.
func (s *Subscription) ResumeOnDate(on *domain.Date, r Rules) (events []domain.Event, changed bool, err error) {
	if err := s.allows(Resume, r); err != nil || s.Status == Active {
		return nil, false, err
	}
	if err := r.ahead("/nextProcessingDate", on); err != nil {
		return nil, false, err
	}
	before := s.Copy()
	if err := s.putOffStart("/nextProcessingDate", on, r); err != nil {
		return nil, false, err
	}
	s.next(on, r.Calendar)
	return s.active(domain.SubscriptionResumed, "subscription.resumed", "Resumed.", before, r.Calendar), true, nil
}

// next schedules the renewal of a subscription without a date: on the requested day, or on the
// first date after today.
func (s *Subscription) next(on *domain.Date, c Calendar) {
	if on == nil {
		s.scheduleFrom(c.Today() + 1)
	} else {
		s.MovedDate = nil
		s.anchorOn(*on)
	}
}

// active makes the subscription active. Its next date must be set.
func (s *Subscription) active(kind domain.EventType, action, message string, before *Subscription, c Calendar) []domain.Event {
	transitions.Must("subscription", &s.Status, Active)
	s.unpause(c)
	s.CancelledOn, s.CancelReason, s.GaveUpOn = nil, nil, nil
	s.arrange(c)
	return []domain.Event{s.happened(kind, action, message+" The next renewal is on "+s.NextDate.String()+".", nil, before), s.moved("subscription.status_changed", before)}
}

// SkipRequest is a request to skip a renewal, or to withdraw a skip.
type SkipRequest struct {
	Date   *domain.Date // date of the renewal to skip; nil means the next renewal
	Reason *string
}

// SkipNext skips the next renewal, even if this renewal failed or waits.
func (s *Subscription) SkipNext(p SkipRequest, r Rules) ([]domain.Event, error) {
	if err := s.allows(Skip, r); err != nil {
		return nil, err
	}
	if p.Date != nil && *p.Date != *s.NextDate {
		return nil, &domain.Error{Code: domain.InvalidStateTransition, From: string(s.Status), To: string(s.Status), Allowed: []string{},
			Detail: "The next renewal is on " + s.NextDate.String() + ", not on " + p.Date.String() + "."}
	}
	before, overridden, owed := s.Copy(), s.overridden(r), s.Owed()
	slot, over := s.OpenSlot(), *s.NextDate
	if err := slot.move(RenewalSkipped, r.Now); err != nil {
		return nil, err
	}
	if owed == nil { // if an order is unpaid, the failure concerns this order and not the skipped renewal
		s.overcome(r.Calendar)
	}
	s.SkipsInRow++
	s.advance()
	event := s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_skipped", "The renewal of "+over.String()+" was skipped.", p.Reason, before)
	s.mark(overridden)
	return s.catchUp(event, r.Today()-1, r.Calendar), nil
}

// UnskipDate withdraws a skip. If the skipped date is before the next date, it becomes the next date.
// p.Date must not be nil. UnskipDate does nothing if the renewal is already scheduled again.
func (s *Subscription) UnskipDate(p SkipRequest, r Rules) (event domain.Event, changed bool, err error) {
	for _, slot := range s.Slots {
		if slot.Status == RenewalScheduled && slot.ProcessingDate == *p.Date && s.Status == Active {
			return domain.Event{}, false, nil
		}
	}
	if err := s.want(s.Status == Active, Unskip, s.idle); err != nil {
		return domain.Event{}, false, err
	}
	for _, slot := range s.Slots {
		if slot.Status != RenewalSkipped || slot.ProcessingDate != *p.Date || slot.ProcessingDate < r.Today() {
			continue
		}
		closes := r.At(slot.ProcessingDate.Add(-r.Plan.CutoffDays))
		late := !r.Now.Before(closes)
		if late && (!r.Override || !r.Now.Before(r.At(slot.ProcessingDate))) {
			return domain.Event{}, false, domain.Errorf(domain.CycleLocked, "The renewal of %s could be changed until %s.", slot.ProcessingDate, closes.Format(timeLayout))
		}
		before := s.Copy()
		if err := slot.move(RenewalScheduled, r.Now); err != nil {
			return domain.Event{}, false, err
		}
		s.SkipsInRow = max(s.SkipsInRow-1, 0)
		if slot.ProcessingDate < *s.NextDate {
			s.SlotNumber = slot.Slot
			s.moveTo(slot.ProcessingDate)
		}
		s.arrange(r.Calendar)
		event = s.happened(domain.SubscriptionProcessingDateChanged, "subscription.cycle_unskipped", "The skip of the renewal of "+p.Date.String()+" was taken back.", p.Reason, before)
		s.mark(late)
		return event, true, nil
	}
	return domain.Event{}, false, &domain.Error{Code: domain.InvalidStateTransition, From: string(s.Status), To: string(s.Status), Allowed: []string{},
		Detail: "No renewal of " + p.Date.String() + " is skipped and still to come."}
}

// DateRequest is a request to move the next renewal.
type DateRequest struct {
	On         domain.Date
	KeepAnchor bool // later dates do not move
}

// MoveDate moves the next renewal. The same day changes nothing.
func (s *Subscription) MoveDate(p DateRequest, r Rules) (event domain.Event, changed bool, err error) {
	if err := s.allows(ChangeDate, r); err != nil {
		return domain.Event{}, false, err
	}
	if err := r.ahead("/nextProcessingDate", &p.On); err != nil || p.On == *s.NextDate {
		return domain.Event{}, false, err
	}
	before, overridden := s.Copy(), s.overridden(r)
	if err := s.putOff("/nextProcessingDate", *s.NextDate, p.On, r); err != nil {
		return domain.Event{}, false, err
	}
	if p.KeepAnchor {
		s.moveTo(p.On)
	} else {
		s.anchorOn(p.On)
	}
	s.arrange(r.Calendar)
	event = s.happened(domain.SubscriptionProcessingDateChanged, "subscription.processing_date_changed", "The next renewal was moved from "+before.NextDate.String()+" to "+p.On.String()+".", nil, before)
	s.mark(overridden)
	return event, true, nil
}

// putOffStart is putOff for a subscription without a scheduled renewal: a requested day counts as a move
// of the first date after today. If the customer canceled between that date's cutoff and the date itself,
// the renewal stays locked.
func (s *Subscription) putOffStart(pointer string, on *domain.Date, r Rules) error {
	if on == nil || !r.ByCustomer {
		return nil
	}
	_, first := s.from(r.Today() + 1)
	if closes := r.At(first.Add(-r.Plan.CutoffDays)); *on > first && s.CancelledOn != nil && !s.CancelledOn.Before(closes) {
		return domain.Errorf(domain.CycleLocked, "The renewal of %s could be changed until %s.", first, closes.Format(timeLayout))
	}
	return s.putOff(pointer, first, *on, r)
}

// putOff checks a customer's move of the next renewal. A move past other renewals counts as skipping
// them: the plan must permit skips, and the store's limit applies. A trial cannot be prolonged.
// Administrators may move a renewal to any day.
func (s *Subscription) putOff(pointer string, from, to domain.Date, r Rules) error {
	if !r.ByCustomer {
		return nil
	}
	skips := s.intervals(from, to, r.Calendar)
	switch {
	case s.TrialUntil != nil && to > max(from, *s.TrialUntil):
		return domain.InvalidAs(domain.UnsupportedOperation, pointer, "The trial cannot be prolonged: choose a day until %s.", max(from, *s.TrialUntil))
	case skips > 0 && !r.Plan.AllowSkip:
		return domain.InvalidAs(domain.UnsupportedOperation, pointer, "The plan does not let you skip renewals: choose an earlier day.")
	case skips > 0 && r.SkipLimit != nil && s.SkipsInRow+skips > *r.SkipLimit:
		return domain.InvalidAs(domain.UnsupportedOperation, pointer, "At most %d renewals in a row may be left out: choose an earlier day.", *r.SkipLimit)
	}
	s.SkipsInRow = max(s.SkipsInRow+skips, 0)
	return nil
}

// intervals returns the number of intervals between two dates, counted from the last charge, so that several short
// moves count as one long move. The result is negative if the second date is before the first.
func (s *Subscription) intervals(from, to domain.Date, c Calendar) int {
	charged := s.CreatedOn
	if s.LastProcessedOn != nil {
		charged = *s.LastProcessedOn
	}
	schedule := s.Schedule().Anchored(from)
	schedule = schedule.Anchored(min(schedule.Date(-1), domain.DateAt(charged, c.Zone)))
	return schedule.From(to+1) - schedule.From(from+1)
}

// CancelRequest is a request to cancel a subscription.
type CancelRequest struct {
	// AtPeriodEnd means that the subscription is canceled on its next date, after the prepaid deliveries.
	// The cancellation is immediate if there is no next date and no prepaid delivery, or if a renewal has
	// failed.
	AtPeriodEnd bool
	Reason      *string
}

// End cancels the subscription, now or at the end of the period. It does not wait for a running charge. A
// subscription that is already canceled does not change.
func (s *Subscription) End(p CancelRequest, r Rules) (events []domain.Event, changed bool, err error) {
	if p.Reason != nil && (*p.Reason == ReasonCompleted || *p.Reason == ReasonReplaced) {
		return nil, false, domain.Invalid("/cancelReason", "%s is a reason that only the service gives.", *p.Reason)
	}
	if err := s.allows(Cancel, r); err != nil || s.Status == Cancelled {
		return nil, false, err
	}
	if p.AtPeriodEnd && s.hasPeriod() && (s.Charging() || s.DunningState == NotDunning) {
		if s.CancelAtPeriodEnd && (p.Reason == nil || same(s.PeriodEndReason, p.Reason)) {
			return nil, false, nil
		}
		s.CancelAtPeriodEnd, s.PeriodEndReason = true, p.Reason
		when := "after the deliveries that are paid for."
		if ends := s.EndsOn(); ends != nil {
			when = "on " + ends.String() + " instead of renewed."
		}
		s.note("", "subscription.cancellation_scheduled", "It will be canceled "+when, p.Reason, nil)
		return nil, true, nil
	}
	reason := p.Reason
	if reason == nil {
		reason = s.PeriodEndReason
	}
	return s.cancel(reason, "subscription.cancelled", "Canceled.", r.Calendar), true, nil
}

// hasPeriod reports whether there is a period at whose end the subscription can be canceled: a renewal is
// scheduled, or it is paused with paid deliveries left.
func (s *Subscription) hasPeriod() bool {
	return s.NextDate != nil || s.Status == Paused && s.PrepaidLeft > 0
}

// cancel ends the subscription and its open slot.
func (s *Subscription) cancel(reason *string, action, message string, c Calendar) []domain.Event {
	before := s.Copy()
	s.leaveUncharged(c)
	s.end(reason, c)
	return []domain.Event{s.happened(domain.SubscriptionCancelledEvent, action, message, reason, before), s.moved("subscription.status_changed", before)}
}

// leaveUncharged ends the open slot unless it is being charged. If it is, the outcome of the charge ends
// the slot.
func (s *Subscription) leaveUncharged(c Calendar) {
	open := s.Open()
	switch {
	case open == nil || s.Charging():
	case open.FailedAttempts > 0:
		s.leave(RenewalFailed, c.Now)
	default:
		s.leave(RenewalSkipped, c.Now)
	}
}

// ReactivateRequest is a request to reactivate a canceled subscription.
type ReactivateRequest struct {
	On              *domain.Date // nil means the first scheduled date after today
	PaymentMethodID *int64       // nil means the subscription's own method
}

// Holdings contains a customer's active addresses and payment methods, by id, and whether new
// subscriptions are allowed.
type Holdings struct {
	Addresses       map[int64]bool
	PaymentMethods  map[int64]bool
	CustomerActive  bool
	NoSubscriptions bool // the customer's account type allows no subscriptions
}

// mayBegin returns an error if the customer may not start subscriptions. The parameter pointer is the
// pointer of the field that names the customer.
func (h Holdings) mayBegin(pointer string) error {
	switch {
	case !h.CustomerActive:
		return domain.Errorf(domain.InvalidStateTransition, "The customer is not active.")
	case h.NoSubscriptions:
		return domain.InvalidAs(domain.UnsupportedOperation, pointer, "The customer's account type takes no subscriptions.")
	}
	return nil
}

// Revive makes a canceled subscription active again, on its schedule. On an active subscription it
// withdraws the cancellation at the end of the period. Customers can reactivate only if the plan is
// active.
func (s *Subscription) Revive(p ReactivateRequest, has Holdings, anyCustomer bool, r Rules) (events []domain.Event, changed bool, err error) {
	if err := s.allows(Reactivate, r); err != nil {
		return nil, false, err
	}
	if s.Status == Active {
		return nil, s.keep(), nil
	}
	has.CustomerActive = has.CustomerActive || anyCustomer
	if err := has.mayBegin("/subscriptionId"); err != nil {
		return nil, false, err
	}
	if r.ByCustomer && !r.Plan.IsActive {
		return nil, false, domain.Errorf(domain.UnsupportedOperation, "The plan is no longer offered.")
	}
	var refused domain.Refusals
	if p.PaymentMethodID == nil {
		p.PaymentMethodID = s.CustomerPaymentMethodID
	}
	if p.PaymentMethodID == nil || !has.PaymentMethods[*p.PaymentMethodID] {
		refused.Add("/customerPaymentMethodId", "The subscription needs a payment method that is active.")
	}
	for _, address := range []*int64{s.ShippingAddressID, s.BillingAddressID} {
		if r.ByCustomer && address != nil && !has.Addresses[*address] {
			refused.Add("/subscriptionId", "An address of the subscription is no longer active; give it another one.")
			break
		}
	}
	r.checkAhead("/nextProcessingDate", p.On, &refused)
	if err := refused.Err(); err != nil {
		return nil, false, err
	}
	before := s.Copy()
	if err := s.putOffStart("/nextProcessingDate", p.On, r); err != nil {
		return nil, false, err
	}
	s.CustomerPaymentMethodID = p.PaymentMethodID
	s.next(p.On, r.Calendar)
	return s.active(domain.SubscriptionResumed, "subscription.reactivated", "Reactivated.", before, r.Calendar), true, nil
}

// keep withdraws the cancellation at the end of the period. It reports whether there was a
// cancellation.
func (s *Subscription) keep() bool {
	if !s.CancelAtPeriodEnd {
		return false
	}
	s.CancelAtPeriodEnd, s.PeriodEndReason = false, nil
	s.note("", "subscription.cancellation_withdrawn", "It will not be canceled at the end of the period.", nil, nil)
	return true
}

// These cancellation reasons are set when the customer's status changes.
const (
	ReasonBanned      = "CUSTOMER_BANNED"
	ReasonDeactivated = "CUSTOMER_DEACTIVATED"
)

// Suspend prevents charges to a suspended customer until the customer is reinstated. It pauses an active
// subscription, and a subscription whose own pause has expired. A subscription that is canceled at the
// end of the period stays unchanged if only paid deliveries are left, and is canceled now if it would be
// charged again. A retry of a TERMINAL_FAILED subscription is withdrawn.
func (s *Subscription) Suspend(c Calendar) []domain.Event {
	switch {
	case s.Status == Paused && !s.CancelAtPeriodEnd && s.ResumeOn != nil && !s.ResumeOn.After(c.Now):
		return s.pause(PauseRequest{Reason: s.PauseReason}, PausedBySuspension, c)
	case s.Status == TerminalFailed && s.DunningState == Retrying && !s.Charging():
		s.standDown()
	case s.Status != Active:
	case !s.CancelAtPeriodEnd:
		return s.pause(PauseRequest{}, PausedBySuspension, c)
	case s.DunningState != NotDunning && !s.Charging():
		return s.cancel(s.PeriodEndReason, "subscription.cancelled", "Canceled: the customer is suspended, and the subscription was to end.", c)
	}
	return nil
}

// standDown withdraws the retry of a TERMINAL_FAILED subscription.
func (s *Subscription) standDown() {
	s.RetryOn = nil
	dunningTransitions.Must("dunning", &s.DunningState, Exhausted)
}

// Reinstate ends a pause that the customer's suspension caused.
func (s *Subscription) Reinstate(c Calendar) []domain.Event {
	if s.Status != Paused || s.PauseCause != PausedBySuspension {
		return nil
	}
	before := s.Copy()
	s.next(nil, c)
	return s.active(domain.SubscriptionResumed, "subscription.resumed", "Resumed: the customer was reinstated.", before, c)
}

// Close cancels a subscription whose customer is banned or deactivated, regardless of its terms.
func (s *Subscription) Close(reason string, c Calendar) []domain.Event {
	if s.Status == Cancelled {
		return nil
	}
	return s.cancel(&reason, "subscription.cancelled", "Canceled: the customer is gone.", c)
}

const timeLayout = "2006-01-02T15:04:05Z07:00"

// ahead refuses a day that has passed or is too far ahead. A nil day is valid.
func (r Rules) ahead(pointer string, on *domain.Date) error {
	var refused domain.Refusals
	r.checkAhead(pointer, on, &refused)
	return refused.Err()
}

func (r Rules) checkAhead(pointer string, on *domain.Date, refused *domain.Refusals) {
	switch today := r.Today(); {
	case on == nil:
	case *on < today:
		refused.Add(pointer, "The day is past; today is %s.", today)
	case *on > today.Add(MaxDaysAhead):
		refused.Add(pointer, "Want a day until %s.", today.Add(MaxDaysAhead))
	}
}

// overridden reports whether a change overrides the cutoff.
func (s *Subscription) overridden(r Rules) bool { return r.Override && s.closed(r) }

// mark records in the latest history entry whether the cutoff was overridden.
func (s *Subscription) mark(overridden bool) {
	s.History[len(s.History)-1].CutoffOverridden = overridden
}

func same[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }
