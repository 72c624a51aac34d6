package apitest_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// faultyPayments is how many payments are made; STORE_SPECS_PAYMENTS asks for another number.
func faultyPayments() int {
	if n, err := strconv.Atoi(os.Getenv("STORE_SPECS_PAYMENTS")); err == nil {
		return n
	}
	return 24
}

// postman is what is between a sandbox and the service: it brings each notice twice, and
// loses every third.
type postman struct {
	to          atomic.Pointer[string]
	count, lost atomic.Int64
	refused     atomic.Int64
}

func (p *postman) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	body, err := io.ReadAll(req.Body)
	if err != nil || p.count.Add(1)%3 == 0 {
		p.lost.Add(1)
		return // as if it had arrived
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

var _ = Describe("Payments at a service that fails at every step, and tells twice, early or never", func() {
	It("are charged once, have an order or go back, and the books of both sides are equal", func(ctx SpecContext) {
		books := payment.NewSandbox(payment.InMemory(), "http://sandbox.example/authenticate")
		books.TellAll = true
		there := httptest.NewServer(payment.SandboxHandler(books))
		DeferCleanup(there.Close)
		client, err := payment.NewSandboxClient(there.URL)
		Expect(err).NotTo(HaveOccurred())
		world := apitest.Start(ctx, func(c *config.Config) { c.SandboxURL = there.URL })
		books.Now = world.Clock.Now
		between := &postman{}
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
		Expect(client.SetFaults(ctx, payment.Faults{FailBefore: .15, Reset: .15, FailAfter: .15, TooMany: .1, Delay: .3, DelayMilliseconds: 50, Seed: uint64(GinkgoRandomSeed())})).To(Succeed())
		begun, answers := time.Now(), make([]int, faultyPayments())
		var all sync.WaitGroup
		next := make(chan int)
		for range 4 {
			all.Go(func() {
				defer GinkgoRecover()
				for i := range next {
					guest := shop.Guest(shop.White, 1)
					answers[i] = guest.Once().Post("/customer/checkout", guest.Checkout([]string{"pm_card_visa", "pm_card_visa", "pm_card_chargeDeclined"}[i%3])).Status
				}
			})
		}
		for i := range answers {
			next <- i
		}
		close(next)
		all.Wait()
		Expect(client.SetFaults(ctx, payment.Faults{})).To(Succeed())
		world.Clock.Advance(time.Minute)

		ours, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer ours.Close(context.WithoutCancel(ctx))
		open := func() (n int) {
			Expect(ours.QueryRow(ctx, `SELECT (SELECT count(*) FROM payments WHERE settle_on IS NOT NULL OR status IN ('PENDING', 'REQUIRES_ACTION'))
				+ (SELECT count(*) FROM refunds WHERE status IN ('PENDING', 'PROCESSING')) + (SELECT count(*) FROM provider_events WHERE due_on IS NOT NULL)`).Scan(&n)).To(Succeed())
			return n
		}
		Eventually(open).WithTimeout(30 * time.Second).WithPolling(50 * time.Millisecond).Should(BeZero())
		world.Clock.Advance(25 * time.Hour) // and the books are compared
		Expect(world.App.Service.ReconcilePayments(ctx)).To(Succeed())
		Eventually(open).WithTimeout(30 * time.Second).WithPolling(50 * time.Millisecond).Should(BeZero())

		book, err := books.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		byStatus, keys, charged := map[int]int{}, map[string]bool{}, 0
		for _, status := range answers {
			byStatus[status]++
		}
		for _, p := range book.Payments {
			Expect(keys).NotTo(HaveKey(p.Key))
			keys[p.Key] = true
			var captured, refunded string
			var placed bool
			Expect(ours.QueryRow(ctx, `SELECT p.captured_amount::numeric(20,2)::text, p.refunded_amount::numeric(20,2)::text, o.placed_on IS NOT NULL
				FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.provider_reference = $1`, p.Reference).Scan(&captured, &refunded, &placed)).To(Succeed(), "the store knows of it")
			Expect([]string{captured, refunded}).To(Equal([]string{p.Captured.Fixed(2), p.Refunded.Fixed(2)}))
			Expect(placed || p.Refunded.Equal(p.Captured)).To(BeTrue(), "charged without an order or a refund")
			charged++
		}
		var twice, total int
		Expect(ours.QueryRow(ctx, `SELECT count(*) FILTER (WHERE n > 1), coalesce(sum(n), 0) FROM (SELECT count(*) AS n FROM payments WHERE captured_amount > refunded_amount GROUP BY order_id) x`).Scan(&twice, &total)).To(Succeed())
		Expect(twice).To(BeZero(), "charged twice")
		Expect(between.refused.Load()).To(BeZero(), "notices that were refused")
		AddReportEntry("payments with faults", fmt.Sprintf("%d in %s: answers %v, %d charged at the service, %d notices brought twice, %d lost; 0 charged twice, 0 without an order or a refund, books equal",
			len(answers), time.Since(begun).Round(time.Millisecond), byStatus, charged, between.count.Load()-between.lost.Load(), between.lost.Load()))
		Expect(charged).To(BeNumerically(">", len(answers)/4), "most are paid for")
		Expect(byStatus[http.StatusOK]).To(BeNumerically(">", 0))
	})
})
