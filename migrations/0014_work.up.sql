-- Background work and its logs: tasks, imports and bulk changes, calls to other services,
-- and requests to the APIs.

-- Calls to other services, and work that takes long. The row is the queue, and is written in
-- the transaction that requests the work.
CREATE TABLE integration_tasks (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  task_type text NOT NULL,
  integration text NOT NULL CHECK (integration IN ('PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION', 'EMAIL', 'WEBHOOK', 'IMPORT', 'SYNC')),
  provider_code text NOT NULL,              -- empty means it calls none
  object_type text NOT NULL,                -- empty means that no stored object is concerned
  object_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'SUCCEEDED', 'RETRYING', 'FAILED', 'CANCELLED')),
  attempts int NOT NULL DEFAULT 0,          -- including the running one
  max_attempts int NOT NULL,
  due_on timestamptz,                       -- null means it has ended
  claimed_until timestamptz,                -- end of the lease of the process that works on the row
  run_id uuid,                              -- of the run that has it, or that was interrupted
  cancel_requested boolean NOT NULL DEFAULT false,
  last_error text NOT NULL DEFAULT '',
  live_key text NOT NULL DEFAULT '',        -- at most one live task has this key; empty means any number
  payload text NOT NULL DEFAULT '',         -- its input, without secrets
  state text NOT NULL DEFAULT '',           -- where its worker continues
  progress jsonb,                           -- of a task with many rows
  command_id uuid NOT NULL,                 -- of the request that created it, or last retried or canceled it
  started_on timestamptz,
  finished_on timestamptz,
  search text GENERATED ALWAYS AS (fold_search(task_type || ' ' || object_id || ' ' || last_error)) STORED,
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
SELECT tenant_table('integration_tasks'), platform_table('integration_tasks', 'SELECT, DELETE'), tracked_table('integration_tasks');
GRANT UPDATE (claimed_until) ON integration_tasks TO platform;

-- Rows of a file that its task rejected.
CREATE TABLE integration_task_errors (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  integration_task_id bigint NOT NULL,
  file_row int NOT NULL,
  file_column text NOT NULL,                -- empty means the whole row
  code text NOT NULL,
  message text NOT NULL,
  row_kept boolean NOT NULL DEFAULT false,  -- an import took the row without the field that it could not read
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, integration_task_id) REFERENCES integration_tasks (store_id, id) ON DELETE CASCADE
);
CREATE INDEX integration_task_errors_by_task ON integration_task_errors (store_id, integration_task_id, file_row, id);
SELECT tenant_table('integration_task_errors');

-- Files that tasks process: imports of customers, and bulk changes. The row is committed
-- before the first byte is stored and deleted after the last one, so no stored file lacks
-- a row.
CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CUSTOMER_IMPORT', 'PRICE_BULK', 'STOCK_BULK', 'PRODUCT_BULK')),
  key text NOT NULL CONSTRAINT transfers_key_unique UNIQUE, -- prefix of its files' names; not guessable
  options jsonb NOT NULL,
  author_kind text NOT NULL,                -- who requested it, and in whose name it is done
  author_id bigint NOT NULL,
  request_id text NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the row
  integration_task_id bigint,               -- null means its file is not stored yet
  parts int NOT NULL DEFAULT 0,             -- of its stored result
  finished_on timestamptz,
  delete_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- while a process deletes it
  permissions jsonb NOT NULL DEFAULT '["*"]', -- what the author was allowed to do when they requested it: a line may do no more
  UNIQUE (store_id, id),
  CONSTRAINT transfers_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT transfers_of_task FOREIGN KEY (store_id, integration_task_id) REFERENCES integration_tasks (store_id, id) ON DELETE SET NULL (integration_task_id)
);
CREATE UNIQUE INDEX transfers_task_unique ON transfers (store_id, integration_task_id);
CREATE INDEX transfers_to_delete ON transfers (delete_on);

-- The results of a file's lines, until they are stored as its result.
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

-- Calls to and from other services: requests and responses, without secrets. Rows are added
-- after the call and never changed.
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
  request_method text NOT NULL,             -- empty means it was not HTTP
  request_url text NOT NULL,
  request_headers jsonb NOT NULL,
  request_body text,
  response_status int,                      -- null means no response, or not by HTTP
  response_headers jsonb NOT NULL,
  response_body text,
  is_truncated boolean NOT NULL,
  duration_ms int NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('SUCCESS', 'FAILURE', 'TIMEOUT')),
  error_code text NOT NULL,
  error_message text NOT NULL,
  attempt int NOT NULL,
  correlation_id text NOT NULL,             -- of the request that led to it; empty means none did
  integration_task_id bigint,               -- may be deleted
  -- The account at a payment service: two accounts of one provider code have separate
  -- health. Null means none: credentials that no account has yet, or a tax or commission
  -- service, of which a store has one.
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
-- Old entries are found by another expression than the lists' sort key, so no list reads the
-- entries of all stores.
CREATE INDEX integration_logs_by_age ON integration_logs ((created_on AT TIME ZONE 'UTC'));
SELECT tenant_table('integration_logs'), platform_table('integration_logs', 'SELECT, INSERT, DELETE');

-- Requests to the stores' APIs and their outcome, without bodies. Rows are added after the
-- response and never changed.
CREATE TABLE request_logs (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when the request was received
  surface text NOT NULL CHECK (surface IN ('ADMIN', 'CUSTOMER', 'PUBLIC')),
  operation text NOT NULL,
  request_method text NOT NULL,
  path text NOT NULL,                       -- without the query
  response_status int NOT NULL,
  problem_code text NOT NULL,               -- empty means it was not rejected
  duration_ms int NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,                 -- 0 means a visitor who is not logged in
  request_id text NOT NULL,
  idempotency_key text NOT NULL,
  is_replayed boolean NOT NULL,
  ip_hash text NOT NULL,                    -- equal addresses have equal hashes
  user_agent text NOT NULL,
  errors jsonb NOT NULL,                    -- paths of rejected fields, without their values
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
