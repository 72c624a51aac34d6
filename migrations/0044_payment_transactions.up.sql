-- One row for each movement of money of a payment: captures, refunds and disputes, so that a payout
-- of a payment service can be reconciled. Payments keep sums, and the date of the first capture only.
ALTER TABLE payments ADD COLUMN booked numeric(20,4) NOT NULL DEFAULT 0;    -- sum of its transactions of the type CAPTURE
ALTER TABLE refunds ADD COLUMN booked numeric(20,4) NOT NULL DEFAULT 0;     -- sum of its transactions
ALTER TABLE chargebacks ADD COLUMN booked numeric(20,4) NOT NULL DEFAULT 0; -- sum of its transactions

CREATE TABLE payment_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL CHECK (order_number > 0), -- a draft without a number has no money
  payment_id bigint NOT NULL,
  refund_id bigint,
  chargeback_id bigint,
  type text NOT NULL CHECK (type IN ('CAPTURE', 'REFUND', 'DISPUTE')),
  amount numeric(20,4) NOT NULL CHECK (amount <> 0), -- positive: to the store
  currency_code char(3) NOT NULL,
  payment_provider_id bigint NOT NULL,
  provider_code text NOT NULL,
  payment_type text NOT NULL,
  offline_method text NOT NULL,
  provider_reference text NOT NULL,
  payment_reference text NOT NULL,
  occurred_on timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT payment_transactions_of CHECK ((refund_id IS NOT NULL) = (type = 'REFUND') AND (chargeback_id IS NOT NULL) = (type = 'DISPUTE')),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, payment_id) REFERENCES payments (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id),
  FOREIGN KEY (store_id, chargeback_id) REFERENCES chargebacks (store_id, id)
);
CREATE INDEX payment_transactions_by_date ON payment_transactions (store_id, occurred_on, id);
CREATE INDEX payment_transactions_by_order ON payment_transactions (order_id);
-- A search of the list asks all three at once.
CREATE INDEX payment_transactions_by_number ON payment_transactions (store_id, order_number);
CREATE INDEX payment_transactions_by_reference ON payment_transactions (store_id, fold(provider_reference) text_pattern_ops);
CREATE INDEX payment_transactions_by_payment_reference ON payment_transactions (store_id, fold(payment_reference) text_pattern_ops);
SELECT tenant_table('payment_transactions');

-- Earlier movements, from what is known: a payment that was captured in parts has one row, at its
-- first capture. No list and no event shows the new columns, so no row counts as modified.
SELECT force_tenants(false);
ALTER TABLE payments DISABLE TRIGGER USER;
ALTER TABLE refunds DISABLE TRIGGER USER;
ALTER TABLE chargebacks DISABLE TRIGGER USER;
UPDATE payments SET booked = captured_amount WHERE captured_amount <> 0;
UPDATE refunds SET booked = -amount WHERE status = 'COMPLETED' AND amount <> 0;
UPDATE chargebacks SET booked = -amount WHERE NOT is_inquiry AND status <> 'WON';
ALTER TABLE payments ENABLE TRIGGER USER;
ALTER TABLE refunds ENABLE TRIGGER USER;
ALTER TABLE chargebacks ENABLE TRIGGER USER;
INSERT INTO payment_transactions (store_id, created_on, order_id, order_number, payment_id, refund_id, chargeback_id, type, amount, currency_code,
    payment_provider_id, provider_code, payment_type, offline_method, provider_reference, payment_reference, occurred_on)
  SELECT p.store_id, now(), p.order_id, o.order_number, p.id, m.refund_id, m.chargeback_id, m.type, m.amount, p.currency_code,
    p.payment_provider_id, p.provider_code, p.payment_type, p.offline_method, m.reference, p.provider_reference, m.occurred_on
  FROM (
    SELECT id AS payment_id, NULL::bigint AS refund_id, NULL::bigint AS chargeback_id, 'CAPTURE' AS type, booked AS amount, provider_reference AS reference,
      coalesce(captured_on, authorized_on, created_on) AS occurred_on FROM payments WHERE booked <> 0
    UNION ALL SELECT payment_id, id, NULL, 'REFUND', booked, provider_reference, coalesce(completed_on, refunded_on) FROM refunds WHERE booked <> 0
    UNION ALL SELECT payment_id, NULL, id, 'DISPUTE', booked, reference, reported_on FROM chargebacks WHERE booked <> 0
  ) m JOIN payments p ON p.id = m.payment_id JOIN orders o ON o.id = p.order_id
  ORDER BY m.occurred_on, m.payment_id;
SELECT force_tenants(true);
