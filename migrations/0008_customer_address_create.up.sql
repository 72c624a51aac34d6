-- What customers keep: addresses and ways to pay. A removed one stays, inactive.
CREATE TABLE customer_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that made it
  first_name text NOT NULL,
  last_name text NOT NULL,
  company text,
  street_line1 text NOT NULL,
  street_line2 text,
  city text NOT NULL,
  state_province text NOT NULL,
  postal_code text NOT NULL,
  country_code char(2) NOT NULL,
  phone_number text,
  is_default boolean NOT NULL,
  is_active boolean NOT NULL,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  CONSTRAINT customer_addresses_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT customer_addresses_default_active CHECK (is_active OR NOT is_default)
);
CREATE INDEX customer_addresses_by_customer ON customer_addresses (customer_id, id DESC);
CREATE UNIQUE INDEX customer_addresses_one_default ON customer_addresses (customer_id) WHERE is_default;

CREATE TABLE customer_payment_methods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that saved it
  payment_provider_id bigint NOT NULL,
  provider_reference text NOT NULL,         -- the provider's name for it; never a card number
  payment_type text NOT NULL CHECK (payment_type IN ('CARD', 'BANK', 'CRYPTO', 'DIGITAL_WALLET')),
  brand text NOT NULL DEFAULT '',
  last_four text,
  expiry_month char(2),
  expiry_year char(4),
  billing_address_id bigint,
  is_default boolean NOT NULL,
  is_active boolean NOT NULL,
  last_used_on timestamptz,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  FOREIGN KEY (store_id, billing_address_id) REFERENCES customer_addresses (store_id, id) ON DELETE SET NULL (billing_address_id),
  CONSTRAINT customer_payment_methods_default_active CHECK (is_active OR NOT is_default)
);
CREATE INDEX customer_payment_methods_by_customer ON customer_payment_methods (customer_id, id DESC);
CREATE UNIQUE INDEX customer_payment_methods_one_default ON customer_payment_methods (customer_id) WHERE is_default;
CREATE UNIQUE INDEX customer_payment_methods_unique ON customer_payment_methods (customer_id, payment_provider_id, provider_reference) WHERE is_active;

SELECT tenant_table('customer_addresses'), tenant_table('customer_payment_methods');
