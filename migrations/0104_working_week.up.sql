-- A line of a prepaid plan pays for several deliveries with one charge. Documents, mails and responses show
-- their number and the price of each. Lines of earlier orders keep NULL: nothing recorded their prices.
ALTER TABLE order_lines ADD COLUMN delivery_prices jsonb;
COMMENT ON COLUMN order_lines.delivery_prices IS 'prices of one unit by delivery, in order; NULL means that the line pays for at most one delivery';

-- Repeated pauses evaded the limit of the store, because each pause counted from its first day.
ALTER TABLE subscriptions ADD COLUMN paused_days integer NOT NULL DEFAULT 0 CHECK (paused_days >= 0);
COMMENT ON COLUMN subscriptions.paused_days IS 'days of requested pauses that ended since the last charge';

-- A subscription whose renewals stop leaves the revenue, and counts as churn on that day.
ALTER TABLE subscriptions ADD COLUMN gave_up_on timestamptz;
COMMENT ON COLUMN subscriptions.gave_up_on IS 'when renewals stopped because they could not be paid; NULL after a later charge or reactivation';

SELECT force_tenants(false);
-- The history tells when renewals stopped. A canceled subscription keeps no sign of whether it had stopped. No response
-- shows the column, so the rows do not count as changed.
ALTER TABLE subscriptions DISABLE TRIGGER USER;
UPDATE subscriptions s SET gave_up_on = coalesce(
    (SELECT max(h.created_on) FROM subscription_history_entries h
      WHERE h.store_id = s.store_id AND h.subscription_id = s.id AND h.action = 'subscription.renewals_exhausted'), s.last_failed_on, s.modified_on)
  WHERE s.status = 'TERMINAL_FAILED';
ALTER TABLE subscriptions ENABLE TRIGGER USER;
SELECT force_tenants(true);
