package postgres_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("A backup by a user without superuser rights", Ordered, func() {
	var server *postgres.Server
	var url, copied string
	BeforeAll(func(ctx SpecContext) {
		var err error
		server, err = postgres.Launch(context.WithoutCancel(ctx), postgres.LaunchOptions{Throwaway: true})
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(server.Stop)
		owner := open(server.URL("postgres"))
		for _, statement := range []string{"CREATE ROLE keeper LOGIN CREATEROLE", "CREATE DATABASE shop OWNER keeper", "CREATE DATABASE copied OWNER keeper"} {
			Expect(owner.ExecContext(ctx, statement)).Error().NotTo(HaveOccurred())
		}
		url = strings.Replace(server.URL("shop"), "user=postgres", "user=keeper", 1)
		copied = strings.Replace(server.URL("copied"), "user=postgres", "user=keeper", 1)
		Expect(postgres.Migrate(ctx, url)).Error().NotTo(HaveOccurred())
		Expect(postgres.Recognize(ctx, url)).Error().NotTo(HaveOccurred())
		Expect(open(server.URL("shop")).ExecContext(ctx, `INSERT INTO stores (created_on, modified_on, name, code, settings) SELECT now(), now(), 'Oak', 'oak' || n, '{}' FROM generate_series(1, 3) n`)).Error().NotTo(HaveOccurred())
	})

	It("cannot be made by a plain pg_dump, because of forced row-level security", func() {
		said, err := exec.Command("pg_dump", "--dbname="+url, "--file="+filepath.Join(GinkgoT().TempDir(), "dump")).CombinedOutput()
		Expect(err).To(HaveOccurred())
		Expect(string(said)).To(ContainSubstring("row-level security"))
	})

	It("contains the rows of all stores and can be restored unchanged", func(ctx SpecContext) {
		file := filepath.Join(GinkgoT().TempDir(), "store.dump")
		saved, err := postgres.Backup(ctx, url, file)
		Expect(err).NotTo(HaveOccurred())
		Expect(saved.Tables).To(BeNumerically(">", 50))
		Expect(postgres.Restore(ctx, copied, file)).To(Succeed())
		var stores int
		Expect(open(server.URL("copied")).QueryRowContext(ctx, "SELECT count(*) FROM stores").Scan(&stores)).To(Succeed())
		Expect(stores).To(Equal(3))

		By("not being taken for the database that it was made from")
		Expect(postgres.Recognize(ctx, copied)).Error().To(MatchError(postgres.ErrNotRestored))
		Expect(postgres.Recognize(ctx, url)).Error().NotTo(HaveOccurred())

		By("waiting until no other client is connected")
		held, err := open(copied).Conn(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(postgres.Restored(ctx, copied, postgres.RestoreOptions{})).Error().To(MatchError(ContainSubstring("the database is in use")))
		Expect(held.Close()).To(Succeed())
	})

	It("fails and leaves no file if the rows of a table are hidden", func(ctx SpecContext) {
		owner := open(server.URL("shop"))
		Expect(owner.ExecContext(ctx, "ALTER POLICY backup ON stores USING (false)")).Error().NotTo(HaveOccurred())
		DeferCleanup(func(ctx context.Context) {
			Expect(owner.ExecContext(ctx, "ALTER POLICY backup ON stores USING (true)")).Error().NotTo(HaveOccurred())
		})
		dir := GinkgoT().TempDir()
		Expect(postgres.Backup(ctx, url, filepath.Join(dir, "store.dump"))).Error().To(MatchError(ContainSubstring("hides rows from the role store_backup: stores")))
		Expect(os.ReadDir(dir)).To(BeEmpty())
	})

	It("detects a truncated file", func(ctx SpecContext) {
		file := filepath.Join(GinkgoT().TempDir(), "store.dump")
		Expect(postgres.Backup(ctx, url, file)).Error().NotTo(HaveOccurred())
		whole, err := postgres.RowsOf(ctx, file)
		Expect(err).NotTo(HaveOccurred())
		Expect(whole).To(HaveKeyWithValue("public.stores", int64(3)))
		raw, err := os.ReadFile(file)
		Expect(err).NotTo(HaveOccurred())
		Expect(os.WriteFile(file, raw[:len(raw)-len(raw)/4], 0o600)).To(Succeed())
		Expect(postgres.RowsOf(ctx, file)).Error().To(HaveOccurred())
	})

	It("does not start a new epoch if the database was moved without data loss", func(ctx SpecContext) {
		e, err := postgres.Restored(ctx, url, postgres.RestoreOptions{NothingLost: true})
		Expect(err).NotTo(HaveOccurred())
		Expect(e.Begun).To(BeFalse())
		restoredOn, err := postgres.Recognize(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		Expect(restoredOn.IsZero()).To(BeTrue())
	})
})
