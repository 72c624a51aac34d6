DROP TABLE platform_checkouts;
