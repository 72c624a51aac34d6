DROP INDEX payments_by_provider, payment_providers_to_reconcile;
ALTER TABLE payment_providers DROP reconcile_on, DROP reconciled_on, DROP reconcile_cursor;
