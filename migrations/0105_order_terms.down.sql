ALTER TABLE order_lines DROP own_price, DROP rates;
ALTER TABLE orders DROP terms, DROP last_command_id;
