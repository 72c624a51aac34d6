-- A subscription that is paused without an end can be canceled after the deliveries that are
-- paid for: they are still to come, on dates that the end of the pause decides.
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_period_end;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_period_end
  CHECK (NOT cancel_at_period_end OR next_date IS NOT NULL OR status = 'PAUSED' AND prepaid_left > 0);
