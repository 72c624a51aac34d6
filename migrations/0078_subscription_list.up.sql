-- Every sort key of the lists of subscriptions, and every filter that can leave few
-- of many rows, has an index: a page costs the same however many there are.
CREATE INDEX subscriptions_by_next ON subscriptions (store_id, (COALESCE(next_date, 'infinity'::date)), id);
CREATE INDEX subscriptions_by_next_down ON subscriptions (store_id, (COALESCE(next_date, '-infinity'::date)) DESC, id DESC);
CREATE INDEX subscriptions_by_modified ON subscriptions (store_id, modified_on, id);
CREATE INDEX subscriptions_by_status ON subscriptions (store_id, status, id);
CREATE INDEX subscriptions_in_dunning ON subscriptions (store_id, dunning_state, id) WHERE dunning_state <> 'NONE';
CREATE INDEX subscriptions_by_failure ON subscriptions (store_id, last_failure_code, id) WHERE last_failure_code <> '';
CREATE INDEX subscriptions_by_retry ON subscriptions (store_id, retry_on, id) WHERE retry_on IS NOT NULL;
CREATE INDEX subscriptions_to_be_due ON subscriptions (store_id, next_date, id) WHERE status = 'ACTIVE';
CREATE INDEX subscriptions_to_be_cancelled ON subscriptions (store_id, id) WHERE cancel_at_period_end;
CREATE INDEX subscriptions_by_card ON subscriptions (store_id, customer_payment_method_id, id) WHERE customer_payment_method_id IS NOT NULL;
CREATE INDEX renewals_by_failure ON renewals (store_id, failure_class, subscription_id) WHERE failure_class <> '';
CREATE INDEX renewals_open ON renewals (store_id, status, subscription_id) WHERE status IN ('PROCESSING', 'RETRYING', 'WAITING_FOR_STOCK', 'WAITING_FOR_CUSTOMER');
CREATE INDEX subscription_items_by_sku ON subscription_items (store_id, sku, subscription_id) WHERE removed_on IS NULL;
CREATE INDEX subscription_items_by_search ON subscription_items USING gin (lower(sku) gin_trgm_ops) WHERE removed_on IS NULL;
-- A card is good until the end of its month: the months since the year 0.
ALTER TABLE customer_payment_methods ADD expiry_months int GENERATED ALWAYS AS (expiry_year::int * 12 + expiry_month::int) STORED;
CREATE INDEX customer_payment_methods_by_expiry ON customer_payment_methods (store_id, expiry_months) WHERE expiry_months IS NOT NULL;
