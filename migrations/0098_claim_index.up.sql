-- What is being moved and nobody is at is found by an index, however many clocks there are.
DROP INDEX test_clocks_moving;
CREATE INDEX test_clocks_moving ON test_clocks ((COALESCE(claimed_until, '-infinity'::timestamptz)), id) WHERE target IS NOT NULL;
