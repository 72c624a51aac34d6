CREATE TABLE collections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  description text,                         -- clean HTML
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
  command_id uuid NOT NULL,                 -- of the request that changed it last
  UNIQUE (store_id, id),
  CONSTRAINT collections_command_unique UNIQUE (store_id, command_id),
  CONSTRAINT collections_slug_unique UNIQUE (store_id, slug),
  CONSTRAINT collections_parent FOREIGN KEY (store_id, parent_collection_id) REFERENCES collections (store_id, id),
  CONSTRAINT collections_visible_while CHECK (unpublish_on > publish_on),
  CONSTRAINT collections_rules CHECK ((type = 'RULE') = (rules IS NOT NULL))
);
CREATE INDEX collections_by_parent ON collections (store_id, parent_collection_id);

-- The products of a manual collection. A rule collection finds its own when it is read.
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
