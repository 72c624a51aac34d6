// Command bench prints figures of the service on this machine. It measures starts, operations over HTTP, the same
// statements over plain pgx, an empty handler, and the check of requests against the contract. One run measures
// everything, so ratios are comparable. It asserts nothing. Run it from the root of the repository:
//
//	go run ./server/apitest/bench
//	go run ./server/apitest/bench -orders 1000000 -seconds 10
//	go run ./server/apitest/bench -against HEAD~10 -connections 4
//	go run ./server/apitest/bench -processes 3
//
// Processor time and memory are read from /proc. Without /proc, these columns are empty.
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
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// settings contains the values of the flags.
type settings struct {
	products, customers, orders int
	connections                 int
	seconds, rawSeconds         float64
	only                        *regexp.Regexp
	statements                  bool
	profiles                    string
	options                     string
	starts                      bool
	against                     string
	processes                   int
}

func main() {
	if len(os.Args) == 3 && os.Args[1] == emptyHandler {
		if err := serveEmpty(context.Background(), os.Args[2]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	var s settings
	only := ""
	flag.IntVar(&s.products, "products", 1_000, "products, with 1.6 variants each")
	flag.IntVar(&s.customers, "customers", 5_000, "customers")
	flag.IntVar(&s.orders, "orders", 10_000, "orders before the first one of the run")
	flag.IntVar(&s.connections, "connections", 16, "callers, each with a connection that it keeps, in a closed loop")
	flag.Float64Var(&s.seconds, "seconds", 5, "how long each operation is measured")
	flag.Float64Var(&s.rawSeconds, "raw-seconds", 3, "how long its statements are, on plain pgx")
	flag.StringVar(&only, "only", "", "operations to measure, a regular expression; all without")
	flag.BoolVar(&s.statements, "statements", false, "print every statement of an operation, with its time on one connection")
	flag.StringVar(&s.profiles, "profiles", "", "a directory for a CPU profile of the server for each operation")
	flag.StringVar(&s.options, "options", "", "settings of PostgreSQL for every connection, to try them: -c plan_cache_mode=force_generic_plan")
	flag.BoolVar(&s.starts, "starts", true, "measure starts")
	flag.StringVar(&s.against, "against", "", "a commit: nothing is measured but what each operation costs there and here, in turns")
	flag.IntVar(&s.processes, "processes", 1, "more than one: nothing is measured but what each operation costs by one process and by so many, in turns")
	flag.Parse()
	machine.Run(only, func(ctx context.Context, only *regexp.Regexp) error {
		s.only = only
		return run(ctx, s)
	})
}

func run(ctx context.Context, s settings) (err error) {
	home, err := machine.Home("bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	about(s)
	binary, err := build(ctx, home)
	if err != nil {
		return err
	}
	log := &journal{}
	database, err := postgres.Launch(ctx, postgres.LaunchOptions{Log: log})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, database.Stop()) }()
	b := &bench{settings: s, name: "bench", binary: binary, home: home, database: database, log: log}
	if s.against != "" {
		return b.compareWith(ctx, s.against)
	}
	if s.processes > 1 {
		return b.compareProcesses(ctx)
	}
	if s.profiles != "" {
		b.metrics, b.metricsAnew = "127.0.0.1:9091", "127.0.0.1:9093"
	}
	if s.starts {
		if err := b.starts(ctx); err != nil {
			return err
		}
	}
	if err := b.open(ctx); err != nil {
		return err
	}
	defer b.close()
	results, err := b.operations(ctx)
	if err != nil {
		return err
	}
	if err := b.ceiling(ctx); err != nil {
		return err
	}
	b.memory()
	if err := checks(ctx); err != nil {
		return err
	}
	compare(results)
	return nil
}

func heading(format string, args ...any) { fmt.Printf("\n"+format+"\n", args...) }

// about prints the conditions of the measurement: the machine, the versions and the settings.
func about(s settings) {
	fmt.Printf("%d processors, %s, %s\n", runtime.NumCPU(), runtime.Version(), time.Now().UTC().Format("2006-01-02 15:04 MST"))
	fmt.Printf("%d products, %d customers, %d orders; %d connections in a closed loop, %gs each; PostgreSQL durable (fsync on), everything on this machine\n",
		s.products, s.customers, s.orders, s.connections, s.seconds)
	fmt.Printf("load average before the run: %s\n", machine.Load())
}

// build compiles the server as a new user does, and prints the time that this took.
func build(ctx context.Context, home string) (binary string, err error) {
	heading("Starts")
	begun := time.Now()
	if binary, err = machine.Build(ctx, home); err != nil {
		return "", err
	}
	row("go build ./server, with this machine's build cache", time.Since(begun))
	return binary, nil
}

func row(name string, took time.Duration) { fmt.Printf("  %-64s %8.2f s\n", name, took.Seconds()) }

// starts measures the time from a start until the service reports that it is ready.
func (b *bench) starts(ctx context.Context) error {
	data := "DATA_DIR=" + filepath.Join(b.home, "data")
	for _, name := range []string{"embedded PostgreSQL, nothing there: cluster, schema, demo store", "embedded PostgreSQL, warm", "embedded PostgreSQL, warm, again"} {
		if err := b.startOnce(ctx, name, data); err != nil {
			return err
		}
	}
	if err := b.createDatabase(ctx, "starts"); err != nil {
		return err
	}
	running := []string{"DATABASE_URL=" + b.database.URL("starts"), machine.EncryptionKeys}
	for _, name := range []string{"running PostgreSQL, empty database: schema", "running PostgreSQL", "running PostgreSQL, again"} {
		if err := b.startOnce(ctx, name, running...); err != nil {
			return err
		}
	}
	return nil
}

func (b *bench) startOnce(ctx context.Context, name string, environment ...string) error {
	s, err := machine.Serve(ctx, b.binary, environment...)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	row(name, s.ReadyAfter)
	return s.Stop()
}
