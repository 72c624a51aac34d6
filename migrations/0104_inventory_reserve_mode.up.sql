SELECT force_tenants(false);
-- Stock has been reserved at payment, whatever was set.
UPDATE stores SET settings = jsonb_set(settings, '{inventoryReserveMode}', '"AT_PAYMENT"') WHERE settings->>'inventoryReserveMode' <> 'AT_PAYMENT';
SELECT force_tenants(true);
