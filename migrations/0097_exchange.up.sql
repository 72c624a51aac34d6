-- Exchanges: the goods that the buyer wants, with the units that the return reserves in stock, and the
-- order that sends them. The credit for the returned units is a refund that pays that order. A foreign key is
-- checked against the rows of every store.
SELECT force_tenants(false);
ALTER TABLE returns
  ADD COLUMN exchange_lines jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN replacement_order_id bigint,
  ADD FOREIGN KEY (store_id, replacement_order_id) REFERENCES orders (store_id, id);
ALTER TABLE returns ALTER COLUMN exchange_lines DROP DEFAULT;

ALTER TABLE refunds
  ADD COLUMN moved_to_order_id bigint,      -- null means that the money was paid out
  ADD FOREIGN KEY (store_id, moved_to_order_id) REFERENCES orders (store_id, id);
ALTER TABLE payments
  ADD COLUMN moved_from_order_id bigint,     -- null means that the money is not from a refund
  ADD FOREIGN KEY (store_id, moved_from_order_id) REFERENCES orders (store_id, id);

-- An exchange divides the refund of one payment into the part that pays another order and the part that is
-- paid out.
ALTER TABLE refunds DROP CONSTRAINT refunds_command_unique;
CREATE UNIQUE INDEX refunds_command_unique ON refunds (store_id, command_id, payment_id, coalesce(moved_to_order_id, 0));
SELECT force_tenants(true);
