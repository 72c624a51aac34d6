-- A coupon that is put on a subscription without an order is used by that: reserved
-- until its first renewal, whose order the use has from then on.
SELECT force_tenants(false);
ALTER TABLE coupon_uses ALTER order_id DROP NOT NULL, ALTER order_number DROP NOT NULL, ADD subscription_id bigint,
  ADD CONSTRAINT coupon_uses_of_something CHECK (order_id IS NOT NULL AND order_number IS NOT NULL OR subscription_id IS NOT NULL AND status <> 'USED'),
  ADD CONSTRAINT coupon_uses_once_a_subscription UNIQUE (coupon_id, subscription_id),
  ADD FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id);
CREATE INDEX coupon_uses_by_subscription ON coupon_uses (subscription_id) WHERE subscription_id IS NOT NULL;
SELECT force_tenants(true);
