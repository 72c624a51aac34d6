-- The alternative texts of media files in other languages: languageCode, altText.
ALTER TABLE media ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
