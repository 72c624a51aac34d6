DROP TABLE subscription_items, subscriptions;
