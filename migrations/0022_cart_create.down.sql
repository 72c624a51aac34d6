DROP TABLE cart_items, carts;
