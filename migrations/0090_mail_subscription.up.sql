SELECT force_tenants(false);
-- What a mail about a subscription tells, and of which slot: the outbox takes it once.
-- The occasion tells those of one slot apart: the attempt that failed, the day that
-- a reminder is for, the version of the subscription that a change made.
ALTER TABLE mails
  ADD subscription_id bigint,
  ADD subscription_slot int,
  ADD occasion text NOT NULL DEFAULT '',
  ADD CONSTRAINT mails_subscription CHECK ((subscription_id IS NULL) = (subscription_slot IS NULL)),
  ADD FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id);
CREATE UNIQUE INDEX mails_subscription_unique ON mails (subscription_id, subscription_slot, kind, occasion) WHERE subscription_id IS NOT NULL;
SELECT force_tenants(true);
