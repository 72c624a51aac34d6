// Command server is the whole platform in one process. `go run ./server` runs a store without any settings.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	_ "time/tzdata" // stores have time zones, and a small image contains no files for them

	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
)

// commands lists the subcommands. Without a subcommand, the program runs the service.
var commands = []struct {
	name, usage, meaning string
	run                  func(ctx context.Context, args []string) error
}{
	{"migrate", "migrate up | status", "bring the schema of DATABASE_URL to the newest version, or tell which it has", migrate},
	{"backup", "backup FILE", "dump DATABASE_URL into a file, and read the file back; the user need not be a superuser", backup},
	{"restore", "restore FILE [--numbers N]", "load such a file into the empty database of DATABASE_URL, and do what restored does", restore},
	{"restored", "restored [--numbers N] [--nothing-lost]", "after any restore, before the service starts: new ids, versions and numbers, and books compared with payment services", restored},
	{"admin", "admin create --email E [--password P]", "make an administrator with every permission, and print what was made", admin},
	{"mails", "mails [--to E] [--count N]", "print the mails that wait because SMTP_URL is not set, with their links and codes", mails},
	{"import", "import FILE --store CODE [--check] [--update] [--report F] [--failed F]", "import a file of products or redirects from Shopify or WooCommerce, while the service runs or not", importing},
	{"keys", "keys | keys reseal", "tell which encryption keys the database needs, or encrypt all its secrets with the first of ENCRYPTION_KEYS", keys},
	{"seed", "seed --orders N --customers N --products N [--store ID] [--livemode]", "fill a store with bulk data, for benchmarks", seed},
	{"sandbox", "sandbox [--addr 127.0.0.1:8090]", "run the payment sandbox as a process of its own (SANDBOX_URL)", sandbox},
	{"listen", "listen [--addr 127.0.0.1:8091] [--secret whsec_…]", "receive webhooks, verify, validate and print them", listening},
	{"health", "health", "ask the service at LISTEN_ADDR, or METRICS_ADDR without the role api, whether it is alive", health},
	{"version", "version", "print the program's version", version},
	{"openapi", "openapi admin | customer | public | webhook", "print a document", openapi},
}

// Exit codes of the program.
const (
	exitFailed = 1 // the command failed
	exitUsage  = 2 // the program was called wrongly: an unknown command, flag or setting
)

// usageError is an error about how the program was called.
type usageError struct{ error }

func wrongUsage(format string, args ...any) error {
	return usageError{fmt.Errorf(format, args...)}
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the process immediately
	os.Exit(exitCode(run(ctx, os.Args[1:]), os.Stderr))
}

// exitCode prints the error and returns the exit code that belongs to it.
func exitCode(err error, w io.Writer) int {
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintln(w, err)
	var usage usageError
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailed
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return serve(ctx)
	}
	if args[0] == "help" || asksHelp(args[0]) {
		help(os.Stdout)
		return nil
	}
	var names []string
	for _, c := range commands {
		if c.name == args[0] {
			if slices.ContainsFunc(args[1:], asksHelp) {
				fmt.Printf("server %s\n\n  %s\n", c.usage, c.meaning) // the function parse prints the flags
			}
			return c.run(ctx, args[1:])
		}
		names = append(names, c.name)
	}
	if strings.HasPrefix(args[0], "-") {
		return wrongUsage("there is no flag %s: settings are environment variables, for example LISTEN_ADDR=127.0.0.1:8081 (see --help)", args[0])
	}
	if meant := config.Nearest(args[0], append(names, "help")); meant != "" {
		return wrongUsage("there is no command %q; did you mean %q? (see --help)", args[0], meant)
	}
	return wrongUsage("there is no command %q; there are %s (see --help)", args[0], strings.Join(names, ", "))
}

func asksHelp(arg string) bool { return slices.Contains([]string{"-h", "-help", "--help"}, arg) }

func help(w io.Writer) {
	fmt.Fprint(w, "Store platform: online stores with an Admin, a Customer and a Public API.\n\n"+
		"Usage: server [command]\n\nWithout a command it runs the service. Nothing has to be set: it brings a PostgreSQL\n"+
		"and a demo store, and prints the credentials.\n\nCommands (each with --help):\n")
	for _, c := range commands {
		fmt.Fprintf(w, "  %s\n%26s %s\n", c.usage, "", c.meaning)
	}
	fmt.Fprintf(w, "\nSettings, from the environment:\n%s", config.Help())
	fmt.Fprint(w, "\nEnds with 0 when done or stopped, 1 when something failed, 2 for a wrong command, flag or setting.\n")
}

// parse parses a command's flags. Its error for an unknown flag suggests the flag that was probably meant.
func parse(flags *flag.FlagSet, args []string) error {
	flags.SetOutput(io.Discard)
	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		flags.SetOutput(os.Stdout)
		flags.PrintDefaults()
		return err
	}
	if err != nil {
		var known []string
		flags.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
		if wrong, ok := strings.CutPrefix(err.Error(), "flag provided but not defined: -"); ok {
			if meant := config.Nearest(strings.TrimLeft(wrong, "-"), known); meant != "" {
				return wrongUsage("%s has no flag --%s; did you mean --%s?", flags.Name(), wrong, meant)
			}
			return wrongUsage("%s has no flag --%s (see %s --help)", flags.Name(), wrong, flags.Name())
		}
		return wrongUsage("%s: %w", flags.Name(), err)
	}
	if flags.NArg() > 0 {
		return wrongUsage("%s: %q is too much (see %s --help)", flags.Name(), flags.Arg(0), flags.Name())
	}
	return nil
}

// settings reads the settings from the environment and configures logging.
func settings() (config.Config, error) {
	c, err := config.Read(os.LookupEnv)
	if err != nil {
		return c, usageError{err}
	}
	logging(c)
	if unknown := config.Unknown(os.Environ()); len(unknown) > 0 {
		slog.Warn("variables that look like settings and are none (see --help)", "variables", strings.Join(unknown, ", "))
	}
	return c, nil
}

// collectAt is the value of GOGC after the start: the percentage by which the heap may grow over the live heap before
// the garbage collector runs. Some 13 MiB are live. A collector that runs half as often as Go's default allows a sixth
// more responses per second (server/apitest/README.md, figures). GOGC overrides this value.
const collectAt = 200

// memoryGoal is the memory limit per processor after the start, and leastMemoryGoal the minimum of the total; both
// exclude the pages of the program. Near the limit the garbage collector runs more often and returns memory at once.
// Without the limit, expensive requests would leave the process at 300 MiB (bench:hostile). GOMEMLIMIT overrides the
// limit.
const (
	memoryGoal      = 80 << 20
	leastMemoryGoal = 2 * memoryGoal
)

func serve(ctx context.Context) error {
	c, err := settings()
	if err != nil {
		return err
	}
	slog.Info("starting", "version", config.Version())
	outage := app.NewOutage(slog.Default().Handler())
	slog.SetDefault(slog.New(outage))
	a, err := app.Start(ctx, c, app.Options{Outage: &outage})
	if ctx.Err() != nil && errors.Is(err, ctx.Err()) {
		slog.Info("stopped before the start was complete; the next one goes on with it")
		return nil
	}
	if err != nil {
		return err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(collectAt)
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(int64(max(leastMemoryGoal, memoryGoal*runtime.GOMAXPROCS(0))))
	}
	announce(c, a.Ready)
	if err := a.Shown(); err != nil {
		slog.Warn("the credentials will be shown again", "error", err)
	}
	select {
	case <-ctx.Done():
		slog.Info("stopping", "drain", c.Drain.String())
		a.Drain(context.WithoutCancel(ctx), c.Drain)
	case err = <-a.Failed():
	}
	return errors.Join(err, a.Stop(context.WithoutCancel(ctx)))
}

// logging makes slog write to standard error.
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

// announce prints what a new user needs to know to standard output.
func announce(c config.Config, r app.Ready) {
	if c.LogFormat == "json" {
		line, _ := json.Marshal(struct {
			Msg string `json:"msg"`
			app.Ready
		}{"ready", r})
		fmt.Println(string(line))
		return
	}
	fmt.Print("\n  Store platform is running.\n\n")
	for _, line := range []struct{ name, value string }{
		{"Console", r.Console}, {"URL", r.URL}, {"Documents", r.Docs}, {"Store", number(r.StoreID)}, {"Admin", r.AdminEmail}, {"Password", r.AdminPassword}, {"Store key", r.StoreKey}, {"App token", r.AppToken},
	} {
		if line.value != "" {
			fmt.Printf("    %-9s  %s\n", line.name, line.value)
		}
	}
	if r.StoreKey != "" {
		fmt.Printf("    Shop       %s/demo?storeKey=%s\n", r.URL, r.StoreKey)
	}
	if c.SMTPURL == "" {
		fmt.Printf("    Mails      are kept, not sent: read them with \"server mails\"\n")
	}
	if r.AppToken == "" && r.AdminPassword == "" && c.Embedded() {
		fmt.Printf("\n    Credentials were shown by the first start. New ones: stop this, run\n    \"server admin create --email you@example.com\", start again, log in to the console.\n")
	} else if c.Embedded() {
		fmt.Printf("\n    Keep these: they are shown this once.\n")
	}
	fmt.Println()
}

func number(n int64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}
