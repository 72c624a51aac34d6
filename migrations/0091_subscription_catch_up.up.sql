-- Renewals up to this day are still to be left out: a store that was closed for long
-- has more of them than one transaction takes.
ALTER TABLE subscriptions ADD catch_up_to date;
