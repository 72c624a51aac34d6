-- People and programs that log in: administrators, app tokens and customers' accounts, their sessions,
-- the limits on their attempts, and the log of administrators' changes.

-- Scopes and administrators do not belong to a store. Each scope lists its stores.
CREATE TABLE scopes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  is_system boolean NOT NULL DEFAULT false,
  permissions jsonb NOT NULL,               -- resource:action values; "*" means all
  store_ids jsonb NOT NULL DEFAULT '[]'     -- empty means all stores
);
-- The index is not unique, because a unique name would reveal the scopes of other stores. Commands check
-- the name among the scopes of the same stores, one command at a time (ScopeNameTaken in store/repo).
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
  password_length int NOT NULL,             -- characters; without a second factor, a longer password is required
  totp_secret text NOT NULL DEFAULT '',     -- encrypted; empty without a second factor
  totp_last_step bigint NOT NULL DEFAULT 0, -- time step of the last accepted code; each code is accepted once
  totp_pending text NOT NULL DEFAULT '',    -- encrypted secret of an unconfirmed enrollment
  totp_pending_until timestamptz,
  recovery_codes text NOT NULL DEFAULT '',  -- encrypted JSON with hashes of random codes, each accepted once
  is_active boolean NOT NULL DEFAULT true,
  deactivated_on timestamptz,
  last_login_on timestamptz,
  -- Invited people have no permissions until they confirm the address with the mailed link.
  confirmed_on timestamptz,                 -- null means invited
  pending_email text NOT NULL DEFAULT '' CHECK (pending_email = lower(pending_email COLLATE "und-x-icu")), -- unconfirmed new address to which a link was mailed
  link_hash text NOT NULL DEFAULT '',       -- hash of the mailed link for the invitation or the new address; only one at a time
  link_until timestamptz,
  CONSTRAINT admin_users_invited CHECK (confirmed_on IS NOT NULL OR password_hash = '' AND totp_secret = '' AND pending_email = '')
);
-- Any number of stores may invite an address. The address belongs to an administrator only once it is
-- confirmed, so an invitation does not reveal whether other stores know the address.
CREATE UNIQUE INDEX admin_users_email_unique ON admin_users (email) WHERE confirmed_on IS NOT NULL;
CREATE INDEX admin_users_by_email ON admin_users (email);
CREATE UNIQUE INDEX admin_users_link_hash_unique ON admin_users (link_hash) WHERE link_hash <> '';

CREATE TABLE admin_user_scopes (
  admin_user_id bigint NOT NULL REFERENCES admin_users ON DELETE CASCADE,
  scope_id bigint NOT NULL CONSTRAINT scopes_in_use REFERENCES scopes,
  PRIMARY KEY (admin_user_id, scope_id)
);
CREATE INDEX admin_user_scopes_by_scope ON admin_user_scopes (scope_id);

-- Tokens of integrations. Each token belongs to exactly one store; only its SHA-256 hash is stored.
CREATE TABLE app_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,                     -- the first characters, which may be shown
  hash bytea NOT NULL CONSTRAINT app_tokens_hash_unique UNIQUE,
  scope_id bigint CONSTRAINT scopes_in_use_by_token REFERENCES scopes, -- a token has either a scope or permissions
  permissions jsonb NOT NULL DEFAULT '[]',
  api_version text NOT NULL,
  expires_on timestamptz,
  last_used_on timestamptz,
  last_used_ip text NOT NULL DEFAULT '',
  revoked_on timestamptz,
  created_by_user_id bigint REFERENCES admin_users,
  -- The permissions that the administrator who chose the scope had at that time. If the scope grows
  -- later, the token does not get permissions that the administrator lacked.
  scope_limit jsonb NOT NULL DEFAULT '["*"]',
  -- Hash of the secret before the latest rotation, and the time until which that secret is valid.
  previous_hash bytea CONSTRAINT app_tokens_previous_hash_unique UNIQUE,
  previous_secret_expires_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT app_tokens_previous_secret CHECK ((previous_hash IS NULL) = (previous_secret_expires_on IS NULL))
);
CREATE UNIQUE INDEX app_tokens_name_unique ON app_tokens (store_id, fold(name)) WHERE revoked_on IS NULL;
SELECT tenant_table('app_tokens'), platform_table('app_tokens', 'SELECT, UPDATE');

-- A login and the tokens that were issued for it. Reuse of a spent refresh token ends the login.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_user_id bigint REFERENCES admin_users ON DELETE CASCADE,
  account_id bigint,
  store_id bigint REFERENCES stores,        -- store of a customer's login
  customer_id bigint,
  user_agent text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  created_on timestamptz NOT NULL,
  last_used_on timestamptz NOT NULL,
  expires_on timestamptz NOT NULL,          -- expiry of the refresh token
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
  used_on timestamptz,                      -- when a refresh token was spent
  -- From this salt and the refresh token itself, which is not stored, the service derives the tokens that
  -- replaced the refresh token. A client that lost the response may therefore repeat the request. Only
  -- the refresh token that a login spent last has a salt, as long as the request may be repeated.
  renewal_salt bytea
);
CREATE INDEX session_tokens_by_session ON session_tokens (session_id);

SELECT platform_table('scopes', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('admin_users', 'SELECT, INSERT, UPDATE'),
  platform_table('admin_user_scopes', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('sessions', 'SELECT, INSERT, UPDATE, DELETE'),
  platform_table('session_tokens', 'SELECT, INSERT, UPDATE, DELETE');
-- If an administrator accepts a second invitation, their row stays and the invited row is deleted.
GRANT DELETE ON admin_users TO platform;
GRANT SELECT, INSERT, UPDATE ON sessions TO store_app; -- a change of a customer's status ends their logins in the same transaction
GRANT SELECT, INSERT, UPDATE, DELETE ON session_tokens TO store_app;
GRANT SELECT ON scopes, admin_users, admin_user_scopes TO store_app;

-- People with an e-mail address and a password. Accounts belong to no store: in a store, the person is a
-- customer. No list contains accounts; they are found by id or by e-mail address.
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email COLLATE "und-x-icu")) CONSTRAINT accounts_email_unique UNIQUE,
  password_hash text NOT NULL,
  verified_on timestamptz,                  -- when the person proved their ownership of the address
  secured_on timestamptz                    -- when the password or address last changed; this voids all codes mailed earlier, in every store
);

-- Mailed codes that were not used yet. A new code voids the earlier code. A code is valid only in the
-- store that mailed it.
CREATE TABLE account_codes (
  purpose text NOT NULL CHECK (purpose IN ('VERIFY_EMAIL', 'EMAIL_CHANGE', 'RESET_PASSWORD')),
  owner text NOT NULL,                      -- account/12, or email/… for an address without an account
  account_id bigint REFERENCES accounts ON DELETE CASCADE,
  email text NOT NULL,                      -- address that the code proves
  hash text NOT NULL,                       -- argon2id hash of a pin, or SHA-256 hash of a token
  tries int NOT NULL DEFAULT 0 CONSTRAINT account_codes_tries_limit CHECK (tries BETWEEN 0 AND 5),
  created_on timestamptz NOT NULL,
  expires_on timestamptz NOT NULL,
  store_id bigint NOT NULL REFERENCES stores,
  -- attempts of the account's owner, who is logged in; strangers cannot use up these attempts
  own_tries int NOT NULL DEFAULT 0 CONSTRAINT account_codes_own_tries_limit CHECK (own_tries BETWEEN 0 AND 5),
  PRIMARY KEY (store_id, purpose, owner)
);
CREATE UNIQUE INDEX account_codes_by_hash ON account_codes (hash);
CREATE INDEX account_codes_by_account ON account_codes (account_id);
CREATE INDEX account_codes_by_age ON account_codes (expires_on);

GRANT SELECT, INSERT, UPDATE ON accounts TO store_app;
SELECT platform_table('accounts', 'SELECT, UPDATE, DELETE'), tenant_table('account_codes'), platform_table('account_codes', 'SELECT, UPDATE, DELETE');

-- Requests of administrators for a new password. A job looks up the address and mails the link after the
-- response. The response therefore takes the same time for every address.
CREATE TABLE reset_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  created_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- end of the lease of the process that works on the row
  store_code text                           -- code of the store whose mail led to the page for forgotten passwords; that store sends the link; null means no store
);
SELECT platform_table('reset_requests', 'SELECT, INSERT, UPDATE, DELETE');

-- Idempotency keys of requests, committed before the operation runs.
CREATE TABLE idempotency_keys (
  scope bytea NOT NULL,                     -- SHA-256 hash of credential, method and path
  key text NOT NULL,
  request_hash bytea NOT NULL,
  command_id uuid NOT NULL,
  lease_until timestamptz NOT NULL,         -- end of the lease of the operation, after which it may run again
  status int,                               -- status of the stored response
  answer text,                              -- headers and body, encrypted
  created_on timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_on);
SELECT platform_table('idempotency_keys', 'SELECT, INSERT, UPDATE, DELETE');

-- Questions that calls of assistants ask a person, while the calls wait for the answer. The answer can reach
-- another process than the one that waits. The call deletes its question at its end.
CREATE TABLE agent_questions (
  store_id bigint NOT NULL REFERENCES stores,
  id uuid NOT NULL,
  app_token_id bigint NOT NULL,
  session_id uuid NOT NULL,                 -- session of the client that made the call
  call_id text NOT NULL,                    -- SHA-256 hash of the call's id in the session
  expires_on timestamptz NOT NULL,
  confirmed boolean,                        -- null means that no answer has come
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, app_token_id) REFERENCES app_tokens (store_id, id)
);
SELECT tenant_table('agent_questions'), platform_table('agent_questions', 'SELECT, INSERT, UPDATE, DELETE');

-- Rate limits by the GCRA algorithm: at full_on, all attempts are available again. Keys are hashes of a
-- purpose and an account or address.
CREATE TABLE throttles (
  key bytea PRIMARY KEY,
  full_on timestamptz NOT NULL,
  -- Limits that are exact for any period, such as 30 in any hour, need the times of the attempts in that
  -- period. There are never more times than the limit.
  tries timestamptz[] NOT NULL DEFAULT '{}'
);
CREATE INDEX throttles_by_age ON throttles (full_on);

-- Hashes of networks from which a person has logged in to an account or has paid. Attempts from these
-- networks are counted separately from attempts of strangers.
CREATE TABLE known_networks (
  key bytea PRIMARY KEY,
  seen_on timestamptz NOT NULL
);
CREATE INDEX known_networks_by_age ON known_networks (seen_on);
SELECT platform_table('throttles', 'SELECT, INSERT, UPDATE, DELETE'), platform_table('known_networks', 'SELECT, INSERT, UPDATE, DELETE');

-- take_tries counts one attempt against each throttle. If any throttle is used up, it counts the attempt
-- against no throttle. Throttles that count only failures, after the attempt, must have room. take_tries
-- returns 0, or the seconds to wait. The store's role calls it to count card attempts in the transaction
-- that writes the payment; the role has no other access to the table.
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

-- move_tries counts attempts or returns them once the outcome is known, in seconds for each throttle.
-- Positive seconds are added up to most; negative seconds return attempts. paid_from becomes a known
-- network unless it is null.
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

-- Changes by administrators and app tokens. Rows are only inserted. Each row has a hash over itself and
-- the row before it.
CREATE TABLE audit_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  home_store_id bigint REFERENCES stores,   -- null for logins, users and scopes, which belong to no store
  reach bigint[] NOT NULL DEFAULT '{}',     -- stores that list a row without home_store_id
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

-- The end of each chain of hashes: one chain per store, and the chain 0 for rows that belong to no store.
-- A transaction locks this row last.
CREATE TABLE audit_chains (
  store_id bigint PRIMARY KEY,
  hash bytea NOT NULL
);
SELECT tenant_table('audit_chains'), platform_table('audit_chains', 'SELECT, INSERT, UPDATE');
