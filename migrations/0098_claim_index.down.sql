DROP INDEX test_clocks_moving;
CREATE INDEX test_clocks_moving ON test_clocks (claimed_until) WHERE target IS NOT NULL;
