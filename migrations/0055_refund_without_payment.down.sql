-- Refunds of no payment have to be gone before.
DROP INDEX refunds_command_alone;
ALTER TABLE refunds DROP CONSTRAINT refunds_money_of_a_payment, ALTER payment_id SET NOT NULL;
