-- The cards that the built-in payment sandbox keeps for customers.
CREATE TABLE sandbox.instruments (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CONSTRAINT instruments_reference_unique UNIQUE,
  merchant bigint NOT NULL,
  customer bigint NOT NULL,
  token text NOT NULL
);
