SELECT 1; -- statistics are as good for what was there before
