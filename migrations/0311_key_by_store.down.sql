DO $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.relname AS name, c.relreplident AS identity, p.conname AS by_store
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id' AND a.attnotnull
    LEFT JOIN pg_constraint p ON p.conrelid = c.oid AND p.contype = 'p'
    WHERE c.relkind = 'r' AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
      AND (p.conname IS NULL AND c.relreplident = 'i' OR pg_get_constraintdef(p.oid) = 'PRIMARY KEY (store_id, id)')
    ORDER BY c.relname
  LOOP
    IF t.by_store IS NULL THEN
      EXECUTE format('ALTER TABLE %I REPLICA IDENTITY DEFAULT', t.name);
    ELSE
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', t.name, t.by_store);
    END IF;
    EXECUTE format('ALTER TABLE %I ADD PRIMARY KEY (id)', t.name);
  END LOOP;
END $$;
