-- What the author of an import was allowed to do when they requested it: a line may do no more. Files
-- that were accepted before are processed as they would have been.
ALTER TABLE transfers ADD COLUMN permissions jsonb NOT NULL DEFAULT '["*"]';
