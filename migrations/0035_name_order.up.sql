-- Lists sort names as people do: "öl" is near "Oil" and not after "Zimt". The root collation of ICU does
-- not depend on the database's locale. Equal keys differ in their bytes, so a cursor misses no row.
DROP INDEX products_by_name, customers_by_last_name, variants_by_name, media_folders_by_name;
CREATE INDEX products_by_name ON products (store_id, name COLLATE "und-x-icu", id);
CREATE INDEX customers_by_last_name ON customers (store_id, last_name COLLATE "und-x-icu", id);
CREATE INDEX variants_by_name ON variants (store_id, sort_name COLLATE "und-x-icu", id) WHERE removed_on IS NULL AND status = 'ACTIVE';
CREATE INDEX media_folders_by_name ON media_folders (store_id, name COLLATE "und-x-icu", id);
