-- The texts that programs keep for an administrator, such as the saved views of the console.
-- They belong to no store. A row exists after the first change; the version of none is 1.
CREATE TABLE admin_user_preferences (
  admin_user_id bigint PRIMARY KEY REFERENCES admin_users ON DELETE CASCADE,
  version bigint NOT NULL,
  modified_on timestamptz NOT NULL,
  preferences jsonb NOT NULL                -- texts by name
);
SELECT platform_table('admin_user_preferences', 'SELECT, INSERT, UPDATE, DELETE');
