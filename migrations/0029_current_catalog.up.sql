-- Lines of subscriptions show the SKU and the name that their variants have now, as the orders of
-- their renewals do. Both are copied, since lists filter by SKU and search for parts of it.
CREATE FUNCTION variant_title(product text, variant text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ -- Sellable.Title in store/domain/catalog
  SELECT CASE WHEN variant IN ('', product) THEN product ELSE btrim(product || ' – ' || variant) END
$$;

-- The subscriptions change with their lines. A command that renames has locked them (LockSubscribers).
CREATE FUNCTION rename_subscribed(of_store bigint, of_product bigint, of_variant bigint, renamed_on timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH renamed AS (
    UPDATE subscription_items i SET sku = v.sku, name = variant_title(p.name, v.name), version = i.version + 1, modified_on = renamed_on
      FROM variants v JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
      WHERE i.store_id = of_store AND i.product_id = of_product AND i.removed_on IS NULL AND v.store_id = i.store_id AND v.id = i.variant_id AND (of_variant IS NULL OR v.id = of_variant)
        AND (i.sku, i.name) IS DISTINCT FROM (v.sku, variant_title(p.name, v.name))
      RETURNING i.subscription_id)
  UPDATE subscriptions s SET version = s.version + 1, modified_on = renamed_on WHERE s.store_id = of_store AND s.id IN (SELECT subscription_id FROM renamed)
$$;
CREATE FUNCTION variant_subscribed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_subscribed(NEW.store_id, NEW.product_id, NEW.id, NEW.modified_on);
  RETURN NULL;
END $$;
CREATE TRIGGER variants_subscribed AFTER UPDATE OF sku, name ON variants FOR EACH ROW WHEN ((OLD.sku, OLD.name) IS DISTINCT FROM (NEW.sku, NEW.name)) EXECUTE FUNCTION variant_subscribed();
CREATE FUNCTION product_subscribed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_subscribed(NEW.store_id, NEW.id, NULL, NEW.modified_on);
  RETURN NULL;
END $$;
CREATE TRIGGER products_subscribed AFTER UPDATE OF name ON products FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION product_subscribed();

-- A subscription begins after its order is paid, and the variant may have been renamed since.
CREATE FUNCTION subscription_item_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sold record;
BEGIN
  SELECT v.sku, variant_title(p.name, v.name) AS title INTO STRICT sold FROM variants v JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
    WHERE v.store_id = NEW.store_id AND v.id = NEW.variant_id FOR SHARE OF v;
  NEW.sku := sold.sku;
  NEW.name := sold.title;
  RETURN NEW;
END $$;
CREATE TRIGGER subscription_items_names BEFORE INSERT ON subscription_items FOR EACH ROW EXECUTE FUNCTION subscription_item_names();

-- A picture that a description shows is in use: its file must stay. Descriptions name files by their
-- keys, which begin with the store and cannot be guessed.
CREATE FUNCTION described_media(of_store bigint, description text, translations jsonb) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT m.id), '{}') FROM regexp_matches(concat_ws(' ', description, translations::text), '/(' || of_store || '/[a-z2-7]{32})/', 'g') AS named(keys)
    JOIN media_files f ON f.store_id = of_store AND f.key = named.keys[1] JOIN media m ON m.store_id = f.store_id AND m.media_file_id = f.id
$$;
CREATE FUNCTION without_file(html text, file_key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ -- the HTML is sanitized (domain.CleanHTML)
  SELECT regexp_replace(regexp_replace(html, '<img[^>]*/' || file_key || '/[^>]*>', '', 'g'), ' (href|src)="[^"]*/' || file_key || '/[^"]*"', '', 'g')
$$;
CREATE OR REPLACE FUNCTION media_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE used bigint[] := '{}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = OLD.id;
    RETURN NULL;
  END IF;
  IF TG_ARGV[0] = 'PRODUCT' THEN
    used := ARRAY(SELECT (m->>'mediaId')::bigint FROM jsonb_array_elements(NEW.media) m) || described_media(NEW.store_id, NEW.description, NEW.translations);
  ELSIF TG_ARGV[0] = 'COLLECTION' THEN
    used := ARRAY[NEW.media_id] || described_media(NEW.store_id, NEW.description, NEW.translations);
  ELSIF TG_ARGV[0] = 'VARIANT' THEN
    IF NEW.removed_on IS NULL THEN
      used := ARRAY(SELECT m::bigint FROM jsonb_array_elements_text(NEW.media_ids) m);
    END IF;
  ELSIF TG_ARGV[0] = 'STORE' THEN
    used := ARRAY[(NEW.settings->>'logoMediaId')::bigint, (NEW.settings->'branding'->>'iconMediaId')::bigint];
  ELSE
    used := ARRAY[NEW.media_id];
  END IF;
  DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = NEW.id AND media_id <> ALL (array_remove(used, NULL));
  INSERT INTO media_uses (store_id, media_id, kind, object_id)
    SELECT DISTINCT NEW.store_id, m, TG_ARGV[0], NEW.id FROM unnest(used) m WHERE m IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
DROP TRIGGER products_media ON products;
DROP TRIGGER products_media_change ON products;
DROP TRIGGER collections_media ON collections;
DROP TRIGGER collections_media_change ON collections;
DROP TRIGGER collections_media_end ON collections;
CREATE TRIGGER products_media AFTER INSERT ON products FOR EACH ROW WHEN (NEW.media <> '[]' OR NEW.description IS NOT NULL OR NEW.translations <> '[]') EXECUTE FUNCTION media_used('PRODUCT');
CREATE TRIGGER products_media_change AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.media, OLD.description, OLD.translations) IS DISTINCT FROM (NEW.media, NEW.description, NEW.translations)) EXECUTE FUNCTION media_used('PRODUCT');
CREATE TRIGGER collections_media AFTER INSERT ON collections FOR EACH ROW WHEN (NEW.media_id IS NOT NULL OR NEW.description IS NOT NULL OR NEW.translations <> '[]') EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER collections_media_change AFTER UPDATE ON collections FOR EACH ROW
  WHEN ((OLD.media_id, OLD.description, OLD.translations) IS DISTINCT FROM (NEW.media_id, NEW.description, NEW.translations)) EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER collections_media_end AFTER DELETE ON collections FOR EACH ROW EXECUTE FUNCTION media_used('COLLECTION');

SELECT force_tenants(false);
INSERT INTO media_uses (store_id, media_id, kind, object_id)
  SELECT store_id, m, 'PRODUCT', id FROM products, unnest(described_media(store_id, description, translations)) m
  UNION ALL SELECT store_id, m, 'COLLECTION', id FROM collections, unnest(described_media(store_id, description, translations)) m ON CONFLICT DO NOTHING;

-- A document does not stand for a product that has an image.
UPDATE products p SET primary_media_id = first.id, version = p.version + 1, modified_on = now()
  FROM (SELECT DISTINCT ON (p.store_id, p.id) p.store_id, p.id AS product_id, m.id FROM products p CROSS JOIN LATERAL jsonb_array_elements(p.media) WITH ORDINALITY AS listed(m, place)
    JOIN media m ON m.store_id = p.store_id AND m.id = (listed.m->>'mediaId')::bigint JOIN media_files f ON f.store_id = m.store_id AND f.id = m.media_file_id AND f.media_type = 'IMAGE'
    ORDER BY p.store_id, p.id, place) first
  WHERE p.store_id = first.store_id AND p.id = first.product_id AND NOT EXISTS (
    SELECT FROM media m JOIN media_files f ON f.store_id = m.store_id AND f.id = m.media_file_id WHERE m.store_id = p.store_id AND m.id = p.primary_media_id AND f.media_type = 'IMAGE');

WITH renamed AS (
  UPDATE subscription_items i SET sku = v.sku, name = variant_title(p.name, v.name), version = i.version + 1, modified_on = now()
    FROM variants v JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
    WHERE v.store_id = i.store_id AND v.id = i.variant_id AND i.removed_on IS NULL AND (i.sku, i.name) IS DISTINCT FROM (v.sku, variant_title(p.name, v.name))
    RETURNING i.store_id, i.subscription_id)
UPDATE subscriptions s SET version = s.version + 1, modified_on = now() FROM (SELECT DISTINCT store_id, subscription_id FROM renamed) r WHERE s.store_id = r.store_id AND s.id = r.subscription_id;
SELECT force_tenants(true);
