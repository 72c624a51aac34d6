-- The names of account types in other languages: languageCode, name.
ALTER TABLE account_types ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
