DROP INDEX subscriptions_of_plan;
ALTER TABLE subscriptions DROP CONSTRAINT subscription_plans_in_use;
