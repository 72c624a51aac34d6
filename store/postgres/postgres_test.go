package postgres_test

import (
	"context"
	"database/sql"
	"os"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("Launch", func() {
	It("starts on the same data again", func(ctx SpecContext) {
		dir, err := os.MkdirTemp("", "pg") // short: a socket's path may have about 100 bytes
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(os.RemoveAll, dir)

		first, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
		Expect(err).NotTo(HaveOccurred())
		db := open(first.URL("postgres"))
		Expect(db.ExecContext(ctx, "CREATE TABLE kept AS SELECT 42 AS n")).Error().NotTo(HaveOccurred())

		By("refusing a second server on the same directory")
		_, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
		Expect(err).To(MatchError(ContainSubstring("postmaster.pid")))
		Expect(first.Stop()).To(Succeed())

		second, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(second.Stop)
		var n int
		Expect(open(second.URL("postgres")).QueryRowContext(ctx, "SELECT n FROM kept").Scan(&n)).To(Succeed())
		Expect(n).To(Equal(42))
	})
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

	It("runs in four processes at once", func(ctx SpecContext) {
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

	It("goes on after a migration that was killed midway", func(ctx SpecContext) {
		url := fresh(ctx, "killed")
		version, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		By("leaving what a kill leaves: the version marked, its file rolled back")
		db := open(url)
		Expect(db.ExecContext(ctx, "DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC; CREATE TABLE schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL); INSERT INTO schema_migrations VALUES (1, true); DROP SCHEMA IF EXISTS sandbox CASCADE")).Error().NotTo(HaveOccurred())
		again, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(version))
		_, dirty, err := postgres.MigrationStatus(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		Expect(dirty).To(BeFalse())
	})

	It("closes every table of a store to other stores", func(ctx SpecContext) {
		url := fresh(ctx, "closed")
		Expect(postgres.Migrate(ctx, url)).Error().NotTo(HaveOccurred())
		rows, err := open(url).QueryContext(ctx, `
			SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'store_id'
			WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
			  AND c.relname <> 'sessions' -- a login's, found by its token and never by its store
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
})

func open(url string) *sql.DB {
	GinkgoHelper()
	db, err := postgres.Open(url, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(db.Close)
	return db
}
