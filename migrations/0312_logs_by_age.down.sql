DROP INDEX integration_logs_by_age, request_logs_by_age;
CREATE INDEX integration_logs_by_age ON integration_logs (created_on);
CREATE INDEX request_logs_by_age ON request_logs (created_on);
