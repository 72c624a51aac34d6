-- The subscriptions that begin when an order is placed, as the buyer agreed to them;
-- null once they have begun, and for orders that begin none.
ALTER TABLE orders ADD subscription_starts jsonb;
