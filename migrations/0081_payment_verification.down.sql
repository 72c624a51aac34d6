-- Payments of nothing stay what they were.
ALTER TABLE payments DROP CONSTRAINT payments_amount,
  ADD CONSTRAINT payments_amount_check CHECK (amount > 0) NOT VALID;
ALTER TABLE sandbox.payments DROP CONSTRAINT payments_authorized,
  ADD CONSTRAINT payments_authorized_check CHECK (authorized > 0) NOT VALID;
