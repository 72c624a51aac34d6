-- A checkout link is known to whoever made it and to whoever opens it. Each page that opens
-- it gets a session of its own, and the cart records who entered the buyer's data.
ALTER TABLE checkout_links ADD is_session boolean NOT NULL DEFAULT false;

-- For each member the id of the checkout link or session that entered it; absent: the cart's
-- own token, or the customer's account.
ALTER TABLE carts ADD contact_by jsonb NOT NULL DEFAULT '{}';

-- The link or session that entered an order's contact data, or paid. 0: the cart's own token
-- or the customer's account; -1: none of them.
ALTER TABLE orders ADD contact_link_id bigint NOT NULL DEFAULT 0;
ALTER TABLE payments ADD link_id bigint NOT NULL DEFAULT 0;

-- Assistants pay for nothing: a person has paid for the orders of guests' carts that they
-- filled, by a checkout link. Their cart tokens read an order for 30 days.
SELECT force_tenants(false);
ALTER TABLE orders DISABLE TRIGGER USER;
ALTER TABLE payments DISABLE TRIGGER USER;
UPDATE orders SET contact_link_id = -1 WHERE source = 'MCP' AND customer_id IS NULL AND created_on > now() - interval '31 days';
UPDATE payments p SET link_id = -1 FROM orders o WHERE o.store_id = p.store_id AND o.id = p.order_id AND o.contact_link_id = -1;
ALTER TABLE orders ENABLE TRIGGER USER;
ALTER TABLE payments ENABLE TRIGGER USER;
SELECT force_tenants(true);
