-- Templates that stores have of their own for the documents that they print: one a kind
-- and language. Every store has one of each kind in its own language, which is the
-- platform's until it is edited.
CREATE TABLE pdf_templates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid,                          -- of the request that changed it last
  kind text NOT NULL CHECK (kind IN ('INVOICE', 'PACKING_SLIP', 'PICK_LIST', 'CREDIT_NOTE', 'SHIPPING_LABEL')),
  language_code text NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,              -- the platform's own: what follows is empty
  is_active boolean NOT NULL DEFAULT true,
  body_html text NOT NULL DEFAULT '',
  header_html text NOT NULL DEFAULT '',
  footer_html text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
  page_size text NOT NULL DEFAULT '',
  orientation text NOT NULL DEFAULT '',
  margins jsonb NOT NULL DEFAULT '{}',      -- in millimeters, as they were written
  UNIQUE (store_id, id),
  CONSTRAINT pdf_templates_command_unique UNIQUE (store_id, command_id)
);
CREATE UNIQUE INDEX pdf_templates_language_unique ON pdf_templates (store_id, kind, lower(language_code));
SELECT tenant_table('pdf_templates');

SELECT force_tenants(false);
INSERT INTO pdf_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT s.id, now(), now(), t.kind, s.settings->>'defaultLanguageCode', t.name, true
  FROM stores s CROSS JOIN (VALUES ('INVOICE', 'Invoice'), ('PACKING_SLIP', 'Packing slip'), ('PICK_LIST', 'Pick list'), ('CREDIT_NOTE', 'Credit note'), ('SHIPPING_LABEL', 'Shipping label')) t (kind, name);
SELECT force_tenants(true);
