-- When something is to be done for a subscription, whatever it is: one column, so
-- that one index finds the work of a store, however many subscriptions there are.
ALTER TABLE subscriptions
  ADD next_on timestamptz GENERATED ALWAYS AS (LEAST(due_at, retry_on, resume_on, final_on, remind_on)) STORED,
  -- one whose renewals gave up is tried again with another card
  DROP CONSTRAINT subscriptions_due,
  ADD CONSTRAINT subscriptions_due CHECK (status = 'ACTIVE' OR due_at IS NULL AND final_on IS NULL AND remind_on IS NULL AND (retry_on IS NULL OR status = 'TERMINAL_FAILED'));
CREATE INDEX subscriptions_work ON subscriptions (store_id, next_on) WHERE next_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_work_of_clock ON subscriptions (test_clock_id, next_on) WHERE next_on IS NOT NULL AND test_clock_id IS NOT NULL;
DROP INDEX subscriptions_to_resume, subscriptions_to_end, subscriptions_to_remind;
-- Of one account of a store only so much is done at once: claims read which it is.
GRANT SELECT (id, store_id, payment_provider_id) ON customer_payment_methods TO platform;
CREATE POLICY platform ON customer_payment_methods TO platform USING (true);
GRANT SELECT (id, store_id, provider_code) ON payment_providers TO platform;
CREATE POLICY platform ON payment_providers TO platform USING (true);

-- A customer's own time, in stores that are not live: what their subscriptions do
-- by themselves is moved on by hand.
CREATE TABLE test_clocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that made it, or moved it last
  customer_id bigint NOT NULL,
  shows timestamptz NOT NULL,               -- what was due before is done
  target timestamptz CHECK (target > shows), -- while it is being moved
  failure_detail text,
  claimed_until timestamptz,                -- a process is at it
  UNIQUE (store_id, id),
  CONSTRAINT test_clocks_customer_unique UNIQUE (store_id, customer_id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id)
);
CREATE INDEX test_clocks_moving ON test_clocks (claimed_until) WHERE target IS NOT NULL;
SELECT tenant_table('test_clocks'), platform_table('test_clocks', 'SELECT');
SELECT force_tenants(false);
GRANT UPDATE (claimed_until) ON test_clocks TO platform;
ALTER TABLE subscriptions ADD FOREIGN KEY (store_id, test_clock_id) REFERENCES test_clocks (store_id, id);
SELECT force_tenants(true);
