SELECT force_tenants(false);
-- What the stored files of a store take: counted with each that comes or goes, so that an
-- upload can be held to what a store may have without reading them all.
CREATE TABLE media_usages (
  store_id bigint PRIMARY KEY REFERENCES stores ON DELETE CASCADE,
  file_count bigint NOT NULL DEFAULT 0 CHECK (file_count >= 0),
  size_bytes bigint NOT NULL DEFAULT 0 CHECK (size_bytes >= 0)
);
SELECT tenant_table('media_usages'), platform_table('media_usages', 'SELECT, INSERT, UPDATE');

CREATE FUNCTION media_usage_create() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_usages (store_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER stores_media_usage AFTER INSERT ON stores FOR EACH ROW EXECUTE FUNCTION media_usage_create();

-- Two uploads of a store come one after the other here.
CREATE FUNCTION media_usage_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE media_usages SET file_count = file_count + 1, size_bytes = size_bytes + NEW.size_bytes WHERE store_id = NEW.store_id;
  ELSE
    UPDATE media_usages SET file_count = file_count - 1, size_bytes = size_bytes - OLD.size_bytes WHERE store_id = OLD.store_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER media_files_usage AFTER INSERT OR DELETE ON media_files FOR EACH ROW EXECUTE FUNCTION media_usage_count();

INSERT INTO media_usages (store_id, file_count, size_bytes)
  SELECT s.id, count(f.id), coalesce(sum(f.size_bytes), 0) FROM stores s LEFT JOIN media_files f ON f.store_id = s.id GROUP BY s.id;
SELECT force_tenants(true);
