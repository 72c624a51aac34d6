-- A deleted coupon leaves the carts that hold it, and no subscription may have it. Both are looked
-- up among the rows that have a coupon at all, not among all carts and subscriptions of the store.
CREATE INDEX carts_with_coupons ON carts (store_id, id) WHERE status IN ('ACTIVE', 'CHECKING_OUT') AND coupons <> '[]';
CREATE INDEX subscriptions_with_coupons ON subscriptions (store_id, id) WHERE coupons <> '[]';
