-- Stock that carts hold, where the store reserves it when something is put into one:
-- what of it, and until when. It is part of what stocks count as reserved.
ALTER TABLE carts
  ADD reserved jsonb NOT NULL DEFAULT '[]', -- variantId, quantity
  ADD reserved_until timestamptz,
  ADD CONSTRAINT carts_reserved_ends CHECK ((reserved = '[]') = (reserved_until IS NULL));
CREATE INDEX carts_reserved ON carts (store_id, reserved_until) WHERE reserved_until IS NOT NULL;
