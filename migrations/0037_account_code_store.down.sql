DROP TABLE known_networks;
DROP INDEX customers_by_email;
ALTER TABLE accounts DROP COLUMN secured_on;
DROP POLICY platform ON account_codes;
DROP POLICY tenant ON account_codes;
ALTER TABLE account_codes NO FORCE ROW LEVEL SECURITY;
ALTER TABLE account_codes DISABLE ROW LEVEL SECURITY;
DELETE FROM account_codes;
ALTER TABLE account_codes DROP CONSTRAINT account_codes_pkey, DROP COLUMN store_id, DROP COLUMN own_tries, ADD PRIMARY KEY (purpose, owner);
