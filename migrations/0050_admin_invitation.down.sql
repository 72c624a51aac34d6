DELETE FROM mails WHERE store_id IS NULL;
REVOKE INSERT ON mails FROM platform;
ALTER TABLE mails ALTER store_id SET NOT NULL;
DELETE FROM admin_users WHERE confirmed_on IS NULL;
REVOKE DELETE ON admin_users FROM platform;
DROP INDEX admin_users_email_unique, admin_users_by_email;
ALTER TABLE admin_users
  DROP CONSTRAINT admin_users_invited,
  DROP confirmed_on, DROP pending_email, DROP link_hash, DROP link_until,
  ADD CONSTRAINT admin_users_email_unique UNIQUE (email);
