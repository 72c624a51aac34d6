SELECT force_tenants(false);
DELETE FROM email_templates WHERE kind = 'ORDER_LINK';
DELETE FROM mails WHERE kind = 'ORDER_LINK';
SELECT force_tenants(true);
DROP TABLE order_links;
DROP TABLE order_lookups;
