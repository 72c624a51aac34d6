// Command delivery prints figures of webhook delivery on this machine next to the figures of other products. It
// measures the sustained rate, the time from the commit to the receiver, the memory, and the effect of a slow receiver
// on a healthy receiver. It compares one process with three processes, and with SQL and HTTP alone. One run measures
// everything, so ratios are comparable. It asserts nothing. Run it from the root of the repository:
//
//	go run ./server/apitest/bench/delivery
//	go run ./server/apitest/bench/delivery -deliveries 50000 -seconds 20 -profiles /var/tmp/profiles
//
// The events come from changes to customers, one after the other: an administrator makes them over HTTP or, if HTTP
// would dominate the measurement, the store's command makes them in this process. The receivers run in a separate
// process. PostgreSQL is durable. A run takes two minutes.
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
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
)

type settings struct {
	deliveries, customers int
	fan, callers          int
	queued, healthy       int
	seconds               float64
	profiles              string
	only                  *regexp.Regexp
}

// bench is one run of the program.
type bench struct {
	settings    settings
	binary      string
	database    *postgres.Server
	url         string // URL of the database
	environment []string
	sql         *pgx.Conn // connection as the database's owner
	receiver    receiver
	client      *http.Client
	api         *machine.Process // server that receives the requests
	admin       string
	here        *app.App // runs the store's commands in this process
	shops       [2]*shop
	found       findings
}

func main() {
	if len(os.Args) == 2 && os.Args[1] == receiverArgument {
		if err := serveReceiver(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	var s settings
	flag.IntVar(&s.deliveries, "deliveries", 10_000, "deliveries that are recorded before they are drained")
	flag.IntVar(&s.fan, "endpoints", 5, "endpoints that want every change, where there are several")
	flag.IntVar(&s.callers, "callers", 16, "administrators who change customers at once")
	flag.IntVar(&s.customers, "customers", 1_000, "customers of each store")
	flag.IntVar(&s.queued, "queued", 1_500, "events that wait for the slow receiver")
	flag.IntVar(&s.healthy, "healthy", 100, "events that go to the healthy one meanwhile")
	flag.Float64Var(&s.seconds, "seconds", 6, "how long delivery beside publishing is measured")
	flag.StringVar(&s.profiles, "profiles", "", "a directory for CPU profiles of the delivering server")
	only := flag.String("only", "", "parts to measure, a regular expression over drain, ceilings, idle, load, slow, never; all without, and the table")
	flag.Parse()
	machine.Run(*only, func(ctx context.Context, only *regexp.Regexp) error {
		s.only = only
		return run(ctx, s)
	})
}

func run(ctx context.Context, s settings) (err error) {
	begun := time.Now()
	fmt.Printf("%d processors, %s, %s, load average before the run %s\n", runtime.NumCPU(), runtime.Version(), time.Now().UTC().Format("2006-01-02 15:04 MST"), machine.Load())
	fmt.Printf("servers, PostgreSQL (fsync on), publisher (%d callers at once) and receivers are processes on this machine; an event is a customer's change of name,\n"+
		"over HTTP by an administrator or by the store's command in the publisher's process\n", s.callers)
	home, err := machine.Home("delivery")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	b := &bench{settings: s, client: &http.Client{Timeout: 30 * time.Second, Transport: &http.Transport{MaxIdleConnsPerHost: 2 * s.callers, DisableCompression: true}}}
	if b.binary, err = machine.Build(ctx, home); err != nil {
		return err
	}
	if b.database, err = database(ctx, filepath.Join(home, "postgres")); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.database.Stop()) }()
	if b.receiver, err = startReceiver(ctx); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.receiver.Stop()) }()
	if err := b.connect(ctx); err != nil {
		return err
	}
	defer b.sql.Close(context.WithoutCancel(ctx))
	settings, err := config.Read(func(name string) (string, bool) {
		for _, set := range b.environment {
			if value, is := strings.CutPrefix(set, name+"="); is {
				return value, true
			}
		}
		return "", false
	})
	if err != nil {
		return err
	}
	settings.Roles, settings.MetricsAddr = nil, "" // the app only runs commands
	if b.here, err = app.Start(ctx, settings, app.Options{}); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.here.Stop(context.WithoutCancel(ctx))) }()
	for _, part := range []func(context.Context) error{b.apart, b.together} {
		if err := part(ctx); err != nil {
			return err
		}
	}
	if s.only.String() == "" {
		b.table()
		b.limits()
	}
	fmt.Printf("\nload average after the run %s; it took %s\n", machine.Load(), time.Since(begun).Round(time.Second))
	return nil
}

// database starts PostgreSQL with commit timestamps. The other settings are those of the service.
func database(ctx context.Context, dir string) (*postgres.Server, error) {
	server, err := postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
	if err != nil {
		return nil, err
	}
	conn, err := pgx.Connect(ctx, server.URL("postgres"))
	if err == nil {
		_, err = conn.Exec(ctx, "ALTER SYSTEM SET track_commit_timestamp = on")
		_ = conn.Close(ctx)
	}
	if err := cmp.Or(err, server.Stop()); err != nil {
		return nil, err
	}
	return postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir})
}

// connect creates the database and connects to it.
func (b *bench) connect(ctx context.Context) error {
	owner, err := pgx.Connect(ctx, b.database.URL("postgres"))
	if err != nil {
		return err
	}
	_, err = owner.Exec(ctx, "CREATE DATABASE bench")
	_ = owner.Close(ctx)
	if err != nil {
		return err
	}
	b.url = b.database.URL("bench")
	b.environment = []string{"DATABASE_URL=" + b.url, machine.EncryptionKeys, "ADMIN_EMAIL=" + adminEmail, "ADMIN_PASSWORD=" + adminPassword, "WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8"}
	b.sql, err = pgx.Connect(ctx, b.url)
	return err
}

// serve starts a server with the given roles.
func (b *bench) serve(ctx context.Context, roles string, more ...string) (*machine.Process, error) {
	return machine.Serve(ctx, b.binary, append(append([]string{"ROLES=" + roles}, b.environment...), more...)...)
}

// profile writes a CPU profile of a server if profiles are requested.
type profile struct {
	file    string
	setting string // setting for the start of that server
}

// metricsAddress is the address at which the profiled server provides profiles.
const metricsAddress = "127.0.0.1:9092"

func (b *bench) profile(name string) profile {
	if b.settings.profiles == "" {
		return profile{setting: "METRICS_ADDR=off"}
	}
	return profile{file: filepath.Join(b.settings.profiles, name+".pprof"), setting: "METRICS_ADDR=" + metricsAddress}
}

// take begins to record the profile in the background.
func (p profile) take(ctx context.Context, seconds float64) {
	if p.file == "" {
		return
	}
	go func() {
		if err := machine.Profile(ctx, metricsAddress, p.file, seconds); err != nil {
			fmt.Fprintln(os.Stderr, "profile:", err)
		}
	}()
}

func heading(format string, args ...any) { fmt.Printf("\n"+format+"\n", args...) }
