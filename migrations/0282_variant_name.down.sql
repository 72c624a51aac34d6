DROP TRIGGER products_sort_name ON products;
DROP TRIGGER variants_sort_name ON variants;
DROP FUNCTION product_sort_name, variant_sort_name;
ALTER TABLE variants DROP COLUMN sort_name;
