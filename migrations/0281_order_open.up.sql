-- What is to be shipped and what is to be paid are counted from indexes of such orders
-- alone, and every filter of their list that may leave few of many has one.
CREATE INDEX orders_to_ship ON orders (store_id, fulfillment_status, order_date)
  WHERE placed_on IS NOT NULL AND status <> 'CANCELLED' AND fulfillment_status IN ('UNFULFILLED', 'PARTIALLY_FULFILLED', 'ON_HOLD');
CREATE INDEX orders_to_pay ON orders (store_id, payment_status)
  WHERE placed_on IS NOT NULL AND status <> 'CANCELLED' AND payment_status IN ('PENDING', 'REQUIRES_ACTION', 'PARTIALLY_PAID', 'FAILED', 'EXPIRED');
CREATE INDEX orders_by_shipping_method ON orders (store_id, shipping_method_id, order_date DESC, id DESC) WHERE placed_on IS NOT NULL;
