DROP TABLE store_keys, store_counters, stores;
DROP FUNCTION tenant_table, platform_table;
-- The roles stay: they are the cluster's, and another database may use them.
