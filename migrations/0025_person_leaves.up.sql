-- The carts of orders that still have data about their buyer, in any part. An older program looks
-- for fewer parts, and its index carts_converted_contact goes with a later release.
CREATE INDEX carts_contact_kept ON carts (converted_on) WHERE status = 'CONVERTED'
  AND (email IS NOT NULL OR shipping_address IS NOT NULL OR billing_address IS NOT NULL OR notes IS NOT NULL
    OR custom_fields <> '[]' OR marketing_consent IS NOT NULL);
