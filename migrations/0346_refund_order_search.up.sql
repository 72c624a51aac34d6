SELECT force_tenants(false);
-- A list of refunds by a text that very many orders have reads what their orders are found
-- by with them, and no order for each: 12,000 of them took 90 ms. The text is erased and
-- corrected with the order's.
ALTER TABLE refunds ADD order_search text NOT NULL DEFAULT '';

ALTER TABLE refunds DISABLE TRIGGER USER; -- no answer and no event says anything else because of it
UPDATE refunds r SET order_search = o.search FROM orders o WHERE o.id = r.order_id;
ALTER TABLE refunds ENABLE TRIGGER USER;

CREATE FUNCTION refund_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search INTO STRICT NEW.order_search FROM orders WHERE id = NEW.order_id;
  RETURN NEW;
END $$;
CREATE TRIGGER order_search BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION refund_made();

CREATE FUNCTION refunded_order_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refunds SET order_search = NEW.search WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_search AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION refunded_order_renamed();
SELECT force_tenants(true);
