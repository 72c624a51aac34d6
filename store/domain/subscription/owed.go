package subscription

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Owed is the charged slot whose order is dunned: it was placed while the bank was
// still at its payment, which failed late. Nil where there is none, or where a renewal
// that has begun is dunned first.
func (s *Subscription) Owed() *Renewal {
	if s.Open() != nil {
		return nil
	}
	return s.owed()
}

// owed is the first slot whose order is owed.
func (s *Subscription) owed() (first *Renewal) {
	for _, r := range s.Slots {
		if r.OwedOn != nil && (first == nil || r.Slot < first.Slot) {
			first = r
		}
	}
	return first
}

// FailedLate says that the payment of a charged slot failed after all: the one that
// its order was placed with, or one that was to collect what the order owes. The
// cycle counts and the schedule stays, but nothing is renewed while the order is
// owed. It is tried again as a renewal is that failed. Of a subscription that was
// paused or canceled nobody is charged any more.
func (s *Subscription) FailedLate(r *Renewal, order *ordering.Order, f Failure, set settings.Settings, c Calendar) ([]domain.Event, error) {
	again := r.Collecting
	r.Collecting = false
	if again && !f.counts() {
		if r == s.Owed() {
			s.RetryOn = r.later(c)
		}
		return nil, nil
	}
	r.FailureClass, r.FailureCode, r.FailedOn = string(f.Class), f.Code, &c.Now
	r.FailedAttempts++
	how := " failed late: "
	if again {
		how = " failed again: "
	}
	events := []domain.Event{s.happened(domain.SubscriptionPaymentFailed, "subscription.payment_failed", "The payment of order "+domain.Itoa(order.OrderNumber)+how+f.Code+".", nil, s.Copy())}
	s.History[len(s.History)-1].OrderID = &order.ID
	if s.DunningState == NotDunning || r == s.Owed() {
		s.LastFailureCode, s.LastFailedOn = f.Code, &c.Now
	}
	if s.Status == Paused || s.Status == Cancelled {
		return events, nil
	}
	if r.OwedOn == nil {
		r.OwedOn = &c.Now
	}
	s.agree(set)
	switch {
	case r != s.Owed(): // it is tried when what is dunned first is over
		if s.DunningState == NotDunning {
			dunningTransitions.Must("dunning", &s.DunningState, Retrying)
		}
		return events, nil
	case s.Status == TerminalFailed:
		return events, dunningTransitions.Move("dunning", &s.DunningState, Exhausted)
	}
	s.FailedAttempts, s.DueAt, s.RemindOn = r.FailedAttempts, nil, nil
	return s.dun(events, f, c)
}

// FirstOrder is the number of the slot that the order of a subscription's beginning has.
// It is none of the schedule, and is kept once that order's payment has failed late.
const FirstOrder = 0

// Owing keeps the slot of the order that the subscription began with, whose payment
// failed late; nil where nothing was to be paid for the subscription, as for a trial.
func (s *Subscription) Owing(order *ordering.Order, c Calendar) *Renewal {
	costs := func(l *ordering.OrderLine) bool {
		return l.SubscriptionID != nil && *l.SubscriptionID == s.ID && l.LineGross.Positive()
	}
	if !slices.ContainsFunc(order.Lines, costs) {
		return nil
	}
	r := &Renewal{SubscriptionID: s.ID, Slot: FirstOrder, ProcessingDate: domain.DateAt(order.OrderDate, c.Zone), Status: RenewalCharged, CycleNumber: new(1), OrderID: &order.ID, Attempts: 1, EndedOn: order.PlacedOn}
	s.Slots = append(s.Slots, r)
	return r
}

// Collect begins another attempt at the order of a slot that is owed. Its word may
// come days later.
func (s *Subscription) Collect(r *Renewal) {
	r.Attempts++
	r.Collecting, s.RetryOn = true, nil
}

// PutOff has the order of a slot collected later: somebody may be paying it.
func (s *Subscription) PutOff(c Calendar) { s.RetryOn = new(c.Now.Add(soonest)) }

// Collected says that the order of a slot is not owed any more: an attempt at it went
// through, it was paid otherwise, or it was canceled. The subscription goes on; one
// that had given up begins again, counted from today.
func (s *Subscription) Collected(r *Renewal, order *ordering.Order, c Calendar) []domain.Event {
	dunned := r == s.Owed()
	r.Collecting, r.OwedOn = false, nil
	r.FailureClass, r.FailureCode = "", ""
	how := " is paid."
	if order.Status == ordering.OrderCancelled {
		how = " was canceled: nothing is owed for it."
	}
	s.note("", "subscription.payment_collected", "Order "+domain.Itoa(order.OrderNumber)+how, nil, &order.ID)
	if !dunned {
		return nil
	}
	before := s.Copy()
	s.LastFailureCode, s.LastFailedOn = "", nil
	s.overcome(c)
	if s.DunningState != NotDunning {
		return nil
	}
	if s.Status == Active {
		s.arrange(c)
		return nil
	}
	transitions.Must("subscription", &s.Status, Active)
	s.MovedDate = nil
	s.begin(s.Schedule().Anchored(c.Today()), 1)
	s.scheduleFrom(c.Today() + 1)
	s.arrange(c)
	return []domain.Event{s.happened(domain.SubscriptionStatusChanged, "subscription.recovered", "Active again: what was owed is paid.", nil, before)}
}

// overcome says that what was dunned is so no longer. Where the order of another slot
// is owed, it is tried at once: there may be money again.
func (s *Subscription) overcome(c Calendar) {
	next := s.owed()
	if next == nil {
		s.settleDunning()
		return
	}
	dunningTransitions.Must("dunning", &s.DunningState, Retrying)
	s.FailedAttempts, s.RetryOn, s.FinalOn = next.FailedAttempts, &c.Now, nil
}

// letOwedGo is what SKIP does once the last attempt at an order has failed: the order
// stays unpaid, and the subscription goes on.
func (s *Subscription) letOwedGo(r *Renewal, c Calendar) []domain.Event {
	which := "order of the renewal of "
	if r.Slot == FirstOrder {
		which = "first order, of "
	}
	s.note("", "subscription.collection_given_up", "The "+which+r.ProcessingDate.String()+" stays unpaid, and the subscription goes on.", nil, r.OrderID)
	s.settleDunning()
	s.arrange(c)
	return nil
}

// later is when an attempt is made again that came to nothing without saying anything
// about what is paid with.
func (r *Renewal) later(c Calendar) *time.Time {
	return new(c.Now.Add(min(time.Duration(r.Attempts-r.FailedAttempts)*soonest, latest)))
}
