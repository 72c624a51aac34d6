package apitest_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// faultyPayments returns the number of payments: the value of STORE_SPECS_PAYMENTS, or else a default.
func faultyPayments() int {
	if n, err := strconv.Atoi(os.Getenv("STORE_SPECS_PAYMENTS")); err == nil {
		return n
	}
	return 24
}

// postman is a proxy between a sandbox and the service. It delivers each notice twice, loses some,
// and delays others.
type postman struct {
	to                   atomic.Pointer[string]
	count, lost, refused atomic.Int64
	late                 atomic.Bool // forward the delayed notices from now on

	mu   sync.Mutex
	held map[string]bool // delayed notices by body; true means forwarded
}

func (p *postman) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	body, err := io.ReadAll(req.Body)
	if err != nil {
		p.lost.Add(1)
		return // the sandbox gets a success although the notice is lost
	}
	p.mu.Lock()
	_, again := p.held[string(body)]
	turn := int64(-1)
	if !again {
		turn = p.count.Add(1) % 6
	}
	if again || turn == 1 || turn == 4 {
		p.held[string(body)] = p.late.Load()
		again = true
	}
	p.mu.Unlock()
	switch {
	case again && !p.late.Load(): // a repetition by the gateway
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	case turn == 0 || turn == 3:
		p.lost.Add(1)
		return
	}
	status := http.StatusOK
	for range 2 {
		again, err := http.NewRequestWithContext(req.Context(), http.MethodPost, *p.to.Load()+req.URL.Path, bytes.NewReader(body))
		if err != nil {
			status = http.StatusInternalServerError
			break
		}
		again.Header = req.Header.Clone()
		answer, err := http.DefaultClient.Do(again)
		if err != nil {
			status = http.StatusBadGateway
			break
		}
		_ = answer.Body.Close()
		if status = answer.StatusCode; status != http.StatusOK {
			p.refused.Add(1)
		}
	}
	w.WriteHeader(status)
}

// waiting returns the number of delayed notices that were not yet forwarded.
func (p *postman) waiting() (n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, brought := range p.held {
		if !brought {
			n++
		}
	}
	return n
}

// reaper is a proxy of a sandbox. At every n-th charge it kills the process that requested the charge, alternately
// before the charge, after it, and after the response but before the process commits the result.
type reaper struct {
	gateway http.Handler
	victim  *victim
	every   int64
	asked   atomic.Int64
	tooMany atomic.Int64 // responses with 429

	mu     sync.Mutex // locked while the process is not running
	killed [3]int     // before the charge, after it, after the response
	failed error
}

func (r *reaper) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	n := int64(1)
	if req.URL.Path == "/authorize" {
		n = r.asked.Add(1)
	}
	if n%r.every != 0 {
		r.gateway.ServeHTTP(counting{w, &r.tooMany}, req)
		return
	}
	switch step := int(n / r.every % 3); step {
	case 0:
		r.kill(step)
		panic(http.ErrAbortHandler)
	case 1:
		func() {
			defer func() { _ = recover() }() // the proxy may panic to break the connection
			r.gateway.ServeHTTP(httptest.NewRecorder(), req)
		}()
		r.kill(step)
		panic(http.ErrAbortHandler)
	default:
		r.gateway.ServeHTTP(counting{w, &r.tooMany}, req)
		go func() { // the gateway's response is sent when this function returns
			time.Sleep(rand.N(4 * time.Millisecond))
			r.kill(step)
		}()
	}
}

// kill kills the process and starts it again.
func (r *reaper) kill(step int) {
	r.mu.Lock()
	r.victim.running.kill()
	r.victim.kills++
	r.killed[step]++
	go func() {
		defer r.mu.Unlock()
		if err := r.victim.start(); err != nil {
			r.failed = err
			return
		}
		var err error
		for range 3 { // the start may need several attempts on a busy machine
			if err = r.victim.answers(context.Background()); err == nil {
				return
			}
		}
		r.failed = errors.Join(r.failed, err)
	}()
}

// diedOfAll reports whether the process was killed at every step.
func (r *reaper) diedOfAll() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return !slices.Contains(r.killed[:], 0)
}

// counting is a transport that counts the responses with 429.
type counting struct {
	http.ResponseWriter
	tooMany *atomic.Int64
}

func (c counting) WriteHeader(status int) {
	if status == http.StatusTooManyRequests {
		c.tooMany.Add(1)
	}
	c.ResponseWriter.WriteHeader(status)
}

func (c counting) Unwrap() http.ResponseWriter { return c.ResponseWriter }

// purchase is a checkout at a process that may be killed. An interrupted buyer either repeats the request with the same
// key or leaves. The key of a killed process stays locked for 12 s.
type purchase struct {
	status      int    // 0 means interrupted and not repeated
	answer      string // the status and the code of a refusal
	orderID     int64
	interrupted bool
}

func (p *purchase) buy(ctx context.Context, at apitest.Client, body map[string]any, leaves bool) {
	for ctx.Err() == nil {
		answer, err := at.Try(http.MethodPost, "/customer/checkout", body)
		switch {
		case errors.Is(err, syscall.ECONNREFUSED) || err == nil && answer.Status == http.StatusServiceUnavailable && strings.Contains(string(answer.Body), string(domain.Unavailable)): // the process is starting
		case err != nil && leaves:
			p.interrupted = true
			return
		case err != nil:
			p.interrupted = true
		case answer.Status == http.StatusConflict && strings.Contains(string(answer.Body), string(domain.IdempotencyInFlight)):
		default:
			p.status, p.answer = answer.Status, strconv.Itoa(answer.Status)
			if p.status == http.StatusOK {
				p.orderID = answer.ID("orderId")
			} else {
				p.answer += " " + string(answer.Problem().Code)
			}
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
}

var _ = Describe("Payments whose service fails at every step and whose process is killed", Label("kill"), func() {
	It("are charged once, end in an order or a refund, and match in both ledgers", func(ctx SpecContext) {
		number, seed := faultyPayments(), GinkgoRandomSeed()
		books := payment.NewSandbox(payment.InMemory(), "http://sandbox.example/authenticate")
		books.TellAll = true
		output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "output"))
		Expect(err).NotTo(HaveOccurred())
		at := address()
		death := &reaper{gateway: payment.SandboxHandler(books), victim: &victim{binary: executable(ctx), url: "http://" + at, output: output}, every: max(7, int64(number)/60)}
		there := httptest.NewServer(death)
		DeferCleanup(there.Close)
		client, err := payment.NewSandboxClient(there.URL)
		Expect(err).NotTo(HaveOccurred())
		world := apitest.Start(ctx, func(c *config.Config) { c.SandboxURL = there.URL })
		books.Now = world.Clock.Now
		death.victim.env = []string{"LISTEN_ADDR=" + at, "METRICS_ADDR=off", "ROLES=api", "DATA_DIR=" + GinkgoT().TempDir(), "DATABASE_URL=" + world.DatabaseURL, "SANDBOX_URL=" + there.URL, "DEMO=false",
			"RATE_LIMIT=0", "STORE_RATE_LIMIT=0", "ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "LOG_LEVEL=error", "LOG_FORMAT=text"}
		Expect(death.victim.start()).To(Succeed())
		DeferCleanup(func() {
			death.mu.Lock() // waits until the process is running
			defer death.mu.Unlock()
			death.victim.running.kill()
			_ = output.Close()
		})
		Expect(death.victim.answers(ctx)).To(Succeed())
		between := &postman{held: map[string]bool{}}
		between.to.Store(&world.URL)
		post := httptest.NewServer(between)
		DeferCleanup(post.Close)
		telling, stop := context.WithCancel(context.WithoutCancel(ctx))
		var done sync.WaitGroup
		done.Go(func() {
			books.Tell(telling, func(url string) string { return strings.Replace(url, "http://store.example", post.URL, 1) })
		})
		DeferCleanup(func() { stop(); done.Wait() })

		shop := world.Shop("one")
		shop.Admin.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1_000_000}}}).OK()
		subscribed(ctx, world)
		Expect(client.SetFaults(ctx, payment.Faults{FailBefore: .15, Reset: .15, FailAfter: .15, TooMany: .1, Delay: .3, DelayMilliseconds: 50, Seed: uint64(seed)})).To(Succeed())
		begun, purchases := time.Now(), make([]purchase, 20*number)
		var all, repeating sync.WaitGroup
		var sold atomic.Int64
		next := make(chan int)
		for range 4 {
			all.Go(func() {
				defer GinkgoRecover()
				for i := range next {
					guest := shop.Guest(shop.White, 1)
					body := guest.Checkout([]string{"pm_card_visa", "pm_card_visa", "pm_card_chargeDeclined"}[i%3])
					victims := (&apitest.World{URL: death.victim.url}).Client().Store(shop.StoreKey).With("X-Cart-Token", guest.Header("X-Cart-Token")).Once()
					purchases[i].buy(ctx, victims, body, true)
					if purchases[i].status == http.StatusOK {
						sold.Add(1)
					}
					if number > 100 && i%2 == 0 && purchases[i].status == 0 { // a killed process holds the key for 12 s
						repeating.Go(func() {
							defer GinkgoRecover()
							purchases[i].buy(ctx, victims, body, false)
						})
					}
				}
			})
		}
		made, enough := 0, int64(max(1, number/8))
		for ; made < number || made < len(purchases) && (sold.Load() < enough || !death.diedOfAll()); made++ { // not every purchase reaches a charge, and kills may interrupt most that do
			next <- made
		}
		close(next)
		purchases = purchases[:made]
		all.Wait()
		repeating.Wait()
		Expect(client.SetFaults(ctx, payment.Faults{})).To(Succeed())
		took := time.Since(begun)
		world.Clock.Advance(time.Minute)

		ours, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer ours.Close(context.WithoutCancel(ctx))
		open := func() (n int) {
			Expect(ours.QueryRow(ctx, `SELECT (SELECT count(*) FROM payments WHERE settle_on IS NOT NULL OR status IN ('PENDING', 'REQUIRES_ACTION'))
				+ (SELECT count(*) FROM refunds WHERE status IN ('PENDING', 'PROCESSING')) + (SELECT count(*) FROM provider_events WHERE due_on IS NOT NULL)`).Scan(&n)).To(Succeed())
			return n
		}
		patience := time.Minute + time.Duration(number)*20*time.Millisecond // enough for a slow machine; the service's own deadlines follow its clock
		judge := func() (b judgedBooks) {
			GinkgoHelper()
			Eventually(open).WithTimeout(patience).WithPolling(50 * time.Millisecond).Should(BeZero())
			book, err := books.Ledger(ctx)
			Expect(err).NotTo(HaveOccurred())
			b.read(ctx, ours, book, purchases)
			return b
		}
		minute := judge()
		late := between.waiting()
		between.late.Store(true)
		world.Clock.Advance(25 * time.Hour) // the delayed notices are a day late, and the service compares the ledgers
		Expect(world.App.Service.Ordering.ReconcilePayments(ctx)).To(Succeed())
		Eventually(between.waiting).WithTimeout(patience).WithPolling(50 * time.Millisecond).Should(BeZero())
		day := judge()

		byAnswer, interrupted := map[string]int{}, 0
		for _, p := range purchases {
			byAnswer[p.answer]++
			if p.interrupted {
				interrupted++
			}
		}
		said := fmt.Sprintf("%d in %s, seed %d: answers %v (empty: none, and nobody asked again), %d calls answered 429; the process killed %d times before the charge, %d after it, %d once it was answered, which interrupted %d; "+
			"notices: %d brought twice, %d of them a day late, %d lost; after 60 s: %s; a day later: %s",
			made, took.Round(time.Millisecond), seed, byAnswer, death.tooMany.Load(), death.killed[0], death.killed[1], death.killed[2], interrupted,
			between.count.Load()-between.lost.Load(), late, between.lost.Load(), minute, day)
		AddReportEntry("payments with faults", said)
		for _, b := range []judgedBooks{minute, day} {
			Expect([]int{b.twice, b.alone, b.differ, b.untrue}).To(Equal([]int{0, 0, 0, 0}), said)
		}
		Expect(between.refused.Load()).To(BeZero(), "notices that were refused")
		death.mu.Lock()
		defer death.mu.Unlock()
		Expect(death.failed).NotTo(HaveOccurred())
		Expect(sold.Load()).To(BeNumerically(">=", enough), "some are paid for")
		Expect(day.charged).To(BeNumerically(">=", sold.Load()))
		Expect(death.killed).To(HaveEach(BeNumerically(">", 0)))
		Expect(late).To(BeNumerically(">", 0))
	})
})

// judgedBooks compares the books of a gateway with the books of a store.
type judgedBooks struct {
	charged int // charges at the payment gateway
	twice   int // orders that were charged twice
	alone   int // charges with neither an order nor a refund
	differ  int // different amounts, or charges unknown to the store
	untrue  int // responses that named an order that does not exist
}

func (b judgedBooks) String() string {
	return fmt.Sprintf("%d charged at the service, %d charged twice, %d charged without an order or a refund, %d differ in the books, %d answers told of no order", b.charged, b.twice, b.alone, b.differ, b.untrue)
}

func (b *judgedBooks) read(ctx context.Context, ours *pgx.Conn, book payment.Ledger, purchases []purchase) {
	GinkgoHelper()
	keys := map[string]bool{}
	for _, p := range book.Payments {
		var captured, refunded string
		var placed bool
		err := ours.QueryRow(ctx, `SELECT p.captured_amount::numeric(20,2)::text, p.refunded_amount::numeric(20,2)::text, o.placed_on IS NOT NULL
			FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.provider_reference = $1`, p.Reference).Scan(&captured, &refunded, &placed)
		Expect(err).To(Or(Succeed(), MatchError(pgx.ErrNoRows)))
		if err != nil || captured != p.Captured.Fixed(2) || refunded != p.Refunded.Fixed(2) || keys[p.Key] {
			b.differ++
		}
		if !placed && !p.Refunded.Equal(p.Captured) {
			b.alone++
		}
		if keys[p.Key] = true; p.Captured.Positive() {
			b.charged++
		}
	}
	var known int
	Expect(ours.QueryRow(ctx, "SELECT count(*) FROM payments WHERE captured_amount > 0").Scan(&known)).To(Succeed())
	b.differ += max(known-b.charged, 0)
	Expect(ours.QueryRow(ctx, `SELECT count(*) FROM (SELECT 1 FROM payments WHERE captured_amount > refunded_amount GROUP BY order_id HAVING count(*) > 1) x`).Scan(&b.twice)).To(Succeed())
	var told []int64
	for _, p := range purchases {
		if p.status == http.StatusOK {
			told = append(told, p.orderID)
		}
	}
	Expect(ours.QueryRow(ctx, `SELECT count(*) FROM unnest($1::bigint[]) t (id) WHERE NOT EXISTS (SELECT 1 FROM orders o JOIN payments p ON p.order_id = o.id AND p.captured_amount = o.grand_total
		WHERE o.id = t.id AND o.placed_on IS NOT NULL)`, told).Scan(&b.untrue)).To(Succeed())
}
