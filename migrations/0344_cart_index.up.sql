-- Whose plan was made while carts were few must not go by an index that has all carts of
-- the store, or all of its guests': a cart's items have one of their own that is in their
-- order, and the others have only what they are asked for.
DROP INDEX cart_items_by_cart;
CREATE INDEX cart_items_by_cart ON cart_items (store_id, cart_id, id);
DROP INDEX carts_one_a_customer;
CREATE UNIQUE INDEX carts_one_a_customer ON carts (store_id, customer_id) WHERE customer_id IS NOT NULL AND status IN ('ACTIVE', 'CHECKING_OUT');
ALTER TABLE carts DROP CONSTRAINT carts_order_unique;
CREATE UNIQUE INDEX carts_order_unique ON carts (store_id, converted_order_id) WHERE converted_order_id IS NOT NULL;
