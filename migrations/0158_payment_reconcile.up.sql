-- Once a day each account's service is asked what happened, for notices that never came.
ALTER TABLE payment_providers
  ADD reconcile_on timestamptz,
  ADD reconciled_on timestamptz,               -- up to when it was asked
  ADD reconcile_cursor text NOT NULL DEFAULT ''; -- where a list goes on that was not read to its end
CREATE INDEX payment_providers_to_reconcile ON payment_providers (reconcile_on) WHERE reconcile_on IS NOT NULL;
GRANT SELECT (reconcile_on), UPDATE (reconcile_on) ON payment_providers TO platform;
CREATE INDEX payments_by_provider ON payments (store_id, payment_provider_id, created_on) WHERE provider_reference <> '';
SELECT force_tenants(false);
UPDATE payment_providers SET reconcile_on = now() WHERE provider_code = 'SANDBOX';
SELECT force_tenants(true);
