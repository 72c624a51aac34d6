-- Discounts. What is counted of a coupon changes by conditional updates only,
-- which hold its limit.
CREATE TABLE coupons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that made or changed it last
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
  usage_count int NOT NULL DEFAULT 0,       -- placed orders that used it
  reserved_count int NOT NULL DEFAULT 0,    -- uses held by running checkouts
  combines_with jsonb NOT NULL DEFAULT '[]',
  priority int NOT NULL,
  applies_to_subscriptions text NOT NULL CHECK (applies_to_subscriptions IN ('FIRST_ORDER', 'FIRST_N', 'EVERY_ORDER')),
  subscription_cycle_limit int,
  starts_on timestamptz,
  ends_on timestamptz,
  is_automatic boolean NOT NULL DEFAULT false,
  buy_x jsonb,
  UNIQUE (store_id, id),
  CONSTRAINT coupons_used_positive CHECK (usage_count >= 0),
  CONSTRAINT coupons_reserved_positive CHECK (reserved_count >= 0),
  CONSTRAINT coupons_runs_while CHECK (ends_on > starts_on)
);
CREATE UNIQUE INDEX coupons_code_unique ON coupons (store_id, lower(code));
CREATE INDEX coupons_by_command ON coupons (command_id);
CREATE INDEX coupons_by_created ON coupons (store_id, created_on DESC, id DESC);
CREATE INDEX coupons_automatic ON coupons (store_id) WHERE is_automatic AND status = 'ACTIVE';

-- One row a coupon and order.
CREATE TABLE coupon_uses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  coupon_id bigint NOT NULL,
  code text NOT NULL,                       -- as it was
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  customer_id bigint,
  email text NOT NULL,                      -- in lower case
  discount_amount numeric(20,4) NOT NULL CHECK (discount_amount >= 0),
  currency_code char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('RESERVED', 'USED', 'RELEASED')),
  used_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT coupon_uses_once_an_order UNIQUE (coupon_id, order_id),
  CONSTRAINT coupons_in_use FOREIGN KEY (store_id, coupon_id) REFERENCES coupons (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX coupon_uses_by_order ON coupon_uses (order_id);
CREATE INDEX coupon_uses_by_email ON coupon_uses (coupon_id, email) WHERE status <> 'RELEASED';
CREATE INDEX coupon_uses_by_customer ON coupon_uses (coupon_id, customer_id) WHERE status <> 'RELEASED';
CREATE INDEX coupon_uses_by_created ON coupon_uses (store_id, created_on DESC, id DESC);

SELECT tenant_table('coupons'), tenant_table('coupon_uses');
