// Command server is the whole platform in one process: `go run ./server`, with
// nothing set, is a running store.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"slices"
	"syscall"
	_ "time/tzdata" // stores have time zones, and a small image has no zone files

	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
)

// commands are the sub-commands; without one the service runs.
var commands = []struct {
	name, usage string
	run         func(ctx context.Context, args []string) error
}{
	{"migrate", "migrate up | status: bring the schema of DATABASE_URL to the newest version, or tell which it has", migrate},
	{"admin", "admin create --email E --password P: make an administrator with every permission", admin},
	{"seed", "seed --orders N --customers N --products N [--store ID]: fill a store with bulk data, for benchmarks", seed},
	{"sandbox", "sandbox --addr 127.0.0.1:8090: run the payment sandbox as a process of its own (SANDBOX_URL)", sandbox},
	{"listen", "listen --addr 127.0.0.1:8091 --secret whsec_…: receive webhooks, verify, validate and print them", listening},
	{"health", "health: ask the service at LISTEN_ADDR whether it is alive", health},
	{"openapi", "openapi admin | customer | public | webhook: print a document", openapi},
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return serve(ctx)
	}
	if slices.Contains([]string{"help", "-h", "-help", "--help"}, args[0]) {
		help(os.Stdout)
		return nil
	}
	for _, c := range commands {
		if c.name == args[0] {
			return c.run(ctx, args[1:])
		}
	}
	help(os.Stderr)
	return fmt.Errorf("there is no command %q", args[0])
}

func help(w io.Writer) {
	fmt.Fprint(w, "Store platform. Without a command it runs the service.\n\nCommands:\n")
	for _, c := range commands {
		fmt.Fprintf(w, "  %s\n", c.usage)
	}
	fmt.Fprintf(w, "\nSettings, from the environment:\n%s", config.Help())
}

func serve(ctx context.Context) error {
	c, err := config.Read(os.LookupEnv)
	if err != nil {
		return fmt.Errorf("settings (see --help):\n%w", err)
	}
	logging(c)
	a, err := app.Start(ctx, c, app.Options{})
	if err != nil {
		return err
	}
	announce(c, a.Ready)
	select {
	case <-ctx.Done():
	case err = <-a.Failed():
	}
	return errors.Join(err, a.Stop(context.WithoutCancel(ctx)))
}

// logging sends log lines to standard error.
func logging(c config.Config) {
	options := &slog.HandlerOptions{Level: c.LogLevel}
	if asJSON(c, os.Stderr) {
		slog.SetDefault(slog.New(slog.NewJSONHandler(os.Stderr, options)))
		return
	}
	slog.SetDefault(slog.New(slog.NewTextHandler(os.Stderr, options)))
}

func asJSON(c config.Config, f *os.File) bool {
	if c.LogFormat != "" {
		return c.LogFormat == "json"
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice == 0
}

// announce prints once, on standard output, what a new user needs.
func announce(c config.Config, r app.Ready) {
	if c.LogFormat == "json" {
		line, _ := json.Marshal(struct {
			Msg string `json:"msg"`
			app.Ready
		}{"ready", r})
		fmt.Println(string(line))
		return
	}
	fmt.Printf("\n  Store platform is running.\n\n    URL        %s\n    Documents  %s\n", r.URL, r.Docs)
	for _, line := range []struct{ name, value string }{
		{"Store", number(r.StoreID)}, {"Admin", r.AdminEmail}, {"Password", r.AdminPassword}, {"Store key", r.StoreKey}, {"App token", r.AppToken},
	} {
		if line.value != "" {
			fmt.Printf("    %-9s  %s\n", line.name, line.value)
		}
	}
	fmt.Println()
}

func number(n int64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}
