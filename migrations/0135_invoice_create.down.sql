ALTER TABLE orders DROP invoiced_on;
DROP TABLE invoices;
