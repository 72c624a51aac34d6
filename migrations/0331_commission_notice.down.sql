SELECT force_tenants(false);
DELETE FROM provider_events WHERE payment_provider_id IS NULL;
SELECT force_tenants(true);
ALTER TABLE provider_events DROP COLUMN commission_provider_id, ALTER payment_provider_id SET NOT NULL;
