package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// collect starts another attempt to pay the order of a renewal whose payment failed late, or ends the grace
// period. If nothing is due now, because the order was paid another way or canceled, collect ends dunning. If
// another payment is open, the job postpones its attempt, and a request gets an error.
func (s *Service) collect(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, buyer *customer.Customer, work subscription.Work, calendar subscription.Calendar, in renewal) (held reservation, events []domain.Event, err error) {
	slot := sub.Owed()
	order, err := t.LockOrder(ctx, *slot.OrderID)
	if err != nil {
		return held, nil, err
	}
	switch {
	case !order.Unsecured().Positive():
		held.order = order
		return held, sub.Collected(slot, order, calendar), nil
	case work == subscription.WorkGiveUp:
		events, err = s.endGrace(ctx, t, store, sub, buyer, calendar)
		return held, events, err
	}
	if _, err := order.Owing(); err != nil { // another payment is open
		if !in.asked {
			sub.PutOff(calendar)
			err = nil
		}
		return held, nil, err
	}
	sub.Collect(slot)
	means, err := s.renewalMeans(ctx, t, sub, slot, !in.present)
	if err != nil {
		return held, nil, err
	}
	if means == nil {
		events, err = sub.FailedLate(slot, order, subscription.Failure{Class: ordering.FailureHard, Code: string(payment.InvalidToken)}, store.Settings, calendar)
		return held, events, err
	}
	if in.asked {
		order.LastCommandID = new(t.Actor().CommandID)
	}
	held = reservation{order: order, provider: means.Provider, collects: true}
	held.attempt, events = order.Collect(*means, store, t.At)
	if err := takeTry(ctx, t, order, held.attempt); err != nil {
		return held, nil, err
	}
	return held, events, t.SaveOrder(ctx, order)
}

// resumeCollection returns the state in which an earlier run of this request left the
// payment of an order. The state is the order, the error of a declined payment, or
// the attempt to continue with.
func resumeCollection(order *ordering.Order) (reservation, error) {
	return resumePayment(order, order.Payments[len(order.Payments)-1])
}

// resumePayment is like resumeCollection, for a given payment that the request started.
func resumePayment(order *ordering.Order, p *ordering.Payment) (reservation, error) {
	held := reservation{order: order, again: true, collects: true}
	switch p.Status {
	case ordering.AttemptFailed:
		return held, p.Declined()
	case ordering.AttemptPending, ordering.AttemptRequiresAction:
		held.attempt = p
	case ordering.AttemptAuthorized, ordering.AttemptCaptured, ordering.AttemptVoided, ordering.AttemptExpired:
	}
	return held, nil
}

// settleBegun applies the outcome of a payment to the subscriptions that began with its
// order. The caller has locked these subscriptions. The payment is the order's first
// payment, which failed late, or a later payment of the amount due. The subscriptions
// share the order, so they share its dunning, whichever of them started the payment.
func settleBegun(ctx context.Context, t *command.Tx, begun []*subscription.Subscription, order *ordering.Order, p *ordering.Payment, settled ordering.Settlement, store *settings.Store) (events []domain.Event, err error) {
	if p.Unsettled() {
		return nil, nil
	}
	failure := subscription.Failure{Class: p.FailureClass, Code: p.FailureCode}
	for _, sub := range begun {
		calendar, err := calendar(ctx, t, store, sub)
		if err != nil {
			return nil, err
		}
		slot, err := t.LockFirstSlot(ctx, sub)
		if err != nil {
			return nil, err
		}
		asked := slot != nil && p.RenewalID != nil && *p.RenewalID == slot.ID
		var followed []domain.Event
		switch {
		case slot == nil && settled.Unpaid && order.PlacedWith(p):
			if slot = sub.Owing(order, calendar); slot == nil {
				continue
			}
			followed, err = sub.FailedLate(slot, order, failure, store.Settings, calendar)
		case slot == nil || !asked && slot.OwedOn == nil:
			continue
		case settled.Unpaid && p.RenewalID != nil:
			if !asked {
				sub.Collect(slot)
			}
			followed, err = sub.FailedLate(slot, order, failure, store.Settings, calendar)
		case !settled.Unpaid && (asked || !order.Unsecured().Positive()):
			followed = sub.Collected(slot, order, calendar)
		}
		if err != nil {
			return nil, err
		}
		if err := t.SaveSubscription(ctx, sub); err != nil {
			return nil, err
		}
		events = append(events, followed...)
	}
	return events, nil
}
