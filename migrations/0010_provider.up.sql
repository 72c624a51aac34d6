-- The services that a store is connected to: accounts at payment services, tax and commission services,
-- the reports and notices that are exchanged with these services, and the built-in payment sandbox.

CREATE TABLE payment_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  provider_code text NOT NULL,
  display_name text NOT NULL,
  is_active boolean NOT NULL,
  is_default boolean NOT NULL,
  priority int NOT NULL DEFAULT 0,
  livemode boolean NOT NULL,
  payment_types jsonb NOT NULL,
  currency_codes jsonb NOT NULL DEFAULT '[]', -- empty means all currencies of the store
  country_codes jsonb NOT NULL DEFAULT '[]',  -- countries of the billing address; empty means all
  min_amount numeric(20,4),
  max_amount numeric(20,4),
  capture_mode text CHECK (capture_mode IN ('AUTOMATIC', 'ON_FULFILLMENT', 'MANUAL')),
  public_config jsonb NOT NULL DEFAULT '{}',
  credentials text NOT NULL DEFAULT '',     -- encrypted JSON
  masked jsonb NOT NULL DEFAULT '{}',       -- parts of the credentials that may be shown
  -- A random prefix of idempotency keys. Without it, keys would repeat when a fresh database uses the
  -- same account, because ids repeat.
  namespace text NOT NULL,
  notice_secret text NOT NULL DEFAULT '',   -- encrypted key with which the service signs its notices
  subscribe_on timestamptz,                 -- when to request notices from the service
  noticed_on timestamptz,
  notice_refused_on timestamptz,
  -- Once a day the job asks the service for all recent changes, in case notices were lost.
  reconcile_on timestamptz,
  reconciled_on timestamptz,                -- time up to which the service's records were read
  reconcile_cursor text NOT NULL DEFAULT '', -- where an unfinished list continues
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX payment_providers_name_unique ON payment_providers (store_id, fold(display_name));
CREATE UNIQUE INDEX payment_providers_one_default ON payment_providers (store_id) WHERE is_default;
CREATE INDEX payment_providers_to_subscribe ON payment_providers (subscribe_on) WHERE subscribe_on IS NOT NULL;
CREATE INDEX payment_providers_to_reconcile ON payment_providers (reconcile_on) WHERE reconcile_on IS NOT NULL;
SELECT tenant_table('payment_providers');
-- Jobs read which account their work belongs to and when it is due, and claim the work.
CREATE POLICY platform ON payment_providers TO platform USING (true);
GRANT SELECT (id, store_id, provider_code, subscribe_on, reconcile_on), UPDATE (subscribe_on, reconcile_on) ON payment_providers TO platform;

CREATE TABLE tax_providers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores CONSTRAINT tax_providers_one UNIQUE,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  provider_code text NOT NULL,
  is_active boolean NOT NULL,
  nexus jsonb NOT NULL DEFAULT '[]',
  origin_address jsonb,
  commit_on_capture boolean NOT NULL DEFAULT false,
  fallback text NOT NULL CHECK (fallback IN ('BLOCK', 'USE_MANUAL_RATES')),
  timeout_ms int NOT NULL,
  base_url text,                            -- base URL of a service that implements the tax contract
  credentials text NOT NULL DEFAULT '',     -- encrypted
  masked jsonb NOT NULL DEFAULT '{}',
  former_until timestamptz,                 -- until this time the former credentials are accepted
  UNIQUE (store_id, id),
  CONSTRAINT tax_providers_reached CHECK (provider_code <> 'HTTP' OR base_url IS NOT NULL AND credentials <> ''),
  CONSTRAINT tax_providers_stripe CHECK (provider_code <> 'STRIPE_TAX' OR base_url IS NULL AND credentials <> '')
);
SELECT tenant_table('tax_providers');

-- Reports to the tax service. Each report has its own task, which sends it once.
CREATE TABLE tax_reports (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  refund_id bigint,                         -- null means that the report is about the charges of the order
  kind text NOT NULL CHECK (kind IN ('COMMIT', 'REFUND', 'VOID')),
  tax_total numeric(20,4) NOT NULL,
  total numeric(20,4) NOT NULL,
  settled_on timestamptz,                   -- time when the report was sent or replaced by a later report
  call_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''), -- see call_key of payments
  -- A hash of the charges that the report is about. Because of this hash, an edit is also reported if it
  -- changes the address, the date or the goods but no sum.
  content text NOT NULL DEFAULT '',         -- empty means that no hash was stored
  UNIQUE (store_id, id),
  CONSTRAINT tax_reports_about CHECK (kind = 'VOID' OR (kind = 'REFUND') = (refund_id IS NOT NULL)),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id)
);
CREATE INDEX tax_reports_by_order ON tax_reports (store_id, order_id, id);
CREATE INDEX tax_reports_by_refund ON tax_reports (store_id, refund_id) WHERE refund_id IS NOT NULL;

-- The transactions that Stripe Tax has stored for an order, and the quote on which they are based.
CREATE TABLE tax_books (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  content text NOT NULL,                    -- JSON of the provider's package
  UNIQUE (store_id, id),
  UNIQUE (store_id, order_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
SELECT tenant_table('tax_reports'), tenant_table('tax_books');
REVOKE DELETE ON tax_reports, tax_books FROM store_app;

CREATE TABLE commission_providers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores CONSTRAINT commission_providers_one UNIQUE,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  provider_code text NOT NULL,
  display_name text,
  is_active boolean NOT NULL DEFAULT false,
  base_url text,
  sync_customers boolean NOT NULL DEFAULT false,
  sync_orders boolean NOT NULL DEFAULT false,
  qualifying_on text NOT NULL CHECK (qualifying_on IN ('PAID', 'FULFILLED')),
  volume_field text,
  sso_enabled boolean NOT NULL DEFAULT false,
  referrer_parameter text,
  last_synced_on timestamptz,
  credentials text NOT NULL DEFAULT '',     -- encrypted
  masked jsonb NOT NULL DEFAULT '{}',
  former_until timestamptz,                 -- until this time the former credentials are accepted
  attribution_days int NOT NULL DEFAULT 30 CHECK (attribution_days BETWEEN 1 AND 365),
  connection int NOT NULL DEFAULT 0,        -- number of services that the store was connected to so far
  connected_on timestamptz,                 -- when the store was connected to the current service
  UNIQUE (store_id, id),
  CONSTRAINT commission_providers_reached CHECK (provider_code <> 'HTTP' OR base_url IS NOT NULL AND credentials <> '' AND connected_on IS NOT NULL)
);

-- A customer of the store at a commission service.
CREATE TABLE commission_customers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  connection int NOT NULL,                  -- number of the connection to the service
  wanted text NOT NULL DEFAULT '',          -- digest of the data that the service should have
  provider_customer_id text,                -- null means that the service has not assigned an id
  referrer_code text,                       -- the customer's own code, by which they refer other people
  UNIQUE (store_id, id),
  CONSTRAINT commission_customers_one UNIQUE (store_id, customer_id, connection),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id)
);

-- Reports to the commission service. Each report has its own task, which sends it once.
CREATE TABLE commission_reports (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  connection int NOT NULL,
  order_id bigint NOT NULL,
  refund_id bigint,
  chargeback_id bigint,
  kind text NOT NULL CHECK (kind IN ('QUALIFIED', 'CANCELLED', 'REVERSED', 'UNDONE')),
  content text NOT NULL,                    -- digest of the sold lines of the order
  settled_on timestamptz,                   -- time when the report was sent or replaced by a later report
  call_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''), -- see call_key of payments
  UNIQUE (store_id, id),
  CONSTRAINT commission_reports_about CHECK ((kind IN ('REVERSED', 'UNDONE')) = (refund_id IS NOT NULL OR chargeback_id IS NOT NULL) AND (refund_id IS NULL OR chargeback_id IS NULL)),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id),
  FOREIGN KEY (store_id, chargeback_id) REFERENCES chargebacks (store_id, id)
);
CREATE INDEX commission_reports_by_order ON commission_reports (store_id, order_id, id);
CREATE INDEX commission_reports_by_refund ON commission_reports (store_id, refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX commission_reports_by_chargeback ON commission_reports (store_id, chargeback_id) WHERE chargeback_id IS NOT NULL;

-- The owners of referrer codes, as last described by commission services.
CREATE TABLE referrers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  connection int NOT NULL,
  code text NOT NULL,
  display_name text NOT NULL,
  avatar_url text,
  site_url text,
  is_active boolean NOT NULL,
  provider_customer_id text,                -- id of the owner as a customer of the service; null means none
  checked_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT referrers_code_unique UNIQUE (store_id, connection, code)
);
SELECT tenant_table('commission_providers'), tenant_table('commission_customers'), tenant_table('commission_reports'), tenant_table('referrers');
REVOKE DELETE ON commission_customers, commission_reports FROM store_app;

-- Notices from payment and commission services, verified and stored once as received. A notice with a due
-- time is not processed yet. Notices of commission services are processed by tasks.
CREATE TABLE provider_events (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,          -- when the notice was first received
  payment_provider_id bigint,
  provider_code text NOT NULL,
  event_id text NOT NULL,                   -- id that the service assigned
  event_type text NOT NULL,                 -- type as named by the service
  subject text NOT NULL,
  reference text NOT NULL,                  -- the service's reference of the notice's subject
  body bytea NOT NULL,
  due_on timestamptz,
  attempts int NOT NULL DEFAULT 0,
  last_error text NOT NULL DEFAULT '',
  ended_on timestamptz,
  commission_provider_id bigint,
  UNIQUE (store_id, id),
  CONSTRAINT provider_events_of CHECK ((payment_provider_id IS NULL) <> (commission_provider_id IS NULL)),
  CONSTRAINT provider_events_once UNIQUE (store_id, payment_provider_id, event_id),
  CONSTRAINT provider_events_commission_once UNIQUE (store_id, commission_provider_id, event_id),
  CONSTRAINT provider_events_ended CHECK ((due_on IS NULL) = (ended_on IS NOT NULL)),
  CONSTRAINT provider_events_commission_ended CHECK (commission_provider_id IS NULL OR ended_on IS NOT NULL)
);
CREATE INDEX provider_events_due ON provider_events (due_on) WHERE due_on IS NOT NULL;
CREATE INDEX provider_events_by_end ON provider_events (ended_on) WHERE ended_on IS NOT NULL;
SELECT tenant_table('provider_events'), platform_table('provider_events', 'SELECT, DELETE');
GRANT UPDATE (due_on) ON provider_events TO platform;

-- The ledgers of the built-in payment sandbox. They stand for the gateway's own data and belong to no
-- store. They are in a schema that the platform's roles cannot access, and are written over separate
-- connections. A rolled-back transaction of the platform therefore undoes nothing at the gateway.
CREATE SCHEMA sandbox;

-- Each idempotency key with its request and its result.
CREATE TABLE sandbox.entries (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL CONSTRAINT entries_key_unique UNIQUE,
  entry jsonb NOT NULL
);
CREATE INDEX entries_by_reference ON sandbox.entries ((entry->'result'->>'reference'));

-- merchant is the gateway's name for the store.
CREATE TABLE sandbox.payments (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT payments_reference_unique UNIQUE,
  merchant bigint NOT NULL,
  token text NOT NULL,
  currency text NOT NULL,
  authorized numeric(20,4) NOT NULL CONSTRAINT payments_authorized CHECK (authorized >= 0),
  captured numeric(20,4) NOT NULL CONSTRAINT captured_within_authorized CHECK (captured BETWEEN 0 AND authorized AND (confirmed OR captured = 0)),
  refunded numeric(20,4) NOT NULL CONSTRAINT refunded_within_captured CHECK (refunded BETWEEN 0 AND captured),
  confirmed boolean NOT NULL,
  voided boolean NOT NULL,
  key text NOT NULL DEFAULT '',
  account bigint NOT NULL DEFAULT 0
);

-- Cards that the sandbox saves for customers.
CREATE TABLE sandbox.instruments (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT instruments_reference_unique UNIQUE,
  merchant bigint NOT NULL,
  customer bigint NOT NULL,
  token text NOT NULL,
  account bigint NOT NULL DEFAULT 0
);

CREATE TABLE sandbox.disputes (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT disputes_reference_unique UNIQUE,
  dispute jsonb NOT NULL
);

-- Every change. A row with a due time has not been sent to its subscriber yet.
CREATE TABLE sandbox.notices (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant bigint NOT NULL,
  account bigint NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  created_on timestamptz NOT NULL,
  due_on timestamptz,
  attempts int NOT NULL DEFAULT 0
);
CREATE INDEX notices_due ON sandbox.notices (due_on) WHERE due_on IS NOT NULL;
CREATE INDEX notices_by_account ON sandbox.notices (merchant, account, sequence);

CREATE TABLE sandbox.subscribers (
  merchant bigint NOT NULL,
  account bigint NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  PRIMARY KEY (merchant, account)
);
