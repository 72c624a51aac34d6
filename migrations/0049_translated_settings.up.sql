-- The names of shipping methods, plans, coupons and payment providers in other languages: languageCode, name.
ALTER TABLE shipping_methods ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE subscription_plans ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE coupons ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE payment_providers ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE orders ADD COLUMN shipping_method_local_name text NOT NULL DEFAULT '';
