DROP TABLE webhook_attempts, webhook_deliveries, webhook_endpoint_counts, webhook_endpoint_states, webhook_endpoints;
DROP FUNCTION webhook_horizon, webhook_announce;
DROP TABLE webhook_events;
