package apitest_test

import (
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("A process of the service", func() {
	// connected returns a connection that bypasses the service.
	connected := func(ctx SpecContext, world *apitest.World) *pgx.Conn {
		GinkgoHelper()
		conn, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(conn.Close)
		return conn
	}

	// whileLocked locks the rows of stores and sends 24 changes of each store's settings, again and again. It calls
	// meanwhile until n connections have waited for the locks during a whole call that reports true.
	whileLocked := func(ctx SpecContext, world *apitest.World, n int, meanwhile func() bool, shops ...*apitest.Shop) {
		GinkgoHelper()
		holder, watcher := connected(ctx, world), connected(ctx, world)
		tx, err := holder.Begin(ctx)
		Expect(err).NotTo(HaveOccurred())
		waits := func() (all []string) {
			GinkgoHelper()
			rows, err := watcher.Query(ctx, "SELECT pid || ' ' || query_start FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' ORDER BY pid")
			Expect(err).NotTo(HaveOccurred())
			all, err = pgx.CollectRows(rows, pgx.RowTo[string])
			Expect(err).NotTo(HaveOccurred())
			return all
		}
		var all sync.WaitGroup
		var stop atomic.Bool
		for _, shop := range shops {
			_, err = tx.Exec(ctx, "SELECT id FROM stores WHERE id = $1 FOR UPDATE", shop.StoreID)
			Expect(err).NotTo(HaveOccurred())
			for i := range 24 {
				all.Go(func() { // a request that waits too long is refused, and the next one waits
					defer GinkgoRecover()
					for !stop.Load() {
						status := shop.Admin.Patch("/admin/store/settings", object{"supportEmail": fmt.Sprintf("support%d@example.com", i)}).Status
						Expect(status).To(BeElementOf(http.StatusOK, http.StatusServiceUnavailable))
					}
				})
			}
		}
		Eventually(func() bool {
			before := waits()
			served := meanwhile()
			return served && len(before) == n && slices.Equal(before, waits())
		}).WithTimeout(time.Minute).WithPolling(5 * time.Millisecond).Should(BeTrue())
		stop.Store(true)
		Expect(tx.Rollback(ctx)).To(Succeed())
		all.Wait()
		for _, shop := range shops {
			shop.Admin.Patch("/admin/store/settings", object{"supportEmail": "support@example.com"}).OK()
		}
	}

	It("stays ready while every connection of its pool waits for locked rows", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		whileLocked(ctx, world, postgres.MaxConnections, func() bool { return world.Client().Get("/readyz").Status == http.StatusOK }, world.Shop("locked"), world.Shop("locked-too"))
	})

	It("serves the other stores while requests of one store wait for a locked row", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, other := world.Shop("locked"), world.Shop("other")
		whileLocked(ctx, world, postgres.MaxConnections*3/4, func() bool {
			return other.Admin.Get("/admin/order/paged").Status == http.StatusOK &&
				other.Admin.Patch("/admin/store/settings", object{"supportEmail": "other@example.com"}).Status == http.StatusOK
		}, shop)
	})

	It("is not ready if the schema has a version that the service does not know", func(ctx SpecContext) {
		inside := address()
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.MetricsAddr = []string{"api"}, inside })
		conn := connected(ctx, world)
		world.Client().Get("/readyz").OK()
		_, err := conn.Exec(ctx, "UPDATE schema_migrations SET version = version + 1000")
		Expect(err).NotTo(HaveOccurred())
		refused := world.Client().Get("/readyz").Is(http.StatusServiceUnavailable)
		refused.Refused(domain.Unavailable)
		Expect(refused.Header.Get("Retry-After")).NotTo(BeEmpty())
		Expect(status(inside, "/readyz")).To(Equal(http.StatusServiceUnavailable))
		world.Client().Get("/healthz").OK() // no restart would help
		_, err = conn.Exec(ctx, "UPDATE schema_migrations SET version = version - 1000")
		Expect(err).NotTo(HaveOccurred())
		world.Client().Get("/readyz").OK()
	})

	It("with the roles jobs and webhooks shows its health and readiness at METRICS_ADDR", func(ctx SpecContext) {
		inside := address()
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.MetricsAddr = []string{"jobs", "webhooks"}, inside })
		Expect(world.URL).To(BeEmpty(), "it serves no API")
		for _, path := range []string{"/healthz", "/readyz", "/metrics"} {
			Expect(status(inside, path)).To(Equal(http.StatusOK), path)
		}
		Expect(status(inside, "/admin/login")).To(Equal(http.StatusNotFound))
		conn := connected(ctx, world)
		_, err := conn.Exec(ctx, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$")
		Expect(err).NotTo(HaveOccurred())
		_, err = conn.Exec(ctx, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
		Expect(err).NotTo(HaveOccurred())
		Eventually(func() int { return status(inside, "/readyz") }).Should(Equal(http.StatusServiceUnavailable))
		Expect(status(inside, "/healthz")).To(Equal(http.StatusOK))
		_, err = conn.Exec(ctx, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END $$")
		Expect(err).NotTo(HaveOccurred())
	})

	It("with every role stops within ten seconds, even if the body of a request never arrives", func(ctx SpecContext) {
		var sender net.Conn
		var world *apitest.World
		DeferCleanup(func() { // cleanups run in reverse order, so this one runs after the stop
			Expect(world.StopTook).To(BeNumerically("<", 10*time.Second), "container runtimes kill a process after 10 seconds")
			_ = sender.Close()
		})
		world = apitest.Start(ctx)
		shop, receiver := world.Shop("slow"), apitest.NewReceiver()
		shop.Admin.Once().Post("/admin/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{"order.created"}}).OK()
		shop.Guest(shop.White, 1).Buy().OK()
		Eventually(receiver.Deliveries).Should(HaveLen(1))
		var err error
		sender, err = net.Dial("tcp", strings.TrimPrefix(world.URL, "http://"))
		Expect(err).NotTo(HaveOccurred())
		_, err = fmt.Fprint(sender, "POST /admin/login HTTP/1.1\r\nHost: store.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"email\"")
		Expect(err).NotTo(HaveOccurred())
		Consistently(func() error {
			_ = sender.SetReadDeadline(time.Now().Add(time.Millisecond))
			_, err := sender.Read(make([]byte, 1))
			return err
		}).WithTimeout(100*time.Millisecond).Should(MatchError(ContainSubstring("timeout")), "the service waits for the rest of the body")
	})
})

// status returns the status of a response at an address.
func status(address, path string) int {
	GinkgoHelper()
	response, err := http.Get("http://" + address + path)
	Expect(err).NotTo(HaveOccurred())
	Expect(response.Body.Close()).To(Succeed())
	return response.StatusCode
}
