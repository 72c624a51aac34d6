-- Rows that external systems know by name have a random one: a restored database gives
-- its ids out a second time, and a payment service answers for the earlier payment. A
-- row from before has no call key, and keeps the name that it had: its id.
ALTER TABLE payments ADD call_key text NOT NULL DEFAULT '', ADD capture_call_key text NOT NULL DEFAULT '';
ALTER TABLE refunds ADD call_key text NOT NULL DEFAULT '';
ALTER TABLE customers ADD call_key text NOT NULL DEFAULT '';
ALTER TABLE tax_reports ADD call_key text NOT NULL DEFAULT '';
ALTER TABLE commission_reports ADD call_key text NOT NULL DEFAULT '';
-- Rows that no program inserts, as by hand or in bulk, get one as well.
ALTER TABLE payments ALTER call_key SET DEFAULT replace(gen_random_uuid()::text, '-', '');
ALTER TABLE refunds ALTER call_key SET DEFAULT replace(gen_random_uuid()::text, '-', '');
ALTER TABLE customers ALTER call_key SET DEFAULT replace(gen_random_uuid()::text, '-', '');
ALTER TABLE tax_reports ALTER call_key SET DEFAULT replace(gen_random_uuid()::text, '-', '');
ALTER TABLE commission_reports ALTER call_key SET DEFAULT replace(gen_random_uuid()::text, '-', '');
CREATE UNIQUE INDEX payments_call_key_unique ON payments (store_id, call_key) WHERE call_key <> '';
CREATE UNIQUE INDEX refunds_call_key_unique ON refunds (store_id, call_key) WHERE call_key <> '';
