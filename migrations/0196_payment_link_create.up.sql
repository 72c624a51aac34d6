-- Links to a page on which an order is paid. Of the token only the hash is kept.
CREATE TABLE payment_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
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
SELECT tenant_table('payment_links'), platform_table('payment_links', 'SELECT, DELETE');

-- Every store has a template of the mail in its own language.
SELECT force_tenants(false);
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT s.id, now(), now(), 'PAYMENT_LINK', s.settings->>'defaultLanguageCode', 'Payment link', true
  FROM stores s;
SELECT force_tenants(true);
