-- Carts and the contact data in them are deleted some time after they end. The indexes have
-- the rows that the job looks for.
GRANT DELETE ON carts TO platform;
CREATE INDEX carts_ended ON carts (modified_on) WHERE status IN ('EXPIRED', 'ABANDONED');
CREATE INDEX carts_converted_contact ON carts (converted_on) WHERE status = 'CONVERTED' AND (email IS NOT NULL OR shipping_address IS NOT NULL);
CREATE INDEX mails_expiring ON mails (expires_on) WHERE expires_on IS NOT NULL;
SELECT force_tenants(false);
ALTER TABLE platform_checkouts DROP CONSTRAINT platform_checkouts_store_id_cart_id_fkey,
  ADD CONSTRAINT platform_checkouts_store_id_cart_id_fkey FOREIGN KEY (store_id, cart_id) REFERENCES carts (store_id, id) ON DELETE CASCADE;
SELECT force_tenants(true);
