-- What an order was priced by, so that an edit prices what it changes and nothing
-- else; null for orders that were placed before it was kept.
ALTER TABLE orders
  ADD terms jsonb,
  ADD last_command_id uuid; -- of the request that placed a draft or edited the order last
ALTER TABLE order_lines
  ADD own_price boolean NOT NULL DEFAULT false, -- an administrator's, and no price list's
  ADD rates jsonb;                               -- that it was taxed by
