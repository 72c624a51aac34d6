-- The checkouts that assistants have made of a cart: what each platform calls it, and where
-- it wants to be told of the order.
CREATE TABLE platform_checkouts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  profile_url text NOT NULL,                -- of the platform; empty: an assistant that has proven none
  checkout_id text NOT NULL,                -- sealed: it opens the cart
  webhook_url text NOT NULL DEFAULT '',     -- empty: it is told nothing
  business_url text NOT NULL DEFAULT '',    -- of the store's own profile, as the platform reached it
  told_version bigint NOT NULL DEFAULT 0,   -- of the order that it was told last
  told_digest text NOT NULL DEFAULT '',     -- of the message
  PRIMARY KEY (store_id, id),
  CONSTRAINT platform_checkouts_one UNIQUE (store_id, cart_id, profile_url),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id)
);
SELECT tenant_table('platform_checkouts');
REVOKE DELETE ON platform_checkouts FROM store_app;
