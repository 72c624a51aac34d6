-- What each edit of a placed order changed, so that it counts on the day of the edit and
-- not on the day of the order: what there is afterwards less what there was before.
CREATE TABLE order_edits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  order_id bigint NOT NULL,
  edited_on timestamptz NOT NULL,
  gross numeric(20,4) NOT NULL,             -- subtotals, net of tax, before discounts
  discounts numeric(20,4) NOT NULL,
  tax numeric(20,4) NOT NULL,
  shipping numeric(20,4) NOT NULL,
  total numeric(20,4) NOT NULL,
  products jsonb NOT NULL,                  -- productId, quantity, net: those that changed
  CONSTRAINT order_edits_add_up CHECK (total = gross - discounts + tax + shipping),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id)
);
CREATE INDEX order_edits_by_order ON order_edits (order_id);
CREATE INDEX order_edits_by_day ON order_edits (store_id, edited_on);
SELECT tenant_table('order_edits');
REVOKE UPDATE, DELETE ON order_edits FROM store_app;
