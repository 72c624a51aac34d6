package postgres_test

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"os"
	"regexp"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// hung accepts connections and never responds, like a stopped machine. If relayed is not empty, hung forwards
// connections to the server at that socket until hang is called.
type hung struct {
	net.Listener
	relayed string

	mu    sync.Mutex
	stops bool
	gate  chan struct{} // closed when the spec ends
}

func newHung(relayed string) *hung {
	GinkgoHelper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	h := &hung{Listener: l, relayed: relayed, gate: make(chan struct{})}
	DeferCleanup(func() { close(h.gate); _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go h.serve(c)
		}
	}()
	return h
}

func (h *hung) hang() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.stops = true
}

func (h *hung) hangs() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.stops
}

func (h *hung) serve(c net.Conn) {
	defer c.Close()
	if h.relayed == "" || h.hangs() {
		<-h.gate
		return
	}
	server, err := net.Dial("unix", h.relayed)
	if err != nil {
		return
	}
	defer server.Close()
	forward := func(to, from net.Conn, done chan<- struct{}) {
		defer close(done)
		buffer := make([]byte, 32<<10)
		for {
			n, err := from.Read(buffer)
			if h.hangs() {
				<-h.gate
				return
			}
			if _, failed := to.Write(buffer[:n]); err != nil || failed != nil {
				return
			}
		}
	}
	there, back := make(chan struct{}), make(chan struct{})
	go forward(server, c, there)
	go forward(c, server, back)
	select {
	case <-there:
	case <-back:
	}
}

var _ = Describe("A pool whose URL has several hosts", Ordered, func() {
	var (
		server *postgres.Server
		socket string
	)
	BeforeAll(func(ctx SpecContext) {
		dir, err := os.MkdirTemp("", "pg")
		Expect(err).NotTo(HaveOccurred())
		server, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: dir, Throwaway: true})
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(func() { _ = server.Stop(); _ = os.RemoveAll(dir) })
		config, err := pgx.ParseConfig(server.URL("postgres"))
		Expect(err).NotTo(HaveOccurred())
		socket = fmt.Sprintf("%s/.s.PGSQL.%d", config.Host, config.Port)
	})
	pool := func(hosts ...net.Listener) *sql.DB {
		GinkgoHelper()
		var names, ports []string
		for _, h := range hosts {
			name, port, _ := net.SplitHostPort(h.Addr().String())
			names, ports = append(names, name), append(ports, port)
		}
		return open(regexp.MustCompile(`host=\S+ port=\S+`).ReplaceAllString(server.URL("postgres"), "host="+strings.Join(names, ",")+" port="+strings.Join(ports, ",")))
	}
	// ask opens a connection in the same way as a transaction, and runs a statement.
	ask := func(ctx context.Context, db *sql.DB, statement string) error {
		wait, cancel := context.WithTimeout(ctx, time.Second)
		defer cancel()
		conn, err := db.Conn(wait)
		if err != nil {
			return err
		}
		defer conn.Close()
		_, err = conn.ExecContext(ctx, statement)
		return err
	}

	It("reaches the host that responds although another hangs and callers wait for only a second", func(ctx SpecContext) {
		db := pool(newHung(""), newHung(socket))
		Expect(ask(ctx, db, "SELECT 1")).To(MatchError(context.DeadlineExceeded))
		Eventually(func() error { return ask(ctx, db, "SELECT 1") }).Should(Succeed())

		By("trying first the host that responded last")
		var all []*sql.Conn
		for range postgres.MaxConnections - 1 {
			wait, cancel := context.WithTimeout(ctx, time.Second)
			conn, err := db.Conn(wait)
			cancel()
			Expect(err).NotTo(HaveOccurred())
			all = append(all, conn)
		}
		for _, c := range all {
			Expect(c.Close()).To(Succeed())
		}
	})

	It("switches to another host when a host hangs during a statement", func(ctx SpecContext) {
		postgres.Answer(500 * time.Millisecond)
		first := newHung(socket)
		db := pool(first, newHung(socket))
		Expect(ask(ctx, db, "SELECT 1")).To(Succeed())
		first.hang()
		Expect(ask(ctx, db, "SELECT 1")).NotTo(Succeed())
		Eventually(func() error { return ask(ctx, db, "SELECT 1") }).Should(Succeed())
	})

	It("returns an error that names the problem of each host", func(ctx SpecContext) {
		gone, err := net.Listen("tcp", "127.0.0.1:0")
		Expect(err).NotTo(HaveOccurred())
		Expect(gone.Close()).To(Succeed())
		err = ask(ctx, pool(gone, gone), "SELECT 1")
		Expect(err).To(MatchError(ContainSubstring("refused")))
	})

	It("waits beyond the limit only for a statement that has no limit", func(ctx SpecContext) {
		postgres.Answer(300 * time.Millisecond)
		db := pool(newHung(socket))
		slow := func(unhurried bool) error {
			conn, err := db.Conn(ctx)
			Expect(err).NotTo(HaveOccurred())
			defer conn.Close()
			Expect(conn.Raw(func(c any) error { scoped.Unhurried(c.(*stdlib.Conn).Conn(), unhurried); return nil })).To(Succeed())
			_, err = conn.ExecContext(ctx, "SELECT pg_sleep(0.9)")
			return err
		}
		Expect(slow(true)).To(Succeed())
		Expect(slow(false)).To(MatchError(ContainSubstring("timeout")))
		Expect(slow(true)).To(Succeed(), "on a new connection")
	})
})
