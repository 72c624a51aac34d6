-- Requests to the stores' APIs and how they were answered, without what was sent. Rows
-- are added behind the answer and never changed.
CREATE TABLE request_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when the request came
  surface text NOT NULL CHECK (surface IN ('ADMIN', 'CUSTOMER', 'PUBLIC')),
  operation text NOT NULL,
  request_method text NOT NULL,
  path text NOT NULL,                       -- without the query
  response_status int NOT NULL,
  problem_code text NOT NULL,               -- empty: it was not refused
  duration_ms int NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,                 -- 0: a visitor who is not logged in
  request_id text NOT NULL,
  idempotency_key text NOT NULL,
  is_replayed boolean NOT NULL,
  ip_hash text NOT NULL,                    -- equal addresses have equal hashes
  user_agent text NOT NULL,
  errors jsonb NOT NULL,                    -- places that were refused, and not what was there
  UNIQUE (store_id, id)
);
CREATE INDEX request_logs_by_created ON request_logs (store_id, created_on, id);
CREATE INDEX request_logs_by_age ON request_logs (created_on);
CREATE INDEX request_logs_by_operation ON request_logs (store_id, operation, created_on, id);
CREATE INDEX request_logs_by_actor ON request_logs (store_id, actor_kind, actor_id, created_on, id);
CREATE INDEX request_logs_by_request ON request_logs (store_id, request_id);
CREATE INDEX request_logs_by_key ON request_logs (store_id, idempotency_key) WHERE idempotency_key <> '';
CREATE INDEX request_logs_refused ON request_logs (store_id, created_on, id) WHERE response_status >= 400;
SELECT tenant_table('request_logs'), platform_table('request_logs', 'SELECT, INSERT, DELETE');
