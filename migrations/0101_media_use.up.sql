-- What uses a medium: a row for each product, variant, choice of an option,
-- collection and store. They follow from the rows that name media, whoever writes
-- these, so that no writer can forget one; and what names a medium that is not
-- there, or deletes one that is named, fails.
CREATE TABLE media_uses (
  store_id bigint NOT NULL REFERENCES stores,
  media_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PRODUCT', 'VARIANT', 'OPTION_VALUE', 'COLLECTION', 'STORE')),
  object_id bigint NOT NULL,
  PRIMARY KEY (media_id, kind, object_id),
  CONSTRAINT media_in_use FOREIGN KEY (store_id, media_id) REFERENCES media (store_id, id)
);
CREATE INDEX media_uses_by_object ON media_uses (kind, object_id);
SELECT tenant_table('media_uses');

CREATE FUNCTION media_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE used bigint[] := '{}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = OLD.id;
    RETURN NULL;
  END IF;
  IF TG_ARGV[0] = 'PRODUCT' THEN
    used := ARRAY(SELECT (m->>'mediaId')::bigint FROM jsonb_array_elements(NEW.media) m);
  ELSIF TG_ARGV[0] = 'VARIANT' THEN
    IF NEW.removed_on IS NULL THEN
      used := ARRAY(SELECT m::bigint FROM jsonb_array_elements_text(NEW.media_ids) m);
    END IF;
  ELSIF TG_ARGV[0] = 'STORE' THEN
    used := ARRAY[(NEW.settings->>'logoMediaId')::bigint];
  ELSE
    used := ARRAY[NEW.media_id];
  END IF;
  DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = NEW.id AND media_id <> ALL (array_remove(used, NULL));
  INSERT INTO media_uses (store_id, media_id, kind, object_id)
    SELECT NEW.store_id, m, TG_ARGV[0], NEW.id FROM unnest(used) m WHERE m IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER products_media AFTER INSERT ON products FOR EACH ROW WHEN (NEW.media <> '[]') EXECUTE FUNCTION media_used('PRODUCT');
CREATE TRIGGER products_media_change AFTER UPDATE ON products FOR EACH ROW WHEN (OLD.media IS DISTINCT FROM NEW.media) EXECUTE FUNCTION media_used('PRODUCT');
CREATE TRIGGER variants_media AFTER INSERT ON variants FOR EACH ROW WHEN (NEW.media_ids <> '[]') EXECUTE FUNCTION media_used('VARIANT');
CREATE TRIGGER variants_media_change AFTER UPDATE ON variants FOR EACH ROW
  WHEN (OLD.media_ids IS DISTINCT FROM NEW.media_ids OR (OLD.removed_on IS NULL) <> (NEW.removed_on IS NULL)) EXECUTE FUNCTION media_used('VARIANT');
CREATE TRIGGER product_option_values_media AFTER INSERT ON product_option_values FOR EACH ROW WHEN (NEW.media_id IS NOT NULL) EXECUTE FUNCTION media_used('OPTION_VALUE');
CREATE TRIGGER product_option_values_media_change AFTER UPDATE ON product_option_values FOR EACH ROW
  WHEN (OLD.media_id IS DISTINCT FROM NEW.media_id) EXECUTE FUNCTION media_used('OPTION_VALUE');
CREATE TRIGGER product_option_values_media_end AFTER DELETE ON product_option_values FOR EACH ROW WHEN (OLD.media_id IS NOT NULL) EXECUTE FUNCTION media_used('OPTION_VALUE');
CREATE TRIGGER collections_media AFTER INSERT ON collections FOR EACH ROW WHEN (NEW.media_id IS NOT NULL) EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER collections_media_change AFTER UPDATE ON collections FOR EACH ROW
  WHEN (OLD.media_id IS DISTINCT FROM NEW.media_id) EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER collections_media_end AFTER DELETE ON collections FOR EACH ROW WHEN (OLD.media_id IS NOT NULL) EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER stores_logo AFTER UPDATE ON stores FOR EACH ROW
  WHEN (OLD.settings->'logoMediaId' IS DISTINCT FROM NEW.settings->'logoMediaId') EXECUTE FUNCTION media_used('STORE');
