CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  type text NOT NULL CHECK (type IN ('PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD')),
  status text NOT NULL CHECK (status IN ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  description text,                         -- clean HTML
  short_description text,
  brand text,
  tags jsonb NOT NULL DEFAULT '[]',
  tax_class_id bigint,                      -- null: the store's default
  requires_shipping boolean NOT NULL,
  is_subscribable boolean NOT NULL DEFAULT false,
  subscription_plan_ids jsonb NOT NULL DEFAULT '[]',
  subscription_only boolean NOT NULL DEFAULT false,
  media jsonb NOT NULL DEFAULT '[]',        -- mediaId, altText, in the order shown
  primary_media_id bigint,
  seo jsonb NOT NULL DEFAULT '{}',
  publish_on timestamptz,
  unpublish_on timestamptz,
  account_type_ids jsonb NOT NULL DEFAULT '[]', -- who sees it; empty: everybody
  min_quantity int NOT NULL DEFAULT 1 CHECK (min_quantity >= 1),
  max_quantity int,
  quantity_step int NOT NULL DEFAULT 1 CHECK (quantity_step >= 1),
  custom_fields jsonb NOT NULL DEFAULT '[]',
  related_product_ids jsonb NOT NULL DEFAULT '[]',
  translations jsonb NOT NULL DEFAULT '[]',
  external_id text,
  command_id uuid NOT NULL,                 -- of the request that changed it last
  -- what lists go by, so that a page costs little however many products there are
  published_on timestamptz GENERATED ALWAYS AS (COALESCE(publish_on, created_on)) STORED,
  search text NOT NULL DEFAULT '',          -- what administrators find it by, in lower case
  shop_search text NOT NULL DEFAULT '',     -- what customers find it by
  list_prices jsonb NOT NULL DEFAULT '{}',  -- by currency, the lowest price that everyone pays at any time
  special_prices boolean NOT NULL DEFAULT false, -- it has others: for some, or for some time
  UNIQUE (store_id, id),
  CONSTRAINT products_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT products_slug_unique UNIQUE (store_id, slug),
  CONSTRAINT products_external_id_unique UNIQUE (store_id, external_id),
  CONSTRAINT tax_classes_in_use FOREIGN KEY (store_id, tax_class_id) REFERENCES tax_classes (store_id, id),
  CONSTRAINT products_visible_while CHECK (unpublish_on > publish_on),
  CONSTRAINT products_quantity_range CHECK (max_quantity >= min_quantity)
);
CREATE INDEX products_by_created ON products (store_id, created_on DESC, id DESC);
CREATE INDEX products_by_modified ON products (store_id, modified_on, id);
CREATE INDEX products_by_name ON products (store_id, name, id);
CREATE INDEX products_by_tax_class ON products (store_id, tax_class_id);
CREATE INDEX products_by_published ON products (store_id, published_on DESC, id DESC) WHERE status = 'ACTIVE';

CREATE TABLE product_options (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  product_id bigint NOT NULL,
  name text NOT NULL,
  position int NOT NULL,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_options_by_product ON product_options (product_id);

CREATE TABLE product_option_values (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  product_id bigint NOT NULL,
  product_option_id bigint NOT NULL,
  value text NOT NULL,
  position int NOT NULL,
  swatch_hex text,
  media_id bigint,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, product_option_id) REFERENCES product_options (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_option_values_by_product ON product_option_values (product_id);

-- What is sold. A variant is never deleted, since orders go on naming it.
CREATE TABLE variants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  product_id bigint NOT NULL,
  sku text NOT NULL,
  barcode text,
  name text NOT NULL,
  option_value_ids jsonb NOT NULL DEFAULT '[]', -- one of each option, in the options' order
  status text NOT NULL CHECK (status IN ('ACTIVE', 'DISABLED')),
  position int NOT NULL,
  weight numeric(20,6) CHECK (weight >= 0),
  weight_unit text NOT NULL CHECK (weight_unit IN ('G', 'KG', 'OZ', 'LB')),
  length numeric(20,6) CHECK (length >= 0),
  width numeric(20,6) CHECK (width >= 0),
  height numeric(20,6) CHECK (height >= 0),
  dimension_unit text NOT NULL CHECK (dimension_unit IN ('MM', 'CM', 'M', 'IN', 'FT')),
  hs_code text,
  country_of_origin char(2),
  expected_on timestamptz,
  cost_price numeric(20,4) CHECK (cost_price >= 0),
  media_ids jsonb NOT NULL DEFAULT '[]',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  external_id text,
  removed_on timestamptz,                   -- no longer shown or sold; its SKU is free again
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id)
);
CREATE UNIQUE INDEX variants_sku_unique ON variants (store_id, sku) WHERE removed_on IS NULL;
CREATE UNIQUE INDEX variants_external_id_unique ON variants (store_id, external_id) WHERE removed_on IS NULL;
CREATE INDEX variants_by_product ON variants (product_id, position) WHERE removed_on IS NULL;

SELECT tenant_table('products'), tenant_table('product_options'), tenant_table('product_option_values'), tenant_table('variants');
