DROP TABLE calendar_changes;
