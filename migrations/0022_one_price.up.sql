-- Storefronts filter and sort by prices as they are charged: rounded as the store rounds, and only
-- those of variants that are for sale to the shopper.

-- rounded rounds exactly half a unit as settings.roundingMode says; see Amount.Round.
CREATE FUNCTION rounded(amount numeric, digits int, mode text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN mode = 'HALF_UP' OR amount = trunc(amount, digits) OR round(amount, digits) - amount <> amount - trunc(amount, digits) THEN round(amount, digits)
    WHEN mode = 'HALF_DOWN' THEN trunc(amount, digits)
    ELSE 2 * round(amount * 0.5, digits) END
$$;

-- The currencies in which some active variants have a price for everyone at any time, and others
-- have none. Filters and facets look at each variant of such products. Reprice writes them.
ALTER TABLE products ADD COLUMN price_gaps jsonb NOT NULL DEFAULT '[]';

SELECT force_tenants(false);
ALTER TABLE products DISABLE TRIGGER USER;
WITH priced AS (
  SELECT DISTINCT v.product_id, p.currency_code, v.id
  FROM products x JOIN variants v ON v.product_id = x.id JOIN prices p ON p.variant_id = v.id
  WHERE v.removed_on IS NULL AND v.status = 'ACTIVE' AND p.subscription_plan_id IS NULL AND p.account_type_id IS NULL
    AND p.starts_on IS NULL AND p.ends_on IS NULL AND p.min_quantity <= x.min_quantity
), active AS (
  SELECT product_id, count(*) AS n FROM variants WHERE removed_on IS NULL AND status = 'ACTIVE' GROUP BY 1
), gaps AS (
  SELECT product_id, jsonb_agg(currency_code ORDER BY currency_code) AS currencies
  FROM (SELECT product_id, currency_code, count(*) AS n FROM priced GROUP BY 1, 2) c JOIN active USING (product_id) WHERE c.n < active.n GROUP BY 1
)
UPDATE products SET price_gaps = gaps.currencies FROM gaps WHERE products.id = gaps.product_id;
ALTER TABLE products ENABLE TRIGGER USER;
ANALYZE products;
SELECT force_tenants(true);
