-- What an order's payments and refunds add up to is kept in its row, in the commit that
-- changes them (Order.AddUp): a list reads no ledgers, and totals read each order once.
SELECT force_tenants(false);
ALTER TABLE orders
  ADD COLUMN paid_total numeric(20,4) NOT NULL DEFAULT 0,
  ADD COLUMN refunded_total numeric(20,4) NOT NULL DEFAULT 0,
  ADD COLUMN due_total numeric(20,4) NOT NULL DEFAULT 0 CHECK (due_total >= 0);
UPDATE orders o SET paid_total = coalesce(p.captured, 0), refunded_total = coalesce(r.refunded, 0),
    due_total = CASE WHEN o.status = 'CANCELLED' THEN 0 ELSE greatest(o.grand_total - coalesce(p.captured, 0) + coalesce(r.excess, 0), 0) END
  FROM orders k
    LEFT JOIN (SELECT order_id, sum(captured_amount) AS captured FROM payments GROUP BY order_id) p ON p.order_id = k.id
    LEFT JOIN (SELECT order_id, sum(amount) AS refunded, sum(overpaid_net + overpaid_tax + overpaid_shipping) AS excess
      FROM refunds WHERE status NOT IN ('FAILED', 'VOIDED') GROUP BY order_id) r ON r.order_id = k.id
  WHERE o.id = k.id;
SELECT force_tenants(true);
