package repo_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A sweep", func() {
	It("keeps its progress when interrupted, and later changes the remaining rows", func(ctx SpecContext) {
		data := storetest.Open(ctx)
		run := func(statement string) {
			GinkgoHelper()
			Expect(data.SQL.ExecContext(ctx, statement)).Error().NotTo(HaveOccurred())
		}
		left := func() (n int) {
			GinkgoHelper()
			Expect(data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM idempotency_keys").Scan(&n)).To(Succeed())
			return n
		}
		run(`INSERT INTO idempotency_keys (scope, key, request_hash, command_id, lease_until, created_on)
			SELECT 'spec', n::text, '', gen_random_uuid(), now(), now() - interval '2 days' FROM generate_series(1, 12000) n`)
		run(`CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.key = '12000' THEN RAISE 'stopped'; END IF; RETURN OLD; END $$`)
		run(`CREATE TRIGGER stop BEFORE DELETE ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION stop()`)
		Expect(data.Repo.SweepKeys(ctx, 24*time.Hour)).To(MatchError(ContainSubstring("stopped")))
		Expect(left()).To(And(BeNumerically(">", 0), BeNumerically("<=", 7000)))
		run("DROP TRIGGER stop ON idempotency_keys")
		Expect(data.Repo.SweepKeys(ctx, 24*time.Hour)).To(Succeed())
		Expect(left()).To(BeZero())
	})
})
