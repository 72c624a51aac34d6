-- An order is in no list before it is placed, unless it is somebody's draft, and few have
-- tags: a checkout, which writes its order three times, writes these indexes once.
DROP INDEX orders_by_search;
CREATE INDEX orders_by_search ON orders USING gin (search gin_trgm_ops) WHERE placed_on IS NOT NULL OR is_draft;
DROP INDEX orders_by_tag;
CREATE INDEX orders_by_tag ON orders USING gin (tags jsonb_path_ops) WHERE tags <> '[]';
