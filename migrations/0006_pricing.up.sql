-- Prices of variants, the prices that storefronts sort by, and coupons.

-- Price rows of variants. store/domain/pricing chooses the price that is charged.
CREATE TABLE prices (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  variant_id bigint NOT NULL,
  currency_code char(3) NOT NULL,
  amount numeric(20,4) NOT NULL CHECK (amount >= 0),
  compare_at_amount numeric(20,4),
  account_type_id bigint,                   -- null means everyone
  subscription_plan_id bigint,              -- null means a one-time purchase
  min_quantity int NOT NULL DEFAULT 1 CHECK (min_quantity BETWEEN 1 AND 1000000),
  starts_on timestamptz,
  ends_on timestamptz,
  source text NOT NULL CHECK (source IN ('MANUAL', 'IMPORT', 'PROVIDER')),
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id),
  FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id) ON DELETE CASCADE,
  CONSTRAINT account_types_in_use FOREIGN KEY (store_id, account_type_id) REFERENCES account_types (store_id, id),
  CONSTRAINT prices_compare_at_above CHECK (compare_at_amount > amount),
  CONSTRAINT prices_valid_while CHECK (ends_on > starts_on)
);
CREATE UNIQUE INDEX prices_key_unique ON prices (variant_id, currency_code, COALESCE(account_type_id, 0),
  COALESCE(subscription_plan_id, 0), min_quantity, COALESCE(starts_on, '-infinity'));
CREATE INDEX prices_by_account_type ON prices (store_id, account_type_id) WHERE account_type_id IS NOT NULL;
CREATE INDEX prices_by_subscription_plan ON prices (store_id, subscription_plan_id) WHERE subscription_plan_id IS NOT NULL;
-- The next time at which the storefront changes although no row changes.
CREATE INDEX prices_to_start ON prices (store_id, starts_on) WHERE starts_on IS NOT NULL;
CREATE INDEX prices_to_end ON prices (store_id, ends_on) WHERE ends_on IS NOT NULL;
SELECT tenant_table('prices');

-- Storefronts filter and sort by prices as they are charged, which means rounded by the store's rules.
-- rounded rounds exactly half a unit according to settings.roundingMode; see Amount.Round.
CREATE FUNCTION rounded(amount numeric, digits int, mode text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN mode = 'HALF_UP' OR amount = trunc(amount, digits) OR round(amount, digits) - amount <> amount - trunc(amount, digits) THEN round(amount, digits)
    WHEN mode = 'HALF_DOWN' THEN trunc(amount, digits)
    ELSE 2 * round(amount * 0.5, digits) END
$$;

-- The price of a product for customers without special prices. Storefronts sort and filter by this price.
-- A row covers a span of time, so a sale that begins or ends at a set time has its rows in advance.
-- product_prices_write writes the rows in the transaction that writes the prices.
CREATE TABLE product_prices (
  store_id bigint NOT NULL,
  product_id bigint NOT NULL,
  currency_code char(3) NOT NULL,
  starts_on timestamptz NOT NULL,
  ends_on timestamptz NOT NULL,             -- exclusive
  -- The price of a variant in ten-thousandths, because PostgreSQL can use an index on integers under
  -- row-level security. Null means that the price is computed when it is read.
  amount bigint,
  highest bigint,                           -- in the row of the cheapest variant: price of the most expensive variant
  account_type_id bigint,                   -- this account type has special prices, so amount is null; null means everyone
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_prices_by_product ON product_prices (product_id, currency_code);
CREATE INDEX product_prices_by_amount ON product_prices (store_id, currency_code, amount, product_id) WHERE amount IS NOT NULL;
CREATE INDEX product_prices_lowest ON product_prices (store_id, currency_code, amount, product_id) INCLUDE (highest, starts_on, ends_on) WHERE highest IS NOT NULL;
CREATE INDEX product_prices_own ON product_prices (store_id, currency_code, account_type_id, product_id) WHERE amount IS NULL;
SELECT tenant_table('product_prices'), platform_table('product_prices', 'SELECT');

-- product_prices_write computes the rows of products and does not write unchanged rows. It omits time
-- spans that ended before the given time. If the prices of a product change very often, its price is
-- computed when it is read.
-- PostgreSQL does not know how many prices the products have and may compare every price with every other
-- price. Callers therefore pass only a few products at once.
CREATE FUNCTION product_prices_write(ids bigint[], ended timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH rows AS MATERIALIZED (
    SELECT x.store_id, x.id AS product_id, p.variant_id, p.id, p.currency_code, p.account_type_id, (p.amount * 10000)::bigint AS amount, p.min_quantity,
      coalesce(p.starts_on, '-infinity') AS starts_on, coalesce(p.ends_on, 'infinity') AS ends_on
    FROM products x JOIN variants v ON v.product_id = x.id JOIN prices p ON p.variant_id = v.id
    WHERE x.id = ANY(ids) AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND p.subscription_plan_id IS NULL
      AND p.min_quantity <= x.min_quantity AND coalesce(p.ends_on > ended, true)
  ), cuts AS MATERIALIZED (
    SELECT c.*, lead(at, 1, 'infinity') OVER (PARTITION BY product_id, currency_code ORDER BY at) AS until, count(*) OVER (PARTITION BY product_id, currency_code) AS n
    FROM (SELECT product_id, currency_code, starts_on AS at FROM rows WHERE account_type_id IS NULL
      UNION SELECT product_id, currency_code, ends_on FROM rows WHERE account_type_id IS NULL AND ends_on < 'infinity') c
  ), chosen AS (
    SELECT DISTINCT ON (c.product_id, c.currency_code, c.at, r.variant_id) r.store_id, c.product_id, c.currency_code, c.at, c.until, r.amount
    FROM cuts c JOIN rows r ON r.product_id = c.product_id AND r.currency_code = c.currency_code
    WHERE c.n <= 12 AND r.account_type_id IS NULL AND r.starts_on <= c.at AND r.ends_on > c.at
    ORDER BY c.product_id, c.currency_code, c.at, r.variant_id, r.min_quantity DESC, r.amount, r.id
  ), wanted AS MATERIALIZED (
    SELECT store_id, product_id, currency_code, at AS starts_on, until AS ends_on, amount, CASE WHEN amount = min(amount) OVER w THEN max(amount) OVER w END AS highest, NULL::bigint AS account_type_id
    FROM (SELECT DISTINCT * FROM chosen) d WINDOW w AS (PARTITION BY product_id, currency_code, at)
    UNION ALL SELECT DISTINCT x.store_id, c.product_id, c.currency_code, '-infinity'::timestamptz, 'infinity'::timestamptz, NULL::bigint, NULL::bigint, NULL::bigint
    FROM cuts c JOIN products x ON x.id = c.product_id WHERE c.n > 12
    UNION ALL SELECT DISTINCT store_id, product_id, currency_code, '-infinity'::timestamptz, 'infinity'::timestamptz, NULL::bigint, NULL::bigint, account_type_id FROM rows WHERE account_type_id IS NOT NULL
  ), gone AS (
    DELETE FROM product_prices k WHERE k.product_id = ANY(ids) AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = k.product_id AND w.currency_code = k.currency_code
      AND w.starts_on = k.starts_on AND w.ends_on = k.ends_on AND w.highest IS NOT DISTINCT FROM k.highest AND w.amount IS NOT DISTINCT FROM k.amount AND w.account_type_id IS NOT DISTINCT FROM k.account_type_id)
  )
  INSERT INTO product_prices (store_id, product_id, currency_code, starts_on, ends_on, amount, highest, account_type_id)
  SELECT w.* FROM wanted w WHERE NOT EXISTS (SELECT FROM product_prices k WHERE k.product_id = w.product_id AND k.currency_code = w.currency_code
    AND k.starts_on = w.starts_on AND k.ends_on = w.ends_on AND k.highest IS NOT DISTINCT FROM w.highest AND k.amount IS NOT DISTINCT FROM w.amount AND k.account_type_id IS NOT DISTINCT FROM w.account_type_id);
END $$;

-- Discounts. The counts change only by conditional updates, which enforce the limit.
CREATE TABLE coupons (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created or last changed the row
  code text NOT NULL,
  name text,
  description text,
  status text NOT NULL CHECK (status IN ('DRAFT', 'ACTIVE', 'PAUSED')),
  discount_type text NOT NULL CHECK (discount_type IN ('PERCENTAGE', 'FIXED_AMOUNT', 'FREE_SHIPPING', 'BUY_X_GET_Y', 'FIXED_PRICE')),
  value numeric(20,6) CHECK (value >= 0),
  currency_code char(3),
  max_discount_amount numeric(20,4) CHECK (max_discount_amount >= 0),
  applies_to text NOT NULL CHECK (applies_to IN ('ORDER', 'PRODUCTS', 'COLLECTIONS', 'SHIPPING')),
  product_ids jsonb NOT NULL DEFAULT '[]',
  collection_ids jsonb NOT NULL DEFAULT '[]',
  excluded_product_ids jsonb NOT NULL DEFAULT '[]',
  exclude_sale_items boolean NOT NULL DEFAULT false,
  min_subtotal numeric(20,4),
  min_quantity int,
  account_type_ids jsonb NOT NULL DEFAULT '[]',
  customer_ids jsonb NOT NULL DEFAULT '[]',
  first_order_only boolean NOT NULL DEFAULT false,
  usage_limit int CHECK (usage_limit > 0),
  usage_limit_per_customer int CHECK (usage_limit_per_customer > 0),
  usage_count int NOT NULL DEFAULT 0,       -- number of placed orders with the coupon
  reserved_count int NOT NULL DEFAULT 0,    -- number of uses that running checkouts have reserved
  combines_with jsonb NOT NULL DEFAULT '[]',
  priority int NOT NULL,
  applies_to_subscriptions text NOT NULL CHECK (applies_to_subscriptions IN ('FIRST_ORDER', 'FIRST_N', 'EVERY_ORDER')),
  subscription_cycle_limit int,
  starts_on timestamptz,
  ends_on timestamptz,
  is_automatic boolean NOT NULL DEFAULT false,
  buy_x jsonb,
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id),
  CONSTRAINT coupons_used_positive CHECK (usage_count >= 0),
  CONSTRAINT coupons_reserved_positive CHECK (reserved_count >= 0),
  CONSTRAINT coupons_runs_while CHECK (ends_on > starts_on)
);
CREATE UNIQUE INDEX coupons_code_unique ON coupons (store_id, fold(code));
CREATE INDEX coupons_by_command ON coupons (command_id);
CREATE INDEX coupons_by_created ON coupons (store_id, created_on DESC, id DESC);
CREATE INDEX coupons_by_modified ON coupons (store_id, modified_on DESC, id DESC);
CREATE INDEX coupons_automatic ON coupons (store_id) WHERE is_automatic AND status = 'ACTIVE';
SELECT tenant_table('coupons'), tracked_table('coupons');
