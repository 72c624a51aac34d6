ALTER TABLE carts DROP by_agent;
