SELECT force_tenants(false);
-- What carts hold is for sale again: the version before would never release it.
WITH held AS (
  SELECT c.store_id, r."variantId" AS variant_id, sum(r.quantity)::int AS quantity
  FROM carts c CROSS JOIN LATERAL jsonb_to_recordset(c.reserved) AS r("variantId" bigint, quantity int) WHERE c.reserved_until IS NOT NULL GROUP BY 1, 2
), given AS (
  UPDATE stocks s SET reserved = s.reserved - h.quantity FROM held h WHERE s.variant_id = h.variant_id
  RETURNING s.store_id, s.variant_id, s.on_hand, s.reserved, h.quantity
)
INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, command_id, actor_kind, actor_id)
SELECT store_id, now(), variant_id, 'RELEASED', 0, -quantity, on_hand, reserved, gen_random_uuid(), 'SYSTEM', 0 FROM given;
ALTER TABLE carts DROP COLUMN reserved_until, DROP COLUMN reserved;
UPDATE stores SET settings = jsonb_set(settings, '{inventoryReserveMode}', '"AT_PAYMENT"') WHERE settings->>'inventoryReserveMode' <> 'AT_PAYMENT';
SELECT force_tenants(true);
