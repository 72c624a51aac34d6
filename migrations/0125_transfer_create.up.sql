-- Files that are worked through in the background: imports of customers, and bulk
-- changes. The row is committed before a byte of the file is stored, and deleted
-- after the last one, so that no file is left that no row knows.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER_IMPORT', 'PRICE_BULK', 'STOCK_BULK', 'PRODUCT_BULK')),
  key text NOT NULL CONSTRAINT transfers_key_unique UNIQUE, -- what the names of its files begin with; not to be guessed
  options jsonb NOT NULL,
  author_kind text NOT NULL,                -- who asked for it, and in whose name it is done
  author_id bigint NOT NULL,
  request_id text NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that made it
  integration_task_id bigint,               -- null: its file is not stored yet
  parts int NOT NULL DEFAULT 0,             -- that its result is stored in
  finished_on timestamptz,
  delete_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- somebody deletes it
  UNIQUE (store_id, id),
  CONSTRAINT transfers_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT transfers_of_task FOREIGN KEY (store_id, integration_task_id) REFERENCES integration_tasks (store_id, id) ON DELETE SET NULL (integration_task_id)
);
CREATE UNIQUE INDEX transfers_task_unique ON transfers (store_id, integration_task_id);
CREATE INDEX transfers_to_delete ON transfers (delete_on);

-- What became of the lines of a file, until it is stored with its result.
CREATE TABLE transfer_answers (
  store_id bigint NOT NULL REFERENCES stores,
  transfer_id bigint NOT NULL,
  line int NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (transfer_id, line),
  FOREIGN KEY (store_id, transfer_id) REFERENCES transfers (store_id, id) ON DELETE CASCADE
);

SELECT tenant_table('transfers'), tenant_table('transfer_answers'), platform_table('transfers', 'SELECT');
GRANT UPDATE (lease_until) ON transfers TO platform;
