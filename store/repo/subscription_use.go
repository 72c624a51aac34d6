package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// shippingMethodInUse is the error of the command, and of the constraint that serves as a second check.
var shippingMethodInUse = domain.Errorf(domain.InUse, "Live subscriptions ship with the method: move them, or set isActive to false instead.")

var _ = guards(map[string]error{"shipping_methods_in_use": shippingMethodInUse})

// inUse returns refusal if a subscription that is not canceled matches.
func (tx *Tx) inUse(ctx context.Context, refusal error, where string, args ...any) error {
	var used bool
	err := tx.on(ctx).Raw("SELECT EXISTS (SELECT 1 FROM subscriptions s WHERE s.status <> 'CANCELLED' AND ("+where+"))", args...).Scan(&used).Error
	if err != nil || !used {
		return classify(err)
	}
	return refusal
}

// RefuseAddressInUse returns in_use if a subscription that is not canceled ships or bills to an address that the caller
// is about to remove. Lock the customer first.
func (tx *Tx) RefuseAddressInUse(ctx context.Context, id int64) error {
	return tx.inUse(ctx, domain.Errorf(domain.InUse, "A subscription ships or bills to the address: give it another one first."),
		"s.shipping_address_id = ? OR s.billing_address_id = ?", id, id)
}

// RefusePaymentMethodInUse returns in_use if a subscription that is not canceled is charged to a payment method that
// the caller is about to remove. Lock the customer first.
func (tx *Tx) RefusePaymentMethodInUse(ctx context.Context, id int64) error {
	return tx.inUse(ctx, domain.Errorf(domain.InUse, "A subscription is charged to the payment method: give it another one first."), "s.customer_payment_method_id = ?", id)
}

// LeaveShippingMethod removes a shipping method from canceled subscriptions before the method is deleted. It returns
// in_use if subscriptions that are not canceled ship with the method.
func (tx *Tx) LeaveShippingMethod(ctx context.Context, id int64) error {
	if err := tx.inUse(ctx, shippingMethodInUse, "s.shipping_method_id = ?", id); err != nil {
		return err
	}
	return classify(tx.on(ctx).Exec("UPDATE subscriptions SET shipping_method_id = NULL WHERE shipping_method_id = ? AND status = 'CANCELLED'", id).Error)
}

// RefuseCouponInUse returns in_use if any subscription has the coupon.
func (tx *Tx) RefuseCouponInUse(ctx context.Context, id int64) error {
	var used bool
	err := tx.on(ctx).Raw("SELECT EXISTS (SELECT 1 FROM subscriptions WHERE coupons <> '[]' AND coupons @> jsonb_build_array(jsonb_build_object('couponId', ?::bigint)))", id).Scan(&used).Error
	if err != nil || !used {
		return classify(err)
	}
	return domain.Errorf(domain.InUse, "A subscription has the coupon; set its status to PAUSED instead.")
}

// LockSubscribers locks the subscriptions with a current line of a product, before the product or its variants are
// renamed.
func (tx *Tx) LockSubscribers(ctx context.Context, productID int64) error {
	return classify(tx.on(ctx).Exec(`SELECT FROM subscriptions WHERE id IN (SELECT subscription_id FROM subscription_items WHERE product_id = ? AND removed_on IS NULL)
		ORDER BY id FOR NO KEY UPDATE`, productID).Error)
}

// SubscribedVariants returns the given variants that are in subscriptions that are not canceled.
func (r Reader) SubscribedVariants(ctx context.Context, variantIDs []int64) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT DISTINCT i.variant_id FROM subscription_items i JOIN subscriptions s ON s.id = i.subscription_id
			WHERE i.variant_id = ANY(?) AND i.removed_on IS NULL AND s.status <> 'CANCELLED'`, array(variantIDs)).Scan(&ids).Error
	})
	return ids, err
}
