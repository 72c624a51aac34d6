-- Every store has a template, in its own language, of the mails that a renewal waits for
-- an address which the tax service knows.
SELECT force_tenants(false);
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT s.id, now(), now(), t.kind, s.settings->>'defaultLanguageCode', t.name, true
  FROM stores s, (VALUES ('SUBSCRIPTION_ADDRESS_NEEDED', 'Address of a subscription to be corrected'), ('ADMIN_RENEWAL_NOTICE', 'Renewal notice')) t (kind, name);
SELECT force_tenants(true);
