DROP INDEX orders_by_search;
CREATE INDEX orders_by_search ON orders USING gin (search gin_trgm_ops);
DROP INDEX orders_by_tag;
CREATE INDEX orders_by_tag ON orders USING gin (tags jsonb_path_ops);
