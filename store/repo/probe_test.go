package repo_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A probe", func() {
	var data *storetest.Database
	BeforeEach(func(ctx SpecContext) { data = storetest.Open(ctx) })

	run := func(ctx context.Context, statement string, args ...any) {
		GinkgoHelper()
		_, err := data.SQL.ExecContext(ctx, statement, args...)
		Expect(err).NotTo(HaveOccurred())
	}
	probe := func() *repo.Probe {
		GinkgoHelper()
		pool, err := postgres.Open(data.URL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(pool.Close)
		newest, err := postgres.Newest()
		Expect(err).NotTo(HaveOccurred())
		return repo.NewProbe(pool, newest)
	}
	unready := func(ctx context.Context, reason string) {
		GinkgoHelper()
		err := probe().Check(ctx)
		Expect(domain.CodeOf(err)).To(Equal(domain.Unavailable))
		Expect(err).To(MatchError(ContainSubstring(reason)))
	}

	It("finds no fault in a migrated database", func(ctx SpecContext) {
		Expect(probe().Check(ctx)).To(Succeed())
	})

	It("does not wait for the connections of requests", func(ctx SpecContext) {
		data.SQL.SetMaxOpenConns(1)
		busy, err := data.SQL.Conn(ctx)
		Expect(err).NotTo(HaveOccurred())
		defer busy.Close()
		Expect(probe().Check(ctx)).To(Succeed())
	})

	It("reports a read-only database", func(ctx SpecContext) {
		run(ctx, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$")
		unready(ctx, "read-only")
	})

	It("reports a schema that does not fit the program", func(ctx SpecContext) {
		newest, err := postgres.Newest()
		Expect(err).NotTo(HaveOccurred())
		By("an older schema")
		run(ctx, "UPDATE schema_migrations SET version = version - 1")
		unready(ctx, "the schema has version")
		By("a newer version that no start has recorded")
		run(ctx, "UPDATE schema_migrations SET version = 999")
		unready(ctx, "the schema has version 999")
		By("not a version that a newer program has migrated to, since the old program still runs during an upgrade")
		run(ctx, "INSERT INTO schema_history (version, name) VALUES ($1, 'gift_card')", int64(newest)+1)
		run(ctx, "UPDATE schema_migrations SET version = $1", int64(newest)+1)
		Expect(probe().Check(ctx)).To(Succeed())
		By("a database without a schema")
		run(ctx, "DELETE FROM schema_migrations")
		unready(ctx, "no schema")
	})
})
