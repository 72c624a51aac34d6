ALTER TABLE products ADD subscription_plan_ids jsonb NOT NULL DEFAULT '[]';
