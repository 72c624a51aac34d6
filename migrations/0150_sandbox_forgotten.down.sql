ALTER TABLE sandbox.instruments DROP COLUMN forgotten;
