-- Carts. A guest's is whoever's has its token, of which only the hash is kept.
CREATE TABLE carts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that changed it last
  token_hash bytea CONSTRAINT carts_token_unique UNIQUE,
  customer_id bigint,                       -- null: a guest's
  email text,
  currency_code char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'CHECKING_OUT', 'CONVERTED', 'ABANDONED', 'EXPIRED')),
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code: those that were typed, in that order
  referrer_code text,
  shipping_address jsonb,                   -- as the last checkout gave it
  billing_address jsonb,
  shipping_method_id bigint,
  converted_order_id bigint,
  converted_on timestamptz,
  expires_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT carts_order_unique UNIQUE (store_id, converted_order_id),
  CONSTRAINT carts_converted CHECK ((status = 'CONVERTED') = (converted_order_id IS NOT NULL)),
  FOREIGN KEY (store_id, converted_order_id) REFERENCES orders (store_id, id)
);
-- A customer has one cart that can be bought.
CREATE UNIQUE INDEX carts_one_a_customer ON carts (store_id, customer_id) WHERE status IN ('ACTIVE', 'CHECKING_OUT');
CREATE INDEX carts_by_command ON carts (command_id);
CREATE INDEX carts_expiring ON carts (expires_on) WHERE status = 'ACTIVE';

CREATE TABLE cart_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  variant_id bigint NOT NULL,
  product_id bigint NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  subscription_plan_id bigint,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  seen_price numeric(20,4),                 -- the unit price that the buyer last saw
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id)
);
CREATE INDEX cart_items_by_cart ON cart_items (cart_id);

SELECT tenant_table('carts'), tenant_table('cart_items'), platform_table('carts', 'SELECT, UPDATE');

-- What is paid with can be kept for the customer, when it succeeds.
ALTER TABLE payments ADD save_method boolean NOT NULL DEFAULT false;

-- An administrator's own discount on an order: discountType, value, reason, amount.
ALTER TABLE orders
  ADD discount jsonb,
  ADD notify_customer boolean NOT NULL DEFAULT true; -- by mail, when it is placed

-- Work lists put off what they claim.
GRANT UPDATE (settle_on) ON payments TO platform;
GRANT UPDATE (expires_on) ON orders TO platform;
