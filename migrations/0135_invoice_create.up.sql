-- Numbered documents of orders. A number is given out in the transaction that stores
-- its document, so that there are no gaps, and nothing of a document changes later:
-- the store's role may add and read them.
CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('INVOICE', 'CREDIT_NOTE')),
  reason text NOT NULL CHECK (reason IN ('ORDER', 'EDIT', 'REFUND', 'REFUND_FAILED', 'CANCELLATION')),
  sequence bigint NOT NULL CHECK (sequence > 0),
  number text NOT NULL,                     -- as it is printed
  refund_id bigint,
  currency_code char(3) NOT NULL,
  subtotal numeric(20,4) NOT NULL,          -- net of tax, after discounts
  shipping_total numeric(20,4) NOT NULL,
  tax_total numeric(20,4) NOT NULL,
  total numeric(20,4) NOT NULL CHECK (total >= 0),
  issued_on timestamptz NOT NULL,
  content jsonb NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT invoices_sequence_unique UNIQUE (store_id, type, sequence),
  CONSTRAINT invoices_add_up CHECK (total = subtotal + shipping_total + tax_total),
  CONSTRAINT invoices_of_refund CHECK ((refund_id IS NULL) = (reason NOT IN ('REFUND', 'REFUND_FAILED'))),
  CONSTRAINT invoices_refund_once UNIQUE (store_id, refund_id, type),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id)
);
CREATE UNIQUE INDEX invoices_order_once ON invoices (order_id, reason) WHERE reason IN ('ORDER', 'CANCELLATION');
CREATE INDEX invoices_by_order ON invoices (order_id);
CREATE INDEX invoices_by_date ON invoices (store_id, issued_on, id);
CREATE INDEX invoices_by_type ON invoices (store_id, type, issued_on, id);
CREATE INDEX invoices_by_number ON invoices (store_id, lower(number));
CREATE INDEX invoices_by_order_number ON invoices (store_id, order_number);
SELECT tenant_table('invoices');
REVOKE UPDATE, DELETE ON invoices FROM store_app;
-- When an order was first to be invoiced; null: what it charges is pro forma.
ALTER TABLE orders ADD invoiced_on timestamptz;
