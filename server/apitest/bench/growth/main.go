// Command growth shows that the cost of delivery does not depend on the number of stored events. It fills a database
// with events, deliveries and attempts, and measures delivery, the lists of deliveries, and replays. It repeats this
// with a thousand times as many events. Then it prints both results, their ratio, and the plans of the second run. It
// asserts nothing. Run it from the root of the repository:
//
//	go run ./server/apitest/bench/growth
//	go run ./server/apitest/bench/growth -large 1000000 -only list
//	go run ./server/apitest/bench/growth -dir /var/tmp/growth   # fills once, then measures again and again
//
// Ten million events take some 40 GB and, on two processors, a quarter of an hour.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/postgres"
)

type settings struct {
	small, large int64
	times        int
	only         *regexp.Regexp
	plans        bool
	dir          string
}

func main() {
	var s settings
	only := ""
	flag.Int64Var(&s.small, "small", 10_000, "events of the first database")
	flag.Int64Var(&s.large, "large", 10_000_000, "events of the second one")
	flag.IntVar(&s.times, "times", 200, "how often each operation is measured")
	flag.StringVar(&only, "only", "", "operations to measure, a regular expression; all without")
	flag.BoolVar(&s.plans, "plans", true, "print the plans at the second size")
	flag.StringVar(&s.dir, "dir", "", "where the databases are kept for the next run; empty: nowhere")
	flag.Parse()
	machine.Run(only, func(ctx context.Context, only *regexp.Regexp) error {
		s.only = only
		return run(ctx, s)
	})
}

func run(ctx context.Context, s settings) error {
	fmt.Printf("%d processors, %s, %s, load average %s\n", runtime.NumCPU(), runtime.Version(), time.Now().UTC().Format("2006-01-02 15:04 MST"), machine.Load())
	if s.dir == "" {
		temp, err := machine.Home("growth")
		if err != nil {
			return err
		}
		defer os.RemoveAll(temp)
		s.dir = temp
	}
	var benches []*bench
	for _, size := range []int64{s.small, s.large} {
		b, err := s.at(ctx, size)
		if err != nil {
			return fmt.Errorf("%d events: %w", size, err)
		}
		defer b.close()
		benches = append(benches, b)
	}
	small, large := benches[0], benches[1]
	// Both benches run the same operation, one after the other, so that other load on the machine affects both equally.
	small.turn, small.next = make(chan struct{}, 1), make(chan struct{}, 1)
	large.turn, large.next = small.next, small.turn
	small.turn <- struct{}{}
	var group sync.WaitGroup
	for _, b := range benches {
		group.Go(func() {
			defer close(b.next)
			if err := b.measure(ctx); err != nil {
				b.err = fmt.Errorf("%d events: %w", b.events, err)
			}
		})
	}
	group.Wait()
	if err := errors.Join(small.err, large.err); err != nil {
		return err
	}
	if s.plans {
		large.printPlans()
	}
	compare(s, small.results, large.results)
	return nil
}

// at opens a database. If no earlier run has filled the database, at fills it first.
func (s settings) at(ctx context.Context, events int64) (*bench, error) {
	dir := filepath.Join(s.dir, fmt.Sprint(events))
	filled := filepath.Join(dir, "filled")
	if _, err := os.Stat(filled); errors.Is(err, os.ErrNotExist) {
		begun := time.Now()
		if err := fillServer(ctx, dir, events); err != nil {
			return nil, err
		}
		if err := os.WriteFile(filled, nil, 0o644); err != nil {
			return nil, err
		}
		fmt.Printf("filled with %d events in %s\n", events, time.Since(begun).Round(time.Second))
	}
	// PostgreSQL is durable during the measurement, as in operation.
	server, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
	if err != nil {
		return nil, err
	}
	b := &bench{settings: s, server: server, url: server.URL(database), events: events, results: map[string]result{}}
	if err := b.open(ctx); err != nil {
		b.close()
		return nil, err
	}
	fmt.Printf("%d events: %s\n", events, b.size(ctx))
	return b, nil
}

// fillServer fills the database on a server that is not durable, which halves the time.
func fillServer(ctx context.Context, dir string, events int64) (err error) {
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	server, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir, Throwaway: true})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Stop()) }()
	return fill(ctx, server, events)
}

// compare prints the table of results.
func compare(s settings, small, large map[string]result) {
	fmt.Printf("\n%-44s %21s %21s %7s\n%-44s %10s %10s %10s %10s %7s\n", "milliseconds", fmt.Sprintf("%d events", s.small), fmt.Sprintf("%d events", s.large), "ratio",
		"", "p50", "p99", "p50", "p99", "p50")
	for _, name := range order {
		few, there := small[name]
		many, too := large[name]
		if there && too {
			fmt.Printf("%-44s %10.2f %10.2f %10.2f %10.2f %7.2f  %s\n", name, few.p50, few.p99, many.p50, many.p99, many.p50/few.p50, many.note)
		}
	}
	fmt.Printf("load average after the run: %s\n", machine.Load())
}
