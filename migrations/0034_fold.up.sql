-- Texts of people compare by one folding (store/domain/text.go): Unicode case folding in normalization
-- form C. lower() with the database's locale knows only A to Z in the locale C, where "Öko" was no "öko".
-- These functions return what Fold and FoldSearch return, in every locale; a spec compares them for
-- every character. They need no search_path, so that a restore can call them.
CREATE FUNCTION fold_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF t IS NOT NFC NORMALIZED THEN
    t := normalize(t, NFC);
  END IF;
  t := replace(replace(lower(t COLLATE "und-x-icu"), 'ς', 'σ'), 'ß', 'ss');
  IF t ~ '[\u0345µŉſϐϑϕϖϰϱϵևᲀᲁᲂᲃᲄᲅᲆᲇᲈẚẛᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾲᾳᾴᾷῂῃῄῇῲῳῴῷﬀﬁﬂﬃﬄﬅﬆﬓﬔﬕﬖﬗ]' THEN -- letters that fold to others
    t := (SELECT string_agg(coalesce('{
    "\u0345": "ι", "µ": "μ", "ŉ": "ʼn", "ſ": "s", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ",
    "ϱ": "ρ", "ϵ": "ε", "և": "եւ", "ᲀ": "в", "ᲁ": "д", "ᲂ": "о", "ᲃ": "с", "ᲄ": "т", "ᲅ": "т",
    "ᲆ": "ъ", "ᲇ": "ѣ", "ᲈ": "ꙋ", "ẚ": "aʾ", "ẛ": "ṡ", "ᾀ": "ἀι", "ᾁ": "ἁι", "ᾂ": "ἂι", "ᾃ": "ἃι",
    "ᾄ": "ἄι", "ᾅ": "ἅι", "ᾆ": "ἆι", "ᾇ": "ἇι", "ᾐ": "ἠι", "ᾑ": "ἡι", "ᾒ": "ἢι", "ᾓ": "ἣι", "ᾔ": "ἤι",
    "ᾕ": "ἥι", "ᾖ": "ἦι", "ᾗ": "ἧι", "ᾠ": "ὠι", "ᾡ": "ὡι", "ᾢ": "ὢι", "ᾣ": "ὣι", "ᾤ": "ὤι", "ᾥ": "ὥι",
    "ᾦ": "ὦι", "ᾧ": "ὧι", "ᾲ": "ὰι", "ᾳ": "αι", "ᾴ": "άι", "ᾷ": "ᾶι", "ῂ": "ὴι", "ῃ": "ηι", "ῄ": "ήι",
    "ῇ": "ῆι", "ῲ": "ὼι", "ῳ": "ωι", "ῴ": "ώι", "ῷ": "ῶι", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi",
    "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st", "ﬓ": "մն", "ﬔ": "մե", "ﬕ": "մի", "ﬖ": "վն", "ﬗ": "մխ"}'::jsonb ->> c, c), '' ORDER BY place)
      FROM regexp_split_to_table(t, '') WITH ORDINALITY AS letters (c, place));
  END IF;
  RETURN CASE WHEN t IS NFC NORMALIZED THEN t ELSE normalize(t, NFC) END;
END $$;
CREATE FUNCTION fold(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE fold_letters(t) END;

-- The Latin letters of a folded text, without accents.
CREATE FUNCTION fold_latin(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letter text[];
BEGIN
  t := regexp_replace(normalize(t, NFD), U&'[\0300-\036F]', '', 'g');
  IF t ~ '[łøđðħŧıŋŀƒəȷ]' THEN
    t := translate(t, 'łøđðħŧıŋŀƒəȷ', 'loddhtinlfej');
  END IF;
  IF t ~ '[оеаинтсрвлкмдпуыбгзфэґђіјћәғқңөұүһъь]' THEN -- the most frequent letters first
    t := translate(t, 'оеаинтсрвлкмдпуыбгзфэґђіјћәғқңөұүһъь', 'oeaintsrvlkmdpuybgzfegdijcagknouuh');
  END IF;
  IF t ~ '[αβγδεζηικλμνξοπρστυφω]' THEN
    t := translate(t, 'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo');
  END IF;
  IF t ~ '[æœþĳжхцчшщюяєљњџθχψ]' THEN
    FOREACH letter SLICE 1 IN ARRAY '{{æ,ae},{œ,oe},{þ,th},{ĳ,ij},{ж,zh},{х,kh},{ц,ts},{ч,ch},{ш,sh},{щ,shch},{ю,yu},{я,ya},{є,ye},{љ,lj},{њ,nj},{џ,dz},{θ,th},{χ,ch},{ψ,ps}}'::text[] LOOP
      t := replace(t, letter[1], letter[2]);
    END LOOP;
  END IF;
  RETURN CASE WHEN t IS NFC NORMALIZED THEN t ELSE normalize(t, NFC) END;
END $$;
CREATE FUNCTION fold_search(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE fold_latin(fold_letters(t)) END;

-- E-mail addresses are in lower case and not case folded, which would make another mailbox of ß
-- (domain.FoldEmail).
CREATE FUNCTION lower_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN normalize(lower(translate(normalize(t, NFC), 'İΣ', 'iσ') COLLATE "und-x-icu"), NFC);
END $$;
CREATE FUNCTION fold_email(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE lower_letters(t) END;

SELECT force_tenants(false);

-- Columns of the folded texts. A generated column cannot change its expression.
DROP TRIGGER refunds_search ON orders;
ALTER TABLE customers DROP COLUMN search, DROP CONSTRAINT customers_email_check;
ALTER TABLE customers ADD CONSTRAINT customers_email_check CHECK (email = lower(email COLLATE "und-x-icu")),
  ADD COLUMN search text GENERATED ALWAYS AS (fold_search(email || E'\n' || first_name || ' ' || last_name || E'\n' || coalesce(company, '')
    || E'\n' || coalesce(phone_number, '') || E'\n' || coalesce(regexp_replace(phone_number, '[^0-9]', '', 'g'), ''))) STORED;
CREATE INDEX customers_by_search ON customers USING gin (search gin_trgm_ops);

ALTER TABLE orders DROP COLUMN email_key, DROP COLUMN search;
ALTER TABLE orders ADD COLUMN email_key text GENERATED ALWAYS AS (fold_email(email)) STORED,
  ADD COLUMN search text GENERATED ALWAYS AS (fold_search(email
    || ' ' || coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', '')
    || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', ''))) STORED;
CREATE INDEX orders_by_email ON orders (store_id, email_key, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
CREATE INDEX orders_by_search ON orders USING gin (search gin_trgm_ops) WHERE placed_on IS NOT NULL OR is_draft;
CREATE TRIGGER refunds_search AFTER UPDATE ON orders FOR EACH ROW WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION refunded_order_renamed();

ALTER TABLE products DROP COLUMN brand_key, DROP COLUMN tag_keys;
ALTER TABLE products ADD COLUMN brand_key text GENERATED ALWAYS AS (fold(brand)) STORED,
  ADD COLUMN tag_keys jsonb NOT NULL GENERATED ALWAYS AS (fold(tags::text)::jsonb) STORED,
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (fold_search(name)) STORED;
CREATE INDEX products_by_brand ON products (store_id, brand_key, published_on DESC, id DESC);
CREATE INDEX products_by_tag_key ON products USING gin (tag_keys);

ALTER TABLE product_options DROP COLUMN name_key; -- nothing read it
ALTER TABLE product_option_values DROP COLUMN value_key;
ALTER TABLE product_option_values ADD COLUMN value_key text NOT NULL GENERATED ALWAYS AS (fold(value)) STORED;
CREATE INDEX product_option_values_by_value ON product_option_values (store_id, value_key, product_id);

DROP INDEX variants_by_text;
ALTER TABLE variants ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold_search(sort_name || E'\n' || sku || E'\n' || coalesce(barcode, ''))) STORED;
CREATE INDEX variants_by_search ON variants USING gin (search gin_trgm_ops);

DROP INDEX order_lines_by_search, order_lines_by_name;
ALTER TABLE order_lines ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold_search(sku || E'\n' || name)) STORED;
CREATE INDEX order_lines_by_search ON order_lines USING gin (search gin_trgm_ops);

ALTER TABLE integration_tasks DROP COLUMN search;
ALTER TABLE integration_tasks ADD COLUMN search text GENERATED ALWAYS AS (fold_search(task_type || ' ' || object_id || ' ' || last_error)) STORED;
CREATE INDEX integration_tasks_by_search ON integration_tasks USING gin (search gin_trgm_ops);
ALTER TABLE integration_logs DROP COLUMN search;
ALTER TABLE integration_logs ADD COLUMN search text GENERATED ALWAYS AS (fold_search(operation || ' ' || request_url || ' ' || error_message || ' ' || correlation_id)) STORED;
CREATE INDEX integration_logs_by_search ON integration_logs USING gin (search gin_trgm_ops);

DROP INDEX shipments_by_search, subscription_items_by_search, invoices_by_number, mails_by_recipient, scopes_by_name;
CREATE INDEX shipments_by_search ON shipments USING gin (fold_search(tracking_number) gin_trgm_ops) WHERE tracking_number <> '';
CREATE INDEX subscription_items_by_search ON subscription_items USING gin (fold_search(sku) gin_trgm_ops) WHERE removed_on IS NULL;
CREATE INDEX invoices_by_number ON invoices (store_id, fold(number));
CREATE INDEX mails_by_recipient ON mails (store_id, fold_email(to_address), created_on, id);
CREATE INDEX scopes_by_name ON scopes (fold(name));

ALTER TABLE admin_users DROP CONSTRAINT admin_users_email_check, DROP CONSTRAINT admin_users_pending_email_check,
  ADD CONSTRAINT admin_users_email_check CHECK (email = lower(email COLLATE "und-x-icu")),
  ADD CONSTRAINT admin_users_pending_email_check CHECK (pending_email = lower(pending_email COLLATE "und-x-icu"));
ALTER TABLE accounts DROP CONSTRAINT accounts_email_check, ADD CONSTRAINT accounts_email_check CHECK (email = lower(email COLLATE "und-x-icu"));
ALTER TABLE email_suppressions DROP CONSTRAINT email_suppressions_email_check,
  ADD CONSTRAINT email_suppressions_email_check CHECK (email = lower(email COLLATE "und-x-icu"));

-- Names that are unique. Rows that are twins by now keep their names: all of them but the first are
-- outside of the index.
CREATE FUNCTION unique_0034(index_name text, of_table regclass, scope text, label text, condition text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  twins bigint[];
BEGIN
  EXECUTE format('SELECT array_agg(id) FROM (SELECT id, row_number() OVER (PARTITION BY %sfold(%I) ORDER BY id) AS n FROM %s WHERE %s) each WHERE n > 1',
    scope, label, of_table, coalesce(condition, 'true')) INTO twins;
  condition := concat_ws(' AND ', condition, CASE WHEN twins IS NOT NULL THEN format('id <> ALL (%L::bigint[])', twins) END);
  EXECUTE format('CREATE UNIQUE INDEX %I ON %s (%sfold(%I))', index_name, of_table, scope, label) || coalesce(' WHERE ' || nullif(condition, ''), '');
END $$;
ALTER TABLE account_types DROP CONSTRAINT account_types_name_unique;
ALTER TABLE tax_classes DROP CONSTRAINT tax_classes_name_unique;
DROP INDEX app_tokens_name_unique, store_keys_name_unique, stores_domain_proven, coupons_code_unique, payment_providers_name_unique, shipping_methods_name_unique,
  email_templates_language_unique, pdf_templates_language_unique, media_folders_name_unique;
SELECT unique_0034('account_types_name_unique', 'account_types', 'store_id, ', 'name', NULL),
  unique_0034('tax_classes_name_unique', 'tax_classes', 'store_id, ', 'name', NULL),
  unique_0034('app_tokens_name_unique', 'app_tokens', 'store_id, ', 'name', 'revoked_on IS NULL'),
  unique_0034('store_keys_name_unique', 'store_keys', 'store_id, ', 'name', 'revoked_on IS NULL'),
  unique_0034('stores_domain_proven', 'stores', '', 'domain', 'domain_verified_on IS NOT NULL'),
  unique_0034('coupons_code_unique', 'coupons', 'store_id, ', 'code', NULL),
  unique_0034('payment_providers_name_unique', 'payment_providers', 'store_id, ', 'display_name', NULL),
  unique_0034('shipping_methods_name_unique', 'shipping_methods', 'store_id, ', 'name', NULL),
  unique_0034('email_templates_language_unique', 'email_templates', 'store_id, kind, ', 'language_code', NULL),
  unique_0034('pdf_templates_language_unique', 'pdf_templates', 'store_id, kind, ', 'language_code', NULL),
  unique_0034('media_folders_name_unique', 'media_folders', 'store_id, coalesce(parent_folder_id, 0), ', 'name', NULL);
DROP FUNCTION unique_0034(text, regclass, text, text, text);

-- Addresses of orders: of phone numbers the digits (0023).
CREATE OR REPLACE FUNCTION address_contact(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN fold_search(concat_ws(E'\n', address ->> 'company', address ->> 'streetLine1', address ->> 'streetLine2', address ->> 'postalCode',
    regexp_replace(address ->> 'phoneNumber', '[^0-9]', '', 'g')));

-- Nothing of this is shown, so no row counts as changed.
ALTER TABLE products DISABLE TRIGGER USER;
ALTER TABLE media DISABLE TRIGGER USER;
ALTER TABLE refunds DISABLE TRIGGER USER;
UPDATE products SET search = fold_search(search), shop_search = fold_search(shop_search)
  WHERE search <> fold_search(search) OR shop_search <> fold_search(shop_search);
UPDATE media SET search = fold_search(search) WHERE search <> fold_search(search);
UPDATE refunds r SET order_search = o.search FROM orders o WHERE o.store_id = r.store_id AND o.id = r.order_id AND r.order_search <> o.search;
UPDATE order_contacts c SET search = fold_search(c.search) WHERE c.search <> fold_search(c.search);

-- Keys of choices (choiceKey in store/domain/catalog). Two that are one by now have the text of the first.
CREATE TEMP TABLE keys_0034 ON COMMIT DROP AS
  SELECT p.store_id, p.id, v.place, v.choice, v.choice ->> 'key' AS before, fold(replace(v.choice ->> 'option', ':', '%3a') || ':' || (v.choice ->> 'value')) AS after
  FROM products p CROSS JOIN LATERAL jsonb_array_elements(p.choices -> 'values') WITH ORDINALITY AS v (choice, place)
  WHERE octet_length(p.choices::text) > length(p.choices::text);
UPDATE products p SET choices = jsonb_build_object('variants', variants.list, 'values', texts.list)
  FROM (SELECT store_id, id, jsonb_agg(keys ORDER BY place) AS list FROM (
      SELECT store_id, id, keys, min(place) AS place FROM (
        SELECT p.store_id, p.id, v.place, jsonb_agg(k.after ORDER BY chosen.place) AS keys FROM products p
          CROSS JOIN LATERAL jsonb_array_elements(p.choices -> 'variants') WITH ORDINALITY AS v (keys, place)
          CROSS JOIN LATERAL jsonb_array_elements_text(v.keys) WITH ORDINALITY AS chosen (key, place)
          JOIN keys_0034 k ON k.store_id = p.store_id AND k.id = p.id AND k.before = chosen.key GROUP BY 1, 2, 3) one GROUP BY 1, 2, 3) each GROUP BY 1, 2) variants
  JOIN (SELECT store_id, id, jsonb_agg(choice || jsonb_build_object('key', after) ORDER BY place) AS list
      FROM (SELECT DISTINCT ON (store_id, id, after) * FROM keys_0034 ORDER BY store_id, id, after, place) each GROUP BY 1, 2) texts USING (store_id, id)
  WHERE p.store_id = variants.store_id AND p.id = variants.id AND p.choices <> jsonb_build_object('variants', variants.list, 'values', texts.list);
ALTER TABLE refunds ENABLE TRIGGER USER;
ALTER TABLE media ENABLE TRIGGER USER;
ALTER TABLE products ENABLE TRIGGER USER;

ANALYZE customers, orders, order_lines, products, product_option_values, variants, integration_tasks, integration_logs;
SELECT force_tenants(true);
