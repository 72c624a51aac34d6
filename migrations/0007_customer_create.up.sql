-- What customers have in common: prices, tax exemption, sign-up. Which one is
-- the default is in the store's settings.
CREATE TABLE account_types (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that changed it last
  name text NOT NULL,
  code text NOT NULL,
  price_mode text NOT NULL CHECK (price_mode IN ('LIST', 'DISCOUNT', 'OWN_PRICES')),
  discount_percent numeric(20,6) CHECK (discount_percent BETWEEN 0 AND 100),
  tax_exempt boolean NOT NULL DEFAULT false,
  min_order_amount numeric(20,4) CHECK (min_order_amount >= 0),
  can_subscribe boolean NOT NULL DEFAULT true,
  sign_up_mode text NOT NULL CHECK (sign_up_mode IN ('OPEN', 'APPROVAL', 'INVITE')),
  auto_tier jsonb,                          -- metric, threshold, downgrade; null: only an administrator gives it
  rank int NOT NULL DEFAULT 0 CHECK (rank BETWEEN 0 AND 10000),
  UNIQUE (store_id, id),
  CONSTRAINT account_types_name_unique UNIQUE (store_id, name),
  CONSTRAINT account_types_code_unique UNIQUE (store_id, code),
  CONSTRAINT account_types_discount CHECK ((price_mode = 'DISCOUNT') = (discount_percent IS NOT NULL))
);

CREATE TABLE customers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  account_id bigint REFERENCES accounts ON DELETE SET NULL, -- null: not claimed
  command_id uuid NOT NULL,                 -- of the request that made it
  email text NOT NULL CHECK (email = lower(email)),         -- the account's, copied; so is email_verified
  email_verified boolean NOT NULL DEFAULT false,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'SUSPENDED', 'BANNED', 'DEACTIVATED')),
  account_type_id bigint NOT NULL,
  company text,
  tax_number text,
  language_code text,
  accepts_marketing_on timestamptz,         -- when it was agreed to; null: it is not
  referrer_code text,
  note text,
  tags jsonb NOT NULL DEFAULT '[]',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  external_id text,
  status_reason text,
  status_changed_on timestamptz,
  last_login_on timestamptz,
  erase_on timestamptz,                     -- while deactivated: when the personal data goes
  erased_on timestamptz,
  commission_provider_id text,
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
CREATE INDEX customers_by_last_name ON customers (store_id, last_name, id);
CREATE INDEX customers_by_account_type ON customers (store_id, account_type_id);
CREATE INDEX customers_by_account ON customers (account_id);
CREATE INDEX customers_by_tag ON customers USING gin (tags jsonb_path_ops);
CREATE INDEX customers_to_erase ON customers (erase_on) WHERE erase_on IS NOT NULL AND erased_on IS NULL;

SELECT tenant_table('account_types'), tenant_table('customers'), platform_table('customers', 'SELECT');
