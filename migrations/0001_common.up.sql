-- The roles that transactions run as, the functions that fold texts, and the functions that give a table
-- its policies, its privileges and its marks for modifiedSince. Every later file uses them.

-- Neither role can log in. A transaction assumes one of them together with its store, so the service
-- works with any DATABASE_URL:
--   store_app  sees the rows of the store in app.store_id and no others;
--   platform   looks up credentials and reads work lists across stores.
-- A third role, store_backup, reads the rows of all stores and cannot change rows. Even the owner of the
-- tables does not see these rows, because row-level security is forced.
DO $$
DECLARE r text;
BEGIN
  FOREACH r IN ARRAY ARRAY['store_app', 'platform', 'store_backup'] LOOP
    -- Roles belong to the cluster. They may already exist: another database may have created them, or the
    -- operator, for a user that may not create roles.
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = r) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', r);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database has just created the role
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

-- Texts that people write are compared in one folding (store/domain/text.go): Unicode case folding in
-- normalization form C. In the locale C, lower() knows only A to Z, so "Öko" would not equal "öko". These
-- functions return the same texts as Fold and FoldSearch in every locale; a spec compares the results for
-- every character. They need no search_path, so a restore can call them.
CREATE FUNCTION fold_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF t IS NOT NFC NORMALIZED THEN
    t := normalize(t, NFC);
  END IF;
  t := replace(replace(lower(t COLLATE "und-x-icu"), 'ς', 'σ'), 'ß', 'ss');
  IF t ~ '[\u0345µŉſϐϑϕϖϰϱϵևᲀᲁᲂᲃᲄᲅᲆᲇᲈẚẛᾀᾁᾂᾃᾄᾅᾆᾇᾐᾑᾒᾓᾔᾕᾖᾗᾠᾡᾢᾣᾤᾥᾦᾧᾲᾳᾴᾷῂῃῄῇῲῳῴῷﬀﬁﬂﬃﬄﬅﬆﬓﬔﬕﬖﬗ]' THEN -- letters that fold to other letters
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

-- fold_latin returns a folded text with its Latin letters without accents.
CREATE FUNCTION fold_latin(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letter text[];
BEGIN
  t := regexp_replace(normalize(t, NFD), U&'[\0300-\036F]', '', 'g');
  IF t ~ '[łøđðħŧıŋŀƒəȷ]' THEN
    t := translate(t, 'łøđðħŧıŋŀƒəȷ', 'loddhtinlfej');
  END IF;
  IF t ~ '[оеаинтсрвлкмдпуыбгзфэґђіјћәғқңөұүһъь]' THEN -- the most frequent letters come first
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

-- E-mail addresses are in lower case. They are not case folded, because case folding would turn ß into
-- ss, which is another mailbox (domain.FoldEmail).
CREATE FUNCTION lower_letters(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN normalize(lower(translate(normalize(t, NFC), 'İΣ', 'iσ') COLLATE "und-x-icu"), NFC);
END $$;
CREATE FUNCTION fold_email(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(t) = length(t) THEN lower(t COLLATE "C") ELSE lower_letters(t) END;

-- tenant_table restricts a table for the role store_app to the rows of one store.
CREATE FUNCTION tenant_table(t regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t);
  EXECUTE format('CREATE POLICY tenant ON %s TO store_app USING (store_id = current_setting(''app.store_id'')::bigint) WITH CHECK (store_id = current_setting(''app.store_id'')::bigint)', t);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO store_app', t);
END $$;

-- platform_table lets the platform role use a table across stores.
CREATE FUNCTION platform_table(t regclass, privileges text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT %s ON %s TO platform', privileges, t);
  IF (SELECT relrowsecurity FROM pg_class WHERE oid = t) THEN
    EXECUTE format('CREATE POLICY platform ON %s TO platform USING (true) WITH CHECK (true)', t);
  END IF;
END $$;

-- force_tenants(false) shows a migration the rows of all stores, even if the owner of the tables is not a
-- superuser. A migration needs these rows to check a new foreign key or to fill a new column.
-- force_tenants(true) hides them again. Deferred triggers run first, while the rows of all stores are
-- still visible.
CREATE FUNCTION force_tenants(forced boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t regclass;
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  FOR t IN SELECT oid FROM pg_class WHERE relrowsecurity AND relforcerowsecurity <> forced AND relkind IN ('r', 'p') LOOP
    EXECUTE format('ALTER TABLE %s %s ROW LEVEL SECURITY', t, CASE WHEN forced THEN 'FORCE' ELSE 'NO FORCE' END);
  END LOOP;
END $$;

-- An epoch is the history that a database writes between two restores. `server restored` begins an epoch:
-- ids, versions, event sequences and the marks of modifiedSince then continue above all values that the
-- lost history has assigned.
CREATE TABLE epochs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  begun_on timestamptz NOT NULL DEFAULT now(),
  restored boolean NOT NULL,                -- false for the first epoch, and if no data was lost
  opened_on timestamptz,                    -- when a service first started in the epoch
  -- identity of the database: its cluster, its own id, and the cluster's timeline
  system_identifier text NOT NULL,
  database_id text NOT NULL,
  timeline text NOT NULL,
  skipped jsonb NOT NULL DEFAULT '{}'       -- skipped document numbers, by store and sequence
);
GRANT SELECT ON epochs TO store_app, platform;

-- The keys that encrypted data of this database. A witness is a value that only the same key can decrypt.
-- A start with other keys is refused before it encrypts anything with them.
CREATE TABLE encryption_keys (
  id text PRIMARY KEY,
  witness text NOT NULL,
  created_on timestamptz NOT NULL
);
SELECT platform_table('encryption_keys', 'SELECT, INSERT, DELETE');

-- database_identity distinguishes databases. A restored dump has a different cluster or a different id.
-- Point-in-time recovery begins a new timeline, as a failover does. A part is empty if the server does
-- not show it.
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

-- epoch_base is added to transaction numbers, which are counted per cluster and start again in another
-- cluster. `server restored` replaces this function by one with a higher base, so all rows come after a
-- cursor from the lost history.
CREATE FUNCTION epoch_base() RETURNS bigint LANGUAGE sql IMMUTABLE AS 'SELECT 0::bigint';
CREATE FUNCTION transaction_mark() RETURNS bigint LANGUAGE sql VOLATILE AS 'SELECT epoch_base() + pg_current_xact_id()::text::bigint';

-- tracked_table lets the reader of a list find every change of a table. modified_on alone does not
-- suffice: it is the time of the statement, and its transaction may commit long after another transaction
-- with a later time. A reader that continues from the latest time would then never see that row. Every
-- row therefore contains the number of the transaction that wrote the row. Numbers increase, and all
-- transactions below pg_snapshot_xmin have ended. A reader that has read up to that number has seen every
-- row that can ever be below it.
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

-- allow_backup lets store_backup read every existing table and partition. Each start calls it after the
-- migrations, and `server backup` calls it before the dump.
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
