ALTER TABLE payments DROP CONSTRAINT payments_capture_limit,
  ADD CONSTRAINT payments_capture_limit CHECK (captured_amount + capturing_amount <= amount) NOT VALID;
ALTER TABLE payment_providers DROP namespace;
