-- What a store sells: tax classes, products with their options and variants, collections, subscription
-- plans, and stock.

-- The store's settings contain the default class and the class for shipping.
CREATE TABLE tax_classes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  code text,
  rates jsonb NOT NULL DEFAULT '[]',        -- rates by place; always replaced as a whole
  provider_tax_code text,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  UNIQUE (store_id, id),
  CONSTRAINT tax_classes_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT tax_classes_code_unique UNIQUE (store_id, code)
);
CREATE UNIQUE INDEX tax_classes_name_unique ON tax_classes (store_id, fold(name));
SELECT tenant_table('tax_classes');

CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  type text NOT NULL CHECK (type IN ('PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD')),
  status text NOT NULL CHECK (status IN ('DRAFT', 'ACTIVE', 'ARCHIVED')),
  description text,                         -- sanitized HTML
  short_description text,
  brand text,
  tags jsonb NOT NULL DEFAULT '[]',
  tax_class_id bigint,                      -- null means the store's default class
  requires_shipping boolean NOT NULL,
  is_subscribable boolean NOT NULL DEFAULT false,
  subscription_only boolean NOT NULL DEFAULT false,
  media jsonb NOT NULL DEFAULT '[]',        -- mediaId, altText, in display order
  primary_media_id bigint,
  seo jsonb NOT NULL DEFAULT '{}',
  publish_on timestamptz,
  unpublish_on timestamptz,
  account_type_ids jsonb NOT NULL DEFAULT '[]', -- account types of the customers who see the product; empty means everyone
  min_quantity int NOT NULL DEFAULT 1 CHECK (min_quantity >= 1),
  max_quantity int,
  quantity_step int NOT NULL DEFAULT 1 CHECK (quantity_step >= 1),
  custom_fields jsonb NOT NULL DEFAULT '[]',
  related_product_ids jsonb NOT NULL DEFAULT '[]',
  translations jsonb NOT NULL DEFAULT '[]',
  external_id text,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  -- Generated columns for lists, so that the cost of a page does not depend on the number of products.
  published_on timestamptz GENERATED ALWAYS AS (COALESCE(publish_on, created_on)) STORED,
  search text NOT NULL DEFAULT '',          -- folded texts that administrators search
  shop_search text NOT NULL DEFAULT '',     -- folded texts that customers search
  list_prices jsonb NOT NULL DEFAULT '{}',  -- lowest price that everyone pays at any time, by currency
  special_prices boolean NOT NULL DEFAULT false, -- the product has other prices for some customers or at some times
  choices jsonb NOT NULL DEFAULT '{}',      -- option values of the active variants (catalog.Choices), written with the product
  -- The currencies in which some active variants have a price for everyone at any time, and other active
  -- variants have none. For such products, filters and facets check each variant. Reprice writes this
  -- column.
  price_gaps jsonb NOT NULL DEFAULT '[]',
  -- Storefronts filter by brand and tags regardless of case. An index on the expression would be unusable
  -- under row-level security; see migrations/README.md.
  brand_key text GENERATED ALWAYS AS (fold(brand)) STORED,
  tag_keys jsonb NOT NULL GENERATED ALWAYS AS (fold(tags::text)::jsonb) STORED,
  name_key text NOT NULL GENERATED ALWAYS AS (fold_search(name)) STORED, -- lists sorted by relevance read this column
  UNIQUE (store_id, id),
  CONSTRAINT products_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT products_slug_unique UNIQUE (store_id, slug),
  CONSTRAINT products_external_id_unique UNIQUE (store_id, external_id),
  CONSTRAINT tax_classes_in_use FOREIGN KEY (store_id, tax_class_id) REFERENCES tax_classes (store_id, id),
  CONSTRAINT products_visible_while CHECK (unpublish_on > publish_on),
  CONSTRAINT products_quantity_range CHECK (max_quantity >= min_quantity)
);
CREATE INDEX products_by_created ON products (store_id, created_on DESC, id DESC);
CREATE INDEX products_by_modified ON products (store_id, modified_on, id);
-- Lists sort names as people do: "öl" is near "Oil" and not after "Zimt". The root collation of ICU does
-- not depend on the database's locale. Names with equal keys are ordered by their bytes, so a cursor
-- skips no row. The names of customers, variants and media folders are sorted in the same way.
CREATE INDEX products_by_name ON products (store_id, name COLLATE "und-x-icu", id);
CREATE INDEX products_by_tax_class ON products (store_id, tax_class_id);
CREATE INDEX products_by_status ON products (store_id, status, created_on DESC, id DESC);
CREATE INDEX products_by_type ON products (store_id, type, created_on DESC, id DESC);
CREATE INDEX products_subscribable ON products (store_id, created_on DESC, id DESC) WHERE is_subscribable;
CREATE INDEX products_subscription_only ON products (store_id, id) WHERE subscription_only;
CREATE INDEX products_by_published ON products (store_id, published_on DESC, id DESC) WHERE status = 'ACTIVE';
CREATE INDEX products_by_brand ON products (store_id, brand_key, published_on DESC, id DESC);
-- The search field first compares the beginnings of names.
CREATE INDEX products_by_shop_start ON products (store_id, (left(shop_search, 40)) COLLATE "C") WHERE status = 'ACTIVE';
-- The next time at which the storefront changes although no row changes.
CREATE INDEX products_to_publish ON products (store_id, publish_on) WHERE publish_on IS NOT NULL;
CREATE INDEX products_to_unpublish ON products (store_id, unpublish_on) WHERE unpublish_on IS NOT NULL;
-- The platform role looks up values in these indexes for one store.
CREATE INDEX products_by_search ON products USING gin (search gin_trgm_ops);
CREATE INDEX products_by_shop_search ON products USING gin (shop_search gin_trgm_ops);
CREATE INDEX products_by_tag ON products USING gin (tags jsonb_path_ops);
CREATE INDEX products_by_tag_key ON products USING gin (tag_keys);
CREATE INDEX products_by_custom_field ON products USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '[]';
-- A list of products also shows their prices, so a command that writes a price also updates modified_on
-- of the product.
SELECT tenant_table('products'), platform_table('products', 'SELECT'), tracked_table('products');

CREATE TABLE product_options (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  product_id bigint NOT NULL,
  name text NOT NULL,
  position int NOT NULL,
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_options_by_product ON product_options (product_id);

CREATE TABLE product_option_values (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  product_id bigint NOT NULL,
  product_option_id bigint NOT NULL,
  value text NOT NULL,
  position int NOT NULL,
  swatch_hex text,
  media_id bigint,
  value_key text NOT NULL GENERATED ALWAYS AS (fold(value)) STORED, -- filters ignore case
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, product_option_id) REFERENCES product_options (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_option_values_by_product ON product_option_values (product_id);
CREATE INDEX product_option_values_by_value ON product_option_values (store_id, value_key, product_id);
SELECT tenant_table('product_options'), tenant_table('product_option_values');

-- The units that are sold. A variant is never deleted, because orders refer to it.
CREATE TABLE variants (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  product_id bigint NOT NULL,
  sku text NOT NULL,
  barcode text,
  name text NOT NULL,
  option_value_ids jsonb NOT NULL DEFAULT '[]', -- one value of each option, in the order of the options
  status text NOT NULL CHECK (status IN ('ACTIVE', 'DISABLED')),
  position int NOT NULL,
  weight numeric(20,6) CHECK (weight >= 0),
  weight_unit text NOT NULL CHECK (weight_unit IN ('G', 'KG', 'OZ', 'LB')),
  length numeric(20,6) CHECK (length >= 0),
  width numeric(20,6) CHECK (width >= 0),
  height numeric(20,6) CHECK (height >= 0),
  dimension_unit text NOT NULL CHECK (dimension_unit IN ('MM', 'CM', 'M', 'IN', 'FT')),
  hs_code text,
  country_of_origin char(2),
  expected_on timestamptz,
  cost_price numeric(20,4) CHECK (cost_price >= 0),
  media_ids jsonb NOT NULL DEFAULT '[]',
  custom_fields jsonb NOT NULL DEFAULT '[]',
  external_id text,
  removed_on timestamptz,                   -- time from which the variant is not shown or sold; its SKU can be reused
  sort_name text NOT NULL DEFAULT '',       -- name of the product and name of the variant, by which pickers sort
  search text NOT NULL GENERATED ALWAYS AS (fold_search(sort_name || E'\n' || sku || E'\n' || coalesce(barcode, ''))) STORED,
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id)
);
CREATE UNIQUE INDEX variants_sku_unique ON variants (store_id, sku) WHERE removed_on IS NULL;
CREATE UNIQUE INDEX variants_external_id_unique ON variants (store_id, external_id) WHERE removed_on IS NULL;
CREATE INDEX variants_by_product ON variants (product_id, position) WHERE removed_on IS NULL;
CREATE INDEX variants_by_name ON variants (store_id, sort_name COLLATE "und-x-icu", id) WHERE removed_on IS NULL AND status = 'ACTIVE';
CREATE INDEX variants_disabled ON variants (store_id, product_id) WHERE status <> 'ACTIVE';
-- Pickers find variants by a part of their names, SKU or barcode.
CREATE INDEX variants_by_search ON variants USING gin (search gin_trgm_ops);
SELECT tenant_table('variants'), platform_table('variants', 'SELECT');

CREATE FUNCTION variant_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name || ' ' || NEW.name INTO STRICT NEW.sort_name FROM products WHERE id = NEW.product_id AND store_id = NEW.store_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER variants_sort_name BEFORE INSERT OR UPDATE OF name, product_id ON variants FOR EACH ROW EXECUTE FUNCTION variant_sort_name();

CREATE FUNCTION product_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE variants SET sort_name = NEW.name || ' ' || name WHERE product_id = NEW.id AND store_id = NEW.store_id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_sort_name AFTER UPDATE OF name ON products FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION product_sort_name();

CREATE TABLE collections (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  description text,                         -- sanitized HTML
  media_id bigint,
  parent_collection_id bigint,
  position int NOT NULL,
  type text NOT NULL CHECK (type IN ('MANUAL', 'RULE')),
  rules jsonb,
  sort_order text NOT NULL CHECK (sort_order IN ('MANUAL', 'NAME', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'BEST_SELLING')),
  is_active boolean NOT NULL DEFAULT true,
  publish_on timestamptz,
  unpublish_on timestamptz,
  seo jsonb NOT NULL DEFAULT '{}',
  translations jsonb NOT NULL DEFAULT '[]',
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  UNIQUE (store_id, id),
  CONSTRAINT collections_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT collections_slug_unique UNIQUE (store_id, slug),
  CONSTRAINT collections_parent FOREIGN KEY (store_id, parent_collection_id) REFERENCES collections (store_id, id),
  CONSTRAINT collections_visible_while CHECK (unpublish_on > publish_on),
  CONSTRAINT collections_rules CHECK ((type = 'RULE') = (rules IS NOT NULL))
);
CREATE INDEX collections_by_parent ON collections (store_id, parent_collection_id);

-- The products of a manual collection. The products of a rule collection are determined when it is read.
CREATE TABLE collection_products (
  collection_id bigint NOT NULL,
  product_id bigint NOT NULL,
  store_id bigint NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (collection_id, product_id),
  FOREIGN KEY (store_id, collection_id) REFERENCES collections (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX collection_products_by_product ON collection_products (product_id);
SELECT tenant_table('collections'), tenant_table('collection_products');

-- The slugs of all products and collections, in every language. Each slug is the address of only one
-- object.
CREATE TABLE slugs (
  store_id bigint NOT NULL,
  kind text NOT NULL,                       -- name of the table: products or collections
  slug text NOT NULL,
  object_id bigint NOT NULL,
  PRIMARY KEY (store_id, kind, slug)
);
CREATE INDEX slugs_by_object ON slugs (store_id, kind, object_id);
SELECT tenant_table('slugs');

-- The slugs that products and collections had before. Links and search engines that use such a slug still
-- find the object. If an object takes a former slug, the row of the former slug is deleted.
CREATE TABLE former_slugs (
  store_id bigint NOT NULL,
  kind text NOT NULL,                       -- name of the table: products or collections
  slug text NOT NULL,
  object_id bigint NOT NULL,
  replaced_on timestamptz NOT NULL,
  PRIMARY KEY (store_id, kind, slug)
);
CREATE INDEX former_slugs_by_object ON former_slugs (store_id, kind, object_id, replaced_on);
SELECT tenant_table('former_slugs');

-- Former paths of the storefront, with the product, collection or path that replaces each. Imports from
-- other store systems add the paths of their products. path is at most 2,000 bytes long: an index takes no
-- more than 2,704.
CREATE TABLE redirects (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  path text NOT NULL,                       -- percent-escapes are decoded, except %25; no slash at the end
  product_id bigint,
  collection_id bigint,
  target_path text,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  path_key text NOT NULL GENERATED ALWAYS AS (fold(path)) STORED, -- requests find a path in any case
  path_start text NOT NULL GENERATED ALWAYS AS (left(fold(path), 50)) STORED, -- lists are sorted by it, so that cursors stay short
  search text NOT NULL GENERATED ALWAYS AS (fold_search(path)) STORED,
  UNIQUE (store_id, id),
  CONSTRAINT redirects_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT redirects_path_unique UNIQUE (store_id, path_key),
  CONSTRAINT redirects_one_target CHECK (num_nonnulls(product_id, collection_id, target_path) = 1),
  CONSTRAINT redirects_product FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  CONSTRAINT redirects_collection FOREIGN KEY (store_id, collection_id) REFERENCES collections (store_id, id) ON DELETE CASCADE
);
CREATE INDEX redirects_by_created ON redirects (store_id, created_on DESC, id DESC);
CREATE INDEX redirects_by_path ON redirects (store_id, path_start, id);
CREATE INDEX redirects_by_product ON redirects (store_id, product_id) WHERE product_id IS NOT NULL;
CREATE INDEX redirects_by_collection ON redirects (store_id, collection_id) WHERE collection_id IS NOT NULL;
-- The platform role looks up values in this index for one store.
CREATE INDEX redirects_by_search ON redirects USING gin (search gin_trgm_ops);
SELECT tenant_table('redirects'), platform_table('redirects', 'SELECT');

CREATE FUNCTION all_slugs(slug text, translations jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT slug UNION SELECT t ->> 'slug' FROM jsonb_array_elements(translations) AS t WHERE t ->> 'slug' <> ''
$$;
CREATE FUNCTION slugs_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM slugs WHERE store_id = OLD.store_id AND kind = TG_TABLE_NAME AND object_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM former_slugs WHERE store_id = OLD.store_id AND kind = TG_TABLE_NAME AND object_id = OLD.id;
    RETURN NULL;
  END IF;
  INSERT INTO slugs (store_id, kind, slug, object_id) SELECT NEW.store_id, TG_TABLE_NAME, s, NEW.id FROM all_slugs(NEW.slug, NEW.translations) AS s;
  DELETE FROM former_slugs WHERE store_id = NEW.store_id AND kind = TG_TABLE_NAME AND slug IN (SELECT all_slugs(NEW.slug, NEW.translations));
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO former_slugs (store_id, kind, slug, object_id, replaced_on)
      SELECT NEW.store_id, TG_TABLE_NAME, s, NEW.id, clock_timestamp() FROM (SELECT all_slugs(OLD.slug, OLD.translations) EXCEPT SELECT all_slugs(NEW.slug, NEW.translations)) AS gone (s)
      WHERE NOT EXISTS (SELECT 1 FROM slugs t WHERE t.store_id = NEW.store_id AND t.kind = TG_TABLE_NAME AND t.slug = s)
      ON CONFLICT (store_id, kind, slug) DO UPDATE SET object_id = excluded.object_id, replaced_on = excluded.replaced_on;
    -- Only the latest 100 former slugs are kept.
    DELETE FROM former_slugs WHERE store_id = NEW.store_id AND kind = TG_TABLE_NAME AND slug IN (SELECT f.slug FROM former_slugs f
      WHERE f.store_id = NEW.store_id AND f.kind = TG_TABLE_NAME AND f.object_id = NEW.id ORDER BY f.replaced_on DESC, f.slug OFFSET 100);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_slugs AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION slugs_written();
CREATE TRIGGER products_slugs_change AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug OR OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION slugs_written();
CREATE TRIGGER collections_slugs AFTER INSERT OR DELETE ON collections FOR EACH ROW EXECUTE FUNCTION slugs_written();
CREATE TRIGGER collections_slugs_change AFTER UPDATE ON collections FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug OR OLD.translations IS DISTINCT FROM NEW.translations) EXECUTE FUNCTION slugs_written();

-- Subscription plans, by which customers subscribe to products.
CREATE TABLE subscription_plans (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that last changed the row
  name text NOT NULL,
  code text,
  -- binding terms: a subscription copies these when it is created
  interval_unit text NOT NULL CHECK (interval_unit IN ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  interval_count int NOT NULL CHECK (interval_count BETWEEN 1 AND 365),
  anchor_type text NOT NULL CHECK (anchor_type IN ('NONE', 'WEEKDAY', 'MONTHDAY')),
  anchor_value int,
  min_cycles int CHECK (min_cycles >= 1),
  max_cycles int CHECK (max_cycles >= 1),
  trial_days int NOT NULL CHECK (trial_days >= 0),
  prepaid_cycles int NOT NULL CHECK (prepaid_cycles >= 1),
  cancel_policy text NOT NULL CHECK (cancel_policy IN ('ANY_TIME', 'AFTER_MIN_CYCLES')),
  -- terms that also apply to running subscriptions
  cutoff_days int NOT NULL CHECK (cutoff_days >= 0),
  pricing_type text NOT NULL CHECK (pricing_type IN ('NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE')),
  pricing_value numeric(20,6) CHECK (pricing_value >= 0), -- a percentage or an amount
  pricing_currency_code char(3),
  pricing_first_cycles int CHECK (pricing_first_cycles >= 1),
  pricing_then_value numeric(20,6) CHECK (pricing_then_value >= 0),
  shipping_policy text NOT NULL CHECK (shipping_policy IN ('CHARGE', 'FREE', 'FIRST_FREE')),
  allow_skip boolean NOT NULL,
  allow_pause boolean NOT NULL,
  allow_swap boolean NOT NULL,
  allow_quantity_change boolean NOT NULL,
  is_active boolean NOT NULL,               -- the plan accepts new subscriptions
  translations jsonb NOT NULL DEFAULT '[]', -- names in other languages: languageCode, name
  UNIQUE (store_id, id),
  CONSTRAINT subscription_plans_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT subscription_plans_code_unique UNIQUE (store_id, code),
  CONSTRAINT subscription_plans_anchor CHECK ((anchor_type = 'NONE') = (anchor_value IS NULL)),
  CONSTRAINT subscription_plans_cycle_range CHECK (max_cycles >= min_cycles AND max_cycles % prepaid_cycles = 0),
  CONSTRAINT subscription_plans_pricing CHECK ((pricing_type = 'NONE') = (pricing_value IS NULL)
    AND (pricing_first_cycles IS NULL) = (pricing_then_value IS NULL)
    AND (pricing_type IN ('FIXED_AMOUNT', 'FIXED_PRICE')) = (pricing_currency_code IS NOT NULL))
);

-- The products that a plan lists.
CREATE TABLE subscription_plan_products (
  subscription_plan_id bigint NOT NULL,
  product_id bigint NOT NULL,
  store_id bigint NOT NULL REFERENCES stores,
  PRIMARY KEY (subscription_plan_id, product_id),
  FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX subscription_plan_products_by_product ON subscription_plan_products (product_id);

-- The collections whose products a plan covers.
CREATE TABLE subscription_plan_collections (
  subscription_plan_id bigint NOT NULL,
  collection_id bigint NOT NULL,
  store_id bigint NOT NULL REFERENCES stores,
  PRIMARY KEY (subscription_plan_id, collection_id),
  FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id) ON DELETE CASCADE,
  CONSTRAINT collections_limit_plans FOREIGN KEY (store_id, collection_id) REFERENCES collections (store_id, id)
);
CREATE INDEX subscription_plan_collections_by_collection ON subscription_plan_collections (collection_id);
SELECT tenant_table('subscription_plans'), tenant_table('subscription_plan_products'), tenant_table('subscription_plan_collections');

-- The units of a variant that are on hand and reserved. All values that limit a sale are in the one row
-- that a sale changes.
CREATE TABLE stocks (
  variant_id bigint PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  product_id bigint NOT NULL,
  tracked boolean NOT NULL DEFAULT true,
  policy text NOT NULL DEFAULT 'DENY' CHECK (policy IN ('DENY', 'BACKORDER')),
  backorder_limit int CHECK (backorder_limit >= 0), -- units that may be sold below zero; null means no limit
  low_threshold int CHECK (low_threshold >= 0),
  withdrawn boolean NOT NULL DEFAULT false, -- the variant was removed
  on_hand int NOT NULL DEFAULT 0,
  reserved int NOT NULL DEFAULT 0,
  -- A copy of the product's smallest quantity. A sale can then decide without a lookup whether the
  -- storefront changes, and a change of the quantity waits for the sale.
  min_quantity int NOT NULL DEFAULT 1,
  -- The conditions of lists: whether one unit, or the smallest quantity, can be sold, and whether the
  -- stock is low. They change rarely, so most sales do not write their indexes.
  sells_one boolean NOT NULL GENERATED ALWAYS AS (NOT withdrawn AND (NOT tracked OR on_hand::bigint - reserved >= 1
    OR policy = 'BACKORDER' AND (backorder_limit IS NULL OR on_hand::bigint - reserved + backorder_limit >= 1))) STORED,
  sells_least boolean NOT NULL GENERATED ALWAYS AS (NOT withdrawn AND (NOT tracked OR on_hand::bigint - reserved >= min_quantity
    OR policy = 'BACKORDER' AND (backorder_limit IS NULL OR on_hand::bigint - reserved + backorder_limit >= min_quantity))) STORED,
  is_low boolean NOT NULL GENERATED ALWAYS AS (tracked AND coalesce(on_hand::bigint - reserved <= low_threshold, false)) STORED,
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id),
  CONSTRAINT stocks_on_hand_positive CHECK (on_hand >= 0),
  CONSTRAINT stocks_reserved_positive CHECK (reserved >= 0)
);
CREATE INDEX stocks_by_product ON stocks (product_id);
CREATE INDEX stocks_without_one ON stocks (store_id, product_id) WHERE NOT sells_one;
CREATE INDEX stocks_without_least ON stocks (store_id, product_id) WHERE NOT sells_least;
CREATE INDEX stocks_low ON stocks (store_id, product_id) WHERE is_low;

-- No unit is sold twice, because no sale reserves more units than are on hand. A stock count may be below
-- the reserved units, because the policy DENY limits sales and not stock counts. Before tracking begins
-- for a variant, its open orders are reserved. backorder_limit is not checked here, because it may be
-- lowered below the number of units that were sold.
CREATE FUNCTION refuse_oversold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING MESSAGE = 'more would be reserved than is on hand', CONSTRAINT = 'stocks_reserved_covered';
END $$;
CREATE TRIGGER stocks_oversold BEFORE UPDATE ON stocks FOR EACH ROW
  WHEN (NEW.tracked AND OLD.tracked AND NEW.policy = 'DENY' AND NEW.reserved > OLD.reserved
    AND NEW.reserved - NEW.on_hand > greatest(0, OLD.reserved - OLD.on_hand))
  EXECUTE FUNCTION refuse_oversold();

CREATE FUNCTION stock_min_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT min_quantity INTO STRICT NEW.min_quantity FROM products WHERE id = NEW.product_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER stocks_min_quantity BEFORE INSERT ON stocks FOR EACH ROW EXECUTE FUNCTION stock_min_quantity();

CREATE FUNCTION product_min_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM stocks WHERE product_id = NEW.id AND store_id = NEW.store_id ORDER BY variant_id FOR UPDATE; -- in the order in which sales lock the rows
  UPDATE stocks SET min_quantity = NEW.min_quantity WHERE product_id = NEW.id AND store_id = NEW.store_id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_min_quantity AFTER UPDATE ON products FOR EACH ROW
  WHEN (OLD.min_quantity <> NEW.min_quantity) EXECUTE FUNCTION product_min_quantity();

-- Every change of a stock row, written by the statement that made the change.
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL,
  created_on timestamptz NOT NULL,
  variant_id bigint NOT NULL,
  -- WRITTEN_OFF: units of a canceled order that were never shipped
  kind text NOT NULL CHECK (kind IN ('OPENED', 'ADJUSTED', 'RESERVED', 'RELEASED', 'SHIPPED', 'UNSHIPPED', 'RESTOCKED', 'UNSTOCKED', 'WRITTEN_OFF')),
  on_hand_change int NOT NULL,
  reserved_change int NOT NULL,
  on_hand int NOT NULL,                     -- units on hand after the change
  reserved int NOT NULL,
  order_id bigint,                          -- order that caused the change
  reason text NOT NULL DEFAULT '',
  note text,
  reference text,
  command_id uuid NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, variant_id) REFERENCES variants (store_id, id)
);
CREATE INDEX stock_movements_by_variant ON stock_movements (store_id, variant_id, id DESC);
CREATE INDEX stock_movements_by_order ON stock_movements (store_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stock_movements_by_command ON stock_movements (command_id) WHERE kind = 'ADJUSTED';
SELECT tenant_table('stocks'), tenant_table('stock_movements');
REVOKE UPDATE, DELETE ON stock_movements FROM store_app;
