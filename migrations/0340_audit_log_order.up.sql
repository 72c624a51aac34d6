-- The log of a store is listed by time, and by what its entries are about.
CREATE INDEX audit_logs_by_time ON audit_logs (home_store_id, created_on DESC, id DESC) WHERE home_store_id IS NOT NULL;
CREATE INDEX audit_logs_by_object ON audit_logs (home_store_id, object_id, created_on DESC, id DESC) WHERE home_store_id IS NOT NULL;
DROP INDEX audit_logs_by_store;
