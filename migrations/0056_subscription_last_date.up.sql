-- Lists of lines are sorted by the last scheduled date, which a line shows after nothing is scheduled.
CREATE INDEX subscriptions_by_last_date ON subscriptions (store_id, last_date, id);
