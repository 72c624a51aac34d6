ALTER TABLE sales_counts DROP units_due;
DROP TRIGGER products_units_sold ON products;
DROP FUNCTION product_made;
DROP TABLE product_units_sold;
