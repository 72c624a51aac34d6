SELECT force_tenants(false);
-- When each customer ordered last, by which their list is sorted. It has rows of its own,
-- since an order would else write the customer's row and all of its indexes; who has
-- never ordered has one too, so that the list lacks nobody.
CREATE TABLE customer_last_orders (
  customer_id bigint PRIMARY KEY,
  store_id bigint NOT NULL,
  last_order_on timestamptz NOT NULL DEFAULT 'epoch',
  FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id) ON DELETE CASCADE
) WITH (fillfactor = 80);
SELECT tenant_table('customer_last_orders'), platform_table('customer_last_orders', 'SELECT');
INSERT INTO customer_last_orders (customer_id, store_id, last_order_on)
  SELECT c.id, c.store_id, coalesce(o.last, 'epoch') FROM customers c
  LEFT JOIN (SELECT customer_id, max(order_date) AS last FROM orders WHERE placed_on IS NOT NULL GROUP BY 1) o ON o.customer_id = c.id;
CREATE INDEX customer_last_orders_by_date ON customer_last_orders (store_id, last_order_on DESC, customer_id DESC);

CREATE FUNCTION customer_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_last_orders (customer_id, store_id) VALUES (NEW.id, NEW.store_id);
  RETURN NULL;
END $$;
CREATE TRIGGER customers_last_order AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION customer_made();

-- Two orders at once leave the later date, whichever commits first. Where an order is no
-- longer the customer's, or is of an earlier date now, the others are looked at again,
-- once the row is held.
CREATE FUNCTION customer_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.placed_on IS NOT NULL AND OLD.customer_id IS NOT NULL
      AND (NEW.placed_on IS NULL OR NEW.customer_id IS DISTINCT FROM OLD.customer_id OR NEW.order_date < OLD.order_date) THEN
      PERFORM FROM customer_last_orders WHERE customer_id = OLD.customer_id AND store_id = OLD.store_id FOR UPDATE;
      UPDATE customer_last_orders SET last_order_on = coalesce((SELECT max(o.order_date) FROM orders o
        WHERE o.store_id = OLD.store_id AND o.customer_id = OLD.customer_id AND o.placed_on IS NOT NULL), 'epoch')
        WHERE customer_id = OLD.customer_id AND store_id = OLD.store_id;
    END IF;
  END IF;
  IF NEW.placed_on IS NOT NULL AND NEW.customer_id IS NOT NULL THEN
    UPDATE customer_last_orders SET last_order_on = NEW.order_date
      WHERE customer_id = NEW.customer_id AND store_id = NEW.store_id AND last_order_on < NEW.order_date;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_last_order AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.placed_on IS NOT NULL AND NEW.customer_id IS NOT NULL) EXECUTE FUNCTION customer_ordered();
CREATE TRIGGER orders_last_order_change AFTER UPDATE OF placed_on, order_date, customer_id ON orders FOR EACH ROW
  WHEN ((OLD.placed_on IS NULL, OLD.order_date, OLD.customer_id) IS DISTINCT FROM (NEW.placed_on IS NULL, NEW.order_date, NEW.customer_id)) EXECUTE FUNCTION customer_ordered();
SELECT force_tenants(true);
