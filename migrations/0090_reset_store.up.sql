-- The code of the store whose mail led to the service's page for forgotten passwords. That store sends
-- the mail with the link. null means that no store did.
ALTER TABLE reset_requests ADD COLUMN store_code text;
