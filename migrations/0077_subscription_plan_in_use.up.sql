SELECT force_tenants(false);
-- A plan that anybody ever subscribed to stays.
ALTER TABLE subscriptions ADD CONSTRAINT subscription_plans_in_use FOREIGN KEY (store_id, subscription_plan_id) REFERENCES subscription_plans (store_id, id);
CREATE INDEX subscriptions_of_plan ON subscriptions (store_id, subscription_plan_id) WHERE status <> 'CANCELLED';
SELECT force_tenants(true);
