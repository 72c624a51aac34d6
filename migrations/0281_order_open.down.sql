DROP INDEX orders_to_ship, orders_to_pay, orders_by_shipping_method;
