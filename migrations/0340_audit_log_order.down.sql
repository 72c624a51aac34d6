CREATE INDEX audit_logs_by_store ON audit_logs (home_store_id, id DESC);
DROP INDEX audit_logs_by_object, audit_logs_by_time;
