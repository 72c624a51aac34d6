-- Ranges of dates: what was created, and what renews next, in whatever status.
CREATE INDEX subscriptions_by_created ON subscriptions (store_id, created_on, id);
CREATE INDEX subscriptions_by_next_date ON subscriptions (store_id, next_date, id) WHERE next_date IS NOT NULL;
