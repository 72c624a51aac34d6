package repo

import (
	"context"
	"fmt"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = guards(map[string]error{
	// The lock on the subscription normally prevents these cases; the constraints are a second check.
	"renewals_slot_unique":  &domain.Error{Code: domain.CycleLocked, RetryAfter: 5, Detail: "The renewal is being processed already."},
	"renewals_one_open":     &domain.Error{Code: domain.CycleLocked, RetryAfter: 5, Detail: "The renewal is being processed already."},
	"renewals_cycle_unique": domain.Errorf(domain.CycleLocked, "The cycle has been charged already."),
})

// openRenewals is the condition for slots that have not ended, as in the index renewals_one_open.
const openRenewals = "status IN ('PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER')"

// renewalsAhead returns the condition for the slots that changes need:
//   - the open slot, the next slot, and the last slot, whose failure is shown.
//   - skipped slots that are in the future in any time zone.
//   - slots whose order is unpaid or whose payment is being collected.
//
// The condition may include more slots, since a test clock is ahead of now.
func renewalsAhead(s *subscription.Subscription, now time.Time) (where string, args []any) {
	return "subscription_id = ? AND (slot >= ? OR processing_date >= ? OR owed_on IS NOT NULL OR collecting OR " + openRenewals + ")", []any{s.ID, s.SlotNumber - 1, domain.DateAt(now, time.UTC) - 1}
}

// LockSubscription reads and locks a subscription with all of its lines and the slots of renewalsAhead;
// SaveSubscription may then write all of them. A customer can only lock their own subscriptions. Take this lock after
// the customer's lock and before an order's lock.
func (tx *Tx) LockSubscription(ctx context.Context, id int64) (*subscription.Subscription, error) {
	where, args := "id = ?", []any{id}
	if tx.actor.Kind == domain.ActorCustomer {
		where, args = "id = ? AND customer_id = ?", []any{id, tx.actor.ID}
	}
	s, err := lock[subscription.Subscription](ctx, tx, "subscription", where, args...)
	if err != nil {
		return nil, err
	}
	if s.Items, err = lockAll[subscription.SubscriptionItem](ctx, tx, "subscription_id = ?", id); err != nil {
		return nil, err
	}
	where, args = renewalsAhead(s, tx.db.clock.Now())
	s.Slots, err = lockAll[subscription.Renewal](ctx, tx, where, args...)
	return s, err
}

// SubscriptionsOwed returns the ids of the subscriptions whose dunning waits for an order, in ascending order.
func (r Reader) SubscriptionsOwed(ctx context.Context, orderID int64) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT DISTINCT subscription_id FROM renewals WHERE order_id = ? AND owed_on IS NOT NULL ORDER BY subscription_id", orderID).Scan(&ids).Error
	})
	return ids, err
}

// LockSlot returns and locks a slot of a locked subscription. It also finds slots far in the past, which
// LockSubscription does not load.
func (tx *Tx) LockSlot(ctx context.Context, s *subscription.Subscription, id int64) (*subscription.Renewal, error) {
	if slot, loaded := domain.ByID(s.Slots, id); loaded {
		return slot, nil
	}
	slot, err := lock[subscription.Renewal](ctx, tx, "renewal", "id = ? AND subscription_id = ?", id, s.ID)
	if err == nil {
		s.Slots = append(s.Slots, slot)
	}
	return slot, err
}

// LockFirstSlot returns and locks the slot for the first order of a locked subscription; nil means that the slot has no
// row yet.
func (tx *Tx) LockFirstSlot(ctx context.Context, s *subscription.Subscription) (*subscription.Renewal, error) {
	i := slices.IndexFunc(s.Slots, func(r *subscription.Renewal) bool { return r.Slot == subscription.FirstOrder })
	if i >= 0 {
		return s.Slots[i], nil
	}
	found, err := lockAll[subscription.Renewal](ctx, tx, "subscription_id = ? AND slot = ?", s.ID, subscription.FirstOrder)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	s.Slots = append(s.Slots, found...)
	return found[0], nil
}

// SaveSubscription writes the changed rows of a locked subscription, its lines and its slots, and inserts new rows and
// history entries. It inserts a new subscription with all of its parts; the caller must have set the subscription's
// number. If any part changed, it also updates the subscription's own row. It does not write unchanged rows. It
// reserves and releases the uses of the subscription's coupons. The error coupon_exhausted identifies a coupon by its
// position in the request.
func (tx *Tx) SaveSubscription(ctx context.Context, s *subscription.Subscription) error {
	fresh := s.ID == 0
	reserved := tx.reservedCoupons(s)
	if fresh {
		if err := tx.Insert(ctx, s); err != nil {
			return err
		}
	} else if !tx.held.Has(s) {
		return fmt.Errorf("repo: save of subscription %d, which was not locked", s.ID)
	}
	for _, i := range s.Items {
		i.SubscriptionID = s.ID
	}
	for _, r := range s.Slots {
		r.SubscriptionID = s.ID
	}
	parts := append(entities(s.Items), entities(s.Slots)...)
	changed, added, err := tx.held.Differences(parts)
	if err != nil {
		return err
	}
	for _, e := range s.History {
		if e.ID == 0 {
			e.SubscriptionID, e.CommandID, e.ActorKind, e.ActorID = s.ID, tx.actor.CommandID, tx.actor.Kind, tx.actor.ID
			added = append(added, e)
		}
	}
	if !fresh && len(changed)+len(added) > 0 || tx.held.Changed(s) {
		changed = append([]domain.Entity{s}, changed...)
	}
	if err := tx.write(ctx, changed, added); err != nil {
		return err
	}
	return tx.moveSubscriptionCoupons(ctx, s, reserved)
}

// ownSubscriptions restricts subscriptions to those that the actor may see: customers see their own subscriptions, and
// guests see no subscriptions.
func (r Reader) ownSubscriptions(g *gorm.DB) *gorm.DB {
	if r.actor.Kind != domain.ActorCustomer {
		return g
	}
	return g.Where("customer_id = ?", r.actor.ID)
}

// Subscription returns a subscription with its current lines and the slots of renewalsAhead.
func (r Reader) Subscription(ctx context.Context, key subscription.Key) (s *subscription.Subscription, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		where, value := "id = ?", key.ID
		if key.ID == 0 {
			where, value = "subscription_number = ?", key.Number
		}
		if s, err = take[subscription.Subscription](r.ownSubscriptions(g), "subscription", where, value); err != nil {
			return err
		}
		if err := liveItems(g, []*subscription.Subscription{s}); err != nil {
			return err
		}
		where, args := renewalsAhead(s, r.db.clock.Now())
		return g.Where(where, args...).Order("slot").Find(&s.Slots).Error
	})
	return s, err
}

// SubscriberOf returns the customer of a subscription that the actor may see. The caller locks the customer before the
// subscription, which is safe because a subscription's customer never changes.
func (r Reader) SubscriberOf(ctx context.Context, id int64) (customerID int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		var found []int64
		if err := r.ownSubscriptions(g.Model(&subscription.Subscription{})).Where("id = ?", id).Pluck("customer_id", &found).Error; err != nil {
			return err
		}
		if len(found) == 0 {
			return domain.Missing("subscription")
		}
		customerID = found[0]
		return nil
	})
	return customerID, err
}

// liveItems loads the lines of subscriptions that are not removed, with one statement for any number of subscriptions.
func liveItems(g *gorm.DB, list []*subscription.Subscription) error {
	if len(list) == 0 {
		return nil
	}
	ids := make([]int64, len(list))
	byID := make(map[int64]*subscription.Subscription, len(list))
	for i, s := range list {
		ids[i], byID[s.ID] = s.ID, s
	}
	var rows []*subscription.SubscriptionItem
	if err := g.Where("subscription_id = ANY(?) AND removed_on IS NULL", array(ids)).Order("id").Find(&rows).Error; err != nil {
		return err
	}
	for _, item := range rows {
		s := byID[item.SubscriptionID]
		s.Items = append(s.Items, item)
	}
	return nil
}

// SubscriptionsOfOrder returns the ids of the subscriptions that an order started or renews, in
// ascending order.
func (r Reader) SubscriptionsOfOrder(ctx context.Context, orderID int64) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return r.ownSubscriptions(g.Model(&subscription.Subscription{})).Where(`id IN (SELECT l.subscription_id FROM order_lines l WHERE l.order_id = ?
			UNION SELECT o.subscription_id FROM orders o WHERE o.id = ?)`, orderID, orderID).Order("id").Pluck("id", &ids).Error
	})
	return ids, err
}

// SubscriptionChanged reports whether an earlier run of the actor's request has changed a subscription.
func (r Reader) SubscriptionChanged(ctx context.Context, id int64) (changed bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT 1 FROM subscription_history_entries WHERE subscription_id = ? AND command_id = ?)", id, r.actor.CommandID).Scan(&changed).Error
	})
	return changed, err
}

// SubscriptionMade returns the subscription that an earlier run of the actor's request created as a replacement;
// nil means none.
func (r Reader) SubscriptionMade(ctx context.Context) (*subscription.Subscription, error) {
	return optional(func() (s *subscription.Subscription, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			if s, err = take[subscription.Subscription](g, "subscription", "command_id = ?", r.actor.CommandID); err != nil {
				return err
			}
			return liveItems(g, []*subscription.Subscription{s})
		})
		return s, err
	}())
}

// SubscriptionsToLock returns the ids of the customer's subscriptions that are not canceled, in
// ascending order.
func (r Reader) SubscriptionsToLock(ctx context.Context, customerID int64) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Model(&subscription.Subscription{}).Where("customer_id = ? AND status <> 'CANCELLED'", customerID).Order("id").Pluck("id", &ids).Error
	})
	return ids, err
}
