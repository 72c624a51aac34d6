ALTER TABLE orders DROP COLUMN paid_total, DROP COLUMN refunded_total, DROP COLUMN due_total;
