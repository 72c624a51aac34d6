DROP TABLE webhook_dispatchers;
DROP INDEX webhook_deliveries_parked_order, webhook_deliveries_parked_expiry;
DROP TRIGGER webhook_endpoints_state ON webhook_endpoints;
DROP FUNCTION webhook_endpoint_state;
ALTER TABLE webhook_endpoint_states DROP CONSTRAINT webhook_endpoint_states_probe, DROP COLUMN probe_id, DROP COLUMN closed_on, DROP COLUMN recent, DROP COLUMN in_flight,
  DROP COLUMN slowed_on, DROP COLUMN limited_until, DROP COLUMN has_parked, DROP COLUMN requeue_on, DROP COLUMN notices, DROP COLUMN notice_on;
