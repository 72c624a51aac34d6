-- Which subscriptions dun for an order, which is asked whenever it changes.
CREATE INDEX renewals_owed ON renewals (order_id) WHERE owed_on IS NOT NULL;
