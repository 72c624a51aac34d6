CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_number bigint NOT NULL,
  command_id uuid NOT NULL,                 -- of the request that made it
  cart_id bigint,
  customer_id bigint,                       -- null: a guest's
  email text NOT NULL,
  source text NOT NULL CHECK (source IN ('STOREFRONT', 'ADMIN', 'SUBSCRIPTION', 'API', 'MCP')),
  -- DRAFT: not placed, in no list; a declined checkout leaves one behind, and the cart's next try takes it up
  status text NOT NULL CHECK (status IN ('DRAFT', 'OPEN', 'COMPLETED', 'CANCELLED')),
  payment_status text NOT NULL,
  fulfillment_status text NOT NULL,
  on_hold boolean NOT NULL DEFAULT false,
  placed_on timestamptz,
  order_date timestamptz NOT NULL,
  completed_on timestamptz,
  cancelled_on timestamptz,
  cancel_reason text NOT NULL DEFAULT '',
  expires_on timestamptz,                   -- of a draft: when the sweep gives back what it holds
  currency_code char(3) NOT NULL,
  subtotal numeric(20,4) NOT NULL,
  discount_total numeric(20,4) NOT NULL,
  shipping_total numeric(20,4) NOT NULL,
  tax_total numeric(20,4) NOT NULL,
  grand_total numeric(20,4) NOT NULL CHECK (grand_total >= 0),
  prices_include_tax boolean NOT NULL,
  item_count int NOT NULL,
  shipping_taxes jsonb NOT NULL DEFAULT '[]',
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code, discountAmount as they were
  shipping_method_id bigint,
  shipping_method_name text NOT NULL DEFAULT '',
  shipping_max_days int NOT NULL DEFAULT 0,
  carrier_name text NOT NULL DEFAULT '',
  shipping_address jsonb,
  billing_address jsonb,
  customer_note text NOT NULL DEFAULT '',
  internal_note text NOT NULL DEFAULT '',
  tags jsonb NOT NULL DEFAULT '[]',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  referrer_code text NOT NULL DEFAULT '',
  replaced_order_number bigint,             -- the order that this one replaces
  replacement_order_number bigint,          -- the order that replaces this one
  UNIQUE (store_id, id),
  CONSTRAINT orders_number_unique UNIQUE (store_id, order_number),
  CONSTRAINT orders_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT orders_cart_unique UNIQUE (store_id, cart_id),
  CONSTRAINT orders_total_adds_up CHECK (grand_total = subtotal - discount_total + shipping_total + tax_total),
  CONSTRAINT orders_placed CHECK ((status = 'DRAFT') = (placed_on IS NULL))
);
CREATE INDEX orders_by_date ON orders (store_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_modified ON orders (store_id, modified_on, id) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_customer ON orders (store_id, customer_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_unfulfilled ON orders (store_id, order_date, id) WHERE placed_on IS NOT NULL AND fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'ON_HOLD');
CREATE INDEX orders_expiring ON orders (expires_on) WHERE status = 'DRAFT' AND expires_on IS NOT NULL;

CREATE TABLE order_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  position int NOT NULL,
  variant_id bigint,
  product_id bigint,
  product_type text NOT NULL,
  requires_shipping boolean NOT NULL,
  track_inventory boolean NOT NULL,
  sku text NOT NULL,
  name text NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  fulfilled_quantity int NOT NULL DEFAULT 0,
  refunded_quantity int NOT NULL DEFAULT 0,
  cancelled_quantity int NOT NULL DEFAULT 0,
  returned_quantity int NOT NULL DEFAULT 0,
  unit_price numeric(20,4) NOT NULL,        -- as shown to the buyer
  unit_price_before_discount numeric(20,4) NOT NULL,
  line_subtotal numeric(20,4) NOT NULL,     -- net of tax, before discounts
  line_discount numeric(20,4) NOT NULL,     -- net of tax
  line_total numeric(20,4) NOT NULL,        -- net of tax, after discounts
  line_tax numeric(20,4) NOT NULL,
  taxes jsonb NOT NULL DEFAULT '[]',
  discounts jsonb NOT NULL DEFAULT '[]',
  subscription_plan_id bigint,
  subscription_id bigint,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE,
  CONSTRAINT order_lines_total_adds_up CHECK (line_total = line_subtotal - line_discount),
  CONSTRAINT order_lines_shipped_limit CHECK (fulfilled_quantity BETWEEN 0 AND quantity),
  CONSTRAINT order_lines_refunded_limit CHECK (refunded_quantity BETWEEN 0 AND quantity)
);
CREATE INDEX order_lines_by_order ON order_lines (order_id);

-- A payment is an attempt to move money: the row is committed before the gateway
-- is asked, and its id is the gateway's idempotency key.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  payment_provider_id bigint NOT NULL,
  provider_code text NOT NULL,
  customer_payment_method_id bigint,
  -- PENDING: the gateway has been or is being asked and nobody knows yet
  status text NOT NULL CHECK (status IN ('PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'VOIDED', 'EXPIRED')),
  payment_type text NOT NULL DEFAULT 'CARD',
  brand text NOT NULL DEFAULT '',
  last_four text,
  expiry_month text,
  expiry_year text,
  currency_code char(3) NOT NULL,
  amount numeric(20,4) NOT NULL CHECK (amount > 0),
  authorized_amount numeric(20,4) NOT NULL DEFAULT 0,
  captured_amount numeric(20,4) NOT NULL DEFAULT 0,
  capturing_amount numeric(20,4) NOT NULL DEFAULT 0, -- asked for, not known yet
  refunded_amount numeric(20,4) NOT NULL DEFAULT 0,  -- completed and on the way
  auto_capture boolean NOT NULL,
  token text NOT NULL DEFAULT '',           -- the provider's, until it is settled; never a card number
  provider_reference text NOT NULL DEFAULT '',
  failure_code text NOT NULL DEFAULT '',
  failure_message text NOT NULL DEFAULT '',
  next_action jsonb,
  settle_on timestamptz,                    -- while PENDING: when the sweep asks the gateway itself
  authorized_on timestamptz,
  captured_on timestamptz,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  CONSTRAINT payments_capture_limit CHECK (captured_amount + capturing_amount <= amount),
  CONSTRAINT payments_refund_limit CHECK (refunded_amount BETWEEN 0 AND captured_amount)
);
CREATE INDEX payments_by_order ON payments (order_id);
CREATE INDEX payments_unsettled ON payments (settle_on) WHERE settle_on IS NOT NULL;
CREATE UNIQUE INDEX payments_reference_unique ON payments (provider_code, provider_reference) WHERE provider_reference <> '';

CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  payment_id bigint NOT NULL,
  refund_number bigint NOT NULL,
  command_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'VOIDED')),
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  currency_code char(3) NOT NULL,
  subtotal numeric(20,4) NOT NULL,
  tax_total numeric(20,4) NOT NULL,
  shipping_total numeric(20,4) NOT NULL,
  amount numeric(20,4) NOT NULL CHECK (amount > 0),
  lines jsonb NOT NULL DEFAULT '[]',        -- lineItemId, quantity, subtotal, tax
  restocked boolean NOT NULL DEFAULT false,
  provider_reference text NOT NULL DEFAULT '',
  failure_code text NOT NULL DEFAULT '',
  failure_message text NOT NULL DEFAULT '',
  settle_on timestamptz,                    -- when the sweep asks the gateway itself
  refunded_on timestamptz NOT NULL,
  completed_on timestamptz,
  voided_on timestamptz,
  created_by_kind text NOT NULL,
  created_by_id bigint NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT refunds_number_unique UNIQUE (store_id, refund_number),
  CONSTRAINT refunds_command_unique UNIQUE (store_id, command_id, payment_id),
  CONSTRAINT refunds_add_up CHECK (amount = subtotal + tax_total + shipping_total),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, payment_id) REFERENCES payments (store_id, id)
);
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_by_date ON refunds (store_id, created_on DESC, id DESC);
CREATE INDEX refunds_unsettled ON refunds (settle_on) WHERE settle_on IS NOT NULL;

CREATE TABLE shipments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  shipment_number bigint NOT NULL,
  command_id uuid NOT NULL,
  external_shipment_id text NOT NULL DEFAULT '', -- empty: our id
  status text NOT NULL,
  carrier_name text NOT NULL DEFAULT '',
  tracking_number text NOT NULL DEFAULT '',
  tracking_url text NOT NULL DEFAULT '',
  location_name text NOT NULL DEFAULT '',
  label_url text NOT NULL DEFAULT '',
  weight numeric(20,6),
  shipped_on timestamptz NOT NULL,
  estimated_delivery timestamptz NOT NULL,
  delivered_on timestamptz,
  cancelled_on timestamptz,
  cancel_reason text NOT NULL DEFAULT '',
  items jsonb NOT NULL,                     -- lineItemId, quantity
  scans jsonb NOT NULL DEFAULT '[]',
  UNIQUE (store_id, id),
  CONSTRAINT shipments_number_unique UNIQUE (store_id, shipment_number),
  CONSTRAINT shipments_command_unique UNIQUE (store_id, command_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX shipments_by_order ON shipments (order_id);
CREATE INDEX shipments_by_date ON shipments (store_id, created_on DESC, id DESC);

SELECT tenant_table('orders'), tenant_table('order_lines'), tenant_table('payments'), tenant_table('refunds'), tenant_table('shipments'),
  platform_table('orders', 'SELECT'), platform_table('payments', 'SELECT'), platform_table('refunds', 'SELECT');
