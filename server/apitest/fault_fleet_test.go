package apitest_test

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// fleet is the program as several processes on one database, with a shop whose customers change all
// the time. A consumer, which is never killed, receives every change.
type fleet struct {
	database string
	members  []*member
	rows     *sql.DB // reads the database directly
	shop     *apitest.Shop
	consumer *consumer
	known    []string // the dispatchers of all members that were ever started
	orphans  []orphan
}

// member is a process of the fleet.
type member struct {
	victim
	metrics    string // address of the metrics endpoint
	dispatcher string // name under which the process claims deliveries
	client     apitest.Client
}

// orphan is a delivery that a process had in flight when it was killed.
type orphan struct {
	event  string
	killed time.Time
}

// newFleet starts the processes one after the other.
func newFleet(ctx context.Context, binary, database string, size int, settings ...string) *fleet {
	GinkgoHelper()
	f := &fleet{database: database, known: []string{}}
	var err error
	f.rows, err = postgres.Open(database, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(f.rows.Close)
	for range size {
		output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "member"))
		Expect(err).NotTo(HaveOccurred())
		at, metrics := address(), address()
		m := &member{metrics: metrics, victim: victim{binary: binary, url: "http://" + at, output: output, env: append([]string{
			"LISTEN_ADDR=" + at, "METRICS_ADDR=" + metrics, "DATA_DIR=" + GinkgoT().TempDir(), "DATABASE_URL=" + database, "DEMO=false", "RATE_LIMIT=0", "LOG_LEVEL=warn", "LOG_FORMAT=text",
			"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword,
			"WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8",
		}, settings...)}}
		f.members = append(f.members, m)
		DeferCleanup(func() {
			if m.running != nil {
				m.running.kill()
			}
			if CurrentSpecReport().Failed() {
				GinkgoWriter.Printf("a member printed:\n%s\n", tail(output))
			}
			_ = output.Close()
		})
		Expect(f.begin(ctx, m)).To(Succeed())
	}
	f.shop = (&apitest.World{URL: f.members[0].url, DatabaseURL: database}).Shop("fleet")
	for _, m := range f.members {
		m.client = (&apitest.World{URL: m.url}).Client().With("Authorization", f.shop.Admin.Header("Authorization")).In(f.shop.StoreID)
	}
	return f
}

// begin starts a member and reads the dispatcher name under which it claims deliveries.
func (f *fleet) begin(ctx context.Context, m *member) error {
	if err := m.start(); err != nil {
		return err
	}
	if err := m.answers(ctx); err != nil {
		return err
	}
	for begun := time.Now(); time.Since(begun) < patience; time.Sleep(10 * time.Millisecond) {
		var id string
		if f.rows.QueryRowContext(ctx, "SELECT id FROM webhook_dispatchers WHERE NOT id::text = ANY($1)", f.known).Scan(&id) == nil {
			f.known, m.dispatcher = append(f.known, id), id
			return nil
		}
	}
	return fmt.Errorf("no dispatcher in a process that answers: %s", tail(m.output))
}

// consume registers a consumer for the events of customers.
func (f *fleet) consume(delay time.Duration) {
	GinkgoHelper()
	f.consumer = newConsumer(delay)
	secret := f.shop.Admin.Once().Post("/admin/webhook-endpoint", map[string]any{"url": f.consumer.URL, "eventTypes": []string{"customer.*"}}).OK().Text("secret")
	f.consumer.trust(secret)
}

// kill kills a member and records the deliveries that the member had in flight.
func (f *fleet) kill(ctx context.Context, m *member) {
	GinkgoHelper()
	m.running.kill()
	at := time.Now()
	m.kills++
	rows, err := f.rows.QueryContext(ctx, "SELECT event_id FROM webhook_deliveries WHERE leased_by = $1 AND status IN ('PENDING', 'RETRYING')", m.dispatcher)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var id uuid.UUID
		Expect(rows.Scan(&id)).To(Succeed())
		f.orphans = append(f.orphans, orphan{domain.EventID(id), at})
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
}

// delivers waits until a member has deliveries in flight, which is rarely the case on a busy machine.
func (f *fleet) delivers(ctx context.Context, m *member) {
	GinkgoHelper()
	Eventually(func() (n int, err error) {
		return n, f.rows.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries WHERE leased_by = $1 AND status IN ('PENDING', 'RETRYING')", m.dispatcher).Scan(&n)
	}).WithTimeout(patience).WithPolling(2*time.Millisecond).Should(BeNumerically(">", 0), "a member delivers nothing")
}

// printed counts how often the members have printed a text.
func (f *fleet) printed(text string) (n int) {
	for _, m := range f.members {
		raw, _ := os.ReadFile(m.output.Name())
		n += strings.Count(string(raw), text)
	}
	return n
}

// waiting returns the number of unfinished deliveries; -1 means the database does not respond.
func (f *fleet) waiting(ctx context.Context) int {
	n := -1
	_ = f.rows.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries WHERE status IN ('PENDING', 'RETRYING')").Scan(&n)
	return n
}

// quietOf waits until the consumer has received every delivery.
func (f *fleet) quietOf(ctx context.Context, c *consumer) {
	GinkgoHelper()
	Eventually(func() (n int, err error) {
		return n, f.rows.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE d.status IN ('PENDING', 'RETRYING') AND e.url = $1", c.URL).Scan(&n)
	}).Should(BeZero())
}

// quiet waits for at most patience until no delivery is unfinished, and returns how long it waited.
func (f *fleet) quiet(ctx context.Context, patience time.Duration) time.Duration {
	begun := time.Now()
	for f.waiting(ctx) != 0 && time.Since(begun) < patience {
		time.Sleep(20 * time.Millisecond)
	}
	return time.Since(begun)
}

// traffic changes customers of the shop, several at once, until stop is called. It repeats a change at other processes
// until one of them confirms the change.
type traffic struct {
	fleet     *fleet
	customers []int64
	done      chan struct{}
	writers   sync.WaitGroup
	begun     time.Time

	mu      sync.Mutex
	made    map[string]int64 // new name of the customer to id of the customer, for each confirmed change
	answers map[string]int   // other responses
}

// change starts the traffic; pause is the time between two changes of a writer. A writer changes the
// same customer several times in a row, so that changes wait for each other.
func (f *fleet) change(ctx context.Context, customers, writers int, pause time.Duration) *traffic {
	GinkgoHelper()
	t := &traffic{fleet: f, done: make(chan struct{}), made: map[string]int64{}, answers: map[string]int{}}
	for i := range customers {
		t.customers = append(t.customers, f.shop.Admin.Post("/admin/customer", map[string]any{
			"email": fmt.Sprintf("customer%d@example.com", i), "firstName": "Mia", "lastName": fmt.Sprintf("Name %d", i),
		}).OK().ID("storeCustomerId"))
	}
	t.begun = time.Now()
	for writer := range writers {
		t.writers.Go(func() {
			for round := 0; ; round++ {
				select {
				case <-t.done:
					return
				case <-time.After(pause/2 + rand.N(pause)):
				}
				mine := len(t.customers) / writers
				t.write(ctx, t.customers[writer*mine+round/4%mine], fmt.Sprintf("Name %d.%d", writer, round), writer+round)
			}
		})
	}
	return t
}

func (t *traffic) write(ctx context.Context, customer int64, name string, first int) {
	for try := first; ctx.Err() == nil; try++ {
		a, err := t.fleet.members[try%len(t.fleet.members)].client.Try(http.MethodPatch, "/admin/store-customer", map[string]any{"storeCustomerId": customer, "lastName": name})
		t.mu.Lock()
		switch {
		case err == nil && a.Status == http.StatusOK:
			t.made[name] = customer
			t.mu.Unlock()
			return
		case err != nil:
			t.answers["no answer"]++
		default:
			t.answers[fmt.Sprint(a.Status)]++
			if a.Status == http.StatusInternalServerError {
				GinkgoWriter.Printf("%s\n", a.Body)
			}
		}
		t.mu.Unlock()
		time.Sleep(20 * time.Millisecond)
	}
}

// stop ends the traffic once every started change is confirmed.
func (t *traffic) stop() {
	close(t.done)
	t.writers.Wait()
}

// changes returns the number of confirmed changes.
func (t *traffic) changes() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.made)
}

func (t *traffic) figures() string {
	took := time.Since(t.begun)
	return fmt.Sprintf("%d changes in %.1f s (%.0f/s; of the requests %v failed)", len(t.made), took.Seconds(), float64(len(t.made))/took.Seconds(), t.answers)
}

// judge compares the recorded events and the confirmed changes with the arrivals.
func (f *fleet) judge(ctx context.Context, t *traffic) breaches {
	GinkgoHelper()
	found := breaches{}
	rows, err := f.rows.QueryContext(ctx, "SELECT id, sequence, object_type || '/' || object_id FROM webhook_events WHERE store_id = $1 AND type LIKE 'customer.%' ORDER BY sequence", f.shop.StoreID)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	objects := map[string]string{}
	for rows.Next() {
		var id uuid.UUID
		var sequence int64
		var object string
		Expect(rows.Scan(&id, &sequence, &object)).To(Succeed())
		objects[domain.EventID(id)] = object
		if len(f.consumer.of(domain.EventID(id))) == 0 {
			found.add(eventLost, "%d of %s", sequence, object)
		}
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	f.consumer.judge(found, objects)
	told := map[string]bool{}
	for _, a := range f.consumer.all() {
		told[a.name] = true
	}
	for name := range t.made {
		if !told[name] {
			found.add(changeUntold, "%s", name)
		}
	}
	return found
}

const changeUntold = "a change that was said to be made was never told"

// pickups returns the time from each kill to the next arrival of the deliveries that were in flight. It omits
// deliveries that were also in flight when the next process was killed.
func (f *fleet) pickups() (times []time.Duration) {
	for i, o := range f.orphans {
		for _, a := range f.consumer.of(o.event) {
			if a.at.After(o.killed) {
				if !slices.ContainsFunc(f.orphans[i+1:], func(later orphan) bool { return later.event == o.event && later.killed.Before(a.at) }) {
					times = append(times, a.at.Sub(o.killed))
				}
				break
			}
		}
	}
	slices.Sort(times)
	return times
}

// spread formats the distribution of a sorted list of times.
func spread(times []time.Duration) string {
	if len(times) == 0 {
		return "none"
	}
	at := func(share float64) time.Duration {
		return times[min(int(share*float64(len(times))), len(times)-1)].Round(time.Millisecond)
	}
	return fmt.Sprintf("p50 %s, p99 %s, longest %s", at(.5), at(.99), at(1))
}

// load returns the load average of the machine, for reports of measured figures.
func load() string {
	raw, _ := os.ReadFile("/proc/loadavg")
	average, _, _ := strings.Cut(string(raw), " ")
	return "load average " + average
}
