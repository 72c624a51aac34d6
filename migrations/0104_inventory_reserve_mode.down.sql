SELECT 1; -- what was set had no effect
