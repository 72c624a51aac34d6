-- Price rows of variants. Which of them is charged, store/domain says.
CREATE TABLE prices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  variant_id bigint NOT NULL,
  currency_code char(3) NOT NULL,
  amount numeric(20,4) NOT NULL CHECK (amount >= 0),
  compare_at_amount numeric(20,4),
  account_type_id bigint,                   -- null: everyone
  subscription_plan_id bigint,              -- null: one-off
  min_quantity int NOT NULL DEFAULT 1 CHECK (min_quantity BETWEEN 1 AND 1000000),
  starts_on timestamptz,
  ends_on timestamptz,
  source text NOT NULL CHECK (source IN ('MANUAL', 'IMPORT', 'PROVIDER')),
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id),
  CONSTRAINT account_types_in_use FOREIGN KEY (store_id, account_type_id) REFERENCES account_types (store_id, id),
  CONSTRAINT prices_compare_at_above CHECK (compare_at_amount > amount),
  CONSTRAINT prices_valid_while CHECK (ends_on > starts_on)
);
CREATE UNIQUE INDEX prices_key_unique ON prices (variant_id, currency_code, COALESCE(account_type_id, 0),
  COALESCE(subscription_plan_id, 0), min_quantity, COALESCE(starts_on, '-infinity'));
CREATE INDEX prices_by_account_type ON prices (store_id, account_type_id) WHERE account_type_id IS NOT NULL;
SELECT tenant_table('prices');
