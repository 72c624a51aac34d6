DROP FUNCTION network_known;
DROP FUNCTION move_tries;
DROP FUNCTION take_tries;
ALTER TABLE payments DROP COLUMN try;
