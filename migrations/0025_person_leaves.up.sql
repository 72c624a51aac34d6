-- The carts of orders that still have data about their buyer, in any part. An older program looks
-- for fewer parts, and its index carts_converted_contact goes with a later release.
CREATE INDEX carts_contact_kept ON carts (converted_on) WHERE status = 'CONVERTED'
  AND (email IS NOT NULL OR shipping_address IS NOT NULL OR billing_address IS NOT NULL OR notes IS NOT NULL
    OR custom_fields <> '[]' OR marketing_consent IS NOT NULL);

-- The mails about an account that was deleted or restored.
SELECT force_tenants(false);
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT stores.id, now(), now(), added.kind, settings->>'defaultLanguageCode', added.name, true
  FROM stores, (VALUES ('ACCOUNT_DELETED', 'Account deleted'), ('ACCOUNT_RESTORED', 'Account restored')) AS added (kind, name);
SELECT force_tenants(true);
