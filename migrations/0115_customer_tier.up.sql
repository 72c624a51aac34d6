SELECT force_tenants(false);
-- Who gave a customer the account type, and when the daily check moved them last.
ALTER TABLE customers
  ADD account_type_source text NOT NULL DEFAULT 'DEFAULT' CHECK (account_type_source IN ('DEFAULT', 'AUTOMATIC', 'ADMIN')),
  ADD tier_moved_on timestamptz;
UPDATE customers c SET account_type_source = 'ADMIN' FROM stores s WHERE s.id = c.store_id AND c.account_type_id <> (s.settings->>'defaultAccountTypeId')::bigint;
-- The daily check of a store's automatic tiers: the day, in the store's time, that
-- was checked last or is being checked, and the last customer that was looked at.
CREATE TABLE tier_checks (
  store_id bigint PRIMARY KEY REFERENCES stores,
  day date NOT NULL,
  after_id bigint,                          -- null: the day is done
  claimed_until timestamptz NOT NULL
);
SELECT tenant_table('tier_checks'), platform_table('tier_checks', 'SELECT, INSERT, UPDATE'), platform_table('account_types', 'SELECT');
SELECT force_tenants(true);
