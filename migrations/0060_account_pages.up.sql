-- The account pages of the service work for every store until its administrators turn them off.
SELECT force_tenants(false);
UPDATE stores SET settings = settings || '{"accountPages": true}' WHERE NOT settings ? 'accountPages';
SELECT force_tenants(true);
