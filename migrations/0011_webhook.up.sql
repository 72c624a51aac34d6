-- Webhook endpoints, events and deliveries; package webhooks sends them.

CREATE TABLE webhook_endpoints (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  url text NOT NULL,
  description text,
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0), -- order.created, order.*, *
  api_version text NOT NULL,
  custom_headers jsonb NOT NULL,            -- name, masked value and encrypted value
  rate_per_second int CHECK (rate_per_second > 0),
  ordering text NOT NULL CHECK (ordering IN ('PER_OBJECT', 'NONE', 'STRICT')),
  timeout_seconds int NOT NULL CHECK (timeout_seconds BETWEEN 1 AND 30),
  signing_keys jsonb NOT NULL,              -- scheme, fingerprint, public key, encrypted secret, times
  is_active boolean NOT NULL,
  disabled_reason text CHECK (disabled_reason IN ('MANUAL', 'FAILING', 'GONE')),
  disabled_on timestamptz,
  deleted_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT webhook_endpoints_disabled CHECK (is_active = (disabled_reason IS NULL) AND is_active = (disabled_on IS NULL))
);
CREATE INDEX webhook_endpoints_live ON webhook_endpoints (store_id) WHERE is_active AND deleted_on IS NULL;
SELECT tenant_table('webhook_endpoints'), platform_table('webhook_endpoints', 'SELECT, UPDATE');

-- The state of an endpoint's deliveries, which the dispatchers of all processes share: whether and how
-- fast the endpoint receives deliveries. The dispatchers write it after every few attempts. It is
-- separate from the endpoint, because every event that is recorded reads the endpoint's row.
CREATE TABLE webhook_endpoint_states (
  endpoint_id bigint PRIMARY KEY,
  store_id bigint NOT NULL,
  consecutive_failures int NOT NULL DEFAULT 0,
  failing_since timestamptz,
  last_success_on timestamptz,
  last_failure_on timestamptz,
  last_error_code text NOT NULL DEFAULT '',
  breaker text NOT NULL DEFAULT 'CLOSED' CHECK (breaker IN ('CLOSED', 'OPEN', 'HALF_OPEN')),
  probe_on timestamptz,                     -- time of the next probe while the breaker is open
  probes int NOT NULL DEFAULT 0,
  probe_id bigint,                          -- delivery in progress while the breaker is half open
  closed_on timestamptz,                    -- when the breaker last closed; older due deliveries have waited for that
  recent jsonb NOT NULL DEFAULT '[]',       -- attempts and failures of the last five minutes, in steps
  in_flight float8 NOT NULL DEFAULT 10 CHECK (in_flight BETWEEN 1 AND 50),
  slowed_on timestamptz,                    -- when in_flight was last halved
  limited_until timestamptz,                -- until this time the rate limit is used up
  has_parked boolean NOT NULL DEFAULT false,
  requeue_on timestamptz,                   -- when the next parked deliveries are requeued
  notices int NOT NULL DEFAULT 0,           -- number of warnings since failing_since
  notice_on timestamptz,                    -- when the next warning is due
  FOREIGN KEY (store_id, endpoint_id) REFERENCES webhook_endpoints (store_id, id),
  CONSTRAINT webhook_endpoint_states_probe CHECK ((breaker = 'CLOSED') = (probe_on IS NULL) AND (breaker = 'HALF_OPEN') = (probe_id IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX webhook_endpoint_states_requeue ON webhook_endpoint_states (requeue_on) WHERE requeue_on IS NOT NULL;
CREATE INDEX webhook_endpoint_states_notice ON webhook_endpoint_states (notice_on) WHERE notice_on IS NOT NULL;
SELECT tenant_table('webhook_endpoint_states'), platform_table('webhook_endpoint_states', 'SELECT, INSERT, UPDATE');

-- Every endpoint has a state from its creation on, so dispatchers only update states.
CREATE FUNCTION webhook_endpoint_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_endpoint_states (endpoint_id, store_id) VALUES (NEW.id, NEW.store_id);
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_endpoints_state AFTER INSERT ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION webhook_endpoint_state();

-- Counted attempts at an endpoint, in steps of ten minutes.
CREATE TABLE webhook_endpoint_counts (
  endpoint_id bigint NOT NULL,
  begins_on timestamptz NOT NULL,
  store_id bigint NOT NULL,
  attempts int NOT NULL,
  failures int NOT NULL,
  latency int[] NOT NULL,                   -- number of attempts by duration; domain.Latency defines the bounds
  PRIMARY KEY (endpoint_id, begins_on),
  FOREIGN KEY (store_id, endpoint_id) REFERENCES webhook_endpoints (store_id, id)
) WITH (fillfactor = 50);
SELECT tenant_table('webhook_endpoint_counts'), platform_table('webhook_endpoint_counts', 'SELECT, INSERT, UPDATE, DELETE');

-- The processes that deliver. They share the limit of an endpoint.
CREATE UNLOGGED TABLE webhook_dispatchers (
  id uuid PRIMARY KEY,
  seen_on timestamptz NOT NULL              -- time by the server's clock
);
SELECT platform_table('webhook_dispatchers', 'SELECT, INSERT, UPDATE, DELETE');

-- Events, with the exact bytes that are signed and sent. The id is a UUID of version 7, so a range of ids
-- is a range of time. Partitions by month therefore need no second column in the key, and a month whose
-- retention has passed is dropped at once.
CREATE TABLE webhook_events (
  id uuid NOT NULL,
  sequence bigint GENERATED BY DEFAULT AS IDENTITY, -- increases for each object, with gaps
  store_id bigint NOT NULL,
  type text NOT NULL,
  object_type text NOT NULL,
  object_id bigint NOT NULL,
  object_version bigint NOT NULL,
  action text NOT NULL,
  actor_type text NOT NULL,
  actor_id bigint NOT NULL,
  api_version text NOT NULL,
  payload text NOT NULL,
  created_on timestamptz NOT NULL,
  note text NOT NULL DEFAULT '',            -- description of the change, for the history of the object
  PRIMARY KEY (id)
) PARTITION BY RANGE (id);
CREATE TABLE webhook_events_default PARTITION OF webhook_events DEFAULT;
-- The events of a store in their order, with the columns by which a replay selects events. Counting and
-- selecting events therefore reads no payloads.
CREATE INDEX webhook_events_by_store ON webhook_events (store_id, sequence DESC) INCLUDE (type, created_on, object_type, object_id);
CREATE INDEX webhook_events_by_object ON webhook_events (store_id, object_type, object_id, sequence DESC);
CREATE INDEX webhook_events_by_type ON webhook_events (store_id, type, sequence DESC);
SELECT tenant_table('webhook_events'), platform_table('webhook_events', 'SELECT');
GRANT SELECT ON SEQUENCE webhook_events_sequence_seq TO store_app, platform;

-- Sequence numbers are assigned before their transactions commit, so a higher number may become visible
-- before a lower number. A transaction that records an event therefore first announces it, by a shared
-- lock on the last sequence number before its own number. All events up to the lowest such lock are
-- settled. The lock ends with the transaction, whether it commits or not.
CREATE FUNCTION webhook_announce() RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT pg_advisory_xact_lock_shared((1463::bigint << 52) | last_value) FROM webhook_events_sequence_seq
$$;
-- webhook_horizon returns the sequence number up to which every event is visible or will never exist, for
-- statements that begin after the call. It reads the sequence before the locks.
CREATE FUNCTION webhook_horizon() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  WITH newest AS MATERIALIZED (SELECT last_value FROM webhook_events_sequence_seq)
  SELECT least(newest.last_value, announced.lowest) FROM newest CROSS JOIN LATERAL (
    SELECT min(((l.classid::bigint & 1048575) << 32) | l.objid::bigint) AS lowest FROM pg_locks l
    WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.classid::bigint >> 20 = 1463 AND newest.last_value IS NOT NULL
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ) announced
$$;

-- One row per event and subscribing endpoint. The waiting deliveries are the queue. They have their own
-- partition, so the cost of finding due deliveries does not depend on the number of ended deliveries. The
-- status is in the key because it selects the partition.
CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY,
  store_id bigint NOT NULL,
  endpoint_id bigint NOT NULL,
  event_id uuid NOT NULL,
  sequence bigint NOT NULL,                 -- sequence number of the event
  type text NOT NULL,
  object_type text NOT NULL,
  object_id bigint NOT NULL,
  object_version bigint NOT NULL,
  origin text NOT NULL DEFAULT 'EVENT' CHECK (origin IN ('EVENT', 'RESEND', 'REPLAY')),
  replay_id bigint,
  -- Deliveries of an endpoint in one lane are sent one after another, by sequence. '*' is the lane of
  -- strict order; null means that the delivery waits for no other delivery.
  lane text,
  status text NOT NULL DEFAULT 'PENDING',
  attempts int NOT NULL DEFAULT 0,
  step int NOT NULL DEFAULT 0,              -- number of delays of the schedule that were used
  next_attempt_on timestamptz,
  next_attempt_reason text NOT NULL DEFAULT 'FIRST_ATTEMPT',
  leased_by uuid,                           -- process that sends the delivery
  leased_on timestamptz,
  lease_until timestamptz,                  -- time by the server's clock, which is never set ahead
  last_attempt_on timestamptz,
  last_status_code int,
  last_error_code text NOT NULL DEFAULT '',
  succeeded_on timestamptz,
  parked_on timestamptz,
  expires_on timestamptz,                   -- when a parked delivery expires
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  PRIMARY KEY (id, status),
  FOREIGN KEY (store_id, endpoint_id) REFERENCES webhook_endpoints (store_id, id),
  CONSTRAINT webhook_deliveries_planned CHECK ((next_attempt_on IS NOT NULL) = (status IN ('PENDING', 'RETRYING')))
) PARTITION BY LIST (status);
CREATE TABLE webhook_deliveries_waiting PARTITION OF webhook_deliveries FOR VALUES IN ('PENDING', 'RETRYING')
  WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0,
        autovacuum_analyze_scale_factor = 0.2, autovacuum_analyze_threshold = 2000);
CREATE TABLE webhook_deliveries_parked PARTITION OF webhook_deliveries FOR VALUES IN ('PARKED');
-- By id, which increases with time: deliveries whose retention has passed are dropped with their
-- partition.
CREATE TABLE webhook_deliveries_ended PARTITION OF webhook_deliveries FOR VALUES IN ('SUCCEEDED', 'EXPIRED', 'CANCELLED') PARTITION BY RANGE (id);
CREATE TABLE webhook_deliveries_ended_default PARTITION OF webhook_deliveries_ended DEFAULT;
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_by_store ON webhook_deliveries (store_id, created_on, id);
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, created_on, id);
-- These indexes contain few deliveries.
CREATE INDEX webhook_deliveries_by_replay ON webhook_deliveries (replay_id, status) WHERE replay_id IS NOT NULL;
CREATE INDEX webhook_deliveries_by_error ON webhook_deliveries (store_id, last_error_code, created_on, id) WHERE last_error_code <> '';
CREATE INDEX webhook_deliveries_by_origin ON webhook_deliveries (store_id, origin, created_on, id) WHERE origin <> 'EVENT';
-- The queue. For a strict lane, only the first delivery is looked up, so the deliveries after it do not
-- slow down the search for due deliveries.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries_waiting (endpoint_id, next_attempt_on) WHERE lane IS DISTINCT FROM '*';
CREATE INDEX webhook_deliveries_order ON webhook_deliveries_waiting (endpoint_id, lane, sequence) WHERE lane <> '*';
CREATE INDEX webhook_deliveries_strict ON webhook_deliveries_waiting (endpoint_id, sequence) WHERE lane = '*';
-- The oldest parked deliveries of an endpoint, and the parked deliveries that have expired.
CREATE INDEX webhook_deliveries_parked_order ON webhook_deliveries_parked (endpoint_id, sequence);
CREATE INDEX webhook_deliveries_parked_expiry ON webhook_deliveries_parked (expires_on);
-- Filters of lists. These indexes cover only ended deliveries, because few deliveries wait, and waiting
-- deliveries are written twice as often.
CREATE INDEX webhook_deliveries_ended_by_sequence ON webhook_deliveries_ended (endpoint_id, sequence DESC);
CREATE INDEX webhook_deliveries_ended_by_type ON webhook_deliveries_ended (store_id, type, created_on, id);
CREATE INDEX webhook_deliveries_ended_otherwise ON webhook_deliveries_ended (store_id, status, created_on, id) WHERE status IN ('EXPIRED', 'CANCELLED');
SELECT tenant_table('webhook_deliveries'), platform_table('webhook_deliveries', 'SELECT, UPDATE');
GRANT SELECT ON SEQUENCE webhook_deliveries_id_seq TO platform;

-- Attempts of deliveries, partitioned by month. The id is a UUID of version 7, like the id of an event.
CREATE TABLE webhook_attempts (
  id uuid NOT NULL,
  store_id bigint NOT NULL,
  endpoint_id bigint NOT NULL,
  delivery_id bigint NOT NULL,
  number int NOT NULL,
  reason text NOT NULL,                     -- reason for the time of the attempt
  started_on timestamptz NOT NULL,
  url text NOT NULL,
  request_headers json NOT NULL,            -- values of custom headers are masked; the event contains the body
  remote_address text NOT NULL,             -- empty means that no address was dialed
  status_code int,                          -- null means no response
  error_code text NOT NULL,                 -- empty means success
  error text NOT NULL,
  dns_ms int, connect_ms int, tls_ms int, first_byte_ms int, total_ms int NOT NULL,
  response_headers json NOT NULL,
  response_body text,                       -- first part of the response body
  response_truncated boolean NOT NULL,
  next_attempt_on timestamptz,              -- null means that this was the last attempt
  next_attempt_reason text NOT NULL,
  PRIMARY KEY (id)
) PARTITION BY RANGE (id);
CREATE TABLE webhook_attempts_default PARTITION OF webhook_attempts DEFAULT;
CREATE INDEX webhook_attempts_by_delivery ON webhook_attempts (delivery_id, number);
SELECT tenant_table('webhook_attempts'), platform_table('webhook_attempts', 'SELECT, INSERT');

-- Events that are sent again to one endpoint, in batches. cursor is the end of the last batch and changes
-- in the same transaction as the batch. After an interruption the replay therefore continues after that
-- batch.
CREATE TABLE webhook_replays (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid NOT NULL,                 -- id of the request that created the row
  endpoint_id bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'COMPLETED', 'CANCELLED')),
  created_from timestamptz,
  created_to timestamptz NOT NULL,
  event_types text[] NOT NULL CHECK (cardinality(event_types) > 0),
  delivery_statuses jsonb NOT NULL,         -- empty means events with any delivery status
  object_type text,
  object_id bigint,
  rate_per_second int CHECK (rate_per_second > 0),
  event_count int NOT NULL,                 -- number of matching events when the replay was created
  cursor bigint NOT NULL,                   -- sequence up to which events were examined
  until bigint NOT NULL,                    -- the last sequence to examine
  next_slot_on timestamptz,                 -- for a limited rate: when the next event may be sent
  queued_count int NOT NULL DEFAULT 0,
  -- written once they can no longer change; until then the deliveries are counted
  succeeded_count int NOT NULL DEFAULT 0,
  failed_count int NOT NULL DEFAULT 0,
  cancelled_count int NOT NULL DEFAULT 0,
  is_final boolean NOT NULL DEFAULT false,
  due_on timestamptz NOT NULL,              -- when the job processes the replay next
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

-- Retention by partition. A job creates partitions in advance and drops partitions whose retention has
-- passed. The default partitions contain the exceptions: rows with a wrong clock, rows of months in which
-- the job did not run, and deliveries that ended long after their range was dropped.

-- webhook_id_at returns the lowest id of a time.
CREATE FUNCTION webhook_id_at(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
$$;

-- The role platform can change partitions only through the following functions, because the database's
-- user owns the tables. Each function waits at most 20 ms for a lock. A statement that waits for a lock
-- also blocks later statements, and recording and delivery must not be blocked for longer. The caller
-- retries.

-- webhook_partition_make creates a partition and moves the default partition's rows of the same range
-- into the new partition. The table is created separately and then attached, which blocks neither
-- recording nor delivery. The default partition is locked only while PostgreSQL checks that it contains
-- no row of the range. The function returns false if the partition existed.
CREATE FUNCTION webhook_partition_make(parent text, part text, low text, high text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '20ms' AS $$
BEGIN
  IF parent NOT IN ('webhook_events', 'webhook_attempts', 'webhook_deliveries_ended') OR part !~ ('^' || parent || '_[0-9][0-9_]*$') THEN
    RAISE EXCEPTION 'no such partition';
  END IF;
  PERFORM pg_advisory_xact_lock(1464, hashtext(parent)); -- only one call at a time
  IF to_regclass(part) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES INCLUDING STORAGE)', part, parent);
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', parent || '_default');
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE id >= %L AND id < %L RETURNING *) INSERT INTO %I SELECT * FROM moved', parent || '_default', low, high, part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, low, high);
  RETURN true;
END $$;

-- webhook_partition_hold locks a table until the transaction ends. The caller then checks whether a
-- partition may be dropped, and drops the partition.
CREATE FUNCTION webhook_partition_hold(parent text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '20ms' AS $$
BEGIN
  IF parent NOT IN ('webhook_events', 'webhook_attempts', 'webhook_deliveries_ended') THEN
    RAISE EXCEPTION 'no such table';
  END IF;
  EXECUTE format('LOCK TABLE ONLY %I IN ACCESS EXCLUSIVE MODE', parent);
END $$;

-- webhook_partition_drop drops a partition; PostgreSQL deletes its files after releasing the locks. The
-- function returns false if the partition did not exist.
CREATE FUNCTION webhook_partition_drop(parent text, part text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '20ms' AS $$
BEGIN
  IF parent NOT IN ('webhook_events', 'webhook_attempts', 'webhook_deliveries_ended') OR part = parent || '_default'
    OR NOT EXISTS (SELECT FROM pg_inherits WHERE inhparent = parent::regclass AND inhrelid = to_regclass(part)) THEN
    RETURN false;
  END IF;
  EXECUTE format('DROP TABLE %I', part);
  RETURN true;
END $$;

-- webhook_rest_delete deletes old rows of the default partitions, a few thousand per call, and returns
-- their number.
CREATE FUNCTION webhook_rest_delete(before timestamptz) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '20ms' AS $$
DECLARE gone bigint; n bigint;
BEGIN
  DELETE FROM webhook_attempts_default WHERE id IN (SELECT id FROM webhook_attempts_default WHERE id < webhook_id_at(before) LIMIT 5000);
  GET DIAGNOSTICS gone = ROW_COUNT;
  DELETE FROM webhook_events_default WHERE id IN (
    SELECT e.id FROM webhook_events_default e WHERE e.id < webhook_id_at(before)
      AND NOT EXISTS (SELECT FROM webhook_deliveries_waiting d WHERE d.event_id = e.id) AND NOT EXISTS (SELECT FROM webhook_deliveries_parked d WHERE d.event_id = e.id)
    LIMIT 5000);
  GET DIAGNOSTICS n = ROW_COUNT;
  gone := gone + n;
  DELETE FROM webhook_deliveries_ended_default WHERE ctid = ANY (ARRAY(SELECT ctid FROM webhook_deliveries_ended_default WHERE modified_on < before LIMIT 5000));
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN gone + n;
END $$;

REVOKE EXECUTE ON FUNCTION webhook_partition_make, webhook_partition_hold, webhook_partition_drop, webhook_rest_delete FROM PUBLIC;
GRANT EXECUTE ON FUNCTION webhook_partition_make, webhook_partition_hold, webhook_partition_drop, webhook_rest_delete TO platform;

-- Partitions for this month, for the next three months, and for the first deliveries. With these
-- partitions, no row is stored in a default partition before the job has run.
DO $$
DECLARE parent text; month timestamptz;
BEGIN
  FOREACH parent IN ARRAY ARRAY['webhook_events', 'webhook_attempts'] LOOP
    month := date_trunc('month', now(), 'UTC');
    FOR i IN 1..4 LOOP
      PERFORM webhook_partition_make(parent, parent || to_char(month AT TIME ZONE 'UTC', '_YYYY_MM'),
        webhook_id_at(month)::text, webhook_id_at((month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC')::text);
      month := (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
    END LOOP;
  END LOOP;
  PERFORM webhook_partition_make('webhook_deliveries_ended', 'webhook_deliveries_ended_1', '1', '50001');
  PERFORM webhook_partition_make('webhook_deliveries_ended', 'webhook_deliveries_ended_50001', '50001', '100001');
END $$;
