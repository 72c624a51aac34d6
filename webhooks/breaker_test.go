package webhooks_test

import (
	"context"
	"net/http"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

// orders returns n events, each about a different order.
func orders(n int64) (events []repo.WebhookEvent) {
	for order := int64(1); order <= n; order++ {
		events = append(events, event(order, 1))
	}
	return events
}

func (w *world) health(ctx context.Context, e *webhook.WebhookEndpoint) webhook.WebhookHealth {
	GinkgoHelper()
	read, err := w.Repo.As(domain.System(e.StoreID)).WebhookEndpoint(ctx, e.ID)
	Expect(err).NotTo(HaveOccurred())
	return read.Health
}

func (w *world) breaker(ctx context.Context, e *webhook.WebhookEndpoint) func() webhook.BreakerState {
	return func() webhook.BreakerState { return w.health(ctx, e).Breaker }
}

// until sets the clock ahead, to the duration left before at.
func (w *world) until(at *time.Time, left time.Duration) {
	GinkgoHelper()
	Expect(at).NotTo(BeNil())
	w.Clock.Advance(at.Sub(w.Clock.Now()) - left)
}

// quiet waits until no delivery is in flight, and returns the number of received messages.
func (w *world) quiet(ctx context.Context, r *receiver) (got int) {
	GinkgoHelper()
	Eventually(func() bool {
		before := got
		got = len(r.Got())
		return got == before && w.rows(ctx, "webhook_deliveries WHERE leased_by IS NOT NULL") == 0
	}).WithPolling(150 * time.Millisecond).Should(BeTrue())
	return got
}

// rows returns the number of rows in a table. The query is the table's name, with an optional WHERE
// clause.
func (w *world) rows(ctx context.Context, query string, args ...any) (n int) {
	GinkgoHelper()
	Expect(w.SQL.QueryRowContext(ctx, "SELECT count(*) FROM "+query, args...).Scan(&n)).To(Succeed())
	return n
}

var _ = Describe("The breaker of an endpoint", func() {
	var (
		w *world
		r *receiver
	)
	BeforeEach(func(ctx SpecContext) {
		w, r = newWorld(ctx), newReceiver()
	})

	It("stops sending, sends one probe at a time, and afterwards releases waiting deliveries slowly", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusServiceUnavailable)
		for range 3 {
			w.dispatch(ctx)
		}
		w.record(ctx, orders(60)...)
		Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerOpen))
		tried := w.quiet(ctx, r)
		Expect(tried).To(And(BeNumerically(">=", 10), BeNumerically("<", 40)))
		var window float64
		Expect(w.SQL.QueryRowContext(ctx, "SELECT in_flight FROM webhook_endpoint_states").Scan(&window)).To(Succeed())
		Expect(window).To(BeNumerically("<=", 5))

		h := w.health(ctx, e)
		Expect(h.Status(true)).To(Equal("FAILING"))
		Expect(h.ProbeOn.Sub(*h.LastFailureOn)).To(BeNumerically("~", 30*time.Second, time.Second))
		untouched := 0
		for _, d := range w.deliveries(ctx, e) {
			if d.Attempts == 0 {
				untouched++
				Expect(d.NextAttemptReason).To(Equal(webhook.WaitsForRecovery))
				Expect(*d.NextAttemptOn).To(BeTemporally("==", *h.ProbeOn))
				Expect(d.Status).To(Equal(webhook.DeliveryPending))
			}
		}
		Expect(untouched).To(Equal(60 - tried))

		for i, delay := range []time.Duration{time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute, 15 * time.Minute, 15 * time.Minute} {
			before := w.health(ctx, e)
			w.until(before.ProbeOn, time.Second)
			Consistently(func() int { return len(r.Got()) }, "150ms").Should(Equal(tried+i), "before its time")
			w.until(before.ProbeOn, 0)
			Eventually(func() int { return len(r.Got()) }).Should(Equal(tried + i + 1))
			Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerOpen))
			Consistently(func() int { return len(r.Got()) }, "100ms").Should(Equal(tried+i+1), "one probe, not one of each process")
			after := w.health(ctx, e)
			Expect(after.ProbeOn.Sub(*after.LastFailureOn)).To(BeNumerically("~", delay, time.Second))
		}
		spent := 0
		for _, d := range w.deliveries(ctx, e) {
			spent += d.Attempts
		}
		Expect(spent).To(Equal(len(r.Got())), "who waits spends nothing")

		r.Answers(func(_ received, out http.ResponseWriter) { time.Sleep(10 * time.Millisecond) })
		w.until(w.health(ctx, e).ProbeOn, 0)
		Eventually(r.Took).Should(HaveLen(60))
		took := r.Took()
		for _, in := range took[:3] {
			Expect(in.InHand).To(BeNumerically("<=", 3), "one for each process at first")
		}
		h = w.health(ctx, e)
		Expect(h.Breaker).To(Equal(webhook.BreakerClosed))
		Expect(h.ProbeOn).To(BeNil())
		r.Verify(e)
		caughtUp := w.rows(ctx, "webhook_attempts WHERE reason = 'BREAKER_OPEN'")
		Expect(caughtUp).To(BeNumerically(">", 10), "the log says what they waited for")
	})

	It("is half open while the probe is in flight, and lets no other delivery through", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusNotFound)
		for range 3 {
			w.dispatch(ctx)
		}
		w.record(ctx, orders(40)...)
		Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerOpen))
		w.quiet(ctx, r)
		release, let := held()
		r.Answers(func(_ received, out http.ResponseWriter) { <-release })
		w.until(w.health(ctx, e).ProbeOn, 0)
		Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerHalfOpen))
		Eventually(r.Now).Should(Equal(1))
		w.Clock.Advance(time.Hour)
		Consistently(r.Now, "300ms").Should(Equal(1))
		Expect(w.health(ctx, e).ProbeOn).To(BeNil())
		let()
		Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerClosed))
		Eventually(r.Took).Should(HaveLen(40))
	})

	It("sends another probe if the process that sends the probe dies", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		w.record(ctx, orders(5)...)
		_, err := w.SQL.ExecContext(ctx, "UPDATE webhook_endpoint_states SET breaker = 'OPEN', probe_on = now()")
		Expect(err).NotTo(HaveOccurred())
		claim := func(lease time.Duration) int {
			claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: uuid.New(), Slots: 50, Lease: lease})
			Expect(err).NotTo(HaveOccurred())
			return len(claimed.Deliveries)
		}
		Expect(claim(300 * time.Millisecond)).To(Equal(1))
		Expect(w.breaker(ctx, e)()).To(Equal(webhook.BreakerHalfOpen))
		Expect(claim(time.Minute)).To(BeZero())
		Eventually(func() int { return claim(time.Minute) }).Should(Equal(1))
		Expect(claim(time.Minute)).To(BeZero())
	})

	It("admits only one probe from concurrent processes", func(ctx SpecContext) {
		for range 50 { // enough deliveries, so that claims take some time and overlap
			w.endpoint(ctx, r.URL)
		}
		w.record(ctx, orders(2)...)
		last := w.rows(ctx, "webhook_endpoints")
		for range 15 {
			for _, statement := range []string{
				"UPDATE webhook_deliveries SET leased_by = NULL, lease_until = NULL, leased_on = NULL, next_attempt_on = now() + interval '1 hour' WHERE endpoint_id <> $1",
				"UPDATE webhook_deliveries SET leased_by = NULL, lease_until = NULL, leased_on = NULL, next_attempt_on = now() WHERE endpoint_id = $1",
				"UPDATE webhook_endpoint_states SET breaker = 'OPEN', probe_id = NULL, probe_on = now() WHERE endpoint_id = $1",
			} {
				_, err := w.SQL.ExecContext(ctx, statement, last)
				Expect(err).NotTo(HaveOccurred())
			}
			var let atomic.Int64
			done := make(chan error, 8)
			for i := range 8 {
				go func() {
					time.Sleep(time.Duration(i) * 300 * time.Microsecond)
					claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: uuid.New(), Slots: 50, Lease: time.Minute})
					let.Add(int64(len(claimed.Deliveries)))
					done <- err
				}()
			}
			for range 8 {
				Expect(<-done).NotTo(HaveOccurred())
			}
			Expect(let.Load()).To(BeNumerically("==", 1))
		}
	})

	It("does not slow down claims while it is open, whatever the number of waiting deliveries", func(ctx SpecContext) {
		shut := w.endpoint(ctx, r.URL)
		for range 20 {
			w.record(ctx, orders(100)...)
		}
		w.SQL.SetMaxOpenConns(1) // a connection keeps its statistics to itself until it flushes them
		read := func() (n int) { // number of rows of the queue that 50 claims fetch
			GinkgoHelper()
			fetched := func() (n int) {
				_, err := w.SQL.ExecContext(ctx, "SELECT pg_stat_force_next_flush()")
				Expect(err).NotTo(HaveOccurred())
				Expect(w.SQL.QueryRowContext(ctx, "SELECT seq_tup_read + coalesce(idx_tup_fetch, 0) FROM pg_stat_user_tables WHERE relname = 'webhook_deliveries_waiting'").Scan(&n)).To(Succeed())
				return n
			}
			before := fetched()
			for range 50 {
				claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: uuid.New(), Slots: 256, Lease: time.Minute})
				Expect(err).NotTo(HaveOccurred())
				n += len(claimed.Deliveries)
				Expect(claimed.Again).To(Equal(len(claimed.Deliveries) > 0), "nothing to come back for at once")
			}
			return (fetched() - before) / 50
		}
		_, err := w.SQL.ExecContext(ctx, "UPDATE webhook_endpoint_states SET breaker = 'OPEN', probe_on = now() + interval '1 hour' WHERE endpoint_id = $1", shut.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(read()).To(BeNumerically("<=", 3))
		_, err = w.SQL.ExecContext(ctx, "UPDATE webhook_endpoint_states SET breaker = 'CLOSED', probe_on = NULL")
		Expect(err).NotTo(HaveOccurred())
		Expect(read()).To(BeNumerically(">", 10), "what it is measured by")
	})

	It("can be closed on request, which releases waiting deliveries", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusInternalServerError)
		w.dispatch(ctx, func(o *webhooks.Options) { o.Slots = 16 })
		w.record(ctx, orders(30)...)
		Eventually(w.breaker(ctx, e)).Should(Equal(webhook.BreakerOpen))
		tried := w.quiet(ctx, r)
		r.Answers(nil)
		tx, err := w.Repo.Begin(ctx, w.store)
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		state, err := tx.LockWebhookEndpointState(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		state.CloseBreaker(w.Clock.Now())
		Expect(tx.KeepWebhookEndpointState(ctx, state)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		Eventually(func() int { return len(r.Took()) }).Should(Equal(30 - tried))
	})
})
