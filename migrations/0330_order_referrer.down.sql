ALTER TABLE orders DROP COLUMN referrer_name;
