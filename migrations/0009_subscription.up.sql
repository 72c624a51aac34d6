-- Subscriptions, their renewals and history, and the jobs that follow changes of prices and calendars.

-- Test clocks of customers, in stores that are not live: an administrator advances a clock, and the work
-- of the customer's subscriptions follows the clock.
CREATE TABLE test_clocks (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the clock or last advanced it
  customer_id bigint NOT NULL,
  shows timestamptz NOT NULL,               -- all work that was due before this time is done
  target timestamptz CHECK (target > shows), -- target time while the clock advances
  failure_detail text,
  claimed_until timestamptz,                -- end of the lease of the process that works on the row
  UNIQUE (store_id, id),
  CONSTRAINT test_clocks_customer_unique UNIQUE (store_id, customer_id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id)
);
-- This index finds the advancing clocks that no process has claimed.
CREATE INDEX test_clocks_moving ON test_clocks ((COALESCE(claimed_until, '-infinity'::timestamptz)), id) WHERE target IS NOT NULL;
SELECT tenant_table('test_clocks'), platform_table('test_clocks', 'SELECT');
GRANT UPDATE (claimed_until) ON test_clocks TO platform;

-- A subscription copies the binding terms of its plan. Prices, and the customer's rights to change the
-- subscription, still follow the plan.
CREATE TABLE subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_number bigint NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the row
  customer_id bigint NOT NULL,
  subscription_plan_id bigint NOT NULL,
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

  -- The date of slot n is anchor_date + (n - anchor_slot) intervals. In months without anchor_day, it is
  -- the last day.
  anchor_date date NOT NULL,
  anchor_day int NOT NULL CHECK (anchor_day BETWEEN 1 AND 31),
  anchor_slot int NOT NULL,
  slot_number int NOT NULL CHECK (slot_number >= 0), -- slot of the next renewal
  next_date date,                           -- date of the next renewal; null means that none is scheduled
  moved_date date,                          -- next_date if it differs from the schedule
  last_date date NOT NULL,                  -- last scheduled date
  spread int NOT NULL CHECK (spread BETWEEN 0 AND 3599), -- seconds after the store's renewal hour

  cycle_number int NOT NULL DEFAULT 0 CHECK (cycle_number >= 0), -- charged slots; the first order is cycle 1, a trial is cycle 0
  introductory_cycles int NOT NULL DEFAULT 0, -- cycles that were already used, also by the subscriptions that this subscription replaced
  prepaid_left int NOT NULL DEFAULT 0 CHECK (prepaid_left >= 0), -- deliveries that are already paid
  skips_in_row int NOT NULL DEFAULT 0,
  trial_until date,                         -- during a trial: the day after the last day of the trial
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  period_end_reason text,
  paused_on timestamptz,
  paused_until date,                        -- null means that the pause has no end
  pause_reason text,
  pause_cause text NOT NULL DEFAULT '' CHECK (pause_cause IN ('', 'REQUEST', 'SUSPENSION', 'FAILURE')),
  cancelled_on timestamptz,
  cancel_reason text,

  shipping_address_id bigint,
  billing_address_id bigint,                -- null means the shipping address
  customer_payment_method_id bigint,
  shipping_method_id bigint,
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code, remainingCycles
  consent jsonb,                            -- agreement of the buyer and its proof

  dunning_state text NOT NULL DEFAULT 'NONE' CHECK (dunning_state IN ('NONE', 'RETRYING', 'EXHAUSTED')),
  dunning jsonb,                            -- dunning terms of the store when the payment first failed
  failed_attempts int NOT NULL DEFAULT 0,
  last_failure_code text NOT NULL DEFAULT '',
  last_failed_on timestamptz,
  last_processed_on timestamptz,
  last_order_id bigint,

  replaced_by_id bigint,
  replaces_id bigint,
  note text,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  test_clock_id bigint,                     -- test clock whose time applies to the subscription

  due_at timestamptz,                       -- when the next renewal is charged
  retry_on timestamptz,                     -- when the failed renewal is retried
  resume_on timestamptz,                    -- when a pause ends automatically
  final_on timestamptz,                     -- when the consequence of exhausted retries takes effect
  remind_on timestamptz,                    -- when the customer is reminded of the next renewal
  claimed_until timestamptz,                -- end of the lease of the process that works on the row
  next_on timestamptz GENERATED ALWAYS AS (LEAST(due_at, retry_on, resume_on, final_on, remind_on)) STORED, -- the earliest of these times, so that one index finds all work of a store
  catch_up_to date,                         -- renewals up to this day must still be skipped: after a store was closed, they may be too many for one transaction
  language_code text,                       -- language that the buyer chose

  UNIQUE (store_id, id),
  CONSTRAINT subscriptions_number_unique UNIQUE (store_id, subscription_number),
  -- a checkout creates one subscription for each plan in the cart
  CONSTRAINT subscriptions_command_unique UNIQUE (store_id, command_id, subscription_plan_id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  FOREIGN KEY (store_id, shipping_address_id) REFERENCES customer_addresses (store_id, id) ON DELETE SET NULL (shipping_address_id),
  FOREIGN KEY (store_id, billing_address_id) REFERENCES customer_addresses (store_id, id) ON DELETE SET NULL (billing_address_id),
  FOREIGN KEY (store_id, customer_payment_method_id) REFERENCES customer_payment_methods (store_id, id) ON DELETE SET NULL (customer_payment_method_id),
  FOREIGN KEY (store_id, last_order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, replaced_by_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, replaces_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, test_clock_id) REFERENCES test_clocks (store_id, id),
  -- Plans and shipping methods that subscriptions use cannot be deleted. The commands check this first.
  CONSTRAINT subscription_plans_in_use FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id),
  CONSTRAINT shipping_methods_in_use FOREIGN KEY (store_id, shipping_method_id) REFERENCES shipping_methods (store_id, id),
  CONSTRAINT subscriptions_scheduled CHECK ((next_date IS NOT NULL) = (status = 'ACTIVE' OR status = 'PAUSED' AND paused_until IS NOT NULL)),
  CONSTRAINT subscriptions_moved CHECK (moved_date = next_date),
  CONSTRAINT subscriptions_paused CHECK ((status = 'PAUSED') = (paused_on IS NOT NULL) AND (status = 'PAUSED') = (pause_cause <> '')
    AND (status = 'PAUSED' OR paused_until IS NULL AND pause_reason IS NULL)),
  CONSTRAINT subscriptions_cancelled CHECK ((status = 'CANCELLED') = (cancelled_on IS NOT NULL) AND (status = 'CANCELLED' OR cancel_reason IS NULL)),
  -- A subscription that is paused without an end can be canceled after its paid deliveries, although
  -- their dates depend on the end of the pause.
  CONSTRAINT subscriptions_period_end CHECK (NOT cancel_at_period_end OR next_date IS NOT NULL OR status = 'PAUSED' AND prepaid_left > 0),
  CONSTRAINT subscriptions_replaced CHECK (replaced_by_id IS NULL OR status = 'CANCELLED' AND cancel_reason = 'REPLACED'),
  CONSTRAINT subscriptions_dunning CHECK ((dunning_state = 'NONE') = (dunning IS NULL) AND (dunning_state = 'NONE' OR status IN ('ACTIVE', 'TERMINAL_FAILED'))),
  -- a subscription whose renewals have finally failed is retried with another card
  CONSTRAINT subscriptions_due CHECK (status = 'ACTIVE' OR due_at IS NULL AND final_on IS NULL AND remind_on IS NULL AND (retry_on IS NULL OR status = 'TERMINAL_FAILED')),
  CONSTRAINT subscriptions_retried CHECK (retry_on IS NULL OR dunning_state = 'RETRYING'),
  CONSTRAINT subscriptions_final CHECK (final_on IS NULL OR dunning_state = 'EXHAUSTED'),
  CONSTRAINT subscriptions_resumed CHECK ((resume_on IS NOT NULL) = (status = 'PAUSED' AND paused_until IS NOT NULL))
);
-- Indexes for every sort key of the list, and for every filter that can select few of many rows.
CREATE INDEX subscriptions_by_created ON subscriptions (store_id, created_on);
CREATE INDEX subscriptions_by_modified ON subscriptions (store_id, modified_on, id);
-- Lists of lines are sorted by the last scheduled date, which a line still shows when nothing is
-- scheduled.
CREATE INDEX subscriptions_by_last_date ON subscriptions (store_id, last_date, id);
CREATE INDEX subscriptions_by_next ON subscriptions (store_id, (COALESCE(next_date, 'infinity'::date)), id);
CREATE INDEX subscriptions_by_next_down ON subscriptions (store_id, (COALESCE(next_date, '-infinity'::date)) DESC, id DESC);
CREATE INDEX subscriptions_by_next_date ON subscriptions (store_id, next_date, id) WHERE next_date IS NOT NULL;
CREATE INDEX subscriptions_by_status ON subscriptions (store_id, status, id);
-- Few subscriptions are not active.
CREATE INDEX subscriptions_at_rest_by_next ON subscriptions (store_id, status, (COALESCE(next_date, 'infinity'::date)), id) WHERE status <> 'ACTIVE';
CREATE INDEX subscriptions_at_rest_by_next_down ON subscriptions (store_id, status, (COALESCE(next_date, '-infinity'::date)) DESC, id DESC) WHERE status <> 'ACTIVE';
CREATE INDEX subscriptions_by_customer ON subscriptions (store_id, customer_id, id DESC);
CREATE INDEX subscriptions_by_plan ON subscriptions (store_id, subscription_plan_id, id);
CREATE INDEX subscriptions_of_plan ON subscriptions (store_id, subscription_plan_id) WHERE status <> 'CANCELLED';
CREATE INDEX subscriptions_by_card ON subscriptions (store_id, customer_payment_method_id, id) WHERE customer_payment_method_id IS NOT NULL;
CREATE INDEX subscriptions_by_test_clock ON subscriptions (store_id, test_clock_id) WHERE test_clock_id IS NOT NULL;
CREATE INDEX subscriptions_by_failure ON subscriptions (store_id, last_failure_code, id) WHERE last_failure_code <> '';
CREATE INDEX subscriptions_in_dunning ON subscriptions (store_id, dunning_state, id) WHERE dunning_state <> 'NONE';
CREATE INDEX subscriptions_by_retry ON subscriptions (store_id, retry_on, id) WHERE retry_on IS NOT NULL;
CREATE INDEX subscriptions_by_resumption ON subscriptions (store_id, paused_until, id) WHERE paused_until IS NOT NULL;
CREATE INDEX subscriptions_by_reason ON subscriptions (store_id, cancel_reason, id) WHERE cancel_reason IS NOT NULL;
CREATE INDEX subscriptions_by_end ON subscriptions (store_id, cancelled_on) WHERE cancelled_on IS NOT NULL;
CREATE INDEX subscriptions_to_be_due ON subscriptions (store_id, next_date, id) WHERE status = 'ACTIVE';
CREATE INDEX subscriptions_to_be_cancelled ON subscriptions (store_id, id) WHERE cancel_at_period_end;
CREATE INDEX subscriptions_by_coupon ON subscriptions USING gin (coupons jsonb_path_ops);
-- No subscription may have a coupon that is deleted. This index contains only the rows with coupons, so
-- the check does not read all rows of the store.
CREATE INDEX subscriptions_with_coupons ON subscriptions (store_id, id) WHERE coupons <> '[]';
-- Indexes for the foreign keys that a deletion checks.
CREATE INDEX subscriptions_by_shipping_address ON subscriptions (shipping_address_id) WHERE shipping_address_id IS NOT NULL;
CREATE INDEX subscriptions_by_billing_address ON subscriptions (billing_address_id) WHERE billing_address_id IS NOT NULL;
CREATE INDEX subscriptions_by_payment_method ON subscriptions (customer_payment_method_id) WHERE customer_payment_method_id IS NOT NULL;
CREATE INDEX subscriptions_by_shipping_method ON subscriptions (shipping_method_id) WHERE shipping_method_id IS NOT NULL;
-- Due work, store by store. A job omits subscriptions with a test clock: the clock's own job does their
-- work.
CREATE INDEX subscriptions_work ON subscriptions (store_id, next_on) WHERE next_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_work_of_clock ON subscriptions (test_clock_id, next_on) WHERE next_on IS NOT NULL AND test_clock_id IS NOT NULL;
CREATE INDEX subscriptions_due ON subscriptions (store_id, due_at) WHERE due_at IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_retry ON subscriptions (store_id, retry_on) WHERE retry_on IS NOT NULL AND test_clock_id IS NULL;
SELECT tenant_table('subscriptions'), platform_table('subscriptions', 'SELECT'), tracked_table('subscriptions');
GRANT UPDATE (claimed_until) ON subscriptions TO platform; -- a process claims due subscriptions
-- A claim changes nothing that a list shows, so only a new version is a change.
DROP TRIGGER stamp ON subscriptions;
CREATE TRIGGER stamp BEFORE UPDATE OF version ON subscriptions FOR EACH ROW EXECUTE FUNCTION stamp_transaction();

-- The items that are renewed. Removed items stay in the table, for the history and the events.
CREATE TABLE subscription_items (
  id bigint GENERATED ALWAYS AS IDENTITY,
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
  unit_price numeric(20,4) NOT NULL CHECK (unit_price >= 0), -- price of the next renewal, as the buyer sees it
  accepted_price numeric(20,4) NOT NULL CHECK (accepted_price >= 0), -- the highest price that is charged: the buyer accepted it or was notified of it in time
  fixed_price numeric(20,4),                -- set by an administrator or an external system; null means that the plan's pricing applies
  custom_fields jsonb NOT NULL DEFAULT '[]',
  removed_on timestamptz,
  announced jsonb CHECK (jsonb_array_length(announced) > 0), -- [{price, from}] of which the buyer was notified; null means none
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id)
);
CREATE INDEX subscription_items_by_subscription ON subscription_items (subscription_id);
CREATE INDEX subscription_items_by_variant ON subscription_items (variant_id) WHERE removed_on IS NULL;
CREATE INDEX subscription_items_by_product ON subscription_items (store_id, product_id, subscription_id) WHERE removed_on IS NULL;
CREATE INDEX subscription_items_by_sku ON subscription_items (store_id, sku, subscription_id) WHERE removed_on IS NULL;
CREATE INDEX subscription_items_by_search ON subscription_items USING gin (fold_search(sku) gin_trgm_ops) WHERE removed_on IS NULL;
SELECT tenant_table('subscription_items'), platform_table('subscription_items', 'SELECT');

-- Lines of subscriptions show the current SKU and name of their variants, as do the orders of their
-- renewals. Both are copied to the lines, because lists filter by SKU and search for parts of the name.
CREATE FUNCTION variant_title(product text, variant text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ -- implements Sellable.Title in store/domain/catalog
  SELECT CASE WHEN variant IN ('', product) THEN product ELSE btrim(product || ' – ' || variant) END
$$;

-- The subscriptions change with their lines. A command that renames a product or variant has locked the
-- subscriptions (LockSubscribers).
CREATE FUNCTION rename_subscribed(of_store bigint, of_product bigint, of_variant bigint, renamed_on timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH renamed AS (
    UPDATE subscription_items i SET sku = v.sku, name = variant_title(p.name, v.name), version = i.version + 1, modified_on = renamed_on
      FROM variants v JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
      WHERE i.store_id = of_store AND i.product_id = of_product AND i.removed_on IS NULL AND v.store_id = i.store_id AND v.id = i.variant_id AND (of_variant IS NULL OR v.id = of_variant)
        AND (i.sku, i.name) IS DISTINCT FROM (v.sku, variant_title(p.name, v.name))
      RETURNING i.subscription_id)
  UPDATE subscriptions s SET version = s.version + 1, modified_on = renamed_on WHERE s.store_id = of_store AND s.id IN (SELECT subscription_id FROM renamed)
$$;
CREATE FUNCTION variant_subscribed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_subscribed(NEW.store_id, NEW.product_id, NEW.id, NEW.modified_on);
  RETURN NULL;
END $$;
CREATE TRIGGER variants_subscribed AFTER UPDATE OF sku, name ON variants FOR EACH ROW WHEN ((OLD.sku, OLD.name) IS DISTINCT FROM (NEW.sku, NEW.name)) EXECUTE FUNCTION variant_subscribed();
CREATE FUNCTION product_subscribed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_subscribed(NEW.store_id, NEW.id, NULL, NEW.modified_on);
  RETURN NULL;
END $$;
CREATE TRIGGER products_subscribed AFTER UPDATE OF name ON products FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION product_subscribed();

-- A subscription starts after its order is paid, and the variant may have been renamed since the order.
CREATE FUNCTION subscription_item_names() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE sold record;
BEGIN
  SELECT v.sku, variant_title(p.name, v.name) AS title INTO STRICT sold FROM variants v JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
    WHERE v.store_id = NEW.store_id AND v.id = NEW.variant_id FOR SHARE OF v;
  NEW.sku := sold.sku;
  NEW.name := sold.title;
  RETURN NEW;
END $$;
CREATE TRIGGER subscription_items_names BEFORE INSERT ON subscription_items FOR EACH ROW EXECUTE FUNCTION subscription_item_names();

-- The slots of a subscription's schedule whose state has changed: the next slot has no row until it is
-- charged or skipped. Each slot has at most one row, even after a crash, and its final status is CHARGED,
-- SKIPPED or FAILED.
CREATE TABLE renewals (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_id bigint NOT NULL,
  slot int NOT NULL,
  processing_date date NOT NULL,
  status text NOT NULL CHECK (status IN ('SCHEDULED', 'PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER', 'CHARGED', 'SKIPPED', 'FAILED')),
  cycle_number int,                         -- cycle of a charged renewal
  order_id bigint,                          -- draft or order with which the renewal is charged
  attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0), -- payments that were started
  failed_attempts int NOT NULL DEFAULT 0 CHECK (failed_attempts <= attempts), -- payments that failed
  failure_class text NOT NULL DEFAULT '',
  failure_code text NOT NULL DEFAULT '',
  failed_on timestamptz,
  wait_until timestamptz,                   -- until when the renewal waits for stock; after that it is skipped
  ended_on timestamptz,
  claimed_until timestamptz,                -- end of the lease of the process that works on the row
  -- The time since which the order is unpaid. It was placed while the bank was still processing its
  -- payment, which failed later and is retried. The slot stays CHARGED, and its cycle is used.
  owed_on timestamptz,
  collecting boolean NOT NULL DEFAULT false, -- a payment of the unpaid order is in progress
  UNIQUE (store_id, id),
  CONSTRAINT renewals_slot_unique UNIQUE (subscription_id, slot),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  CONSTRAINT renewals_counted CHECK ((status = 'CHARGED') = (cycle_number IS NOT NULL)),
  CONSTRAINT renewals_ended CHECK ((status IN ('CHARGED', 'SKIPPED', 'FAILED')) = (ended_on IS NOT NULL)),
  CONSTRAINT renewals_charged_by_an_order CHECK (status <> 'CHARGED' OR order_id IS NOT NULL),
  CONSTRAINT renewals_owed CHECK (status = 'CHARGED' OR owed_on IS NULL AND NOT collecting)
);
CREATE UNIQUE INDEX renewals_one_open ON renewals (subscription_id)
  WHERE status IN ('PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER');
-- A cycle is charged only once.
CREATE UNIQUE INDEX renewals_cycle_unique ON renewals (subscription_id, cycle_number) WHERE cycle_number IS NOT NULL;
-- The order of a renewal belongs to one subscription. The first order may start several subscriptions: it
-- is slot 0 of each of them.
CREATE UNIQUE INDEX renewals_order_unique ON renewals (store_id, order_id) WHERE slot > 0;
CREATE INDEX renewals_by_failure ON renewals (store_id, failure_class, subscription_id) WHERE failure_class <> '';
CREATE INDEX renewals_open ON renewals (store_id, status, subscription_id) WHERE status IN ('PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER');
-- The subscriptions whose dunning waits for an order. Every change of the order looks them up.
CREATE INDEX renewals_owed ON renewals (order_id) WHERE owed_on IS NOT NULL;
SELECT tenant_table('renewals'), platform_table('renewals', 'SELECT');
GRANT UPDATE (claimed_until) ON renewals TO platform;

-- The history of a subscription. Webhook events contain the same data, but are deleted after months; a
-- subscription may run for years. Entries never change, except that erasing a customer erases the texts
-- that people wrote.
CREATE TABLE subscription_history_entries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_id bigint NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request, by which a retry finds its result
  event_type text NOT NULL DEFAULT '',      -- type of the webhook event; empty means no event
  action text NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,
  message text NOT NULL,
  reason text,                              -- reason as written by a person
  cutoff_overridden boolean NOT NULL DEFAULT false, -- an administrator acted after the plan's cutoff
  order_id bigint,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX subscription_history_entries_by_subscription ON subscription_history_entries (subscription_id, id DESC);
CREATE INDEX subscription_history_entries_by_command ON subscription_history_entries (subscription_id, command_id);
SELECT tenant_table('subscription_history_entries');

-- One row per coupon and order. The coupon of a subscription without an order is reserved by the
-- subscription until the first renewal. After that, the use belongs to the order of this renewal.
CREATE TABLE coupon_uses (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  coupon_id bigint NOT NULL,
  code text NOT NULL,                       -- code when the coupon was used
  order_id bigint,
  order_number bigint,
  customer_id bigint,
  email text NOT NULL,                      -- e-mail address in lower case
  discount_amount numeric(20,4) NOT NULL CHECK (discount_amount >= 0),
  currency_code char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('RESERVED', 'USED', 'RELEASED')),
  used_on timestamptz,
  subscription_id bigint,
  UNIQUE (store_id, id),
  CONSTRAINT coupon_uses_once_an_order UNIQUE (coupon_id, order_id),
  CONSTRAINT coupon_uses_once_a_subscription UNIQUE (coupon_id, subscription_id),
  CONSTRAINT coupon_uses_of_something CHECK (order_id IS NOT NULL AND order_number IS NOT NULL OR subscription_id IS NOT NULL AND status <> 'USED'),
  CONSTRAINT coupons_in_use FOREIGN KEY (store_id, coupon_id) REFERENCES coupons (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id)
);
CREATE INDEX coupon_uses_by_order ON coupon_uses (order_id);
CREATE INDEX coupon_uses_by_subscription ON coupon_uses (subscription_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX coupon_uses_by_email ON coupon_uses (coupon_id, email) WHERE status <> 'RELEASED';
CREATE INDEX coupon_uses_by_customer ON coupon_uses (coupon_id, customer_id) WHERE status <> 'RELEASED';
CREATE INDEX coupon_uses_by_created ON coupon_uses (store_id, created_on DESC, id DESC);
CREATE INDEX coupon_uses_by_modified ON coupon_uses (store_id, modified_on DESC, id DESC) WHERE order_id IS NOT NULL;
SELECT tenant_table('coupon_uses'), tracked_table('coupon_uses', 'order_id IS NOT NULL');

-- Notes that the prices of a store may have changed. Rows are inserted and never changed, so commands
-- that change prices do not wait for each other.
CREATE TABLE price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,
  PRIMARY KEY (store_id, id)
);
SELECT tenant_table('price_changes'), platform_table('price_changes', 'SELECT, DELETE, UPDATE'); -- the job locks the rows that it deletes

-- The progress of comparing a store's subscriptions with its prices, page by page in the order of their
-- ids. The comparison runs soon after a change of prices, and once a day, because prices also begin and
-- end at set times.
CREATE TABLE price_walks (
  store_id bigint PRIMARY KEY REFERENCES stores,
  due_on timestamptz NOT NULL,              -- when the next page is due
  done_id bigint NOT NULL DEFAULT 0,        -- id of the last compared subscription; 0 means that no walk is in progress
  again boolean NOT NULL DEFAULT false,     -- prices have changed during the walk
  claimed_until timestamptz                 -- end of the lease of the process that works on the row
);
CREATE INDEX price_walks_due ON price_walks (due_on);
SELECT tenant_table('price_walks'), platform_table('price_walks', 'SELECT, INSERT, UPDATE');

-- The time zone and renewal hour that a store had before a change. A job recalculates the planned times
-- of the store's subscriptions, page by page.
CREATE TABLE calendar_changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,
  timezone text NOT NULL,
  renewal_hour int NOT NULL,
  reached bigint NOT NULL DEFAULT 0,        -- id of the last subscription that is done
  claimed_until timestamptz,                -- end of the lease of the process that works on the row
  UNIQUE (store_id, id)
);
SELECT tenant_table('calendar_changes'), platform_table('calendar_changes', 'SELECT');
GRANT UPDATE (claimed_until) ON calendar_changes TO platform;

-- Orders, lines and payments refer to subscriptions and renewals, which refer to orders. These foreign
-- keys therefore come last.
SELECT force_tenants(false);
ALTER TABLE orders ADD FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id);
ALTER TABLE order_lines ADD FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id);
ALTER TABLE payments ADD FOREIGN KEY (store_id, renewal_id) REFERENCES renewals (store_id, id);
SELECT force_tenants(true);
