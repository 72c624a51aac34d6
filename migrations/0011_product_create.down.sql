DROP TABLE variants, product_option_values, product_options, products;
