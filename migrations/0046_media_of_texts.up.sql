-- A picture in a mail template is in use: mails that were sent load it. The logo of an issued invoice
-- is in use, too, since an invoice prints as it was issued. Invoices have one row for each logo.
ALTER TABLE media_uses DROP CONSTRAINT media_uses_kind_check,
  ADD CONSTRAINT media_uses_kind_check CHECK (kind IN ('PRODUCT', 'VARIANT', 'OPTION_VALUE', 'COLLECTION', 'STORE', 'EMAIL_TEMPLATE', 'INVOICE'));

CREATE OR REPLACE FUNCTION media_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE used bigint[] := '{}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = OLD.id;
    RETURN NULL;
  END IF;
  IF TG_ARGV[0] = 'PRODUCT' THEN
    used := ARRAY(SELECT (m->>'mediaId')::bigint FROM jsonb_array_elements(NEW.media) m) || described_media(NEW.store_id, NEW.description, NEW.translations);
  ELSIF TG_ARGV[0] = 'COLLECTION' THEN
    used := ARRAY[NEW.media_id] || described_media(NEW.store_id, NEW.description, NEW.translations);
  ELSIF TG_ARGV[0] = 'VARIANT' THEN
    IF NEW.removed_on IS NULL THEN
      used := ARRAY(SELECT m::bigint FROM jsonb_array_elements_text(NEW.media_ids) m);
    END IF;
  ELSIF TG_ARGV[0] = 'STORE' THEN
    used := ARRAY[(NEW.settings->>'logoMediaId')::bigint, (NEW.settings->'branding'->>'iconMediaId')::bigint];
  ELSIF TG_ARGV[0] = 'EMAIL_TEMPLATE' THEN
    used := described_media(NEW.store_id, concat_ws(' ', NEW.body_html, NEW.body_text), '[]');
  ELSE
    used := ARRAY[NEW.media_id];
  END IF;
  DELETE FROM media_uses WHERE kind = TG_ARGV[0] AND object_id = NEW.id AND media_id <> ALL (array_remove(used, NULL));
  INSERT INTO media_uses (store_id, media_id, kind, object_id)
    SELECT DISTINCT NEW.store_id, m, TG_ARGV[0], NEW.id FROM unnest(used) m WHERE m IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER email_templates_media AFTER INSERT ON email_templates FOR EACH ROW WHEN (NOT NEW.is_default) EXECUTE FUNCTION media_used('EMAIL_TEMPLATE');
CREATE TRIGGER email_templates_media_change AFTER UPDATE ON email_templates FOR EACH ROW
  WHEN ((OLD.body_html, OLD.body_text) IS DISTINCT FROM (NEW.body_html, NEW.body_text)) EXECUTE FUNCTION media_used('EMAIL_TEMPLATE');

CREATE FUNCTION invoice_logo_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_uses (store_id, media_id, kind, object_id)
    SELECT store_id, id, 'INVOICE', store_id FROM media WHERE store_id = NEW.store_id AND id = (NEW.content->'seller'->>'logoMediaId')::bigint ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER invoices_media AFTER INSERT ON invoices FOR EACH ROW WHEN (NEW.content->'seller'->>'logoMediaId' IS NOT NULL) EXECUTE FUNCTION invoice_logo_used();

SELECT force_tenants(false);
INSERT INTO media_uses (store_id, media_id, kind, object_id)
  SELECT store_id, m, 'EMAIL_TEMPLATE', id FROM email_templates, unnest(described_media(store_id, concat_ws(' ', body_html, body_text), '[]')) m WHERE NOT is_default
  UNION ALL SELECT m.store_id, m.id, 'INVOICE', m.store_id FROM (SELECT DISTINCT store_id, (content->'seller'->>'logoMediaId')::bigint AS logo FROM invoices) i
    JOIN media m ON m.store_id = i.store_id AND m.id = i.logo
  ON CONFLICT DO NOTHING;
SELECT force_tenants(true);
