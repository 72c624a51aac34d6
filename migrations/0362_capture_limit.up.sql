-- What has been asked for of an order's authorizations is never more than what is due,
-- at the moment when it is reserved: two authorizations of one order together took more,
-- since each was compared with what was due for itself. At the commit, when the order's
-- sums are written. Afterwards less may be due, as when a transfer comes in meanwhile.
CREATE FUNCTION payments_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(p.capturing_amount) FROM payments p WHERE p.order_id = NEW.order_id) > (SELECT o.due_total FROM orders o WHERE o.id = NEW.order_id) THEN
    RAISE EXCEPTION 'order %: more is to be captured than is due', NEW.order_id USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_reserve_limit', TABLE = 'payments';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_reserve_limit AFTER UPDATE OF capturing_amount ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.capturing_amount > OLD.capturing_amount) EXECUTE FUNCTION payments_reserved();

-- The rest of an authorization of which a part was taken ends with its time, too.
DROP INDEX payments_lapsing;
CREATE INDEX payments_lapsing ON payments (authorization_expires_on) WHERE status IN ('AUTHORIZED', 'CAPTURED') AND authorized_amount > captured_amount AND authorization_expires_on IS NOT NULL;
