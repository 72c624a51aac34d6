-- Storefronts are asked for brands and tags without regard to case. lower() is not trusted
-- behind row level security, so that an index on it would not be used there.
ALTER TABLE products
  ADD brand_key text GENERATED ALWAYS AS (lower(brand)) STORED,
  ADD tag_keys jsonb NOT NULL GENERATED ALWAYS AS (lower(tags::text)::jsonb) STORED;
CREATE INDEX products_by_brand ON products (store_id, brand_key, published_on DESC, id DESC);
-- What has one of some tags is looked up as the platform role, for one store.
CREATE INDEX products_by_tag_key ON products USING gin (tag_keys);
