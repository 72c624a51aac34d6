SELECT force_tenants(false);
-- What a store sold, by the day in its own time and by currency: placed orders that
-- are not canceled on the day they were ordered, refunds of them on the day they were
-- issued. Days are counted again from the orders whenever one of them changes.
CREATE TABLE sales_days (
  store_id bigint NOT NULL REFERENCES stores,
  currency_code char(3) NOT NULL,
  day date NOT NULL,
  orders int NOT NULL,
  gross numeric(24,4) NOT NULL,             -- subtotals, net of tax, before discounts
  discounts numeric(24,4) NOT NULL,
  refunds numeric(24,4) NOT NULL,           -- net of tax and shipping
  tax numeric(24,4) NOT NULL,
  shipping numeric(24,4) NOT NULL,
  total numeric(24,4) NOT NULL,             -- of what the buyers were to pay
  PRIMARY KEY (store_id, currency_code, day)
);
CREATE TABLE sales_products (
  store_id bigint NOT NULL REFERENCES stores,
  currency_code char(3) NOT NULL,
  day date NOT NULL,
  product_id bigint NOT NULL,
  quantity bigint NOT NULL,
  net numeric(24,4) NOT NULL,               -- after discounts
  PRIMARY KEY (store_id, currency_code, day, product_id)
);
-- How far a store's days are counted: everything that changed before counted_to.
-- In another time zone they are other days, and are all counted again from
-- rebuild_from on.
CREATE TABLE sales_counts (
  store_id bigint PRIMARY KEY REFERENCES stores,
  timezone text NOT NULL,
  counted_to timestamptz NOT NULL,
  rebuild_from date,                        -- null: every day is counted
  claimed_until timestamptz NOT NULL
);
-- Dashboards that somebody has looked at. They are computed again, ahead, for as
-- long as somebody does.
CREATE TABLE dashboards (
  store_id bigint NOT NULL REFERENCES stores,
  range_from date NOT NULL,
  range_to date NOT NULL,
  compare_to text NOT NULL,
  currency_code char(3) NOT NULL,
  figures jsonb NOT NULL,
  generated_on timestamptz NOT NULL,
  read_on timestamptz NOT NULL,
  claimed_until timestamptz,
  PRIMARY KEY (store_id, range_from, range_to, compare_to, currency_code)
);
CREATE INDEX dashboards_by_age ON dashboards (generated_on);
SELECT tenant_table('sales_days'), tenant_table('sales_products'), tenant_table('sales_counts'), platform_table('sales_counts', 'SELECT, INSERT, UPDATE'),
  tenant_table('dashboards'), platform_table('dashboards', 'SELECT, UPDATE, DELETE');
-- What a dashboard counts besides.
CREATE INDEX refunds_open ON refunds (store_id) WHERE status IN ('PENDING', 'PROCESSING');
CREATE INDEX refunds_by_day ON refunds (store_id, refunded_on);
CREATE INDEX stocks_watched ON stocks (store_id) WHERE tracked AND NOT withdrawn AND low_threshold IS NOT NULL;
CREATE INDEX mails_failed ON mails (store_id) WHERE status = 'FAILED';
CREATE INDEX subscriptions_by_created ON subscriptions (store_id, created_on);
CREATE INDEX subscriptions_by_end ON subscriptions (store_id, cancelled_on) WHERE cancelled_on IS NOT NULL;
SELECT force_tenants(true);
