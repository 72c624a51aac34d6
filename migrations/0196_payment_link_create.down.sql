SELECT force_tenants(false);
DELETE FROM email_templates WHERE kind = 'PAYMENT_LINK';
DELETE FROM mails WHERE kind = 'PAYMENT_LINK';
SELECT force_tenants(true);
DROP TABLE payment_links;
