SELECT force_tenants(false);

-- Names, brands, tags and choices have no spaces around them (Refusals.Label in store/domain): "Acme"
-- and "Acme " were two brands. A choice whose twin has its text already stays as it is, and so does a
-- name without any visible character.
CREATE FUNCTION label_0028(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT regexp_replace($1, '^\s+|\s+$', '', 'g') $$;

CREATE TEMP TABLE choices_0028 ON COMMIT DROP AS
  SELECT v.store_id, v.id, v.product_id, label_0028(v.value) AS value FROM product_option_values v
  WHERE v.value <> label_0028(v.value) AND label_0028(v.value) <> '' AND NOT EXISTS (
    SELECT FROM product_option_values o WHERE o.store_id = v.store_id AND o.product_option_id = v.product_option_id AND o.id <> v.id AND lower(label_0028(o.value)) = lower(label_0028(v.value)));
CREATE TEMP TABLE options_0028 ON COMMIT DROP AS
  SELECT p.store_id, p.id, p.product_id, label_0028(p.name) AS name FROM product_options p
  WHERE p.name <> label_0028(p.name) AND label_0028(p.name) <> '' AND NOT EXISTS (
    SELECT FROM product_options o WHERE o.store_id = p.store_id AND o.product_id = p.product_id AND o.id <> p.id AND lower(label_0028(o.name)) = lower(label_0028(p.name)));

-- The names that were made of the choices follow them.
UPDATE variants SET name = made.after, version = variants.version + 1, modified_on = now()
  FROM (SELECT v.store_id, v.id, left(string_agg(a.value, ' / ' ORDER BY chosen.place), 200) AS before, left(string_agg(coalesce(c.value, a.value), ' / ' ORDER BY chosen.place), 200) AS after
    FROM variants v CROSS JOIN LATERAL jsonb_array_elements_text(v.option_value_ids) WITH ORDINALITY AS chosen(id, place)
    JOIN product_option_values a ON a.store_id = v.store_id AND a.id = chosen.id::bigint LEFT JOIN choices_0028 c ON c.store_id = a.store_id AND c.id = a.id
    WHERE v.product_id IN (SELECT product_id FROM choices_0028) GROUP BY 1, 2) made
  WHERE variants.store_id = made.store_id AND variants.id = made.id AND variants.name = made.before AND made.before <> made.after;
UPDATE product_option_values v SET value = c.value, version = v.version + 1, modified_on = now() FROM choices_0028 c WHERE v.store_id = c.store_id AND v.id = c.id;
UPDATE product_options o SET name = c.name, version = o.version + 1, modified_on = now() FROM options_0028 c WHERE o.store_id = c.store_id AND o.id = c.id;

UPDATE variants v SET name = label_0028(p.name), version = v.version + 1, modified_on = now()
  FROM products p WHERE p.store_id = v.store_id AND p.id = v.product_id AND v.option_value_ids = '[]' AND v.name = p.name AND p.name <> label_0028(p.name) AND label_0028(p.name) <> '';
UPDATE products SET name = coalesce(nullif(label_0028(name), ''), name), brand = nullif(label_0028(brand), ''), version = version + 1, modified_on = now(),
    tags = (SELECT coalesce(jsonb_agg(tag ORDER BY place), '[]') FROM (SELECT label_0028(tag) AS tag, min(place) AS place FROM jsonb_array_elements_text(tags) WITH ORDINALITY AS t(tag, place) WHERE label_0028(tag) <> '' GROUP BY 1) kept)
  WHERE name <> coalesce(nullif(label_0028(name), ''), name) OR brand IS DISTINCT FROM nullif(label_0028(brand), '')
    OR EXISTS (SELECT FROM jsonb_array_elements_text(tags) AS tag WHERE tag <> label_0028(tag) OR tag = '');
UPDATE collections SET name = label_0028(name), version = version + 1, modified_on = now() WHERE name <> label_0028(name) AND label_0028(name) <> '';

-- Choices with a comma, and of options with a colon or a comma, had no key to filter by
-- (catalog.Choices). Those above get another key.
CREATE TEMP TABLE chosen_0028 ON COMMIT DROP AS
  SELECT v.store_id, v.product_id, dense_rank() OVER (PARTITION BY v.product_id ORDER BY v.position, v.id) AS variant, chosen.place,
    lower(replace(o.name, ':', '%3a') || ':' || a.value) AS key, o.name AS option, a.value, a.swatch_hex
  FROM variants v CROSS JOIN LATERAL jsonb_array_elements_text(v.option_value_ids) WITH ORDINALITY AS chosen(id, place)
  JOIN product_option_values a ON a.store_id = v.store_id AND a.id = chosen.id::bigint JOIN product_options o ON o.store_id = a.store_id AND o.id = a.product_option_id
  WHERE v.removed_on IS NULL AND v.status = 'ACTIVE' AND v.product_id IN (
    SELECT product_id FROM choices_0028 UNION SELECT product_id FROM options_0028
    UNION SELECT product_id FROM product_option_values WHERE value LIKE '%,%' UNION SELECT product_id FROM product_options WHERE name ~ '[,:]');
UPDATE products SET version = products.version + 1, modified_on = now(), choices = jsonb_build_object('variants', variants.keys, 'values', texts.list)
  FROM (SELECT store_id, product_id, jsonb_agg(keys ORDER BY first) AS keys FROM (
      SELECT store_id, product_id, keys, min(variant) AS first FROM (
        SELECT store_id, product_id, variant, jsonb_agg(key ORDER BY place) AS keys FROM chosen_0028 GROUP BY 1, 2, 3) one GROUP BY 1, 2, 3) each GROUP BY 1, 2) variants
  JOIN (SELECT store_id, product_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', key, 'option', option, 'value', value, 'swatchHex', swatch_hex)) ORDER BY variant, place) AS list
      FROM (SELECT DISTINCT ON (store_id, product_id, key) * FROM chosen_0028 ORDER BY store_id, product_id, key, variant, place) each GROUP BY 1, 2) texts USING (store_id, product_id)
  WHERE products.store_id = variants.store_id AND products.id = variants.product_id;

DROP FUNCTION label_0028(text);
SELECT force_tenants(true);
