-- What edits took off an order in all, and the parts of refunds that give back what
-- was paid too much: they are split by it, and never over lines.
ALTER TABLE orders
  ADD edited_net numeric(20,4) NOT NULL DEFAULT 0,
  ADD edited_tax numeric(20,4) NOT NULL DEFAULT 0,
  ADD edited_shipping numeric(20,4) NOT NULL DEFAULT 0;
ALTER TABLE order_lines ADD on_sale boolean NOT NULL DEFAULT false; -- its price was reduced
ALTER TABLE refunds
  ADD overpaid_net numeric(20,4) NOT NULL DEFAULT 0,
  ADD overpaid_tax numeric(20,4) NOT NULL DEFAULT 0,
  ADD overpaid_shipping numeric(20,4) NOT NULL DEFAULT 0,
  ADD CONSTRAINT refunds_overpaid_part CHECK (overpaid_net BETWEEN 0 AND subtotal AND overpaid_tax BETWEEN 0 AND tax_total AND overpaid_shipping BETWEEN 0 AND shipping_total);
