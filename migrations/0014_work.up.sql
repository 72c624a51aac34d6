-- Background work and its logs: tasks, imports and bulk changes, calls to other services, and requests to
-- the APIs.

-- Calls to other services, and work that takes long. The rows are the queue. Each row is written in the
-- transaction that requests the work.
CREATE TABLE integration_tasks (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  task_type text NOT NULL,
  integration text NOT NULL CHECK (integration IN ('PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION', 'EMAIL', 'WEBHOOK', 'IMPORT', 'SYNC')),
  provider_code text NOT NULL,              -- empty means that the task calls no provider
  object_type text NOT NULL,                -- empty means that no stored object is concerned
  object_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'SUCCEEDED', 'RETRYING', 'FAILED', 'CANCELLED')),
  attempts int NOT NULL DEFAULT 0,          -- attempts including the running attempt
  max_attempts int NOT NULL,
  due_on timestamptz,                       -- null means that the task has ended
  claimed_until timestamptz,                -- end of the lease of the process that works on the row
  run_id uuid,                              -- id of the run that works on the task or was interrupted
  cancel_requested boolean NOT NULL DEFAULT false,
  last_error text NOT NULL DEFAULT '',
  live_key text NOT NULL DEFAULT '',        -- at most one unfinished task has this key; empty means no limit
  payload text NOT NULL DEFAULT '',         -- input of the task, without secrets
  state text NOT NULL DEFAULT '',           -- where the worker of the task continues
  progress jsonb,                           -- progress of a task with many rows
  command_id uuid NOT NULL,                 -- id of the request that created, last retried or canceled the task
  started_on timestamptz,
  finished_on timestamptz,
  search text GENERATED ALWAYS AS (fold_search(task_type || ' ' || object_id || ' ' || last_error)) STORED,
  UNIQUE (store_id, id),
  CONSTRAINT integration_tasks_due CHECK ((due_on IS NULL) = (status IN ('SUCCEEDED', 'FAILED', 'CANCELLED')))
);
CREATE UNIQUE INDEX integration_tasks_live_unique ON integration_tasks (store_id, live_key) WHERE live_key <> '' AND due_on IS NOT NULL;
-- One index finds the work of a store by type. Its cost does not depend on the number of tasks.
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
SELECT tenant_table('integration_tasks'), platform_table('integration_tasks', 'SELECT, DELETE'), tracked_table('integration_tasks');
GRANT UPDATE (claimed_until) ON integration_tasks TO platform;

-- Rows of a file that its task has rejected.
CREATE TABLE integration_task_errors (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  integration_task_id bigint NOT NULL,
  file_row int NOT NULL,
  file_column text NOT NULL,                -- empty means the whole row
  code text NOT NULL,
  message text NOT NULL,
  row_kept boolean NOT NULL DEFAULT false,  -- the row was imported without the field that could not be read
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, integration_task_id) REFERENCES integration_tasks (store_id, id) ON DELETE CASCADE
);
CREATE INDEX integration_task_errors_by_task ON integration_task_errors (store_id, integration_task_id, file_row, id);
SELECT tenant_table('integration_task_errors');

-- Files that tasks process: imports of customers, and bulk changes. The row is committed before the first
-- byte is stored and deleted after the last byte, so every stored file has a row.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER_IMPORT', 'PRICE_BULK', 'STOCK_BULK', 'PRODUCT_BULK')),
  key text NOT NULL CONSTRAINT transfers_key_unique UNIQUE, -- prefix of the names of the files; not guessable
  options jsonb NOT NULL,
  author_kind text NOT NULL,                -- who requested the work, which is done in their name
  author_id bigint NOT NULL,
  request_id text NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the row
  integration_task_id bigint,               -- null means that the file is not stored yet
  parts int NOT NULL DEFAULT 0,             -- number of parts of the stored result
  finished_on timestamptz,
  delete_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- end of the lease of the process that deletes the files
  permissions jsonb NOT NULL DEFAULT '["*"]', -- permissions of the author at the time of the request, which also limit each line
  UNIQUE (store_id, id),
  CONSTRAINT transfers_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT transfers_of_task FOREIGN KEY (store_id, integration_task_id) REFERENCES integration_tasks (store_id, id) ON DELETE SET NULL (integration_task_id)
);
CREATE UNIQUE INDEX transfers_task_unique ON transfers (store_id, integration_task_id);
CREATE INDEX transfers_to_delete ON transfers (delete_on);

-- The results of the lines of a file, until they are stored in the file's result.
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

-- Calls to and from other services: requests and responses, without secrets. Rows are inserted after the
-- call and never changed.
CREATE TABLE integration_logs (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when the call began
  integration text NOT NULL CHECK (integration IN ('PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION', 'EMAIL', 'WEBHOOK', 'IMPORT', 'SYNC', 'DOMAIN')),
  provider_code text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('OUTBOUND', 'INBOUND')),
  operation text NOT NULL,
  object_type text NOT NULL,                -- empty means that no stored object is concerned
  object_id text NOT NULL,
  request_method text NOT NULL,             -- empty means that the call did not use HTTP
  request_url text NOT NULL,
  request_headers jsonb NOT NULL,
  request_body text,
  response_status int,                      -- null means that there was no response, or no HTTP
  response_headers jsonb NOT NULL,
  response_body text,
  is_truncated boolean NOT NULL,
  duration_ms int NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('SUCCESS', 'FAILURE', 'TIMEOUT')),
  error_code text NOT NULL,
  error_message text NOT NULL,
  attempt int NOT NULL,
  correlation_id text NOT NULL,             -- id of the request that caused the call; empty means none
  integration_task_id bigint,               -- the task may have been deleted
  -- The account at a payment service: two accounts with the same provider code have separate health. Null
  -- means that no account exists yet for the credentials, or that the call went to a tax or commission
  -- service. A store has only one of these services.
  payment_provider_id bigint,
  search text GENERATED ALWAYS AS (fold_search(operation || ' ' || request_url || ' ' || error_message || ' ' || correlation_id)) STORED,
  UNIQUE (store_id, id)
);
CREATE INDEX integration_logs_by_created ON integration_logs (store_id, created_on, id);
CREATE INDEX integration_logs_by_duration ON integration_logs (store_id, duration_ms, id);
CREATE INDEX integration_logs_by_outcome ON integration_logs (store_id, outcome, created_on, id);
CREATE INDEX integration_logs_by_object ON integration_logs (store_id, object_type, object_id, created_on, id);
CREATE INDEX integration_logs_by_account ON integration_logs (store_id, payment_provider_id, created_on, id) WHERE payment_provider_id IS NOT NULL;
CREATE INDEX integration_logs_by_request ON integration_logs (store_id, correlation_id) WHERE correlation_id <> '';
CREATE INDEX integration_logs_by_task ON integration_logs (store_id, integration_task_id, id) WHERE integration_task_id IS NOT NULL;
CREATE INDEX integration_logs_by_search ON integration_logs USING gin (search gin_trgm_ops);
-- Old entries are found by an expression that differs from the sort key of lists, so that no list uses
-- this index and reads the entries of all stores.
CREATE INDEX integration_logs_by_age ON integration_logs ((created_on AT TIME ZONE 'UTC'));
SELECT tenant_table('integration_logs'), platform_table('integration_logs', 'SELECT, INSERT, DELETE');

-- Requests to the stores' APIs and their outcome, without bodies. Rows are inserted after the response
-- and never changed.
CREATE TABLE request_logs (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when the request was received
  surface text NOT NULL CHECK (surface IN ('ADMIN', 'CUSTOMER', 'PUBLIC')),
  operation text NOT NULL,
  request_method text NOT NULL,
  path text NOT NULL,                       -- path without the query
  response_status int NOT NULL,
  problem_code text NOT NULL,               -- empty means that the request was not rejected
  duration_ms int NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,                 -- 0 means a visitor who is not logged in
  request_id text NOT NULL,
  idempotency_key text NOT NULL,
  is_replayed boolean NOT NULL,
  ip_hash text NOT NULL,                    -- equal addresses have equal hashes
  user_agent text NOT NULL,
  errors jsonb NOT NULL,                    -- pointers to rejected fields, without their values
  UNIQUE (store_id, id)
);
CREATE INDEX request_logs_by_created ON request_logs (store_id, created_on, id);
CREATE INDEX request_logs_by_operation ON request_logs (store_id, operation, created_on, id);
CREATE INDEX request_logs_by_actor ON request_logs (store_id, actor_kind, actor_id, created_on, id);
CREATE INDEX request_logs_by_request ON request_logs (store_id, request_id);
CREATE INDEX request_logs_by_key ON request_logs (store_id, idempotency_key) WHERE idempotency_key <> '';
CREATE INDEX request_logs_refused ON request_logs (store_id, created_on, id) WHERE response_status >= 400;
CREATE INDEX request_logs_by_age ON request_logs ((created_on AT TIME ZONE 'UTC'));
SELECT tenant_table('request_logs'), platform_table('request_logs', 'SELECT, INSERT, DELETE');
