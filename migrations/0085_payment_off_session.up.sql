SELECT force_tenants(false);
-- Charges without the customer: how they are asked for, and why they fail. asked_on
-- is when the gateway was asked for the last time: what it has not heard of long
-- after never happens any more.
ALTER TABLE payments
  ADD off_session boolean NOT NULL DEFAULT false,
  ADD recurring boolean NOT NULL DEFAULT false,
  ADD mandate text NOT NULL DEFAULT '',
  ADD failure_class text NOT NULL DEFAULT '' CONSTRAINT payments_failure_class CHECK (failure_class IN ('', 'SOFT', 'HARD', 'ACTION', 'CONFIG', 'GATEWAY')),
  ADD asked_on timestamptz;
UPDATE payments SET asked_on = created_on WHERE settle_on IS NOT NULL;
-- What a customer agreed to be charged for while they are away, by the provider's
-- name for it.
ALTER TABLE customer_payment_methods ADD mandate text NOT NULL DEFAULT '';
SELECT force_tenants(true);
