-- What identifies a product in the system that it was imported from, so a later import finds it again even
-- if its slug and its SKUs have changed. The row is written in the transaction that imports the product.
CREATE TABLE external_references (
  store_id bigint NOT NULL REFERENCES stores,
  source text NOT NULL,                     -- the former system, such as SHOPIFY
  key text NOT NULL,                        -- its key, such as handle:pour-over-set
  product_id bigint NOT NULL,
  created_on timestamptz NOT NULL,
  PRIMARY KEY (store_id, source, key),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE
);
CREATE INDEX external_references_by_product ON external_references (store_id, product_id);
SELECT tenant_table('external_references');
