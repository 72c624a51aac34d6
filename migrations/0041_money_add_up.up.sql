-- What is paid for a line, by itself: what the buyer was shown and the taxes on
-- top of it. Net and tax are worked out apart from it and have to come to it.
ALTER TABLE order_lines ADD line_gross numeric(20,4);
ALTER TABLE order_lines NO FORCE ROW LEVEL SECURITY; -- else its owner would see no rows
UPDATE order_lines SET line_gross = line_total + line_tax;
ALTER TABLE order_lines
  FORCE ROW LEVEL SECURITY,
  ALTER line_gross SET NOT NULL,
  ADD CONSTRAINT order_lines_gross_adds_up CHECK (line_gross = line_total + line_tax),
  ADD CONSTRAINT order_lines_not_negative CHECK (line_subtotal >= 0 AND line_discount >= 0 AND line_total >= 0 AND line_tax >= 0);
ALTER TABLE orders
  ADD CONSTRAINT orders_not_negative CHECK (subtotal >= 0 AND discount_total >= 0 AND shipping_total >= 0 AND tax_total >= 0);
-- Units that cost nothing come back without money.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_amount_check,
  ADD CONSTRAINT refunds_amount_check CHECK (amount >= 0),
  ADD CONSTRAINT refunds_not_negative CHECK (subtotal >= 0 AND tax_total >= 0 AND shipping_total >= 0);
