-- A person with an e-mail address and a password. Accounts belong to no store;
-- what a person is in a store is a customer. Nothing lists them: they are
-- reached by id or by e-mail only.
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email)) CONSTRAINT accounts_email_unique UNIQUE,
  password_hash text NOT NULL,
  verified_on timestamptz                   -- when the person proved to own the address
);

-- Proofs that were mailed and are waited for. A new one voids the one before.
CREATE TABLE account_codes (
  purpose text NOT NULL CHECK (purpose IN ('VERIFY_EMAIL', 'EMAIL_CHANGE', 'RESET_PASSWORD')),
  owner text NOT NULL,                      -- account/12; email/… of somebody without an account
  account_id bigint REFERENCES accounts ON DELETE CASCADE,
  email text NOT NULL,                      -- what it proves to own
  hash text NOT NULL,                       -- argon2id of a pin, SHA-256 of a token
  tries int NOT NULL DEFAULT 0 CONSTRAINT account_codes_tries_limit CHECK (tries BETWEEN 0 AND 5),
  created_on timestamptz NOT NULL,
  expires_on timestamptz NOT NULL,
  PRIMARY KEY (purpose, owner)
);
CREATE UNIQUE INDEX account_codes_by_hash ON account_codes (hash);
CREATE INDEX account_codes_by_account ON account_codes (account_id);
CREATE INDEX account_codes_by_age ON account_codes (expires_on);

GRANT SELECT, INSERT, UPDATE ON accounts TO store_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON account_codes TO store_app;
SELECT platform_table('accounts', 'SELECT, UPDATE, DELETE'), platform_table('account_codes', 'SELECT, UPDATE, DELETE');
