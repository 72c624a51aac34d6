-- Goods that come back after delivery. Money moves only through refunds.
SELECT force_tenants(false);
CREATE TABLE returns (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  return_number bigint NOT NULL,            -- counts within the order: 100042-R1
  command_id uuid NOT NULL,
  created_by_kind text NOT NULL,
  created_by_id bigint NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  in_time boolean NOT NULL,                 -- a withdrawal before its deadline
  lines jsonb NOT NULL,                     -- units of the order's lines
  exceeds jsonb NOT NULL,                   -- rules of the policy that staff set aside
  receipts jsonb NOT NULL,                  -- the commands that received units
  note text NOT NULL,
  carrier_name text NOT NULL,
  tracking_number text NOT NULL,
  refund_due_on date,                       -- of a withdrawal
  requested_on timestamptz NOT NULL,
  approved_on timestamptz,
  rejected_on timestamptz,
  sent_on timestamptz,
  received_on timestamptz,
  completed_on timestamptz,
  cancelled_on timestamptz,
  PRIMARY KEY (store_id, id),
  CONSTRAINT returns_number_unique UNIQUE (store_id, order_id, return_number),
  CONSTRAINT returns_command_unique UNIQUE (store_id, command_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX returns_by_requested ON returns (store_id, requested_on, id);
CREATE INDEX returns_by_modified ON returns (store_id, modified_on, id);
CREATE INDEX returns_by_status ON returns (store_id, status, requested_on, id);
SELECT tenant_table('returns'), tracked_table('returns');
ALTER TABLE orders ADD COLUMN return_count int NOT NULL DEFAULT 0; -- most orders have none, and read none
SELECT force_tenants(true);
