-- The version of the data that a store's storefront shows. Cached storefront responses and cached rows
-- are valid for one version (server/verified, store/repo). The triggers in this file are the complete
-- list of the tables that both depend on. Specs compare this list with the tables that PostgreSQL reads.

-- The version is random and not a counter, because a restored database would reach the same count a
-- second time.
CREATE TABLE storefront_versions (
  store_id bigint PRIMARY KEY REFERENCES stores ON DELETE CASCADE,
  version uuid NOT NULL DEFAULT gen_random_uuid()
) WITH (fillfactor = 50);
SELECT tenant_table('storefront_versions'), platform_table('storefront_versions', 'SELECT, INSERT, UPDATE');

CREATE FUNCTION storefront_version_create() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO storefront_versions (store_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER stores_storefront_version AFTER INSERT ON stores FOR EACH ROW EXECUTE FUNCTION storefront_version_create();

-- storefront_changed gives the store a new version. It runs at the commit, once per store and
-- transaction, so the version's row is locked only during the commit.
CREATE FUNCTION storefront_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store bigint := coalesce(NEW.store_id, OLD.store_id);
  changed text := coalesce(current_setting('app.storefront_changed', true), '');
BEGIN
  IF position(',' || store || ',' IN changed) = 0 THEN
    UPDATE storefront_versions SET version = gen_random_uuid() WHERE store_id = store;
    PERFORM set_config('app.storefront_changed', changed || ',' || store || ',', true);
  END IF;
  RETURN NULL;
END $$;

-- storefront_written marks a transaction that writes a cached row. The version changes only at the
-- commit; until then the mark prevents the transaction itself from using cached rows.
CREATE FUNCTION storefront_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.storefront_written', 'true', true);
  RETURN NULL;
END $$;

DO $$
DECLARE
  t text;
  shown text[] := ARRAY['products', 'variants', 'prices', 'product_prices', 'product_options', 'product_option_values', 'collections', 'collection_products',
    'subscription_plans', 'subscription_plan_products', 'subscription_plan_collections', 'account_types', 'media', 'media_files', 'stores',
    'commission_providers', 'tax_classes', 'shipping_methods', 'email_templates', 'pdf_templates', 'slugs', 'former_slugs', 'redirects'];
  cached text[] := ARRAY['stores', 'products', 'variants', 'prices', 'product_options', 'product_option_values', 'media', 'media_files',
    'tax_classes', 'shipping_methods', 'email_templates', 'pdf_templates'];
BEGIN
  FOREACH t IN ARRAY shown LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed()', t || '_storefront', t);
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER UPDATE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION storefront_changed()',
      t || '_storefront_change', t);
  END LOOP;
  FOREACH t IN ARRAY cached LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION storefront_written()', t || '_written', t);
  END LOOP;
END $$;

-- A sale changes the stock, but rarely changes whether the smallest quantity can be bought or whether the
-- stock is low. Only these changes are changes of the storefront; pages that show exact numbers read the
-- stock itself.
CREATE CONSTRAINT TRIGGER stocks_storefront AFTER INSERT OR DELETE ON stocks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER stocks_storefront_change AFTER UPDATE ON stocks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (OLD.tracked, OLD.policy, OLD.backorder_limit, OLD.low_threshold, OLD.withdrawn, OLD.min_quantity, OLD.product_id)
    IS DISTINCT FROM (NEW.tracked, NEW.policy, NEW.backorder_limit, NEW.low_threshold, NEW.withdrawn, NEW.min_quantity, NEW.product_id)
  OR NEW.tracked AND (
    (OLD.on_hand::bigint - OLD.reserved >= NEW.min_quantity) <> (NEW.on_hand::bigint - NEW.reserved >= NEW.min_quantity)
    OR NEW.low_threshold IS NOT NULL AND (OLD.on_hand::bigint - OLD.reserved > NEW.low_threshold) <> (NEW.on_hand::bigint - NEW.reserved > NEW.low_threshold)
    OR NEW.backorder_limit IS NOT NULL AND (OLD.on_hand::bigint - OLD.reserved + NEW.backorder_limit >= NEW.min_quantity) <> (NEW.on_hand::bigint - NEW.reserved + NEW.backorder_limit >= NEW.min_quantity)
  )) EXECUTE FUNCTION storefront_changed();

-- The ids of automatic coupons are cached. Uses of coupons, and coupons that customers enter, do not
-- change this list.
CREATE CONSTRAINT TRIGGER coupons_storefront_create AFTER INSERT ON coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.is_automatic) EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER coupons_storefront_delete AFTER DELETE ON coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.is_automatic) EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER coupons_storefront_change AFTER UPDATE ON coupons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.is_automatic OR NEW.is_automatic) AND (OLD.is_automatic, OLD.status) IS DISTINCT FROM (NEW.is_automatic, NEW.status)) EXECUTE FUNCTION storefront_changed();
CREATE TRIGGER coupons_written AFTER INSERT OR DELETE OR UPDATE OF is_automatic, status ON coupons FOR EACH STATEMENT EXECUTE FUNCTION storefront_written();

-- Logical replication identifies the rows of a table without a primary key by its key (store_id, id).
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.relname AS name, u.conname AS by_store
    FROM pg_class c JOIN pg_constraint u ON u.conrelid = c.oid AND u.contype = 'u' AND pg_get_constraintdef(u.oid) = 'UNIQUE (store_id, id)'
    WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'p')
  LOOP
    EXECUTE format('ALTER TABLE %I REPLICA IDENTITY USING INDEX %I', t.name, t.by_store);
  END LOOP;
END $$;
