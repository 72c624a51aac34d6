DROP INDEX stocks_without_one, stocks_without_least, stocks_low, variants_disabled, products_by_status, products_by_type, products_subscribable, customers_by_verified;
ALTER TABLE stocks DROP COLUMN sells_one, DROP COLUMN sells_least, DROP COLUMN is_low;
CREATE INDEX stocks_watched ON stocks (store_id) WHERE tracked AND NOT withdrawn AND low_threshold IS NOT NULL;
