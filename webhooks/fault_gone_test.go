package webhooks_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// leaver is a consumer that disappears, together with its address, and returns later.
type leaver struct {
	address string
	server  *http.Server
	mu      sync.Mutex
	now     int
	took    []received // InHand has the same meaning as in receiver
}

func newLeaver() *leaver {
	GinkgoHelper()
	l := &leaver{address: "127.0.0.1:0"}
	l.come()
	DeferCleanup(l.leave)
	return l
}

func (l *leaver) come() {
	GinkgoHelper()
	listener, err := net.Listen("tcp", l.address)
	Expect(err).NotTo(HaveOccurred())
	l.address, l.server = listener.Addr().String(), &http.Server{Handler: l, ReadHeaderTimeout: time.Second}
	go func(s *http.Server) { _ = s.Serve(listener) }(l.server)
}

func (l *leaver) leave() { _ = l.server.Close() }

func (l *leaver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	var e struct {
		Data struct {
			Object struct{ OrderID, Version int64 }
		}
	}
	body, err := io.ReadAll(req.Body)
	if err != nil || json.Unmarshal(body, &e) != nil {
		return
	}
	in := received{At: time.Now(), Order: e.Data.Object.OrderID, Version: e.Data.Object.Version}
	l.mu.Lock()
	l.now++
	in.InHand = l.now
	l.mu.Unlock()
	time.Sleep(3 * time.Millisecond)
	l.mu.Lock()
	l.now--
	l.took = append(l.took, in)
	l.mu.Unlock()
}

func (l *leaver) Took() []received {
	l.mu.Lock()
	defer l.mu.Unlock()
	return append([]received(nil), l.took...)
}

var _ = Describe("A receiver that was down until its breaker opened", func() {
	It("gets every event in order once it is back, slowly at first, after few failed attempts", func(ctx SpecContext) {
		const objects, before, during, probes = 100, 3, 12, 9
		w, l := newWorld(ctx), newLeaver()
		e := w.endpoint(ctx, "http://"+l.address)
		for range 3 {
			w.dispatch(ctx)
		}
		// A process shares an endpoint's limit with the processes that it knows. It learns of these
		// processes with its own heartbeat.
		Eventually(func() int { return w.rows(ctx, "webhook_dispatchers") }).Should(Equal(3))
		var all time.Time
		Expect(w.SQL.QueryRowContext(ctx, "SELECT clock_timestamp()").Scan(&all)).To(Succeed())
		Eventually(func() int { return w.rows(ctx, "webhook_dispatchers WHERE seen_on > $1", all) }).Should(Equal(3))
		next := int64(1)
		record := func() {
			var events []repo.WebhookEvent
			for object := int64(1); object <= objects; object++ {
				events = append(events, event(object, next))
			}
			next++
			w.record(ctx, events...)
		}
		for range before {
			record()
		}
		// A request can arrive although its response is not sent. A delivery without a response is
		// repeated.
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(objects * before))

		l.leave()
		left := w.Clock.Now()
		for range during / 2 {
			record()
		}
		Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerOpen))
		failures := func() int { return w.rows(ctx, "webhook_attempts WHERE error_code <> ''") }
		opened := 0
		Eventually(func() bool { // deliveries that were claimed before the breaker opened are also attempted
			before := opened
			opened = failures()
			return opened == before && w.rows(ctx, "webhook_deliveries WHERE leased_by IS NOT NULL") == 0
		}).WithPolling(200 * time.Millisecond).Should(BeTrue())
		for probe := range probes {
			if probe < during/2 {
				record()
			}
			w.until(w.health(ctx, e).ProbeOn, 0)
			Eventually(failures).Should(Equal(opened + probe + 1))
			Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerOpen))
		}
		spent := failures()
		Expect(spent).To(BeNumerically("<", 100+probes), "of %d that waited", objects*during)

		l.come()
		away := w.Clock.Now().Sub(left)
		w.until(w.health(ctx, e).ProbeOn, 0)
		back := time.Now()
		Eventually(func() int { return len(l.Took()) }).Should(BeNumerically(">=", objects*(before+during)))
		drained := time.Since(back)
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(objects * (before + during)))
		Expect(failures()).To(Equal(spent), "nothing failed any more")

		took, newest := l.Took(), map[int64]int64{}
		Expect(took).To(HaveLen(objects*(before+during)), "once each: nobody has died")
		caughtUp := took[objects*before:]
		peak, slices := 0, map[int64]int{}
		for _, in := range caughtUp {
			peak = max(peak, in.InHand)
			slices[int64(in.At.Sub(back)/(100*time.Millisecond))]++
		}
		for _, in := range took {
			Expect(in.Version).To(Equal(newest[in.Order]+1), "object %d", in.Order)
			newest[in.Order] = in.Version
		}
		busiest := 0
		for _, n := range slices {
			busiest = max(busiest, n)
		}
		raw, _ := os.ReadFile("/proc/loadavg")
		average, _, _ := strings.Cut(string(raw), " ")
		AddReportEntry("a receiver gone and back", fmt.Sprintf("away for %s, %d deliveries waited; %d attempts spent, %d of them before the breaker opened; "+
			"caught up in %.1f s by 3 dispatchers: at once at the 1st, 10th, 100th and 500th: %d, %d, %d, %d, at most %d; busiest tenth of a second %d; load average %s",
			away.Round(time.Second), objects*during, spent, opened, drained.Seconds(),
			caughtUp[0].InHand, caughtUp[9].InHand, caughtUp[99].InHand, caughtUp[499].InHand, peak, busiest, average))
		for _, in := range caughtUp[:5] {
			Expect(in.InHand).To(BeNumerically("<=", 3), "one for each process at first")
		}
		Expect(peak).To(BeNumerically("<=", 51), "a third of 50 for each, rounded up")
	})
})

var _ = Describe("An attempt whose commit was not confirmed", func() {
	It("is stored and counted only once when it is recorded again", func(ctx SpecContext) {
		w := newWorld(ctx)
		e := w.endpoint(ctx, "http://127.0.0.1:1/")
		w.record(ctx, event(1, 1), event(2, 1))
		by := uuid.New()
		claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: by, Slots: 10, Lease: time.Minute})
		Expect(err).NotTo(HaveOccurred())
		Expect(claimed.Deliveries).To(HaveLen(2))
		var batch []repo.Settlement
		for _, c := range claimed.Deliveries {
			a := webhook.WebhookAttempt{ID: w.Clock.NewID(), StoreID: c.StoreID, EndpointID: c.EndpointID, DeliveryID: c.ID, Number: 1, Reason: webhook.FirstAttempt, StartedOn: w.Clock.Now()}
			a.Failed(webhook.ErrorRefused, "The connection was refused.")
			next, err := c.Attempted(&a, 0)
			Expect(err).NotTo(HaveOccurred())
			batch = append(batch, repo.Settlement{Delivery: c.WebhookDelivery, Attempt: a, Next: next})
		}
		Expect(w.Repo.Settle(ctx, by, batch)).To(Succeed())
		once := w.deliveries(ctx, e)
		Expect(w.Repo.Settle(ctx, by, batch)).To(Succeed())
		Expect(w.Repo.Settle(ctx, by, batch[:1])).To(Succeed())
		Expect(w.rows(ctx, "webhook_attempts")).To(Equal(2))
		Expect(w.health(ctx, e).ConsecutiveFailures).To(Equal(2))
		Expect(w.deliveries(ctx, e)).To(Equal(once))
	})
})
