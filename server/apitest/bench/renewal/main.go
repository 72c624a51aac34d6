// Command renewal prints how fast four processes renew a store's subscriptions that are all due at once. In the same
// run, on the same machine, it also measures checkouts and the minimum of writes that a renewal needs. A payment
// sandbox in a separate process charges each renewal. The command reads the sandbox's books afterwards and asserts only
// that each renewal was charged once. Run it from the root of the repository:
//
//	go run ./server/apitest/bench/renewal
//	go run ./server/apitest/bench/renewal -due 4000 -kill    # two of the four, in the middle
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

type settings struct {
	due, processes, callers, checkouts int
	kill                               bool
}

// bench is one run of the program.
type bench struct {
	settings
	binary      string
	database    *postgres.Server
	environment []string
	db          *pgx.Conn // connection as the database's owner
	gateway     *payment.SandboxClient
	api         *machine.Process
	shop        *apitest.Shop
	workers     []*machine.Process
}

func main() {
	var b bench
	flag.IntVar(&b.due, "due", 20_000, "subscriptions that are due")
	flag.IntVar(&b.processes, "processes", 4, "processes that renew them")
	flag.IntVar(&b.callers, "callers", 16, "how much is done at once where it is not the processes that do it: what four of them do of one account")
	flag.IntVar(&b.checkouts, "checkouts", 400, "carts that are checked out")
	flag.BoolVar(&b.kill, "kill", false, "two of the processes are killed in the middle")
	flag.Parse()
	gomega.RegisterFailHandler(func(message string, _ ...int) { panic(message) })
	machine.Run("", func(ctx context.Context, _ *regexp.Regexp) error { return b.run(ctx) })
}

func (b *bench) run(ctx context.Context) (err error) {
	fmt.Printf("%d processors, %s, %s, load average before the run %s\n", runtime.NumCPU(), runtime.Version(), time.Now().UTC().Format("2006-01-02 15:04 MST"), machine.Load())
	home, err := machine.Home("renewal")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	if b.binary, err = machine.Build(ctx, home); err != nil {
		return err
	}
	sandbox, err := machine.Launch(ctx, exec.Command(b.binary, "sandbox", "--addr", "127.0.0.1:0"), nil, func(line string) (string, bool) {
		_, rest, ready := strings.Cut(line, "payment sandbox at ")
		url, _, _ := strings.Cut(rest, " ")
		return url, ready
	})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, sandbox.Stop()) }()
	if b.gateway, err = payment.NewSandboxClient(sandbox.URL); err != nil {
		return err
	}
	if b.database, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: filepath.Join(home, "postgres")}); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.database.Stop()) }()
	b.environment = []string{"DATABASE_URL=" + b.database.URL("postgres"), machine.EncryptionKeys, "SANDBOX_URL=" + sandbox.URL, "DEMO=false",
		"ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword}
	if b.api, err = machine.Serve(ctx, b.binary, append([]string{"ROLES=api"}, b.environment...)...); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.api.Stop()) }()
	if b.db, err = pgx.Connect(ctx, b.database.URL("postgres")); err != nil {
		return err
	}
	defer b.db.Close(context.WithoutCancel(ctx))
	if err := b.fill(ctx); err != nil {
		return err
	}
	for _, part := range []func(context.Context) error{b.checkout, b.renew, b.judge, b.ceiling} {
		if err := part(ctx); err != nil {
			return err
		}
	}
	fmt.Printf("load average after the run %s\n", machine.Load())
	return nil
}

// fill sets up a store over HTTP and creates its subscriptions. The store stays closed until the measurement.
func (b *bench) fill(ctx context.Context) error {
	b.shop = (&apitest.World{URL: b.api.URL}).Shop("renewal")
	subscription := b.shop.Subscribe("mia.keller@example.com")
	begun := time.Now()
	for _, statement := range []string{"UPDATE stocks SET on_hand = 10000000", "UPDATE stores SET status = 'CLOSED'"} {
		if _, err := b.db.Exec(ctx, statement); err != nil {
			return err
		}
	}
	if err := apitest.Crowd(ctx, b.db, subscription, 1, b.due, nil); err != nil {
		return err
	}
	if err := apitest.CrowdCards(ctx, b.db, b.gateway, b.shop.StoreID, 1, b.due); err != nil {
		return err
	}
	if _, err := b.db.Exec(ctx, "VACUUM (ANALYZE)"); err != nil {
		return err
	}
	fmt.Printf("%d subscriptions of as many customers, made in %.0f s\n", b.due, time.Since(begun).Seconds())
	return nil
}

// open sets the status of the store, which opens or closes the store.
func (b *bench) open(ctx context.Context, status string) error {
	_, err := b.db.Exec(ctx, "UPDATE stores SET status = $1 WHERE id = $2", status, b.shop.StoreID)
	return err
}

// renew lets the processes renew all subscriptions.
func (b *bench) renew(ctx context.Context) error {
	for range b.processes {
		p, err := machine.Serve(ctx, b.binary, append([]string{"ROLES=jobs"}, b.environment...)...)
		if err != nil {
			return err
		}
		defer p.Stop()
		b.workers = append(b.workers, p)
	}
	if err := b.open(ctx, "ACTIVE"); err != nil {
		return err
	}
	begun, busy, own, database := time.Now(), machine.Busy(), b.spent(), machine.SpentWithChildren(b.database.Pid())
	killed := 0
	for last := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		var charged, charging int
		if err := b.db.QueryRow(ctx, "SELECT count(*) FILTER (WHERE status = 'CHARGED'), count(*) FILTER (WHERE status = 'PROCESSING') FROM renewals").Scan(&charged, &charging); err != nil {
			return err
		}
		if b.kill && killed < 2 && charged >= b.due*(killed+1)/3 {
			if err := syscall.Kill(b.workers[killed].Pid(), syscall.SIGKILL); err != nil {
				return err
			}
			killed++
			fmt.Printf("  killed one after %d renewals, of which %d were being charged\n", charged, charging)
		}
		if charged == b.due {
			break
		}
		if killed == 2 && charging == 0 && charged+2*b.callers >= b.due && time.Since(last) > time.Second { // makes the postponed renewals due
			last = time.Now()
			b.shop.Admin.Once().Post("/admin/subscription/process/all", map[string]any{}).OK()
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	took := time.Since(begun)
	each := func(d time.Duration) string { return fmt.Sprintf("%.1f", d.Seconds()*1000/float64(b.due)) }
	fmt.Printf("%d processes renew %d subscriptions that are due at once: %.1f s, %.0f renewals/s; CPU ms each: processes %s, PostgreSQL %s, machine %s\n", b.processes, b.due,
		took.Seconds(), float64(b.due)/took.Seconds(), each(b.spent()-own), each(machine.SpentWithChildren(b.database.Pid())-database), each(machine.Busy()-busy))
	return nil
}

func (b *bench) spent() (sum time.Duration) {
	for _, p := range b.workers {
		sum += machine.Spent(p.Pid())
	}
	return sum
}

// judge reads the gateway's books: each customer must have been charged once and have an order.
func (b *bench) judge(ctx context.Context) error {
	book, err := b.gateway.Ledger(ctx)
	if err != nil {
		return err
	}
	taken := map[string]bool{}
	for _, p := range book.Payments {
		taken[p.Reference] = p.Captured.Positive()
	}
	charges := map[int64]int{}
	for _, e := range book.Entries {
		if e.Call.OffSession && taken[e.Result.Reference] {
			charges[e.Call.Customer]++
		}
	}
	var orders, customers int
	if err := b.db.QueryRow(ctx, "SELECT count(*), count(DISTINCT customer_id) FROM orders WHERE placed_on IS NOT NULL AND subscription_id IS NOT NULL").Scan(&orders, &customers); err != nil {
		return err
	}
	for customer, n := range charges {
		if n != 1 {
			return fmt.Errorf("customer %d was charged %d times", customer, n)
		}
	}
	if len(charges) != b.due || orders != b.due || customers != b.due {
		return fmt.Errorf("%d customers were charged, and %d orders of %d placed", len(charges), orders, customers)
	}
	fmt.Printf("  the gateway's books: %d customers charged, each once, and as many orders\n", len(charges))
	return nil
}
