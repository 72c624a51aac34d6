ALTER TABLE integration_logs DROP payment_provider_id;
