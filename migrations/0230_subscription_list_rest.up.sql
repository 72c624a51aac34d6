-- Lists of what is at rest go by when it resumes, and by why it ended.
CREATE INDEX subscriptions_by_resumption ON subscriptions (store_id, paused_until, id) WHERE paused_until IS NOT NULL;
CREATE INDEX subscriptions_by_reason ON subscriptions (store_id, cancel_reason, id) WHERE cancel_reason IS NOT NULL;
