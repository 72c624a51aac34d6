-- Rows of all stores are there for what a migration does between force_tenants(false)
-- and force_tenants(true), also where the owner of the tables is no superuser: to
-- check a new foreign key, to fill a new column.
CREATE FUNCTION force_tenants(forced boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t regclass;
BEGIN
  FOR t IN SELECT oid FROM pg_class WHERE relrowsecurity AND relforcerowsecurity <> forced AND relkind IN ('r', 'p') LOOP
    EXECUTE format('ALTER TABLE %s %s ROW LEVEL SECURITY', t, CASE WHEN forced THEN 'FORCE' ELSE 'NO FORCE' END);
  END LOOP;
END $$;

-- Subscriptions. What binds of their plan is copied; prices and what a customer
-- may do stay the plan's.
CREATE TABLE subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_number bigint NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that made it
  customer_id bigint NOT NULL,
  subscription_plan_id bigint NOT NULL,     -- its foreign key comes with the plans' table
  interval_unit text NOT NULL CHECK (interval_unit IN ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  interval_count int NOT NULL CHECK (interval_count > 0),
  anchor_type text NOT NULL CHECK (anchor_type IN ('NONE', 'WEEKDAY', 'MONTHDAY')),
  anchor_value int,
  min_cycles int,
  max_cycles int,
  trial_days int NOT NULL DEFAULT 0,
  prepaid_cycles int NOT NULL DEFAULT 1 CHECK (prepaid_cycles > 0),
  cancel_policy text NOT NULL CHECK (cancel_policy IN ('ANY_TIME', 'AFTER_MIN_CYCLES')),
  currency_code char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'PAUSED', 'CANCELLED', 'TERMINAL_FAILED')),

  -- The date of slot n is anchor_date + (n - anchor_slot) intervals; in months that
  -- have no anchor_day, the last day.
  anchor_date date NOT NULL,
  anchor_day int NOT NULL CHECK (anchor_day BETWEEN 1 AND 31),
  anchor_slot int NOT NULL,
  slot_number int NOT NULL CHECK (slot_number >= 0), -- of the next renewal
  next_date date,                           -- of it, where one is scheduled
  moved_date date,                          -- next_date, where that is not the schedule's
  last_date date NOT NULL,                  -- the last one that was scheduled
  spread int NOT NULL CHECK (spread BETWEEN 0 AND 3599), -- seconds after the store's hour

  cycle_number int NOT NULL DEFAULT 0 CHECK (cycle_number >= 0), -- slots that were charged; the first order is 1, a trial 0
  introductory_cycles int NOT NULL DEFAULT 0, -- that were had, by those that it replaced as well
  prepaid_left int NOT NULL DEFAULT 0 CHECK (prepaid_left >= 0), -- deliveries that are paid for already
  skips_in_row int NOT NULL DEFAULT 0,
  trial_until date,                         -- while the trial lasts: its last day is the one before
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  period_end_reason text,
  paused_on timestamptz,
  paused_until date,                        -- null: without end
  pause_reason text,
  pause_cause text NOT NULL DEFAULT '' CHECK (pause_cause IN ('', 'REQUEST', 'SUSPENSION', 'FAILURE')),
  cancelled_on timestamptz,
  cancel_reason text,

  shipping_address_id bigint,
  billing_address_id bigint,                -- null: the shipping address
  customer_payment_method_id bigint,
  shipping_method_id bigint,
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code, remainingCycles
  consent jsonb,                            -- what the buyer agreed to, and how that is proven

  dunning_state text NOT NULL DEFAULT 'NONE' CHECK (dunning_state IN ('NONE', 'RETRYING', 'EXHAUSTED')),
  dunning jsonb,                            -- the store's terms, as of the first failure
  failed_attempts int NOT NULL DEFAULT 0,
  last_failure_code text NOT NULL DEFAULT '',
  last_failed_on timestamptz,
  last_processed_on timestamptz,
  last_order_id bigint,

  replaced_by_id bigint,
  replaces_id bigint,
  note text,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  test_clock_id bigint,                     -- its time is that clock's

  due_at timestamptz,                       -- when the next renewal is to be charged
  retry_on timestamptz,                     -- when the failed one is tried again
  resume_on timestamptz,                    -- when a pause ends by itself
  final_on timestamptz,                     -- when retries that gave up have their consequence
  remind_on timestamptz,                    -- when the customer is told of the next renewal
  claimed_until timestamptz,                -- a process is at it

  UNIQUE (store_id, id),
  CONSTRAINT subscriptions_number_unique UNIQUE (store_id, subscription_number),
  -- a checkout makes one for each plan in the cart
  CONSTRAINT subscriptions_command_unique UNIQUE (store_id, command_id, subscription_plan_id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  FOREIGN KEY (store_id, shipping_address_id) REFERENCES customer_addresses (store_id, id) ON DELETE SET NULL (shipping_address_id),
  FOREIGN KEY (store_id, billing_address_id) REFERENCES customer_addresses (store_id, id) ON DELETE SET NULL (billing_address_id),
  FOREIGN KEY (store_id, customer_payment_method_id) REFERENCES customer_payment_methods (store_id, id) ON DELETE SET NULL (customer_payment_method_id),
  FOREIGN KEY (store_id, shipping_method_id) REFERENCES shipping_methods (store_id, id) ON DELETE SET NULL (shipping_method_id),
  FOREIGN KEY (store_id, last_order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, replaced_by_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, replaces_id) REFERENCES subscriptions (store_id, id),
  CONSTRAINT subscriptions_scheduled CHECK ((next_date IS NOT NULL) = (status = 'ACTIVE' OR status = 'PAUSED' AND paused_until IS NOT NULL)),
  CONSTRAINT subscriptions_moved CHECK (moved_date = next_date),
  CONSTRAINT subscriptions_paused CHECK ((status = 'PAUSED') = (paused_on IS NOT NULL) AND (status = 'PAUSED') = (pause_cause <> '')
    AND (status = 'PAUSED' OR paused_until IS NULL AND pause_reason IS NULL)),
  CONSTRAINT subscriptions_cancelled CHECK ((status = 'CANCELLED') = (cancelled_on IS NOT NULL) AND (status = 'CANCELLED' OR cancel_reason IS NULL)),
  CONSTRAINT subscriptions_period_end CHECK (NOT cancel_at_period_end OR next_date IS NOT NULL),
  CONSTRAINT subscriptions_replaced CHECK (replaced_by_id IS NULL OR status = 'CANCELLED' AND cancel_reason = 'REPLACED'),
  CONSTRAINT subscriptions_dunning CHECK ((dunning_state = 'NONE') = (dunning IS NULL) AND (dunning_state = 'NONE' OR status IN ('ACTIVE', 'TERMINAL_FAILED'))),
  CONSTRAINT subscriptions_due CHECK (status = 'ACTIVE' OR due_at IS NULL AND retry_on IS NULL AND final_on IS NULL AND remind_on IS NULL),
  CONSTRAINT subscriptions_retried CHECK (retry_on IS NULL OR dunning_state = 'RETRYING'),
  CONSTRAINT subscriptions_final CHECK (final_on IS NULL OR dunning_state = 'EXHAUSTED'),
  CONSTRAINT subscriptions_resumed CHECK ((resume_on IS NOT NULL) = (status = 'PAUSED' AND paused_until IS NOT NULL))
);
CREATE INDEX subscriptions_by_customer ON subscriptions (store_id, customer_id, id DESC);
CREATE INDEX subscriptions_by_plan ON subscriptions (store_id, subscription_plan_id, id);
CREATE INDEX subscriptions_by_shipping_address ON subscriptions (shipping_address_id) WHERE shipping_address_id IS NOT NULL;
CREATE INDEX subscriptions_by_billing_address ON subscriptions (billing_address_id) WHERE billing_address_id IS NOT NULL;
CREATE INDEX subscriptions_by_payment_method ON subscriptions (customer_payment_method_id) WHERE customer_payment_method_id IS NOT NULL;
CREATE INDEX subscriptions_by_shipping_method ON subscriptions (shipping_method_id) WHERE shipping_method_id IS NOT NULL;
-- Work that is due, store by store. What a test clock moves is nobody's work.
CREATE INDEX subscriptions_due ON subscriptions (store_id, due_at) WHERE due_at IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_retry ON subscriptions (store_id, retry_on) WHERE retry_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_resume ON subscriptions (store_id, resume_on) WHERE resume_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_end ON subscriptions (store_id, final_on) WHERE final_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_remind ON subscriptions (store_id, remind_on) WHERE remind_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_by_test_clock ON subscriptions (store_id, test_clock_id) WHERE test_clock_id IS NOT NULL;

-- What is renewed. A removed line stays, for the history and the events.
CREATE TABLE subscription_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_id bigint NOT NULL,
  variant_id bigint NOT NULL,
  product_id bigint NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price numeric(20,4) NOT NULL CHECK (unit_price >= 0), -- of the next renewal, as the buyer sees it
  accepted_price numeric(20,4) NOT NULL CHECK (accepted_price >= 0), -- that the buyer accepted or was told in time: no more is charged
  announced_price numeric(20,4),            -- that the buyer was told of, and may be charged from announced_for on
  announced_for date,
  fixed_price numeric(20,4),                -- by an administrator or an outside system; null: the plan's pricing
  custom_fields jsonb NOT NULL DEFAULT '[]',
  removed_on timestamptz,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id),
  CONSTRAINT subscription_items_announced CHECK ((announced_price IS NULL) = (announced_for IS NULL))
);
CREATE INDEX subscription_items_by_subscription ON subscription_items (subscription_id);
CREATE INDEX subscription_items_by_variant ON subscription_items (variant_id) WHERE removed_on IS NULL;
CREATE INDEX subscription_items_by_product ON subscription_items (store_id, product_id, subscription_id) WHERE removed_on IS NULL;

SELECT tenant_table('subscriptions'), tenant_table('subscription_items'),
  platform_table('subscriptions', 'SELECT'), platform_table('subscription_items', 'SELECT');
GRANT UPDATE (claimed_until) ON subscriptions TO platform; -- a process claims what is due

-- A claim changes nothing that a list shows.
SELECT tracked_table('subscriptions');
DROP TRIGGER stamp ON subscriptions;
CREATE TRIGGER stamp BEFORE UPDATE OF version ON subscriptions FOR EACH ROW EXECUTE FUNCTION stamp_transaction();
