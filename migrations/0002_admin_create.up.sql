-- People and programs that administer: not tenant rows, but each grant names its stores.
CREATE TABLE scopes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_system boolean NOT NULL DEFAULT false,
  permissions jsonb NOT NULL,               -- resource:action values; "*" is all
  store_ids jsonb NOT NULL DEFAULT '[]'     -- empty: every store
);
CREATE UNIQUE INDEX scopes_name_unique ON scopes (lower(name));
CREATE TABLE admin_users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email)) CONSTRAINT admin_users_email_unique UNIQUE,
  first_name text,
  last_name text,
  phone_number text,
  password_hash text NOT NULL,
  password_length int NOT NULL,             -- in characters: whether it is long enough without a second factor
  totp_secret text NOT NULL DEFAULT '',     -- sealed; empty without a second factor
  totp_last_step bigint NOT NULL DEFAULT 0, -- a code is good once
  totp_pending text NOT NULL DEFAULT '',    -- sealed; enrollment was begun, and is not confirmed
  totp_pending_until timestamptz,
  recovery_codes text NOT NULL DEFAULT '',  -- sealed JSON: hashes of random codes, each good once
  is_active boolean NOT NULL DEFAULT true,
  deactivated_on timestamptz,
  last_login_on timestamptz
);
CREATE TABLE admin_user_scopes (
  admin_user_id bigint NOT NULL REFERENCES admin_users ON DELETE CASCADE,
  scope_id bigint NOT NULL CONSTRAINT scopes_in_use REFERENCES scopes,
  PRIMARY KEY (admin_user_id, scope_id)
);
CREATE INDEX admin_user_scopes_by_scope ON admin_user_scopes (scope_id);

-- Tokens of integrations: each belongs to exactly one store. Only a SHA-256 is kept.
CREATE TABLE app_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,                     -- what may be shown of it
  hash bytea NOT NULL CONSTRAINT app_tokens_hash_unique UNIQUE,
  scope_id bigint CONSTRAINT scopes_in_use_by_token REFERENCES scopes, -- either a scope or permissions
  permissions jsonb NOT NULL DEFAULT '[]',
  api_version text NOT NULL,
  expires_on timestamptz,
  last_used_on timestamptz,
  last_used_ip text NOT NULL DEFAULT '',
  revoked_on timestamptz,
  created_by_user_id bigint REFERENCES admin_users,
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX app_tokens_name_unique ON app_tokens (store_id, lower(name)) WHERE revoked_on IS NULL;
SELECT tenant_table('app_tokens'), platform_table('app_tokens', 'SELECT, UPDATE');

-- A login, with the tokens that it gave out. Reuse of a spent refresh token ends the login.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_user_id bigint REFERENCES admin_users ON DELETE CASCADE,
  account_id bigint,
  store_id bigint REFERENCES stores,        -- of a customer's login
  customer_id bigint,
  user_agent text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  created_on timestamptz NOT NULL,
  last_used_on timestamptz NOT NULL,
  expires_on timestamptz NOT NULL,          -- its refresh token's
  revoked_on timestamptz,
  CHECK ((admin_user_id IS NULL) <> (account_id IS NULL))
);
CREATE INDEX sessions_by_admin ON sessions (admin_user_id) WHERE revoked_on IS NULL;
CREATE INDEX sessions_by_account ON sessions (account_id) WHERE revoked_on IS NULL;
CREATE INDEX sessions_by_customer ON sessions (customer_id) WHERE revoked_on IS NULL;
CREATE TABLE session_tokens (
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ACCESS', 'REFRESH')),
  expires_on timestamptz NOT NULL,
  used_on timestamptz                       -- of a refresh token: it is spent
);
CREATE INDEX session_tokens_by_session ON session_tokens (session_id);

SELECT platform_table('scopes', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('admin_users', 'SELECT, INSERT, UPDATE'),
  platform_table('admin_user_scopes', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('sessions', 'SELECT, INSERT, UPDATE, DELETE'),
  platform_table('session_tokens', 'SELECT, INSERT, UPDATE, DELETE');
GRANT SELECT, INSERT, UPDATE ON sessions TO store_app;         -- a customer's logins end with their status, in its transaction
GRANT SELECT, INSERT, UPDATE, DELETE ON session_tokens TO store_app;
GRANT SELECT ON scopes, admin_users, admin_user_scopes TO store_app;

-- Idempotency keys of the edge: committed before the operation runs.
CREATE TABLE idempotency_keys (
  scope bytea NOT NULL,                     -- SHA-256 of credential, method and path
  key text NOT NULL,
  request_hash bytea NOT NULL,
  command_id uuid NOT NULL,
  lease_until timestamptz NOT NULL,         -- while it runs; a dead lease is run again
  status int,                               -- of the stored answer
  answer text,                              -- sealed: headers and body
  created_on timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_on);
SELECT platform_table('idempotency_keys', 'SELECT, INSERT, UPDATE, DELETE');

-- How often somebody tried, as the moment at which all tries are forgiven
-- again (GCRA). Keys are hashes of purpose and account or address.
CREATE TABLE throttles (
  key bytea PRIMARY KEY,
  full_on timestamptz NOT NULL
);
CREATE INDEX throttles_by_age ON throttles (full_on);
SELECT platform_table('throttles', 'SELECT, INSERT, UPDATE, DELETE');

-- What administrators and app tokens did. Rows are only ever added, each with a
-- hash over itself and the row before it.
CREATE TABLE audit_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  home_store_id bigint REFERENCES stores,   -- null: logins, users and scopes belong to no store
  reach bigint[] NOT NULL DEFAULT '{}',     -- of those: the stores that list the row
  created_on timestamptz NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,
  actor_name text NOT NULL DEFAULT '',
  action text NOT NULL,
  object_type text NOT NULL,
  object_id text NOT NULL DEFAULT '',
  changes jsonb NOT NULL DEFAULT '[]',
  request_id text NOT NULL DEFAULT '',
  ip_hash text NOT NULL DEFAULT '',
  hash bytea NOT NULL
);
CREATE INDEX audit_logs_by_store ON audit_logs (home_store_id, id DESC);
CREATE INDEX audit_logs_by_reach ON audit_logs USING gin (reach) WHERE home_store_id IS NULL;
ALTER TABLE audit_logs ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_logs FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON audit_logs TO store_app
  USING (home_store_id = current_setting('app.store_id')::bigint OR home_store_id IS NULL AND reach @> ARRAY[current_setting('app.store_id')::bigint])
  WITH CHECK (home_store_id = current_setting('app.store_id')::bigint);
GRANT SELECT, INSERT ON audit_logs TO store_app;
SELECT platform_table('audit_logs', 'SELECT, INSERT');

-- The end of each chain: of a store, or 0 for what belongs to none. Taken last in a transaction.
CREATE TABLE audit_chains (
  store_id bigint PRIMARY KEY,
  hash bytea NOT NULL
);
SELECT tenant_table('audit_chains'), platform_table('audit_chains', 'SELECT, INSERT, UPDATE');
