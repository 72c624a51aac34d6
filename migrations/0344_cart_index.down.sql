DROP INDEX cart_items_by_cart;
CREATE INDEX cart_items_by_cart ON cart_items (cart_id);
DROP INDEX carts_one_a_customer;
CREATE UNIQUE INDEX carts_one_a_customer ON carts (store_id, customer_id) WHERE status IN ('ACTIVE', 'CHECKING_OUT');
DROP INDEX carts_order_unique;
ALTER TABLE carts ADD CONSTRAINT carts_order_unique UNIQUE (store_id, converted_order_id);
