-- Events that are sent again to one endpoint, a batch at a time. cursor says how
-- far the batches have come, and changes with each in one transaction: whoever
-- goes on, after whatever, goes on behind it.
CREATE TABLE webhook_replays (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- the request that made it
  endpoint_id bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'COMPLETED', 'CANCELLED')),
  created_from timestamptz,
  created_to timestamptz NOT NULL,
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  delivery_statuses jsonb NOT NULL,         -- empty: whatever became of the event
  object_type text,
  object_id bigint,
  rate_per_second int CHECK (rate_per_second > 0),
  event_count int NOT NULL,                 -- that matched when it was made
  cursor bigint NOT NULL,                   -- sequence up to which events have been looked at
  until bigint NOT NULL,                    -- the last sequence that is looked at
  next_slot_on timestamptz,                 -- with a rate: when the next event may go
  queued_count int NOT NULL DEFAULT 0,
  -- written when they cannot change any more; before that they are counted
  succeeded_count int NOT NULL DEFAULT 0,
  failed_count int NOT NULL DEFAULT 0,
  cancelled_count int NOT NULL DEFAULT 0,
  is_final boolean NOT NULL DEFAULT false,
  due_on timestamptz NOT NULL,              -- when something is to be done about it
  started_on timestamptz,
  finished_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT webhook_replays_command UNIQUE (store_id, command_id),
  FOREIGN KEY (store_id, endpoint_id) REFERENCES webhook_endpoints (store_id, id),
  CONSTRAINT webhook_replays_range CHECK (created_to > created_from),
  CONSTRAINT webhook_replays_object CHECK (object_id IS NULL OR object_type IS NOT NULL),
  CONSTRAINT webhook_replays_started CHECK (started_on IS NOT NULL OR status IN ('QUEUED', 'CANCELLED')),
  CONSTRAINT webhook_replays_finished CHECK ((finished_on IS NOT NULL) = (status IN ('COMPLETED', 'CANCELLED')))
);
CREATE UNIQUE INDEX webhook_replays_one_running ON webhook_replays (endpoint_id) WHERE status IN ('QUEUED', 'RUNNING');
CREATE INDEX webhook_replays_due ON webhook_replays (due_on);
SELECT tenant_table('webhook_replays'), platform_table('webhook_replays', 'SELECT');

-- Deliveries of a replay by status, for its counts; the others are not in it.
CREATE INDEX webhook_deliveries_by_replay ON webhook_deliveries (replay_id, status) WHERE replay_id IS NOT NULL;

-- A store's events in their order, with what a replay chooses by: counting and
-- choosing reads no payload.
DROP INDEX webhook_events_by_store;
CREATE INDEX webhook_events_by_store ON webhook_events (store_id, sequence DESC) INCLUDE (type, created_on, object_type, object_id);
