DROP INDEX webhook_deliveries_by_replay;
DROP TABLE webhook_replays;
