DROP TRIGGER stamp ON products;
ALTER TABLE products DROP COLUMN modified_tx;
