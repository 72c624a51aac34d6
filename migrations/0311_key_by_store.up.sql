-- What a store owns has one key, its store and its id. An index of the ids alone went by
-- the rows of all stores: PostgreSQL chose it for lists by id, and where the newest rows
-- were another store's it read all of them first. Ids stay what one sequence gives out.
-- What has UNIQUE (store_id, id) keeps that, which foreign keys go by: a primary key of
-- the same columns would be another index, and building it would stop a large shop.
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.relname AS name, p.conname AS by_id, u.conname AS by_store
    FROM pg_class c JOIN pg_constraint p ON p.conrelid = c.oid AND p.contype = 'p' AND pg_get_constraintdef(p.oid) = 'PRIMARY KEY (id)'
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id' AND a.attnotnull
    LEFT JOIN pg_constraint u ON u.conrelid = c.oid AND u.contype = 'u' AND pg_get_constraintdef(u.oid) = 'UNIQUE (store_id, id)'
    WHERE c.relkind = 'r' AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
      -- found by their id alone, before it is known whose they are, and few
      AND c.relname NOT IN ('app_tokens', 'store_keys', 'payment_providers', 'webhook_endpoints', 'webhook_replays')
    ORDER BY c.relname
  LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', t.name, t.by_id);
    IF t.by_store IS NULL THEN
      EXECUTE format('ALTER TABLE %I ADD PRIMARY KEY (store_id, id)', t.name);
    ELSE -- replication finds rows by it
      EXECUTE format('ALTER TABLE %I REPLICA IDENTITY USING INDEX %I', t.name, t.by_store);
    END IF;
  END LOOP;
END $$;
