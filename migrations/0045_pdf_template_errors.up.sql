-- The error of the last document that a store's template could not print, as mail templates have
-- it. The service printed the platform's own template instead.
ALTER TABLE pdf_templates ADD COLUMN last_error text, ADD COLUMN last_failed_on timestamptz;
