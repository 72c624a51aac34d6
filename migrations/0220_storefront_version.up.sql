SELECT force_tenants(false);
-- What a storefront shows has a version: another one with each transaction that may
-- have changed it. An answer that was made at a version is right for as long as the
-- store has it. It is no number that counts up: a database that was restored comes to
-- the same number twice.
CREATE TABLE storefront_versions (
  store_id bigint PRIMARY KEY REFERENCES stores ON DELETE CASCADE,
  version uuid NOT NULL DEFAULT gen_random_uuid()
) WITH (fillfactor = 50);
SELECT tenant_table('storefront_versions'), platform_table('storefront_versions', 'SELECT, INSERT, UPDATE');

-- storefront_changed gives the store another version. It runs when the transaction
-- commits, once, so that the row is held no longer than a commit takes, and nothing is
-- waited for behind it.
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

CREATE FUNCTION storefront_version_create() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO storefront_versions (store_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

-- Every table that an answer of a storefront is made from. What becomes one has to be
-- added: a spec reads off PostgreSQL what such answers read.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['products', 'variants', 'prices', 'product_options', 'product_option_values', 'collections', 'collection_products',
    'subscription_plans', 'subscription_plan_products', 'subscription_plan_collections', 'account_types', 'media', 'media_files', 'stores', 'commission_providers', 'stocks'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed()', t || '_storefront', t);
    IF t <> 'stocks' THEN
      EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER UPDATE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION storefront_changed()',
        t || '_storefront_change', t);
    END IF;
  END LOOP;
END $$;
CREATE TRIGGER stores_storefront_version AFTER INSERT ON stores FOR EACH ROW EXECUTE FUNCTION storefront_version_create();

INSERT INTO storefront_versions (store_id) SELECT id FROM stores;

-- A sale changes what is there of a variant, and seldom whether its smallest quantity
-- can be had: that alone is a change of the storefront. Exact numbers are compared by
-- whoever shows them. The quantity is kept with the stock, so that a sale has nothing
-- to look up, and a change of it waits for the sale.
ALTER TABLE stocks ADD min_quantity int NOT NULL DEFAULT 1;
UPDATE stocks s SET min_quantity = p.min_quantity FROM products p WHERE p.id = s.product_id AND p.min_quantity <> 1;

CREATE FUNCTION stock_min_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT min_quantity INTO STRICT NEW.min_quantity FROM products WHERE id = NEW.product_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER stocks_min_quantity BEFORE INSERT ON stocks FOR EACH ROW EXECUTE FUNCTION stock_min_quantity();

CREATE FUNCTION product_min_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM stocks WHERE product_id = NEW.id AND store_id = NEW.store_id ORDER BY variant_id FOR UPDATE; -- as sales take them
  UPDATE stocks SET min_quantity = NEW.min_quantity WHERE product_id = NEW.id AND store_id = NEW.store_id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_min_quantity AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.min_quantity <> NEW.min_quantity) EXECUTE FUNCTION product_min_quantity();

CREATE CONSTRAINT TRIGGER stocks_storefront_change AFTER UPDATE ON stocks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (OLD.tracked, OLD.policy, OLD.backorder_limit, OLD.low_threshold, OLD.withdrawn, OLD.min_quantity, OLD.product_id)
    IS DISTINCT FROM (NEW.tracked, NEW.policy, NEW.backorder_limit, NEW.low_threshold, NEW.withdrawn, NEW.min_quantity, NEW.product_id)
  OR NEW.tracked AND (
    (OLD.on_hand::bigint - OLD.reserved >= NEW.min_quantity) <> (NEW.on_hand::bigint - NEW.reserved >= NEW.min_quantity)
    OR NEW.low_threshold IS NOT NULL AND (OLD.on_hand::bigint - OLD.reserved > NEW.low_threshold) <> (NEW.on_hand::bigint - NEW.reserved > NEW.low_threshold)
    OR NEW.backorder_limit IS NOT NULL AND (OLD.on_hand::bigint - OLD.reserved + NEW.backorder_limit >= NEW.min_quantity) <> (NEW.on_hand::bigint - NEW.reserved + NEW.backorder_limit >= NEW.min_quantity)
  )) EXECUTE FUNCTION storefront_changed();

-- The next moment at which time alone changes what is shown.
CREATE INDEX products_to_publish ON products (store_id, publish_on) WHERE publish_on IS NOT NULL;
CREATE INDEX products_to_unpublish ON products (store_id, unpublish_on) WHERE unpublish_on IS NOT NULL;
CREATE INDEX prices_to_start ON prices (store_id, starts_on) WHERE starts_on IS NOT NULL;
CREATE INDEX prices_to_end ON prices (store_id, ends_on) WHERE ends_on IS NOT NULL;

-- What was put off until the commit is done while the rows of all stores are there.
CREATE OR REPLACE FUNCTION force_tenants(forced boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t regclass;
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  FOR t IN SELECT oid FROM pg_class WHERE relrowsecurity AND relforcerowsecurity <> forced AND relkind IN ('r', 'p') LOOP
    EXECUTE format('ALTER TABLE %s %s ROW LEVEL SECURITY', t, CASE WHEN forced THEN 'FORCE' ELSE 'NO FORCE' END);
  END LOOP;
END $$;
SELECT force_tenants(true);
