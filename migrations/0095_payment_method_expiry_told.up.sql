-- For which expiry the customer of a card was told that it expires: months since the
-- year 0, as expiry_months has them. Another expiry is told of anew.
ALTER TABLE customer_payment_methods ADD expiry_told int;
CREATE INDEX customer_payment_methods_untold ON customer_payment_methods (store_id, expiry_months, id)
  WHERE is_active AND expiry_months IS NOT NULL AND expiry_told IS DISTINCT FROM expiry_months;
GRANT SELECT (is_active, expiry_months, expiry_told) ON customer_payment_methods TO platform;
