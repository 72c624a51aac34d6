SELECT force_tenants(false);
DELETE FROM email_templates WHERE kind IN ('SHIPMENT_DELIVERED', 'ADMIN_ORDER_NOTICE');
DELETE FROM mails WHERE kind IN ('SHIPMENT_DELIVERED', 'ADMIN_ORDER_NOTICE');
SELECT force_tenants(true);
ALTER TABLE shipments DROP delivery_told;
ALTER TABLE mails DROP language_code;
