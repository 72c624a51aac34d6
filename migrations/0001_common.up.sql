-- The roles that transactions run as, the functions that fold texts, and those that give a table
-- its policies, its privileges and its marks for modifiedSince. Every later file uses them.

-- Neither role can log in. A transaction takes one of them on together with its store, so
-- the service works with any DATABASE_URL:
--   store_app  sees the rows of the store in app.store_id and no others;
--   platform   looks up credentials and reads work lists across stores.
-- A third role, store_backup, reads the rows of all stores and changes none: the owner of
-- the tables does not see them either, because row-level security is forced.
DO $$
DECLARE r text;
BEGIN
  FOREACH r IN ARRAY ARRAY['store_app', 'platform', 'store_backup'] LOOP
    -- Roles belong to the cluster. Another database may have made them, or the operator
    -- did, for a user that may not create roles.
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = r) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', r);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database made it just now
      END;
    END IF;
    BEGIN
      EXECUTE format('GRANT %I TO CURRENT_USER', r);
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(r, 'MEMBER') THEN RAISE; END IF;
    END;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', r);
  END LOOP;
END $$;

-- Trigram indexes find parts of texts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Texts of people compare by one folding (store/domain/text.go): Unicode case folding in normalization
-- form C. lower() with the database's locale knows only A to Z in the locale C, where "Öko" was no "öko".
-- These functions return what Fold and FoldSearch return, in every locale; a spec compares them for
-- every character. They need no search_path, so that a restore can call them.
CREATE FUNCTION fold_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF t IS NOT NFC NORMALIZED THEN
    t := normalize(t, NFC);
  END IF;
  t := replace(replace(lower(t COLLATE "und-x-icu"), 'ς', 'σ'), 'ß', 'ss');
  IF t ~ '[\u0345µŉſϐϑϕϖϰϱϵևᲀᲁᲂᲃᲄᲅᲆᲇᲈẚẛᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾲᾳᾴᾷῂῃῄῇῲῳῴῷﬀﬁﬂﬃﬄﬅﬆﬓﬔﬕﬖﬗ]' THEN -- letters that fold to others
    t := (SELECT string_agg(coalesce('{
    "\u0345": "ι", "µ": "μ", "ŉ": "ʼn", "ſ": "s", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ",
    "ϱ": "ρ", "ϵ": "ε", "և": "եւ", "ᲀ": "в", "ᲁ": "д", "ᲂ": "о", "ᲃ": "с", "ᲄ": "т", "ᲅ": "т",
    "ᲆ": "ъ", "ᲇ": "ѣ", "ᲈ": "ꙋ", "ẚ": "aʾ", "ẛ": "ṡ", "ᾀ": "ἀι", "ᾁ": "ἁι", "ᾂ": "ἂι", "ᾃ": "ἃι",
    "ᾄ": "ἄι", "ᾅ": "ἅι", "ᾆ": "ἆι", "ᾇ": "ἇι", "ᾐ": "ἠι", "ᾑ": "ἡι", "ᾒ": "ἢι", "ᾓ": "ἣι", "ᾔ": "ἤι",
    "ᾕ": "ἥι", "ᾖ": "ἦι", "ᾗ": "ἧι", "ᾠ": "ὠι", "ᾡ": "ὡι", "ᾢ": "ὢι", "ᾣ": "ὣι", "ᾤ": "ὤι", "ᾥ": "ὥι",
    "ᾦ": "ὦι", "ᾧ": "ὧι", "ᾲ": "ὰι", "ᾳ": "αι", "ᾴ": "άι", "ᾷ": "ᾶι", "ῂ": "ὴι", "ῃ": "ηι", "ῄ": "ήι",
    "ῇ": "ῆι", "ῲ": "ὼι", "ῳ": "ωι", "ῴ": "ώι", "ῷ": "ῶι", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi",
    "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st", "ﬓ": "մն", "ﬔ": "մե", "ﬕ": "մի", "ﬖ": "վն", "ﬗ": "մխ"}'::jsonb ->> c, c), '' ORDER BY place)
      FROM regexp_split_to_table(t, '') WITH ORDINALITY AS letters (c, place));
  END IF;
  RETURN CASE WHEN t IS NFC NORMALIZED THEN t ELSE normalize(t, NFC) END;
END $$;
CREATE FUNCTION fold(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE fold_letters(t) END;

-- The Latin letters of a folded text, without accents.
CREATE FUNCTION fold_latin(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letter text[];
BEGIN
  t := regexp_replace(normalize(t, NFD), U&'[\0300-\036F]', '', 'g');
  IF t ~ '[łøđðħŧıŋŀƒəȷ]' THEN
    t := translate(t, 'łøđðħŧıŋŀƒəȷ', 'loddhtinlfej');
  END IF;
  IF t ~ '[оеаинтсрвлкмдпуыбгзфэґђіјћәғқңөұүһъь]' THEN -- the most frequent letters first
    t := translate(t, 'оеаинтсрвлкмдпуыбгзфэґђіјћәғқңөұүһъь', 'oeaintsrvlkmdpuybgzfegdijcagknouuh');
  END IF;
  IF t ~ '[αβγδεζηικλμνξοπρστυφω]' THEN
    t := translate(t, 'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo');
  END IF;
  IF t ~ '[æœþĳжхцчшщюяєљњџθχψ]' THEN
    FOREACH letter SLICE 1 IN ARRAY '{{æ,ae},{œ,oe},{þ,th},{ĳ,ij},{ж,zh},{х,kh},{ц,ts},{ч,ch},{ш,sh},{щ,shch},{ю,yu},{я,ya},{є,ye},{љ,lj},{њ,nj},{џ,dz},{θ,th},{χ,ch},{ψ,ps}}'::text[] LOOP
      t := replace(t, letter[1], letter[2]);
    END LOOP;
  END IF;
  RETURN CASE WHEN t IS NFC NORMALIZED THEN t ELSE normalize(t, NFC) END;
END $$;
CREATE FUNCTION fold_search(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE fold_latin(fold_letters(t)) END;

-- E-mail addresses are in lower case and not case folded, which would make another mailbox of ß
-- (domain.FoldEmail).
CREATE FUNCTION lower_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN normalize(lower(translate(normalize(t, NFC), 'İΣ', 'iσ') COLLATE "und-x-icu"), NFC);
END $$;
CREATE FUNCTION fold_email(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE lower_letters(t) END;

-- tenant_table closes a table: store_app sees and writes the rows of one store only.
CREATE FUNCTION tenant_table(t regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t);
  EXECUTE format('CREATE POLICY tenant ON %s TO store_app USING (store_id = current_setting(''app.store_id'')::bigint) WITH CHECK (store_id = current_setting(''app.store_id'')::bigint)', t);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO store_app', t);
END $$;

-- platform_table lets the platform role work on a table across stores.
CREATE FUNCTION platform_table(t regclass, privileges text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT %s ON %s TO platform', privileges, t);
  IF (SELECT relrowsecurity FROM pg_class WHERE oid = t) THEN
    EXECUTE format('CREATE POLICY platform ON %s TO platform USING (true) WITH CHECK (true)', t);
  END IF;
END $$;

-- force_tenants(false) shows a migration the rows of all stores, also where the owner of
-- the tables is no superuser: it needs them to check a new foreign key or to fill a new
-- column. force_tenants(true) closes the tables again. Deferred triggers run first, while
-- the rows of all stores are still visible.
CREATE FUNCTION force_tenants(forced boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t regclass;
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  FOR t IN SELECT oid FROM pg_class WHERE relrowsecurity AND relforcerowsecurity <> forced AND relkind IN ('r', 'p') LOOP
    EXECUTE format('ALTER TABLE %s %s ROW LEVEL SECURITY', t, CASE WHEN forced THEN 'FORCE' ELSE 'NO FORCE' END);
  END LOOP;
END $$;

-- An epoch is the history that a database writes between two restores. `server restored`
-- begins one: ids, versions, event sequences and the marks of modifiedSince go past those
-- that the lost history gave out.
CREATE TABLE epochs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  begun_on timestamptz NOT NULL DEFAULT now(),
  restored boolean NOT NULL,                -- false for the first epoch, and for one that lost nothing
  opened_on timestamptz,                    -- when a service first started in it
  -- how the database was recognized: its cluster, its own id, and the cluster's timeline
  system_identifier text NOT NULL,
  database_id text NOT NULL,
  timeline text NOT NULL,
  skipped jsonb NOT NULL DEFAULT '{}'       -- numbers that were left out, by store and sequence
);
GRANT SELECT ON epochs TO store_app, platform;

-- The keys that encrypted data of this database. A witness is a value that only the same key opens:
-- a start with other keys is refused before it encrypts anything with them.
CREATE TABLE encryption_keys (
  id text PRIMARY KEY,
  witness text NOT NULL,
  created_on timestamptz NOT NULL
);
SELECT platform_table('encryption_keys', 'SELECT, INSERT, DELETE');

-- database_identity distinguishes databases. A restored dump has another cluster or another
-- id. Point-in-time recovery begins another timeline, as a failover does. A part that the
-- server does not show is empty.
CREATE FUNCTION database_identity(OUT system_identifier text, OUT database_id text, OUT timeline text) LANGUAGE plpgsql AS $$
BEGIN
  database_id := (SELECT oid::text FROM pg_database WHERE datname = current_database());
  BEGIN
    system_identifier := (SELECT c.system_identifier::text FROM pg_control_system() c);
  EXCEPTION WHEN OTHERS THEN system_identifier := '';
  END;
  BEGIN
    timeline := substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8);
  EXCEPTION WHEN OTHERS THEN timeline := '';
  END;
END $$;

-- epoch_base is added to the number of a transaction, which the cluster counts: in another
-- cluster it starts again. `server restored` replaces the function by one with a higher
-- base, so a client whose cursor is from the lost history finds every row after it.
CREATE FUNCTION epoch_base() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 0::bigint';
CREATE FUNCTION transaction_mark() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT epoch_base() + pg_current_xact_id()::text::bigint';

-- tracked_table lets a list follow a table's changes and miss none. modified_on alone does
-- not: it is the time of the statement, and its transaction may commit long after one with
-- a later time. A reader that continues from the latest time it saw would never see that
-- row. Every row therefore carries the number of the transaction that wrote it. Numbers
-- rise, and transactions below pg_snapshot_xmin have ended. A reader that has read up to
-- there has seen every row that will ever be below it.
CREATE FUNCTION stamp_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.modified_tx := transaction_mark();
  RETURN NEW;
END $$;
CREATE FUNCTION tracked_table(t regclass, condition text DEFAULT 'true') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD modified_tx bigint NOT NULL DEFAULT transaction_mark()', t);
  EXECUTE format('CREATE INDEX %I ON %s (store_id, modified_tx, id) WHERE %s', t || '_changed', t, condition);
  EXECUTE format('CREATE TRIGGER stamp BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION stamp_transaction()', t);
END $$;

-- allow_backup lets store_backup read every table and partition that exists now. Each start
-- calls it after the migrations, and `server backup` before it dumps.
CREATE FUNCTION allow_backup() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  s regnamespace;
  t regclass;
BEGIN
  FOR s IN SELECT n.oid FROM pg_namespace n WHERE n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema' LOOP
    IF NOT has_schema_privilege('store_backup', s, 'USAGE') AND pg_has_role((SELECT nspowner FROM pg_namespace WHERE oid = s), 'USAGE') THEN
      EXECUTE format('GRANT USAGE ON SCHEMA %s TO store_backup', s);
    END IF;
    FOR t IN SELECT c.oid FROM pg_class c WHERE c.relnamespace = s AND c.relkind IN ('r', 'p', 'S') AND pg_has_role(c.relowner, 'USAGE') LOOP
      IF NOT has_table_privilege('store_backup', t, 'SELECT') THEN
        EXECUTE format('GRANT SELECT ON %s TO store_backup', t);
      END IF;
    END LOOP;
  END LOOP;
  FOR t IN SELECT c.oid FROM pg_class c WHERE c.relrowsecurity AND pg_has_role(c.relowner, 'USAGE')
    AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'backup') LOOP
    EXECUTE format('CREATE POLICY backup ON %s FOR SELECT TO store_backup USING (true)', t);
  END LOOP;
END $$;
