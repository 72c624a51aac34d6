-- The order that subscriptions begin with is owed where its payment fails late: slot 0 of
-- each of them. A renewal's order is one subscription's.
ALTER TABLE renewals DROP CONSTRAINT renewals_order_unique;
CREATE UNIQUE INDEX renewals_order_unique ON renewals (store_id, order_id) WHERE slot > 0;
