ALTER TABLE throttles DROP COLUMN tries;
