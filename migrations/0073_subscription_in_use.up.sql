SELECT force_tenants(false);
-- What a live subscription ships with stays. The command looks first; this stands
-- behind it.
ALTER TABLE subscriptions
  DROP CONSTRAINT subscriptions_store_id_shipping_method_id_fkey,
  ADD CONSTRAINT shipping_methods_in_use FOREIGN KEY (store_id, shipping_method_id) REFERENCES shipping_methods (store_id, id);
CREATE INDEX subscriptions_by_coupon ON subscriptions USING gin (coupons jsonb_path_ops);
SELECT force_tenants(true);
