-- How products can be subscribed to.
CREATE TABLE subscription_plans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that changed it last
  name text NOT NULL,
  code text,
  -- what binds: copied when a subscription is created
  interval_unit text NOT NULL CHECK (interval_unit IN ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  interval_count int NOT NULL CHECK (interval_count BETWEEN 1 AND 365),
  anchor_type text NOT NULL CHECK (anchor_type IN ('NONE', 'WEEKDAY', 'MONTHDAY')),
  anchor_value int,
  min_cycles int CHECK (min_cycles >= 1),
  max_cycles int CHECK (max_cycles >= 1),
  trial_days int NOT NULL CHECK (trial_days >= 0),
  prepaid_cycles int NOT NULL CHECK (prepaid_cycles >= 1),
  cancel_policy text NOT NULL CHECK (cancel_policy IN ('ANY_TIME', 'AFTER_MIN_CYCLES')),
  -- what holds for running subscriptions as well
  cutoff_days int NOT NULL CHECK (cutoff_days >= 0),
  pricing_type text NOT NULL CHECK (pricing_type IN ('NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE')),
  pricing_value numeric(20,6) CHECK (pricing_value >= 0), -- percent, or an amount
  pricing_currency_code char(3),
  pricing_first_cycles int CHECK (pricing_first_cycles >= 1),
  pricing_then_value numeric(20,6) CHECK (pricing_then_value >= 0),
  shipping_policy text NOT NULL CHECK (shipping_policy IN ('CHARGE', 'FREE', 'FIRST_FREE')),
  allow_skip boolean NOT NULL,
  allow_pause boolean NOT NULL,
  allow_swap boolean NOT NULL,
  allow_quantity_change boolean NOT NULL,
  is_active boolean NOT NULL,               -- it takes new subscriptions
  UNIQUE (store_id, id),
  CONSTRAINT subscription_plans_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT subscription_plans_code_unique UNIQUE (store_id, code),
  CONSTRAINT subscription_plans_anchor CHECK ((anchor_type = 'NONE') = (anchor_value IS NULL)),
  CONSTRAINT subscription_plans_cycle_range CHECK (max_cycles >= min_cycles AND max_cycles % prepaid_cycles = 0),
  CONSTRAINT subscription_plans_pricing CHECK ((pricing_type = 'NONE') = (pricing_value IS NULL)
    AND (pricing_first_cycles IS NULL) = (pricing_then_value IS NULL)
    AND (pricing_type IN ('FIXED_AMOUNT', 'FIXED_PRICE')) = (pricing_currency_code IS NOT NULL))
);

-- The products that a plan names, which is what products say of their plans.
CREATE TABLE subscription_plan_products (
  subscription_plan_id bigint NOT NULL,
  product_id bigint NOT NULL,
  store_id bigint NOT NULL REFERENCES stores,
  PRIMARY KEY (subscription_plan_id, product_id),
  FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX subscription_plan_products_by_product ON subscription_plan_products (product_id);

-- The collections whose products a plan is for.
CREATE TABLE subscription_plan_collections (
  subscription_plan_id bigint NOT NULL,
  collection_id bigint NOT NULL,
  store_id bigint NOT NULL REFERENCES stores,
  PRIMARY KEY (subscription_plan_id, collection_id),
  FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id) ON DELETE CASCADE,
  CONSTRAINT collections_limit_plans FOREIGN KEY (store_id, collection_id) REFERENCES collections (store_id, id)
);
CREATE INDEX subscription_plan_collections_by_collection ON subscription_plan_collections (collection_id);
SELECT tenant_table('subscription_plans'), tenant_table('subscription_plan_products'), tenant_table('subscription_plan_collections');
SELECT force_tenants(false);

-- A plan's prices go with it; what was ordered with it keeps it.
ALTER TABLE prices ADD FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id) ON DELETE CASCADE;
CREATE INDEX prices_by_subscription_plan ON prices (store_id, subscription_plan_id) WHERE subscription_plan_id IS NOT NULL;
ALTER TABLE order_lines ADD CONSTRAINT subscription_plans_ordered FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id);
CREATE INDEX order_lines_by_subscription_plan ON order_lines (store_id, subscription_plan_id) WHERE subscription_plan_id IS NOT NULL;
SELECT force_tenants(true);
