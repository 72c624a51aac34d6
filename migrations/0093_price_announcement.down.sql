DROP TABLE price_walks, price_changes;
ALTER TABLE subscription_items
  DROP announced,
  ADD announced_price numeric(20,4),
  ADD announced_for date,
  ADD CONSTRAINT subscription_items_announced CHECK ((announced_price IS NULL) = (announced_for IS NULL));
