-- A means of payment that the sandbox keeps no more is refused, and can be saved again.
ALTER TABLE sandbox.instruments ADD COLUMN forgotten boolean NOT NULL DEFAULT false;
