-- Sales by day, dashboards, and the sold units by which storefronts sort. The job in store/repo/sales.go
-- counts them.

-- A store's sales by day, in the store's time zone, and by currency. Placed orders that are not canceled
-- are counted on the day of the order, and their refunds on the day of the refund. The job recounts a day
-- whenever one of its orders changes.
CREATE TABLE sales_days (
  store_id bigint NOT NULL REFERENCES stores,
  currency_code char(3) NOT NULL,
  day date NOT NULL,
  orders int NOT NULL,
  gross numeric(24,4) NOT NULL,             -- subtotals, net of tax, before discounts
  discounts numeric(24,4) NOT NULL,
  refunds numeric(24,4) NOT NULL,           -- refunded net amounts without tax and shipping
  tax numeric(24,4) NOT NULL,
  shipping numeric(24,4) NOT NULL,
  total numeric(24,4) NOT NULL,             -- amounts that the buyers had to pay
  PRIMARY KEY (store_id, currency_code, day)
);
CREATE TABLE sales_products (
  store_id bigint NOT NULL REFERENCES stores,
  currency_code char(3) NOT NULL,
  day date NOT NULL,
  product_id bigint NOT NULL,
  quantity bigint NOT NULL,
  net numeric(24,4) NOT NULL,               -- net amount after discounts
  PRIMARY KEY (store_id, currency_code, day, product_id)
);

-- The progress of counting a store's days: every change before counted_to is counted. After a change of
-- the time zone, all days from rebuild_from on are recounted.
CREATE TABLE sales_counts (
  store_id bigint PRIMARY KEY REFERENCES stores,
  timezone text NOT NULL,
  counted_to timestamptz NOT NULL,
  rebuild_from date,                        -- null means that every day is counted
  claimed_until timestamptz NOT NULL,
  units_due timestamptz DEFAULT 'epoch'     -- when product_units_sold is summed again; null means that no sale will leave the sum
);

-- Dashboards that people have viewed. A job computes them in advance as long as people view them.
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

-- The units of each product that were sold in the last 30 days, by which storefronts sort. Products that
-- were never sold also have a row, so the list is complete.
CREATE TABLE product_units_sold (
  store_id bigint NOT NULL,
  product_id bigint NOT NULL,
  units bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, product_id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_units_sold_by_units ON product_units_sold (store_id, units, product_id);
SELECT tenant_table('product_units_sold');

CREATE FUNCTION product_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_units_sold (store_id, product_id) VALUES (NEW.store_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER products_units_sold AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION product_made();
