-- The secret of an app token before its latest rotation, and until when it works.
ALTER TABLE app_tokens
  ADD COLUMN previous_hash bytea CONSTRAINT app_tokens_previous_hash_unique UNIQUE,
  ADD COLUMN previous_secret_expires_on timestamptz,
  ADD CONSTRAINT app_tokens_previous_secret CHECK ((previous_hash IS NULL) = (previous_secret_expires_on IS NULL));
