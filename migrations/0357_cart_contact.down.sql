ALTER TABLE payments DROP link_id;
ALTER TABLE orders DROP contact_link_id;
ALTER TABLE carts DROP contact_by;
-- Without the column a session would be a link that makes sessions.
SELECT force_tenants(false);
DELETE FROM checkout_links WHERE is_session;
SELECT force_tenants(true);
ALTER TABLE checkout_links DROP is_session;
