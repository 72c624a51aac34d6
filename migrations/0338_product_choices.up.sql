SELECT force_tenants(false);
-- What the variants of a product that are for sale have of its options (catalog.Choices),
-- which storefronts find products by and count. It is written with the product.
ALTER TABLE products ADD choices jsonb NOT NULL DEFAULT '{}';

ALTER TABLE products DISABLE TRIGGER USER; -- no answer and no event says anything else because of it

WITH chosen AS MATERIALIZED (
  SELECT v.product_id, v.id AS variant_id, lower(o.name || ':' || x.value) AS key, o.name AS option, x.value, x.swatch_hex
  FROM variants v CROSS JOIN LATERAL jsonb_array_elements(v.option_value_ids) AS has(id)
    JOIN product_option_values x ON x.id = has.id::bigint JOIN product_options o ON o.id = x.product_option_id
  WHERE v.removed_on IS NULL AND v.status = 'ACTIVE' AND o.name !~ '[,:]' AND x.value !~ ',' -- others no filter can name
), of_values AS (
  SELECT product_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', key, 'option', option, 'value', value, 'swatchHex', swatch_hex))) AS list
  FROM (SELECT DISTINCT ON (product_id, key) * FROM chosen ORDER BY product_id, key, variant_id) each GROUP BY 1
), of_variants AS (
  SELECT product_id, jsonb_agg(DISTINCT keys) AS list
  FROM (SELECT product_id, jsonb_agg(DISTINCT key) AS keys FROM chosen GROUP BY product_id, variant_id) each GROUP BY 1
)
UPDATE products p SET choices = jsonb_build_object('values', x.list, 'variants', v.list)
FROM of_values x JOIN of_variants v USING (product_id) WHERE p.id = x.product_id;
ALTER TABLE products ENABLE TRIGGER USER;
SELECT force_tenants(true);
