package ordering

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// LockSubscription locks a subscription with the method of package repo, and
// adds it to t.Subscriptions.
func LockSubscription(ctx context.Context, t *command.Tx, id int64) (*subscription.Subscription, error) {
	sub, err := t.Tx.LockSubscription(ctx, id)
	if err == nil {
		t.Subscriptions = append(t.Subscriptions, sub)
	}
	return sub, err
}

// holdOwing locks the subscriptions whose dunning waits for an order. Call it before the order is locked, because
// subscriptions come first in the lock order and a change to the order may end dunning. If the transaction already has
// a subscription lock, its command has locked the subscriptions itself, and holdOwing does nothing.
func holdOwing(ctx context.Context, t *command.Tx, orderID int64) error {
	if len(t.Subscriptions) > 0 {
		return nil
	}
	owing, err := t.SubscriptionsOwed(ctx, orderID)
	if err != nil {
		return err
	}
	for _, id := range owing {
		if _, err := LockSubscription(ctx, t, id); err != nil {
			return err
		}
	}
	return nil
}

// SettleOwed ends dunning for saved orders for which nothing is due now, and returns the subscriptions'
// events. It is a step of every commit, so it covers every command that pays, reduces or cancels an
// order.
func SettleOwed(ctx context.Context, t *command.Tx) (events []domain.Event, err error) {
	for _, saved := range t.SavedOrders() {
		o := saved.Order
		if o.PlacedOn == nil || o.CustomerID == nil || o.Unsecured().Positive() {
			continue
		}
		renews := o.SubscriptionID != nil || slices.ContainsFunc(o.Lines, func(l *ordering.OrderLine) bool { return l.SubscriptionID != nil })
		if !renews {
			continue
		}
		owing, err := owing(ctx, t, o)
		if err != nil {
			return nil, err
		}
		for _, id := range owing {
			sub, held := domain.ByID(t.Subscriptions, id)
			if !held { // the subscription's payment failed after the order was locked, or several subscriptions wait for the order
				if sub, err = LockSubscription(ctx, t, id); err != nil {
					return nil, err
				}
			}
			followed, err := settleSlots(ctx, t, sub, o)
			if err != nil {
				return nil, err
			}
			events = append(events, followed...)
		}
	}
	return events, nil
}

// owing returns the ids of the subscriptions whose dunning may wait for an order. If the subscription of a
// renewal's order is already locked, owing returns its id without a query.
func owing(ctx context.Context, t *command.Tx, o *ordering.Order) ([]int64, error) {
	if o.SubscriptionID != nil {
		if _, held := domain.ByID(t.Subscriptions, *o.SubscriptionID); held {
			return []int64{*o.SubscriptionID}, nil
		}
	}
	return t.SubscriptionsOwed(ctx, o.ID)
}

func settleSlots(ctx context.Context, t *command.Tx, sub *subscription.Subscription, o *ordering.Order) (events []domain.Event, err error) {
	owed := slices.DeleteFunc(slices.Clone(sub.Slots), func(slot *subscription.Renewal) bool {
		return slot.OwedOn == nil || slot.OrderID == nil || *slot.OrderID != o.ID || slot.Collecting // the payment settles it
	})
	if len(owed) == 0 {
		return nil, nil
	}
	store, err := t.Store(ctx)
	if err != nil {
		return nil, err
	}
	calendar, err := calendar(ctx, t, store, sub)
	if err != nil {
		return nil, err
	}
	for _, slot := range owed {
		events = append(events, sub.Collected(slot, o, calendar)...)
	}
	return events, t.SaveSubscription(ctx, sub)
}
