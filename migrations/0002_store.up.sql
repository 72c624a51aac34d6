-- Stores, their numbers and their public keys.

CREATE TABLE stores (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint GENERATED ALWAYS AS (id) STORED, -- a store's own row is visible to that store
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  code text NOT NULL CONSTRAINT stores_code_unique UNIQUE,
  domain text NOT NULL DEFAULT '',          -- host name of the storefront
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'MAINTENANCE', 'CLOSED')),
  livemode boolean NOT NULL DEFAULT false,
  settings jsonb NOT NULL,
  -- The store publishes the token at its domain to prove that it owns the domain. After that, mails link
  -- to the domain and come from it.
  domain_token text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  domain_verified_on timestamptz,
  domain_checked_on timestamptz,            -- when the token was last found at the domain
  -- Copies of columns of tax_providers and commission_providers. Each checkout reads the store anyway.
  tax_service boolean NOT NULL DEFAULT false,
  commission_service boolean NOT NULL DEFAULT false,
  CONSTRAINT stores_domain_proof CHECK (
    (domain_verified_on IS NULL) = (domain_checked_on IS NULL) AND (domain_verified_on IS NULL OR domain <> ''))
);
-- Any store may enter any domain, so no store can keep a domain from its owner. Only one store can have
-- proven a domain.
CREATE UNIQUE INDEX stores_domain_proven ON stores (fold(domain)) WHERE domain_verified_on IS NOT NULL;
SELECT tenant_table('stores'), platform_table('stores', 'SELECT, INSERT');

-- The last number that each of a store's sequences has issued. A transaction locks this row last, with
-- one conditional update.
CREATE TABLE store_counters (
  store_id bigint NOT NULL REFERENCES stores,
  name text NOT NULL,                       -- order, refund, shipment or subscription
  last bigint NOT NULL,
  PRIMARY KEY (store_id, name)
);
SELECT tenant_table('store_counters');

-- Public keys of storefronts. They are not secret; they identify the store.
CREATE TABLE store_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,                     -- the first characters, which may be shown
  hash bytea NOT NULL CONSTRAINT store_keys_hash_unique UNIQUE,
  last_used_on timestamptz,
  revoked_on timestamptz,
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX store_keys_name_unique ON store_keys (store_id, fold(name)) WHERE revoked_on IS NULL;
SELECT tenant_table('store_keys'), platform_table('store_keys', 'SELECT, UPDATE');

CREATE TABLE shipping_methods (
  id bigint GENERATED ALWAYS AS IDENTITY,
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
  country_codes jsonb NOT NULL DEFAULT '[]', -- empty means all countries that the store allows
  min_weight numeric(20,6) CHECK (min_weight >= 0),
  max_weight numeric(20,6) CHECK (max_weight >= coalesce(min_weight, 0)),
  weight_unit text NOT NULL CHECK (weight_unit IN ('G', 'KG', 'OZ', 'LB')),
  position int NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX shipping_methods_name_unique ON shipping_methods (store_id, fold(name));
SELECT tenant_table('shipping_methods');
