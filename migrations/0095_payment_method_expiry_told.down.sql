REVOKE SELECT (is_active, expiry_months, expiry_told) ON customer_payment_methods FROM platform;
ALTER TABLE customer_payment_methods DROP expiry_told;
