package ordering

import (
	"context"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// LockSubscription is repo's, and remembers what is held.
func LockSubscription(ctx context.Context, t *command.Tx, id int64) (*subscription.Subscription, error) {
	sub, err := t.Tx.LockSubscription(ctx, id)
	if err == nil {
		t.Subscriptions = append(t.Subscriptions, sub)
	}
	return sub, err
}

// holdOwing holds the subscriptions that dun for an order, which come before it in the
// order of the locks: whatever becomes of it may end that. Who holds one already comes
// from there.
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

// SettleOwed ends the dunning for saved orders of which nothing is owed any more, with
// whatever has paid, lowered or canceled them: no command that does can forget it.
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
			if !held { // its payment failed since the order was locked, or it is one of several
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

// owing are the subscriptions that dun for an order. One that is held already, whose
// renewal the order is, is not looked for.
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
		return slot.OwedOn == nil || slot.OrderID == nil || *slot.OrderID != o.ID || slot.Collecting // what was asked for settles it
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
