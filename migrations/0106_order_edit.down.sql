ALTER TABLE refunds DROP CONSTRAINT refunds_overpaid_part, DROP overpaid_net, DROP overpaid_tax, DROP overpaid_shipping;
ALTER TABLE order_lines DROP on_sale;
ALTER TABLE orders DROP edited_net, DROP edited_tax, DROP edited_shipping;
