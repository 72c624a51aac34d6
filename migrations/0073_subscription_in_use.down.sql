SELECT force_tenants(false);
DROP INDEX subscriptions_by_coupon;
ALTER TABLE subscriptions
  DROP CONSTRAINT shipping_methods_in_use,
  ADD FOREIGN KEY (store_id, shipping_method_id) REFERENCES shipping_methods (store_id, id) ON DELETE SET NULL (shipping_method_id);
SELECT force_tenants(true);
