DROP POLICY platform ON products;
REVOKE SELECT ON products FROM platform;
DROP INDEX products_by_shop_search;
DROP INDEX products_by_search;
