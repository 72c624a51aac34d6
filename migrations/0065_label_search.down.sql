DROP INDEX orders_by_custom_field;
DROP INDEX customers_by_custom_field;
DROP INDEX products_by_custom_field;
DROP INDEX products_by_tag;
