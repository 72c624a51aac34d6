DROP TABLE checkout_links;
ALTER TABLE carts DROP notes, DROP custom_fields, DROP return_url, DROP cancel_url;
