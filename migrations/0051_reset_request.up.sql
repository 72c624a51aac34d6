-- Somebody asked the platform for a new password. What that leads to is found out
-- and mailed behind the answer, which takes the same for every address.
CREATE TABLE reset_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  created_on timestamptz NOT NULL,
  lease_until timestamptz                   -- while a process is at it
);
SELECT platform_table('reset_requests', 'SELECT, INSERT, UPDATE, DELETE');
