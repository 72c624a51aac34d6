-- The slugs that products and collections had before. Links and results of search engines that have
-- such a slug still find the object. A slug that another object takes is no longer a former one.
CREATE TABLE former_slugs (
  store_id bigint NOT NULL,
  kind text NOT NULL,                       -- the table: products, collections
  slug text NOT NULL,
  object_id bigint NOT NULL,
  replaced_on timestamptz NOT NULL,
  PRIMARY KEY (store_id, kind, slug)
);
CREATE INDEX former_slugs_by_object ON former_slugs (store_id, kind, object_id, replaced_on);
SELECT tenant_table('former_slugs');

CREATE OR REPLACE FUNCTION slugs_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM slugs WHERE store_id = OLD.store_id AND kind = TG_TABLE_NAME AND object_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM former_slugs WHERE store_id = OLD.store_id AND kind = TG_TABLE_NAME AND object_id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO slugs (store_id, kind, slug, object_id) SELECT NEW.store_id, TG_TABLE_NAME, s, NEW.id FROM all_slugs(NEW.slug, NEW.translations) AS s;
  DELETE FROM former_slugs WHERE store_id = NEW.store_id AND kind = TG_TABLE_NAME AND slug IN (SELECT all_slugs(NEW.slug, NEW.translations));
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_slugs (store_id, kind, slug, object_id, replaced_on)
      SELECT NEW.store_id, TG_TABLE_NAME, s, NEW.id, clock_timestamp() FROM (SELECT all_slugs(OLD.slug, OLD.translations) EXCEPT SELECT all_slugs(NEW.slug, NEW.translations)) AS gone (s)
      WHERE NOT EXISTS (SELECT 1 FROM slugs t WHERE t.store_id = NEW.store_id AND t.kind = TG_TABLE_NAME AND t.slug = s)
      ON CONFLICT (store_id, kind, slug) DO UPDATE SET object_id = excluded.object_id, replaced_on = excluded.replaced_on;
    -- The latest 100 are kept.
    DELETE FROM former_slugs WHERE store_id = NEW.store_id AND kind = TG_TABLE_NAME AND slug IN (SELECT f.slug FROM former_slugs f
      WHERE f.store_id = NEW.store_id AND f.kind = TG_TABLE_NAME AND f.object_id = NEW.id ORDER BY f.replaced_on DESC, f.slug OFFSET 100);
  END IF;
  RETURN NULL;
END $$;

-- What the storefront answers to a slug changes with it (storefront_changed, 0015).
CREATE CONSTRAINT TRIGGER former_slugs_storefront AFTER INSERT OR DELETE ON former_slugs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER former_slugs_storefront_change AFTER UPDATE ON former_slugs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION storefront_changed();
