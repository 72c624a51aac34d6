-- Limits that are exact for any period, such as thirty in any hour, need the times
-- of the tries in it. There are never more of them than the limit.
ALTER TABLE throttles ADD COLUMN tries timestamptz[] NOT NULL DEFAULT '{}';
