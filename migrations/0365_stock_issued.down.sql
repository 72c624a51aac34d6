DROP INDEX order_lines_to_issue;
ALTER TABLE order_lines DROP issued_quantity;
