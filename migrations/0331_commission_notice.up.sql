-- What commission services tell by themselves is kept as it came, once, with what payment
-- services tell. A task works it off.
ALTER TABLE provider_events
  ALTER payment_provider_id DROP NOT NULL,
  ADD commission_provider_id bigint,
  ADD CONSTRAINT provider_events_of CHECK ((payment_provider_id IS NULL) <> (commission_provider_id IS NULL)),
  ADD CONSTRAINT provider_events_commission_ended CHECK (commission_provider_id IS NULL OR ended_on IS NOT NULL),
  ADD CONSTRAINT provider_events_commission_once UNIQUE (store_id, commission_provider_id, event_id);
