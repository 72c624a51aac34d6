-- The keys that encrypted data of this database. A witness is a value that only the same key opens:
-- a start with other keys is refused before it encrypts anything with them.
CREATE TABLE encryption_keys (
  id text PRIMARY KEY,
  witness text NOT NULL,
  created_on timestamptz NOT NULL
);
SELECT platform_table('encryption_keys', 'SELECT, INSERT, DELETE');
