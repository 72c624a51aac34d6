-- Customers of a store, their addresses and payment methods.

-- Account types group customers by prices, tax exemption and sign-up. The store's settings contain the
-- default type.
CREATE TABLE account_types (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  name text NOT NULL,
  code text NOT NULL,
  price_mode text NOT NULL CHECK (price_mode IN ('LIST', 'DISCOUNT', 'OWN_PRICES')),
  discount_percent numeric(20,6) CHECK (discount_percent BETWEEN 0 AND 100),
  tax_exempt boolean NOT NULL DEFAULT false,
  min_order_amount numeric(20,4) CHECK (min_order_amount >= 0),
  can_subscribe boolean NOT NULL DEFAULT true,
  sign_up_mode text NOT NULL CHECK (sign_up_mode IN ('OPEN', 'APPROVAL', 'INVITE')),
  auto_tier jsonb,                          -- metric, threshold, downgrade; null means that only an administrator assigns the type
  rank int NOT NULL DEFAULT 0 CHECK (rank BETWEEN 0 AND 10000),
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id),
  CONSTRAINT account_types_code_unique UNIQUE (store_id, code),
  CONSTRAINT account_types_discount CHECK ((price_mode = 'DISCOUNT') = (discount_percent IS NOT NULL))
);
CREATE UNIQUE INDEX account_types_name_unique ON account_types (store_id, fold(name));

CREATE TABLE customers (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  account_id bigint REFERENCES accounts ON DELETE SET NULL, -- null means that no account has claimed the customer
  command_id uuid NOT NULL,                 -- id of the request that created the row
  email text NOT NULL CHECK (email = lower(email COLLATE "und-x-icu")), -- copied from the account, like email_verified
  email_verified boolean NOT NULL DEFAULT false,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'SUSPENDED', 'BANNED', 'DEACTIVATED')),
  account_type_id bigint NOT NULL,
  company text,
  tax_number text,
  language_code text,
  accepts_marketing_on timestamptz,         -- when the customer agreed; null means that the customer has not agreed
  referrer_code text,
  note text,
  tags jsonb NOT NULL DEFAULT '[]',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  external_id text,
  status_reason text,
  status_changed_on timestamptz,
  last_login_on timestamptz,
  erase_on timestamptz,                     -- for a deactivated customer: when the personal data is erased
  erased_on timestamptz,
  account_type_source text NOT NULL DEFAULT 'DEFAULT' CHECK (account_type_source IN ('DEFAULT', 'AUTOMATIC', 'ADMIN')),
  tier_moved_on timestamptz,                -- when the daily check last changed the account type
  -- The id by which external systems know the customer. It is random, because a restored database assigns
  -- its own ids a second time. Rows that are inserted by hand or in bulk also get a call_key.
  call_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- The latest consent to marketing e-mails with its withdrawal; null means that the customer never
  -- consented. accepts_marketing_on is the time of the consent that is in force.
  marketing_consent jsonb,
  status_history jsonb NOT NULL DEFAULT '[]', -- status, reason and time of each change
  -- Lists search these texts for parts of the data by which people know a customer. The line breaks
  -- prevent a match across two texts.
  search text GENERATED ALWAYS AS (fold_search(email || E'\n' || first_name || ' ' || last_name || E'\n' || coalesce(company, '')
    || E'\n' || coalesce(phone_number, '') || E'\n' || coalesce(regexp_replace(phone_number, '[^0-9]', '', 'g'), ''))) STORED,
  phone_e164 text,                          -- phone_number in E.164, computed by the commands (domain.ReadPhone)
  UNIQUE (store_id, id),
  CONSTRAINT customers_email_unique UNIQUE (store_id, email),
  CONSTRAINT customers_account_unique UNIQUE (store_id, account_id),
  CONSTRAINT customers_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT customers_external_id_unique UNIQUE (store_id, external_id),
  CONSTRAINT account_types_in_use FOREIGN KEY (store_id, account_type_id) REFERENCES account_types (store_id, id),
  CONSTRAINT customers_erased CHECK (erased_on IS NULL OR status = 'DEACTIVATED' AND account_id IS NULL)
);
CREATE INDEX customers_by_created ON customers (store_id, created_on DESC, id DESC);
CREATE INDEX customers_by_modified ON customers (store_id, modified_on, id);
CREATE INDEX customers_by_last_name ON customers (store_id, last_name COLLATE "und-x-icu", id);
CREATE INDEX customers_by_account_type ON customers (store_id, account_type_id);
CREATE INDEX customers_by_account ON customers (account_id);
CREATE INDEX customers_by_email ON customers (email);
CREATE INDEX customers_by_status ON customers (store_id, status, created_on DESC, id DESC);
CREATE INDEX customers_by_verified ON customers (store_id, email_verified, created_on DESC, id DESC);
CREATE INDEX customers_to_erase ON customers (erase_on) WHERE erase_on IS NOT NULL AND erased_on IS NULL;
-- The platform role looks up values in these indexes for one store; see migrations/README.md.
CREATE INDEX customers_by_tag ON customers USING gin (tags jsonb_path_ops);
CREATE INDEX customers_by_custom_field ON customers USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '[]';
CREATE INDEX customers_by_search ON customers USING gin (search gin_trgm_ops);

SELECT tenant_table('account_types'), tenant_table('customers'), platform_table('customers', 'SELECT'), platform_table('account_types', 'SELECT'),
  tracked_table('customers');

-- The progress of the daily check of a store's automatic account types: the day, in the store's time
-- zone, that was checked last or is being checked, and the last checked customer.
CREATE TABLE tier_checks (
  store_id bigint PRIMARY KEY REFERENCES stores,
  day date NOT NULL,
  after_id bigint,                          -- null means that the check of the day is complete
  claimed_until timestamptz NOT NULL
);
SELECT tenant_table('tier_checks'), platform_table('tier_checks', 'SELECT, INSERT, UPDATE');

-- Removed addresses and payment methods stay in the tables as inactive rows.
CREATE TABLE customer_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the row
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
  phone_e164 text,                          -- see phone_e164 of customers
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  CONSTRAINT customer_addresses_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT customer_addresses_default_active CHECK (is_active OR NOT is_default)
);
CREATE INDEX customer_addresses_by_customer ON customer_addresses (customer_id, id DESC);
CREATE UNIQUE INDEX customer_addresses_one_default ON customer_addresses (customer_id) WHERE is_default;

CREATE TABLE customer_payment_methods (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that saved the row
  payment_provider_id bigint NOT NULL,
  provider_reference text NOT NULL,         -- the provider's id of the payment method; never a card number
  payment_type text NOT NULL CHECK (payment_type IN ('CARD', 'BANK', 'CRYPTO', 'DIGITAL_WALLET')),
  brand text NOT NULL DEFAULT '',
  last_four text,
  expiry_month char(2),
  expiry_year char(4),
  billing_address_id bigint,
  is_default boolean NOT NULL,
  is_active boolean NOT NULL,
  last_used_on timestamptz,
  expiry_months int GENERATED ALWAYS AS (expiry_year::int * 12 + expiry_month::int) STORED, -- months since year 0; the card is valid until the end of this month
  mandate text NOT NULL DEFAULT '',         -- the provider's id of the agreement to charge the customer while they are away
  expiry_told int,                          -- the expiry_months of which the customer was notified
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  FOREIGN KEY (store_id, billing_address_id) REFERENCES customer_addresses (store_id, id) ON DELETE SET NULL (billing_address_id),
  CONSTRAINT customer_payment_methods_default_active CHECK (is_active OR NOT is_default)
);
CREATE INDEX customer_payment_methods_by_customer ON customer_payment_methods (customer_id, id DESC);
CREATE INDEX customer_payment_methods_by_expiry ON customer_payment_methods (store_id, expiry_months) WHERE expiry_months IS NOT NULL;
CREATE UNIQUE INDEX customer_payment_methods_one_default ON customer_payment_methods (customer_id) WHERE is_default;
CREATE UNIQUE INDEX customer_payment_methods_unique ON customer_payment_methods (customer_id, payment_provider_id, provider_reference) WHERE is_active;
-- Cards of whose expiry the customers were not notified.
CREATE INDEX customer_payment_methods_untold ON customer_payment_methods (store_id, expiry_months, id)
  WHERE is_active AND expiry_months IS NOT NULL AND expiry_told IS DISTINCT FROM expiry_months;

SELECT tenant_table('customer_addresses'), tenant_table('customer_payment_methods');
-- Claims limit the concurrent work per account of a store at a payment provider, so they must read the
-- account of a payment method.
CREATE POLICY platform ON customer_payment_methods TO platform USING (true);
GRANT SELECT (id, store_id, payment_provider_id) ON customer_payment_methods TO platform;
GRANT SELECT (is_active, expiry_months, expiry_told) ON customer_payment_methods TO platform;
