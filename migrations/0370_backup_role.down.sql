DO $$
DECLARE
  s regnamespace;
  t regclass;
BEGIN
  FOR t IN SELECT polrelid FROM pg_policy WHERE polname = 'backup' LOOP
    EXECUTE format('DROP POLICY backup ON %s', t);
  END LOOP;
  FOR s IN SELECT n.oid FROM pg_namespace n WHERE n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema' LOOP
    FOR t IN SELECT c.oid FROM pg_class c WHERE c.relnamespace = s AND c.relkind IN ('r', 'p', 'S') AND pg_has_role(c.relowner, 'USAGE') LOOP
      EXECUTE format('REVOKE ALL ON %s FROM store_backup', t);
    END LOOP;
    IF pg_has_role((SELECT nspowner FROM pg_namespace WHERE oid = s), 'USAGE') THEN
      EXECUTE format('REVOKE USAGE ON SCHEMA %s FROM store_backup', s);
    END IF;
  END LOOP;
END $$;
DROP FUNCTION allow_backup();
