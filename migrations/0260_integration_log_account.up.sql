-- With which of a store's accounts at a payment service a call was made: two accounts of
-- one provider code fare each by itself. Empty: with none, as credentials are tried that
-- no account has yet, and calls to partners, of whom a store has one of each kind.
ALTER TABLE integration_logs ADD payment_provider_id bigint;
