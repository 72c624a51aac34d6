-- What happened to a subscription and who did it. Webhook events tell the same, and
-- are gone after months; a subscription runs for years. Entries are never changed,
-- except that a customer who is erased takes what was written by hand with them.
CREATE TABLE subscription_history_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  subscription_id bigint NOT NULL,
  command_id uuid NOT NULL,                 -- of the request: the same one again finds what it did
  event_type text NOT NULL DEFAULT '',      -- the webhook event that told of it; empty without one
  action text NOT NULL,
  actor_kind text NOT NULL,
  actor_id bigint NOT NULL,
  message text NOT NULL,
  reason text,                              -- as somebody wrote it
  cutoff_overridden boolean NOT NULL DEFAULT false, -- an administrator did it inside the plan's cutoff
  order_id bigint,
  UNIQUE (store_id, id),
  FOREIGN KEY (store_id, subscription_id) REFERENCES subscriptions (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX subscription_history_entries_by_subscription ON subscription_history_entries (subscription_id, id DESC);
CREATE INDEX subscription_history_entries_by_command ON subscription_history_entries (subscription_id, command_id);
SELECT tenant_table('subscription_history_entries');
