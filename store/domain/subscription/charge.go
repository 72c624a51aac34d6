package subscription

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// StockFailure is the failure class of renewals that wait for stock, shipping or a tax location. All
// other classes stand for payment failures.
const StockFailure = "STOCK"

// PaymentFailedReason is the cancellation reason of subscriptions whose last renewal attempt
// failed.
const PaymentFailedReason = "PAYMENT_FAILED"

// Begin starts an attempt at the next renewal. After Begin the caller may call a gateway, and only the
// gateway's response ends the attempt. A TERMINAL_FAILED subscription is charged for today.
func (s *Subscription) Begin(c Calendar) (*Renewal, error) {
	r := s.Open()
	switch {
	case r == nil && s.Status == TerminalFailed:
		r = s.rowOf(s.SlotNumber)
		r.ProcessingDate = c.Today()
	case r == nil:
		r = s.OpenSlot()
	}
	if err := r.move(RenewalProcessing, c.Now); err != nil {
		return nil, err
	}
	r.Attempts++
	s.DueAt, s.RetryOn, s.RemindOn = nil, nil, nil
	return r, nil
}

// PriceCycle returns the cycle number for pricing the next renewal. Introductory cycles are granted only
// once, even if the subscription replaces another subscription.
func (s *Subscription) PriceCycle() int { return s.IntroductoryCycles + s.CycleNumber + 1 }

// Charged records that the order of a renewal was placed. The events follow those of the
// order. A subscription canceled in the meantime stays canceled.
func (s *Subscription) Charged(r *Renewal, order *ordering.Order, c Calendar) ([]domain.Event, error) {
	before := s.Copy()
	if err := r.move(RenewalCharged, c.Now); err != nil {
		return nil, err
	}
	s.CycleNumber++
	r.CycleNumber, r.OrderID, r.WaitUntil = new(s.CycleNumber), &order.ID, nil
	r.FailureClass, r.FailureCode = "", ""
	s.LastProcessedOn, s.LastOrderID, s.SkipsInRow, s.PausedDays, s.TrialUntil = &c.Now, &order.ID, 0, 0, nil
	s.LastFailureCode, s.LastFailedOn = "", nil
	s.countDown(r, order)
	recovered := s.Status == TerminalFailed
	switch {
	case recovered:
		s.settleDunning()
		transitions.Must("subscription", &s.Status, Active)
		s.GaveUpOn = nil
		today := c.Today()
		s.NextDate = &today
		s.begin(s.Schedule().Anchored(today), 0)
	case s.Status == Active:
		s.overcome(c)
	}
	ended := s.Status != Cancelled && s.delivered() // even if the customer was suspended in the meantime
	if s.Status == Active {
		if !ended {
			s.advance()
		}
		s.arrange(c)
	}
	processed := s.happened(domain.SubscriptionProcessed, "subscription.processed", "Renewed: cycle "+domain.Itoa(s.CycleNumber)+".", nil, before)
	s.History[len(s.History)-1].OrderID = &order.ID
	events := []domain.Event{processed}
	if s.Status == Active && !ended {
		events = s.catchUp(processed, c.Today(), c)
	}
	if recovered && !ended {
		events = append(events, s.moved("subscription.recovered", before))
	}
	if ended {
		after := s.Copy()
		from := after
		if recovered { // the status changes only once, because the subscription also ends
			from = before
		}
		for i := range events {
			events[i].After = after
		}
		reason := ReasonCompleted
		s.end(&reason, c)
		events = append(events,
			s.happened(domain.SubscriptionCancelledEvent, "subscription.completed", "Completed: the last cycle is done.", nil, after),
			s.moved("subscription.status_changed", from))
	}
	return events, nil
}

// countDown counts the charged cycle for coupons and prepaid deliveries. It also marks the prices that
// were announced for this cycle as accepted.
func (s *Subscription) countDown(r *Renewal, order *ordering.Order) {
	var coupons []Coupon
	paid := s.PrepaidLeft == 0
	for _, coupon := range s.Coupons {
		if paid && coupon.Reserved {
			coupon.Reserved = false
			s.ChargedCoupons = append(s.ChargedCoupons, coupon.CouponID)
		}
		if n := coupon.RemainingCycles; n != nil && paid {
			if *n <= 1 {
				continue
			}
			coupon.RemainingCycles = new(*n - 1)
		}
		coupons = append(coupons, coupon)
	}
	s.Coupons = append([]Coupon{}, coupons...)
	if paid {
		s.PrepaidLeft = s.Terms.PrepaidCycles - 1
		if most := s.Terms.MaxCycles; most != nil {
			s.PrepaidLeft = max(min(s.PrepaidLeft, *most-s.CycleNumber), 0)
		}
	} else {
		s.PrepaidLeft--
	}
	for _, item := range s.Live() {
		item.takeOver(r.ProcessingDate)
	}
}

// Failure is the reason why a renewal was not charged.
type Failure struct {
	Class ordering.FailureClass
	Code  string
}

// counts reports whether the failure concerns the payment method, and not the configuration or the
// gateway.
func (f Failure) counts() bool {
	return f.Class != ordering.FailureConfig && f.Class != ordering.FailureGateway
}

// Failed records that the attempt at a renewal failed. After a failure that does not count, the renewal
// is retried soon. After any other failure it is retried according to the store's settings at the time of
// the first failure.
func (s *Subscription) Failed(r *Renewal, f Failure, set settings.Settings, c Calendar) ([]domain.Event, error) {
	again := r.FailureClass == string(f.Class) && r.FailureCode == f.Code
	r.FailureClass, r.FailureCode, r.FailedOn = string(f.Class), f.Code, &c.Now
	if f.Class == ordering.FailureConfig {
		s.LastFailureCode, s.LastFailedOn = f.Code, &c.Now
		if !again {
			s.note("", delayed, "The payment provider refused the store's account: "+f.Code+". The renewal is tried again.", nil, nil)
		}
	}
	if !f.counts() {
		return s.postpone(r, c)
	}
	r.FailedAttempts++
	s.FailedAttempts, s.LastFailureCode, s.LastFailedOn = s.FailedAttempts+1, f.Code, &c.Now
	events := []domain.Event{s.happened(domain.SubscriptionPaymentFailed, "subscription.payment_failed", "A payment failed: "+f.Code+".", nil, s.Copy())}
	switch s.Status {
	case Active:
	case TerminalFailed:
		s.pass()
		if err := dunningTransitions.Move("dunning", &s.DunningState, Exhausted); err != nil {
			return nil, err
		}
		return events, r.move(RenewalFailed, c.Now)
	case Paused, Cancelled: // paused or canceled in the meantime, so no retry follows
		err := r.move(RenewalFailed, c.Now)
		s.dropUncharged()
		return events, err
	}
	s.agree(set)
	waits := RenewalRetrying
	if f.Class == ordering.FailureAction {
		waits = RenewalWaitingForCustomer
	}
	if err := r.move(waits, c.Now); err != nil {
		return nil, err
	}
	return s.dun(events, f, c)
}

// refused reports whether the next renewal is retried because the payment provider rejected the
// store's account.
func (s *Subscription) refused() bool {
	open := s.Open()
	return open != nil && open.Status == RenewalRetrying && s.DunningState == NotDunning
}

// agree stores the store's dunning settings at the first failure.
func (s *Subscription) agree(set settings.Settings) {
	if s.Dunning == nil {
		s.Dunning = new(set.Dunning)
	}
}

// dun sets the consequence of the latest failure that counts: another attempt, or the customer's grace
// period.
func (s *Subscription) dun(events []domain.Event, f Failure, c Calendar) ([]domain.Event, error) {
	intervals := s.Dunning.IntervalsDays[min(s.FailedAttempts-1, len(s.Dunning.IntervalsDays)):]
	if f.Class == ordering.FailureSoft && len(intervals) > 0 {
		s.FinalOn = nil
		s.RetryOn = s.in(intervals[0], c)
		return events, dunningTransitions.Move("dunning", &s.DunningState, Retrying)
	}
	// Retries do not help. The customer can pay until the time of the last retry plus the grace days.
	s.RetryOn = nil
	if err := dunningTransitions.Move("dunning", &s.DunningState, Exhausted); err != nil {
		return nil, err
	}
	days := s.Dunning.GraceDays
	for _, n := range intervals {
		days += n
	}
	if days == 0 {
		return append(events, s.GiveUp(c)...), nil
	}
	s.FinalOn = s.in(days, c)
	return events, nil
}

// postpone retries a renewal after a failure that does not count, at growing intervals. If the
// subscription was paused or canceled in the meantime, postpone skips the renewal.
func (s *Subscription) postpone(r *Renewal, c Calendar) ([]domain.Event, error) {
	switch {
	case s.Status == Cancelled:
		err := r.move(RenewalSkipped, c.Now)
		s.dropUncharged()
		return nil, err
	case s.Status == Paused:
		before := s.Copy()
		if err := r.move(RenewalSkipped, c.Now); err != nil {
			return nil, err
		}
		return []domain.Event{s.happened(domain.SubscriptionCycleSkipped, "subscription.cycle_auto_skipped", "The renewal of "+r.ProcessingDate.String()+" was skipped: a pause ends what waits.", nil, before)}, nil
	case s.DunningState == NotDunning:
		s.DueAt = r.later(c)
		if r.FailureClass == string(ordering.FailureConfig) {
			return nil, r.move(RenewalRetrying, c.Now)
		}
		return nil, r.move(RenewalScheduled, c.Now)
	case s.DunningState == Retrying:
		s.RetryOn = r.later(c)
	}
	return nil, r.move(RenewalRetrying, c.Now)
}

const (
	soonest = 5 * time.Minute
	latest  = 6 * time.Hour
)

// GiveUp applies the store's final action after the last attempt has failed and the grace
// days are over.
func (s *Subscription) GiveUp(c Calendar) []domain.Event {
	action, before, reason := s.Dunning.FinalAction, s.Copy(), PaymentFailedReason
	owed := s.Owed()
	exhausted := func() domain.Event { return s.moved("subscription.renewals_exhausted", before) }
	switch {
	case action == "SKIP" && owed != nil:
		return s.letOwedGo(owed, c)
	case action == "SKIP":
		return s.skipBySelf("The renewal of "+s.NextDate.String()+" was skipped: it could not be paid.", c.Today(), c)
	}
	s.leave(RenewalFailed, c.Now)
	if owed == nil {
		s.pass()
	}
	switch action {
	case "PAUSE":
		transitions.Must("subscription", &s.Status, Paused)
		s.PausedOn, s.PauseCause = &c.Now, PausedByFailure
		s.settleDunning()
		s.unschedule()
		s.CancelAtPeriodEnd = false
		s.arrange(c)
		return []domain.Event{s.happened(domain.SubscriptionPausedEvent, "subscription.paused", "Paused: the renewal could not be paid.", nil, before), exhausted()}
	case "CANCEL":
		s.end(&reason, c)
		return []domain.Event{s.happened(domain.SubscriptionCancelledEvent, "subscription.cancelled", "Canceled: the renewal could not be paid.", nil, before), exhausted()}
	}
	transitions.Must("subscription", &s.Status, TerminalFailed)
	s.GaveUpOn = &c.Now
	s.unschedule()
	s.CancelAtPeriodEnd, s.PeriodEndReason = false, nil
	s.arrange(c)
	s.note(domain.SubscriptionStatusChanged, "subscription.renewals_exhausted", "Renewals gave up: the payment failed too often.", nil, nil)
	return []domain.Event{exhausted()}
}

// TryAgain schedules a failed renewal for an immediate charge, with another payment method or on
// request. It returns an error if no renewal has failed or a payment is under way.
func (s *Subscription) TryAgain(c Calendar) error {
	waits := s.Open() != nil && s.Open().Status == RenewalWaitingForCustomer
	switch {
	case s.Charging():
		return &domain.Error{Code: domain.CycleLocked, RetryAfter: 5, Detail: "The renewal is being charged at this moment."}
	case s.Status == TerminalFailed, s.Status == Active && (s.DunningState != NotDunning || waits || s.refused()):
	default:
		return &domain.Error{Code: domain.InvalidStateTransition, From: string(s.DunningState), To: string(Retrying), Allowed: []string{},
			Detail: "No renewal of the subscription has failed."}
	}
	for _, check := range []func() error{s.uncollected, s.filled} {
		if err := check(); err != nil {
			return err
		}
	}
	if s.refused() {
		s.DueAt = &c.Now
		return nil
	}
	s.RetryOn, s.FinalOn = &c.Now, nil
	return dunningTransitions.Move("dunning", &s.DunningState, Retrying)
}
