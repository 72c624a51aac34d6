-- How a store counted its days before its zone or its hour changed: a job derives again
-- what its subscriptions have planned by that, some at a time.
CREATE TABLE calendar_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,
  timezone text NOT NULL,
  renewal_hour int NOT NULL,
  reached bigint NOT NULL DEFAULT 0,        -- the last subscription that is done
  claimed_until timestamptz,                -- a process is at it
  UNIQUE (store_id, id)
);
SELECT tenant_table('calendar_changes'), platform_table('calendar_changes', 'SELECT');
GRANT UPDATE (claimed_until) ON calendar_changes TO platform;
