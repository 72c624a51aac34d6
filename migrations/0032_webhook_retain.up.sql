-- Retention by partition. Events and attempts lie by month of their ids, which
-- are UUIDs of version 7 and so rise with time; ended deliveries by ranges of
-- theirs. A job makes partitions ahead of time and drops what has been kept long
-- enough. The default partitions catch what has no other place: they are empty
-- but for oddities (a clock that was wrong, months without a job, a delivery
-- that ended long after its range was dropped), and cost no sale.

-- webhook_id_at is the lowest id of a moment.
CREATE FUNCTION webhook_id_at(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
$$;

-- Who runs the service owns the tables; the role platform does what follows
-- through these functions, and nothing else of the kind. Each waits for a lock
-- for 20 ms only: what comes behind a lock that is waited for waits as well, so
-- recording and delivery may not be held up for longer. The caller tries again.

-- webhook_partition_make makes a partition, and moves into it what the default
-- one has of its range. A table that is made apart and attached locks neither
-- recording nor delivery out; the default partition is locked for as long as it
-- takes to see that it has nothing of the range. False: it was there.
CREATE FUNCTION webhook_partition_make(parent text, part text, low text, high text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '20ms' AS $$
BEGIN
  IF parent NOT IN ('webhook_events', 'webhook_attempts', 'webhook_deliveries_ended') OR part !~ ('^' || parent || '_[0-9][0-9_]*$') THEN
    RAISE EXCEPTION 'no such partition';
  END IF;
  PERFORM pg_advisory_xact_lock(1464, hashtext(parent)); -- one at a time
  IF to_regclass(part) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES INCLUDING STORAGE)', part, parent);
  EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', parent || '_default');
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE id >= %L AND id < %L RETURNING *) INSERT INTO %I SELECT * FROM moved', parent || '_default', low, high, part);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, part, low, high);
  RETURN true;
END $$;

-- webhook_partition_hold keeps everybody off a table until the transaction ends,
-- to look whether a partition may go and to drop it.
CREATE FUNCTION webhook_partition_hold(parent text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '20ms' AS $$
BEGIN
  IF parent NOT IN ('webhook_events', 'webhook_attempts', 'webhook_deliveries_ended') THEN
    RAISE EXCEPTION 'no such table';
  END IF;
  EXECUTE format('LOCK TABLE ONLY %I IN ACCESS EXCLUSIVE MODE', parent);
END $$;

-- webhook_partition_drop drops a partition. PostgreSQL deletes its files after
-- the locks are gone. False: it was gone.
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

-- webhook_rest_delete deletes, row by row and some thousands at a time, what is
-- old in the default partitions, and tells how many rows that were.
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

GRANT SELECT ON SEQUENCE webhook_deliveries_id_seq TO platform;
REVOKE EXECUTE ON FUNCTION webhook_partition_make, webhook_partition_hold, webhook_partition_drop, webhook_rest_delete FROM PUBLIC;
GRANT EXECUTE ON FUNCTION webhook_partition_make, webhook_partition_hold, webhook_partition_drop, webhook_rest_delete TO platform;

-- What was recorded before becomes the first partition as it lies: nothing is
-- copied. Then come three months, so that nothing falls into the default
-- partitions before the job has run.
DO $$
DECLARE parent text; month timestamptz; top uuid; last bigint;
BEGIN
  FOREACH parent IN ARRAY ARRAY['webhook_events', 'webhook_attempts'] LOOP
    month := date_trunc('month', now(), 'UTC');
    EXECUTE format('SELECT id FROM %I ORDER BY id DESC LIMIT 1', parent || '_default') INTO top;
    IF top IS NOT NULL THEN
      WHILE webhook_id_at(month) <= top LOOP
        month := (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
      END LOOP;
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, parent || '_default');
      EXECUTE format('ALTER TABLE %I RENAME TO %I', parent || '_default', parent || '_begin');
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, parent || '_begin', webhook_id_at(month));
      EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', parent || '_default', parent);
    END IF;
    FOR i IN 1..4 LOOP
      PERFORM webhook_partition_make(parent, parent || to_char(month AT TIME ZONE 'UTC', '_YYYY_MM'),
        webhook_id_at(month)::text, webhook_id_at((month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC')::text);
      month := (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
    END LOOP;
  END LOOP;
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO last FROM webhook_deliveries_id_seq;
  IF last > 0 THEN
    ALTER TABLE webhook_deliveries_ended DETACH PARTITION webhook_deliveries_ended_default;
    ALTER TABLE webhook_deliveries_ended_default RENAME TO webhook_deliveries_ended_begin;
    EXECUTE format('ALTER TABLE webhook_deliveries_ended ATTACH PARTITION webhook_deliveries_ended_begin FOR VALUES FROM (MINVALUE) TO (%L)', last + 1);
    CREATE TABLE webhook_deliveries_ended_default PARTITION OF webhook_deliveries_ended DEFAULT;
  END IF;
  PERFORM webhook_partition_make('webhook_deliveries_ended', 'webhook_deliveries_ended_' || last + 1, (last + 1)::text, (last + 50001)::text);
  PERFORM webhook_partition_make('webhook_deliveries_ended', 'webhook_deliveries_ended_' || last + 50001, (last + 50001)::text, (last + 100001)::text);
END $$;

-- What lists ask for, in the order in which they show it. Those of deliveries
-- are on what has ended only: what waits is little, and is written twice as often.
CREATE INDEX webhook_events_by_type ON webhook_events (store_id, type, sequence DESC);
CREATE INDEX webhook_deliveries_ended_by_sequence ON webhook_deliveries_ended (endpoint_id, sequence DESC);
CREATE INDEX webhook_deliveries_ended_by_type ON webhook_deliveries_ended (store_id, type, created_on, id);
-- And those that few deliveries are in.
CREATE INDEX webhook_deliveries_ended_otherwise ON webhook_deliveries_ended (store_id, status, created_on, id) WHERE status IN ('EXPIRED', 'CANCELLED');
CREATE INDEX webhook_deliveries_by_error ON webhook_deliveries (store_id, last_error_code, created_on, id) WHERE last_error_code <> '';
CREATE INDEX webhook_deliveries_by_origin ON webhook_deliveries (store_id, origin, created_on, id) WHERE origin <> 'EVENT';
