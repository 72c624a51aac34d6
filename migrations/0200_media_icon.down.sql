DROP TRIGGER stores_logo ON stores;
CREATE TRIGGER stores_logo AFTER UPDATE ON stores FOR EACH ROW
  WHEN (OLD.settings->'logoMediaId' IS DISTINCT FROM NEW.settings->'logoMediaId') EXECUTE FUNCTION media_used('STORE');

CREATE OR REPLACE FUNCTION media_used() RETURNS trigger LANGUAGE plpgsql AS $$
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

DELETE FROM media_uses u USING stores s
  WHERE u.kind = 'STORE' AND u.object_id = s.id AND u.media_id IS DISTINCT FROM (s.settings->>'logoMediaId')::bigint;
