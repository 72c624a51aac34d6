ALTER TABLE app_tokens DROP COLUMN scope_limit;
DROP INDEX scopes_by_name;
CREATE UNIQUE INDEX scopes_name_unique ON scopes (lower(name));
