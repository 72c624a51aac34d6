REVOKE UPDATE (settle_on) ON payments FROM platform;
REVOKE UPDATE (expires_on) ON orders FROM platform;
ALTER TABLE payments DROP save_method;
ALTER TABLE orders DROP discount, DROP notify_customer;
DROP TABLE cart_items, carts;
