ALTER TABLE payment_providers ADD last_error_on timestamptz;
