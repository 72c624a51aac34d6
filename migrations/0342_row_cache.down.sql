DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['stores', 'products', 'variants', 'prices', 'product_options', 'product_option_values', 'media', 'media_files', 'tax_classes', 'shipping_methods', 'email_templates', 'pdf_templates'] LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', t || '_written', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['tax_classes', 'shipping_methods', 'email_templates', 'pdf_templates'] LOOP
    EXECUTE format('DROP TRIGGER %I ON %I', t || '_storefront', t);
    EXECUTE format('DROP TRIGGER %I ON %I', t || '_storefront_change', t);
  END LOOP;
END $$;
DROP FUNCTION storefront_written();
