-- The language that the buyer chose, and the names of lines in the language of the order.
ALTER TABLE carts ADD COLUMN language_code text;
ALTER TABLE orders ADD COLUMN language_code text NOT NULL DEFAULT '';
ALTER TABLE order_lines ADD COLUMN local_name text NOT NULL DEFAULT '';
ALTER TABLE subscriptions ADD COLUMN language_code text;
