-- When a copy of the mail was sent instead. A bulk retry leaves such mails out, so no mail is sent twice.
ALTER TABLE mails ADD COLUMN resent_on timestamptz;
-- The attempts made before the last retry. The delays start again, and attempts counts on.
ALTER TABLE mails ADD COLUMN earlier_attempts int NOT NULL DEFAULT 0;
