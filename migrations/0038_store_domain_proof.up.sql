-- A store proves that its domain is its own by publishing the token there. Only
-- then do mails link to it and come from it.
ALTER TABLE stores
  ADD domain_token text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  ADD domain_verified_on timestamptz,
  ADD domain_checked_on timestamptz,  -- when the token was last seen there
  ADD CONSTRAINT stores_domain_proof CHECK (
    (domain_verified_on IS NULL) = (domain_checked_on IS NULL) AND (domain_verified_on IS NULL OR domain <> ''));
-- Any store may name a domain, so that nobody keeps it from its owner; one has proven it.
DROP INDEX stores_domain_unique;
CREATE UNIQUE INDEX stores_domain_proven ON stores (lower(domain)) WHERE domain_verified_on IS NOT NULL;
