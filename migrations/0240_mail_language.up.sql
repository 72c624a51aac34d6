-- A mail knows the language that it was written for, so that it is sent again as
-- templates of that are active.
ALTER TABLE mails ADD language_code text NOT NULL DEFAULT '';
-- Whether a parcel's buyer was told that it is delivered. Those that are delivered are
-- old news.
ALTER TABLE shipments ADD delivery_told boolean NOT NULL DEFAULT false;
SELECT force_tenants(false);
UPDATE shipments SET delivery_told = true WHERE status = 'DELIVERED';

-- Every store has a template of each type in its own language. Support is not told of
-- each order until a store wants it.
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default, is_active)
  SELECT s.id, now(), now(), t.kind, s.settings->>'defaultLanguageCode', t.name, true, t.is_active
  FROM stores s, (VALUES ('SHIPMENT_DELIVERED', 'Shipment delivered', true), ('ADMIN_ORDER_NOTICE', 'Order notice', false)) t (kind, name, is_active);
SELECT force_tenants(true);
