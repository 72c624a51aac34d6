-- The sandbox tells by itself what happened, and has disputes.
ALTER TABLE sandbox.payments ADD key text NOT NULL DEFAULT '', ADD account bigint NOT NULL DEFAULT 0;
ALTER TABLE sandbox.instruments ADD account bigint NOT NULL DEFAULT 0;
CREATE INDEX entries_by_reference ON sandbox.entries ((entry->'result'->>'reference'));
CREATE TABLE sandbox.disputes (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT disputes_reference_unique UNIQUE,
  dispute jsonb NOT NULL
);
-- Everything that changed; what has a due time is still to be told.
CREATE TABLE sandbox.notices (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant bigint NOT NULL,
  account bigint NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  created_on timestamptz NOT NULL,
  due_on timestamptz,
  attempts int NOT NULL DEFAULT 0
);
CREATE INDEX notices_due ON sandbox.notices (due_on) WHERE due_on IS NOT NULL;
CREATE INDEX notices_by_account ON sandbox.notices (merchant, account, sequence);
CREATE TABLE sandbox.subscribers (
  merchant bigint NOT NULL,
  account bigint NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  PRIMARY KEY (merchant, account)
);
