DROP INDEX products_by_shop_start, product_option_values_by_value;
ALTER TABLE product_option_values DROP value_key;
ALTER TABLE product_options DROP name_key;
