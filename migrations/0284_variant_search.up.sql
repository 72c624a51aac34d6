-- Variants to pick from are found by a part of their names, SKU or barcode, as products
-- are by theirs.
CREATE INDEX variants_by_text ON variants USING gin (lower(sort_name || E'\n' || sku || E'\n' || coalesce(barcode, '')) gin_trgm_ops);
SELECT platform_table('variants', 'SELECT');
