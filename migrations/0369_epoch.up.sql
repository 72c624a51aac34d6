-- An epoch is the history that a database writes between two restores. `server restored`
-- begins one: ids, versions, event sequences and the marks of modifiedSince go past those
-- that the lost history gave out.
CREATE TABLE epochs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  begun_on timestamptz NOT NULL DEFAULT now(),
  restored boolean NOT NULL,                -- false: the first epoch, or one that lost nothing
  opened_on timestamptz,                    -- when a service first started in it
  -- What the database was recognized by: its cluster, itself, and the cluster's timeline.
  system_identifier text NOT NULL,
  database_id text NOT NULL,
  timeline text NOT NULL,
  skipped jsonb NOT NULL DEFAULT '{}'       -- numbers that were left out, by store and sequence
);
GRANT SELECT ON epochs TO store_app, platform;

-- database_identity tells databases apart: a dump that was loaded has another cluster or
-- another id, and point-in-time recovery begins another timeline, as a failover does. A
-- part that the server does not tell is empty.
CREATE FUNCTION database_identity(OUT system_identifier text, OUT database_id text, OUT timeline text) LANGUAGE plpgsql AS $$
BEGIN
  database_id := (SELECT oid::text FROM pg_database WHERE datname = current_database());
  BEGIN
    system_identifier := (SELECT c.system_identifier::text FROM pg_control_system() c);
  EXCEPTION WHEN OTHERS THEN system_identifier := '';
  END;
  BEGIN
    timeline := substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8);
  EXCEPTION WHEN OTHERS THEN timeline := '';
  END;
END $$;

-- epoch_base is added to the number of a transaction, which is the cluster's and begins
-- again in another one. `server restored` replaces it with a higher one: whoever follows a
-- list by a cursor of the lost history then finds every row behind the cursor.
CREATE FUNCTION epoch_base() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 0::bigint';
CREATE FUNCTION transaction_mark() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT epoch_base() + pg_current_xact_id()::text::bigint';
CREATE OR REPLACE FUNCTION stamp_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.modified_tx := transaction_mark();
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION tracked_table(t regclass, condition text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD modified_tx bigint NOT NULL DEFAULT transaction_mark()', t);
  EXECUTE format('CREATE INDEX %I ON %s (store_id, modified_tx, id) WHERE %s', t || '_changed', t, condition);
  EXECUTE format('CREATE TRIGGER stamp BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION stamp_transaction()', t);
END $$;
DO $$
DECLARE
  t regclass;
BEGIN
  FOR t IN SELECT a.attrelid FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attname = 'modified_tx' AND NOT a.attisdropped AND c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace LOOP
    EXECUTE format('ALTER TABLE %s ALTER modified_tx SET DEFAULT transaction_mark()', t);
  END LOOP;
END $$;
