ALTER TABLE customer_payment_methods DROP mandate;
ALTER TABLE payments DROP off_session, DROP recurring, DROP mandate, DROP failure_class, DROP asked_on;
