-- The slugs of all products and collections, in every language: each is the address of one.
CREATE TABLE slugs (
  store_id bigint NOT NULL,
  kind text NOT NULL,                       -- the table: products, collections
  slug text NOT NULL,
  object_id bigint NOT NULL,
  PRIMARY KEY (store_id, kind, slug)
);
CREATE INDEX slugs_by_object ON slugs (store_id, kind, object_id);
SELECT tenant_table('slugs');

CREATE FUNCTION all_slugs(slug text, translations jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT slug UNION SELECT t ->> 'slug' FROM jsonb_array_elements(translations) AS t WHERE t ->> 'slug' <> ''
$$;
CREATE FUNCTION slugs_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM slugs WHERE store_id = OLD.store_id AND kind = TG_TABLE_NAME AND object_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO slugs (store_id, kind, slug, object_id) SELECT NEW.store_id, TG_TABLE_NAME, s, NEW.id FROM all_slugs(NEW.slug, NEW.translations) AS s;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_slugs AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION slugs_written();
CREATE TRIGGER products_slugs_change AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug OR OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION slugs_written();
CREATE TRIGGER collections_slugs AFTER INSERT OR DELETE ON collections FOR EACH ROW EXECUTE FUNCTION slugs_written();
CREATE TRIGGER collections_slugs_change AFTER UPDATE ON collections FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug OR OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION slugs_written();

-- Until now two could have one slug. It stays with the one that the storefront showed: whose own
-- slug it is, else the oldest.
SELECT force_tenants(false);
INSERT INTO slugs (store_id, kind, slug, object_id)
  SELECT DISTINCT ON (store_id, s) store_id, 'products', s, id FROM products, all_slugs(slug, translations) AS s ORDER BY store_id, s, s = slug DESC, id;
INSERT INTO slugs (store_id, kind, slug, object_id)
  SELECT DISTINCT ON (store_id, s) store_id, 'collections', s, id FROM collections, all_slugs(slug, translations) AS s ORDER BY store_id, s, s = slug DESC, id;

-- What the storefront answers to a slug changes with it (storefront_changed, 0015).
CREATE CONSTRAINT TRIGGER slugs_storefront AFTER INSERT OR DELETE ON slugs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER slugs_storefront_change AFTER UPDATE ON slugs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION storefront_changed();

ANALYZE slugs;
SELECT force_tenants(true);
