ALTER TABLE checkout_links DROP customer_id;
