-- The mode under which a payment began decides when its authorization is captured. Before, the present
-- settings decided: a change to AUTOMATIC forgot the money of orders that shipped afterwards. Empty means
-- that an earlier program began the payment; then the present settings decide.
ALTER TABLE payments
  ADD COLUMN capture_mode text NOT NULL DEFAULT ''
    CONSTRAINT payments_capture_mode CHECK (capture_mode IN ('', 'AUTOMATIC', 'ON_FULFILLMENT', 'MANUAL'));

SELECT force_tenants(false);
-- An authorization under today's AUTOMATIC began under another mode. It is captured when its goods ship.
UPDATE payments p SET capture_mode = CASE WHEN p.auto_capture THEN 'AUTOMATIC' WHEN m.mode = 'AUTOMATIC' THEN 'ON_FULFILLMENT' ELSE m.mode END
  FROM (
    SELECT v.store_id, v.id, coalesce(v.capture_mode, s.settings ->> 'captureMode', '') AS mode
    FROM payment_providers v JOIN stores s ON s.id = v.store_id
  ) AS m
  WHERE m.store_id = p.store_id AND m.id = p.payment_provider_id AND p.status IN ('PENDING', 'REQUIRES_ACTION', 'AUTHORIZED', 'CAPTURED')
    AND (p.status IN ('PENDING', 'REQUIRES_ACTION') OR p.authorized_amount > p.captured_amount);
SELECT force_tenants(true);
