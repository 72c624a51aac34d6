DROP INDEX payments_lapsing;
CREATE INDEX payments_lapsing ON payments (authorization_expires_on) WHERE status = 'AUTHORIZED' AND authorization_expires_on IS NOT NULL;
DROP TRIGGER payments_reserve_limit ON payments;
DROP FUNCTION payments_reserved();
