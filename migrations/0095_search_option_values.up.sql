-- Products are found by their option values (optionTexts in store/domain/catalog): by all of them in the
-- admin's lists, and in storefronts by those of active variants, in each language.
SELECT force_tenants(false);
CREATE TEMP TABLE texts_0095 ON COMMIT DROP AS
  WITH chosen AS (
    SELECT o.store_id, o.product_id, o.name AS option, o.translations AS option_names, v.value, v.translations AS value_names, o.position AS option_place, v.position AS value_place, o.id,
      EXISTS (SELECT FROM jsonb_array_elements(p.choices -> 'values') c WHERE c ->> 'key' = fold(replace(o.name, ':', '%3a') || ':' || v.value)) AS shown
    FROM product_options o JOIN product_option_values v ON v.store_id = o.store_id AND v.product_option_id = o.id JOIN products p ON p.store_id = o.store_id AND p.id = o.product_id
  ), texts AS (
    SELECT store_id, product_id, shown, t.text, t.translated, row_number() OVER (PARTITION BY store_id, product_id ORDER BY option_place, id, value_place, t.place) AS place
    FROM chosen CROSS JOIN LATERAL (
      SELECT option AS text, false AS translated, 0 AS place
      UNION ALL SELECT n ->> 'name', true, i FROM jsonb_array_elements(option_names) WITH ORDINALITY AS names (n, i)
      UNION ALL SELECT value, false, 1000
      UNION ALL SELECT n ->> 'name', true, 1000 + i FROM jsonb_array_elements(value_names) WITH ORDINALITY AS names (n, i)) t
  )
  SELECT store_id, product_id,
    (SELECT string_agg(text, E'\n' ORDER BY place) FROM (SELECT text, min(place) AS place FROM unnest(array_agg(text), array_agg(place), array_agg(translated)) AS a (text, place, translated) WHERE NOT translated GROUP BY 1) once) AS admin,
    (SELECT string_agg(text, E'\n' ORDER BY place) FROM (SELECT text, min(place) AS place FROM unnest(array_agg(text), array_agg(place), array_agg(shown)) AS a (text, place, shown) WHERE shown GROUP BY 1) once) AS shop
  FROM texts GROUP BY 1, 2;
-- Nothing of this is shown, so no row counts as changed.
ALTER TABLE products DISABLE TRIGGER USER;
UPDATE products p SET search = concat_ws(E'\n', p.search, fold_search(t.admin)), shop_search = concat_ws(E'\n', p.shop_search, fold_search(t.shop))
  FROM texts_0095 t WHERE t.store_id = p.store_id AND t.product_id = p.id;
ALTER TABLE products ENABLE TRIGGER USER;
ANALYZE products;
SELECT force_tenants(true);
