SELECT force_tenants(false);
UPDATE coupons c SET reserved_count = reserved_count - u.n
  FROM (SELECT coupon_id, count(*) AS n FROM coupon_uses WHERE order_id IS NULL AND status = 'RESERVED' GROUP BY 1) u WHERE u.coupon_id = c.id;
DELETE FROM coupon_uses WHERE order_id IS NULL;
DROP INDEX coupon_uses_by_subscription;
ALTER TABLE coupon_uses DROP CONSTRAINT coupon_uses_of_something, DROP subscription_id,
  ALTER order_id SET NOT NULL, ALTER order_number SET NOT NULL;
SELECT force_tenants(true);
