DROP INDEX webhook_events_by_store;
CREATE INDEX webhook_events_by_store ON webhook_events (store_id, sequence DESC);
DROP INDEX webhook_deliveries_by_replay;
DROP TABLE webhook_replays;
