ALTER TABLE products DROP choices;
