-- How goods are taxed. Which class is the store's default, and which one taxes
-- shipping, is in the store's settings.
CREATE TABLE tax_classes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  code text,
  rates jsonb NOT NULL DEFAULT '[]',        -- by place, replaced whole
  provider_tax_code text,
  command_id uuid NOT NULL,                 -- of the request that changed it last
  UNIQUE (store_id, id),
  CONSTRAINT tax_classes_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT tax_classes_name_unique UNIQUE (store_id, name),
  CONSTRAINT tax_classes_code_unique UNIQUE (store_id, code)
);
SELECT tenant_table('tax_classes');
