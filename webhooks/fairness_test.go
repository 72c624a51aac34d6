package webhooks_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

func rate(perSecond int) func(*webhook.WebhookEndpointChange) {
	n := &perSecond
	return func(c *webhook.WebhookEndpointChange) { c.RatePerSecond = &n }
}

// stuck returns a receiver that does not respond until the spec ends.
func stuck() *receiver {
	r := newReceiver()
	release, _ := held()
	r.Answers(func(received, http.ResponseWriter) { <-release })
	return r
}

// promised is the maximum time that a delivery to a healthy receiver may take, whatever the state of
// other receivers.
const promised = 5 * time.Second

// quickly lets a spec end without waiting for attempts that never get a response.
func quickly(o *webhooks.Options) { o.Grace = time.Millisecond }

var _ = Describe("The dispatcher", func() {
	var w *world
	BeforeEach(func(ctx SpecContext) { w = newWorld(ctx) })

	// healthy records n events in a store with a healthy receiver. It returns the 99th percentile and the
	// maximum of the times until delivery.
	healthy := func(ctx context.Context, store domain.Actor, r *receiver, n int64) (p99, slowest time.Duration) {
		GinkgoHelper()
		sent := map[int64]time.Time{}
		for order := int64(1); order <= n; order++ {
			sent[100_000+order] = time.Now()
			w.recordIn(ctx, store, event(100_000+order, 1))
		}
		Eventually(func() int { return len(r.Took()) }).Should(BeNumerically(">=", n))
		var took []time.Duration
		for _, in := range r.Took() {
			if at, ours := sent[in.Order]; ours {
				took = append(took, in.At.Sub(at))
			}
		}
		slices.Sort(took)
		return took[len(took)*99/100-1], took[len(took)-1]
	}

	for _, where := range []string{"of the same store", "of another store"} {
		It("keeps a slow and an unresponsive endpoint from delaying an endpoint "+where, func(ctx SpecContext) {
			slow, never, r := newReceiver(), stuck(), newReceiver()
			slow.Answers(func(_ received, _ http.ResponseWriter) {
				select {
				case <-time.After(3 * time.Second):
				case <-ctx.Done():
				}
			})
			w.endpoint(ctx, slow.URL)
			w.endpoint(ctx, never.URL, timeout(30))
			store := w.store
			if where == "of another store" {
				store = w.newStore(ctx)
			}
			w.dispatch(ctx, quickly)
			for range 15 {
				w.record(ctx, orders(100)...)
			}
			w.endpointOf(ctx, store, r.URL, types("order.*"))
			Eventually(slow.Now).Should(BeNumerically(">=", 5))
			p99, slowest := healthy(ctx, store, r, 100)
			AddReportEntry("the healthy one", fmt.Sprintf("p99 %v, slowest %v", p99, slowest))
			Expect(p99).To(BeNumerically("<", promised))
		})
	}

	It("leaves slots for the endpoint of another store, however many endpoints of one store do not respond", func(ctx SpecContext) {
		for range 8 {
			w.endpoint(ctx, stuck().URL, timeout(30))
		}
		w.dispatch(ctx, quickly, func(o *webhooks.Options) { o.Slots = 40 })
		w.record(ctx, orders(100)...)
		busy := func() int { return w.rows(ctx, "webhook_deliveries WHERE leased_by IS NOT NULL") }
		Eventually(busy).Should(Equal(30), "three quarters of what is free")
		for range 3 { // the receivers of one store after another
			next, r := w.newStore(ctx), stuck()
			w.endpointOf(ctx, next, r.URL, timeout(30))
			w.recordIn(ctx, next, orders(100)...)
			Eventually(r.Now).Should(BeNumerically(">=", 1))
		}
		Consistently(busy, "200ms").Should(BeNumerically("<", 40))
		well, r := w.newStore(ctx), newReceiver()
		w.endpointOf(ctx, well, r.URL)
		_, slowest := healthy(ctx, well, r, 20)
		Expect(slowest).To(BeNumerically("<", promised))
	})

	It("gives a store a quarter of the slots if other stores wait, and takes turns among its endpoints", func(ctx SpecContext) {
		held := map[int64][]*receiver{}
		for _, store := range []domain.Actor{w.newStore(ctx), w.newStore(ctx)} {
			for range 4 {
				r := stuck()
				held[store.StoreID] = append(held[store.StoreID], r)
				w.endpointOf(ctx, store, r.URL, timeout(30))
			}
			for range 4 {
				w.recordIn(ctx, store, orders(25)...)
			}
		}
		w.dispatch(ctx, quickly, func(o *webhooks.Options) { o.Slots = 64 })
		each := func() (each []int) {
			for _, all := range held {
				store := 0
				for _, r := range all {
					store += r.Now()
				}
				each = append(each, store)
			}
			return each
		}
		Eventually(each).Should(Equal([]int{16, 16}))
		Consistently(each, "200ms").Should(Equal([]int{16, 16}))
		for _, all := range held {
			for _, r := range all {
				Expect(r.Now()).To(And(BeNumerically(">=", 2), BeNumerically("<=", 6)))
			}
		}
	})

	It("applies an endpoint's limit of concurrent deliveries to all processes together", func(ctx SpecContext) {
		r := stuck()
		w.endpoint(ctx, r.URL, timeout(30))
		for range 3 {
			w.dispatch(ctx, quickly, func(o *webhooks.Options) { o.Lease = 6 * time.Second }) // with a long lease, even a busy process is counted among the three
		}
		// With each heartbeat, a process counts the other processes. The second heartbeat after the start
		// of all three proves that each process has stored a count of three.
		for range 3 {
			var last time.Time
			Expect(w.SQL.QueryRowContext(ctx, "SELECT clock_timestamp()").Scan(&last)).To(Succeed())
			Eventually(func() int { return w.rows(ctx, "webhook_dispatchers WHERE seen_on > $1", last) }).Should(Equal(3))
		}
		w.record(ctx, orders(100)...)
		Eventually(r.Now).Should(Equal(12)) // each process sends a third of ten, rounded up
		Consistently(r.Now, "300ms").Should(Equal(12))
	})
})

var _ = Describe("The rate limit of an endpoint", func() {
	It("applies to all processes together, without repeated polls, and is recorded as the reason for the wait", func(ctx SpecContext) {
		w, r := newWorld(ctx), newReceiver()
		e := w.endpoint(ctx, r.URL, rate(20))
		quick := newReceiver()
		w.endpoint(ctx, quick.URL)
		const n = 60
		w.record(ctx, orders(n)...)
		transactions := func() (n int) {
			Expect(w.SQL.QueryRowContext(ctx, "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()").Scan(&n)).To(Succeed())
			return n
		}
		before, begun := transactions(), time.Now()
		for range 3 {
			w.dispatch(ctx, func(o *webhooks.Options) { o.Poll = time.Minute }) // the timer of the rate limiter must suffice
		}
		Eventually(func() bool {
			return slices.ContainsFunc(w.deliveries(ctx, e), func(d webhook.WebhookDelivery) bool {
				return d.Status == webhook.DeliveryPending && d.NextAttemptReason == webhook.WaitsForRate
			})
		}).Should(BeTrue())
		Eventually(func() int { return len(quick.Took()) }).Should(Equal(n))
		Eventually(func() int { return len(r.Took()) }).Should(Equal(n))
		var at []time.Time
		for _, in := range r.Took() {
			at = append(at, in.At)
		}
		slices.SortFunc(at, time.Time.Compare)
		for i, from := range at { // within any second; after a stall, deliveries of the previous second may also arrive
			within := 0
			for _, t := range at[i:] {
				if t.Sub(from) < time.Second {
					within++
				}
			}
			Expect(within).To(BeNumerically("<=", 2*20))
		}
		// Measured from the earliest possible delivery, because on a busy machine a late delivery says
		// nothing about when it began.
		Expect(at[n-1].Sub(begun)).To(BeNumerically(">", 2700*time.Millisecond))
		Expect(quick.Took()[n-1].At).To(BeTemporally("<", at[n-1]), "the other one is not held up")
		Expect(w.rows(ctx, "webhook_attempts WHERE endpoint_id = $1 AND reason = 'RATE_LIMIT'", e.ID)).To(BeNumerically(">", n/2))
		// This is the number of transactions of all three processes. It includes other work, whose amount
		// depends on the duration.
		Expect(transactions()-before).To(BeNumerically("<", 3*n*5+int(50*time.Since(begun).Seconds())), "claims")
	})

	It("causes a poll for its next slot, but only if a delivery is due", func(ctx SpecContext) {
		w, r := newWorld(ctx), newReceiver()
		w.endpoint(ctx, r.URL, rate(5))
		w.record(ctx, orders(2)...)
		claim := func(slots int, under int64) repo.Claimed {
			GinkgoHelper()
			e := int64(w.rows(ctx, "webhook_endpoints"))
			claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: uuid.New(), Slots: slots, InFlight: map[int64]int{e: int(under)}, Stores: map[int64]int{w.store.StoreID: int(under)}, Lease: time.Minute})
			Expect(err).NotTo(HaveOccurred())
			return claimed
		}
		Expect(claim(50, 10).Wait).To(BeZero(), "as much is under way as may be")
		first := claim(50, 0)
		Expect(first.Deliveries).To(HaveLen(1))
		second := claim(50, 1)
		Expect(second.Deliveries).To(BeEmpty())
		Expect(second.Again).To(BeFalse())
		Expect(second.Wait).To(And(BeNumerically(">", 0), BeNumerically("<=", 200*time.Millisecond)))
		w.Clock.Advance(time.Second)
		Expect(claim(50, 1).Deliveries).To(HaveLen(1))
		w.Clock.Advance(time.Second)
		Expect(claim(50, 2).Wait).To(BeZero(), "all of it is under way")
	})
})
