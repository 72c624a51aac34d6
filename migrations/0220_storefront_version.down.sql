CREATE OR REPLACE FUNCTION force_tenants(forced boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t regclass;
BEGIN
  FOR t IN SELECT oid FROM pg_class WHERE relrowsecurity AND relforcerowsecurity <> forced AND relkind IN ('r', 'p') LOOP
    EXECUTE format('ALTER TABLE %s %s ROW LEVEL SECURITY', t, CASE WHEN forced THEN 'FORCE' ELSE 'NO FORCE' END);
  END LOOP;
END $$;
DROP INDEX products_to_publish, products_to_unpublish, prices_to_start, prices_to_end;
DROP FUNCTION storefront_changed, storefront_version_create, stock_min_quantity, product_min_quantity CASCADE;
ALTER TABLE stocks DROP min_quantity;
DROP TABLE storefront_versions;
