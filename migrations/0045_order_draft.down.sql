DROP INDEX orders_drafts;
CREATE INDEX orders_drafts ON orders (store_id, id) WHERE status = 'DRAFT' AND cart_id IS NULL;
ALTER TABLE orders DROP is_draft;
