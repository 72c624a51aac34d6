-- A search for orders also finds the name of a line that the buyer read, in the language of the order.
DROP INDEX order_lines_by_search;
ALTER TABLE order_lines DROP COLUMN search;
ALTER TABLE order_lines ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (fold_search(sku || E'\n' || name || CASE WHEN local_name = '' THEN '' ELSE E'\n' || local_name END)) STORED;
CREATE INDEX order_lines_by_search ON order_lines USING gin (search gin_trgm_ops);
