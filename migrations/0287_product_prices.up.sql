SELECT force_tenants(false);
-- What products cost whoever has no prices of their own, by which storefronts sort and
-- filter. Rows say from when until when: a sale that begins or ends by the clock is
-- written beforehand. They are worked out by product_prices_write, in the transaction
-- that writes prices.
CREATE TABLE product_prices (
  store_id bigint NOT NULL,
  product_id bigint NOT NULL,
  currency_code char(3) NOT NULL,
  starts_on timestamptz NOT NULL,
  ends_on timestamptz NOT NULL,             -- exclusive
  -- What some variant costs, in ten thousandths: PostgreSQL compares whole numbers by an
  -- index behind row level security. Null: it has to be worked out when it is read.
  amount bigint,
  highest bigint,                           -- where no variant costs less than amount: what the dearest costs
  account_type_id bigint,                   -- has prices of its own, with no amount; null: everyone
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);

-- product_prices_write works out the rows of products, and leaves those as they are that
-- stay. What had ended by a time is left out. A product whose prices change very often is
-- worked out when it is read.
-- PostgreSQL does not know how many prices they have and may compare each with each:
-- callers give it few at once.
CREATE FUNCTION product_prices_write(ids bigint[], ended timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH rows AS MATERIALIZED (
    SELECT x.store_id, x.id AS product_id, p.variant_id, p.id, p.currency_code, p.account_type_id, (p.amount * 10000)::bigint AS amount, p.min_quantity,
      coalesce(p.starts_on, '-infinity') AS starts_on, coalesce(p.ends_on, 'infinity') AS ends_on
    FROM products x JOIN variants v ON v.product_id = x.id JOIN prices p ON p.variant_id = v.id
    WHERE x.id = ANY(ids) AND v.removed_on IS NULL AND v.status = 'ACTIVE' AND p.subscription_plan_id IS NULL
      AND p.min_quantity <= x.min_quantity AND coalesce(p.ends_on > ended, true)
  ), cuts AS MATERIALIZED (
    SELECT c.*, lead(at, 1, 'infinity') OVER (PARTITION BY product_id, currency_code ORDER BY at) AS until, count(*) OVER (PARTITION BY product_id, currency_code) AS n
    FROM (SELECT product_id, currency_code, starts_on AS at FROM rows WHERE account_type_id IS NULL
      UNION SELECT product_id, currency_code, ends_on FROM rows WHERE account_type_id IS NULL AND ends_on < 'infinity') c
  ), chosen AS (
    SELECT DISTINCT ON (c.product_id, c.currency_code, c.at, r.variant_id) r.store_id, c.product_id, c.currency_code, c.at, c.until, r.amount
    FROM cuts c JOIN rows r ON r.product_id = c.product_id AND r.currency_code = c.currency_code
    WHERE c.n <= 12 AND r.account_type_id IS NULL AND r.starts_on <= c.at AND r.ends_on > c.at
    ORDER BY c.product_id, c.currency_code, c.at, r.variant_id, r.min_quantity DESC, r.amount, r.id
  ), wanted AS MATERIALIZED (
    SELECT store_id, product_id, currency_code, at AS starts_on, until AS ends_on, amount, CASE WHEN amount = min(amount) OVER w THEN max(amount) OVER w END AS highest, NULL::bigint AS account_type_id
    FROM (SELECT DISTINCT * FROM chosen) d WINDOW w AS (PARTITION BY product_id, currency_code, at)
    UNION ALL SELECT DISTINCT x.store_id, c.product_id, c.currency_code, '-infinity'::timestamptz, 'infinity'::timestamptz, NULL::bigint, NULL::bigint, NULL::bigint
    FROM cuts c JOIN products x ON x.id = c.product_id WHERE c.n > 12
    UNION ALL SELECT DISTINCT store_id, product_id, currency_code, '-infinity'::timestamptz, 'infinity'::timestamptz, NULL::bigint, NULL::bigint, account_type_id FROM rows WHERE account_type_id IS NOT NULL
  ), gone AS (
    DELETE FROM product_prices k WHERE k.product_id = ANY(ids) AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = k.product_id AND w.currency_code = k.currency_code
      AND w.starts_on = k.starts_on AND w.ends_on = k.ends_on AND w.highest IS NOT DISTINCT FROM k.highest AND w.amount IS NOT DISTINCT FROM k.amount AND w.account_type_id IS NOT DISTINCT FROM k.account_type_id)
  )
  INSERT INTO product_prices (store_id, product_id, currency_code, starts_on, ends_on, amount, highest, account_type_id)
  SELECT w.* FROM wanted w WHERE NOT EXISTS (SELECT FROM product_prices k WHERE k.product_id = w.product_id AND k.currency_code = w.currency_code
    AND k.starts_on = w.starts_on AND k.ends_on = w.ends_on AND k.highest IS NOT DISTINCT FROM w.highest AND k.amount IS NOT DISTINCT FROM w.amount AND k.account_type_id IS NOT DISTINCT FROM w.account_type_id);
END $$;

SET LOCAL enable_nestloop = off;
SELECT product_prices_write(array_agg(id), now() - interval '1 day') FROM products;
RESET enable_nestloop;
CREATE INDEX product_prices_by_product ON product_prices (product_id, currency_code);
CREATE INDEX product_prices_by_amount ON product_prices (store_id, currency_code, amount, product_id) WHERE amount IS NOT NULL;
CREATE INDEX product_prices_lowest ON product_prices (store_id, currency_code, amount, product_id) INCLUDE (highest, starts_on, ends_on) WHERE highest IS NOT NULL;
CREATE INDEX product_prices_own ON product_prices (store_id, currency_code, account_type_id, product_id) WHERE amount IS NULL;
CREATE INDEX products_subscription_only ON products (store_id, id) WHERE subscription_only;
CREATE CONSTRAINT TRIGGER product_prices_storefront AFTER INSERT OR DELETE ON product_prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION storefront_changed();
CREATE CONSTRAINT TRIGGER product_prices_storefront_change AFTER UPDATE ON product_prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION storefront_changed();
SELECT tenant_table('product_prices'), platform_table('product_prices', 'SELECT');
SELECT force_tenants(true);
ANALYZE product_prices;
