-- Few subscriptions are not active, and lists of them come by the next renewal as well.
CREATE INDEX subscriptions_at_rest_by_next ON subscriptions (store_id, status, (COALESCE(next_date, 'infinity'::date)), id) WHERE status <> 'ACTIVE';
CREATE INDEX subscriptions_at_rest_by_next_down ON subscriptions (store_id, status, (COALESCE(next_date, '-infinity'::date)) DESC, id DESC) WHERE status <> 'ACTIVE';
