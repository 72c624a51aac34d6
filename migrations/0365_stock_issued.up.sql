-- Units of goods without shipping leave the stock once their order is paid. Until now they
-- stayed reserved for ever, and a count of the stock subtracted them a second time.
SELECT force_tenants(false);
ALTER TABLE order_lines ADD issued_quantity int NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_lines_issued_limit CHECK (issued_quantity BETWEEN 0 AND quantity);

-- Lines whose units still wait to leave the stock.
CREATE INDEX order_lines_to_issue ON order_lines (store_id, variant_id, order_id)
  WHERE NOT requires_shipping AND track_inventory AND quantity > cancelled_quantity + released_quantity + issued_quantity;

-- The stock that orders still hold for such lines, oldest first: a canceled order releases
-- it, a paid one hands it over. Where the variant was counted after the order was paid, the
-- count has taken the units out already. Backordered units that are not on hand stay reserved.
DO $$
DECLARE
  held record;
  counted boolean;
  there record;
BEGIN
  FOR held IN
    SELECT l.id, l.store_id, l.order_id, l.variant_id, o.status, coalesce(o.completed_on, o.placed_on) AS paid_on,
      l.quantity - l.cancelled_quantity - l.released_quantity - l.issued_quantity AS quantity
    FROM order_lines l
    JOIN orders o ON o.store_id = l.store_id AND o.id = l.order_id
    WHERE NOT l.requires_shipping AND l.track_inventory AND l.variant_id IS NOT NULL AND o.placed_on IS NOT NULL
      AND (o.status = 'CANCELLED' OR o.status IN ('OPEN', 'COMPLETED') AND o.due_total = 0 AND o.payment_status <> 'CHARGEBACK')
    ORDER BY l.store_id, l.order_id, l.id
  LOOP
    IF held.status = 'CANCELLED' THEN -- what is left of it, by its movements
      SELECT coalesce(sum(reserved_change), 0) INTO held.quantity FROM stock_movements
        WHERE store_id = held.store_id AND order_id = held.order_id AND variant_id = held.variant_id;
    END IF;
    CONTINUE WHEN held.quantity <= 0;
    SELECT on_hand, reserved, tracked INTO there FROM stocks WHERE store_id = held.store_id AND variant_id = held.variant_id FOR UPDATE;
    CONTINUE WHEN NOT FOUND OR there.reserved < held.quantity;
    counted := held.status = 'CANCELLED' OR NOT there.tracked OR EXISTS (SELECT FROM stock_movements s
      WHERE s.store_id = held.store_id AND s.variant_id = held.variant_id AND s.reason = 'COUNTED' AND s.created_on > held.paid_on);
    CONTINUE WHEN NOT counted AND there.on_hand < held.quantity;
    UPDATE stocks SET reserved = reserved - held.quantity, on_hand = on_hand - CASE WHEN counted THEN 0 ELSE held.quantity END
      WHERE store_id = held.store_id AND variant_id = held.variant_id RETURNING on_hand, reserved INTO there.on_hand, there.reserved;
    INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, order_id, command_id, actor_kind, actor_id)
      VALUES (held.store_id, now(), held.variant_id, CASE WHEN counted THEN 'RELEASED' ELSE 'SHIPPED' END, CASE WHEN counted THEN 0 ELSE -held.quantity END,
        -held.quantity, there.on_hand, there.reserved, held.order_id, gen_random_uuid(), 'SYSTEM', 0);
    IF held.status <> 'CANCELLED' THEN
      UPDATE order_lines SET issued_quantity = issued_quantity + held.quantity WHERE store_id = held.store_id AND id = held.id;
    END IF;
  END LOOP;
END $$;
-- Nothing of a canceled order waits.
UPDATE order_lines l SET released_quantity = l.quantity - l.cancelled_quantity
FROM orders o
WHERE o.store_id = l.store_id AND o.id = l.order_id AND o.status = 'CANCELLED' AND NOT l.requires_shipping AND l.track_inventory
  AND l.released_quantity < l.quantity - l.cancelled_quantity;
SELECT force_tenants(true);
