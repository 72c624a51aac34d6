ALTER TABLE orders DROP subscription_starts;
