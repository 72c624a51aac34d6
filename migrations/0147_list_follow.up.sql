-- Lists of coupons, their uses and media can be followed as well (see 0025).
SELECT tracked_table('coupons'), tracked_table('coupon_uses', 'order_id IS NOT NULL'), tracked_table('media');
CREATE INDEX coupons_by_modified ON coupons (store_id, modified_on DESC, id DESC);
CREATE INDEX coupon_uses_by_modified ON coupon_uses (store_id, modified_on DESC, id DESC) WHERE order_id IS NOT NULL;
-- One live order replaces another, whichever of several was paid late.
CREATE UNIQUE INDEX orders_replaced_once ON orders (store_id, replaced_order_number) WHERE replaced_order_number IS NOT NULL AND placed_on IS NOT NULL AND status <> 'CANCELLED';
