DROP TABLE referrers, commission_reports, commission_customers;
ALTER TABLE customers ADD commission_provider_id text;
ALTER TABLE carts DROP referred_on;
ALTER TABLE stores DROP commission_service;
ALTER TABLE commission_providers DROP CONSTRAINT commission_providers_reached, DROP credentials, DROP masked, DROP former_until, DROP attribution_days, DROP connection, DROP connected_on;
