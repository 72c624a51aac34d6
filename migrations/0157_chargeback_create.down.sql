ALTER TABLE refunds DROP by_provider;
ALTER TABLE orders DROP chargeback_count;
DROP TABLE chargebacks;
