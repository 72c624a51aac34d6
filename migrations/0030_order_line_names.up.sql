-- Orders are found by parts of the names of what was bought.
CREATE INDEX order_lines_by_name ON order_lines USING gin (lower(name) gin_trgm_ops);
