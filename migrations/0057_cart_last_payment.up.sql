-- The payment of a cart's last checkout, if it failed: status, code, message. null or 'null' means that none failed.
ALTER TABLE carts ADD COLUMN last_payment jsonb;
