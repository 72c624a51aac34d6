-- Units that edits removed from a line, and the number of dropped units (canceled, refunded
-- before shipment, removed) at which no open withdrawal waits for a unit of the line. The store
-- does not ship units below that number.
ALTER TABLE order_lines
  ADD COLUMN removed_quantity int NOT NULL DEFAULT 0,
  ADD COLUMN drop_target int NOT NULL DEFAULT 0;

SELECT force_tenants(false);
UPDATE order_lines l SET drop_target = w.target
  FROM (
    SELECT store_id, line_id, max(target) AS target
    FROM (
      SELECT r.store_id, (u.line ->> 'lineItemId')::bigint AS line_id,
        coalesce((u.line ->> 'dropped')::int, 0)
          + sum((u.line ->> 'unsent')::int) OVER (PARTITION BY r.store_id, u.line ->> 'lineItemId' ORDER BY r.id DESC) AS target
      FROM returns r CROSS JOIN LATERAL jsonb_array_elements(r.lines) AS u (line)
      WHERE r.status IN ('REQUESTED', 'APPROVED', 'IN_TRANSIT', 'RECEIVED') AND (u.line ->> 'unsent')::int > 0
    ) AS open
    GROUP BY store_id, line_id
  ) AS w
  WHERE l.store_id = w.store_id AND l.id = w.line_id;
SELECT force_tenants(true);
