SELECT force_tenants(false);
-- How many units of each product were sold of late, by which storefronts sort. What was
-- never sold has a row too, so that the list lacks nothing; the job that counts sales
-- keeps them.
CREATE TABLE product_units_sold (
  store_id bigint NOT NULL,
  product_id bigint NOT NULL,
  units bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, product_id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
INSERT INTO product_units_sold (store_id, product_id, units)
  SELECT p.store_id, p.id, greatest(coalesce(s.units, 0), 0) FROM products p
  LEFT JOIN (SELECT store_id, product_id, sum(quantity) AS units FROM sales_products WHERE day > current_date - 30 GROUP BY 1, 2) s ON s.store_id = p.store_id AND s.product_id = p.id;
CREATE INDEX product_units_sold_by_units ON product_units_sold (store_id, units, product_id);

CREATE FUNCTION product_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_units_sold (store_id, product_id) VALUES (NEW.store_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER products_units_sold AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION product_made();

-- When units are summed again: null where nothing was sold that could leave the sum.
ALTER TABLE sales_counts ADD units_due timestamptz DEFAULT 'epoch';
SELECT tenant_table('product_units_sold');
ANALYZE product_units_sold;
SELECT force_tenants(true);
