-- Keys at a payment service begin with something random of the account's: ids
-- come again when a fresh database uses the same account. Accounts of before go
-- on with their keys as they were.
ALTER TABLE payment_providers ADD namespace text NOT NULL DEFAULT '';
ALTER TABLE payment_providers ALTER namespace DROP DEFAULT;

-- What a payment service answers is booked, also where it took more than was asked.
ALTER TABLE payments DROP CONSTRAINT payments_capture_limit,
  ADD CONSTRAINT payments_capture_limit CHECK (captured_amount + capturing_amount <= greatest(amount, authorized_amount, captured_amount));
