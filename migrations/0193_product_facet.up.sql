-- Lists are filtered by options without regard to case. lower() is not trusted behind
-- row level security, so an index on it would not be used there; on what it has made it is.
ALTER TABLE product_options ADD name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED;
ALTER TABLE product_option_values ADD value_key text NOT NULL GENERATED ALWAYS AS (lower(value)) STORED;
CREATE INDEX product_option_values_by_value ON product_option_values (store_id, value_key, product_id);

-- What is typed into a search field is looked for at the beginning of names first.
CREATE INDEX products_by_shop_start ON products (store_id, (left(shop_search, 40)) COLLATE "C") WHERE status = 'ACTIVE';
