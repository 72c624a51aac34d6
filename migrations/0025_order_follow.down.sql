DROP POLICY platform ON shipments;
DROP POLICY platform ON order_lines;
REVOKE ALL ON shipments, order_lines FROM platform;
REVOKE UPDATE (settle_on) ON refunds FROM platform;
DROP INDEX shipments_by_search, order_lines_by_search, orders_by_tag, orders_by_search,
  shipments_by_tracking, shipments_by_external, shipments_by_status, shipments_by_shipped, shipments_by_modified,
  refunds_by_status, refunds_by_amount, refunds_by_modified, payments_lapsing,
  order_lines_by_subscription, order_lines_by_product, order_lines_by_sku,
  orders_external_unique, orders_drafts, orders_cancelled, orders_by_email, orders_by_total, orders_by_payment, orders_by_fulfillment;
CREATE INDEX orders_unfulfilled ON orders (store_id, order_date, id) WHERE placed_on IS NOT NULL AND fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'ON_HOLD');
DROP TRIGGER stamp ON orders;
DROP TRIGGER stamp ON refunds;
DROP TRIGGER stamp ON shipments;
DROP FUNCTION tracked_table, stamp_transaction;
ALTER TABLE shipments DROP COLUMN modified_tx,
  DROP CONSTRAINT shipments_number_unique, ADD CONSTRAINT shipments_number_unique UNIQUE (store_id, shipment_number);
ALTER TABLE refunds DROP COLUMN modified_tx, DROP COLUMN failed_on, DROP COLUMN retry_of_refund_id, DROP COLUMN retried_by_refund_id, DROP COLUMN notify_customer, DROP COLUMN amount_units;
DROP INDEX payments_reference_unique;
CREATE UNIQUE INDEX payments_reference_unique ON payments (provider_code, provider_reference) WHERE provider_reference <> '';
ALTER TABLE payments DROP COLUMN authorization_expires_on, DROP COLUMN captures, DROP COLUMN capture_commands, DROP COLUMN capture_final, DROP COLUMN offline_method, DROP COLUMN note;
ALTER TABLE order_lines DROP COLUMN released_quantity, DROP CONSTRAINT order_lines_returned_limit;
ALTER TABLE orders DROP COLUMN modified_tx, DROP COLUMN search, DROP COLUMN total_units, DROP COLUMN email_key, DROP COLUMN hold, DROP COLUMN cancel_note, DROP COLUMN external_id,
  DROP CONSTRAINT orders_placed, ADD CONSTRAINT orders_placed CHECK ((status = 'DRAFT') = (placed_on IS NULL));
