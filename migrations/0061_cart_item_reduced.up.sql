-- Whether a merge of two carts reduced the line's quantity, and the cart was not changed since.
ALTER TABLE cart_items ADD COLUMN reduced boolean NOT NULL DEFAULT false;
