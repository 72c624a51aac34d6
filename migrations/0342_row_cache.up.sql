-- What is read over and over of a store is kept in memory by the version of what it shows
-- (0220), its tax classes, shipping methods and templates among it, which therefore
-- change the version, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['tax_classes', 'shipping_methods', 'email_templates', 'pdf_templates'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed()', t || '_storefront', t);
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER UPDATE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION storefront_changed()',
      t || '_storefront_change', t);
  END LOOP;
END $$;

-- The version changes when a transaction commits. Until then the transaction itself knows
-- that what is kept may be older than what it has written.
CREATE FUNCTION storefront_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.storefront_written', 'true', true);
  RETURN NULL;
END $$;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['stores', 'products', 'variants', 'prices', 'product_options', 'product_option_values', 'media', 'media_files', 'tax_classes', 'shipping_methods', 'email_templates', 'pdf_templates'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION storefront_written()', t || '_written', t);
  END LOOP;
END $$;
