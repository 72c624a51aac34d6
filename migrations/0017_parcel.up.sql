-- A count may be below what is reserved: the policy DENY limits sales, not facts. No sale
-- reserves more than is on hand. A variant that begins to be tracked reserves its open orders
-- before.
ALTER TABLE stocks DROP CONSTRAINT stocks_reserved_covered;
CREATE FUNCTION refuse_oversold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE check_violation USING MESSAGE = 'more would be reserved than is on hand', CONSTRAINT = 'stocks_reserved_covered';
END $$;
CREATE TRIGGER stocks_oversold BEFORE UPDATE ON stocks FOR EACH ROW
  WHEN (NEW.tracked AND OLD.tracked AND NEW.policy = 'DENY' AND NEW.reserved > OLD.reserved
    AND NEW.reserved - NEW.on_hand > greatest(0, OLD.reserved - OLD.on_hand))
  EXECUTE FUNCTION refuse_oversold();

-- Units of a canceled order that never left are written off, not shipped.
ALTER TABLE stock_movements
  DROP CONSTRAINT stock_movements_kind_check,
  ADD CONSTRAINT stock_movements_kind_check
    CHECK (kind IN ('OPENED', 'ADJUSTED', 'RESERVED', 'RELEASED', 'SHIPPED', 'UNSHIPPED', 'RESTOCKED', 'UNSTOCKED', 'WRITTEN_OFF'));

-- The buyer hears once that a parcel has left, that it waits for pickup, and that it was
-- delivered. Parcels of before count as announced.
ALTER TABLE shipments
  ADD COLUMN departure_told boolean NOT NULL DEFAULT true,
  ADD COLUMN pickup_told boolean NOT NULL DEFAULT false;
ALTER TABLE shipments ALTER COLUMN departure_told SET DEFAULT false;
