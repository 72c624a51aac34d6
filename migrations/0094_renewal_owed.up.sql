-- The order of a renewal that is owed: it was placed while the bank was still at its
-- payment, which failed late, and is tried again. The slot stays charged: its cycle
-- counts.
SELECT force_tenants(false);
ALTER TABLE renewals
  ADD owed_on timestamptz,                          -- since when it is
  ADD collecting boolean NOT NULL DEFAULT false,    -- a payment of the order is under way
  ADD CONSTRAINT renewals_owed CHECK (status = 'CHARGED' OR owed_on IS NULL AND NOT collecting);
SELECT force_tenants(true);
