-- What happens to an order after it was placed.
ALTER TABLE orders
  ADD hold jsonb,                           -- reason, note, heldOn, heldBy while it is held
  ADD cancel_note text NOT NULL DEFAULT '',
  ADD external_id text,
  -- Policies of row level security come before every condition whose function
  -- might tell what it sees, and numeric, lower, LIKE and jsonb might: an index
  -- cannot be used for them. Lists go by these instead.
  ADD email_key text GENERATED ALWAYS AS (lower(email)) STORED,
  ADD total_units bigint GENERATED ALWAYS AS ((grand_total * 10000)::bigint) STORED,
  ADD search text GENERATED ALWAYS AS (lower(email
    || ' ' || coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', '')
    || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', ''))) STORED,
  -- a draft that is given up was never placed, and is in no list either
  DROP CONSTRAINT orders_placed,
  ADD CONSTRAINT orders_placed CHECK (status = 'CANCELLED' OR (status = 'DRAFT') = (placed_on IS NULL));
ALTER TABLE order_lines
  ADD released_quantity int NOT NULL DEFAULT 0, -- refunded before it was shipped: it will not be
  ADD CONSTRAINT order_lines_released_limit CHECK (released_quantity BETWEEN 0 AND quantity),
  ADD CONSTRAINT order_lines_returned_limit CHECK (returned_quantity BETWEEN 0 AND fulfilled_quantity OR NOT requires_shipping);
ALTER TABLE payments
  ADD authorization_expires_on timestamptz,
  ADD captures int NOT NULL DEFAULT 0,      -- how often money was asked for; part of the gateway's idempotency key
  ADD capture_commands jsonb,               -- of the requests that asked, the last one last
  ADD capture_final boolean NOT NULL DEFAULT false,
  ADD offline_method text NOT NULL DEFAULT '',
  ADD note text NOT NULL DEFAULT '';
ALTER TABLE refunds
  ADD failed_on timestamptz,
  ADD retry_of_refund_id bigint,
  ADD retried_by_refund_id bigint,
  ADD notify_customer boolean NOT NULL DEFAULT false,
  ADD amount_units bigint GENERATED ALWAYS AS ((amount * 10000)::bigint) STORED;
-- What somebody notes of money from outside need not be unique.
DROP INDEX payments_reference_unique;
CREATE UNIQUE INDEX payments_reference_unique ON payments (provider_code, provider_reference) WHERE provider_reference <> '' AND provider_code <> 'OFFLINE';
-- A shipment's number counts within its order: 100042-1.
ALTER TABLE shipments
  DROP CONSTRAINT shipments_number_unique,
  ADD CONSTRAINT shipments_number_unique UNIQUE (order_id, shipment_number);

-- tracked_table lets a list follow a table's changes and miss none. A row's
-- modified_on is the time of the statement that wrote it, and its transaction
-- may be committed long after one with a later time: a reader that goes on from
-- the latest time that it saw would never see the row. So every row carries the
-- number of the transaction that wrote it. Numbers are given out in order, and
-- those below pg_snapshot_xmin are over: whoever reads up to there and goes on
-- from there has seen all that there will ever be below.
CREATE FUNCTION stamp_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.modified_tx := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
CREATE FUNCTION tracked_table(t regclass, condition text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD modified_tx bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint', t);
  EXECUTE format('CREATE INDEX %I ON %s (store_id, modified_tx, id) WHERE %s', t || '_changed', t, condition);
  EXECUTE format('CREATE TRIGGER stamp BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION stamp_transaction()', t);
END $$;
SELECT tracked_table('orders', 'placed_on IS NOT NULL'), tracked_table('refunds'), tracked_table('shipments');

-- Every sort key of a list, and every filter that can leave few of many rows,
-- has an index: a page costs the same however many orders there are.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
DROP INDEX orders_unfulfilled;
CREATE INDEX orders_by_fulfillment ON orders (store_id, fulfillment_status, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_payment ON orders (store_id, payment_status, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_total ON orders (store_id, total_units, id) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_email ON orders (store_id, email_key, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_cancelled ON orders (store_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL AND status = 'CANCELLED';
CREATE INDEX orders_drafts ON orders (store_id, id) WHERE status = 'DRAFT' AND cart_id IS NULL;
CREATE UNIQUE INDEX orders_external_unique ON orders (store_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX order_lines_by_sku ON order_lines (store_id, sku, order_id);
CREATE INDEX order_lines_by_product ON order_lines (store_id, product_id, order_id) WHERE product_id IS NOT NULL;
CREATE INDEX order_lines_by_subscription ON order_lines (store_id, subscription_id, order_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX payments_lapsing ON payments (authorization_expires_on) WHERE status = 'AUTHORIZED' AND authorization_expires_on IS NOT NULL;
CREATE INDEX refunds_by_modified ON refunds (store_id, modified_on, id);
CREATE INDEX refunds_by_amount ON refunds (store_id, amount_units, id);
CREATE INDEX refunds_by_status ON refunds (store_id, status, id);
CREATE INDEX shipments_by_modified ON shipments (store_id, modified_on, id);
CREATE INDEX shipments_by_shipped ON shipments (store_id, shipped_on, id);
CREATE INDEX shipments_by_status ON shipments (store_id, status, shipped_on, id);
CREATE INDEX shipments_by_external ON shipments (store_id, external_shipment_id) WHERE external_shipment_id <> '';
CREATE INDEX shipments_by_tracking ON shipments (store_id, tracking_number) WHERE tracking_number <> '';
-- A search looks these up as the platform role, whose policy keeps nothing from
-- an index, and for one store; what it finds is read as that store.
CREATE INDEX orders_by_search ON orders USING gin (search gin_trgm_ops);
CREATE INDEX orders_by_tag ON orders USING gin (tags jsonb_path_ops);
CREATE INDEX order_lines_by_search ON order_lines USING gin (lower(sku) gin_trgm_ops);
CREATE INDEX shipments_by_search ON shipments USING gin (lower(tracking_number) gin_trgm_ops) WHERE tracking_number <> '';
SELECT platform_table('order_lines', 'SELECT'), platform_table('shipments', 'SELECT');
GRANT UPDATE (settle_on) ON refunds TO platform; -- a sweep claims what is due
