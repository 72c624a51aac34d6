ALTER TABLE payments DROP COLUMN return_url;
