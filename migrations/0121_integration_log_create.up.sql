-- Calls to the outside: what was asked and answered, without secrets. Rows are added
-- behind the call and never changed.
CREATE TABLE integration_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when the call began
  integration text NOT NULL CHECK (integration IN ('PAYMENT', 'TAX', 'SHIPPING', 'COMMISSION', 'EMAIL', 'WEBHOOK', 'IMPORT', 'SYNC', 'DOMAIN')),
  provider_code text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('OUTBOUND', 'INBOUND')),
  operation text NOT NULL,
  object_type text NOT NULL,                -- empty: it is about nothing that is kept
  object_id text NOT NULL,
  request_method text NOT NULL,             -- empty: it was not HTTP
  request_url text NOT NULL,
  request_headers jsonb NOT NULL,
  request_body text,
  response_status int,                      -- null: no answer came, or not by HTTP
  response_headers jsonb NOT NULL,
  response_body text,
  is_truncated boolean NOT NULL,
  duration_ms int NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('SUCCESS', 'FAILURE', 'TIMEOUT')),
  error_code text NOT NULL,
  error_message text NOT NULL,
  attempt int NOT NULL,
  correlation_id text NOT NULL,             -- of the request that led to it; empty: none did
  integration_task_id bigint,               -- which may be gone
  search text GENERATED ALWAYS AS (lower(operation || ' ' || request_url || ' ' || error_message || ' ' || correlation_id)) STORED,
  UNIQUE (store_id, id)
);
CREATE INDEX integration_logs_by_created ON integration_logs (store_id, created_on, id);
CREATE INDEX integration_logs_by_age ON integration_logs (created_on);
CREATE INDEX integration_logs_by_duration ON integration_logs (store_id, duration_ms, id);
CREATE INDEX integration_logs_by_outcome ON integration_logs (store_id, outcome, created_on, id);
CREATE INDEX integration_logs_by_object ON integration_logs (store_id, object_type, object_id, created_on, id);
CREATE INDEX integration_logs_by_request ON integration_logs (store_id, correlation_id) WHERE correlation_id <> '';
CREATE INDEX integration_logs_by_task ON integration_logs (store_id, integration_task_id, id) WHERE integration_task_id IS NOT NULL;
CREATE INDEX integration_logs_by_search ON integration_logs USING gin (search gin_trgm_ops);
SELECT tenant_table('integration_logs'), platform_table('integration_logs', 'SELECT, INSERT, DELETE');
