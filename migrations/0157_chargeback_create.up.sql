-- Disputes of payments, as their services report them or somebody writes them down.
CREATE TABLE chargebacks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  reference text NOT NULL,                  -- the service's
  amount numeric(20,4) NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST', 'ACCEPTED')),
  is_inquiry boolean NOT NULL,
  due_on timestamptz,
  reported_on timestamptz NOT NULL,
  evidence_submitted_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT chargebacks_once UNIQUE (store_id, payment_id, reference),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, payment_id) REFERENCES payments (store_id, id)
);
CREATE INDEX chargebacks_by_order ON chargebacks (order_id);
SELECT tenant_table('chargebacks');
ALTER TABLE orders ADD chargeback_count int NOT NULL DEFAULT 0; -- most orders have none to be read
ALTER TABLE refunds ADD by_provider boolean NOT NULL DEFAULT false; -- made at the payment service, and not by us
