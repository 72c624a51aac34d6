-- Prices that a line's buyer was told of before they are charged: there can be several,
-- for several days. Nobody was told of any so far.
ALTER TABLE subscription_items
  DROP CONSTRAINT subscription_items_announced,
  DROP announced_price,
  DROP announced_for,
  ADD announced jsonb CHECK (jsonb_array_length(announced) > 0); -- [{price, from}]; null: none

-- That prices of a store may have changed. Rows are added and never changed, so that
-- nobody who changes prices waits for another one.
CREATE TABLE price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  created_on timestamptz NOT NULL
);
SELECT tenant_table('price_changes'), platform_table('price_changes', 'SELECT, DELETE, UPDATE'); -- it locks what it deletes

-- How far a store's subscriptions have been compared with its prices, page by page and
-- in the order of their ids: soon after prices changed, and once a day, since prices
-- begin and end by themselves.
CREATE TABLE price_walks (
  store_id bigint PRIMARY KEY REFERENCES stores,
  due_on timestamptz NOT NULL,              -- when the next page is to be done
  done_id bigint NOT NULL DEFAULT 0,        -- of the last subscription that was; 0 between two walks
  again boolean NOT NULL DEFAULT false,     -- prices changed during the walk
  claimed_until timestamptz                 -- a process is at it
);
CREATE INDEX price_walks_due ON price_walks (due_on);
SELECT tenant_table('price_walks'), platform_table('price_walks', 'SELECT, INSERT, UPDATE');
SELECT force_tenants(false);
INSERT INTO price_walks (store_id, due_on) SELECT id, now() FROM stores;
SELECT force_tenants(true);
