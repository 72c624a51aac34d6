ALTER TABLE webhook_events DROP note;
