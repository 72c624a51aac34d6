ALTER TABLE products DROP COLUMN tag_keys, DROP COLUMN brand_key;
