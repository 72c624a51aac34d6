-- What an event changed, in words, for the history of its object.
ALTER TABLE webhook_events ADD note text NOT NULL DEFAULT '';
