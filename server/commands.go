package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var errDatabase = errors.New("DATABASE_URL: this command works on a database of your own; the embedded one is migrated when the service starts")

func migrate(ctx context.Context, args []string) error {
	c, err := config.Read(os.LookupEnv)
	if c.Embedded() {
		return errDatabase
	}
	if err != nil {
		return err
	}
	if len(args) == 1 && args[0] == "status" {
		version, dirty, err := postgres.MigrationStatus(ctx, c.DatabaseURL)
		if err == nil {
			fmt.Printf("version %d, interrupted: %t\n", version, dirty)
		}
		return err
	}
	if len(args) > 1 || len(args) == 1 && args[0] != "up" {
		return errors.New("migrate up, or migrate status")
	}
	version, err := postgres.Migrate(ctx, c.DatabaseURL)
	if err == nil {
		fmt.Printf("version %d\n", version)
	}
	return err
}

func admin(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("admin create", flag.ContinueOnError)
	email, password := flags.String("email", "", "e-mail address"), flags.String("password", "", "at least 15 characters")
	if len(args) == 0 || args[0] != "create" {
		return errors.New("admin create --email E --password P")
	}
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	c, err := config.Read(os.LookupEnv)
	if err != nil {
		return err
	}
	c.Roles, c.MetricsAddr = nil, ""
	a, err := app.Start(ctx, c, app.Options{})
	if err != nil {
		return err
	}
	return errors.Join(a.Service.CreateFullAdmin(ctx, *email, *password), a.Stop(ctx))
}

func sandbox(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("sandbox", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8090", "where to listen")
	if err := flags.Parse(args); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return err
	}
	url := "http://" + listener.Addr().String()
	fmt.Printf("payment sandbox at %s (start the service with SANDBOX_URL=%s)\n", url, url)
	return serveUntil(ctx, listener, payment.SandboxHandler(payment.NewSandbox(payment.InMemory(), url+"/authenticate")))
}

// serveUntil serves until the context ends.
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

// health is for images without a shell.
func health(ctx context.Context, _ []string) error {
	c, err := config.Read(os.LookupEnv)
	if err != nil {
		return err
	}
	_, port, err := net.SplitHostPort(c.ListenAddr)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort("127.0.0.1", port)+"/healthz", nil)
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
	if len(args) != 1 {
		return errors.New("openapi admin | customer | public | webhook")
	}
	raw, err := published.Read("openapi/" + args[0] + ".yaml")
	if err != nil {
		return fmt.Errorf("no document %q: %w", args[0], err)
	}
	_, err = os.Stdout.Write(raw)
	return err
}
