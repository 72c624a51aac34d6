ALTER TABLE payments DROP call_key, DROP capture_call_key;
ALTER TABLE refunds DROP call_key;
ALTER TABLE customers DROP call_key;
ALTER TABLE tax_reports DROP call_key;
ALTER TABLE commission_reports DROP call_key;
