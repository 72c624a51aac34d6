-- Parts of texts are found by their trigrams. LIKE is not trusted behind row
-- level security, so the platform asks for the ids, for one store.
CREATE INDEX products_by_search ON products USING gin (search gin_trgm_ops);
CREATE INDEX products_by_shop_search ON products USING gin (shop_search gin_trgm_ops);
SELECT platform_table('products', 'SELECT');
