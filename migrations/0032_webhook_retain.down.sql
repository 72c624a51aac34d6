DROP INDEX webhook_events_by_type, webhook_deliveries_ended_by_sequence, webhook_deliveries_ended_by_type, webhook_deliveries_ended_otherwise,
  webhook_deliveries_by_error, webhook_deliveries_by_origin;
DO $$
DECLARE parent text; part text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['webhook_events', 'webhook_attempts', 'webhook_deliveries_ended'] LOOP
    FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = parent::regclass AND c.relname <> parent || '_default' LOOP
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, part);
      EXECUTE format('INSERT INTO %I OVERRIDING SYSTEM VALUE SELECT * FROM %I', parent || '_default', part);
      EXECUTE format('DROP TABLE %I', part);
    END LOOP;
  END LOOP;
END $$;
DROP FUNCTION webhook_partition_make, webhook_partition_hold, webhook_partition_drop, webhook_rest_delete, webhook_id_at;
