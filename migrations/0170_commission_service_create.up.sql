-- A commission service that speaks our contract for it, and what it is told.
ALTER TABLE commission_providers
  ADD credentials text NOT NULL DEFAULT '', -- sealed
  ADD masked jsonb NOT NULL DEFAULT '{}',
  ADD former_until timestamptz,
  ADD attribution_days int NOT NULL DEFAULT 30 CHECK (attribution_days BETWEEN 1 AND 365),
  ADD connection int NOT NULL DEFAULT 0,    -- counts the services that the store was connected to
  ADD connected_on timestamptz,             -- to the present one
  ADD CONSTRAINT commission_providers_reached CHECK (provider_code <> 'HTTP' OR base_url IS NOT NULL AND credentials <> '' AND connected_on IS NOT NULL);
ALTER TABLE stores ADD commission_service boolean NOT NULL DEFAULT false;
ALTER TABLE carts ADD referred_on timestamptz; -- when the code was given last
-- What a customer is called at a service: see commission_customers.
ALTER TABLE customers DROP commission_provider_id;
CREATE TABLE commission_customers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  connection int NOT NULL,                  -- of which service
  wanted text NOT NULL DEFAULT '',          -- stands for what the service is to know of the customer
  provider_customer_id text,                -- null: the service has not said
  referrer_code text,                       -- the customer's own code, which others come by
  UNIQUE (store_id, id),
  CONSTRAINT commission_customers_one UNIQUE (store_id, customer_id, connection),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id)
);
SELECT tenant_table('commission_customers');
REVOKE DELETE ON commission_customers FROM store_app;
-- What a commission service is to be told, each row once, by the task of its own.
CREATE TABLE commission_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  connection int NOT NULL,
  order_id bigint NOT NULL,
  refund_id bigint,
  chargeback_id bigint,
  kind text NOT NULL CHECK (kind IN ('QUALIFIED', 'CANCELLED', 'REVERSED', 'UNDONE')),
  content text NOT NULL,                    -- stands for what the order sold
  settled_on timestamptz,                   -- when it was told, or a later report made that needless
  UNIQUE (store_id, id),
  CONSTRAINT commission_reports_about CHECK ((kind IN ('REVERSED', 'UNDONE')) = (refund_id IS NOT NULL OR chargeback_id IS NOT NULL) AND (refund_id IS NULL OR chargeback_id IS NULL)),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id),
  FOREIGN KEY (store_id, chargeback_id) REFERENCES chargebacks (store_id, id)
);
CREATE INDEX commission_reports_by_order ON commission_reports (store_id, order_id, id);
CREATE INDEX commission_reports_by_refund ON commission_reports (store_id, refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX commission_reports_by_chargeback ON commission_reports (store_id, chargeback_id) WHERE chargeback_id IS NOT NULL;
SELECT tenant_table('commission_reports');
REVOKE DELETE ON commission_reports FROM store_app;
-- Whom codes belong to, as services said last.
CREATE TABLE referrers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
  provider_customer_id text,                -- of the customer who they are at the service; null: of none
  checked_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT referrers_code_unique UNIQUE (store_id, connection, code)
);
SELECT tenant_table('referrers');
