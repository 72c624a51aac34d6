package postgres_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/migrations"
	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("A launched server", func() {
	It("starts again on the same data", func(ctx SpecContext) {
		dir, err := os.MkdirTemp("", "pg") // a short path, because the path of a socket is limited to about 100 bytes
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(os.RemoveAll, dir)

		first, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
		Expect(err).NotTo(HaveOccurred())
		db := open(first.URL("postgres"))
		Expect(db.ExecContext(ctx, "CREATE TABLE kept AS SELECT 42 AS n")).Error().NotTo(HaveOccurred())

		By("being joined by who reads beside it, who does not stop it")
		url, leave, err := postgres.Join(ctx, dir)
		Expect(err).NotTo(HaveOccurred())
		var kept int
		Expect(open(url).QueryRowContext(ctx, "SELECT n FROM kept").Scan(&kept)).To(Succeed())
		Expect(leave()).To(Succeed())
		Expect(db.PingContext(ctx)).To(Succeed())
		_, _, err = postgres.Join(ctx, filepath.Join(dir, "nothing"))
		Expect(err).To(MatchError(os.ErrNotExist))
		Expect(filepath.Join(dir, "nothing")).NotTo(BeADirectory())

		By("refusing a second server on the same directory")
		short, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
		defer cancel()
		_, err = postgres.Launch(short, postgres.LaunchOptions{Dir: dir})
		Expect(err).To(MatchError(And(HavePrefix("DATA_DIR: "), ContainSubstring("of process %d still works in %s", first.Pid(), dir))))
		Expect(first.Stop()).To(Succeed())

		By("not minding what a start that was killed left")
		cluster, err := filepath.Glob(filepath.Join(dir, "data-*"))
		Expect(err).NotTo(HaveOccurred())
		Expect(cluster).To(HaveLen(1))
		Expect(os.Mkdir(cluster[0]+".new-1", 0o700)).To(Succeed())

		second, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(second.Stop)
		var n int
		Expect(open(second.URL("postgres")).QueryRowContext(ctx, "SELECT n FROM kept").Scan(&n)).To(Succeed())
		Expect(n).To(Equal(42))

		By("refusing programs of another version than the data")
		Expect(second.Stop()).To(Succeed())
		Expect(os.Rename(cluster[0], filepath.Join(dir, "data-9"))).To(Succeed())
		_, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
		Expect(err).To(MatchError(And(HavePrefix("DATA_DIR: the data in "+dir+" is of PostgreSQL 9"), ContainSubstring("POSTGRES_BIN=/usr/lib/postgresql/9/bin"))))
	})
})

var _ = Describe("A data folder", func() {
	It("is locked by one process at a time until the process releases it", func() {
		dir := filepath.Join(GinkgoT().TempDir(), "new")
		release, err := postgres.Hold(dir)
		Expect(err).NotTo(HaveOccurred())
		_, err = postgres.Hold(dir)
		Expect(err).To(MatchError(And(HavePrefix("DATA_DIR: "), ContainSubstring("%s is in use by process %d;", dir, os.Getpid()))))
		release()
		release, err = postgres.Hold(dir)
		Expect(err).NotTo(HaveOccurred())
		release()
	})

	It("must not be a file, or a folder below a file", func() {
		file := filepath.Join(GinkgoT().TempDir(), "file")
		Expect(os.WriteFile(file, nil, 0o600)).To(Succeed())
		_, err := postgres.Hold(file)
		Expect(err).To(MatchError(And(HavePrefix("DATA_DIR: "+file+" is a file"), ContainSubstring("for example DATA_DIR=./.data"))))
		_, err = postgres.Hold(filepath.Join(file, "below"))
		Expect(err).To(MatchError(And(HavePrefix("DATA_DIR: something above "), ContainSubstring("for example DATA_DIR=./.data"))))
		_, err = postgres.Launch(context.Background(), postgres.LaunchOptions{Dir: file})
		Expect(err).To(HaveOccurred(), "and no panic")
	})

	It("is freed if the process in its lock is not a server, as after a container's restart", func(ctx SpecContext) {
		if _, err := os.Stat("/proc/self/comm"); err != nil {
			Skip("the system does not tell what a process is")
		}
		dir := GinkgoT().TempDir()
		note := filepath.Join(dir, "postmaster.pid")
		Expect(os.WriteFile(note, []byte(strconv.Itoa(os.Getpid())+"\n"), 0o600)).To(Succeed())
		Expect(postgres.LeftOver(ctx, dir)).To(Succeed())
		Expect(note).NotTo(BeAnExistingFile())
	})

	It("needs room for a new cluster, and its errors report a full disk", func(ctx SpecContext) {
		failure := errors.New("could not write init file")
		Expect(postgres.Diagnose("/srv/store", failure)).To(BeIdenticalTo(failure))
		postgres.Leave(1 << 20)
		Expect(postgres.Diagnose("/srv/store", failure)).To(MatchError(And(HavePrefix("DATA_DIR: the disk of /srv/store is full"), ContainSubstring(failure.Error()))))
		postgres.Leave(50 << 20)
		_, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: GinkgoT().TempDir()})
		Expect(err).To(MatchError(And(HavePrefix("DATA_DIR: the disk of "), ContainSubstring("50 MB are left"))))
	})

	DescribeTable("adds a remedy to an error if", func(failure error, says string) {
		Expect(postgres.InFolder("/srv/store", failure)).To(MatchError(And(HavePrefix("DATA_DIR: "), ContainSubstring(says), ContainSubstring("DATA_DIR="))))
	},
		Entry("the disk is full", &os.PathError{Op: "mkdir", Path: "/srv", Err: syscall.ENOSPC}, "is full"),
		Entry("the disk is full according to initdb", errors.New("initdb: could not write: No space left on device"), "is full"),
		Entry("the disk is read-only", &os.PathError{Op: "mkdir", Path: "/srv", Err: syscall.EROFS}, "read-only"),
		Entry("the user's quota is used up", &os.PathError{Op: "mkdir", Path: "/srv", Err: syscall.EDQUOT}, "quota"),
		Entry("the folder belongs to another user", &os.PathError{Op: "mkdir", Path: "/srv", Err: syscall.EACCES}, "belongs to root (uid 0"))
})

var _ = Describe("Migrate", Ordered, func() {
	var server *postgres.Server
	BeforeAll(func(ctx SpecContext) {
		var err error
		server, err = postgres.Launch(context.WithoutCancel(ctx), postgres.LaunchOptions{Throwaway: true})
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(server.Stop)
	})

	fresh := func(ctx context.Context, name string) string {
		Expect(open(server.URL("postgres")).ExecContext(ctx, "CREATE DATABASE "+name)).Error().NotTo(HaveOccurred())
		return server.URL(name)
	}

	// This spec runs first, while the service's roles do not exist in the cluster.
	It("needs no right to create roles if they exist, and otherwise prints the statements to run", func(ctx SpecContext) {
		url := fresh(ctx, "humble")
		owner := open(server.URL("postgres"))
		run := func(statement string) {
			GinkgoHelper()
			Expect(owner.ExecContext(ctx, statement)).Error().NotTo(HaveOccurred())
		}
		run(`CREATE ROLE "Humble" LOGIN; CREATE ROLE store_app NOLOGIN; CREATE ROLE platform NOLOGIN; CREATE ROLE store_backup NOLOGIN`)
		as := strings.Replace(url, "user=postgres", "user=Humble", 1)
		said := func() string {
			GinkgoHelper()
			_, err := postgres.Migrate(ctx, as)
			Expect(err).To(HaveOccurred())
			Expect(err.Error()).To(HavePrefix("DATABASE_URL: the database will not do:\n"))
			return err.Error()
		}
		statements := regexp.MustCompile(`(?:CREATE ROLE|GRANT|ALTER DATABASE) [^;\n]*`).FindAllString
		By("naming the roles that are there, and the database that is another's")
		Expect(statements(said(), -1)).To(ConsistOf(`GRANT platform TO "Humble"`, `GRANT store_app TO "Humble"`, `GRANT store_backup TO "Humble"`, `ALTER DATABASE humble OWNER TO "Humble"`))
		By("naming the roles that are not")
		run(`DROP ROLE store_app; DROP ROLE platform; DROP ROLE store_backup`)
		for _, statement := range statements(said(), -1) {
			run(statement)
		}
		Expect(postgres.Migrate(ctx, as)).Error().NotTo(HaveOccurred(), "after what it said to run")
	})

	It("excludes the users of other installations on the same server", func(ctx SpecContext) {
		owner := open(server.URL("postgres"))
		run := func(statement string) {
			GinkgoHelper()
			Expect(owner.ExecContext(ctx, statement)).Error().NotTo(HaveOccurred())
		}
		of := func(user, database string) string {
			return strings.Replace(server.URL(database), "user=postgres", "user="+user, 1)
		}
		for _, role := range []string{"store_app", "platform", "store_backup"} {
			run("DO $$ BEGIN CREATE ROLE " + role + " NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
		}
		for _, name := range []string{"north", "south"} {
			run("CREATE ROLE " + name + " LOGIN CREATEROLE; GRANT store_app, platform, store_backup TO " + name)
			run("CREATE DATABASE " + name + " OWNER " + name)
			Expect(postgres.Migrate(ctx, of(name, name))).Error().NotTo(HaveOccurred())
		}
		intrude := func() error { return open(of("south", "north")).PingContext(ctx) }
		Expect(intrude()).To(MatchError(ContainSubstring("permission denied for database")))
		By("after a restore, too, which gives the right to connect back")
		run("GRANT CONNECT ON DATABASE north TO PUBLIC")
		Expect(intrude()).To(Succeed())
		Expect(postgres.Migrate(ctx, of("north", "north"))).Error().NotTo(HaveOccurred())
		Expect(intrude()).To(MatchError(ContainSubstring("permission denied for database")))
	})

	It("only moves forward: each file has a unique number and applies changes", func() {
		entries, err := migrations.Files.ReadDir(".")
		Expect(err).NotTo(HaveOccurred())
		numbers := map[string]string{}
		for _, e := range entries {
			Expect(e.Name()).To(MatchRegexp(`^[0-9]{4}_[a-z_]+\.up\.sql$`), "a released schema never goes back, so no file undoes another")
			Expect(numbers).NotTo(HaveKey(e.Name()[:4]), e.Name())
			numbers[e.Name()[:4]] = e.Name()
		}
		Expect(numbers).NotTo(BeEmpty())
	})

	It("reads rows only while it can see the rows of all stores", func() {
		reads := regexp.MustCompile(`(?s)(\nALTER TABLE [^;]*FOREIGN KEY|\n(UPDATE|DELETE FROM|INSERT INTO) )`)
		names, err := fs.Glob(migrations.Files, "*.sql")
		Expect(err).NotTo(HaveOccurred())
		read := 0
		for _, name := range names {
			text, err := migrations.Files.ReadFile(name)
			Expect(err).NotTo(HaveOccurred())
			if at := reads.FindIndex(text); at != nil {
				read++
				Expect(string(text[:at[0]])).To(ContainSubstring("force_tenants(false)"), name)
				Expect(string(text)).To(HaveSuffix("SELECT force_tenants(true);\n"), name)
			}
		}
		Expect(read).To(BeNumerically(">", 0), "a file that adds a foreign key")
	})

	It("can run in four processes at the same time", func(ctx SpecContext) {
		url := fresh(ctx, "at_once")
		var all sync.WaitGroup
		errs := make([]error, 4)
		for i := range errs {
			all.Go(func() { _, errs[i] = postgres.Migrate(ctx, url) })
		}
		all.Wait()
		for _, err := range errs {
			Expect(err).NotTo(HaveOccurred())
		}
	})

	It("continues after a migration that was killed midway", func(ctx SpecContext) {
		url := fresh(ctx, "killed")
		version, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		By("leaving what a kill leaves: the version marked, its file rolled back")
		db := open(url)
		Expect(db.ExecContext(ctx, `CREATE SCHEMA kept; ALTER TABLE schema_history SET SCHEMA kept; ALTER TABLE schema_migrations SET SCHEMA kept; UPDATE kept.schema_migrations SET version = 1, dirty = true;
			DROP SCHEMA public, sandbox CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC;
			ALTER TABLE kept.schema_history SET SCHEMA public; ALTER TABLE kept.schema_migrations SET SCHEMA public; DROP SCHEMA kept`)).Error().NotTo(HaveOccurred())
		again, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(version))
		_, dirty, err := postgres.MigrationStatus(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		Expect(dirty).To(BeFalse())
	})

	It("continues after a process was killed before golang-migrate recorded a committed file", func(ctx SpecContext) {
		url := fresh(ctx, "recorded")
		// This simulates kills: every record that golang-migrate writes after a file fails.
		Expect(open(url).ExecContext(ctx, `CREATE TABLE schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL);
			CREATE FUNCTION killed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NOT NEW.dirty THEN RAISE 'killed'; END IF; RETURN NEW; END $$;
			CREATE TRIGGER killed BEFORE INSERT ON schema_migrations FOR EACH ROW EXECUTE FUNCTION killed()`)).Error().NotTo(HaveOccurred())
		files, err := migrations.Files.ReadDir(".")
		Expect(err).NotTo(HaveOccurred())
		for _, file := range files { // in the order of the files' numbers
			_, err := postgres.Migrate(ctx, url)
			Expect(err).To(MatchError(ContainSubstring("killed")))
			version, dirty, err := postgres.MigrationStatus(ctx, url)
			Expect(err).NotTo(HaveOccurred())
			Expect(fmt.Sprintf("%04d %t", version, dirty)).To(Equal(file.Name()[:4] + " false"))
		}
		Expect(postgres.Migrate(ctx, url)).To(BeNumerically(">", 0))
	})

	It("refuses the schema of a newer program, and leaves it unchanged", func(ctx SpecContext) {
		url := fresh(ctx, "newer")
		version, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		for _, dirty := range []bool{false, true} {
			Expect(open(url).ExecContext(ctx, "UPDATE schema_migrations SET version = $1, dirty = $2", version+1, dirty)).Error().NotTo(HaveOccurred())
			_, err = postgres.Migrate(ctx, url)
			Expect(err).To(MatchError(ContainSubstring("has version %d, and this program knows versions up to %d", version+1, version)))
			kept, marked, err := postgres.MigrationStatus(ctx, url)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{kept, marked}).To(Equal([]any{version + 1, dirty}))
		}
	})

	It("refuses a schema from before the first release, and leaves it unchanged", func(ctx SpecContext) {
		for name, made := range map[string]string{
			"whole":       "CREATE TABLE schema_history (version bigint PRIMARY KEY, known_on timestamptz NOT NULL DEFAULT now()); INSERT INTO schema_history SELECT generate_series(1, 370); INSERT INTO schema_migrations VALUES (370, false)",
			"interrupted": "CREATE TABLE schema_history (version bigint PRIMARY KEY, known_on timestamptz NOT NULL DEFAULT now()); INSERT INTO schema_history SELECT generate_series(1, 370); INSERT INTO schema_migrations VALUES (5, true)",
			"begun":       "CREATE TABLE schema_history (version bigint PRIMARY KEY, known_on timestamptz NOT NULL DEFAULT now())",
			"oldest":      "INSERT INTO schema_migrations VALUES (7, false)", // this version had no history table
		} {
			url := fresh(ctx, "unreleased_"+name)
			db := open(url)
			Expect(db.ExecContext(ctx, "CREATE TABLE schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL); CREATE TABLE stores (id bigint); "+made)).Error().NotTo(HaveOccurred())
			for range 2 {
				_, err := postgres.Migrate(ctx, url)
				Expect(err).To(MatchError(And(ContainSubstring("from before the first release"), ContainSubstring("start with an empty database (DATABASE_URL, or DATA_DIR for an embedded one)"))), name)
				_, _, err = postgres.MigrationStatus(ctx, url)
				Expect(err).To(MatchError(ContainSubstring("from before the first release")), name)
			}
			var tables int
			Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'schema%'").Scan(&tables)).To(Succeed())
			Expect(tables).To(Equal(1), name)
		}
	})

	It("refuses any schema from an unreleased build with other files, and leaves it unchanged", func(ctx SpecContext) {
		url := fresh(ctx, "other_files")
		newest, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		db := open(url)
		By("giving the first file the name that unreleased builds gave it")
		Expect(db.ExecContext(ctx, "UPDATE schema_history SET name = 'scope' WHERE version = 1")).Error().NotTo(HaveOccurred())
		Expect(db.ExecContext(ctx, "INSERT INTO schema_history (version, name) VALUES ($1, 'reset_store')", newest+1)).Error().NotTo(HaveOccurred())
		history := func() (all string) {
			GinkgoHelper()
			Expect(db.QueryRowContext(ctx, "SELECT string_agg(concat_ws(' ', version, name, known_on), E'\n' ORDER BY version) FROM schema_history").Scan(&all)).To(Succeed())
			return all
		}
		before := history()
		for _, version := range []uint{1, newest - 1, newest, newest + 1} {
			for _, dirty := range []bool{false, true} {
				if version == 1 && dirty {
					continue // the first file left nothing in the database
				}
				Expect(db.ExecContext(ctx, "UPDATE schema_migrations SET version = $1, dirty = $2", version, dirty)).Error().NotTo(HaveOccurred())
				refusal := MatchError(And(ContainSubstring("from before the first release and cannot be upgraded"), Not(ContainSubstring("start the newer program"))))
				Expect(postgres.Migrate(ctx, url)).Error().To(refusal, "version %d, dirty %t", version, dirty)
				_, _, err = postgres.MigrationStatus(ctx, url)
				Expect(err).To(refusal, "version %d, dirty %t", version, dirty)
				Expect(history()).To(Equal(before))
				var kept uint
				Expect(db.QueryRowContext(ctx, "SELECT version FROM schema_migrations WHERE dirty = $1", dirty).Scan(&kept)).To(Succeed())
				Expect(kept).To(Equal(version))
			}
		}
		By("accepting it with this program's first file")
		Expect(db.ExecContext(ctx, "UPDATE schema_history SET name = 'common' WHERE version = 1")).Error().NotTo(HaveOccurred())
		Expect(db.ExecContext(ctx, "UPDATE schema_migrations SET version = $1, dirty = false", newest)).Error().NotTo(HaveOccurred())
		Expect(postgres.Migrate(ctx, url)).To(Equal(newest))
	})

	It("accepts the empty database of an unreleased build that was killed in its first file", func(ctx SpecContext) {
		url := fresh(ctx, "first_file")
		db := open(url)
		Expect(db.ExecContext(ctx, `CREATE TABLE schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL); INSERT INTO schema_migrations VALUES (1, true);
			CREATE TABLE schema_history (version bigint PRIMARY KEY, name text NOT NULL, known_on timestamptz NOT NULL DEFAULT now()); INSERT INTO schema_history (version, name) VALUES (1, 'scope'), (90, 'reset_store')`)).Error().NotTo(HaveOccurred())
		Expect(postgres.Migrate(ctx, url)).To(BeNumerically(">", 1))
	})

	It("refuses a file whose number is below the schema's version", func(ctx SpecContext) {
		url := fresh(ctx, "passed")
		version, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		db := open(url)
		By("a schema that was made without one of the files")
		Expect(db.ExecContext(ctx, "DELETE FROM schema_history WHERE version = 3")).Error().NotTo(HaveOccurred())
		for range 2 {
			_, err = postgres.Migrate(ctx, url)
			Expect(err).To(MatchError(ContainSubstring("has the migrations 3 (identity), and the database's schema came to version %d without them", version)))
		}
		By("one that was made with another file of that number")
		Expect(db.ExecContext(ctx, "INSERT INTO schema_history (version, name) VALUES (3, 'loyalty')")).Error().NotTo(HaveOccurred())
		Expect(postgres.Migrate(ctx, url)).Error().To(MatchError(ContainSubstring("has the migrations 3 (identity, there loyalty), and")))
		Expect(db.ExecContext(ctx, "UPDATE schema_history SET name = 'identity' WHERE version = 3")).Error().NotTo(HaveOccurred())
		Expect(postgres.Migrate(ctx, url)).To(Equal(version))
		By("not one that a program with other files wanted to bring further")
		Expect(db.ExecContext(ctx, "INSERT INTO schema_history (version, name) VALUES ($1, 'loyalty')", version+7)).Error().NotTo(HaveOccurred())
		Expect(postgres.Migrate(ctx, url)).To(Equal(version))
		var known int
		Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM schema_history WHERE version > $1", version).Scan(&known)).To(Succeed())
		Expect(known).To(BeZero())
	})

	It("writes the history of its files completely or not at all", func(ctx SpecContext) {
		url := fresh(ctx, "history")
		db := open(url)
		Expect(db.ExecContext(ctx, `CREATE TABLE schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL); CREATE FUNCTION fail() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN ALTER TABLE schema_history ADD CHECK (false); END';
			CREATE EVENT TRIGGER fail ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION fail()`)).Error().NotTo(HaveOccurred())
		Expect(postgres.Migrate(ctx, url)).Error().To(MatchError(ContainSubstring("violates check constraint")))
		Expect(db.ExecContext(ctx, "DROP EVENT TRIGGER fail; DROP FUNCTION fail")).Error().NotTo(HaveOccurred())
		var exists bool
		Expect(db.QueryRowContext(ctx, "SELECT to_regclass('schema_history') IS NOT NULL").Scan(&exists)).To(Succeed())
		Expect(exists).To(BeFalse())
		version, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		entries, err := migrations.Files.ReadDir(".")
		Expect(err).NotTo(HaveOccurred())
		var known, newest int
		Expect(db.QueryRowContext(ctx, "SELECT count(*), max(version) FROM schema_history").Scan(&known, &newest)).To(Succeed())
		Expect([]int{known, newest}).To(Equal([]int{len(entries), int(version)}))
	})

	It("explains a failed connection and names a remedy", func(ctx SpecContext) {
		url := server.URL("nowhere")
		_, err := postgres.Migrate(ctx, url)
		Expect(err).To(MatchError(And(HavePrefix("DATABASE_URL: "), ContainSubstring(`CREATE DATABASE "nowhere" OWNER "postgres"`))))
		_, err = postgres.Migrate(ctx, strings.Replace(server.URL("postgres"), "user=postgres", "user=nobody", 1))
		Expect(err).To(MatchError(And(HavePrefix("DATABASE_URL: "), ContainSubstring("does not let user nobody in"))))
		_, err = postgres.Migrate(ctx, "postgres://u:secret@127.0.0.1:1/store")
		Expect(err).To(MatchError(And(HavePrefix("DATABASE_URL: there is no connection to 127.0.0.1:1; is PostgreSQL running there?"), Not(ContainSubstring("secret")))))
		_, err = postgres.Migrate(ctx, "postgres://u:secret@127.0.0.1:1/store?sslmode=perhaps")
		Expect(err).To(MatchError(And(HavePrefix("DATABASE_URL: "), ContainSubstring("for example DATABASE_URL="), Not(ContainSubstring("secret")))))
	})

	It("names a migration that fails, without printing its text", func(ctx SpecContext) {
		url := fresh(ctx, "occupied")
		Expect(open(url).ExecContext(ctx, "CREATE SCHEMA sandbox")).Error().NotTo(HaveOccurred())
		_, err := postgres.Migrate(ctx, url)
		Expect(err).To(MatchError(And(HavePrefix("migrations: version 10: "), ContainSubstring("already exists"), Not(ContainSubstring("CREATE SCHEMA")))))
	})

	It("refuses a database whose encoding cannot store all letters", func(ctx SpecContext) {
		Expect(open(server.URL("postgres")).ExecContext(ctx, "CREATE DATABASE ascii ENCODING 'SQL_ASCII' TEMPLATE template0")).Error().NotTo(HaveOccurred())
		_, err := postgres.Migrate(ctx, server.URL("ascii"))
		Expect(err).To(MatchError(And(ContainSubstring("SQL_ASCII"), ContainSubstring("ENCODING 'UTF8' TEMPLATE template0"))))
	})

	It("refuses PostgreSQL versions older than the documented minimum", func(ctx SpecContext) {
		url := fresh(ctx, "aged")
		refusals := func(oldest int) (list []string) {
			rows, err := open(url).QueryContext(ctx, postgres.Unsuitable, oldest)
			Expect(err).NotTo(HaveOccurred())
			defer rows.Close()
			for rows.Next() {
				var text string
				Expect(rows.Scan(&text)).To(Succeed())
				list = append(list, text)
			}
			return list
		}
		Expect(refusals(postgres.Oldest)).To(BeEmpty())
		Expect(refusals(99)).To(ConsistOf(And(HavePrefix("it is of version "), HaveSuffix("want 99 or newer"))))

		newer := strconv.Itoa(postgres.Oldest) + " or newer"
		Expect(postgres.NoPrograms(errors.New("no network"))).To(MatchError(ContainSubstring(newer)))
		guide, err := os.ReadFile("../../openapi/guides/going-live.md")
		Expect(err).NotTo(HaveOccurred())
		Expect(string(guide)).To(ContainSubstring("A PostgreSQL " + newer))
		help, err := os.ReadFile("../../server/config/settings.go")
		Expect(err).NotTo(HaveOccurred())
		Expect(string(help)).To(ContainSubstring("a PostgreSQL to use, " + newer))

		By("not starting programs of the version before it")
		old := GinkgoT().TempDir()
		for _, name := range []string{"initdb", "postgres"} {
			script := "#!/bin/sh\necho 'postgres (PostgreSQL) " + strconv.Itoa(postgres.Oldest-1) + ".9'\n"
			Expect(os.WriteFile(filepath.Join(old, name), []byte(script), 0o755)).To(Succeed())
		}
		GinkgoT().Setenv("POSTGRES_BIN", old)
		_, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: GinkgoT().TempDir()})
		Expect(err).To(MatchError(And(HavePrefix("POSTGRES_BIN: "), ContainSubstring("is too old, want "+newer))))
	})

	It("needs no feature newer than the oldest supported version", func() {
		// The features that each PostgreSQL version introduced, as a migration would write them.
		came := map[int]string{
			15: `ON DELETE SET NULL \(|NULLS NOT DISTINCT|security_invoker|\bMERGE INTO\b`,
			16: `\bany_value\(|\bJSON_ARRAYAGG\b|IS JSON\b`,
			17: `JSON_TABLE\(|\buuidv7\(|MERGE_ACTION`,
		}
		files, err := fs.Glob(migrations.Files, "*.sql")
		Expect(err).NotTo(HaveOccurred())
		needed := 0
		for _, name := range files {
			text, err := fs.ReadFile(migrations.Files, name)
			Expect(err).NotTo(HaveOccurred())
			for version, looks := range came {
				if regexp.MustCompile(looks).Match(text) {
					needed = max(needed, version)
					Expect(version).To(BeNumerically("<=", postgres.Oldest), name)
				}
			}
		}
		Expect(needed).To(Equal(postgres.Oldest), "an older version would do")
	})

	It("hides every table of a store from other stores", func(ctx SpecContext) {
		url := fresh(ctx, "closed")
		Expect(postgres.Migrate(ctx, url)).Error().NotTo(HaveOccurred())
		rows, err := open(url).QueryContext(ctx, `
			SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id'
			WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
			  AND c.relname <> 'sessions' -- sessions belong to a login and are found only by their token
			  AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`)
		Expect(err).NotTo(HaveOccurred())
		var unguarded []string
		for rows.Next() {
			var name string
			Expect(rows.Scan(&name)).To(Succeed())
			unguarded = append(unguarded, name)
		}
		Expect(unguarded).To(BeEmpty(), "tables with a store_id end with SELECT tenant_table('…')")
	})

	It("gives every table a key by which logical replication finds changed rows", func(ctx SpecContext) {
		url := fresh(ctx, "replicated")
		Expect(postgres.Migrate(ctx, url)).Error().NotTo(HaveOccurred())
		var without sql.NullString
		Expect(open(url).QueryRowContext(ctx, `
			SELECT string_agg(c.relname, ', ' ORDER BY c.relname) FROM pg_class c
			WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace AND c.relreplident = 'd'
			  AND c.relname NOT LIKE 'schema\_%' AND c.relname <> 'product_prices' -- rows derived from other rows, without a key
			  AND NOT EXISTS (SELECT FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'p')`).Scan(&without)).To(Succeed())
		Expect(without.String).To(BeEmpty(), "PRIMARY KEY (store_id, id), or REPLICA IDENTITY USING INDEX as in migrations/0016_storefront.up.sql")
	})
})

func open(url string) *sql.DB {
	GinkgoHelper()
	db, err := postgres.Open(url, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(db.Close)
	return db
}
