-- Folders, stored files and media, and the uses of media.

-- A command that creates, moves or deletes a folder takes the store's lock on folders, so that no folder
-- ever becomes its own ancestor.
CREATE TABLE media_folders (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  parent_folder_id bigint,
  name text NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  UNIQUE (store_id, id),
  CONSTRAINT media_folders_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT media_folders_in_use FOREIGN KEY (store_id, parent_folder_id) REFERENCES media_folders (store_id, id),
  CONSTRAINT media_folders_not_own_parent CHECK (parent_folder_id <> id)
);
CREATE UNIQUE INDEX media_folders_name_unique ON media_folders (store_id, COALESCE(parent_folder_id, 0), fold(name));
CREATE INDEX media_folders_by_parent ON media_folders (store_id, parent_folder_id);
CREATE INDEX media_folders_by_name ON media_folders (store_id, name COLLATE "und-x-icu", id);
CREATE INDEX media_folders_by_created ON media_folders (store_id, created_on, id);

-- Stored files, one for each content that a store has uploaded. The row is committed before the first
-- byte is stored, so every stored file has a row. A key is used only once: a file that is being deleted
-- is never written again.
CREATE TABLE media_files (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  checksum text NOT NULL CHECK (checksum ~ '^[0-9a-f]{64}$'), -- SHA-256 hash of the upload
  key text NOT NULL CONSTRAINT media_files_key_unique UNIQUE, -- prefix of the names of the file's blobs; not guessable
  media_type text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO', 'DOCUMENT')),
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0), -- size as stored
  width int,
  height int,
  duration_seconds int,
  variants jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL CHECK (status IN ('UPLOADING', 'PROCESSING', 'READY', 'FAILED', 'DELETING')),
  attempts int NOT NULL DEFAULT 0,
  lease_until timestamptz,                  -- end of the lease of the process that processes or deletes the file
  delete_on timestamptz,                    -- set while no medium uses the file; null means that a medium uses it
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX media_files_checksum_unique ON media_files (store_id, checksum) WHERE status <> 'DELETING';
CREATE INDEX media_files_to_process ON media_files (id) WHERE status = 'PROCESSING';
CREATE INDEX media_files_to_delete ON media_files (delete_on) WHERE delete_on IS NOT NULL;

CREATE TABLE media (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  media_file_id bigint NOT NULL,
  folder_id bigint,
  file_name text NOT NULL,
  alt_text text,
  focal_x numeric(20,6) CHECK (focal_x BETWEEN 0 AND 1),
  focal_y numeric(20,6) CHECK (focal_y BETWEEN 0 AND 1),
  tags jsonb NOT NULL DEFAULT '[]',
  size_bytes bigint NOT NULL,               -- size of the file, which never changes; lists sort by it
  search text NOT NULL,                     -- folded texts that lists search
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  translations jsonb NOT NULL DEFAULT '[]', -- alternative text in other languages: languageCode, altText
  UNIQUE (store_id, id),
  CONSTRAINT media_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT media_focal_point CHECK ((focal_x IS NULL) = (focal_y IS NULL)),
  CONSTRAINT media_of_file FOREIGN KEY (store_id, media_file_id) REFERENCES media_files (store_id, id),
  CONSTRAINT media_folders_hold_media FOREIGN KEY (store_id, folder_id) REFERENCES media_folders (store_id, id)
);
CREATE INDEX media_by_created ON media (store_id, created_on, id);
CREATE INDEX media_by_name ON media (store_id, file_name, id);
CREATE INDEX media_by_size ON media (store_id, size_bytes, id);
CREATE INDEX media_by_folder ON media (store_id, folder_id, created_on, id);
CREATE INDEX media_by_modified ON media (store_id, modified_on, id);
CREATE INDEX media_by_file ON media (media_file_id);
CREATE INDEX media_by_tag ON media USING gin (tags jsonb_path_ops);
CREATE INDEX media_by_search ON media USING gin (search gin_trgm_ops);

SELECT tenant_table('media_folders'), tenant_table('media_files'), tenant_table('media'),
  platform_table('media_files', 'SELECT, UPDATE'), platform_table('media', 'SELECT'), tracked_table('media');

-- The number and size of a store's files, updated whenever a file is added or deleted. An upload is
-- checked against the store's limit without reading all files.
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

-- Concurrent uploads of a store wait for each other at this row.
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

-- The uses of media: a row for each product, variant, option value, collection, store and mail template.
-- A picture in a mail template is in use, because mails that were already sent load it. The logo of an
-- issued invoice is also in use, because an invoice is printed as it was issued: invoices have one row
-- for each logo. Triggers on the rows that refer to media write the uses, so no command can forget a use.
-- A reference to a medium that does not exist fails, and so does the deletion of a medium that is in use.
CREATE TABLE media_uses (
  store_id bigint NOT NULL REFERENCES stores,
  media_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PRODUCT', 'VARIANT', 'OPTION_VALUE', 'COLLECTION', 'STORE', 'EMAIL_TEMPLATE', 'INVOICE')),
  object_id bigint NOT NULL,
  PRIMARY KEY (media_id, kind, object_id),
  CONSTRAINT media_in_use FOREIGN KEY (store_id, media_id) REFERENCES media (store_id, id)
);
CREATE INDEX media_uses_by_object ON media_uses (kind, object_id);
SELECT tenant_table('media_uses');

-- A picture in a description is in use, so its file must stay. Descriptions refer to files by their keys,
-- which begin with the store and cannot be guessed.
CREATE FUNCTION described_media(of_store bigint, description text, translations jsonb) RETURNS bigint[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT m.id), '{}') FROM regexp_matches(concat_ws(' ', description, translations::text), '/(' || of_store || '/[a-z2-7]{32})/', 'g') AS named(keys)
    JOIN media_files f ON f.store_id = of_store AND f.key = named.keys[1] JOIN media m ON m.store_id = f.store_id AND m.media_file_id = f.id
$$;
CREATE FUNCTION without_file(html text, file_key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ -- the HTML is sanitized (domain.CleanHTML)
  SELECT regexp_replace(regexp_replace(html, '<img[^>]*/' || file_key || '/[^>]*>', '', 'g'), ' (href|src)="[^"]*/' || file_key || '/[^"]*"', '', 'g')
$$;
CREATE FUNCTION media_used() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ELSIF TG_ARGV[0] = 'EMAIL_TEMPLATE' THEN
    used := described_media(NEW.store_id, concat_ws(' ', NEW.body_html, NEW.body_text), '[]');
  ELSE
    used := ARRAY[NEW.media_id];
  END IF;
  DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = NEW.id AND media_id <> ALL (array_remove(used, NULL));
  INSERT INTO media_uses (store_id, media_id, kind, object_id)
    SELECT DISTINCT NEW.store_id, m, TG_ARGV[0], NEW.id FROM unnest(used) m WHERE m IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Products, variants and stores are never deleted, so no trigger is needed for deletions.
CREATE TRIGGER products_media AFTER INSERT ON products FOR EACH ROW WHEN (NEW.media <> '[]' OR NEW.description IS NOT NULL OR NEW.translations <> '[]') EXECUTE FUNCTION media_used('PRODUCT');
CREATE TRIGGER products_media_change AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.media, OLD.description, OLD.translations) IS DISTINCT FROM (NEW.media, NEW.description, NEW.translations)) EXECUTE FUNCTION media_used('PRODUCT');
CREATE TRIGGER variants_media AFTER INSERT ON variants FOR EACH ROW WHEN (NEW.media_ids <> '[]') EXECUTE FUNCTION media_used('VARIANT');
CREATE TRIGGER variants_media_change AFTER UPDATE ON variants FOR EACH ROW
  WHEN (OLD.media_ids IS DISTINCT FROM NEW.media_ids OR (OLD.removed_on IS NULL) <> (NEW.removed_on IS NULL)) EXECUTE FUNCTION media_used('VARIANT');
CREATE TRIGGER product_option_values_media AFTER INSERT ON product_option_values FOR EACH ROW WHEN (NEW.media_id IS NOT NULL) EXECUTE FUNCTION media_used('OPTION_VALUE');
CREATE TRIGGER product_option_values_media_change AFTER UPDATE ON product_option_values FOR EACH ROW
  WHEN (OLD.media_id IS DISTINCT FROM NEW.media_id) EXECUTE FUNCTION media_used('OPTION_VALUE');
CREATE TRIGGER product_option_values_media_end AFTER DELETE ON product_option_values FOR EACH ROW WHEN (OLD.media_id IS NOT NULL) EXECUTE FUNCTION media_used('OPTION_VALUE');
CREATE TRIGGER collections_media AFTER INSERT ON collections FOR EACH ROW WHEN (NEW.media_id IS NOT NULL OR NEW.description IS NOT NULL OR NEW.translations <> '[]') EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER collections_media_change AFTER UPDATE ON collections FOR EACH ROW
  WHEN ((OLD.media_id, OLD.description, OLD.translations) IS DISTINCT FROM (NEW.media_id, NEW.description, NEW.translations)) EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER collections_media_end AFTER DELETE ON collections FOR EACH ROW EXECUTE FUNCTION media_used('COLLECTION');
CREATE TRIGGER stores_logo AFTER UPDATE ON stores FOR EACH ROW
  WHEN (OLD.settings->'logoMediaId' IS DISTINCT FROM NEW.settings->'logoMediaId'
    OR OLD.settings->'branding'->'iconMediaId' IS DISTINCT FROM NEW.settings->'branding'->'iconMediaId') EXECUTE FUNCTION media_used('STORE');
CREATE TRIGGER email_templates_media AFTER INSERT ON email_templates FOR EACH ROW WHEN (NOT NEW.is_default) EXECUTE FUNCTION media_used('EMAIL_TEMPLATE');
CREATE TRIGGER email_templates_media_change AFTER UPDATE ON email_templates FOR EACH ROW
  WHEN ((OLD.body_html, OLD.body_text) IS DISTINCT FROM (NEW.body_html, NEW.body_text)) EXECUTE FUNCTION media_used('EMAIL_TEMPLATE');

CREATE FUNCTION invoice_logo_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_uses (store_id, media_id, kind, object_id)
    SELECT store_id, id, 'INVOICE', store_id FROM media WHERE store_id = NEW.store_id AND id = (NEW.content->'seller'->>'logoMediaId')::bigint ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_media AFTER INSERT ON invoices FOR EACH ROW WHEN (NEW.content->'seller'->>'logoMediaId' IS NOT NULL) EXECUTE FUNCTION invoice_logo_used();
