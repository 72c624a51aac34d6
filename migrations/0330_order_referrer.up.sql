-- What the commission service called the referrer of an order when it was placed. The index
-- finds the orders of somebody who is erased.
ALTER TABLE orders ADD referrer_name text;
CREATE INDEX orders_by_referrer ON orders (store_id, referrer_code) WHERE referrer_name IS NOT NULL;
