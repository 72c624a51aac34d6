DROP INDEX products_subscription_only;
DROP TABLE product_prices;
DROP FUNCTION product_prices_write(bigint[], timestamptz);
