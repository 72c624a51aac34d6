-- Work with the outside, and work that takes long: the row and the queue of it. A row
-- is written in the transaction of what asked for the work.
CREATE TABLE integration_tasks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  task_type text NOT NULL,
  integration text NOT NULL CHECK (integration IN ('PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION', 'EMAIL', 'WEBHOOK', 'IMPORT', 'SYNC')),
  provider_code text NOT NULL,              -- empty: it talks to none
  object_type text NOT NULL,                -- empty: it is about nothing that is kept
  object_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'SUCCEEDED', 'RETRYING', 'FAILED', 'CANCELLED')),
  attempts int NOT NULL DEFAULT 0,          -- of which the last may be going on
  max_attempts int NOT NULL,
  due_on timestamptz,                       -- null: it has ended
  claimed_until timestamptz,                -- a process is at it
  run_id uuid,                              -- the run that has it, or that was interrupted
  cancel_requested boolean NOT NULL DEFAULT false,
  last_error text NOT NULL DEFAULT '',
  live_key text NOT NULL DEFAULT '',        -- there is one such task at a time; empty: any number
  payload text NOT NULL DEFAULT '',         -- what it is to do, without secrets
  state text NOT NULL DEFAULT '',           -- where its worker goes on
  progress jsonb,                           -- of a task with many rows
  command_id uuid NOT NULL,                 -- of the request that made it, retried it or canceled it last
  started_on timestamptz,
  finished_on timestamptz,
  search text GENERATED ALWAYS AS (lower(task_type || ' ' || object_id || ' ' || last_error)) STORED,
  UNIQUE (store_id, id),
  CONSTRAINT integration_tasks_due CHECK ((due_on IS NULL) = (status IN ('SUCCEEDED', 'FAILED', 'CANCELLED')))
);
CREATE UNIQUE INDEX integration_tasks_live_unique ON integration_tasks (store_id, live_key) WHERE live_key <> '' AND due_on IS NOT NULL;
-- One index finds the work of a store by its type, however much there is.
CREATE INDEX integration_tasks_work ON integration_tasks (store_id, task_type, due_on) WHERE due_on IS NOT NULL;
CREATE INDEX integration_tasks_ended ON integration_tasks (finished_on) WHERE due_on IS NULL;
CREATE INDEX integration_tasks_failed ON integration_tasks (store_id) WHERE status = 'FAILED';
CREATE INDEX integration_tasks_by_created ON integration_tasks (store_id, created_on, id);
CREATE INDEX integration_tasks_by_modified ON integration_tasks (store_id, modified_on, id);
CREATE INDEX integration_tasks_by_due ON integration_tasks (store_id, coalesce(due_on, 'infinity'), id);
CREATE INDEX integration_tasks_by_due_down ON integration_tasks (store_id, coalesce(due_on, '-infinity'), id);
CREATE INDEX integration_tasks_by_status ON integration_tasks (store_id, status, created_on, id);
CREATE INDEX integration_tasks_by_object ON integration_tasks (store_id, object_type, object_id, created_on, id);
CREATE INDEX integration_tasks_by_search ON integration_tasks USING gin (search gin_trgm_ops);

-- Rows of a file that its task refused.
CREATE TABLE integration_task_errors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  integration_task_id bigint NOT NULL,
  file_row int NOT NULL,
  file_column text NOT NULL,                -- empty: the whole row
  code text NOT NULL,
  message text NOT NULL,
  FOREIGN KEY (store_id, integration_task_id) REFERENCES integration_tasks (store_id, id) ON DELETE CASCADE
);
CREATE INDEX integration_task_errors_by_task ON integration_task_errors (store_id, integration_task_id, file_row, id);

SELECT tenant_table('integration_tasks'), platform_table('integration_tasks', 'SELECT, DELETE'), tracked_table('integration_tasks'), tenant_table('integration_task_errors');
GRANT UPDATE (claimed_until) ON integration_tasks TO platform;
