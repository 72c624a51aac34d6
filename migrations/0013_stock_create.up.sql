-- What is there of a variant and what is promised, with everything that limits
-- a sale in the one row that a sale changes.
CREATE TABLE stocks (
  variant_id bigint PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  product_id bigint NOT NULL,
  tracked boolean NOT NULL DEFAULT true,
  policy text NOT NULL DEFAULT 'DENY' CHECK (policy IN ('DENY', 'BACKORDER')),
  backorder_limit int CHECK (backorder_limit >= 0), -- how far below zero may be sold; null: no limit
  low_threshold int CHECK (low_threshold >= 0),
  withdrawn boolean NOT NULL DEFAULT false, -- its variant was removed
  on_hand int NOT NULL DEFAULT 0,
  reserved int NOT NULL DEFAULT 0,
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id),
  CONSTRAINT stocks_on_hand_positive CHECK (on_hand >= 0),
  CONSTRAINT stocks_reserved_positive CHECK (reserved >= 0),
  -- nothing is sold twice. What a limit lets through is not checked here: it may be lowered below what was sold
  CONSTRAINT stocks_reserved_covered CHECK (NOT tracked OR policy = 'BACKORDER' OR reserved <= on_hand)
);
CREATE INDEX stocks_by_product ON stocks (product_id);

-- Every change of a stock row, written by the statement that made it.
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL,
  created_on timestamptz NOT NULL,
  variant_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('OPENED', 'ADJUSTED', 'RESERVED', 'RELEASED', 'SHIPPED', 'UNSHIPPED', 'RESTOCKED', 'UNSTOCKED')),
  on_hand_change int NOT NULL,
  reserved_change int NOT NULL,
  on_hand int NOT NULL,                     -- after it
  reserved int NOT NULL,
  order_id bigint,                          -- what it was for
  reason text NOT NULL DEFAULT '',
  note text,
  reference text,
  command_id uuid NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id)
);
CREATE INDEX stock_movements_by_variant ON stock_movements (store_id, variant_id, id DESC);
CREATE INDEX stock_movements_by_order ON stock_movements (store_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stock_movements_by_command ON stock_movements (command_id) WHERE kind = 'ADJUSTED';
SELECT tenant_table('stocks'), tenant_table('stock_movements');
REVOKE UPDATE, DELETE ON stock_movements FROM store_app;
