ALTER TABLE subscriptions DROP catch_up_to;
