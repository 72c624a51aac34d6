-- Where a payment provider's own review for fraud is; empty: it has made none.
ALTER TABLE payments ADD review text NOT NULL DEFAULT '' CHECK (review IN ('', 'OPEN', 'APPROVED', 'CLOSED'));
