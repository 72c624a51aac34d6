-- Whose the cart of a link was when the link was made. Once a guest's cart is a
-- customer's, a link from before does not reach it.
SELECT force_tenants(false);
ALTER TABLE checkout_links
  ADD customer_id bigint,
  ADD FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id);
UPDATE checkout_links l SET customer_id = c.customer_id FROM carts c WHERE c.id = l.cart_id;
SELECT force_tenants(true);
