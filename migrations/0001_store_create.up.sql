-- Two roles that cannot log in. A transaction takes one of them on, together
-- with its store, so that any DATABASE_URL will do:
--   store_app  sees the rows of the store in app.store_id and no others;
--   platform   looks credentials up and makes work lists across stores.
DO $$
DECLARE r text;
BEGIN
  FOREACH r IN ARRAY ARRAY['store_app', 'platform'] LOOP
    -- Roles are the cluster's: another database made them, or whoever runs it for
    -- a user that may make none.
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = r) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', r);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- at this moment
      END;
    END IF;
    BEGIN
      EXECUTE format('GRANT %I TO CURRENT_USER', r);
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(r, 'MEMBER') THEN RAISE; END IF;
    END;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', r);
  END LOOP;
END $$;

-- tenant_table closes a table: as store_app only the rows of one store are there.
CREATE FUNCTION tenant_table(t regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t);
  EXECUTE format('CREATE POLICY tenant ON %s TO store_app USING (store_id = current_setting(''app.store_id'')::bigint) WITH CHECK (store_id = current_setting(''app.store_id'')::bigint)', t);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO store_app', t);
END $$;

-- platform_table lets the platform role work on a table across stores.
CREATE FUNCTION platform_table(t regclass, privileges text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT %s ON %s TO platform', privileges, t);
  IF (SELECT relrowsecurity FROM pg_class WHERE oid = t) THEN
    EXECUTE format('CREATE POLICY platform ON %s TO platform USING (true) WITH CHECK (true)', t);
  END IF;
END $$;

CREATE TABLE stores (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- a store's row is its own tenant's
  store_id bigint GENERATED ALWAYS AS (id) STORED,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  code text NOT NULL CONSTRAINT stores_code_unique UNIQUE,
  domain text NOT NULL DEFAULT '',          -- the storefront's host name
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'MAINTENANCE', 'CLOSED')),
  livemode boolean NOT NULL DEFAULT false,
  settings jsonb NOT NULL
);
CREATE UNIQUE INDEX stores_domain_unique ON stores (lower(domain)) WHERE domain <> '';
SELECT tenant_table('stores'), platform_table('stores', 'SELECT, INSERT');

-- The last number that each of a store's sequences gave out; taken last in a
-- transaction, by one conditional update.
CREATE TABLE store_counters (
  store_id bigint NOT NULL REFERENCES stores,
  name text NOT NULL, -- order, refund, shipment, subscription
  last bigint NOT NULL,
  PRIMARY KEY (store_id, name)
);
SELECT tenant_table('store_counters');

-- Public keys of storefronts. They are no secrets: they say which store is meant.
CREATE TABLE store_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,                     -- what may be shown of it
  hash bytea NOT NULL CONSTRAINT store_keys_hash_unique UNIQUE,
  last_used_on timestamptz,
  revoked_on timestamptz,
  UNIQUE (store_id, id)
);
CREATE UNIQUE INDEX store_keys_name_unique ON store_keys (store_id, lower(name)) WHERE revoked_on IS NULL;
SELECT tenant_table('store_keys'), platform_table('store_keys', 'SELECT, UPDATE');
