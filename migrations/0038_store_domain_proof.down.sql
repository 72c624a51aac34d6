DROP INDEX stores_domain_proven;
UPDATE stores s SET domain = '' WHERE domain <> '' AND EXISTS (SELECT 1 FROM stores o WHERE lower(o.domain) = lower(s.domain) AND o.id < s.id);
CREATE UNIQUE INDEX stores_domain_unique ON stores (lower(domain)) WHERE domain <> '';
ALTER TABLE stores DROP COLUMN domain_token, DROP COLUMN domain_verified_on, DROP COLUMN domain_checked_on;
