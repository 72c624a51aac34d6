ALTER TABLE payments DROP COLUMN review;
