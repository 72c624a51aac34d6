-- A payment of nothing verifies what a subscription is charged with later.
ALTER TABLE payments DROP CONSTRAINT payments_amount_check,
  ADD CONSTRAINT payments_amount CHECK (amount >= 0);
ALTER TABLE sandbox.payments DROP CONSTRAINT payments_authorized_check,
  ADD CONSTRAINT payments_authorized CHECK (authorized >= 0);
