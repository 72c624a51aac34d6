-- The plans that name a product are rows of their own, for both sides. No plan
-- could be named before there were any.
ALTER TABLE products DROP subscription_plan_ids;
