-- Carts and their items, the links to pages where a cart or an order is paid or shown, and the checkouts
-- of assistants.

-- Carts. A token gives a guest access to their cart; only the hash of the token is stored.
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
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code of the coupons that were entered, in that order
  referrer_code text,
  shipping_address jsonb,                   -- address of the last checkout
  billing_address jsonb,
  shipping_method_id bigint,
  converted_order_id bigint,
  converted_on timestamptz,
  expires_on timestamptz NOT NULL,
  -- Stock that the cart has reserved, in stores that reserve stock when an item is added. It is included
  -- in the reserved units of stocks.
  reserved jsonb NOT NULL DEFAULT '[]',     -- variantId, quantity
  reserved_until timestamptz,
  referred_on timestamptz,                  -- when referrer_code was last set
  notes text,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  return_url text,
  cancel_url text,
  by_agent boolean NOT NULL DEFAULT false,  -- an assistant's tool has changed the cart; the order then also says so
  marketing_consent jsonb,                  -- as in orders; for a guest it is stored only here
  contact_by jsonb NOT NULL DEFAULT '{}',   -- by field, the checkout link that entered it; absent means the cart token or account
  language_code text,                       -- language that the buyer chose
  -- The failed payment of the last checkout: status, code, message. null or 'null' means that no payment
  -- failed.
  last_payment jsonb,
  UNIQUE (store_id, id),
  CONSTRAINT carts_converted CHECK ((status = 'CONVERTED') = (converted_order_id IS NOT NULL)),
  CONSTRAINT carts_reserved_ends CHECK ((reserved = '[]') = (reserved_until IS NULL)),
  FOREIGN KEY (store_id, converted_order_id) REFERENCES orders (store_id, id)
);
-- These partial indexes contain only the carts that are looked up by them. Otherwise a plan made while
-- there were few carts could use an index of all carts of the store.
CREATE UNIQUE INDEX carts_one_a_customer ON carts (store_id, customer_id) WHERE customer_id IS NOT NULL AND status IN ('ACTIVE', 'CHECKING_OUT');
CREATE UNIQUE INDEX carts_order_unique ON carts (store_id, converted_order_id) WHERE converted_order_id IS NOT NULL;
CREATE INDEX carts_by_command ON carts (command_id);
CREATE INDEX carts_expiring ON carts (expires_on) WHERE status = 'ACTIVE';
CREATE INDEX carts_reserved ON carts (store_id, reserved_until) WHERE reserved_until IS NOT NULL;
-- When a coupon is deleted, it is removed from the carts that contain it.
CREATE INDEX carts_with_coupons ON carts (store_id, id) WHERE status IN ('ACTIVE', 'CHECKING_OUT') AND coupons <> '[]';
-- Carts and the contact data in them are deleted some time after the carts have ended. The job searches
-- every part of a cart for data about the buyer (ExpireCarts in store/repo).
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
  seen_price numeric(20,4),                 -- unit price that the buyer saw last
  reduced boolean NOT NULL DEFAULT false,   -- a merge of two carts reduced the quantity, and the cart has not changed since
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id)
);
CREATE INDEX cart_items_by_cart ON cart_items (store_id, cart_id, id); -- in the order of the items
SELECT tenant_table('carts'), tenant_table('cart_items'), platform_table('carts', 'SELECT, UPDATE, DELETE');

-- Links to pages where a cart is paid, an order is paid, or an order is shown. Only the hashes of their
-- tokens are stored.
CREATE TABLE checkout_links (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT checkout_links_token_unique UNIQUE,
  expires_on timestamptz NOT NULL,
  customer_id bigint,                       -- customer of the cart when the link was created; once a customer owns a guest's cart, older links do not open it
  is_session boolean NOT NULL DEFAULT false, -- session of a page that opened a link: the creator and every visitor know the link itself
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

-- Requests for a link to an order by its number and an e-mail address. A job compares number and address
-- and mails the link after the response, which therefore takes the same time for all requests.
CREATE TABLE order_lookups (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  order_number bigint NOT NULL,
  email text NOT NULL,
  created_on timestamptz NOT NULL,
  lease_until timestamptz,                  -- end of the lease of the process that works on the row
  withdrawn_on timestamptz,                 -- null means that the buyer requests only a link
  PRIMARY KEY (store_id, id)
);
SELECT tenant_table('order_lookups'), platform_table('order_lookups', 'SELECT, INSERT, UPDATE, DELETE');

-- The checkouts that assistants created from a cart: the id at the platform, and the URL at which the
-- platform wants to be notified of the order.
CREATE TABLE platform_checkouts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  profile_url text NOT NULL,                -- profile of the platform; empty means that the assistant proved no profile
  checkout_id text NOT NULL,                -- encrypted, because it gives access to the cart
  webhook_url text NOT NULL DEFAULT '',     -- empty means that the platform gets no notices
  business_url text NOT NULL DEFAULT '',    -- profile of the store itself, under the URL that the platform used
  told_version bigint NOT NULL DEFAULT 0,   -- version of the order in the last notice
  told_digest text NOT NULL DEFAULT '',     -- digest of the last notice
  PRIMARY KEY (store_id, id),
  CONSTRAINT platform_checkouts_one UNIQUE (store_id, cart_id, profile_url),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE
);
SELECT tenant_table('platform_checkouts');
REVOKE DELETE ON platform_checkouts FROM store_app;
