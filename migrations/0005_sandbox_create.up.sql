-- The books of the built-in payment sandbox. They are the other side's: no
-- store's rows, in a schema that the roles of the platform cannot reach, written
-- over connections of their own. What happened at the gateway stays so when a
-- transaction of ours is rolled back.
CREATE SCHEMA sandbox;

-- What was asked under each idempotency key, and what became of it.
CREATE TABLE sandbox.entries (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL CONSTRAINT entries_key_unique UNIQUE,
  entry jsonb NOT NULL
);

-- The money. merchant is the store, as the gateway knows it.
CREATE TABLE sandbox.payments (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT payments_reference_unique UNIQUE,
  merchant bigint NOT NULL,
  token text NOT NULL,
  currency text NOT NULL,
  authorized numeric(20,4) NOT NULL CHECK (authorized > 0),
  captured numeric(20,4) NOT NULL CONSTRAINT captured_within_authorized CHECK (captured BETWEEN 0 AND authorized AND (confirmed OR captured = 0)),
  refunded numeric(20,4) NOT NULL CONSTRAINT refunded_within_captured CHECK (refunded BETWEEN 0 AND captured),
  confirmed boolean NOT NULL,
  voided boolean NOT NULL
);
