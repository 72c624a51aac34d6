-- Somebody asked for a link to an order, by its number and an e-mail address. Whether
-- they fit is found out and mailed behind the answer, which takes the same for all.
CREATE TABLE order_lookups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  order_number bigint NOT NULL,
  email text NOT NULL,
  created_on timestamptz NOT NULL,
  lease_until timestamptz                   -- while a process is at it
);
SELECT tenant_table('order_lookups'), platform_table('order_lookups', 'SELECT, INSERT, UPDATE, DELETE');

-- Links to a page on which an order is seen. Of the token only the hash is kept.
CREATE TABLE order_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
SELECT tenant_table('order_links'), platform_table('order_links', 'SELECT, DELETE');

-- Every store has a template of the mail in its own language.
SELECT force_tenants(false);
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT s.id, now(), now(), 'ORDER_LINK', s.settings->>'defaultLanguageCode', 'Order link', true
  FROM stores s;
SELECT force_tenants(true);
