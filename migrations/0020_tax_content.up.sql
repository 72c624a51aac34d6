-- A report of an order's charges stores a hash of its content. An edit that changes the address,
-- the date or the goods but no sum is then reported as well.
ALTER TABLE tax_reports ADD COLUMN content text NOT NULL DEFAULT ''; -- empty means that it was not stored
