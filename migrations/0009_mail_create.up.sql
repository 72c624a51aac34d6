-- The outbox of mails: each is written in the transaction of what it tells, and
-- sent behind it.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  kind text NOT NULL,                       -- VERIFY_EMAIL, ORDER_CONFIRMATION, …
  message_id text NOT NULL CONSTRAINT mails_message_id_unique UNIQUE, -- the same at every attempt
  to_address text NOT NULL,
  from_address text NOT NULL,
  from_name text NOT NULL,
  reply_to text NOT NULL DEFAULT '',
  content text NOT NULL,                    -- sealed JSON: subject, text, html. There are pins in it
  -- WITHHELD is not sent: it takes the place of a mail to an address that nobody has
  status text NOT NULL CHECK (status IN ('PENDING', 'SENT', 'FAILED', 'WITHHELD')),
  attempts int NOT NULL DEFAULT 0,
  next_attempt_on timestamptz NOT NULL,
  expires_on timestamptz,                   -- what it says is of no use after this
  lease_until timestamptz,                  -- while a process is sending it
  last_error text NOT NULL DEFAULT '',
  sent_on timestamptz,
  UNIQUE (store_id, id)
);
CREATE INDEX mails_due ON mails (next_attempt_on) WHERE status = 'PENDING';
CREATE INDEX mails_by_recipient ON mails (store_id, to_address, id DESC);
CREATE INDEX mails_by_age ON mails (modified_on) WHERE status <> 'PENDING';
SELECT tenant_table('mails'), platform_table('mails', 'SELECT, UPDATE, DELETE');
