package apitest_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// Three processes work on a replay. The spec kills and restarts one of them at a time, at random moments. A fourth
// process answers requests.
var _ = Describe("A replay whose processes are killed", Label("kill"), func() {
	It("loses no event, duplicates no delivery, and keeps the order of each object's events", func(ctx SpecContext) {
		const events, objects, kills = 8000, 200, 20
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("replay")
		db, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close(ctx)
		_, err = db.Exec(ctx, `INSERT INTO webhook_events (id, store_id, type, object_type, object_id, object_version, action, actor_type, actor_id, api_version, payload, created_on)
			SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7000800000' || lpad(to_hex(i), 10, '0'))::uuid, $1, 'order.updated', 'order', 1 + i % $2, i,
				'order.updated', 'ADMIN', 1, '2026-11-20', '{"event": ' || i || '}', at
			FROM generate_series(1, $3::int) i, LATERAL (SELECT now() - interval '1 hour' + i * interval '1 millisecond' AS at) t`, shop.StoreID, objects, events)
		Expect(err).NotTo(HaveOccurred())

		binary := executable(ctx)
		env := []string{
			"ROLES=jobs,webhooks", "METRICS_ADDR=off", "DATA_DIR=" + GinkgoT().TempDir(), "DATABASE_URL=" + world.DatabaseURL, "DEMO=false", "LOG_LEVEL=warn", "LOG_FORMAT=text",
			"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8",
		}
		fleet := make([]*process, 3)
		for i := range fleet {
			output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "output"))
			Expect(err).NotTo(HaveOccurred())
			DeferCleanup(output.Close)
			fleet[i], err = start(output, append(env, "LISTEN_ADDR="+address()), binary)
			Expect(err).NotTo(HaveOccurred())
			DeferCleanup(func() {
				fleet[i].kill()
				GinkgoWriter.Println(tail(output))
			})
		}

		receiver := apitest.NewReceiver()
		endpoint := shop.Admin.Post("/admin/webhook-endpoint", map[string]any{"url": receiver.URL}).OK()
		replay := shop.Admin.Post("/admin/webhook-event/replay", map[string]any{"webhookEndpointId": endpoint.ID("webhookEndpointId"), "eventTypes": []string{"order.updated"}}).Is(202)
		Expect(replay.Text("eventCount")).To(Equal(strconv.Itoa(events)))
		progress := func() *apitest.Answer {
			return shop.Admin.Get("/admin/webhook-event/replay?webhookReplayId=" + replay.Text("webhookReplayId")).OK()
		}
		dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 1))
		during, begun := 0, time.Now()
		for range kills {
			time.Sleep(time.Duration(50+dice.IntN(250)) * time.Millisecond)
			if progress().Text("status") != "COMPLETED" {
				during++
			}
			victim := dice.IntN(len(fleet))
			fleet[victim].kill()
			fleet[victim], err = start(fleet[victim].Stdout.(*os.File), append(env, "LISTEN_ADDR="+address()), binary)
			Expect(err).NotTo(HaveOccurred())
		}
		Eventually(func() string { return progress().Text("status") }).Should(Equal("COMPLETED"))
		took := time.Since(begun)
		done := progress()
		Expect([]string{done.Text("queuedCount"), done.Text("succeededCount"), done.Text("failedCount"), done.Text("cancelledCount")}).
			To(Equal([]string{strconv.Itoa(events), strconv.Itoa(events), "0", "0"}))

		var made, distinct int
		Expect(db.QueryRow(ctx, "SELECT count(*), count(DISTINCT event_id) FROM webhook_deliveries").Scan(&made, &distinct)).To(Succeed())
		Expect([]int{made, distinct}).To(Equal([]int{events, events}))
		seen, newest := map[string]bool{}, map[int]int{}
		for _, d := range receiver.Deliveries() {
			version, err := strconv.Atoi(d.Headers.Get("webhook-object-version"))
			Expect(err).NotTo(HaveOccurred())
			Expect(d.Body).To(Equal(fmt.Sprintf(`{"event": %d}`, version)), "byte for byte")
			if id := d.Headers.Get("webhook-id"); !seen[id] {
				seen[id] = true
				object := 1 + version%objects
				Expect(version).To(BeNumerically(">", newest[object]), "an event of object %d came before an older one", object)
				newest[object] = version
			}
		}
		Expect(seen).To(HaveLen(events))
		Expect(during).To(BeNumerically(">=", kills/3), "or the kills came too late")
		AddReportEntry("kill -9 during a replay", fmt.Sprintf("%d events in %.1f s, %d kills while it ran, %d came twice", events, took.Seconds(), during, len(receiver.Deliveries())-events))
	})
})
