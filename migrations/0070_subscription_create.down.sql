DROP TABLE subscription_items, subscriptions;
DROP FUNCTION force_tenants(boolean);
