-- What failed last at a provider is read from the log of calls; nobody writes this.
ALTER TABLE payment_providers DROP last_error_on;
