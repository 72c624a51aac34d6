package apitest_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// The spec repeatedly kills and restarts the program while it processes files.
var _ = Describe("Files that a killed program was processing", Label("kill"), func() {
	It("are applied with each line, customer and event exactly once", func(ctx SpecContext) {
		binary, data, service := executable(ctx), GinkgoT().TempDir(), address()
		output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "server"))
		Expect(err).NotTo(HaveOccurred())
		world := &apitest.World{URL: "http://" + service, DatabaseURL: storetest.URL(ctx)}
		v := &victim{binary: binary, url: world.URL, output: output, env: []string{
			"LISTEN_ADDR=" + service, "METRICS_ADDR=off", "DATA_DIR=" + data, "DATABASE_URL=" + world.DatabaseURL, "DEMO=false", "RATE_LIMIT=0", "LOG_LEVEL=warn", "LOG_FORMAT=text",
			"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword,
		}}
		Expect(v.start()).To(Succeed())
		DeferCleanup(func() {
			v.running.kill()
			_ = output.Close()
		})
		Expect(v.answers(ctx)).To(Succeed())
		shop := world.Shop("files")

		const customers, lines, kills = 6000, 400, 5
		var rows, changes strings.Builder
		rows.WriteString("email,firstName,lastName,address.streetLine1,address.postalCode,address.city,address.countryCode\n")
		for i := range customers {
			fmt.Fprintf(&rows, "many%d@example.com,Many,%d,Road %d,10115,Berlin,DE\n", i, i, i)
		}
		for i := range lines {
			sku := "POUR-OVER-BLACK"
			if i%50 == 7 {
				sku = "NOTHING"
			}
			fmt.Fprintf(&changes, `{"reason": "RECEIVED", "items": [{"sku": "%s", "delta": 1}]}`+"\n", sku)
		}
		imported := shop.Admin.Once().Upload("/admin/customer/import", "many.csv", []byte(rows.String()), map[string]string{"sendWelcomeEmail": "true"}).Is(http.StatusAccepted).ID("integrationTaskId")
		adjusted := shop.Admin.Once().Upload("/admin/stock/bulk", "many.jsonl", []byte(changes.String()), nil).Is(http.StatusAccepted).ID("integrationTaskId")

		lost := func(int) bool { // expires the lease of the killed process
			execute(ctx, world.DatabaseURL, "SET lock_timeout = 60000; SET statement_timeout = 60000; UPDATE integration_tasks SET claimed_until = NULL") // its session can outlive it on a busy machine
			return v.kills >= kills
		}
		// An export runs during the imports. A complete export must contain whole imports only.
		var done atomic.Bool
		var whole, broken atomic.Int64
		var reading sync.WaitGroup
		reading.Go(func() {
			defer GinkgoRecover()
			for !done.Load() {
				time.Sleep(200 * time.Millisecond)
				a, err := shop.Admin.Try(http.MethodGet, "/admin/customer/export?format=csv", nil)
				switch {
				case err != nil:
					broken.Add(1)
				case a.Status == http.StatusOK:
					whole.Add(1)
					Expect((bytes.Count(a.Body, []byte("\n"))-1)%500).To(BeZero(), "an import commits 500 customers at a time")
				}
			}
		})
		err = v.haunt(ctx, rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 11)), lost)
		done.Store(true)
		reading.Wait()
		Expect(err).NotTo(HaveOccurred())
		Expect(whole.Load()).To(BeNumerically(">", 0), "or nothing was read")
		tasks := map[int64]*apitest.Answer{}
		Eventually(func() (open int) {
			for _, id := range []int64{imported, adjusted} {
				tasks[id] = shop.Admin.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", id)).OK()
				if s := tasks[id].Text("status"); s == "QUEUED" || s == "RUNNING" {
					open++
				}
			}
			return open
		}).WithTimeout(2*time.Minute).Should(BeZero(), "%s", tail(output))
		Expect(tasks[imported].Text("status")).To(Equal("SUCCEEDED"), "%s", tasks[imported].Body)
		Expect(tasks[adjusted].Text("status")).To(Equal("SUCCEEDED"), "%s", tasks[adjusted].Body)
		Expect(tasks[imported].ID("progress.processedCount")).To(BeEquivalentTo(customers))
		Expect(tasks[adjusted].ID("progress.failedCount")).To(BeEquivalentTo(lines / 50))
		attempts := tasks[imported].ID("attempts") + tasks[adjusted].ID("attempts")
		Expect(attempts).To(BeNumerically(">", 3), "or the kills missed the work")

		Expect(numberOf(ctx, world.DatabaseURL, "SELECT count(*) FROM customers")).To(BeEquivalentTo(customers))
		Expect(numberOf(ctx, world.DatabaseURL, "SELECT count(*) FROM customer_addresses")).To(BeEquivalentTo(customers))
		Expect(numberOf(ctx, world.DatabaseURL, "SELECT count(*) FROM webhook_events WHERE type = 'customer.created'")).To(BeEquivalentTo(customers))
		Expect(numberOf(ctx, world.DatabaseURL, "SELECT count(*) FROM mails WHERE to_address LIKE 'many%'")).To(BeEquivalentTo(customers))
		Expect(numberOf(ctx, world.DatabaseURL, "SELECT on_hand FROM stocks WHERE variant_id = $1", shop.Black)).To(BeEquivalentTo(25 + lines - lines/50))
		result := shop.Admin.Get(fmt.Sprintf("/admin/integration-task/file?integrationTaskId=%d", adjusted)).OK()
		answers := strings.Split(strings.TrimSpace(string(result.Body)), "\n")
		Expect(answers).To(HaveLen(lines))
		for i, answer := range answers {
			Expect(answer).To(HavePrefix(fmt.Sprintf(`{"line":%d,`, i+1)))
		}
		AddReportEntry("kill -9 while files are worked through", fmt.Sprintf("%d kills, %d attempts; %d exports whole, %d broken off", v.kills, attempts, whole.Load(), broken.Load()))
	})
})

// The kills happen between two steps of one import: a lock delays the program before it commits every third step, and
// the spec then kills the program.
var _ = Describe("An import that is killed between two steps", Label("kill"), func() {
	const batch = 500
	DescribeTable("resumes at the row after the last committed row", func(ctx SpecContext, onError string, batches, faulty, kills int) {
		binary, data, service := executable(ctx), GinkgoT().TempDir(), address()
		output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "server"))
		Expect(err).NotTo(HaveOccurred())
		world := &apitest.World{URL: "http://" + service, DatabaseURL: storetest.URL(ctx)}
		v := &victim{binary: binary, url: world.URL, output: output, env: []string{
			"LISTEN_ADDR=" + service, "METRICS_ADDR=off", "DATA_DIR=" + data, "DATABASE_URL=" + world.DatabaseURL, "DEMO=false", "RATE_LIMIT=0", "LOG_LEVEL=warn", "LOG_FORMAT=text",
			"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword,
		}}
		Expect(v.start()).To(Succeed())
		DeferCleanup(func() {
			v.running.kill()
			_ = output.Close()
		})
		Expect(v.answers(ctx)).To(Succeed())
		shop := world.Shop("steps")

		var rows strings.Builder
		rows.WriteString("email,firstName,lastName,externalId\n")
		for i := range batch * batches {
			name := fmt.Sprint("Many,", i)
			if i%100 == 42 && i/100 < faulty {
				name = "," // a new customer needs a name, so this row is refused while the others are applied
			}
			fmt.Fprintf(&rows, "many%d@example.com,%s,many-%d\n", i, name, i)
		}
		db, err := postgres.Open(world.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close()
		lock, err := db.Conn(ctx)
		Expect(err).NotTo(HaveOccurred())
		defer lock.Close()
		run := func(statement string, args ...any) {
			GinkgoHelper()
			_, err := lock.ExecContext(ctx, statement, args...)
			Expect(err).NotTo(HaveOccurred(), statement)
		}
		run("CREATE SEQUENCE steps") // the sequence counts rolled-back steps, too
		run("GRANT USAGE ON SEQUENCE steps TO PUBLIC")
		run(`CREATE FUNCTION third_step() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				IF nextval('steps') % 3 = 0 THEN PERFORM pg_advisory_xact_lock(4711); END IF;
				RETURN NEW;
			END $$`)
		run(`CREATE TRIGGER third_step BEFORE UPDATE ON integration_tasks FOR EACH ROW
			WHEN (NEW.state IS DISTINCT FROM OLD.state AND NEW.task_type = 'CUSTOMER_IMPORT') EXECUTE FUNCTION third_step()`)
		run("SELECT pg_advisory_lock(4711)")
		number := func(query string, args ...any) int64 { return numberOf(ctx, world.DatabaseURL, query, args...) }
		waits := func() int64 {
			return number("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted")
		}

		id := shop.Admin.Once().Upload("/admin/customer/import", "many.csv", []byte(rows.String()),
			map[string]string{"onExisting": "FAIL", "onError": onError, "sendWelcomeEmail": "true"}).Is(http.StatusAccepted).ID("integrationTaskId")
		for v.kills < kills {
			Eventually(waits).WithTimeout(time.Minute).Should(BeEquivalentTo(1), "after %d kills: %s", v.kills, tail(output))
			Expect(number("SELECT count(*) FROM customers")).To(Equal(number(`SELECT CASE state::jsonb->>'phase' WHEN 'CHECK' THEN 0
				ELSE (progress->>'processed')::bigint - (progress->>'failed')::bigint END FROM integration_tasks WHERE id = $1`, id)), "what is kept is what it says")
			v.running.kill()
			v.kills++
			run("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted")
			Eventually(waits).WithTimeout(time.Minute).Should(BeZero())
			run("UPDATE integration_tasks SET claimed_until = NULL") // expires the lease of the killed process
			Expect(v.start()).To(Succeed())
			Expect(v.answers(ctx)).To(Succeed())
		}
		var task *apitest.Answer
		Eventually(func() string {
			task = shop.Admin.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", id)).OK()
			return task.Text("status")
		}).WithTimeout(time.Minute).Should(Equal("SUCCEEDED"), "%s", tail(output))
		Expect([]int64{task.ID("progress.totalCount"), task.ID("progress.processedCount"), task.ID("progress.failedCount")}).
			To(Equal([]int64{int64(batch * batches), int64(batch * batches), int64(faulty)}))
		Expect(task.ID("attempts")).To(BeEquivalentTo(kills+1), "one for each kill, and the last")
		imported := batch*batches - faulty
		Expect(number("SELECT count(*) FROM customers")).To(BeEquivalentTo(imported))
		Expect(number("SELECT count(*) FROM webhook_events WHERE type = 'customer.created'")).To(BeEquivalentTo(imported))
		Expect(number("SELECT count(*) FROM mails WHERE to_address LIKE 'many%'")).To(BeEquivalentTo(imported))
		if faulty == 0 {
			return
		}
		result := shop.Admin.Get(fmt.Sprintf("/admin/integration-task/file?integrationTaskId=%d", id)).OK()
		lines := strings.Split(strings.TrimSpace(string(result.Body)), "\n")
		Expect(lines).To(HaveLen(1 + faulty))
		for i, line := range lines[1:] {
			Expect(line).To(HavePrefix(fmt.Sprintf("%d,lastName,", 100*i+42+2)), "each refused row once, in order")
		}
	},
		// The commits are: file read, each batch, the refused rows, task done.
		Entry("when faulty rows are skipped", "CONTINUE", 4, 20, 3),
		// The commits are: file read, each validated batch, validation done, each batch, task done.
		Entry("when all rows are validated first", "REJECT_ALL", 3, 0, 4))
})

// numberOf returns the number that a database query selects.
func numberOf(ctx context.Context, databaseURL, query string, args ...any) (n int64) {
	GinkgoHelper()
	db, err := postgres.Open(databaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	Expect(db.QueryRowContext(ctx, query, args...).Scan(&n)).To(Succeed())
	return n
}
