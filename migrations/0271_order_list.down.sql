DROP INDEX customers_by_status;
CREATE INDEX orders_cancelled ON orders (store_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL AND status = 'CANCELLED';
DROP INDEX orders_by_status, orders_by_currency, orders_by_source, orders_by_country;
ALTER TABLE orders DROP COLUMN shipping_country;
