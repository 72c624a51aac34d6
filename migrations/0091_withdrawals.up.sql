-- Withdrawals from contracts, as their buyers declared them. A request by order number and e-mail address
-- waits in order_lookups until a job finds the order.
SELECT force_tenants(false);
CREATE TABLE withdrawal_declarations (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  order_id bigint NOT NULL,
  return_id bigint NOT NULL,
  declared_on timestamptz NOT NULL,         -- to the second
  lines jsonb NOT NULL,                     -- lines of the order with their units
  hash bytea NOT NULL,                      -- SHA-256 over what, who and when
  PRIMARY KEY (store_id, id),
  CONSTRAINT withdrawal_declarations_return_unique UNIQUE (store_id, return_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id),
  FOREIGN KEY (store_id, return_id) REFERENCES returns (store_id, id)
);
SELECT tenant_table('withdrawal_declarations');
REVOKE UPDATE, DELETE ON withdrawal_declarations FROM store_app;
CREATE FUNCTION withdrawal_declaration_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a declared withdrawal is never changed or deleted' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER withdrawal_declarations_kept BEFORE UPDATE OR DELETE ON withdrawal_declarations FOR EACH ROW EXECUTE FUNCTION withdrawal_declaration_kept();
ALTER TABLE order_lookups ADD COLUMN withdrawn_on timestamptz; -- null means that the buyer requests a link only
SELECT force_tenants(true);
