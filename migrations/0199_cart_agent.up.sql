-- Whether a tool of an assistant has changed the cart: its order tells of it.
ALTER TABLE carts ADD by_agent boolean NOT NULL DEFAULT false;
