-- The captured amount that banks hold or took back, for lists, totals and exports (Order.AddUp).
SELECT force_tenants(false);
ALTER TABLE orders ADD COLUMN disputed_total numeric(20,4) NOT NULL DEFAULT 0;
UPDATE orders o SET disputed_total = d.amount
FROM (
  SELECT order_id, sum(least(disputed, captured_amount)) AS amount FROM (
    SELECT c.order_id, p.captured_amount, sum(c.amount) AS disputed
    FROM chargebacks c JOIN payments p ON p.id = c.payment_id
    WHERE NOT c.is_inquiry AND c.status <> 'WON' GROUP BY c.order_id, p.id, p.captured_amount
  ) by_payment GROUP BY order_id
) d WHERE o.id = d.order_id;
CREATE INDEX chargebacks_by_date ON chargebacks (store_id, reported_on, id);
CREATE INDEX chargebacks_by_modified ON chargebacks (store_id, modified_on, id);
SELECT tracked_table('chargebacks');
SELECT force_tenants(true);
