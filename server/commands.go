package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

func migrate(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("migrate", flag.ContinueOnError)
	verb := "up"
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		verb, args = args[0], args[1:]
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	if verb != "up" && verb != "status" {
		return wrongUsage("there is no migrate %s; want migrate up, or migrate status", verb)
	}
	c, err := settings()
	if err != nil {
		return err
	}
	if c.Embedded() {
		return wrongUsage("DATABASE_URL: this command works on a database of your own, for example DATABASE_URL=postgres://user:password@127.0.0.1:5432/store; the embedded one is migrated when the service starts")
	}
	if verb == "status" {
		version, dirty, err := postgres.MigrationStatus(ctx, c.Direct())
		if err == nil {
			fmt.Printf("version %d, interrupted: %t\n", version, dirty)
		}
		return err
	}
	version, err := postgres.Migrate(ctx, c.Direct())
	if err == nil {
		fmt.Printf("version %d\n", version)
	}
	return err
}

func admin(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("admin create", flag.ContinueOnError)
	email := flags.String("email", "", "e-mail address")
	password := flags.String("password", "", "at least 15 characters; without it one is made and printed")
	verb := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		verb, args = args[0], args[1:]
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	if verb != "create" {
		return wrongUsage("want admin create --email you@example.com")
	}
	if _, ok := domain.MailableEmail(*email); !ok {
		return wrongUsage("admin create: %q is not an e-mail address; for example --email you@example.com", *email)
	}
	c, err := settings()
	if err != nil {
		return err
	}
	made := *password == ""
	if made {
		*password = domain.NewToken("admin")[:24]
	}
	c.Roles, c.MetricsAddr = nil, ""
	a, err := app.Start(ctx, c, app.Options{})
	if err != nil {
		return err
	}
	if err := errors.Join(a.Service.Identity.CreateFullAdmin(ctx, *email, *password), a.Stop(context.WithoutCancel(ctx))); err != nil {
		return fmt.Errorf("admin create: %w", err)
	}
	fmt.Printf("\n  An administrator was made, with every permission in all stores.\n\n    Admin      %s\n", strings.ToLower(*email))
	if made {
		fmt.Printf("    Password   %s\n", *password)
	}
	fmt.Printf("\n  Log in with POST /admin/login at %s/docs.\n\n", c.PublicURL)
	return nil
}

func sandbox(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("sandbox", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8090", "where to listen")
	if err := parse(flags, args); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return fmt.Errorf("--addr: %w; for example --addr 127.0.0.1:8190", err)
	}
	url := "http://" + listener.Addr().String()
	fmt.Printf("payment sandbox at %s (start the service with SANDBOX_URL=%s)\n", url, url)
	books := payment.NewSandbox(payment.InMemory(), url+"/authenticate")
	books.TellAll = true
	go books.Tell(ctx, nil)
	return serveUntil(ctx, listener, payment.SandboxHandler(books))
}

// serveUntil serves requests until ctx ends.
func serveUntil(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 5 * time.Second}
	go func() {
		<-ctx.Done()
		_ = server.Close()
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// version prints the program's version, which the log of a start and the metrics also contain.
func version(_ context.Context, args []string) error {
	if err := parse(flag.NewFlagSet("version", flag.ContinueOnError), args); err != nil {
		return err
	}
	fmt.Println(config.Version())
	return nil
}

// health checks the service at LISTEN_ADDR or, if this process does not have the role api, at METRICS_ADDR. It is meant
// for images without a shell, whose container runtime needs an exit code.
func health(ctx context.Context, args []string) error {
	if err := parse(flag.NewFlagSet("health", flag.ContinueOnError), args); err != nil {
		return err
	}
	c, err := config.Read(os.LookupEnv)
	if err != nil {
		return err
	}
	address := c.ListenAddr
	if !c.Runs("api") {
		if address = c.MetricsAddr; address == "" {
			return errors.New("METRICS_ADDR: a process without the role api shows its health there, and it is off; for example METRICS_ADDR=127.0.0.1:9090")
		}
	}
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return err
	}
	hosts := []string{host}
	if ip, err := netip.ParseAddr(host); host == "" || err == nil && ip.IsUnspecified() {
		hosts = []string{"127.0.0.1", "::1"} // the machine may have only IPv4 or only IPv6
	}
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	var problems []error
	for _, host := range hosts {
		err := alive(ctx, "http://"+net.JoinHostPort(host, port)+"/healthz")
		if err == nil {
			return nil
		}
		problems = append(problems, err)
	}
	return errors.Join(problems...)
}

func alive(ctx context.Context, url string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("the service answers %s", res.Status)
	}
	return nil
}

func openapi(_ context.Context, args []string) error {
	name := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		name, args = args[0], args[1:]
	}
	if err := parse(flag.NewFlagSet("openapi", flag.ContinueOnError), args); err != nil {
		return err
	}
	raw, err := published.Read("openapi/" + name + ".yaml")
	if err != nil {
		return wrongUsage("there is no document %q; want openapi admin | customer | public | webhook", name)
	}
	_, err = os.Stdout.Write(raw)
	return err
}
