-- A payment remembers what its try was counted by until it is settled: a success gives the
-- tries back, and a decline that is only heard of later counts then.
ALTER TABLE payments ADD COLUMN try jsonb;

-- take_tries counts one try against each throttle, or against none if one of them is used
-- up. Throttles that count failures only, after them, need room. It returns 0, or the
-- seconds to wait. The store's role counts tries of cards in the transaction that keeps the
-- payment; it has no other access to the table.
CREATE FUNCTION take_tries(keys bytea[], every float8[], burst int[], later boolean[], ahead float8) RETURNS float8
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := clock_timestamp() + make_interval(secs => ahead);
  full_at timestamptz;
  wait float8 := 0;
BEGIN
  FOR i IN 1 .. cardinality(keys) LOOP
    IF later[i] THEN
      SELECT full_on INTO full_at FROM throttles WHERE key = keys[i];
      CONTINUE WHEN NOT FOUND OR full_at + make_interval(secs => every[i]) <= at + make_interval(secs => every[i] * burst[i]);
    ELSE
      INSERT INTO throttles AS t (key, full_on) VALUES (keys[i], at + make_interval(secs => every[i]))
        ON CONFLICT (key) DO UPDATE SET full_on = greatest(t.full_on, at) + make_interval(secs => every[i])
        WHERE greatest(t.full_on, at) + make_interval(secs => every[i]) <= at + make_interval(secs => every[i] * burst[i]);
      CONTINUE WHEN FOUND;
      SELECT full_on INTO full_at FROM throttles WHERE key = keys[i];
    END IF;
    wait := greatest(extract(epoch FROM full_at - at)::float8 - every[i] * (burst[i] - 1), 0.001);
    RAISE EXCEPTION 'used up' USING ERRCODE = 'TR001';
  END LOOP;
  RETURN 0;
EXCEPTION WHEN SQLSTATE 'TR001' THEN
  RETURN wait;
END $$;

-- move_tries counts and gives back tries after an answer, as seconds of each throttle: what
-- is counted adds up to most seconds, what is given back is negative. paid_from becomes a
-- known network unless it is null.
CREATE FUNCTION move_tries(keys bytea[], seconds float8[], most float8[], paid_from bytea, seen timestamptz, ahead float8) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at timestamptz := clock_timestamp() + make_interval(secs => ahead);
BEGIN
  FOR i IN 1 .. cardinality(keys) LOOP
    IF seconds[i] < 0 THEN
      UPDATE throttles SET full_on = full_on + make_interval(secs => seconds[i]) WHERE key = keys[i];
    ELSE
      INSERT INTO throttles AS t (key, full_on) VALUES (keys[i], at + make_interval(secs => seconds[i]))
        ON CONFLICT (key) DO UPDATE SET full_on = least(greatest(t.full_on, at) + make_interval(secs => seconds[i]), greatest(t.full_on, at + make_interval(secs => most[i])));
    END IF;
  END LOOP;
  IF paid_from IS NOT NULL THEN
    INSERT INTO known_networks AS k (key, seen_on) VALUES (paid_from, seen)
      ON CONFLICT (key) DO UPDATE SET seen_on = excluded.seen_on WHERE k.seen_on < excluded.seen_on - interval '1 day';
  END IF;
END $$;

CREATE FUNCTION network_known(wanted bytea) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS 'SELECT EXISTS (SELECT FROM known_networks WHERE key = wanted)';

REVOKE EXECUTE ON FUNCTION take_tries, move_tries, network_known FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_tries, move_tries, network_known TO store_app;
