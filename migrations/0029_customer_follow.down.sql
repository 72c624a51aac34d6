DROP TRIGGER stamp ON customers;
ALTER TABLE customers DROP COLUMN modified_tx, DROP COLUMN search;
