-- The slots of a subscription's schedule, as far as something happened to them: the
-- next one has no row until it is charged or skipped. A row is made once for each,
-- whatever dies, and ends CHARGED, SKIPPED or FAILED.
CREATE TABLE renewals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_id bigint NOT NULL,
  slot int NOT NULL,
  processing_date date NOT NULL,
  status text NOT NULL CHECK (status IN ('SCHEDULED', 'PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER', 'CHARGED', 'SKIPPED', 'FAILED')),
  cycle_number int,                         -- of a charged one
  order_id bigint,                          -- the draft or order that it is charged by
  attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0), -- payments that were begun
  failed_attempts int NOT NULL DEFAULT 0 CHECK (failed_attempts <= attempts), -- those that count as failures
  failure_class text NOT NULL DEFAULT '',
  failure_code text NOT NULL DEFAULT '',
  failed_on timestamptz,
  wait_until timestamptz,                   -- for stock: then it is skipped
  ended_on timestamptz,
  claimed_until timestamptz,                -- a process is at it
  UNIQUE (store_id, id),
  CONSTRAINT renewals_slot_unique UNIQUE (subscription_id, slot),
  CONSTRAINT renewals_order_unique UNIQUE (store_id, order_id),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  CONSTRAINT renewals_counted CHECK ((status = 'CHARGED') = (cycle_number IS NOT NULL)),
  CONSTRAINT renewals_ended CHECK ((status IN ('CHARGED', 'SKIPPED', 'FAILED')) = (ended_on IS NOT NULL)),
  CONSTRAINT renewals_charged_by_an_order CHECK (status <> 'CHARGED' OR order_id IS NOT NULL)
);
CREATE UNIQUE INDEX renewals_one_open ON renewals (subscription_id)
  WHERE status IN ('PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER');
-- A cycle is charged once.
CREATE UNIQUE INDEX renewals_cycle_unique ON renewals (subscription_id, cycle_number) WHERE cycle_number IS NOT NULL;
SELECT tenant_table('renewals'), platform_table('renewals', 'SELECT');
SELECT force_tenants(false);
GRANT UPDATE (claimed_until) ON renewals TO platform;

-- The attempts of a renewal are payments.
ALTER TABLE payments
  ADD renewal_id bigint,
  ADD renewal_attempt int,
  ADD CONSTRAINT payments_attempt_unique UNIQUE (renewal_id, renewal_attempt),
  ADD CONSTRAINT payments_attempt CHECK ((renewal_id IS NULL) = (renewal_attempt IS NULL)),
  ADD FOREIGN KEY (store_id, renewal_id) REFERENCES renewals (store_id, id);
-- A renewal's order is one subscription's; a first order begins several, by its lines.
ALTER TABLE orders
  ADD subscription_id bigint,
  ADD FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id);
CREATE INDEX orders_by_subscription ON orders (store_id, subscription_id, id DESC) WHERE subscription_id IS NOT NULL;
ALTER TABLE order_lines ADD FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id);
SELECT force_tenants(true);
