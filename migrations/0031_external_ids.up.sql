-- The warehouse's id of a parcel identifies one parcel of the store. A canceled parcel gives it up:
-- its units are packed again, perhaps under the same id.
--
-- Parcels that already share an id keep it, since the warehouse knows them by it. All of them but the
-- first are outside the constraint until their id changes. No response shows this, so the migration
-- stamps no row.
ALTER TABLE shipments ADD COLUMN external_shared boolean NOT NULL DEFAULT false;
SELECT force_tenants(false);
ALTER TABLE shipments DISABLE TRIGGER USER;
UPDATE shipments SET external_shared = true FROM (
    SELECT id, row_number() OVER (PARTITION BY store_id, external_shipment_id ORDER BY id) AS n FROM shipments
    WHERE external_shipment_id <> '' AND status <> 'CANCELLED') AS s
  WHERE shipments.id = s.id AND s.n > 1;
ALTER TABLE shipments ENABLE TRIGGER USER;

-- Orders that were never placed and never will be give up their id in other systems. No list shows them.
ALTER TABLE orders DISABLE TRIGGER USER;
UPDATE orders SET external_id = NULL WHERE external_id IS NOT NULL AND placed_on IS NULL
  AND (status = 'CANCELLED' OR NOT is_draft AND expires_on IS NULL
    AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = orders.id AND p.status IN ('PENDING', 'REQUIRES_ACTION')));
ALTER TABLE orders ENABLE TRIGGER USER;

CREATE UNIQUE INDEX shipments_external_unique ON shipments (store_id, external_shipment_id)
  WHERE external_shipment_id <> '' AND status <> 'CANCELLED' AND NOT external_shared;
SELECT force_tenants(true);
