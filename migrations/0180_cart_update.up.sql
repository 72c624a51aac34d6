-- What is collected for the order before it is checked out, and where a checkout page
-- leads back to.
ALTER TABLE carts
  ADD notes text,
  ADD custom_fields jsonb NOT NULL DEFAULT '[]',
  ADD return_url text,
  ADD cancel_url text;

-- Links to a page on which a cart is paid for. Of the token only the hash is kept.
CREATE TABLE checkout_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  cart_id bigint NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT checkout_links_token_unique UNIQUE,
  expires_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE
);
CREATE INDEX checkout_links_by_cart ON checkout_links (cart_id, id);
CREATE INDEX checkout_links_expiring ON checkout_links (expires_on);
SELECT tenant_table('checkout_links'), platform_table('checkout_links', 'SELECT, DELETE');
