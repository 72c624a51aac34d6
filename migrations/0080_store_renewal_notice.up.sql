SELECT force_tenants(false);
-- How long renewals wait for stock, and how early a higher price is announced.
UPDATE stores SET settings = jsonb_build_object('renewalStockWaitDays', 14, 'priceChangeNoticeDays', 30) || settings;
SELECT force_tenants(true);
