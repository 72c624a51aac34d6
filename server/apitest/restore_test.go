package apitest_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// The database loses all sales after its backup. The payment service, the receivers of events, and paper documents
// still have these sales. The gateway is a separate process.
var _ = Describe("A shop whose database was restored", Label("restore"), func() {
	It("from a dump never reuses a payment of a lost order, and shows callers every order", func(ctx SpecContext) {
		l := newLosing(ctx)
		cluster := l.cluster("")
		l.serve(cluster)
		shop := l.shop("dump")
		l.sell(shop, 20)
		kept := l.sell(shop, 20)
		l.stop()

		file := filepath.Join(GinkgoT().TempDir(), "store.dump")
		Expect(l.run("backup", file)).To(MatchRegexp(`store\.dump: \d+ rows of \d+ tables, read back and counted`))
		before := l.hashes(ctx)

		l.serve(cluster)
		since, cursor := l.follow(shop, "", "")
		l.lose(shop, kept[0])
		l.stop()

		By("loading it into a fresh cluster, without superuser rights")
		fresh := l.cluster("")
		l.use(fresh)
		Expect(postgres.Restore(ctx, l.url(fresh), file)).To(Succeed())
		Expect(l.hashes(ctx)).To(Equal(before), "every row of every table")
		Expect(postgres.Restore(ctx, l.url(fresh), file)).To(MatchError(ContainSubstring("name an empty one")))

		By("refusing to start before the command restored has run")
		Expect(l.fails()).To(ContainSubstring("server restored"))
		said := l.run("restored")
		Expect(said).To(And(MatchRegexp(`epoch \d+: begun; \d+ rows`), ContainSubstring("numbers left out: store 1, order:"), ContainSubstring("The service can start.")))
		Expect(strings.Count(said, "paid, and no order has it")).To(Equal(lostOrders))
		Expect(l.run("restored")).To(ContainSubstring("begun before"), "it is done once")

		l.serve(fresh)
		l.judge(ctx, shop, kept[0], since, cursor)
	})

	It("to a point in time never reuses a payment of a lost order, and shows callers every order", func(ctx SpecContext) {
		l := newLosing(ctx)
		archive := filepath.Join(l.dir, "archive")
		Expect(os.Mkdir(archive, 0o700)).To(Succeed())
		Expect(os.Chmod(archive, 0o777)).To(Succeed())
		cluster := l.cluster("")
		owner := l.sql(cluster.URL("postgres"))
		for _, set := range []string{"archive_mode = on", "archive_command = 'cp %p " + archive + "/%f'", "wal_level = replica"} {
			Expect(owner.ExecContext(ctx, "ALTER SYSTEM SET "+set)).Error().NotTo(HaveOccurred())
		}
		_ = owner.Close()
		Expect(cluster.Stop()).To(Succeed())
		cluster = l.launch(l.clusters[len(l.clusters)-1])
		l.serve(cluster)
		shop := l.shop("pitr")
		l.sell(shop, 20)

		By("copying the cluster while it works")
		recovered := l.copyCluster(ctx, cluster, archive)
		kept := l.sell(shop, 20)
		since, cursor := l.follow(shop, "", "")
		var target time.Time
		owner = l.sql(cluster.URL("postgres"))
		Expect(owner.QueryRowContext(ctx, "SELECT clock_timestamp()").Scan(&target)).To(Succeed())
		l.lose(shop, kept[0])
		Expect(owner.ExecContext(ctx, "SELECT pg_switch_wal()")).Error().NotTo(HaveOccurred())
		_ = owner.Close()
		l.stop()
		Expect(cluster.Stop()).To(Succeed()) // waits for the archiver

		By("recovering to a time before the loss")
		l.recoverTo(recovered, archive, target)
		cluster = l.launch(recovered)
		owner = l.sql(cluster.URL("postgres"))
		Eventually(func(g Gomega) {
			var recovering bool
			g.Expect(owner.QueryRowContext(ctx, "SELECT pg_is_in_recovery()").Scan(&recovering)).To(Succeed())
			g.Expect(recovering).To(BeFalse())
		}).WithTimeout(time.Minute).Should(Succeed())
		_ = owner.Close()

		By("warning at a start without that command, while payments are kept apart all the same")
		l.serve(cluster)
		Expect(l.printed()).To(ContainSubstring("server restored"))
		l.sell(shop, 10)
		l.stop()
		Expect(l.run("restored")).To(MatchRegexp(`epoch \d+: begun; \d+ rows`))
		l.serve(cluster)
		l.judge(ctx, shop, kept[0], since, cursor)
	})
})

const lostOrders, newOrders = 45, 140

// losing is a shop that loses its database. It also contains what other systems had recorded by then.
type losing struct {
	dir, binary string
	env         []string
	world       *apitest.World
	gateway     *payment.SandboxClient
	clusters    []string // data folders of the clusters
	service     *victim
	sold        []soldOrder // all sold orders, oldest first
	references  map[string]bool
	highest     map[string]int64 // highest assigned number of each kind when the database was lost
}

type soldOrder struct {
	id, number int64
}

func newLosing(ctx SpecContext) *losing {
	GinkgoHelper()
	dir, err := os.MkdirTemp("", "lost") // a short path, since the path of a socket may have only about 100 bytes
	Expect(err).NotTo(HaveOccurred())
	Expect(os.Chmod(dir, 0o755)).To(Succeed())
	DeferCleanup(os.RemoveAll, dir)
	sandbox, address := address(), address()
	l := &losing{dir: dir, binary: executable(ctx), world: &apitest.World{URL: "http://" + address}, highest: map[string]int64{}}
	beside(l.binary, "sandbox", "--addr", sandbox)
	l.gateway, err = payment.NewSandboxClient("http://" + sandbox)
	Expect(err).NotTo(HaveOccurred())
	l.env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"), "LISTEN_ADDR=" + address, "METRICS_ADDR=off", "DATA_DIR=" + GinkgoT().TempDir(), "SANDBOX_URL=http://" + sandbox, "DEMO=false", "RATE_LIMIT=0", "STORE_RATE_LIMIT=0",
		"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword, "LOG_LEVEL=warn", "LOG_FORMAT=text",
	}
	return l
}

// cluster starts a PostgreSQL cluster with an empty database. The owner of the database is not a superuser but may
// create roles, as in managed services.
func (l *losing) cluster(dir string) *postgres.Server {
	GinkgoHelper()
	if dir == "" {
		dir = filepath.Join(l.dir, strconv.Itoa(len(l.clusters)))
		l.clusters = append(l.clusters, dir)
	}
	server := l.launch(dir)
	owner := l.sql(server.URL("postgres"))
	defer owner.Close()
	for _, statement := range []string{"CREATE ROLE keeper LOGIN CREATEROLE", "CREATE DATABASE shop OWNER keeper"} {
		Expect(owner.Exec(statement)).Error().NotTo(HaveOccurred())
	}
	return server
}

func (l *losing) launch(dir string) *postgres.Server {
	GinkgoHelper()
	server, err := postgres.Launch(context.Background(), postgres.LaunchOptions{Dir: dir})
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(server.Stop)
	return server
}

func (l *losing) sql(url string) *sql.DB {
	GinkgoHelper()
	pool, err := postgres.Open(url, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(pool.Close)
	return pool
}

func (l *losing) url(s *postgres.Server) string {
	return strings.Replace(s.URL("shop"), "user=postgres", "user=keeper", 1)
}

// use makes the commands and the service use a cluster.
func (l *losing) use(s *postgres.Server) { l.world.DatabaseURL = l.url(s) }

func (l *losing) environment() []string { return append(l.env, "DATABASE_URL="+l.world.DatabaseURL) }

// run runs one of the program's commands and returns its output.
func (l *losing) run(args ...string) string {
	GinkgoHelper()
	cmd := exec.Command(l.binary, args...)
	cmd.Env = l.environment()
	said, err := cmd.CombinedOutput()
	Expect(err).NotTo(HaveOccurred(), string(said))
	return string(said)
}

// fails starts the service, expects it to exit with an error, and returns the error.
func (l *losing) fails() string {
	GinkgoHelper()
	cmd := exec.Command(l.binary)
	cmd.Env = l.environment()
	said, err := cmd.CombinedOutput()
	Expect(err).To(HaveOccurred())
	return string(said)
}

func (l *losing) serve(s *postgres.Server) {
	GinkgoHelper()
	l.use(s)
	output, err := os.CreateTemp(l.dir, "output")
	Expect(err).NotTo(HaveOccurred())
	l.service = &victim{binary: l.binary, url: l.world.URL, output: output, env: l.environment()}
	Expect(l.service.start()).To(Succeed())
	DeferCleanup(l.stop)
	Expect(l.service.answers(context.Background())).To(Succeed())
}

func (l *losing) stop() {
	if l.service != nil {
		_ = l.service.running.Process.Signal(os.Interrupt)
		<-l.service.running.ended
		l.service = nil
	}
}

func (l *losing) printed() string { return tail(l.service.output) }

// shop creates a shop with enough stock for the spec.
func (l *losing) shop(code string) *apitest.Shop {
	GinkgoHelper()
	shop := l.world.Shop(code)
	shop.Admin.Once().Post("/admin/stock/adjust", map[string]any{"reason": "COUNTED", "items": []any{map[string]any{"variantId": shop.White, "stockOnHand": stockAtFirst}}}).OK()
	return shop
}

// sell sells n orders, each to a new buyer.
func (l *losing) sell(shop *apitest.Shop, n int) []soldOrder {
	GinkgoHelper()
	for range n {
		answer := shop.Guest(shop.White, 1).Buy().OK()
		Expect(answer.Text("paymentStatus")).To(Equal("PAID"))
		l.sold = append(l.sold, soldOrder{answer.ID("orderId"), answer.ID("orderNumber")})
	}
	return l.sold[len(l.sold)-n:]
}

// lose sells orders that the loss will remove, and refunds part of an order that will remain.
func (l *losing) lose(shop *apitest.Shop, kept soldOrder) {
	GinkgoHelper()
	l.sell(shop, lostOrders)
	Expect(shop.Admin.Once().Post("/admin/order/refund", map[string]any{"orderId": kept.id, "reason": "GOODWILL", "amount": "1.00"}).OK().Text("status")).To(Equal("COMPLETED"))
	book, err := l.gateway.Ledger(context.Background())
	Expect(err).NotTo(HaveOccurred())
	l.references = map[string]bool{}
	for _, p := range book.Payments {
		l.references[p.Reference] = true
	}
	l.highest = l.given()
}

// given returns the highest assigned number of each kind of object.
func (l *losing) given() map[string]int64 {
	GinkgoHelper()
	out, pool := map[string]int64{}, l.sql(strings.Replace(l.world.DatabaseURL, "user=keeper", "user=postgres", 1))
	defer pool.Close()
	for name, query := range map[string]string{
		"order id": "SELECT max(id) FROM orders", "order number": "SELECT max(order_number) FROM orders", "invoice number": "SELECT max(last) FROM store_counters WHERE name LIKE 'invoice%'",
		"payment id": "SELECT max(id) FROM payments", "line id": "SELECT max(id) FROM order_lines", "cart id": "SELECT max(id) FROM carts",
		"event sequence": "SELECT max(last_value) FROM pg_sequences WHERE sequencename = 'webhook_events_sequence_seq'",
		"order version":  "SELECT max(version) FROM orders", "mark": "SELECT max(modified_tx) FROM orders",
	} {
		var n sql.NullInt64
		Expect(pool.QueryRow(query).Scan(&n)).To(Succeed(), name)
		out[name] = n.Int64
	}
	return out
}

// follow reads the orders that changed since a time, page by page. It returns where to continue: a time, and the cursor
// of the last page that had a cursor.
func (l *losing) follow(shop *apitest.Shop, since, cursor string) (time, last string) {
	GinkgoHelper()
	time = since
	if since == "" {
		time = "2020-01-01T00:00:00.000Z"
	}
	seen, last := l.changed(shop, time, cursor)
	Expect(seen).NotTo(BeEmpty())
	return nowText(), last
}

func nowText() string { return time.Now().UTC().Format("2006-01-02T15:04:05.000Z") }

// changed returns the ids of the orders that changed since a time, after a cursor.
func (l *losing) changed(shop *apitest.Shop, since, cursor string) (ids map[int64]bool, last string) {
	GinkgoHelper()
	ids, last = map[int64]bool{}, cursor
	for {
		path := "/admin/order/paged?pageSize=25&modifiedSince=" + since
		if cursor != "" {
			path += "&cursor=" + cursor
		}
		page := shop.Admin.Get(path).OK()
		for _, item := range page.At("items").([]any) {
			id, err := apitest.At(item, "orderId").(json.Number).Int64()
			Expect(err).NotTo(HaveOccurred())
			ids[id] = true
		}
		next, _ := page.At("nextCursor").(string)
		if next == "" {
			return ids, last
		}
		cursor, last = next, next
	}
}

// hashes returns a hash of all rows of each table.
func (l *losing) hashes(ctx context.Context) map[string]string {
	GinkgoHelper()
	pool := l.sql(strings.Replace(l.world.DatabaseURL, "user=keeper", "user=postgres", 1))
	defer pool.Close()
	rows, err := pool.QueryContext(ctx, "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")
	Expect(err).NotTo(HaveOccurred())
	var tables []string
	for rows.Next() {
		var name string
		Expect(rows.Scan(&name)).To(Succeed())
		tables = append(tables, name)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	out := map[string]string{}
	for _, name := range tables {
		var hash string
		Expect(pool.QueryRowContext(ctx, fmt.Sprintf("SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') FROM %q t", name)).Scan(&hash)).To(Succeed())
		out[name] = hash
	}
	Expect(len(out)).To(BeNumerically(">", 50))
	return out
}

// judge sells after the restore and compares the results with the records of other systems.
func (l *losing) judge(ctx context.Context, shop *apitest.Shop, kept soldOrder, since, cursor string) {
	GinkgoHelper()
	before := len(l.sold)
	fresh := l.sell(shop, newOrders)
	numbers, ids := map[int64]bool{}, map[int64]bool{}
	for _, o := range l.sold[:before] {
		numbers[o.number], ids[o.id] = true, true
	}
	again := 0
	pool := l.sql(strings.Replace(l.world.DatabaseURL, "user=keeper", "user=postgres", 1))
	defer pool.Close()
	for _, o := range fresh {
		Expect(numbers).NotTo(HaveKey(o.number), "two orders with one number")
		Expect(ids).NotTo(HaveKey(o.id), "two orders with one id")
		var reference string
		Expect(pool.QueryRowContext(ctx, "SELECT provider_reference FROM payments WHERE order_id = $1", o.id).Scan(&reference)).To(Succeed())
		Expect(reference).NotTo(BeEmpty())
		if l.references[reference] {
			again++
		}
	}
	book, err := l.gateway.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	seen, _ := l.changed(shop, since, "")
	behind, _ := l.changed(shop, since, cursor)
	var orders int
	Expect(pool.QueryRowContext(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL").Scan(&orders)).To(Succeed())
	AddReportEntry("restored", fmt.Sprintf("%d of %d new orders paid by others, %d of %d orders seen by modifiedSince, %d behind the old cursor", again, newOrders, len(seen), orders, len(behind)))
	GinkgoWriter.Printf("%d of %d new orders paid by others, %d of %d orders seen by modifiedSince, %d behind the old cursor\n", again, newOrders, len(seen), orders, len(behind))
	Expect(again).To(BeZero(), "orders paid by charges of lost buyers")
	Expect(book.Payments).To(HaveLen(before+newOrders), "each order has been charged once")
	Expect(seen).To(HaveLen(orders))
	Expect(behind).To(HaveLen(orders))
	for name, n := range l.given() {
		Expect(n).To(BeNumerically(">", l.highest[name]), name)
	}
	Expect(shop.Admin.Get("/admin/order/details?orderId="+strconv.FormatInt(kept.id, 10)).OK().Text("balance.refunded")).To(Equal("1.00"), "what was given back after the backup")
}

// copyCluster copies a cluster that is running, as a base backup does.
func (l *losing) copyCluster(ctx context.Context, s *postgres.Server, archive string) string {
	GinkgoHelper()
	from, to := l.clusters[len(l.clusters)-1], filepath.Join(l.dir, "copy")
	pool := l.sql(s.URL("postgres"))
	defer pool.Close()
	c, err := pool.Conn(ctx) // PostgreSQL requires that the backup ends in the session that began it
	Expect(err).NotTo(HaveOccurred())
	defer c.Close()
	Expect(c.ExecContext(ctx, "SELECT pg_backup_start('spec', true)")).Error().NotTo(HaveOccurred())
	said, err := exec.Command("cp", "-a", from, to).CombinedOutput()
	if err != nil { // the copy may lack files that disappear while it is made
		Expect(string(said)).To(MatchRegexp(`No such file`))
	}
	var label string
	Expect(c.QueryRowContext(ctx, "SELECT labelfile FROM pg_backup_stop()").Scan(&label)).To(Succeed())
	data := l.dataOf(to)
	for _, gone := range []string{"postmaster.pid", "postmaster.opts"} {
		_ = os.Remove(filepath.Join(data, gone))
	}
	_ = os.RemoveAll(filepath.Join(to, "sock"))
	l.write(filepath.Join(data, "backup_label"), label)
	return to
}

func (l *losing) dataOf(dir string) string {
	GinkgoHelper()
	found, err := filepath.Glob(filepath.Join(dir, "data-*"))
	Expect(err).NotTo(HaveOccurred())
	Expect(found).To(HaveLen(1))
	return found[0]
}

// write writes a file in a cluster's folder. The file gets the owner of the folder.
func (l *losing) write(file, text string) {
	GinkgoHelper()
	Expect(os.WriteFile(file, []byte(text), 0o600)).To(Succeed())
	Expect(exec.Command("chown", "--reference="+filepath.Dir(file), file).Run()).To(Succeed())
}

// recoverTo prepares a copied cluster to recover from the archive up to a time.
func (l *losing) recoverTo(dir, archive string, target time.Time) {
	GinkgoHelper()
	data := l.dataOf(dir)
	auto := filepath.Join(data, "postgresql.auto.conf")
	raw, err := os.ReadFile(auto)
	Expect(err).NotTo(HaveOccurred())
	settings := regexp.MustCompile(`(?m)^archive_.*\n`).ReplaceAllString(string(raw), "")
	l.write(auto, settings+fmt.Sprintf("archive_mode = off\nrestore_command = 'cp %s/%%f %%p'\nrecovery_target_time = '%s'\nrecovery_target_action = promote\n", archive, target.UTC().Format("2006-01-02 15:04:05.999999-07")))
	l.write(filepath.Join(data, "recovery.signal"), "")
}
