-- A backup reads the rows of all stores. The owner of the tables does not see them, since
-- row level security is forced, and cannot switch that off without being a superuser. A
-- dump is therefore made as a role of its own, which may read everything and change nothing.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'store_backup') THEN
    BEGIN
      CREATE ROLE store_backup NOLOGIN NOBYPASSRLS;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- at this moment
    END;
  END IF;
  BEGIN
    GRANT store_backup TO CURRENT_USER;
  EXCEPTION WHEN insufficient_privilege THEN
    IF NOT pg_has_role('store_backup', 'MEMBER') THEN RAISE; END IF;
  END;
  GRANT USAGE ON SCHEMA public TO store_backup;
END $$;

-- allow_backup lets the role read what there is: tables and partitions come about all the
-- time. `server backup` calls it first, and so does every migration.
CREATE FUNCTION allow_backup() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  s regnamespace;
  t regclass;
BEGIN
  FOR s IN SELECT n.oid FROM pg_namespace n WHERE n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema' LOOP
    IF NOT has_schema_privilege('store_backup', s, 'USAGE') AND pg_has_role((SELECT nspowner FROM pg_namespace WHERE oid = s), 'USAGE') THEN
      EXECUTE format('GRANT USAGE ON SCHEMA %s TO store_backup', s);
    END IF;
    FOR t IN SELECT c.oid FROM pg_class c WHERE c.relnamespace = s AND c.relkind IN ('r', 'p', 'S') AND pg_has_role(c.relowner, 'USAGE') LOOP
      IF NOT has_table_privilege('store_backup', t, 'SELECT') THEN
        EXECUTE format('GRANT SELECT ON %s TO store_backup', t);
      END IF;
    END LOOP;
  END LOOP;
  FOR t IN SELECT c.oid FROM pg_class c WHERE c.relrowsecurity AND pg_has_role(c.relowner, 'USAGE')
    AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'backup') LOOP
    EXECUTE format('CREATE POLICY backup ON %s FOR SELECT TO store_backup USING (true)', t);
  END LOOP;
END $$;
SELECT allow_backup();
