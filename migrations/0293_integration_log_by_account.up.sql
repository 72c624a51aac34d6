-- Calls with one account at a payment service are listed, newest first, too.
CREATE INDEX integration_logs_by_account ON integration_logs (store_id, payment_provider_id, created_on, id) WHERE payment_provider_id IS NOT NULL;
