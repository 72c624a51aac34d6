DROP INDEX mails_subscription_unique;
ALTER TABLE mails
  DROP CONSTRAINT mails_subscription,
  DROP subscription_id,
  DROP subscription_slot,
  DROP occasion;
