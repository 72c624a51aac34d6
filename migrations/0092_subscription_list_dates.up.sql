-- What renews next within a range of dates, in whatever status.
CREATE INDEX subscriptions_by_next_date ON subscriptions (store_id, next_date, id) WHERE next_date IS NOT NULL;
