DROP TRIGGER refunds_search ON orders;
DROP FUNCTION refunded_order_renamed();
DROP TRIGGER order_search ON refunds;
DROP FUNCTION refund_made();
ALTER TABLE refunds DROP order_search;
