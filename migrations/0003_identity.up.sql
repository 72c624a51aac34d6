-- People and programs that log in: administrators, app tokens and customers' accounts,
-- their sessions, the limits on their attempts, and the log of administrators' changes.

-- Scopes and administrators are no store's rows. Each scope names its stores.
CREATE TABLE scopes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_system boolean NOT NULL DEFAULT false,
  permissions jsonb NOT NULL,               -- resource:action values; "*" means all
  store_ids jsonb NOT NULL DEFAULT '[]'     -- empty means every store
);
-- Not unique: a taken name would reveal scopes of other stores. Commands check the name
-- among the scopes of the same stores, one after another (ScopeNameTaken in store/repo).
CREATE INDEX scopes_by_name ON scopes (fold(name));

CREATE TABLE admin_users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email COLLATE "und-x-icu")),
  first_name text,
  last_name text,
  phone_number text,
  password_hash text NOT NULL,
  password_length int NOT NULL,             -- in characters: without a second factor a longer one is required
  totp_secret text NOT NULL DEFAULT '',     -- sealed; empty without a second factor
  totp_last_step bigint NOT NULL DEFAULT 0, -- each code is accepted once
  totp_pending text NOT NULL DEFAULT '',    -- sealed; of an enrollment that is not confirmed yet
  totp_pending_until timestamptz,
  recovery_codes text NOT NULL DEFAULT '',  -- sealed JSON: hashes of random codes, each accepted once
  is_active boolean NOT NULL DEFAULT true,
  deactivated_on timestamptz,
  last_login_on timestamptz,
  -- An invited person has no rights until they confirm the address with the mailed link.
  confirmed_on timestamptz,                 -- null means invited
  pending_email text NOT NULL DEFAULT '' CHECK (pending_email = lower(pending_email COLLATE "und-x-icu")), -- mailed a link, not confirmed
  link_hash text NOT NULL DEFAULT '',       -- of the mailed link, for the invitation or the new address; one at a time
  link_until timestamptz,
  CONSTRAINT admin_users_invited CHECK (confirmed_on IS NOT NULL OR password_hash = '' AND totp_secret = '' AND pending_email = '')
);
-- Any number of stores may invite one address. It belongs to one administrator only when
-- it is confirmed, so an invitation does not reveal whether the address is known elsewhere.
CREATE UNIQUE INDEX admin_users_email_unique ON admin_users (email) WHERE confirmed_on IS NOT NULL;
CREATE INDEX admin_users_by_email ON admin_users (email);
CREATE UNIQUE INDEX admin_users_link_hash_unique ON admin_users (link_hash) WHERE link_hash <> '';

CREATE TABLE admin_user_scopes (
  admin_user_id bigint NOT NULL REFERENCES admin_users ON DELETE CASCADE,
  scope_id bigint NOT NULL CONSTRAINT scopes_in_use REFERENCES scopes,
  PRIMARY KEY (admin_user_id, scope_id)
);
CREATE INDEX admin_user_scopes_by_scope ON admin_user_scopes (scope_id);

-- Tokens of integrations. Each belongs to exactly one store; only its SHA-256 is stored.
CREATE TABLE app_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,                     -- the part that may be shown
  hash bytea NOT NULL CONSTRAINT app_tokens_hash_unique UNIQUE,
  scope_id bigint CONSTRAINT scopes_in_use_by_token REFERENCES scopes, -- either a scope or permissions
  permissions jsonb NOT NULL DEFAULT '[]',
  api_version text NOT NULL,
  expires_on timestamptz,
  last_used_on timestamptz,
  last_used_ip text NOT NULL DEFAULT '',
  revoked_on timestamptz,
  created_by_user_id bigint REFERENCES admin_users,
  -- The permissions of the person who gave the token its scope, at that time. A scope that
  -- grows later does not lift the token above them.
  scope_limit jsonb NOT NULL DEFAULT '["*"]',
  -- The secret before the latest rotation, and until when it works.
  previous_hash bytea CONSTRAINT app_tokens_previous_hash_unique UNIQUE,
  previous_secret_expires_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT app_tokens_previous_secret CHECK ((previous_hash IS NULL) = (previous_secret_expires_on IS NULL))
);
CREATE UNIQUE INDEX app_tokens_name_unique ON app_tokens (store_id, fold(name)) WHERE revoked_on IS NULL;
SELECT tenant_table('app_tokens'), platform_table('app_tokens', 'SELECT, UPDATE');

-- A login and the tokens that it gave out. Reuse of a spent refresh token ends the login.
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
  used_on timestamptz,                      -- a refresh token is spent
  -- From this and the refresh token itself, which is not stored, follow the tokens that it
  -- was spent for: a client that lost the response may repeat the request. Only the last
  -- refresh token that a login spent has it, and only as long as it may be repeated.
  renewal_salt bytea
);
CREATE INDEX session_tokens_by_session ON session_tokens (session_id);

SELECT platform_table('scopes', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('admin_users', 'SELECT, INSERT, UPDATE'),
  platform_table('admin_user_scopes', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('sessions', 'SELECT, INSERT, UPDATE, DELETE'),
  platform_table('session_tokens', 'SELECT, INSERT, UPDATE, DELETE');
-- An administrator who accepts a second invitation keeps their row; the invited one goes.
GRANT DELETE ON admin_users TO platform;
GRANT SELECT, INSERT, UPDATE ON sessions TO store_app; -- a customer's logins end with their status, in its transaction
GRANT SELECT, INSERT, UPDATE, DELETE ON session_tokens TO store_app;
GRANT SELECT ON scopes, admin_users, admin_user_scopes TO store_app;

-- A person with an e-mail address and a password. Accounts belong to no store: in a store
-- the person is a customer. No list shows them; they are found by id or by e-mail address.
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email COLLATE "und-x-icu")) CONSTRAINT accounts_email_unique UNIQUE,
  password_hash text NOT NULL,
  verified_on timestamptz,                  -- when the person proved that they own the address
  secured_on timestamptz                    -- codes mailed earlier are void in every store: the password or address changed since
);

-- Mailed codes that were not used yet. A new one voids the one before. A code is good
-- only in the store that mailed it.
CREATE TABLE account_codes (
  purpose text NOT NULL CHECK (purpose IN ('VERIFY_EMAIL', 'EMAIL_CHANGE', 'RESET_PASSWORD')),
  owner text NOT NULL,                      -- account/12, or email/… without an account
  account_id bigint REFERENCES accounts ON DELETE CASCADE,
  email text NOT NULL,                      -- the address that the code proves
  hash text NOT NULL,                       -- argon2id of a pin, SHA-256 of a token
  tries int NOT NULL DEFAULT 0 CONSTRAINT account_codes_tries_limit CHECK (tries BETWEEN 0 AND 5),
  created_on timestamptz NOT NULL,
  expires_on timestamptz NOT NULL,
  store_id bigint NOT NULL REFERENCES stores,
  -- tries of the account's owner, who is logged in; strangers do not use them up
  own_tries int NOT NULL DEFAULT 0 CONSTRAINT account_codes_own_tries_limit CHECK (own_tries BETWEEN 0 AND 5),
  PRIMARY KEY (store_id, purpose, owner)
);
CREATE UNIQUE INDEX account_codes_by_hash ON account_codes (hash);
CREATE INDEX account_codes_by_account ON account_codes (account_id);
CREATE INDEX account_codes_by_age ON account_codes (expires_on);

GRANT SELECT, INSERT, UPDATE ON accounts TO store_app;
SELECT platform_table('accounts', 'SELECT, UPDATE, DELETE'), tenant_table('account_codes'), platform_table('account_codes', 'SELECT, UPDATE, DELETE');

-- Requests for a new password of an administrator. A job looks the address up and mails
-- after the response, which takes the same time for every address.
CREATE TABLE reset_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  created_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- while a process works on it
  store_code text                           -- of the store whose mail led to the page for forgotten passwords, and which sends the link; null means none did
);
SELECT platform_table('reset_requests', 'SELECT, INSERT, UPDATE, DELETE');

-- Idempotency keys of the edge, committed before the operation runs.
CREATE TABLE idempotency_keys (
  scope bytea NOT NULL,                     -- SHA-256 of credential, method and path
  key text NOT NULL,
  request_hash bytea NOT NULL,
  command_id uuid NOT NULL,
  lease_until timestamptz NOT NULL,         -- while the operation runs; after the lease it may run again
  status int,                               -- of the stored response
  answer text,                              -- sealed: headers and body
  created_on timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_on);
SELECT platform_table('idempotency_keys', 'SELECT, INSERT, UPDATE, DELETE');

-- Rate limits by GCRA: full_on is when all tries are available again. Keys are hashes of a
-- purpose and an account or address.
CREATE TABLE throttles (
  key bytea PRIMARY KEY,
  full_on timestamptz NOT NULL,
  -- Limits that are exact for any period, such as 30 in any hour, need the times of the
  -- tries in it. There are never more of them than the limit.
  tries timestamptz[] NOT NULL DEFAULT '{}'
);
CREATE INDEX throttles_by_age ON throttles (full_on);

-- Networks from which a person logged in to an account or paid, as hashes. Their tries are
-- counted apart from those of strangers.
CREATE TABLE known_networks (
  key bytea PRIMARY KEY,
  seen_on timestamptz NOT NULL
);
CREATE INDEX known_networks_by_age ON known_networks (seen_on);
SELECT platform_table('throttles', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('known_networks', 'SELECT, INSERT, UPDATE, DELETE');

-- take_tries counts one try against each throttle, or against none if one of them is used
-- up. Throttles that count failures only, after them, need room. It returns 0, or the
-- seconds to wait. The store's role counts tries of cards in the transaction that writes
-- the payment; it has no other access to the table.
CREATE FUNCTION take_tries(keys bytea[], every float8[], burst int[], later boolean[], ahead float8) RETURNS float8
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := clock_timestamp() + make_interval(secs => ahead);
  full_at timestamptz;
  wait float8 := 0;
BEGIN
  FOR i IN 1 .. cardinality(keys) LOOP
    IF later[i] THEN
      SELECT full_on INTO full_at FROM throttles WHERE key = keys[i];
      CONTINUE WHEN NOT FOUND OR full_at + make_interval(secs => every[i]) <= at + make_interval(secs => every[i] * burst[i]);
    ELSE
      INSERT INTO throttles AS t (key, full_on) VALUES (keys[i], at + make_interval(secs => every[i]))
        ON CONFLICT (key) DO UPDATE SET full_on = greatest(t.full_on, at) + make_interval(secs => every[i])
        WHERE greatest(t.full_on, at) + make_interval(secs => every[i]) <= at + make_interval(secs => every[i] * burst[i]);
      CONTINUE WHEN FOUND;
      SELECT full_on INTO full_at FROM throttles WHERE key = keys[i];
    END IF;
    wait := greatest(extract(epoch FROM full_at - at)::float8 - every[i] * (burst[i] - 1), 0.001);
    RAISE EXCEPTION 'used up' USING ERRCODE = 'TR001';
  END LOOP;
  RETURN 0;
EXCEPTION WHEN SQLSTATE 'TR001' THEN
  RETURN wait;
END $$;

-- move_tries counts tries or returns them after the outcome is known, as seconds of each
-- throttle. Positive seconds add up to most; negative ones return tries. paid_from becomes
-- a known network unless it is null.
CREATE FUNCTION move_tries(keys bytea[], seconds float8[], most float8[], paid_from bytea, seen timestamptz, ahead float8) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := clock_timestamp() + make_interval(secs => ahead);
BEGIN
  FOR i IN 1 .. cardinality(keys) LOOP
    IF seconds[i] < 0 THEN
      UPDATE throttles SET full_on = full_on + make_interval(secs => seconds[i]) WHERE key = keys[i];
    ELSE
      INSERT INTO throttles AS t (key, full_on) VALUES (keys[i], at + make_interval(secs => seconds[i]))
        ON CONFLICT (key) DO UPDATE SET full_on = least(greatest(t.full_on, at) + make_interval(secs => seconds[i]), greatest(t.full_on, at + make_interval(secs => most[i])));
    END IF;
  END LOOP;
  IF paid_from IS NOT NULL THEN
    INSERT INTO known_networks AS k (key, seen_on) VALUES (paid_from, seen)
      ON CONFLICT (key) DO UPDATE SET seen_on = excluded.seen_on WHERE k.seen_on < excluded.seen_on - interval '1 day';
  END IF;
END $$;

CREATE FUNCTION network_known(wanted bytea) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS 'SELECT EXISTS (SELECT FROM known_networks WHERE key = wanted)';

REVOKE EXECUTE ON FUNCTION take_tries, move_tries, network_known FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_tries, move_tries, network_known TO store_app;

-- Changes by administrators and app tokens. Rows are only added, each with a hash over
-- itself and the row before it.
CREATE TABLE audit_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  home_store_id bigint REFERENCES stores,   -- null for logins, users and scopes, which belong to no store
  reach bigint[] NOT NULL DEFAULT '{}',     -- the stores that list a row without home_store_id
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
CREATE INDEX audit_logs_by_reach ON audit_logs USING gin (reach) WHERE home_store_id IS NULL;
CREATE INDEX audit_logs_by_time ON audit_logs (home_store_id, created_on DESC, id DESC) WHERE home_store_id IS NOT NULL;
CREATE INDEX audit_logs_by_object ON audit_logs (home_store_id, object_id, created_on DESC, id DESC) WHERE home_store_id IS NOT NULL;
ALTER TABLE audit_logs ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_logs FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON audit_logs TO store_app
  USING (home_store_id = current_setting('app.store_id')::bigint OR home_store_id IS NULL AND reach @> ARRAY[current_setting('app.store_id')::bigint])
  WITH CHECK (home_store_id = current_setting('app.store_id')::bigint);
GRANT SELECT, INSERT ON audit_logs TO store_app;
SELECT platform_table('audit_logs', 'SELECT, INSERT');

-- The end of each chain of hashes: of a store, or 0 for rows that belong to none. A
-- transaction takes it last.
CREATE TABLE audit_chains (
  store_id bigint PRIMARY KEY,
  hash bytea NOT NULL
);
SELECT tenant_table('audit_chains'), platform_table('audit_chains', 'SELECT, INSERT, UPDATE');
