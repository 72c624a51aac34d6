ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_store_id_test_clock_id_fkey;
DROP TABLE test_clocks;
DROP POLICY platform ON payment_providers;
REVOKE SELECT (id, store_id, provider_code) ON payment_providers FROM platform;
DROP POLICY platform ON customer_payment_methods;
REVOKE SELECT (id, store_id, payment_provider_id) ON customer_payment_methods FROM platform;
ALTER TABLE subscriptions DROP next_on, DROP CONSTRAINT subscriptions_due,
  ADD CONSTRAINT subscriptions_due CHECK (status = 'ACTIVE' OR due_at IS NULL AND retry_on IS NULL AND final_on IS NULL AND remind_on IS NULL);
CREATE INDEX subscriptions_to_resume ON subscriptions (store_id, resume_on) WHERE resume_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_end ON subscriptions (store_id, final_on) WHERE final_on IS NOT NULL AND test_clock_id IS NULL;
CREATE INDEX subscriptions_to_remind ON subscriptions (store_id, remind_on) WHERE remind_on IS NOT NULL AND test_clock_id IS NULL;
