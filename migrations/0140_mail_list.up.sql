-- Mails are listed for the store, sent again, and not sent to addresses where a mail
-- server said for good that there is nobody.
SELECT force_tenants(false);
ALTER TABLE mails
  ADD order_id bigint,                      -- that it is about
  ADD command_id uuid CONSTRAINT mails_command_unique UNIQUE, -- of the request that sent a mail again
  ADD FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  DROP CONSTRAINT mails_status_check,
  -- WITHHELD is not sent: it takes the place of a mail to an address that nobody has
  ADD CONSTRAINT mails_status_check CHECK (status IN ('PENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'WITHHELD'));
DROP INDEX mails_by_recipient;
CREATE INDEX mails_by_recipient ON mails (store_id, lower(to_address), created_on, id);
CREATE INDEX mails_by_created ON mails (store_id, created_on, id);
CREATE INDEX mails_by_kind ON mails (store_id, kind, created_on, id);
CREATE INDEX mails_by_status ON mails (store_id, status, created_on, id) WHERE status <> 'SENT';
CREATE INDEX mails_by_order ON mails (store_id, order_id) WHERE order_id IS NOT NULL;

-- Addresses that a store sends no mails to, but for pins and links that open an account.
CREATE TABLE email_suppressions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  kind text NOT NULL,                       -- of the mail that was refused
  last_error text NOT NULL,                 -- what the mail server answered
  UNIQUE (store_id, id),
  CONSTRAINT email_suppressions_email_unique UNIQUE (store_id, email)
);
CREATE INDEX email_suppressions_by_created ON email_suppressions (store_id, created_on, id);
SELECT tenant_table('email_suppressions'), platform_table('email_suppressions', 'SELECT, INSERT');

-- Every store has a template of each type in its own language.
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT s.id, now(), now(), 'ORDER_CANCELLED', s.settings->>'defaultLanguageCode', 'Order canceled', true
  FROM stores s;
SELECT force_tenants(true);
