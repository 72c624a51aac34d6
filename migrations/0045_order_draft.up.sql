-- A draft is an administrator's; an order that a checkout has not placed, or
-- could not charge, is none, whoever made it.
ALTER TABLE orders ADD is_draft boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT orders_draft_unplaced CHECK (NOT is_draft OR status IN ('DRAFT', 'CANCELLED'));
DROP INDEX orders_drafts;
CREATE INDEX orders_drafts ON orders (store_id, id) WHERE status = 'DRAFT' AND is_draft;
