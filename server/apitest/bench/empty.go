package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// emptyHandler is the argument that makes this program a server with an empty handler. It shows the cost of HTTP
// without a service.
const emptyHandler = "empty-handler"

// serveEmpty serves / with an empty handler, and /statement with a handler that sends one short statement.
func serveEmpty(ctx context.Context, database string) error {
	pool, err := pgxpool.New(ctx, database)
	if err != nil {
		return err
	}
	defer pool.Close()
	e := echo.New()
	nothing := func(c echo.Context) error { return c.NoContent(http.StatusOK) }
	e.GET("/", nothing)
	e.POST("/", nothing)
	e.GET("/statement", func(c echo.Context) error {
		var pages int
		if err := pool.QueryRow(c.Request().Context(), "SELECT relpages FROM pg_class WHERE oid = $1", 1259).Scan(&pages); err != nil { // reads the row of pg_class about pg_class
			return err
		}
		return c.NoContent(http.StatusOK)
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println("http://" + listener.Addr().String())
	return http.Serve(listener, e)
}

func launchEmpty(ctx context.Context, database string) (*machine.Process, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return machine.Launch(ctx, exec.Command(self, emptyHandler, database), nil, func(line string) (string, bool) { return line, strings.HasPrefix(line, "http://") })
}

// asking returns callers that repeat the same request. They are spread over the processes.
func (b *bench) asking(of []*machine.Process, path string) []round {
	callers := make([]round, b.settings.connections)
	for i := range callers {
		c := newCaller(of[i%len(of)].URL)
		callers[i] = func(ctx context.Context, _ *rand.Rand, done func()) error {
			err := c.call(ctx, "GET", path, nil, nil)
			if err == nil {
				done()
			}
			return err
		}
	}
	return callers
}

// ceiling measures the empty handler, and then a request that uses no database.
func (b *bench) ceiling(ctx context.Context) error {
	empty, err := launchEmpty(ctx, b.database.URL("postgres"))
	if err != nil {
		return err
	}
	defer func() { _ = empty.Stop() }()
	heading("The ceiling: HTTP alone, with the same callers")
	fmt.Printf("  %-58s | %8s %8s %8s  %s\n", "", "op/s", "p50 ms", "p99 ms", "CPU server/caller")
	for _, p := range []struct {
		name string
		*machine.Process
		path string
	}{{"empty echo handler, in a process of its own", empty, "/"}, {"GET /healthz of the service: its middleware, no database", b.server, "/healthz"}} {
		f := closedLoop(ctx, duration(b.settings.rawSeconds), b.asking([]*machine.Process{p.Process}, p.path), func() usage { return spent(b.database.Pid(), p.Process) })
		fmt.Printf("  %-58s | %8.0f %8.2f %8.2f  %s / %s\n", p.name, f.rate(), ms(f.p50), ms(f.p99), f.each(f.cpu.server), f.each(f.cpu.bench))
	}
	return nil
}

// memory prints the memory of the server and of PostgreSQL.
func (b *bench) memory() {
	heading("Memory")
	mib := func(v float64) string {
		if v == 0 {
			return "-"
		}
		return fmt.Sprintf("%.0f MiB", v)
	}
	fmt.Printf("  server, peak (VmHWM) from its start %s, under load %s\n", mib(max(b.startPeak, machine.Peak(b.server.Pid()))), mib(machine.Peak(b.server.Pid())))
	fmt.Printf("  PostgreSQL, all its processes, shared pages counted once, now (PSS) %s; its first process, peak (VmHWM) %s\n", mib(machine.Shares(b.database.Pid())), mib(machine.Peak(b.database.Pid())))
}
