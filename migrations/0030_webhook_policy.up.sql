-- What decides whether and how fast an endpoint is sent to; the dispatchers of
-- all processes know it together.
ALTER TABLE webhook_endpoint_states
  ADD COLUMN probe_id bigint,               -- the delivery that is on its way while the breaker is half open
  ADD COLUMN closed_on timestamptz,         -- when the breaker closed last; what was due before has waited for it
  ADD COLUMN recent jsonb NOT NULL DEFAULT '[]', -- attempts and failures of the last five minutes, in steps
  ADD COLUMN in_flight float8 NOT NULL DEFAULT 10 CHECK (in_flight BETWEEN 1 AND 50),
  ADD COLUMN slowed_on timestamptz,         -- when in_flight was halved last
  ADD COLUMN limited_until timestamptz,     -- until then the rate is used up
  ADD COLUMN has_parked boolean NOT NULL DEFAULT false,
  ADD COLUMN requeue_on timestamptz,        -- when the next parked deliveries are queued again
  ADD COLUMN notices int NOT NULL DEFAULT 0, -- warnings since failing_since
  ADD COLUMN notice_on timestamptz,         -- when somebody has to be told next
  ADD CONSTRAINT webhook_endpoint_states_probe CHECK ((breaker = 'CLOSED') = (probe_on IS NULL) AND (breaker = 'HALF_OPEN') = (probe_id IS NOT NULL));
CREATE INDEX webhook_endpoint_states_requeue ON webhook_endpoint_states (requeue_on) WHERE requeue_on IS NOT NULL;
CREATE INDEX webhook_endpoint_states_notice ON webhook_endpoint_states (notice_on) WHERE notice_on IS NOT NULL;

-- Every endpoint has its state from the beginning, so that nobody needs to make it.
CREATE FUNCTION webhook_endpoint_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_endpoint_states (endpoint_id, store_id) VALUES (NEW.id, NEW.store_id);
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_endpoints_state AFTER INSERT ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION webhook_endpoint_state();
INSERT INTO webhook_endpoint_states (endpoint_id, store_id) SELECT id, store_id FROM webhook_endpoints ON CONFLICT DO NOTHING;
UPDATE webhook_endpoint_states s SET has_parked = true WHERE EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = s.endpoint_id AND d.status = 'PARKED');

-- What is parked: the oldest of an endpoint, and what has been kept long enough.
CREATE INDEX webhook_deliveries_parked_order ON webhook_deliveries_parked (endpoint_id, sequence);
CREATE INDEX webhook_deliveries_parked_expiry ON webhook_deliveries_parked (expires_on);

-- The processes that deliver, so that they can share an endpoint's limit.
CREATE UNLOGGED TABLE webhook_dispatchers (
  id uuid PRIMARY KEY,
  seen_on timestamptz NOT NULL              -- by the server's own clock
);
SELECT platform_table('webhook_dispatchers', 'SELECT, INSERT, UPDATE, DELETE');
