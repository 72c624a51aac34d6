ALTER TABLE orders DROP marketing_consent;
ALTER TABLE carts DROP marketing_consent;
