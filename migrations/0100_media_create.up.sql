-- Folders of media. Who creates, moves or deletes one holds the store's lock of
-- them, so that none ever lies below itself.
CREATE TABLE media_folders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  parent_folder_id bigint,
  name text NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that changed it last
  UNIQUE (store_id, id),
  CONSTRAINT media_folders_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT media_folders_in_use FOREIGN KEY (store_id, parent_folder_id) REFERENCES media_folders (store_id, id),
  CONSTRAINT media_folders_not_own_parent CHECK (parent_folder_id <> id)
);
CREATE UNIQUE INDEX media_folders_name_unique ON media_folders (store_id, COALESCE(parent_folder_id, 0), name);
CREATE INDEX media_folders_by_parent ON media_folders (store_id, parent_folder_id);
CREATE INDEX media_folders_by_name ON media_folders (store_id, name, id);
CREATE INDEX media_folders_by_created ON media_folders (store_id, created_on, id);

-- Stored files: one for each content that a store has uploaded. Its row is
-- committed before a byte of it is stored, so that nothing can be stored that no row
-- knows. A key is used once: what is being deleted is never written again.
CREATE TABLE media_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  checksum text NOT NULL CHECK (checksum ~ '^[0-9a-f]{64}$'), -- SHA-256 of what was uploaded
  key text NOT NULL CONSTRAINT media_files_key_unique UNIQUE, -- what the names of its blobs begin with; not to be guessed
  media_type text NOT NULL CHECK (media_type IN ('IMAGE', 'VIDEO', 'DOCUMENT')),
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),         -- as it is stored
  width int,
  height int,
  duration_seconds int,
  variants jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL CHECK (status IN ('UPLOADING', 'PROCESSING', 'READY', 'FAILED', 'DELETING')),
  attempts int NOT NULL DEFAULT 0,
  lease_until timestamptz,                  -- somebody processes or deletes it
  delete_on timestamptz,                    -- nothing has it; null: something has
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX media_files_checksum_unique ON media_files (store_id, checksum) WHERE status <> 'DELETING';
CREATE INDEX media_files_to_process ON media_files (id) WHERE status = 'PROCESSING';
CREATE INDEX media_files_to_delete ON media_files (delete_on) WHERE delete_on IS NOT NULL;

CREATE TABLE media (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
  size_bytes bigint NOT NULL,               -- the file's, which never changes: to sort by
  search text NOT NULL,                     -- what it is found by, in lower case
  command_id uuid NOT NULL,                 -- of the request that changed it last
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

SELECT tenant_table('media_folders'), tenant_table('media_files'), tenant_table('media');
SELECT platform_table('media_files', 'SELECT, UPDATE'), platform_table('media', 'SELECT');
