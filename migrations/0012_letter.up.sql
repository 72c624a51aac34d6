-- Mails, the templates of mails and documents, and addresses to which no mails are sent.

-- The outbox. A mail is written in the transaction that causes it and sent after the commit.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint REFERENCES stores,        -- null means a mail to an administrator, which belongs to no store and is visible to no store
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  kind text NOT NULL,                       -- VERIFY_EMAIL, ORDER_CONFIRMATION, …
  message_id text NOT NULL CONSTRAINT mails_message_id_unique UNIQUE, -- the same for every attempt
  to_address text NOT NULL,
  from_address text NOT NULL,
  from_name text NOT NULL,
  reply_to text NOT NULL DEFAULT '',
  content text NOT NULL,                    -- encrypted JSON: subject, text, html; it may contain pins
  -- WITHHELD mails are never sent: each stands for a mail to an address that belongs to no account
  status text NOT NULL CHECK (status IN ('PENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'WITHHELD')),
  attempts int NOT NULL DEFAULT 0,
  next_attempt_on timestamptz NOT NULL,
  expires_on timestamptz,                   -- time after which the mail is useless
  lease_until timestamptz,                  -- end of the lease of the process that sends the mail
  last_error text NOT NULL DEFAULT '',
  sent_on timestamptz,
  -- The slot of the subscription that the mail is about. The outbox accepts each mail only once. occasion
  -- distinguishes mails about one slot: by the failed attempt, the day of a reminder, or the version of
  -- the subscription after a change.
  subscription_id bigint,
  subscription_slot int,
  occasion text NOT NULL DEFAULT '',
  order_id bigint,                          -- order that the mail is about
  command_id uuid CONSTRAINT mails_command_unique UNIQUE, -- id of the request that sent the mail again
  language_code text NOT NULL DEFAULT '',   -- language of the mail; a repeated mail uses templates of this language
  resent_on timestamptz,                    -- when a copy was sent instead: a bulk retry omits the mail, so that no mail is sent twice
  earlier_attempts int NOT NULL DEFAULT 0,  -- attempts before the last retry, after which the delays start again and attempts continues to count
  UNIQUE (store_id, id),
  CONSTRAINT mails_subscription CHECK ((subscription_id IS NULL) = (subscription_slot IS NULL)),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX mails_due ON mails (next_attempt_on) WHERE status = 'PENDING';
CREATE UNIQUE INDEX mails_subscription_unique ON mails (subscription_id, subscription_slot, kind, occasion) WHERE subscription_id IS NOT NULL;
CREATE INDEX mails_by_created ON mails (store_id, created_on, id);
CREATE INDEX mails_by_recipient ON mails (store_id, fold_email(to_address), created_on, id);
CREATE INDEX mails_by_kind ON mails (store_id, kind, created_on, id);
CREATE INDEX mails_by_status ON mails (store_id, status, created_on, id) WHERE status <> 'SENT';
CREATE INDEX mails_by_order ON mails (store_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX mails_by_age ON mails (modified_on) WHERE status <> 'PENDING';
CREATE INDEX mails_failed ON mails (store_id) WHERE status = 'FAILED';
CREATE INDEX mails_expiring ON mails (expires_on) WHERE expires_on IS NOT NULL;
SELECT tenant_table('mails'), platform_table('mails', 'SELECT, INSERT, UPDATE, DELETE');

-- Addresses to which a store sends no mails, because a mail server reported that they do not exist. Pins
-- and links that open an account are still sent.
CREATE TABLE email_suppressions (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  email text NOT NULL CHECK (email = lower(email COLLATE "und-x-icu")),
  kind text NOT NULL,                       -- kind of the rejected mail
  last_error text NOT NULL,                 -- response of the mail server
  UNIQUE (store_id, id),
  CONSTRAINT email_suppressions_email_unique UNIQUE (store_id, email)
);
CREATE INDEX email_suppressions_by_created ON email_suppressions (store_id, created_on, id);
SELECT tenant_table('email_suppressions'), platform_table('email_suppressions', 'SELECT, INSERT');

-- The texts of a store's mails, one row per kind and language. Every store has a row of each kind in its
-- default language. This row stands for the platform's text until it is edited.
CREATE TABLE email_templates (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid,                          -- id of the request that last changed the row
  kind text NOT NULL,                       -- ORDER_CONFIRMATION, …
  language_code text NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,              -- true means the platform's text; the columns below are then empty
  is_active boolean NOT NULL DEFAULT true,
  subject text NOT NULL DEFAULT '',
  preheader text,
  body_html text NOT NULL DEFAULT '',
  body_text text,                           -- null means that the text is made from the HTML
  from_name text,
  from_email text,
  reply_to text,
  bcc jsonb NOT NULL DEFAULT '[]',
  last_tested_on timestamptz,
  last_error text,                          -- error of the last mail that failed with the template
  last_failed_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT email_templates_command_unique UNIQUE (store_id, command_id)
);
CREATE UNIQUE INDEX email_templates_language_unique ON email_templates (store_id, kind, fold(language_code));

-- The templates of printed documents, like email_templates.
CREATE TABLE pdf_templates (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid,                          -- id of the request that last changed the row
  kind text NOT NULL CHECK (kind IN ('INVOICE', 'PACKING_SLIP', 'PICK_LIST', 'CREDIT_NOTE', 'SHIPPING_LABEL')),
  language_code text NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,              -- true means the platform's template; the columns below are then empty
  is_active boolean NOT NULL DEFAULT true,
  body_html text NOT NULL DEFAULT '',
  header_html text NOT NULL DEFAULT '',
  footer_html text NOT NULL DEFAULT '',
  css text NOT NULL DEFAULT '',
  page_size text NOT NULL DEFAULT '',
  orientation text NOT NULL DEFAULT '',
  margins jsonb NOT NULL DEFAULT '{}',      -- in millimeters, as entered
  -- The error of the last document that the template could not print. The service printed that document
  -- with the platform's template instead.
  last_error text,
  last_failed_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT pdf_templates_command_unique UNIQUE (store_id, command_id)
);
CREATE UNIQUE INDEX pdf_templates_language_unique ON pdf_templates (store_id, kind, fold(language_code));
SELECT tenant_table('email_templates'), tenant_table('pdf_templates');
