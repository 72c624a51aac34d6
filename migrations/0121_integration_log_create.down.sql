DROP TABLE integration_logs;
