-- The names of options, of their values, and of variants in other languages: languageCode, name.
ALTER TABLE product_options ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE product_option_values ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
ALTER TABLE variants ADD COLUMN translations jsonb NOT NULL DEFAULT '[]';
