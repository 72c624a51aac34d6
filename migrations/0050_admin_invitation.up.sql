-- An administrator who was invited is nobody until the person confirms the address
-- with the link that was mailed to it. Any number of stores may have invited one
-- address; it is one administrator's only once it is confirmed, so that an
-- invitation tells nobody whether the address is known elsewhere.
ALTER TABLE admin_users
  ADD confirmed_on timestamptz,             -- null: invited
  ADD pending_email text NOT NULL DEFAULT '' CHECK (pending_email = lower(pending_email)), -- mailed a link, and not confirmed
  ADD link_hash text NOT NULL DEFAULT '',   -- of the mailed link: of the invitation, or of the new address. One at a time
  ADD link_until timestamptz;
UPDATE admin_users SET confirmed_on = created_on;
ALTER TABLE admin_users
  DROP CONSTRAINT admin_users_email_unique,
  ADD CONSTRAINT admin_users_invited CHECK (confirmed_on IS NOT NULL OR password_hash = '' AND totp_secret = '' AND pending_email = '');
CREATE UNIQUE INDEX admin_users_email_unique ON admin_users (email) WHERE confirmed_on IS NOT NULL;
CREATE INDEX admin_users_by_email ON admin_users (email);
CREATE UNIQUE INDEX admin_users_link_hash_unique ON admin_users (link_hash) WHERE link_hash <> '';
-- An invitation that somebody accepts who is an administrator already ends in their row.
GRANT DELETE ON admin_users TO platform;

-- Mails to administrators are the service's own: they belong to no store, and none sees them.
ALTER TABLE mails ALTER store_id DROP NOT NULL;
GRANT INSERT ON mails TO platform;
