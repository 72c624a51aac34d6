-- What cost nothing, and what was never paid, comes back as a refund of goods
-- alone: of no payment, since there is none that took money.
ALTER TABLE refunds ALTER payment_id DROP NOT NULL,
  ADD CONSTRAINT refunds_money_of_a_payment CHECK (payment_id IS NOT NULL OR amount = 0);
-- A command issues one such refund; of payments it issues one for each.
CREATE UNIQUE INDEX refunds_command_alone ON refunds (store_id, command_id) WHERE payment_id IS NULL;
