-- A person's data: evidence of consent, reasons of statuses, and the erasure of guests.

-- The consent to marketing e-mails and its withdrawal; null means the customer never consented.
-- accepts_marketing_on stays the consent that is in force.
ALTER TABLE customers ADD COLUMN marketing_consent jsonb,
  ADD COLUMN status_history jsonb NOT NULL DEFAULT '[]'; -- status, reason and time of each change

-- The content of a document without what tax law does not require of its buyer: e-mail address,
-- phone numbers and the buyer's note. An erasure stores it; invoices_kept refuses every other update.
CREATE FUNCTION invoice_without_contact(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(jsonb_set(jsonb_set(jsonb_set(content, '{buyer,email}', '""', false), '{note}', '""', false),
    '{buyer,billingAddress,phoneNumber}', 'null', false), '{buyer,shippingAddress,phoneNumber}', 'null', false)
$$;
CREATE FUNCTION invoice_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a document is never changed, except that an erasure removes contact data' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER invoices_kept BEFORE UPDATE ON invoices FOR EACH ROW
  WHEN (NEW.content IS DISTINCT FROM OLD.content AND NEW.content IS DISTINCT FROM invoice_without_contact(OLD.content)) EXECUTE FUNCTION invoice_kept();
GRANT UPDATE (content) ON invoices TO store_app;
SELECT platform_table('invoices', 'SELECT'); -- lists of orders look up whole invoice numbers

-- The parts of an order's addresses that callers know it by, in lower case, one a line; of phone
-- numbers the digits.
CREATE TABLE order_contacts (
  store_id bigint NOT NULL,
  id bigint NOT NULL,                       -- the order's
  search text NOT NULL,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, id) REFERENCES orders (store_id, id)
);
CREATE INDEX order_contacts_by_search ON order_contacts USING gin (search gin_trgm_ops);
SELECT tenant_table('order_contacts'), platform_table('order_contacts', 'SELECT');
CREATE FUNCTION address_contact(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(concat_ws(E'\n', address ->> 'company', address ->> 'streetLine1', address ->> 'streetLine2', address ->> 'postalCode',
    regexp_replace(address ->> 'phoneNumber', '[^0-9]', '', 'g')))
$$;
CREATE FUNCTION order_contact_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_contacts (store_id, id, search)
    VALUES (NEW.store_id, NEW.id, address_contact(NEW.shipping_address) || E'\n' || address_contact(NEW.billing_address))
    ON CONFLICT (store_id, id) DO UPDATE SET search = excluded.search;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_contact AFTER INSERT ON orders FOR EACH ROW
  WHEN (NEW.shipping_address IS NOT NULL OR NEW.billing_address IS NOT NULL) EXECUTE FUNCTION order_contact_written();
CREATE TRIGGER orders_contact_change AFTER UPDATE ON orders FOR EACH ROW
  WHEN (OLD.shipping_address IS DISTINCT FROM NEW.shipping_address OR OLD.billing_address IS DISTINCT FROM NEW.billing_address) EXECUTE FUNCTION order_contact_written();

SELECT force_tenants(false);
ALTER TABLE customers DISABLE TRIGGER USER;
UPDATE customers SET marketing_consent = jsonb_build_object('acceptedOn', to_char(accepts_marketing_on AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'source', 'UNKNOWN')
  WHERE accepts_marketing_on IS NOT NULL;
ALTER TABLE customers ENABLE TRIGGER USER;
INSERT INTO order_contacts (store_id, id, search)
  SELECT store_id, id, address_contact(shipping_address) || E'\n' || address_contact(billing_address) FROM orders
  WHERE shipping_address IS NOT NULL OR billing_address IS NOT NULL;
UPDATE invoices i SET content = invoice_without_contact(i.content) FROM orders o
  WHERE o.store_id = i.store_id AND o.id = i.order_id AND o.email LIKE 'erased-%@erased.invalid';
ANALYZE order_contacts;
SELECT force_tenants(true);
