CREATE TABLE shipping_methods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  carrier_name text,
  service_code text,
  price numeric(20,4) NOT NULL CHECK (price >= 0),
  currency_code char(3) NOT NULL,
  tax_included boolean NOT NULL,
  estimated_min_days int CHECK (estimated_min_days BETWEEN 0 AND estimated_max_days),
  estimated_max_days int NOT NULL,
  free_over_subtotal numeric(20,4) CHECK (free_over_subtotal >= 0),
  country_codes jsonb NOT NULL DEFAULT '[]', -- empty: all that the store allows
  min_weight numeric(20,6) CHECK (min_weight >= 0),
  max_weight numeric(20,6) CHECK (max_weight >= coalesce(min_weight, 0)),
  weight_unit text NOT NULL CHECK (weight_unit IN ('G', 'KG', 'OZ', 'LB')),
  position int NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX shipping_methods_name_unique ON shipping_methods (store_id, lower(name));
SELECT tenant_table('shipping_methods');

CREATE TABLE payment_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  provider_code text NOT NULL,
  display_name text NOT NULL,
  is_active boolean NOT NULL,
  is_default boolean NOT NULL,
  priority int NOT NULL DEFAULT 0,
  livemode boolean NOT NULL,
  payment_types jsonb NOT NULL,
  currency_codes jsonb NOT NULL DEFAULT '[]', -- empty: all of the store
  country_codes jsonb NOT NULL DEFAULT '[]',  -- of the billing address; empty: all
  min_amount numeric(20,4),
  max_amount numeric(20,4),
  capture_mode text CHECK (capture_mode IN ('AUTOMATIC', 'ON_FULFILLMENT', 'MANUAL')),
  public_config jsonb NOT NULL DEFAULT '{}',
  credentials text NOT NULL DEFAULT '',       -- sealed JSON
  masked jsonb NOT NULL DEFAULT '{}',         -- what may be shown of them
  last_error_on timestamptz,
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX payment_providers_name_unique ON payment_providers (store_id, lower(display_name));
CREATE UNIQUE INDEX payment_providers_one_default ON payment_providers (store_id) WHERE is_default;
SELECT tenant_table('payment_providers');

CREATE TABLE tax_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores CONSTRAINT tax_providers_one UNIQUE,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  provider_code text NOT NULL,
  is_active boolean NOT NULL,
  nexus jsonb NOT NULL DEFAULT '[]',
  origin_address jsonb,
  commit_on_capture boolean NOT NULL DEFAULT false,
  fallback text NOT NULL CHECK (fallback IN ('BLOCK', 'USE_MANUAL_RATES')),
  timeout_ms int NOT NULL,
  UNIQUE (store_id, id)
);
SELECT tenant_table('tax_providers');

CREATE TABLE commission_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores CONSTRAINT commission_providers_one UNIQUE,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  provider_code text NOT NULL,
  display_name text,
  is_active boolean NOT NULL DEFAULT false,
  base_url text,
  sync_customers boolean NOT NULL DEFAULT false,
  sync_orders boolean NOT NULL DEFAULT false,
  qualifying_on text NOT NULL CHECK (qualifying_on IN ('PAID', 'FULFILLED')),
  volume_field text,
  sso_enabled boolean NOT NULL DEFAULT false,
  referrer_parameter text,
  last_synced_on timestamptz,
  UNIQUE (store_id, id)
);
SELECT tenant_table('commission_providers');
