-- Lists are filtered by tags and custom fields. Few rows have custom fields, so only
-- those are in an index.
CREATE INDEX products_by_tag ON products USING gin (tags jsonb_path_ops);
CREATE INDEX products_by_custom_field ON products USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '[]';
CREATE INDEX customers_by_custom_field ON customers USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '[]';
CREATE INDEX orders_by_custom_field ON orders USING gin (custom_fields jsonb_path_ops) WHERE custom_fields <> '[]';
