-- Value that a store owes its buyers: gift cards belong to the bearer of their code, store credit belongs
-- to a customer. Every change of a balance is an entry; the sums of the entries are the balances.
SELECT force_tenants(false);

-- The key of the hashes of a store's gift card codes. It has no other use, so a new encryption key changes
-- no hash.
CREATE TABLE stored_value_keys (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  code_key text NOT NULL,                   -- encrypted; place stored_value_keys/<store id>/code_key
  PRIMARY KEY (store_id, id),
  CONSTRAINT stored_value_keys_once UNIQUE (store_id)
);

CREATE TABLE gift_cards (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that issued the card
  -- SPENT is not stored: it is an ACTIVE card without a balance.
  status text NOT NULL CHECK (status IN ('ACTIVE', 'DISABLED', 'EXPIRED')),
  source text NOT NULL CHECK (source IN ('PURCHASE', 'STAFF', 'BATCH', 'REFUND', 'IMPORT')),
  voucher_type text NOT NULL DEFAULT 'MULTI_PURPOSE' CHECK (voucher_type IN ('MULTI_PURPOSE', 'SINGLE_PURPOSE')),
  currency_code char(3) NOT NULL,
  initial_amount numeric(20,4) NOT NULL,
  balance numeric(20,4) NOT NULL,
  held_amount numeric(20,4) NOT NULL DEFAULT 0, -- part of the balance that orders have reserved
  -- HMAC-SHA-256 of the code by the key of stored_value_keys; null until the mail with the code is queued.
  code_hash bytea,
  last_four text,                           -- last four characters of the code
  code_number int NOT NULL DEFAULT 0,       -- number of codes that the card has had; 0 means that it has none yet
  expires_on timestamptz,                   -- null means that the card does not expire
  recipient_name text,
  recipient_email text,
  recipient_key text GENERATED ALWAYS AS (fold_email(recipient_email)) STORED,
  recipient_message text,
  language_code text,                       -- language of the mails; null means the store's default
  deliver_on timestamptz,                   -- when the code is mailed
  delivery_status text NOT NULL DEFAULT 'NONE' CHECK (delivery_status IN ('NONE', 'SCHEDULED', 'SENT', 'FAILED')),
  mail_id bigint,                           -- mail with the current code; null means that no mail has it
  line_item_id bigint,                      -- order line that bought the card
  unit int,                                 -- number of the unit in that line, from 1
  purchase_unpaid boolean NOT NULL DEFAULT false, -- a bank disputes the payment of the purchase, or its record was voided
  disabled_for text CHECK (disabled_for IN ('REFUND', 'PAYMENT')), -- why the service disabled the card; null means that it did not
  external_id text,
  search text GENERATED ALWAYS AS (fold_search(coalesce(last_four, '') || E'\n' || coalesce(recipient_name, '') || E'\n'
    || coalesce(recipient_email, '') || E'\n' || coalesce(external_id, ''))) STORED,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, line_item_id) REFERENCES order_lines (store_id, id),
  CONSTRAINT gift_cards_unit_unique UNIQUE (store_id, line_item_id, unit),
  CONSTRAINT gift_cards_unit CHECK ((line_item_id IS NULL) = (unit IS NULL) AND unit > 0),
  CONSTRAINT gift_cards_initial CHECK (initial_amount > 0),
  CONSTRAINT gift_cards_held CHECK (0 <= held_amount AND held_amount <= balance),
  CONSTRAINT gift_cards_disabled CHECK (disabled_for IS NULL OR status = 'DISABLED'),
  CONSTRAINT gift_cards_delivery CHECK (delivery_status <> 'SCHEDULED' OR deliver_on IS NOT NULL)
);
CREATE UNIQUE INDEX gift_cards_code_unique ON gift_cards (store_id, code_hash) WHERE code_hash IS NOT NULL;
CREATE UNIQUE INDEX gift_cards_external_unique ON gift_cards (store_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX gift_cards_by_command ON gift_cards (command_id);
CREATE INDEX gift_cards_by_created ON gift_cards (store_id, created_on DESC, id DESC);
CREATE INDEX gift_cards_by_end ON gift_cards (store_id, coalesce(expires_on, 'infinity'), id);
CREATE INDEX gift_cards_by_recipient ON gift_cards (store_id, recipient_key) WHERE recipient_key IS NOT NULL;
CREATE INDEX gift_cards_by_search ON gift_cards USING gin (search gin_trgm_ops);
CREATE INDEX gift_cards_by_expiry ON gift_cards (expires_on) WHERE status = 'ACTIVE' AND held_amount = 0 AND expires_on IS NOT NULL;

-- Work of the job that mails codes.
CREATE INDEX gift_cards_by_delivery ON gift_cards (deliver_on) WHERE delivery_status = 'SCHEDULED' AND mail_id IS NULL AND status = 'ACTIVE';
-- Card whose code the mail contains; null again once the card has the outcome of the mail.
ALTER TABLE mails ADD COLUMN gift_card_id bigint;
CREATE INDEX mails_by_gift_card ON mails (gift_card_id) WHERE gift_card_id IS NOT NULL AND status <> 'PENDING';
CREATE INDEX mails_expiring_by_gift_card ON mails (expires_on) WHERE gift_card_id IS NOT NULL AND status = 'PENDING';

CREATE TABLE store_credit_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  customer_id bigint NOT NULL,
  currency_code char(3) NOT NULL,
  balance numeric(20,4) NOT NULL,
  held_amount numeric(20,4) NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id),
  CONSTRAINT store_credit_accounts_once UNIQUE (store_id, customer_id, currency_code),
  CONSTRAINT store_credit_accounts_held CHECK (0 <= held_amount AND held_amount <= balance)
);

-- Tenders are payments with value of the store.
ALTER TABLE payments
  ADD COLUMN gift_card_id bigint,
  ADD COLUMN store_credit_account_id bigint,
  ADD FOREIGN KEY (store_id, gift_card_id) REFERENCES gift_cards (store_id, id),
  ADD FOREIGN KEY (store_id, store_credit_account_id) REFERENCES store_credit_accounts (store_id, id),
  ADD CONSTRAINT payments_one_tender CHECK (num_nonnulls(gift_card_id, store_credit_account_id) <= 1);
CREATE INDEX payments_by_gift_card ON payments (store_id, gift_card_id) WHERE gift_card_id IS NOT NULL;
CREATE INDEX payments_by_store_credit ON payments (store_id, store_credit_account_id) WHERE store_credit_account_id IS NOT NULL;

ALTER TABLE carts
  ADD COLUMN tenders jsonb NOT NULL DEFAULT '[]', -- cards that the buyer entered, in that order: giftCardId, codeNumber
  ADD COLUMN use_store_credit boolean NOT NULL DEFAULT false;
ALTER TABLE subscriptions ADD COLUMN use_store_credit boolean NOT NULL DEFAULT false;
ALTER TABLE refunds
  ADD COLUMN destination text NOT NULL DEFAULT 'ORIGINAL',
  ADD CONSTRAINT refunds_destination CHECK (destination = 'ORIGINAL' OR by_hand AND payment_id IS NOT NULL AND status = 'COMPLETED');

-- Lines that buy gift cards. A delivery is {recipient: {name, email, message}, deliverOn}; null means that the codes are
-- mailed to the buyer as soon as the order is paid.
ALTER TABLE cart_items ADD COLUMN gift_card jsonb;
ALTER TABLE order_lines
  ADD COLUMN gift_card jsonb,
  ADD COLUMN cards_issued int NOT NULL DEFAULT 0, -- gift cards that the line has bought, without regard to refunds
  ADD CONSTRAINT order_lines_cards CHECK (0 <= cards_issued AND cards_issued <= quantity);
-- A job clears the recipients of carts that became orders. Erasures find the recipients of an address; sales and tiers
-- leave gift cards out.
CREATE INDEX cart_items_gift_cards ON cart_items (store_id, cart_id) WHERE jsonb_typeof(gift_card) = 'object';
CREATE INDEX cart_items_by_recipient ON cart_items (store_id, fold_email(gift_card -> 'recipient' ->> 'email')) WHERE fold_email(gift_card -> 'recipient' ->> 'email') IS NOT NULL;
CREATE INDEX order_lines_by_recipient ON order_lines (store_id, fold_email(gift_card -> 'recipient' ->> 'email')) WHERE fold_email(gift_card -> 'recipient' ->> 'email') IS NOT NULL;
CREATE INDEX order_lines_gift_cards ON order_lines (store_id, order_id) WHERE product_type = 'GIFT_CARD';

-- The ledger. An entry never changes; another entry undoes it.
CREATE TABLE stored_value_entries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,
  gift_card_id bigint,
  store_credit_account_id bigint,
  type text NOT NULL CHECK (type IN ('ISSUE', 'HOLD', 'RELEASE', 'CAPTURE', 'REFUND', 'CANCEL', 'RESTORE', 'EXPIRE', 'ADJUST')),
  currency_code char(3) NOT NULL,
  amount numeric(20,4) NOT NULL,            -- change of the balance
  held_amount numeric(20,4) NOT NULL,       -- change of the held amount
  balance_after numeric(20,4) NOT NULL,
  held_after numeric(20,4) NOT NULL,
  order_id bigint,
  payment_id bigint,
  refund_id bigint,
  step bigint NOT NULL DEFAULT 0,           -- distinguishes entries of one type for one payment
  reason text NOT NULL DEFAULT '',
  command_id uuid NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, gift_card_id) REFERENCES gift_cards (store_id, id),
  FOREIGN KEY (store_id, store_credit_account_id) REFERENCES store_credit_accounts (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, payment_id) REFERENCES payments (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id),
  CONSTRAINT stored_value_entries_account CHECK (num_nonnulls(gift_card_id, store_credit_account_id) = 1),
  CONSTRAINT stored_value_entries_held CHECK (0 <= held_after AND held_after <= balance_after),
  CONSTRAINT stored_value_entries_step_unique UNIQUE (store_id, payment_id, type, step)
);
CREATE INDEX stored_value_entries_by_card ON stored_value_entries (store_id, gift_card_id, id DESC) WHERE gift_card_id IS NOT NULL;
CREATE INDEX stored_value_entries_by_credit ON stored_value_entries (store_id, store_credit_account_id, id DESC) WHERE store_credit_account_id IS NOT NULL;
CREATE INDEX stored_value_entries_by_order ON stored_value_entries (store_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stored_value_entries_by_created ON stored_value_entries (store_id, created_on DESC, id DESC);
-- A repeated request finds the adjustment of each account that it made; the limits of an administrator sum up a day.
CREATE UNIQUE INDEX stored_value_entries_command_unique ON stored_value_entries (store_id, command_id, store_credit_account_id, gift_card_id)
  NULLS NOT DISTINCT WHERE type = 'ADJUST';
CREATE INDEX stored_value_entries_by_staff ON stored_value_entries (store_id, actor_kind, actor_id, created_on) WHERE type IN ('ISSUE', 'ADJUST');

SELECT tenant_table('stored_value_keys'), tenant_table('gift_cards'), tenant_table('store_credit_accounts'), tenant_table('stored_value_entries');
REVOKE UPDATE, DELETE ON stored_value_entries FROM store_app;
REVOKE DELETE ON gift_cards, store_credit_accounts, stored_value_keys FROM store_app;
SELECT platform_table('gift_cards', 'SELECT'), platform_table('cart_items', 'SELECT, UPDATE (gift_card)');

SELECT force_tenants(true);
