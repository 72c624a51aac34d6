-- What old entries of the logs are found by is not what their lists are sorted by, so that
-- no list goes by the entries of all stores.
DROP INDEX integration_logs_by_age, request_logs_by_age;
CREATE INDEX integration_logs_by_age ON integration_logs ((created_on AT TIME ZONE 'UTC'));
CREATE INDEX request_logs_by_age ON request_logs ((created_on AT TIME ZONE 'UTC'));
