// Command subscription shows that the cost of claiming due work and of lists does not depend on the number of
// subscriptions. It fills a database with subscriptions of ten stores, half of them in the first store, and measures.
// It repeats this with a hundred times as many subscriptions. Then it prints both results, and the plans that read many
// rows. It asserts nothing. Run it from the root of the repository:
//
//	go run ./server/apitest/bench/subscription
//	go run ./server/apitest/bench/subscription -large 100000 -only claim
package main

import (
	"context"
	"database/sql"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
)

type settings struct {
	small, large, times int
	many                int // number of rows that a plan may read without being reported
	only                *regexp.Regexp
}

// bench is the benchmark for one number of subscriptions.
type bench struct {
	settings
	size   int
	server *postgres.Server
	db     *pgx.Conn // connection as the database's owner
	store  domain.Actor

	quick, told *repo.DB // told logs the plan of every statement
	pools       []*sql.DB
	mu          sync.Mutex
	notices     []string
	results     map[string]float64 // in milliseconds, by operation
	whole       []string           // plans that read many rows
	moved       [2]int64           // number of subscriptions that a change of the time zone planned and moved
}

var order []string

func main() {
	var s settings
	only := ""
	flag.IntVar(&s.small, "small", 10_000, "subscriptions of the first database")
	flag.IntVar(&s.large, "large", 1_000_000, "subscriptions of the second one")
	flag.IntVar(&s.times, "times", 30, "how often each operation is measured")
	flag.IntVar(&s.many, "many", 10_000, "rows that an operation may read of a table")
	flag.StringVar(&only, "only", "", "operations to measure, a regular expression; all without")
	flag.Parse()
	gomega.RegisterFailHandler(func(message string, _ ...int) { panic(message) })
	machine.Run(only, func(ctx context.Context, only *regexp.Regexp) error {
		s.only = only
		return run(ctx, s)
	})
}

func run(ctx context.Context, s settings) (err error) {
	fmt.Printf("%d processors, %s, %s, load average %s\n", runtime.NumCPU(), runtime.Version(), time.Now().UTC().Format("2006-01-02 15:04 MST"), machine.Load())
	home, err := machine.Home("subscriptions")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	binary, err := machine.Build(ctx, home)
	if err != nil {
		return err
	}
	var both []*bench
	for _, size := range []int{s.small, s.large} {
		b := &bench{settings: s, size: size, results: map[string]float64{}}
		defer func() { err = errors.Join(err, b.close(context.WithoutCancel(ctx))) }()
		if err := b.fill(ctx, binary, filepath.Join(home, fmt.Sprint(size))); err != nil {
			return fmt.Errorf("%d subscriptions: %w", size, err)
		}
		if err := b.measure(ctx); err != nil {
			return fmt.Errorf("%d subscriptions: %w", size, err)
		}
		if err := b.calendar(ctx); err != nil {
			return fmt.Errorf("%d subscriptions: %w", size, err)
		}
		both = append(both, b)
	}
	fmt.Printf("\n%-58s %12s %12s\n", "milliseconds, p50", fmt.Sprint(s.small), fmt.Sprint(s.large))
	for _, name := range order {
		fmt.Printf("%-58s %12.2f %12.2f\n", name, both[0].results[name], both[1].results[name])
	}
	fmt.Printf("\nPlanned in a store whose time zone changed, and moved: %d and %d; %d and %d\n", both[0].moved[0], both[0].moved[1], both[1].moved[0], both[1].moved[1])
	fmt.Printf("\nPlans at %d subscriptions that read more than %d rows of a table:\n%s\n", s.large, s.many, strings.Join(append(both[1].whole, ""), "\n"))
	return nil
}

// connect opens both connection pools.
func (b *bench) connect() error {
	url := b.server.URL("postgres")
	pool, err := postgres.Open(url, postgres.NoPooler)
	if err != nil {
		return err
	}
	telling, err := machine.Explaining(url, func(plan string) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.notices = append(b.notices, plan)
	})
	if err != nil {
		return err
	}
	b.pools = []*sql.DB{pool, telling}
	if b.quick, err = repo.New(pool, &domain.Clock{}); err != nil {
		return err
	}
	b.told, err = repo.New(telling, &domain.Clock{})
	return err
}

func (b *bench) close(ctx context.Context) error {
	for _, pool := range b.pools {
		_ = pool.Close()
	}
	if b.db != nil {
		_ = b.db.Close(ctx)
	}
	if b.server == nil {
		return nil
	}
	return b.server.Stop()
}

// op measures an operation and checks the plans of its statements.
func (b *bench) op(name string, before func() error, f func(*repo.DB) error) error {
	if !b.only.MatchString(name) {
		return nil
	}
	if !slices.Contains(order, name) {
		order = append(order, name)
	}
	all := make([]time.Duration, b.times)
	for i := range all {
		if before != nil {
			if err := before(); err != nil {
				return err
			}
		}
		begun := time.Now()
		if err := f(b.quick); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		all[i] = time.Since(begun)
	}
	slices.Sort(all)
	b.results[name] = float64(all[len(all)/2].Microseconds()) / 1000
	if before != nil {
		if err := before(); err != nil {
			return err
		}
	}
	b.mu.Lock()
	b.notices = nil
	b.mu.Unlock()
	if err := f(b.told); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, plan := range b.notices {
		if n := mostRead(plan); n > b.many {
			b.whole = append(b.whole, fmt.Sprintf("%s: %d rows\n%s", name, n, plan))
		}
	}
	return nil
}

var (
	scanned = regexp.MustCompile(`(?:Scan|Index Only Scan)[^\n]*\(actual rows=(\d+) loops=(\d+)\)`)
	removed = regexp.MustCompile(`Rows Removed by (?:Filter|Index Recheck): (\d+)`)
)

// mostRead returns the largest number of rows that any node of a plan has read.
func mostRead(plan string) (most int) {
	read := 0
	for line := range strings.Lines(plan) {
		if m := scanned.FindStringSubmatch(line); m != nil {
			rows, _ := strconv.Atoi(m[1])
			loops, _ := strconv.Atoi(m[2])
			read = rows * loops
		} else if m := removed.FindStringSubmatch(line); m != nil {
			n, _ := strconv.Atoi(m[1])
			read += n
		}
		most = max(most, read)
	}
	return most
}
