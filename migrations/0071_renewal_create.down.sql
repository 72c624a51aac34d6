ALTER TABLE order_lines DROP CONSTRAINT order_lines_store_id_subscription_id_fkey;
ALTER TABLE orders DROP COLUMN subscription_id;
ALTER TABLE payments DROP COLUMN renewal_id, DROP COLUMN renewal_attempt;
DROP TABLE renewals;
