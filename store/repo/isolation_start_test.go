package repo_test

import (
	"context"
	"fmt"
	"os"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("The start of the service", func() {
	var data *storetest.Database
	BeforeEach(func(ctx SpecContext) { data = storetest.Open(ctx) })

	run := func(ctx context.Context, statement string) {
		GinkgoHelper()
		_, err := data.SQL.ExecContext(ctx, statement)
		Expect(err).NotTo(HaveOccurred())
	}

	It("continues if stores are isolated, whichever role the connection has", func(ctx SpecContext) {
		Expect(data.Repo.CheckIsolation(ctx)).To(Succeed())
		role, all, err := data.Repo.LoginSeesAll(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(role).NotTo(BeElementOf("", "store_app", "platform"))
		if os.Getenv("TEST_DATABASE_URL") == "" {
			Expect(all).To(BeTrue(), "the throwaway cluster's owner, whom transactions stop being")
		}
	})

	DescribeTable("is refused if", func(ctx SpecContext, statement, problem string) {
		run(ctx, statement)
		Expect(data.Repo.CheckIsolation(ctx)).To(MatchError(ContainSubstring(problem)))
	},
		Entry("a table is accessible to its owner", "ALTER TABLE orders NO FORCE ROW LEVEL SECURITY", "table orders has no forced row level security"),
		Entry("a table is accessible to every role", "ALTER TABLE payments DISABLE ROW LEVEL SECURITY", "table payments has no forced row level security"),
		Entry("a new table has no row level security", "CREATE TABLE gifts (store_id bigint)", "table gifts has no forced row level security"),
		Entry("a policy opens a table to every command", "CREATE POLICY everything ON orders USING (true)", "policy everything of table orders"),
		Entry("a policy opens a table to SELECT", "CREATE POLICY reading ON orders FOR SELECT TO store_app USING (true)", "policy reading of table orders"),
		Entry("a partition makes a table accessible", "GRANT SELECT ON webhook_events_default TO store_app", "table webhook_events_default"))

	It("is refused if a role bypasses row level security", func(ctx SpecContext) {
		// Roles belong to the cluster, and other tests of the cluster run as the real roles.
		role := fmt.Sprintf("spec_bypass_%d", os.Getpid())
		run(ctx, "CREATE ROLE "+role+" BYPASSRLS")
		DeferCleanup(func(ctx SpecContext) { run(ctx, "DROP OWNED BY "+role); run(ctx, "DROP ROLE "+role) })
		run(ctx, "GRANT "+role+" TO CURRENT_USER")
		run(ctx, "GRANT store_app TO "+role)
		Expect(data.Repo.Exposed(ctx, role)).To(ContainElements(
			"role "+role+" is a superuser or has BYPASSRLS", "row level security of table orders does not hold for "+role))
		run(ctx, "ALTER ROLE "+role+" NOBYPASSRLS")
		Expect(data.Repo.Exposed(ctx, role)).To(BeEmpty())
	})
})
