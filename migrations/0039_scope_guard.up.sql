-- A scope's name tells nothing of other stores: it is taken by scopes of the same
-- stores only, which commands check one after another (repo's ScopeNameTaken).
DROP INDEX scopes_name_unique;
CREATE INDEX scopes_by_name ON scopes (lower(name));

-- What whoever gave an app token its scope held then: a scope that grows does not
-- lift its tokens above that. Tokens from before follow their scope.
ALTER TABLE app_tokens ADD COLUMN scope_limit jsonb NOT NULL DEFAULT '["*"]';
