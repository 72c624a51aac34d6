-- Orders with their lines, payments, refunds, shipments and returns, and the documents of orders.

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_number bigint NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the row
  cart_id bigint,
  customer_id bigint,                       -- null means a guest
  email text NOT NULL,
  source text NOT NULL CHECK (source IN ('STOREFRONT', 'ADMIN', 'SUBSCRIPTION', 'API', 'MCP')),
  -- DRAFT means that the order is not placed; lists omit it. A declined checkout leaves a draft, which
  -- the cart's next attempt uses again.
  status text NOT NULL CHECK (status IN ('DRAFT', 'OPEN', 'COMPLETED', 'CANCELLED')),
  payment_status text NOT NULL,
  fulfillment_status text NOT NULL,
  on_hold boolean NOT NULL DEFAULT false,
  placed_on timestamptz,
  order_date timestamptz NOT NULL,
  completed_on timestamptz,
  cancelled_on timestamptz,
  cancel_reason text NOT NULL DEFAULT '',
  expires_on timestamptz,                   -- when the sweep releases what a draft has reserved
  currency_code char(3) NOT NULL,
  subtotal numeric(20,4) NOT NULL,
  discount_total numeric(20,4) NOT NULL,
  shipping_total numeric(20,4) NOT NULL,
  tax_total numeric(20,4) NOT NULL,
  grand_total numeric(20,4) NOT NULL CHECK (grand_total >= 0),
  prices_include_tax boolean NOT NULL,
  item_count int NOT NULL,
  shipping_taxes jsonb NOT NULL DEFAULT '[]',
  coupons jsonb NOT NULL DEFAULT '[]',      -- couponId, code, discountAmount when the order was placed
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
  replaced_order_number bigint,             -- order that this order replaces
  replacement_order_number bigint,          -- order that replaces this order
  discount jsonb,                           -- discount by an administrator: discountType, value, reason, amount
  notify_customer boolean NOT NULL DEFAULT true, -- whether the customer gets a mail when the order is placed
  hold jsonb,                               -- while the order is on hold: reason, note, heldOn, heldBy
  cancel_note text NOT NULL DEFAULT '',
  external_id text,
  -- Lists compare the generated columns, because an index on the expression would be unusable under
  -- row-level security (migrations/README.md).
  total_units bigint GENERATED ALWAYS AS ((grand_total * 10000)::bigint) STORED,
  is_draft boolean NOT NULL DEFAULT false,  -- a draft by an administrator; false for an unplaced order of a checkout
  subscription_id bigint,                   -- subscription that a renewal order renews; a first order starts subscriptions by its lines
  subscription_starts jsonb,                -- agreed subscriptions that start when the order is placed; null after that, and if there are none
  replacement_reason text CHECK (replacement_reason IN ('LOST', 'DAMAGED', 'WRONG_ITEM', 'DEFECTIVE', 'OTHER')),
  terms jsonb,                              -- terms by which the order was priced: an edit reprices only what it changes; null means unknown
  last_command_id uuid,                     -- id of the request that placed the draft or last edited the order
  -- Amounts by which edits reduced the order.
  edited_net numeric(20,4) NOT NULL DEFAULT 0,
  edited_tax numeric(20,4) NOT NULL DEFAULT 0,
  edited_shipping numeric(20,4) NOT NULL DEFAULT 0,
  invoiced_on timestamptz,                  -- when the order was first due to be invoiced; null means that its charges are pro forma
  chargeback_count int NOT NULL DEFAULT 0,  -- 0 means that no chargebacks need to be read, as for most orders
  tax_source text NOT NULL DEFAULT 'MANUAL_RATES' CHECK (tax_source IN ('MANUAL_RATES', 'PROVIDER', 'FALLBACK')),
  tax_reference text NOT NULL DEFAULT '',
  shipping_country text GENERATED ALWAYS AS (shipping_address ->> 'countryCode') STORED,
  marketing_consent jsonb,                  -- acceptedOn and source; null or 'null' means that the buyer gave no consent
  -- Sums of payments and refunds, written in the commit that changes these rows (Order.AddUp). Lists
  -- therefore read no payments, and totals read each order only once.
  paid_total numeric(20,4) NOT NULL DEFAULT 0,
  refunded_total numeric(20,4) NOT NULL DEFAULT 0,
  due_total numeric(20,4) NOT NULL DEFAULT 0 CHECK (due_total >= 0),
  referrer_name text,                       -- name of the referrer at the commission service when the order was placed
  contact_link_id bigint NOT NULL DEFAULT 0, -- checkout link that entered the contact data; 0 means the cart token or account, -1 means neither of them
  disputed_total numeric(20,4) NOT NULL DEFAULT 0, -- captured amount that banks withhold or have taken back (Order.AddUp)
  email_key text GENERATED ALWAYS AS (fold_email(email)) STORED,
  search text GENERATED ALWAYS AS (fold_search(email
    || ' ' || coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', '')
    || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', ''))) STORED,
  language_code text NOT NULL DEFAULT '',   -- language that the buyer chose
  shipping_method_local_name text NOT NULL DEFAULT '', -- shipping_method_name in the language of the order
  return_count int NOT NULL DEFAULT 0,      -- 0 means that no returns need to be read, as for most orders
  UNIQUE (store_id, id),
  CONSTRAINT orders_number_unique UNIQUE (store_id, order_number),
  CONSTRAINT orders_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT orders_cart_unique UNIQUE (store_id, cart_id),
  CONSTRAINT orders_total_adds_up CHECK (grand_total = subtotal - discount_total + shipping_total + tax_total),
  CONSTRAINT orders_not_negative CHECK (subtotal >= 0 AND discount_total >= 0 AND shipping_total >= 0 AND tax_total >= 0),
  -- A discarded draft was never placed, and lists omit it, too.
  CONSTRAINT orders_placed CHECK (status = 'CANCELLED' OR (status = 'DRAFT') = (placed_on IS NULL)),
  CONSTRAINT orders_draft_unplaced CHECK (NOT is_draft OR status IN ('DRAFT', 'CANCELLED'))
);
-- Every sort key of the list has an index, and so has every filter that can select few of many rows. The
-- cost of a page therefore does not depend on the number of orders.
CREATE INDEX orders_by_date ON orders (store_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_modified ON orders (store_id, modified_on, id) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_total ON orders (store_id, total_units, id) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_customer ON orders (store_id, customer_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_email ON orders (store_id, email_key, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_status ON orders (store_id, status, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_payment ON orders (store_id, payment_status, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_fulfillment ON orders (store_id, fulfillment_status, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_country ON orders (store_id, shipping_country, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_source ON orders (store_id, source, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_currency ON orders (store_id, currency_code, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_shipping_method ON orders (store_id, shipping_method_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_subscription ON orders (store_id, subscription_id, id DESC) WHERE subscription_id IS NOT NULL;
CREATE INDEX orders_drafts ON orders (store_id, id) WHERE status = 'DRAFT' AND is_draft;
CREATE INDEX orders_expiring ON orders (expires_on) WHERE status = 'DRAFT' AND expires_on IS NOT NULL;
-- These partial indexes contain only the orders to ship and the orders to pay, which are counted.
CREATE INDEX orders_to_ship ON orders (store_id, fulfillment_status, order_date)
  WHERE placed_on IS NOT NULL AND status <> 'CANCELLED' AND fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'ON_HOLD');
CREATE INDEX orders_to_pay ON orders (store_id, payment_status)
  WHERE placed_on IS NOT NULL AND status <> 'CANCELLED' AND payment_status IN ('PENDING', 'REQUIRES_ACTION', 'PARTIALLY_PAID', 'FAILED', 'EXPIRED');
CREATE UNIQUE INDEX orders_external_unique ON orders (store_id, external_id) WHERE external_id IS NOT NULL;
-- Only one active order replaces another order, even if several replacements are paid late.
CREATE UNIQUE INDEX orders_replaced_once ON orders (store_id, replaced_order_number) WHERE replaced_order_number IS NOT NULL AND placed_on IS NOT NULL AND status <> 'CANCELLED';
-- A quote of the tax service is recorded for only one order, the first order that was quoted with it.
CREATE INDEX orders_by_tax_reference ON orders (store_id, tax_reference, id) WHERE tax_reference <> '';
-- The erasure of a customer also erases their name as a referrer.
CREATE INDEX orders_by_referrer ON orders (store_id, referrer_code) WHERE referrer_name IS NOT NULL;
-- The platform role looks up ids in these indexes for one store, and the store's role reads the orders.
-- The indexes omit unplaced orders of checkouts, which no list contains, and orders without tags. A
-- checkout, which writes its order three times, therefore writes these indexes only once.
CREATE INDEX orders_by_search ON orders USING gin (search gin_trgm_ops) WHERE placed_on IS NOT NULL OR is_draft;
CREATE INDEX orders_by_tag ON orders USING gin (tags jsonb_path_ops) WHERE tags <> '[]';
CREATE INDEX orders_by_custom_field ON orders USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '[]';
SELECT tenant_table('orders'), platform_table('orders', 'SELECT'), tracked_table('orders', 'placed_on IS NOT NULL');
GRANT UPDATE (expires_on) ON orders TO platform; -- a sweep claims expired drafts

-- The parts of an order's addresses that people search for, folded, one part a line. Of phone numbers
-- only the digits are stored.
CREATE TABLE order_contacts (
  store_id bigint NOT NULL,
  id bigint NOT NULL,                       -- id of the order
  search text NOT NULL,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, id) REFERENCES orders (store_id, id)
);
CREATE INDEX order_contacts_by_search ON order_contacts USING gin (search gin_trgm_ops);
SELECT tenant_table('order_contacts'), platform_table('order_contacts', 'SELECT');
CREATE FUNCTION address_contact(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN fold_search(concat_ws(E'\n', address ->> 'company', address ->> 'streetLine1', address ->> 'streetLine2', address ->> 'postalCode',
    regexp_replace(address ->> 'phoneNumber', '[^0-9]', '', 'g')));
CREATE FUNCTION order_contact_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_contacts (store_id, id, search)
    VALUES (NEW.store_id, NEW.id, address_contact(NEW.shipping_address) || E'\n' || address_contact(NEW.billing_address))
    ON CONFLICT (store_id, id) DO UPDATE SET search = excluded.search;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_contact AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.shipping_address IS NOT NULL OR NEW.billing_address IS NOT NULL) EXECUTE FUNCTION order_contact_written();
CREATE TRIGGER orders_contact_change AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.shipping_address IS DISTINCT FROM NEW.shipping_address OR OLD.billing_address IS DISTINCT FROM NEW.billing_address) EXECUTE FUNCTION order_contact_written();

CREATE TABLE order_lines (
  id bigint GENERATED ALWAYS AS IDENTITY,
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
  released_quantity int NOT NULL DEFAULT 0, -- units that were refunded before shipment and are never shipped
  line_gross numeric(20,4) NOT NULL,        -- price shown to the buyer, plus taxes on top of it; equals the sum of net amount and tax
  own_price boolean NOT NULL DEFAULT false, -- an administrator set the price
  rates jsonb,                              -- tax rates that were applied
  on_sale boolean NOT NULL DEFAULT false,   -- the price was reduced
  issued_quantity int NOT NULL DEFAULT 0,   -- units without shipping that were taken out of stock when the order was paid
  local_name text NOT NULL DEFAULT '',      -- name in the language of the order, which searches also cover
  search text NOT NULL GENERATED ALWAYS AS (fold_search(sku || E'\n' || name || CASE WHEN local_name = '' THEN '' ELSE E'\n' || local_name END)) STORED,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE,
  CONSTRAINT subscription_plans_ordered FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id),
  CONSTRAINT order_lines_total_adds_up CHECK (line_total = line_subtotal - line_discount),
  CONSTRAINT order_lines_gross_adds_up CHECK (line_gross = line_total + line_tax),
  CONSTRAINT order_lines_not_negative CHECK (line_subtotal >= 0 AND line_discount >= 0 AND line_total >= 0 AND line_tax >= 0),
  CONSTRAINT order_lines_shipped_limit CHECK (fulfilled_quantity BETWEEN 0 AND quantity),
  CONSTRAINT order_lines_refunded_limit CHECK (refunded_quantity BETWEEN 0 AND quantity),
  CONSTRAINT order_lines_released_limit CHECK (released_quantity BETWEEN 0 AND quantity),
  CONSTRAINT order_lines_returned_limit CHECK (returned_quantity BETWEEN 0 AND fulfilled_quantity OR NOT requires_shipping),
  CONSTRAINT order_lines_issued_limit CHECK (issued_quantity BETWEEN 0 AND quantity)
);
CREATE INDEX order_lines_by_order ON order_lines (order_id);
CREATE INDEX order_lines_by_sku ON order_lines (store_id, sku, order_id);
CREATE INDEX order_lines_by_product ON order_lines (store_id, product_id, order_id) WHERE product_id IS NOT NULL;
CREATE INDEX order_lines_by_subscription ON order_lines (store_id, subscription_id, order_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX order_lines_by_subscription_plan ON order_lines (store_id, subscription_plan_id) WHERE subscription_plan_id IS NOT NULL;
-- Lines without shipping whose units have not been taken out of stock yet.
CREATE INDEX order_lines_to_issue ON order_lines (store_id, variant_id, order_id)
  WHERE NOT requires_shipping AND track_inventory AND quantity > cancelled_quantity + released_quantity + issued_quantity;
CREATE INDEX order_lines_by_search ON order_lines USING gin (search gin_trgm_ops);
SELECT tenant_table('order_lines'), platform_table('order_lines', 'SELECT');

-- A payment is an attempt to move money. The row is committed before the gateway is called, and its
-- call_key is the idempotency key of the call.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  payment_provider_id bigint NOT NULL,
  provider_code text NOT NULL,
  customer_payment_method_id bigint,
  -- PENDING means that the gateway was called, or is being called, and the outcome is not known yet
  status text NOT NULL CHECK (status IN ('PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'VOIDED', 'EXPIRED')),
  payment_type text NOT NULL DEFAULT 'CARD',
  brand text NOT NULL DEFAULT '',
  last_four text,
  expiry_month text,
  expiry_year text,
  currency_code char(3) NOT NULL,
  amount numeric(20,4) NOT NULL,
  authorized_amount numeric(20,4) NOT NULL DEFAULT 0,
  captured_amount numeric(20,4) NOT NULL DEFAULT 0,
  capturing_amount numeric(20,4) NOT NULL DEFAULT 0, -- captures in progress
  refunded_amount numeric(20,4) NOT NULL DEFAULT 0,  -- refunds that are completed or in progress
  auto_capture boolean NOT NULL,
  token text NOT NULL DEFAULT '',           -- token of the provider until the payment is settled; never a card number
  provider_reference text NOT NULL DEFAULT '',
  failure_code text NOT NULL DEFAULT '',
  failure_message text NOT NULL DEFAULT '',
  next_action jsonb,
  settle_on timestamptz,                    -- for a PENDING payment: when the sweep queries the gateway
  authorized_on timestamptz,
  captured_on timestamptz,
  save_method boolean NOT NULL DEFAULT false, -- the method is saved for the customer if the payment succeeds
  authorization_expires_on timestamptz,
  captures int NOT NULL DEFAULT 0,          -- number of capture requests so far, which is a part of their idempotency key
  capture_commands jsonb,                   -- ids of the requests that captured, the latest last
  capture_final boolean NOT NULL DEFAULT false,
  offline_method text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  renewal_id bigint,                        -- renewal to which the attempt belongs
  renewal_attempt int,
  -- Charges without the customer: how they are made, and why they fail.
  off_session boolean NOT NULL DEFAULT false,
  recurring boolean NOT NULL DEFAULT false,
  mandate text NOT NULL DEFAULT '',
  failure_class text NOT NULL DEFAULT '' CONSTRAINT payments_failure_class CHECK (failure_class IN ('', 'SOFT', 'HARD', 'ACTION', 'CONFIG', 'GATEWAY')),
  asked_on timestamptz,                     -- time of the last call: long after it, a payment that the gateway does not know will never happen
  return_url text NOT NULL DEFAULT '',      -- where the customer returns after an action elsewhere; the same in every retry of the call
  review text NOT NULL DEFAULT '' CHECK (review IN ('', 'OPEN', 'APPROVED', 'CLOSED')), -- the provider's fraud review; empty means none
  try jsonb,                                -- throttles that counted the attempt, until it is settled: a success returns the attempts, a late decline counts them
  link_id bigint NOT NULL DEFAULT 0,        -- checkout link with which the buyer paid; 0 means the cart token or account, -1 means neither of them
  -- The ids by which the gateway knows the payment and its capture. They are random, because a restored
  -- database assigns its own ids a second time, and the gateway would then respond for the earlier
  -- payment. Rows that are inserted by hand or in bulk also get a call_key.
  call_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  capture_call_key text NOT NULL DEFAULT '',
  booked numeric(20,4) NOT NULL DEFAULT 0,  -- sum of the payment_transactions of the type CAPTURE
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  CONSTRAINT payments_attempt_unique UNIQUE (renewal_id, renewal_attempt),
  CONSTRAINT payments_attempt CHECK ((renewal_id IS NULL) = (renewal_attempt IS NULL)),
  CONSTRAINT payments_amount CHECK (amount >= 0), -- 0 verifies the payment method of a subscription
  -- A response is recorded even if the gateway took more than was requested.
  CONSTRAINT payments_capture_limit CHECK (captured_amount + capturing_amount <= greatest(amount, authorized_amount, captured_amount)),
  CONSTRAINT payments_refund_limit CHECK (refunded_amount BETWEEN 0 AND captured_amount)
);
CREATE INDEX payments_by_order ON payments (order_id);
CREATE INDEX payments_by_provider ON payments (store_id, payment_provider_id, created_on) WHERE provider_reference <> '';
CREATE INDEX payments_unsettled ON payments (settle_on) WHERE settle_on IS NOT NULL;
-- The rest of a partly captured authorization also expires.
CREATE INDEX payments_lapsing ON payments (authorization_expires_on) WHERE status IN ('AUTHORIZED', 'CAPTURED') AND authorized_amount > captured_amount AND authorization_expires_on IS NOT NULL;
-- References of offline payments are notes and need not be unique.
CREATE UNIQUE INDEX payments_reference_unique ON payments (provider_code, provider_reference) WHERE provider_reference <> '' AND provider_code <> 'OFFLINE';
CREATE UNIQUE INDEX payments_call_key_unique ON payments (store_id, call_key) WHERE call_key <> '';
SELECT tenant_table('payments'), platform_table('payments', 'SELECT');
GRANT UPDATE (settle_on) ON payments TO platform; -- a sweep claims due payments

-- Captures in progress on all authorizations of an order never exceed the amount due when they are
-- reserved. The command checks each authorization alone, so two authorizations together could capture
-- more than was due. This trigger compares their sum at the commit, when the sums of the order are
-- written. Later less may be due, for example after a bank transfer.
CREATE FUNCTION payments_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(p.capturing_amount) FROM payments p WHERE p.order_id = NEW.order_id) > (SELECT o.due_total FROM orders o WHERE o.id = NEW.order_id) THEN
    RAISE EXCEPTION 'order %: more is to be captured than is due', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_reserve_limit', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_reserve_limit AFTER UPDATE OF capturing_amount ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.capturing_amount > OLD.capturing_amount) EXECUTE FUNCTION payments_reserved();

CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  payment_id bigint,                        -- null means a refund of goods for which no payment took money
  refund_number bigint NOT NULL,
  command_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'VOIDED')),
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  currency_code char(3) NOT NULL,
  subtotal numeric(20,4) NOT NULL,
  tax_total numeric(20,4) NOT NULL,
  shipping_total numeric(20,4) NOT NULL,
  amount numeric(20,4) NOT NULL CHECK (amount >= 0), -- 0 for units that cost nothing
  lines jsonb NOT NULL DEFAULT '[]',        -- lineItemId, quantity, subtotal, tax
  restocked boolean NOT NULL DEFAULT false,
  provider_reference text NOT NULL DEFAULT '',
  failure_code text NOT NULL DEFAULT '',
  failure_message text NOT NULL DEFAULT '',
  settle_on timestamptz,                    -- when the sweep queries the gateway
  refunded_on timestamptz NOT NULL,
  completed_on timestamptz,
  voided_on timestamptz,
  created_by_kind text NOT NULL,
  created_by_id bigint NOT NULL,
  failed_on timestamptz,
  retry_of_refund_id bigint,
  retried_by_refund_id bigint,
  notify_customer boolean NOT NULL DEFAULT false,
  amount_units bigint GENERATED ALWAYS AS ((amount * 10000)::bigint) STORED, -- lists compare this column
  -- The parts that return an overpayment after edits. They are divided by the order's edited amounts, and
  -- never allocated to lines.
  overpaid_net numeric(20,4) NOT NULL DEFAULT 0,
  overpaid_tax numeric(20,4) NOT NULL DEFAULT 0,
  overpaid_shipping numeric(20,4) NOT NULL DEFAULT 0,
  by_provider boolean NOT NULL DEFAULT false, -- made at the payment service, not by a command
  -- A copy of the order's search text. Without the copy, a list of refunds by a common name had to read
  -- the order of each refund, which took 90 ms for 12,000 refunds.
  order_search text NOT NULL DEFAULT '',
  call_key text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''), -- see call_key of payments
  by_hand boolean NOT NULL DEFAULT false,   -- paid in another way than through the gateway
  booked numeric(20,4) NOT NULL DEFAULT 0,  -- sum of the payment_transactions of the refund
  UNIQUE (store_id, id),
  CONSTRAINT refunds_number_unique UNIQUE (store_id, refund_number),
  CONSTRAINT refunds_command_unique UNIQUE (store_id, command_id, payment_id),
  CONSTRAINT refunds_add_up CHECK (amount = subtotal + tax_total + shipping_total),
  CONSTRAINT refunds_not_negative CHECK (subtotal >= 0 AND tax_total >= 0 AND shipping_total >= 0),
  CONSTRAINT refunds_money_of_a_payment CHECK (payment_id IS NOT NULL OR amount = 0),
  CONSTRAINT refunds_overpaid_part CHECK (overpaid_net BETWEEN 0 AND subtotal AND overpaid_tax BETWEEN 0 AND tax_total AND overpaid_shipping BETWEEN 0 AND shipping_total),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, payment_id) REFERENCES payments (store_id, id)
);
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_by_date ON refunds (store_id, created_on DESC, id DESC);
CREATE INDEX refunds_by_modified ON refunds (store_id, modified_on, id);
CREATE INDEX refunds_by_amount ON refunds (store_id, amount_units, id);
CREATE INDEX refunds_by_status ON refunds (store_id, status, id);
CREATE INDEX refunds_by_day ON refunds (store_id, refunded_on);
CREATE INDEX refunds_open ON refunds (store_id) WHERE status IN ('PENDING', 'PROCESSING');
CREATE INDEX refunds_unsettled ON refunds (settle_on) WHERE settle_on IS NOT NULL;
-- A command issues one refund per payment, and at most one refund without a payment.
CREATE UNIQUE INDEX refunds_command_alone ON refunds (store_id, command_id) WHERE payment_id IS NULL;
CREATE UNIQUE INDEX refunds_call_key_unique ON refunds (store_id, call_key) WHERE call_key <> '';
SELECT tenant_table('refunds'), platform_table('refunds', 'SELECT'), tracked_table('refunds');
GRANT UPDATE (settle_on) ON refunds TO platform; -- a sweep claims due refunds

CREATE FUNCTION refund_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search INTO STRICT NEW.order_search FROM orders WHERE id = NEW.order_id;
  RETURN NEW;
END $$;
CREATE TRIGGER order_search BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION refund_made();

CREATE FUNCTION refunded_order_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refunds SET order_search = NEW.search WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_search AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION refunded_order_renamed();

CREATE TABLE shipments (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  shipment_number bigint NOT NULL,          -- number within the order: 100042-1
  command_id uuid NOT NULL,
  external_shipment_id text NOT NULL DEFAULT '', -- empty means the shipment's own id
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
  delivery_told boolean NOT NULL DEFAULT false, -- the buyer was notified of the delivery
  -- Whether the buyer was notified that the parcel has left, and that it waits for pickup.
  departure_told boolean NOT NULL DEFAULT false,
  pickup_told boolean NOT NULL DEFAULT false,
  external_shared boolean NOT NULL DEFAULT false, -- another parcel had the external id before; see shipments_external_unique
  UNIQUE (store_id, id),
  CONSTRAINT shipments_number_unique UNIQUE (order_id, shipment_number),
  CONSTRAINT shipments_command_unique UNIQUE (store_id, command_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX shipments_by_date ON shipments (store_id, created_on DESC, id DESC);
CREATE INDEX shipments_by_modified ON shipments (store_id, modified_on, id);
CREATE INDEX shipments_by_shipped ON shipments (store_id, shipped_on, id);
CREATE INDEX shipments_by_status ON shipments (store_id, status, shipped_on, id);
CREATE INDEX shipments_by_external ON shipments (store_id, external_shipment_id) WHERE external_shipment_id <> '';
-- The warehouse's id of a parcel identifies only one parcel of the store. A canceled parcel no longer
-- uses its id: its units are packed again, possibly under the same id.
CREATE UNIQUE INDEX shipments_external_unique ON shipments (store_id, external_shipment_id)
  WHERE external_shipment_id <> '' AND status <> 'CANCELLED' AND NOT external_shared;
CREATE INDEX shipments_by_tracking ON shipments (store_id, tracking_number) WHERE tracking_number <> '';
CREATE INDEX shipments_by_search ON shipments USING gin (fold_search(tracking_number) gin_trgm_ops) WHERE tracking_number <> '';
SELECT tenant_table('shipments'), platform_table('shipments', 'SELECT'), tracked_table('shipments');

-- The change that each edit of a placed order made. Sales count it on the day of the edit and not on the
-- day of the order.
CREATE TABLE order_edits (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  order_id bigint NOT NULL,
  edited_on timestamptz NOT NULL,
  gross numeric(20,4) NOT NULL,             -- subtotals, net of tax, before discounts
  discounts numeric(20,4) NOT NULL,
  tax numeric(20,4) NOT NULL,
  shipping numeric(20,4) NOT NULL,
  total numeric(20,4) NOT NULL,
  products jsonb NOT NULL,                  -- productId, quantity, net of the products that changed
  PRIMARY KEY (store_id, id),
  CONSTRAINT order_edits_add_up CHECK (total = gross - discounts + tax + shipping),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX order_edits_by_order ON order_edits (order_id);
CREATE INDEX order_edits_by_day ON order_edits (store_id, edited_on);
SELECT tenant_table('order_edits');
REVOKE UPDATE, DELETE ON order_edits FROM store_app;

-- Numbered documents of orders. A number is issued in the transaction that stores its document, so there
-- are no gaps. Documents never change, except that an erasure removes contact data (invoices_kept). The
-- store's role may only insert and read documents.
CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('INVOICE', 'CREDIT_NOTE')),
  reason text NOT NULL CHECK (reason IN ('ORDER', 'EDIT', 'REFUND', 'REFUND_FAILED', 'CANCELLATION')),
  sequence bigint NOT NULL CHECK (sequence > 0),
  number text NOT NULL,                     -- number as printed
  refund_id bigint,
  currency_code char(3) NOT NULL,
  subtotal numeric(20,4) NOT NULL,          -- net of tax, after discounts
  shipping_total numeric(20,4) NOT NULL,
  tax_total numeric(20,4) NOT NULL,
  total numeric(20,4) NOT NULL CHECK (total >= 0),
  issued_on timestamptz NOT NULL,
  content jsonb NOT NULL,
  tax_conversion jsonb,                     -- tax in the currency of the tax office, with the exchange rate; null means that no conversion is needed
  UNIQUE (store_id, id),
  CONSTRAINT invoices_sequence_unique UNIQUE (store_id, type, sequence),
  CONSTRAINT invoices_add_up CHECK (total = subtotal + shipping_total + tax_total),
  CONSTRAINT invoices_of_refund CHECK ((refund_id IS NULL) = (reason NOT IN ('REFUND', 'REFUND_FAILED'))),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, refund_id) REFERENCES refunds (store_id, id)
);
-- A number identifies one document of a store (VAT directive, article 226(2)). The prefixes that a store
-- may choose do not end in a digit and do not begin with "CN-" (store/domain/settings/text.go). The
-- condition is true for every row; it once excluded repeated numbers of existing databases.
CREATE UNIQUE INDEX invoices_number_unique ON invoices (store_id, number) WHERE id > 0;
-- A canceled order gets another credit note if a dispute is lost after the cancellation.
CREATE UNIQUE INDEX invoices_order_once ON invoices (order_id) WHERE reason = 'ORDER';
CREATE INDEX invoices_by_order ON invoices (order_id);
-- A refund can fail after it was completed, and be completed again. Each time it gets documents. Commands
-- issue them while the order is locked.
CREATE INDEX invoices_by_refund ON invoices (store_id, refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX invoices_by_date ON invoices (store_id, issued_on, id);
CREATE INDEX invoices_by_type ON invoices (store_id, type, issued_on, id);
CREATE INDEX invoices_by_number ON invoices (store_id, fold(number));
CREATE INDEX invoices_by_order_number ON invoices (store_id, order_number);
SELECT tenant_table('invoices'), platform_table('invoices', 'SELECT'); -- lists of orders look up whole invoice numbers
REVOKE UPDATE, DELETE ON invoices FROM store_app;
GRANT UPDATE (content) ON invoices TO store_app;

-- invoice_without_contact returns the content of a document without the buyer's data that tax law does
-- not require: e-mail address, phone numbers and the buyer's note. An erasure stores the result;
-- invoices_kept refuses every other update.
CREATE FUNCTION invoice_without_contact(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(jsonb_set(jsonb_set(jsonb_set(content, '{buyer,email}', '""', false), '{note}', '""', false),
    '{buyer,billingAddress,phoneNumber}', 'null', false), '{buyer,shippingAddress,phoneNumber}', 'null', false)
$$;
CREATE FUNCTION invoice_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a document is never changed, except that an erasure removes contact data' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER invoices_kept BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (NEW.content IS DISTINCT FROM OLD.content AND NEW.content IS DISTINCT FROM invoice_without_contact(OLD.content)) EXECUTE FUNCTION invoice_kept();

-- Disputes of payments, as reported by payment services or entered by administrators.
CREATE TABLE chargebacks (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  payment_id bigint NOT NULL,
  reference text NOT NULL,                  -- reference at the payment service
  amount numeric(20,4) NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST', 'ACCEPTED')),
  is_inquiry boolean NOT NULL,
  due_on timestamptz,
  reported_on timestamptz NOT NULL,
  evidence_submitted_on timestamptz,
  by_provider boolean NOT NULL DEFAULT false, -- the status is the payment service's decision
  booked numeric(20,4) NOT NULL DEFAULT 0,  -- sum of the payment_transactions of the dispute
  UNIQUE (store_id, id),
  CONSTRAINT chargebacks_once UNIQUE (store_id, payment_id, reference),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, payment_id) REFERENCES payments (store_id, id)
);
CREATE INDEX chargebacks_by_order ON chargebacks (order_id);
CREATE INDEX chargebacks_by_date ON chargebacks (store_id, reported_on, id);
CREATE INDEX chargebacks_by_modified ON chargebacks (store_id, modified_on, id);
SELECT tenant_table('chargebacks'), tracked_table('chargebacks');

-- One row for each movement of money of a payment: captures, refunds and disputes. With these rows, a
-- payout of a payment service can be reconciled. Payments contain only sums, and only the date of the
-- first capture.
CREATE TABLE payment_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  order_number bigint NOT NULL CHECK (order_number > 0), -- a draft without a number has no movements of money
  payment_id bigint NOT NULL,
  refund_id bigint,
  chargeback_id bigint,
  type text NOT NULL CHECK (type IN ('CAPTURE', 'REFUND', 'DISPUTE')),
  amount numeric(20,4) NOT NULL CHECK (amount <> 0), -- positive amounts go to the store
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
-- A search of the list uses all three indexes.
CREATE INDEX payment_transactions_by_number ON payment_transactions (store_id, order_number);
CREATE INDEX payment_transactions_by_reference ON payment_transactions (store_id, fold(provider_reference) text_pattern_ops);
CREATE INDEX payment_transactions_by_payment_reference ON payment_transactions (store_id, fold(payment_reference) text_pattern_ops);
SELECT tenant_table('payment_transactions');

-- Returns of goods after delivery. Money moves only through refunds.
CREATE TABLE returns (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  return_number bigint NOT NULL,            -- number within the order: 100042-R1
  command_id uuid NOT NULL,
  created_by_kind text NOT NULL,
  created_by_id bigint NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  in_time boolean NOT NULL,                 -- the return is a withdrawal before its deadline
  lines jsonb NOT NULL,                     -- units of the order's lines
  exceeds jsonb NOT NULL,                   -- rules of the return policy that staff overrode
  receipts jsonb NOT NULL,                  -- commands that received units
  note text NOT NULL,
  carrier_name text NOT NULL,
  tracking_number text NOT NULL,
  refund_due_on date,                       -- due date for the refund of a withdrawal
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

-- Withdrawals from contracts, as declared by the buyers. A request by order number and e-mail address
-- waits in order_lookups (0008_cart) until a job finds the order.
CREATE TABLE withdrawal_declarations (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  return_id bigint NOT NULL,
  declared_on timestamptz NOT NULL,         -- with a precision of one second
  lines jsonb NOT NULL,                     -- lines of the order with their units
  hash bytea NOT NULL,                      -- SHA-256 hash over the declaration, the buyer and the time
  PRIMARY KEY (store_id, id),
  CONSTRAINT withdrawal_declarations_return_unique UNIQUE (store_id, return_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, return_id) REFERENCES returns (store_id, id)
);
SELECT tenant_table('withdrawal_declarations');
REVOKE UPDATE, DELETE ON withdrawal_declarations FROM store_app;
CREATE FUNCTION withdrawal_declaration_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a declared withdrawal is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER withdrawal_declarations_kept BEFORE UPDATE OR DELETE ON withdrawal_declarations FOR EACH ROW EXECUTE FUNCTION withdrawal_declaration_kept();

-- The date of each customer's last order, by which lists of customers are sorted. Without this table, an
-- order would rewrite the customer's row and its dozen indexes. Customers without orders also have a row,
-- so the list is complete.
CREATE TABLE customer_last_orders (
  customer_id bigint PRIMARY KEY,
  store_id bigint NOT NULL,
  last_order_on timestamptz NOT NULL DEFAULT 'epoch',
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id) ON DELETE CASCADE
) WITH (fillfactor = 80);
CREATE INDEX customer_last_orders_by_date ON customer_last_orders (store_id, last_order_on DESC, customer_id DESC);
SELECT tenant_table('customer_last_orders'), platform_table('customer_last_orders', 'SELECT');

CREATE FUNCTION customer_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_last_orders (customer_id, store_id) VALUES (NEW.id, NEW.store_id);
  RETURN NULL;
END $$;
CREATE TRIGGER customers_last_order AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION customer_made();

-- Of two concurrent orders, the later date is stored, whichever commits first. If an order moves to
-- another customer or to an earlier date, the function locks the row and reads the customer's other
-- orders again.
CREATE FUNCTION customer_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.placed_on IS NOT NULL AND OLD.customer_id IS NOT NULL
      AND (NEW.placed_on IS NULL OR NEW.customer_id IS DISTINCT FROM OLD.customer_id OR NEW.order_date < OLD.order_date) THEN
      PERFORM FROM customer_last_orders WHERE customer_id = OLD.customer_id AND store_id = OLD.store_id FOR UPDATE;
      UPDATE customer_last_orders SET last_order_on = coalesce((SELECT max(o.order_date) FROM orders o
        WHERE o.store_id = OLD.store_id AND o.customer_id = OLD.customer_id AND o.placed_on IS NOT NULL), 'epoch')
        WHERE customer_id = OLD.customer_id AND store_id = OLD.store_id;
    END IF;
  END IF;
  IF NEW.placed_on IS NOT NULL AND NEW.customer_id IS NOT NULL THEN
    UPDATE customer_last_orders SET last_order_on = NEW.order_date
      WHERE customer_id = NEW.customer_id AND store_id = NEW.store_id AND last_order_on < NEW.order_date;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_last_order AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.placed_on IS NOT NULL AND NEW.customer_id IS NOT NULL) EXECUTE FUNCTION customer_ordered();
CREATE TRIGGER orders_last_order_change AFTER UPDATE OF placed_on, order_date, customer_id ON orders FOR EACH ROW
  WHEN ((OLD.placed_on IS NULL, OLD.order_date, OLD.customer_id) IS DISTINCT FROM (NEW.placed_on IS NULL, NEW.order_date, NEW.customer_id)) EXECUTE FUNCTION customer_ordered();
