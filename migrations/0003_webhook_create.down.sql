DROP TABLE webhook_attempts, webhook_deliveries, webhook_events, webhook_endpoints;
