-- A tax service that speaks our contract for it, and what it is told of orders.
ALTER TABLE tax_providers
  ADD base_url text,
  ADD credentials text NOT NULL DEFAULT '', -- sealed
  ADD masked jsonb NOT NULL DEFAULT '{}',
  ADD former_until timestamptz,
  ADD CONSTRAINT tax_providers_reached CHECK (provider_code <> 'HTTP' OR base_url IS NOT NULL AND credentials <> '');
ALTER TABLE stores ADD tax_service boolean NOT NULL DEFAULT false;
ALTER TABLE orders
  ADD tax_source text NOT NULL DEFAULT 'MANUAL_RATES' CHECK (tax_source IN ('MANUAL_RATES', 'PROVIDER', 'FALLBACK')),
  ADD tax_reference text NOT NULL DEFAULT '';
-- What a tax service is to be told, each row once, by the task of its own.
CREATE TABLE tax_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  refund_id bigint,                         -- null: it is about what the order charges
  kind text NOT NULL CHECK (kind IN ('COMMIT', 'REFUND', 'VOID')),
  tax_total numeric(20,4) NOT NULL,
  total numeric(20,4) NOT NULL,
  settled_on timestamptz,                   -- when it was told, or a later report made that needless
  UNIQUE (store_id, id),
  CONSTRAINT tax_reports_about CHECK (kind = 'VOID' OR (kind = 'REFUND') = (refund_id IS NOT NULL)),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id)
);
CREATE INDEX tax_reports_by_order ON tax_reports (store_id, order_id, id);
CREATE INDEX tax_reports_by_refund ON tax_reports (store_id, refund_id) WHERE refund_id IS NOT NULL;
SELECT tenant_table('tax_reports');
REVOKE DELETE ON tax_reports FROM store_app;
