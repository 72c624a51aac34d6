-- What lists ask of stock is a column, which PostgreSQL keeps: whether one can be sold, or
-- the smallest quantity of its product, and whether little is left. It seldom changes, so
-- that a sale writes no index because of it.
ALTER TABLE stocks
  ADD sells_one boolean NOT NULL GENERATED ALWAYS AS (NOT withdrawn AND (NOT tracked OR on_hand::bigint - reserved >= 1
    OR policy = 'BACKORDER' AND (backorder_limit IS NULL OR on_hand::bigint - reserved + backorder_limit >= 1))) STORED,
  ADD sells_least boolean NOT NULL GENERATED ALWAYS AS (NOT withdrawn AND (NOT tracked OR on_hand::bigint - reserved >= min_quantity
    OR policy = 'BACKORDER' AND (backorder_limit IS NULL OR on_hand::bigint - reserved + backorder_limit >= min_quantity))) STORED,
  ADD is_low boolean NOT NULL GENERATED ALWAYS AS (tracked AND coalesce(on_hand::bigint - reserved <= low_threshold, false)) STORED;
CREATE INDEX stocks_without_one ON stocks (store_id, product_id) WHERE NOT sells_one;
CREATE INDEX stocks_without_least ON stocks (store_id, product_id) WHERE NOT sells_least;
CREATE INDEX stocks_low ON stocks (store_id, product_id) WHERE is_low;
DROP INDEX stocks_watched;
CREATE INDEX variants_disabled ON variants (store_id, product_id) WHERE status <> 'ACTIVE';

-- What few rows have, or none, is found without reading all others.
CREATE INDEX products_by_status ON products (store_id, status, created_on DESC, id DESC);
CREATE INDEX products_by_type ON products (store_id, type, created_on DESC, id DESC);
CREATE INDEX products_subscribable ON products (store_id, created_on DESC, id DESC) WHERE is_subscribable;
CREATE INDEX customers_by_verified ON customers (store_id, email_verified, created_on DESC, id DESC);
