package webhooks_test

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"strconv"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/onsi/gomega/gbytes"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

var _ = Describe("The dispatcher", func() {
	var (
		w *world
		r *receiver
	)
	BeforeEach(func(ctx SpecContext) {
		w, r = newWorld(ctx), newReceiver()
	})

	It("delivers the recorded bytes, signed and with the endpoint's headers, and records the attempt", func(ctx SpecContext) {
		value := "warehouse-secret-4f2a"
		e := w.endpoint(ctx, r.URL+"/hook", func(c *webhook.WebhookEndpointChange) {
			c.CustomHeaders = &[]webhook.CustomHeaderInput{{Name: "X-Warehouse-Key", Value: &value}}
		})
		sent := event(1042, 3)
		w.dispatch(ctx)
		w.record(ctx, sent)
		Eventually(func() webhook.DeliveryStatus { return w.delivery(ctx, e).Status }).Should(Equal(webhook.DeliverySucceeded))

		got := r.Got()
		Expect(got).To(HaveLen(1))
		Expect(string(got[0].Body)).To(Equal(sent.Payload))
		h := got[0].Header
		Expect(h.Get("webhook-id")).To(Equal(domain.EventID(sent.ID)))
		Expect(h.Get("webhook-object-version")).To(Equal("3"))
		Expect(h.Get("webhook-test")).To(BeEmpty())
		Expect(h.Get("Content-Type")).To(Equal("application/json"))
		Expect(h.Get("User-Agent")).To(HavePrefix("StorePlatform"))
		Expect(h.Get("X-Warehouse-Key")).To(Equal(value))
		Expect(h).NotTo(HaveKey("Accept-Encoding"))
		r.Verify(e)

		d := w.delivery(ctx, e)
		Expect(h.Get("webhook-sequence")).To(Equal(strconv.FormatInt(d.Sequence, 10)))
		Expect(d.NextAttemptOn).To(BeNil())
		Expect(d.SucceededOn).NotTo(BeNil())
		Expect(d.AttemptLog).To(HaveLen(1))
		a := d.AttemptLog[0]
		Expect(a.Number).To(Equal(1))
		Expect(a.Reason).To(Equal(webhook.FirstAttempt))
		Expect(*a.StatusCode).To(Equal(204))
		Expect(a.Outcome()).To(Equal(webhook.AttemptSuccess))
		Expect(a.URL).To(Equal(r.URL + "/hook"))
		Expect(a.RemoteAddress).To(Equal(r.Listener.Addr().String()))
		Expect(a.ConnectMs).NotTo(BeNil())
		Expect(a.TLSMs).To(BeNil())
		Expect(a.RequestHeaders).To(ContainElement(webhook.WebhookHeader{Name: "X-Warehouse-Key", Value: "••••4f2a"}))
		Expect(a.RequestHeaders).To(ContainElement(webhook.WebhookHeader{Name: "webhook-signature", Value: h.Get("webhook-signature")}))
		Expect(a.NextAttemptOn).To(BeNil())
	})

	It("sends an event once to each endpoint of the store that subscribed to its type", func(ctx SpecContext) {
		all, orders, exact, refunds := w.endpoint(ctx, r.URL+"/all"), w.endpoint(ctx, r.URL+"/orders", types("order.*", "order.updated")), w.endpoint(ctx, r.URL+"/exact", types("order.updated")), w.endpoint(ctx, r.URL+"/refunds", types("refund.*", "order.created"))
		stranger := w.endpointOf(ctx, w.newStore(ctx), r.URL+"/stranger")
		w.dispatch(ctx)
		w.record(ctx, event(1, 1))
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(3))
		for _, e := range []*webhook.WebhookEndpoint{all, orders, exact} {
			Expect(w.deliveries(ctx, e)).To(HaveLen(1))
		}
		Expect(w.deliveries(ctx, refunds)).To(BeEmpty())
		Expect(w.deliveries(ctx, stranger)).To(BeEmpty())
	})

	It("delivers events about the same object in order, and events about other objects concurrently", func(ctx SpecContext) {
		w.endpoint(ctx, r.URL)
		r.Answers(func(in received, out http.ResponseWriter) {
			time.Sleep(time.Duration(in.Version%3) * 5 * time.Millisecond) // later events may be faster
			out.WriteHeader(http.StatusOK)
		})
		const orders, each = 20, 10
		for order := int64(1); order <= orders; order++ {
			w.record(ctx, versions(order, each)...) // all events are due at the same time
		}
		w.dispatch(ctx)
		Eventually(r.Got).Should(HaveLen(orders * each))
		last := map[int64]int64{}
		for _, in := range r.Got() {
			Expect(in.Version).To(Equal(last[in.Order]+1), "order %d", in.Order)
			last[in.Order] = in.Version
		}
		Expect(r.Peak()).To(BeNumerically(">", 1))
	})

	It("retries on schedule, and meanwhile holds back later events about the same object", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.Answers(func(in received, out http.ResponseWriter) {
			if in.Order == 1 {
				out.WriteHeader(http.StatusServiceUnavailable)
			}
		})
		w.dispatch(ctx)
		w.record(ctx, event(1, 1), event(1, 2), event(2, 1))
		Eventually(r.Took).Should(HaveLen(1))
		Expect(r.Took()[0].Order).To(BeNumerically("==", 2))

		head := func() webhook.WebhookDelivery { return w.deliveries(ctx, e)[0] }
		delays := []time.Duration{5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour, 4 * time.Hour,
			8 * time.Hour, 12 * time.Hour, 12 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour}
		for i, delay := range delays {
			Eventually(func() int { return head().Attempts }).Should(Equal(i + 1))
			d := head()
			Expect(d.Status).To(Equal(webhook.DeliveryRetrying))
			Expect(d.NextAttemptReason).To(Equal(webhook.RetrySchedule))
			Expect(*d.LastStatusCode).To(Equal(503))
			Expect(d.NextAttemptOn.Sub(*d.LastAttemptOn)).To(And(BeNumerically(">=", delay), BeNumerically("<", delay*6/5+time.Second)))
			follower := w.deliveries(ctx, e)[1]
			Expect(follower.Attempts).To(BeZero())
			Expect(follower.NextAttemptReason).To(Equal(webhook.WaitsForEarlier))
			Expect(*follower.NextAttemptOn).To(Equal(*d.NextAttemptOn))
			if i == 0 { // the retry must not be early
				w.Clock.Advance(d.NextAttemptOn.Sub(w.Clock.Now()) - time.Second)
				Consistently(func() int { return head().Attempts }, "200ms").Should(Equal(1))
			}
			w.Clock.Advance(d.NextAttemptOn.Sub(w.Clock.Now()))
		}
		// The schedule is exhausted, so the delivery is parked. The next event about the object is sent
		// as soon as the breaker, which has opened, permits it.
		Eventually(func() webhook.DeliveryStatus { return head().Status }).Should(Equal(webhook.DeliveryParked))
		d := head()
		Expect(d.Attempts).To(Equal(17))
		Expect(d.NextAttemptOn).To(BeNil())
		Expect(d.ExpiresOn.Sub(*d.ParkedOn)).To(Equal(30 * 24 * time.Hour))
		w.Clock.Advance(15 * time.Minute)
		Eventually(func() int { return w.deliveries(ctx, e)[1].Attempts }).Should(Equal(1))
		full, err := w.Repo.As(w.store).WebhookDelivery(ctx, d.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(full.AttemptLog).To(HaveLen(17))
		for i, a := range full.AttemptLog { // newest attempt first; each has the time and reason of the next
			Expect(a.Number).To(Equal(17 - i))
			if i > 0 {
				Expect(a.NextAttemptReason).To(Equal(full.AttemptLog[i-1].Reason))
				Expect(full.AttemptLog[i-1].StartedOn).To(BeTemporally(">=", a.NextAttemptOn.Truncate(time.Millisecond)))
			}
		}
	})

	It("loses no event and keeps the order of events after the receiver was down", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusBadGateway)
		w.dispatch(ctx)
		for version := int64(1); version <= 5; version++ {
			w.record(ctx, event(1, version), event(2, version))
		}
		kept := func() int { return w.rows(ctx, "webhook_attempts") } // wait until attempts are recorded, because advancing the clock earlier would postpone the next attempt
		Eventually(kept).Should(Equal(2))
		w.Clock.Advance(7 * time.Second)
		Eventually(kept).Should(Equal(4))
		for version := int64(6); version <= 10; version++ {
			w.record(ctx, event(1, version), event(2, version))
		}
		r.Answers(nil)
		w.Clock.Advance(60 * time.Second)
		Eventually(r.Took).Should(HaveLen(20))
		last := map[int64]int64{}
		for _, in := range r.Took() {
			Expect(in.Version).To(Equal(last[in.Order] + 1))
			last[in.Order] = in.Version
		}
		r.Verify(e)
	})

	It("waits for the time in the receiver's Retry-After", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.Answers(func(_ received, out http.ResponseWriter) {
			out.Header().Set("Retry-After", "3600")
			out.WriteHeader(http.StatusTooManyRequests)
		})
		w.dispatch(ctx)
		w.record(ctx, event(1, 1))
		Eventually(func() int { return w.delivery(ctx, e).Attempts }).Should(Equal(1))
		d := w.delivery(ctx, e)
		Expect(d.NextAttemptReason).To(Equal(webhook.RetryAfterAsked))
		Expect(d.NextAttemptOn.Sub(*d.LastAttemptOn)).To(And(BeNumerically(">=", time.Hour), BeNumerically("<", 73*time.Minute)))
	})

	It("disables an endpoint after a response with 410, and continues when it is enabled again", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.AnswersWith(http.StatusGone)
		w.dispatch(ctx)
		w.record(ctx, event(1, 1), event(1, 2))
		endpoint := func() *webhook.WebhookEndpoint {
			e, err := w.Repo.As(w.store).WebhookEndpoint(ctx, e.ID)
			Expect(err).NotTo(HaveOccurred())
			return e
		}
		Eventually(func() bool { return endpoint().IsActive }).Should(BeFalse())
		disabled := endpoint()
		Expect(*disabled.DisabledReason).To(Equal(webhook.DisabledGone))
		Expect(disabled.DisabledOn).NotTo(BeNil())
		Expect(disabled.Version).To(BeNumerically(">", e.Version))
		w.record(ctx, event(1, 3)) // the endpoint no longer subscribes to this event
		w.Clock.Advance(24 * time.Hour)
		Consistently(r.Got, "200ms").Should(HaveLen(1))
		Expect(w.deliveries(ctx, e)).To(HaveLen(2))
		Expect(w.deliveries(ctx, e)[0].NextAttemptReason).To(Equal(webhook.EndpointDisabled))
		Expect(w.deliveries(ctx, e)[0].LastErrorCode).To(Equal(webhook.ErrorGone))

		r.Answers(nil)
		tx, err := w.Repo.Begin(ctx, w.store)
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		locked, err := tx.LockWebhookEndpoint(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		locked.Enable()
		Expect(tx.Update(ctx, locked)).To(Succeed())
		Expect(tx.ReleaseDeliveries(ctx, e.ID, webhook.EndpointDisabled)).To(Succeed())
		Expect(tx.Commit()).To(Succeed())
		Eventually(r.Took).Should(HaveLen(2))
	})

	It("takes over the deliveries of a dead process after their leases, and records the interruption", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		w.record(ctx, event(1, 1), event(1, 2))
		dead := uuid.New()
		claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: dead, Slots: 10, Lease: 700 * time.Millisecond})
		Expect(err).NotTo(HaveOccurred())
		Expect(claimed.Deliveries).To(HaveLen(1)) // the second delivery must wait for the first
		w.dispatch(ctx)
		Consistently(r.Got, "300ms").Should(BeEmpty())
		Eventually(r.Took).Should(HaveLen(2))
		Expect(r.Took()[0].Version).To(BeNumerically("==", 1))

		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(2))
		first, err := w.Repo.As(w.store).WebhookDelivery(ctx, w.deliveries(ctx, e)[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(first.Attempts).To(Equal(2))
		Expect(first.AttemptLog).To(HaveLen(2))
		Expect(first.AttemptLog[1].ErrorCode).To(Equal(webhook.ErrorInterrupted))
		Expect(first.AttemptLog[1].Number).To(Equal(1))
		Expect(first.AttemptLog[0].Reason).To(Equal(webhook.AttemptInterrupted))

		// The dead process comes back. It must not undo later changes.
		late := claimed.Deliveries[0]
		Expect(w.Repo.Settle(ctx, dead, []repo.Settlement{{
			Delivery: late.WebhookDelivery, Next: webhook.NextStep{Status: webhook.DeliveryRetrying, Step: 1},
			Attempt: webhook.WebhookAttempt{ID: uuid.New(), StoreID: late.StoreID, EndpointID: late.EndpointID, DeliveryID: late.ID, Number: 1, StartedOn: time.Now()},
		}})).To(Succeed())
		Expect(w.count(ctx, webhook.DeliverySucceeded)).To(Equal(2))
	})

	It("lets a process settle only deliveries whose leases it still holds", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		w.record(ctx, event(1, 1))
		claim := func(by uuid.UUID, lease time.Duration) []repo.ClaimedDelivery {
			claimed, err := w.Repo.ClaimDeliveries(ctx, repo.Claim{By: by, Slots: 10, Lease: lease})
			Expect(err).NotTo(HaveOccurred())
			return claimed.Deliveries
		}
		settle := func(by uuid.UUID, c repo.ClaimedDelivery) {
			a := webhook.WebhookAttempt{ID: uuid.New(), StoreID: c.StoreID, EndpointID: c.EndpointID, DeliveryID: c.ID, Number: c.Attempts + 1, StartedOn: w.Clock.Now(), URL: r.URL}
			a.Answered(http.StatusOK)
			Expect(w.Repo.Settle(ctx, by, []repo.Settlement{{Delivery: c.WebhookDelivery, Attempt: a, Next: webhook.NextStep{Status: webhook.DeliverySucceeded}}})).To(Succeed())
		}
		slow, quick := uuid.New(), uuid.New()
		first := claim(slow, time.Millisecond)
		Expect(first).To(HaveLen(1))
		var second []repo.ClaimedDelivery
		Eventually(func() int { second = claim(quick, time.Minute); return len(second) }).Should(Equal(1))
		Expect(claim(slow, time.Minute)).To(BeEmpty())
		settle(slow, first[0])
		Expect(w.delivery(ctx, e).Status).To(Equal(webhook.DeliveryRetrying)) // the fast process is sending it
		Expect(w.Repo.GiveBack(ctx, slow, []int64{first[0].ID})).To(Succeed())
		Expect(claim(slow, time.Minute)).To(BeEmpty())
		settle(quick, second[0])
		d := w.delivery(ctx, e)
		Expect(d.Status).To(Equal(webhook.DeliverySucceeded))
		Expect(d.AttemptLog).To(HaveLen(3)) // the slow process's attempt is also recorded
	})

	It("renews the lease of a delivery that takes longer than a lease", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.Answers(func(_ received, out http.ResponseWriter) { time.Sleep(time.Second) })
		short := func(o *webhooks.Options) { o.Lease = 300 * time.Millisecond }
		w.dispatch(ctx, short)
		w.dispatch(ctx, short)
		w.record(ctx, event(1, 1))
		Eventually(func() webhook.DeliveryStatus { return w.delivery(ctx, e).Status }).Should(Equal(webhook.DeliverySucceeded))
		Expect(r.Got()).To(HaveLen(1))
		Expect(w.delivery(ctx, e).AttemptLog).To(HaveLen(1))
	})

	It("shares the work with other processes, which together deliver each event once and in order", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		for range 3 {
			w.dispatch(ctx)
		}
		const orders, each = 30, 10
		for order := int64(1); order <= orders; order++ {
			w.record(ctx, versions(order, each)...)
		}
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(orders * each))
		Expect(r.Got()).To(HaveLen(orders * each))
		last := map[int64]int64{}
		for _, in := range r.Got() {
			Expect(in.Version).To(Equal(last[in.Order] + 1))
			last[in.Order] = in.Version
		}
		r.Verify(e)
	})

	It("releases its running deliveries when it is stopped", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		slow := make(chan struct{})
		DeferCleanup(func() { close(slow) })
		r.Answers(func(in received, _ http.ResponseWriter) {
			if in.Version == 1 {
				<-slow
			}
		})
		_, stop := w.dispatch(ctx, func(o *webhooks.Options) { o.Grace, o.Lease = 100*time.Millisecond, time.Hour })
		w.record(ctx, event(1, 1))
		Eventually(r.Now).Should(Equal(1))
		began := time.Now()
		stop()
		Expect(time.Since(began)).To(BeNumerically("<", 20*time.Second), "not for the answer, nor for the lease")
		d := w.delivery(ctx, e)
		Expect(d.Status).To(Equal(webhook.DeliveryRetrying))
		Expect(d.AttemptLog[0].ErrorCode).To(Equal(webhook.ErrorInterrupted))
		Expect(d.Step).To(BeZero())

		r.Answers(nil)
		w.dispatch(ctx) // the lease of an hour must not block it
		Eventually(r.Took).Should(HaveLen(1))
	})

	It("waits for running attempts when it is stopped", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		r.Answers(func(received, http.ResponseWriter) { time.Sleep(300 * time.Millisecond) })
		_, stop := w.dispatch(ctx)
		w.record(ctx, event(1, 1))
		Eventually(r.Now).Should(Equal(1))
		stop()
		Expect(w.delivery(ctx, e).Status).To(Equal(webhook.DeliverySucceeded))
	})

	It("serves other endpoints while one endpoint never responds", func(ctx SpecContext) {
		stuck := newReceiver()
		release := make(chan struct{})
		DeferCleanup(func() { close(release) })
		stuck.Answers(func(received, http.ResponseWriter) { <-release })
		w.endpoint(ctx, stuck.URL, timeout(30))
		e := w.endpoint(ctx, r.URL)
		w.dispatch(ctx, func(o *webhooks.Options) { o.Slots, o.Grace = 16, time.Millisecond })
		for order := int64(1); order <= 100; order++ {
			w.record(ctx, event(order, 1))
		}
		Eventually(func() int { return len(r.Took()) }).Should(Equal(100))
		Expect(stuck.Peak()).To(BeNumerically("<=", 6))
		r.Verify(e)
	})

	It("delivers events concurrently if the endpoint requires no order", func(ctx SpecContext) {
		w.endpoint(ctx, r.URL, ordering(webhook.OrderNone))
		release := make(chan struct{})
		r.Answers(func(in received, _ http.ResponseWriter) {
			if in.Version == 1 {
				<-release
			}
		})
		w.dispatch(ctx)
		w.record(ctx, event(1, 1), event(1, 2), event(1, 3))
		Eventually(r.Took).Should(HaveLen(2))
		close(release)
		Eventually(r.Took).Should(HaveLen(3))
	})

	It("retries a claim in strict order without a warning if another process moved the delivery", func(ctx SpecContext) {
		log := gbytes.NewBuffer()
		w.endpoint(ctx, r.URL, ordering(webhook.OrderStrict))
		Expect(w.SQL.ExecContext(ctx, `CREATE SEQUENCE moves; GRANT USAGE ON moves TO PUBLIC;
			CREATE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
				IF nextval('moves') <= 3 THEN
					RAISE EXCEPTION 'tuple to be locked was already moved to another partition due to concurrent update' USING ERRCODE = '40001';
				END IF;
				RETURN NEW;
			END $$;
			CREATE TRIGGER moved BEFORE UPDATE ON webhook_deliveries FOR EACH ROW EXECUTE FUNCTION moved()`)).NotTo(BeNil())
		w.dispatch(ctx, func(o *webhooks.Options) {
			o.Log = slog.New(slog.NewTextHandler(io.MultiWriter(GinkgoWriter, log), nil))
		})
		w.record(ctx, event(1, 1))
		Eventually(r.Took).Should(HaveLen(1))
		Expect(w.rows(ctx, "moves WHERE last_value > 3")).To(Equal(1))
		Expect(string(log.Contents())).NotTo(ContainSubstring("WARN"))
	})

	It("in strict order delivers one event at a time by sequence, and waits after a failure", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL, ordering(webhook.OrderStrict))
		r.Answers(func(in received, out http.ResponseWriter) {
			if in.Order == 3 {
				out.WriteHeader(http.StatusInternalServerError)
			}
		})
		w.dispatch(ctx)
		w.dispatch(ctx)
		for order := int64(1); order <= 6; order++ {
			w.record(ctx, event(order, 1))
		}
		Eventually(r.Got).Should(HaveLen(3))
		Consistently(r.Got, "200ms").Should(HaveLen(3))
		r.Answers(nil)
		w.Clock.Advance(7 * time.Second)
		Eventually(r.Took).Should(HaveLen(6))
		for i, in := range r.Took() {
			Expect(in.Order).To(BeNumerically("==", i+1))
		}
		Expect(r.Peak()).To(Equal(1))
		r.Verify(e)
	})

	It("in strict order waits for open transactions with earlier events", func(ctx SpecContext) {
		w.endpoint(ctx, r.URL, ordering(webhook.OrderStrict))
		w.dispatch(ctx)
		slow, err := w.Repo.Begin(ctx, w.store)
		Expect(err).NotTo(HaveOccurred())
		defer slow.Rollback()
		Expect(slow.Record(ctx, []repo.WebhookEvent{event(1, 1)})).To(Succeed())
		w.record(ctx, event(2, 1)) // this transaction commits first, with the higher sequence
		Consistently(r.Got, "200ms").Should(BeEmpty())
		Expect(slow.Commit()).To(Succeed())
		Eventually(r.Took).Should(HaveLen(2))
		Expect(r.Took()[0].Order).To(BeNumerically("==", 1))
	})

	It("in strict order continues after an earlier transaction without deliveries, and needs no notification", func(ctx SpecContext) {
		w.endpoint(ctx, r.URL, ordering(webhook.OrderStrict), types("order.updated"))
		woken := make(chan struct{}, 1)
		w.dispatch(ctx, func(o *webhooks.Options) { o.Poll, o.Woken = time.Hour, woken })
		slow, err := w.Repo.Begin(ctx, w.store)
		Expect(err).NotTo(HaveOccurred())
		defer slow.Rollback()
		unwanted := event(1, 1)
		unwanted.Type = domain.CustomerUpdated
		Expect(slow.Record(ctx, []repo.WebhookEvent{unwanted})).To(Succeed())
		Expect(slow.Owes()).To(BeFalse())
		w.record(ctx, event(2, 1))
		woken <- struct{}{}
		Consistently(r.Got, "200ms").Should(BeEmpty())
		Expect(slow.Commit()).To(Succeed())
		Eventually(r.Took).Should(HaveLen(1))
	})

	It("is woken by its own process and by other processes", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		woken := make(chan struct{}, 1)
		never := func(o *webhooks.Options) { o.Poll = time.Hour }
		w.dispatch(ctx, never, func(o *webhooks.Options) { o.Woken = woken })
		w.record(ctx, event(1, 1))
		woken <- struct{}{}
		Eventually(r.Took).Should(HaveLen(1))
		r.Verify(e)

		// A process without a dispatcher announces its commits.
		announcing, cancel := context.WithCancel(ctx)
		defer cancel()
		elsewhere := make(chan struct{}, 1)
		go webhooks.Announce(announcing, w.Repo, elsewhere)
		w.record(ctx, event(2, 1))
		elsewhere <- struct{}{}
		Eventually(r.Took).Should(HaveLen(2))
	})

	It("stores figures about the health of an endpoint", func(ctx SpecContext) {
		e := w.endpoint(ctx, r.URL)
		health := func() webhook.WebhookHealth {
			e, err := w.Repo.As(w.store).WebhookEndpoint(ctx, e.ID)
			Expect(err).NotTo(HaveOccurred())
			return e.Health
		}
		Expect(health()).To(Equal(webhook.WebhookHealth{Breaker: webhook.BreakerClosed, Latency: webhook.Latency{}}))
		w.dispatch(ctx)
		w.record(ctx, event(1, 1), event(2, 1), event(3, 1))
		Eventually(func() int { return health().Attempts }).Should(Equal(3))
		r.AnswersWith(http.StatusTeapot)
		w.record(ctx, event(1, 2), event(2, 2))
		Eventually(func() int { return health().Failures }).Should(Equal(2))
		h := health()
		Expect(h.Attempts).To(Equal(5))
		Expect(h.ConsecutiveFailures).To(Equal(2))
		Expect(h.LastErrorCode).To(Equal(webhook.ErrorStatus))
		Expect(h.FailingSince).NotTo(BeNil())
		Expect(h.LastSuccessOn).NotTo(BeNil())
		Expect(h.Pending).To(Equal(2))
		Expect(h.OldestPendingOn).NotTo(BeNil())
		Expect(h.Latency.Quantile(0.5)).NotTo(BeNil())
		r.Answers(nil)
		w.Clock.Advance(7 * time.Second)
		Eventually(func() int { return health().Pending }).Should(BeZero())
		h = health()
		Expect(h.ConsecutiveFailures).To(BeZero())
		Expect(h.FailingSince).To(BeNil())
		w.Clock.Advance(25 * time.Hour)
		Expect(health().Attempts).To(BeZero())
	})
})
