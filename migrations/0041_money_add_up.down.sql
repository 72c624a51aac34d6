ALTER TABLE refunds
  DROP CONSTRAINT refunds_not_negative,
  DROP CONSTRAINT refunds_amount_check,
  ADD CONSTRAINT refunds_amount_check CHECK (amount > 0) NOT VALID;
ALTER TABLE orders DROP CONSTRAINT orders_not_negative;
ALTER TABLE order_lines DROP CONSTRAINT order_lines_not_negative, DROP CONSTRAINT order_lines_gross_adds_up, DROP line_gross;
