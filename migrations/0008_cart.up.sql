-- Carts and their items, the links to pages on which a cart or an order is paid or seen, and
-- the checkouts of assistants.

-- Carts. The token opens a guest's cart; only its hash is stored.
CREATE TABLE carts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  token_hash bytea CONSTRAINT carts_token_unique UNIQUE,
  customer_id bigint,                       -- null means a guest
  email text,
  currency_code char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'CHECKING_OUT', 'CONVERTED', 'ABANDONED', 'EXPIRED')),
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code: those that were typed, in that order
  referrer_code text,
  shipping_address jsonb,                   -- of the last checkout
  billing_address jsonb,
  shipping_method_id bigint,
  converted_order_id bigint,
  converted_on timestamptz,
  expires_on timestamptz NOT NULL,
  -- Stock that the cart reserves, in stores that reserve when an item is added. The stocks
  -- count it as reserved.
  reserved jsonb NOT NULL DEFAULT '[]',     -- variantId, quantity
  reserved_until timestamptz,
  referred_on timestamptz,                  -- when referrer_code was last set
  notes text,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  return_url text,
  cancel_url text,
  by_agent boolean NOT NULL DEFAULT false,  -- an assistant's tool changed the cart; its order says so
  marketing_consent jsonb,                  -- as in orders; a guest has no other place for it
  contact_by jsonb NOT NULL DEFAULT '{}',   -- by field: the checkout link that entered it; absent means the cart token or account
  language_code text,                       -- that the buyer chose
  -- The payment of the last checkout, if it failed: status, code, message. null or 'null' means that
  -- none failed.
  last_payment jsonb,
  UNIQUE (store_id, id),
  CONSTRAINT carts_converted CHECK ((status = 'CONVERTED') = (converted_order_id IS NOT NULL)),
  CONSTRAINT carts_reserved_ends CHECK ((reserved = '[]') = (reserved_until IS NULL)),
  FOREIGN KEY (store_id, converted_order_id) REFERENCES orders (store_id, id)
);
-- The indexes contain only the carts that are looked up by them. A plan made while carts
-- were few must not use one that has all carts of the store.
CREATE UNIQUE INDEX carts_one_a_customer ON carts (store_id, customer_id) WHERE customer_id IS NOT NULL AND status IN ('ACTIVE', 'CHECKING_OUT');
CREATE UNIQUE INDEX carts_order_unique ON carts (store_id, converted_order_id) WHERE converted_order_id IS NOT NULL;
CREATE INDEX carts_by_command ON carts (command_id);
CREATE INDEX carts_expiring ON carts (expires_on) WHERE status = 'ACTIVE';
CREATE INDEX carts_reserved ON carts (store_id, reserved_until) WHERE reserved_until IS NOT NULL;
-- A deleted coupon leaves the carts that hold it.
CREATE INDEX carts_with_coupons ON carts (store_id, id) WHERE status IN ('ACTIVE', 'CHECKING_OUT') AND coupons <> '[]';
-- Carts and the contact data in them are deleted some time after they end. The job looks for data
-- about the buyer in any part of a cart (ExpireCarts in store/repo).
CREATE INDEX carts_ended ON carts (modified_on) WHERE status IN ('EXPIRED', 'ABANDONED');
CREATE INDEX carts_contact_kept ON carts (converted_on) WHERE status = 'CONVERTED'
  AND (email IS NOT NULL OR shipping_address IS NOT NULL OR billing_address IS NOT NULL OR notes IS NOT NULL
    OR custom_fields <> '[]' OR marketing_consent IS NOT NULL);

CREATE TABLE cart_items (
  id bigint GENERATED ALWAYS AS IDENTITY,
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
  seen_price numeric(20,4),                 -- the unit price that the buyer saw last
  reduced boolean NOT NULL DEFAULT false,   -- a merge of two carts reduced the quantity, and the cart was not changed since
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id)
);
CREATE INDEX cart_items_by_cart ON cart_items (store_id, cart_id, id); -- in the items' order
SELECT tenant_table('carts'), tenant_table('cart_items'), platform_table('carts', 'SELECT, UPDATE, DELETE');

-- Links to pages on which a cart is paid for, an order is paid, or an order is seen. Only
-- the hashes of their tokens are stored.
CREATE TABLE checkout_links (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT checkout_links_token_unique UNIQUE,
  expires_on timestamptz NOT NULL,
  customer_id bigint,                       -- the cart's when the link was created; once a guest's cart is a customer's, older links do not open it
  is_session boolean NOT NULL DEFAULT false, -- of one page that opened a link: the creator and every opener know the link itself
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id)
);
CREATE INDEX checkout_links_by_cart ON checkout_links (cart_id, id);
CREATE INDEX checkout_links_expiring ON checkout_links (expires_on);

CREATE TABLE payment_links (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT payment_links_token_unique UNIQUE,
  return_url text NOT NULL DEFAULT '',
  expires_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX payment_links_by_order ON payment_links (order_id, id);
CREATE INDEX payment_links_expiring ON payment_links (expires_on);

CREATE TABLE order_links (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT order_links_token_unique UNIQUE,
  expires_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX order_links_by_order ON order_links (order_id, id);
CREATE INDEX order_links_expiring ON order_links (expires_on);
SELECT tenant_table('checkout_links'), tenant_table('payment_links'), tenant_table('order_links'),
  platform_table('checkout_links', 'SELECT, DELETE'), platform_table('payment_links', 'SELECT, DELETE'), platform_table('order_links', 'SELECT, DELETE');

-- Requests for a link to an order by its number and an e-mail address. A job compares the
-- two and mails after the response, which takes the same time for all.
CREATE TABLE order_lookups (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  order_number bigint NOT NULL,
  email text NOT NULL,
  created_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- end of the lease of the process that works on the row
  withdrawn_on timestamptz,                 -- null means that the buyer requests a link only
  PRIMARY KEY (store_id, id)
);
SELECT tenant_table('order_lookups'), platform_table('order_lookups', 'SELECT, INSERT, UPDATE, DELETE');

-- The checkouts that assistants made of a cart: the platform's name for it, and where the
-- platform wants to be notified of the order.
CREATE TABLE platform_checkouts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  profile_url text NOT NULL,                -- the platform's; empty means an assistant that proved none
  checkout_id text NOT NULL,                -- sealed: it opens the cart
  webhook_url text NOT NULL DEFAULT '',     -- empty means no notices
  business_url text NOT NULL DEFAULT '',    -- the store's own profile, as the platform reached it
  told_version bigint NOT NULL DEFAULT 0,   -- of the order in the last notice
  told_digest text NOT NULL DEFAULT '',     -- of the last notice
  PRIMARY KEY (store_id, id),
  CONSTRAINT platform_checkouts_one UNIQUE (store_id, cart_id, profile_url),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE
);
SELECT tenant_table('platform_checkouts');
REVOKE DELETE ON platform_checkouts FROM store_app;
