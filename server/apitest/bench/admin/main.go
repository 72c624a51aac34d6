// Command admin measures lists in a store with 14,000 orders and in a store with 1,400,000 orders. It reads every list
// of the Admin API and of storefronts with each sort and filter of the contract, and deep pages by cursor. It also
// measures the dashboard, summaries, exports and an import. It prints the figures of both stores side by side, and the
// plans of slow statements in the large store. It asserts nothing. Run it from the root of the repository:
//
//	go run ./server/apitest/bench/admin
//	go run ./server/apitest/bench/admin -large 140000 -only "order/paged"
//	go run ./server/apitest/bench/admin -keep /var/tmp/filled -only "order/paged"   # filled once, measured often
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/postgres"
)

type settings struct {
	small, large, times, imported int
	slow                          time.Duration
	only                          *regexp.Regexp
	plans, keep                   string
}

// bench is one of the two stores.
type bench struct {
	settings
	orders   int
	database *postgres.Server
	log      *os.File
	server   *machine.Process
	shop     *apitest.Shop
	db       *pgx.Conn // connection as the database's owner
	results  map[string]figures
	peak     float64 // peak memory of the measured server, in MiB
	unused   []string
}

func main() {
	var s settings
	only := ""
	flag.IntVar(&s.small, "small", 14_000, "orders of the first store, which has five customers and one product for seven of them")
	flag.IntVar(&s.large, "large", 1_400_000, "orders of the second one")
	flag.IntVar(&s.times, "times", 20, "how often each request is made")
	flag.IntVar(&s.imported, "imported", 20_000, "customers that are imported")
	flag.DurationVar(&s.slow, "slow", 50*time.Millisecond, "what is slower in the large store is printed by itself, and its plans are kept")
	flag.StringVar(&s.plans, "plans", "", "a file for the plans of slow requests; empty: none are kept")
	flag.StringVar(&s.keep, "keep", "", "a folder that keeps the filled stores for the next run; empty: they are removed")
	flag.StringVar(&only, "only", "", "requests to measure, a regular expression; all without")
	flag.Parse()
	gomega.RegisterFailHandler(func(message string, _ ...int) { panic(message) })
	machine.Run(only, func(ctx context.Context, only *regexp.Regexp) error {
		s.only = only
		return run(ctx, s)
	})
}

func run(ctx context.Context, s settings) (err error) {
	fmt.Printf("%d processors, %s, %s, load average %s\n", runtime.NumCPU(), runtime.Version(), time.Now().UTC().Format("2006-01-02 15:04 MST"), machine.Load())
	home, err := machine.Home("admin")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	binary, err := machine.Build(ctx, home)
	if err != nil {
		return err
	}
	var both []*bench
	for _, orders := range []int{s.small, s.large} {
		b := &bench{settings: s, orders: orders, results: map[string]figures{}}
		both = append(both, b)
		if err := b.whole(ctx, binary, home); err != nil {
			return fmt.Errorf("%d orders: %w", orders, err)
		}
	}
	report(both[0], both[1])
	return nil
}

// whole fills a store, measures it and removes it.
func (b *bench) whole(ctx context.Context, binary, home string) (err error) {
	dir := filepath.Join(cmp.Or(b.keep, home), strconv.Itoa(b.orders))
	if b.log, err = os.Create(filepath.Join(home, fmt.Sprintf("%d.log", b.orders))); err != nil {
		return err
	}
	defer b.log.Close()
	if b.database, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir, Log: b.log}); err != nil {
		return err
	}
	defer func() {
		err = errors.Join(err, b.database.Stop())
		if b.keep == "" {
			err = errors.Join(err, os.RemoveAll(dir))
		}
	}()
	if b.db, err = pgx.Connect(ctx, b.database.URL("postgres")); err != nil {
		return err
	}
	defer b.db.Close(context.WithoutCancel(ctx))
	if b.server, err = machine.Serve(ctx, binary, append(b.environment(""), "ROLES=api,jobs", "DEMO=false")...); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.server.Stop()) }()
	if err := b.open(ctx, binary); err != nil {
		return err
	}
	if err := b.measure(ctx); err != nil {
		return err
	}
	b.peak = machine.Peak(b.server.Pid())
	if b.unused, err = b.unusedIndexes(ctx); err != nil {
		return err
	}
	return b.explain(ctx, binary)
}

// unusedIndexes lists the indexes that no request of the run has scanned. It omits the indexes of constraints, which
// are needed even if they are never scanned. Commands and jobs may need the other indexes.
func (b *bench) unusedIndexes(ctx context.Context) ([]string, error) {
	rows, err := b.db.Query(ctx, `SELECT s.indexrelname || ' (' || pg_size_pretty(pg_relation_size(s.indexrelid)) || ')'
		FROM pg_stat_user_indexes s JOIN pg_index i USING (indexrelid)
		WHERE s.idx_scan = 0 AND NOT i.indisunique ORDER BY pg_relation_size(s.indexrelid) DESC, s.indexrelname`)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

func (b *bench) environment(options string) []string {
	return []string{"DATABASE_URL=" + b.database.URL("postgres") + " options='" + options + "'", machine.EncryptionKeys,
		"ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword}
}

// login gets a new token, since tokens expire during a long run.
func (b *bench) login(p *machine.Process) {
	world := &apitest.World{URL: p.URL}
	for range 20 { // a busy machine may return 503
		a, err := world.Client().Try("POST", "/admin/login", map[string]any{"email": apitest.AdminEmail, "password": apitest.AdminPassword})
		if err == nil && a.Status == http.StatusOK {
			b.shop.Admin = world.Client().Bearer(a.Text("accessToken")).In(b.shop.StoreID)
			return
		}
		time.Sleep(time.Second)
	}
	panic("an administrator cannot log in")
}

// explain sends the slow requests to a separate server and stores their plans.
func (b *bench) explain(ctx context.Context, binary string) error {
	if b.plans == "" || b.orders != b.large {
		return nil
	}
	out, err := os.Create(b.plans)
	if err != nil {
		return err
	}
	defer out.Close()
	server, err := machine.Serve(ctx, binary, append(b.environment("-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=10 -c auto_explain.log_analyze=on -c auto_explain.log_timing=off"), "ROLES=api", "DEMO=false")...)
	if err != nil {
		return err
	}
	defer server.Stop()
	b.login(server)
	for _, name := range order {
		f := b.results[name]
		if f.path == "" || f.p50 < b.slow {
			continue
		}
		from, err := b.log.Stat()
		if err != nil {
			return err
		}
		if _, err := b.client(f.path).Try("GET", f.path, nil); err != nil {
			return err
		}
		time.Sleep(50 * time.Millisecond) // time for PostgreSQL to write the log
		until, err := b.log.Stat()
		if err != nil {
			return err
		}
		text := make([]byte, until.Size()-from.Size())
		if _, err := b.log.ReadAt(text, from.Size()); err != nil {
			return err
		}
		fmt.Fprintf(out, "=== %s: %s\n%s\n", name, f, text)
	}
	return nil
}
