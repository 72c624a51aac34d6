-- Who decided a dispute, and refunds that were paid in another way than by their gateway.
ALTER TABLE chargebacks ADD COLUMN by_provider boolean NOT NULL DEFAULT false; -- its status is the payment service's decision
ALTER TABLE refunds ADD COLUMN by_hand boolean NOT NULL DEFAULT false;

-- A refund can fail after it was completed, and be completed again: each time has its documents.
-- Commands issue them under the lock of the order.
ALTER TABLE invoices DROP CONSTRAINT invoices_refund_once;
CREATE INDEX invoices_by_refund ON invoices (store_id, refund_id) WHERE refund_id IS NOT NULL;
