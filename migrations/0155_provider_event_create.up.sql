-- What payment services tell by themselves: verified, and kept as it came, once. What
-- has a due time is still to be worked off.
CREATE TABLE provider_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when it came first
  payment_provider_id bigint NOT NULL,
  provider_code text NOT NULL,
  event_id text NOT NULL,                   -- the service's
  event_type text NOT NULL,                 -- in the service's words
  subject text NOT NULL,
  reference text NOT NULL,                  -- the service's, of the subject
  body bytea NOT NULL,
  due_on timestamptz,
  attempts int NOT NULL DEFAULT 0,
  last_error text NOT NULL DEFAULT '',
  ended_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT provider_events_once UNIQUE (store_id, payment_provider_id, event_id),
  CONSTRAINT provider_events_ended CHECK ((due_on IS NULL) = (ended_on IS NOT NULL))
);
CREATE INDEX provider_events_due ON provider_events (due_on) WHERE due_on IS NOT NULL;
CREATE INDEX provider_events_by_end ON provider_events (ended_on) WHERE ended_on IS NOT NULL;
SELECT tenant_table('provider_events'), platform_table('provider_events', 'SELECT, DELETE');
GRANT UPDATE (due_on) ON provider_events TO platform;

-- Accounts whose service tells by itself: the secret that it signs with, when it is to
-- be asked to tell, and how its notices fare.
ALTER TABLE payment_providers
  ADD notice_secret text NOT NULL DEFAULT '', -- sealed
  ADD subscribe_on timestamptz,
  ADD noticed_on timestamptz,
  ADD notice_refused_on timestamptz;
CREATE INDEX payment_providers_to_subscribe ON payment_providers (subscribe_on) WHERE subscribe_on IS NOT NULL;
GRANT SELECT (subscribe_on), UPDATE (subscribe_on) ON payment_providers TO platform;
SELECT force_tenants(false);
UPDATE payment_providers SET subscribe_on = now() WHERE provider_code = 'SANDBOX';
SELECT force_tenants(true);
