-- Stripe Tax: what stands there of an order, and by which quote.
ALTER TABLE tax_providers ADD CONSTRAINT tax_providers_stripe CHECK (provider_code <> 'STRIPE_TAX' OR base_url IS NULL AND credentials <> '');
CREATE TABLE tax_books (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  content text NOT NULL,                    -- JSON of the provider's
  UNIQUE (store_id, id),
  UNIQUE (store_id, order_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
SELECT tenant_table('tax_books');
REVOKE DELETE ON tax_books FROM store_app;
-- One quote is recorded for one order: the first of those that were quoted with it.
CREATE INDEX orders_by_tax_reference ON orders (store_id, tax_reference, id) WHERE tax_reference <> '';
