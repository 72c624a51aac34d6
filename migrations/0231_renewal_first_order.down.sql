DROP INDEX renewals_order_unique;
ALTER TABLE renewals ADD CONSTRAINT renewals_order_unique UNIQUE (store_id, order_id);
