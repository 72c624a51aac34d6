package subscription

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Owed returns the charged slot whose order is dunned. The order was placed while its payment was pending at the bank,
// and the payment failed later. The result is nil if no order is unpaid, or if an open renewal is dunned first.
func (s *Subscription) Owed() *Renewal {
	if s.Open() != nil {
		return nil
	}
	return s.owed()
}

// owed returns the first slot whose order is unpaid; nil means that no order is unpaid.
func (s *Subscription) owed() (first *Renewal) {
	for _, r := range s.Slots {
		if r.OwedOn != nil && (first == nil || r.Slot < first.Slot) {
			first = r
		}
	}
	return first
}

// FailedLate records that a payment of a charged slot failed later: either the payment with which its order was placed,
// or a payment to collect the amount due. The cycle still counts and the schedule does not change, but nothing renews
// while the order is unpaid. Retries follow the rules for failed renewals. Customers of paused or canceled
// subscriptions are not charged again.
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
	case r != s.Owed(): // another slot is dunned first, and this slot is retried afterwards
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

// FirstOrder is the slot number of the order that started a subscription. The schedule does not contain
// this slot. Its row is only stored if that order's payment failed later.
const FirstOrder = 0

// Owing adds the slot of the order that started the subscription after the order's payment failed. It
// returns nil if the order charged nothing for the subscription, for example because of a trial.
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

// Collect starts another attempt to collect the payment of a slot's unpaid order. The result may arrive days later.
func (s *Subscription) Collect(r *Renewal) {
	r.Attempts++
	r.Collecting, s.RetryOn = true, nil
}

// PutOff postpones the collection of a slot's order, because the customer may be paying it.
func (s *Subscription) PutOff(c Calendar) { s.RetryOn = new(c.Now.Add(soonest)) }

// Collected records that the order of a slot is no longer unpaid: an attempt succeeded, the order was paid in another
// way, or it was canceled. The subscription then continues. A TERMINAL_FAILED subscription becomes active again, and
// its schedule is counted from today.
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
	s.GaveUpOn = nil
	s.MovedDate = nil
	s.begin(s.Schedule().Anchored(c.Today()), 1)
	s.scheduleFrom(c.Today() + 1)
	s.arrange(c)
	return []domain.Event{s.happened(domain.SubscriptionStatusChanged, "subscription.recovered", "Active again: what was owed is paid.", nil, before)}
}

// overcome ends dunning for the current slot. If the order of another slot is unpaid, its collection is retried
// immediately, because the customer may have money again.
func (s *Subscription) overcome(c Calendar) {
	next := s.owed()
	if next == nil {
		s.settleDunning()
		return
	}
	dunningTransitions.Must("dunning", &s.DunningState, Retrying)
	s.FailedAttempts, s.RetryOn, s.FinalOn = next.FailedAttempts, &c.Now, nil
}

// letOwedGo applies the final action SKIP after the last attempt to collect an order failed. The order
// stays unpaid, and the subscription continues.
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

// later returns the time of the next attempt after a failure that does not count.
func (r *Renewal) later(c Calendar) *time.Time {
	return new(c.Now.Add(min(time.Duration(r.Attempts-r.FailedAttempts)*soonest, latest)))
}
