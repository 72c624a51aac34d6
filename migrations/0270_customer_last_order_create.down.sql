DROP TRIGGER orders_last_order ON orders;
DROP TRIGGER orders_last_order_change ON orders;
DROP TRIGGER customers_last_order ON customers;
DROP FUNCTION customer_ordered, customer_made;
DROP TABLE customer_last_orders;
