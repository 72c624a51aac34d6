package repo

import (
	"context"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// reservedCoupons returns the coupons that are reserved by the stored state of a locked subscription.
func (tx *Tx) reservedCoupons(s *subscription.Subscription) map[int64]bool {
	reserved := map[int64]bool{}
	if s.ID != 0 && tx.held.Has(s) {
		for _, c := range scoped.Stored(tx.held, s).Coupons {
			if c.Reserved {
				reserved[c.CouponID] = true
			}
		}
	}
	return reserved
}

// moveSubscriptionCoupons reserves a use of each coupon that a saved subscription newly reserves. The map was contains
// the coupons that the subscription reserved before; moveSubscriptionCoupons modifies it. For each coupon that the
// subscription no longer reserves, the use becomes final if the subscription was charged with the coupon, and is
// otherwise released.
func (tx *Tx) moveSubscriptionCoupons(ctx context.Context, s *subscription.Subscription, was map[int64]bool) error {
	places := map[string]string{}
	var fresh []*pricing.CouponUse
	for i, c := range s.Coupons {
		switch {
		case c.Reserved && was[c.CouponID]:
			delete(was, c.CouponID)
		case c.Reserved:
			taken, err := tx.takeOver(ctx, s, c.CouponID)
			if err != nil {
				return err
			}
			if !taken {
				places[c.Code] = domain.ItemPointer("/couponCodes", i) // index in the complete list
				fresh = append(fresh, &pricing.CouponUse{CouponID: c.CouponID, Code: c.Code, SubscriptionID: &s.ID, CustomerID: &s.CustomerID, CurrencyCode: s.CurrencyCode})
			}
		}
	}
	gone := make([]int64, 0, len(was))
	for id := range was {
		gone = append(gone, id)
	}
	if len(gone)+len(fresh) == 0 {
		return nil
	}
	slices.Sort(gone)
	// Lock the coupons by id, so that transactions with several coupons do not deadlock.
	all := slices.Clone(gone)
	for _, u := range fresh {
		all = append(all, u.CouponID)
	}
	g := tx.on(ctx)
	if err := g.Exec("SELECT 1 FROM coupons WHERE id = ANY(?) ORDER BY id FOR UPDATE", array(all)).Error; err != nil {
		return classify(err)
	}
	for _, id := range gone {
		if err := tx.endSubscriptionUse(ctx, s, id); err != nil {
			return err
		}
	}
	for _, u := range fresh {
		if err := g.Raw("SELECT email FROM customers WHERE id = ?", s.CustomerID).Scan(&u.Email).Error; err != nil {
			return classify(err)
		}
	}
	if err := tx.TakeCoupons(ctx, fresh, func(code string) string { return places[code] }); err != nil {
		return err
	}
	now := tx.db.clock.Now()
	for _, u := range fresh {
		err := g.Exec(`INSERT INTO coupon_uses (store_id, created_on, modified_on, coupon_id, code, subscription_id, customer_id, email, discount_amount, currency_code, status)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 'RESERVED')
			ON CONFLICT (coupon_id, subscription_id) DO UPDATE SET modified_on = excluded.modified_on, version = coupon_uses.version + 1, code = excluded.code,
				email = excluded.email, order_id = NULL, order_number = NULL, discount_amount = 0, status = 'RESERVED', used_on = NULL`,
			s.StoreID, now, now, u.CouponID, u.Code, u.SubscriptionID, u.CustomerID, u.Email, u.CurrencyCode).Error
		if err != nil {
			return classify(err)
		}
	}
	return nil
}

// takeOver moves the reserved use of a coupon to s from the subscription that s replaces, and reports whether there was
// such a use.
func (tx *Tx) takeOver(ctx context.Context, s *subscription.Subscription, couponID int64) (bool, error) {
	if s.ReplacesID == nil {
		return false, nil
	}
	moved := tx.on(ctx).Exec(`UPDATE coupon_uses SET subscription_id = ?, modified_on = ?, version = version + 1
		WHERE coupon_id = ? AND subscription_id = ? AND status = 'RESERVED'`, s.ID, tx.db.clock.Now(), couponID, *s.ReplacesID)
	return moved.RowsAffected > 0, classify(moved.Error)
}

// endSubscriptionUse ends a subscription's reserved use of a coupon. The use moves to the order that was charged with
// the coupon; without such an order it is released.
func (tx *Tx) endSubscriptionUse(ctx context.Context, s *subscription.Subscription, couponID int64) error {
	g := tx.on(ctx)
	now, used := tx.db.clock.Now(), 0
	var moved *gorm.DB
	if slices.Contains(s.ChargedCoupons, couponID) {
		used = 1
		moved = g.Exec(`UPDATE coupon_uses u SET status = 'USED', used_on = ?, modified_on = ?, version = u.version + 1, order_id = o.id, order_number = o.order_number,
				discount_amount = (SELECT COALESCE(sum((c ->> 'discountAmount')::numeric), 0) FROM jsonb_array_elements(o.coupons) c WHERE (c ->> 'couponId')::bigint = u.coupon_id)
			FROM orders o WHERE o.id = ? AND u.coupon_id = ? AND u.subscription_id = ? AND u.status = 'RESERVED'`, now, now, s.LastOrderID, couponID, s.ID)
	} else {
		moved = g.Exec("UPDATE coupon_uses SET status = 'RELEASED', modified_on = ?, version = version + 1 WHERE coupon_id = ? AND subscription_id = ? AND status = 'RESERVED'",
			now, couponID, s.ID)
	}
	if moved.Error != nil || moved.RowsAffected == 0 { // no rows: the replacing subscription has taken over the use
		return classify(moved.Error)
	}
	return classify(g.Exec("UPDATE coupons SET reserved_count = reserved_count - 1, usage_count = usage_count + ? WHERE id = ?", used, couponID).Error)
}
