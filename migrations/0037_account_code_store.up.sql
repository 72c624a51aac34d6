-- A mailed code belongs to the store that mailed it, and is good there only. Those
-- that are on their way live for minutes: they are asked for again.
DELETE FROM account_codes;
ALTER TABLE account_codes
  ADD store_id bigint NOT NULL REFERENCES stores,
  -- tries of the account's owner, who is logged in; strangers do not use them up
  ADD own_tries int NOT NULL DEFAULT 0 CONSTRAINT account_codes_own_tries_limit CHECK (own_tries BETWEEN 0 AND 5),
  DROP CONSTRAINT account_codes_pkey,
  ADD PRIMARY KEY (store_id, purpose, owner);
SELECT tenant_table('account_codes');
CREATE POLICY platform ON account_codes TO platform USING (true) WITH CHECK (true);

-- Codes that were mailed before this moment are void, in every store: the
-- password or the address has changed since.
ALTER TABLE accounts ADD secured_on timestamptz;

CREATE INDEX customers_by_email ON customers (email);

-- Networks from which somebody has logged in to an account, as hashes. Tries from
-- them are counted apart from those of strangers.
CREATE TABLE known_networks (
  key bytea PRIMARY KEY,
  seen_on timestamptz NOT NULL
);
CREATE INDEX known_networks_by_age ON known_networks (seen_on);
SELECT platform_table('known_networks', 'SELECT, INSERT, UPDATE, DELETE');
