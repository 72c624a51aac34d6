package webhooks_test

import (
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/onsi/gomega/gbytes"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

// gate forwards connections to a database unless it is shut.
type gate struct {
	network, upstream string
	mu                sync.Mutex
	shut              bool
	open              map[net.Conn]bool
	refused           int // number of connections refused since the gate was shut
}

// newGate returns a gate in front of the database at url, and the URL of the gate.
func newGate(url string) (g *gate, through string) {
	GinkgoHelper()
	c, err := pgx.ParseConfig(url)
	Expect(err).NotTo(HaveOccurred())
	g = &gate{open: map[net.Conn]bool{}}
	g.network, g.upstream = pgxNetwork(c)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(func() { _ = listener.Close() })
	go func() {
		for {
			client, err := listener.Accept()
			if err != nil {
				return
			}
			go g.forward(client)
		}
	}()
	at := listener.Addr().(*net.TCPAddr)
	return g, fmt.Sprintf("host='%s' port=%d user='%s' password='%s' dbname=%s sslmode=disable", at.IP, at.Port, c.User, c.Password, c.Database)
}

func pgxNetwork(c *pgx.ConnConfig) (network, address string) {
	if len(c.Host) > 0 && c.Host[0] == '/' {
		return "unix", fmt.Sprintf("%s/.s.PGSQL.%d", c.Host, c.Port)
	}
	return "tcp", net.JoinHostPort(c.Host, fmt.Sprint(c.Port))
}

func (g *gate) forward(client net.Conn) {
	defer client.Close()
	server, err := net.Dial(g.network, g.upstream)
	if err != nil {
		return
	}
	defer server.Close()
	g.mu.Lock()
	if g.shut {
		g.refused++
		g.mu.Unlock()
		return
	}
	g.open[client], g.open[server] = true, true
	g.mu.Unlock()
	defer func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		delete(g.open, client)
		delete(g.open, server)
	}()
	go func() { _, _ = io.Copy(server, client); _ = server.Close() }()
	_, _ = io.Copy(client, server)
}

// set shuts or opens the gate. Shutting it breaks its connections.
func (g *gate) set(shut bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.shut, g.refused = shut, 0
	for c := range g.open {
		if shut {
			_ = c.Close()
		}
	}
}

func (g *gate) turnedAway() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.refused
}

var _ = Describe("A failure of the database during an attempt", func() {
	var w *world
	var r *receiver
	var g *gate
	var log *gbytes.Buffer
	var e *webhook.WebhookEndpoint
	var through func(*webhooks.Options)

	BeforeEach(func(ctx SpecContext) {
		w, r = newWorld(ctx), newReceiver()
		var url string
		g, url = newGate(w.URL)
		pool, err := postgres.Open(url, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(pool.Close)
		db, err := repo.New(pool, w.Clock)
		Expect(err).NotTo(HaveOccurred())
		log = gbytes.NewBuffer()
		r.Answers(func(received, http.ResponseWriter) { g.set(true) })
		e = w.endpoint(ctx, r.URL)
		through = func(o *webhooks.Options) {
			o.DB, o.Connect, o.Lease, o.Grace = db, nil, time.Minute, 200*time.Millisecond
			o.Log = slog.New(slog.NewTextHandler(io.MultiWriter(GinkgoWriter, log), nil))
		}
	})

	It("does not use up an attempt of the schedule, however often the recording fails", func(ctx SpecContext) {
		w.dispatch(ctx, through)
		w.record(ctx, event(1, 1))
		Eventually(r.Got).Should(HaveLen(1))
		Eventually(g.turnedAway).Should(BeNumerically(">", 200), "tries to record and to claim")
		Expect(w.delivery(ctx, e).AttemptLog).To(BeEmpty())
		g.set(false)
		Eventually(func() webhook.DeliveryStatus { return w.delivery(ctx, e).Status }).Should(Equal(webhook.DeliverySucceeded))
		d := w.delivery(ctx, e)
		Expect(d.AttemptLog).To(HaveLen(1))
		Expect(r.Got()).To(HaveLen(1))
		Expect(log).NotTo(gbytes.Say("could not be recorded"))
	})

	It("does not delay the shutdown of the dispatcher, which logs the lost attempt", func(ctx SpecContext) {
		_, stop := w.dispatch(ctx, through)
		w.record(ctx, event(1, 1))
		Eventually(r.Got).Should(HaveLen(1))
		Eventually(g.turnedAway).Should(BeNumerically(">", 0))
		done := make(chan struct{})
		go func() { stop(); close(done) }()
		Eventually(done).Should(BeClosed())
		Expect(log).To(gbytes.Say("an attempt could not be recorded"))
		Expect(w.delivery(ctx, e).AttemptLog).To(BeEmpty())
	})
})
