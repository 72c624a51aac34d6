package webhooks_test

import (
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("Parked deliveries", func() {
	var (
		w *world
		r *receiver
	)
	BeforeEach(func(ctx SpecContext) {
		w, r = newWorld(ctx), newReceiver()
	})
	// lastStep makes the next failure of every waiting delivery the last one of its schedule.
	lastStep := func(ctx SpecContext) {
		GinkgoHelper()
		_, err := w.SQL.ExecContext(ctx, "UPDATE webhook_deliveries SET status = 'RETRYING', step = 16, attempts = 16 WHERE status IN ('PENDING', 'RETRYING')")
		Expect(err).NotTo(HaveOccurred())
	}

	It("are queued again after the next success, oldest first, at ten per second, with a full schedule", func(ctx SpecContext) {
		const n = 25
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusNotFound)
		w.record(ctx, orders(n)...)
		lastStep(ctx)
		for range 3 {
			w.dispatch(ctx)
		}
		Eventually(func() int { // the first ten at once, then one for each probe
			if h := w.health(ctx, e); h.Breaker == webhook.BreakerOpen && h.ProbeOn.After(w.Clock.Now()) {
				w.until(h.ProbeOn, 0)
			}
			return w.count(ctx, webhook.DeliveryParked)
		}).WithTimeout(2 * time.Minute).Should(Equal(n))
		h := w.health(ctx, e)
		Expect(h.Parked).To(Equal(n))
		Expect(h.Pending).To(BeZero())
		w.Clock.Advance(time.Hour)
		Consistently(func() int { return w.count(ctx, webhook.DeliveryParked) }, "200ms").Should(Equal(n))

		r.Answers(nil)
		failed := len(r.Got())
		w.record(ctx, event(1000, 1))
		Eventually(func() int { return len(r.Took()) }).Should(Equal(n + 1))
		took := r.Took()
		Expect(took[0].Order).To(BeNumerically("==", 1000))
		Expect(len(r.Got())).To(Equal(failed + n + 1))
		for i, in := range took[1:] {
			Expect(in.Order).To(BeNumerically("~", i+1, 1), "the oldest first") // neighbors may overtake each other on the way
		}
		Expect(took[n].At.Sub(took[1].At)).To(BeNumerically(">", 2*time.Second))
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(n + 1))
		Expect(w.rows(ctx, "webhook_attempts WHERE reason = 'REQUEUED' AND number = 18")).To(Equal(n))
		Eventually(func() int {
			return w.rows(ctx, "webhook_endpoint_states WHERE has_parked OR requeue_on IS NOT NULL")
		}).Should(BeZero())
		Expect(w.health(ctx, e).Parked).To(BeZero())
	})

	It("expire after exactly thirty days, even if they are parked again", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.Answers(func(in received, out http.ResponseWriter) {
			if in.Order == 1 {
				out.WriteHeader(http.StatusBadRequest)
			}
		})
		w.record(ctx, event(1, 1))
		lastStep(ctx)
		w.dispatch(ctx)
		first := func() webhook.WebhookDelivery { return w.deliveries(ctx, e)[0] }
		Eventually(func() webhook.DeliveryStatus { return first().Status }).Should(Equal(webhook.DeliveryParked))
		parked := first()
		Expect(parked.ExpiresOn.Sub(*parked.ParkedOn)).To(Equal(30 * 24 * time.Hour))

		w.Clock.Advance(10 * 24 * time.Hour)
		w.record(ctx, event(2, 1))
		Eventually(func() int { return first().Attempts }).Should(Equal(18))
		Eventually(func() webhook.NextReason { return first().NextAttemptReason }).Should(Equal(webhook.RetrySchedule))
		again := first()
		Expect(again.Status).To(Equal(webhook.DeliveryRetrying))
		Expect(again.Step).To(Equal(1), "a whole schedule")
		Expect(again.ParkedOn).To(BeNil())
		Expect(again.ExpiresOn).To(BeNil())
		lastStep(ctx)
		w.Clock.Advance(time.Minute)
		Eventually(func() webhook.DeliveryStatus { return first().Status }).Should(Equal(webhook.DeliveryParked))
		Expect(*first().ExpiresOn).To(BeTemporally("==", *parked.ExpiresOn))
		Expect(*first().ParkedOn).To(BeTemporally(">", *parked.ParkedOn))

		w.until(parked.ExpiresOn, time.Second)
		Consistently(func() webhook.DeliveryStatus { return first().Status }, "200ms").Should(Equal(webhook.DeliveryParked))
		w.until(parked.ExpiresOn, -time.Millisecond)
		Eventually(func() webhook.DeliveryStatus { return first().Status }).Should(Equal(webhook.DeliveryExpired))
		Expect(first().ExpiresOn).To(BeNil())
		Expect(first().ParkedOn).NotTo(BeNil())
		Expect(first().NextAttemptOn).To(BeNil())
	})

	It("are sent before newer events about their object, and wait while one of these is being sent", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		release, let := held()
		r.Answers(func(in received, out http.ResponseWriter) {
			switch {
			case in.Order == 1 && in.Version <= 2:
				out.WriteHeader(http.StatusBadRequest)
			case in.Order == 1 && in.Version == 3:
				<-release
			}
		})
		w.record(ctx, versions(1, 2)...)
		lastStep(ctx)
		w.dispatch(ctx)
		Eventually(func() int { return w.count(ctx, webhook.DeliveryParked) }).Should(Equal(2))
		w.record(ctx, event(1, 3), event(1, 4))
		Eventually(r.Now).Should(Equal(1))
		w.record(ctx, event(2, 1)) // this event succeeds
		Eventually(r.Took).Should(HaveLen(1))
		Consistently(func() int { return w.count(ctx, webhook.DeliveryParked) }, "400ms").Should(Equal(2))
		r.Answers(func(in received, out http.ResponseWriter) {
			if in.Version == 4 {
				time.Sleep(20 * time.Millisecond)
			}
		})
		let()
		Eventually(r.Took).Should(HaveLen(5))
		var order []int64
		for _, in := range r.Took() {
			if in.Order == 1 {
				order = append(order, in.Version)
			}
			Expect(in.InHand).To(BeNumerically("<=", 2))
		}
		// The third event passed the first two while they were parked. The fourth may be sent before or
		// after the two parked events, but not between them.
		Expect(order).To(Or(Equal([]int64{3, 1, 2, 4}), Equal([]int64{3, 4, 1, 2})))
		r.Verify(e)
	})

	It("come next in strict order, which still sends one event at a time", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL, ordering(webhook.OrderStrict))
		r.AnswersWith(http.StatusBadRequest)
		w.record(ctx, orders(3)...)
		lastStep(ctx)
		w.dispatch(ctx)
		w.dispatch(ctx)
		Eventually(func() int { return w.count(ctx, webhook.DeliveryParked) }).Should(Equal(3))
		r.Answers(func(received, http.ResponseWriter) { time.Sleep(15 * time.Millisecond) })
		for order := int64(101); order <= 200; order++ {
			w.record(ctx, event(order, 1))
		}
		Eventually(func() int { return len(r.Took()) }).WithTimeout(2 * time.Minute).Should(Equal(103))
		Expect(r.Peak()).To(Equal(1))
		var early, last int64
		for _, in := range r.Took() {
			if in.Order <= 3 {
				Expect(in.Order).To(Equal(early + 1))
				early = in.Order
				continue
			}
			Expect(in.Order).To(BeNumerically(">", last))
			last = in.Order
		}
		r.Verify(e)
	})

	It("wait while their endpoint is disabled, and are queued by the first success afterwards", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusBadRequest)
		w.record(ctx, orders(2)...)
		lastStep(ctx)
		w.dispatch(ctx)
		Eventually(func() int { return w.count(ctx, webhook.DeliveryParked) }).Should(Equal(2))
		_, err := w.SQL.ExecContext(ctx, "UPDATE webhook_endpoints SET is_active = false, disabled_reason = 'MANUAL', disabled_on = now()")
		Expect(err).NotTo(HaveOccurred())
		_, err = w.SQL.ExecContext(ctx, "UPDATE webhook_endpoint_states SET requeue_on = now()") // as if the endpoint had been disabled while they were queued
		Expect(err).NotTo(HaveOccurred())
		Consistently(func() int { return w.count(ctx, webhook.DeliveryParked) }, "200ms").Should(Equal(2))
		tx, err := w.Repo.Begin(ctx, w.store)
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		locked, err := tx.LockWebhookEndpoint(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		locked.Enable()
		Expect(tx.Update(ctx, locked)).To(Succeed())
		state, err := tx.LockWebhookEndpointState(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		state.Restart(w.Clock.Now())
		Expect(tx.KeepWebhookEndpointState(ctx, state)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		r.Answers(nil)
		Consistently(func() int { return w.count(ctx, webhook.DeliveryParked) }, "200ms").Should(Equal(2))
		w.record(ctx, event(3, 1))
		Eventually(r.Took).Should(HaveLen(3))
	})
})
