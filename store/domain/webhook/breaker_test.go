package webhook_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// watched is an endpoint's state together with a clock. Attempts take no time.
type watched struct {
	*webhook.WebhookEndpointState
	now      time.Time
	delivery int64
}

func newWatched() *watched {
	return &watched{webhook.NewWebhookEndpointState(1, 61), time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC), 0}
}

func (w *watched) attempt(status int) {
	w.delivery++
	w.attempted(w.delivery, status, w.now)
}

// attempted records an attempt that began at started.
func (w *watched) attempted(delivery int64, status int, started time.Time) {
	a := &webhook.WebhookAttempt{DeliveryID: delivery, StartedOn: started}
	a.Answered(status)
	w.Attempted(a, webhook.NextStep{}, w.now)
}

func (w *watched) errored(code webhook.AttemptError) {
	a := &webhook.WebhookAttempt{DeliveryID: w.delivery, StartedOn: w.now}
	a.Failed(code, "")
	w.Attempted(a, webhook.NextStep{}, w.now)
}

func (w *watched) times(n, status int) {
	for range n {
		w.attempt(status)
	}
}

// probe claims a probe that is due, and makes its attempt.
func (w *watched) probe(status int) {
	GinkgoHelper()
	Expect(w.Breaker).To(Equal(webhook.BreakerOpen))
	w.now = *w.ProbeOn
	w.delivery++
	id := w.delivery
	w.Breaker, w.ProbeID = webhook.BreakerHalfOpen, &id
	w.attempted(id, status, w.now)
}

var _ = Describe("The circuit breaker", func() {
	var w *watched
	BeforeEach(func() { w = newWatched() })

	It("opens after the tenth failure in a row", func() {
		w.times(9, 500)
		w.attempt(200)
		w.times(9, 404)
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
		Expect(w.ConsecutiveFailures).To(Equal(9))
		w.attempt(404)
		Expect(w.Breaker).To(Equal(webhook.BreakerOpen))
		Expect(*w.ProbeOn).To(Equal(w.now.Add(30 * time.Second)))
		Expect(w.FailingSince).NotTo(BeNil())
	})

	It("opens if half of at least twenty attempts in five minutes fail", func() {
		alternate := func(n int) {
			for range n {
				w.attempt(200)
				w.attempt(500)
			}
		}
		alternate(9)
		w.attempt(200)
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed), "9 of 19")
		w.attempt(500)
		Expect(w.Breaker).To(Equal(webhook.BreakerOpen), "10 of 20")

		w = newWatched()
		for range 40 { // one third of the attempts fail
			w.attempt(200)
			w.attempt(200)
			w.attempt(500)
		}
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
	})

	It("ignores attempts older than five minutes", func() {
		fill := func(later time.Duration) webhook.BreakerState {
			w = newWatched()
			w.times(9, 500)
			w.attempt(200)
			w.now = w.now.Add(later)
			w.times(9, 200)
			w.attempt(500)
			return w.Breaker
		}
		Expect(fill(5*time.Minute-time.Second)).To(Equal(webhook.BreakerOpen), "10 of 20")
		Expect(fill(5*time.Minute)).To(Equal(webhook.BreakerClosed), "1 of 10")
	})

	It("stores at most 31 intervals of counts, however many attempts it sees", func() {
		for range 3600 {
			w.now = w.now.Add(time.Second)
			w.attempt(200)
		}
		Expect(len(w.Recent)).To(BeNumerically("<=", 31))
	})

	It("probes after 30 s and after 1, 2, 5, 10 and 15 minutes, and then every 15 minutes", func() {
		w.times(10, 503)
		opened := w.now
		var at time.Duration
		for _, delay := range []time.Duration{30 * time.Second, time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute, 15 * time.Minute, 15 * time.Minute, 15 * time.Minute} {
			at += delay
			Expect(*w.ProbeOn).To(Equal(opened.Add(at)))
			w.probe(503)
		}
		w.probe(204)
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
		Expect(w.ProbeOn).To(BeNil())
		Expect(w.ProbeID).To(BeNil())
		Expect(*w.ClosedOn).To(Equal(w.now))
		Expect(w.FailingSince).To(BeNil())

		w.times(10, 503) // opens the breaker again
		Expect(*w.ProbeOn).To(Equal(w.now.Add(30 * time.Second)))
	})

	It("is closed only by its probe, and not by other deliveries that end in the meantime", func() {
		w.times(10, 503)
		on := *w.ProbeOn
		w.now = w.now.Add(10 * time.Second)
		w.times(5, 503)
		w.attempt(200)
		Expect(w.Breaker).To(Equal(webhook.BreakerOpen))
		Expect(*w.ProbeOn).To(Equal(on))
		id := int64(900)
		w.Breaker, w.ProbeID = webhook.BreakerHalfOpen, &id
		w.attempted(901, 200, w.now)
		Expect(w.Breaker).To(Equal(webhook.BreakerHalfOpen))
		w.attempted(900, 200, w.now)
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
	})

	It("ignores failures that precede its closing", func() {
		for range 10 {
			w.attempt(200)
			w.attempt(500)
		}
		w.probe(200)
		w.attempt(500)
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
	})

	It("ignores failures that the endpoint did not cause", func() {
		for range 30 {
			w.errored(webhook.ErrorInterrupted)
			w.errored(webhook.ErrorInternal)
		}
		Expect(w.WebhookEndpointState).To(Equal(webhook.NewWebhookEndpointState(1, 61)))
		w.times(10, 503)
		id := w.delivery
		w.Breaker, w.ProbeID = webhook.BreakerHalfOpen, &id
		w.errored(webhook.ErrorInternal)
		Expect(w.Breaker).To(Equal(webhook.BreakerOpen))
		Expect(*w.ProbeOn).To(Equal(w.now.Add(30*time.Second)), "a probe that could not be sent is none")
	})

	It("can be closed on request, and is reset when its endpoint restarts", func() {
		w.times(30, 503)
		w.CloseBreaker(w.now)
		Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
		Expect(w.ConsecutiveFailures).To(Equal(30))
		Expect(w.FailingSince).NotTo(BeNil())
		w.Restart(w.now)
		Expect(w.ConsecutiveFailures).To(BeZero())
		Expect(w.FailingSince).To(BeNil())
		Expect(w.NoticeOn).To(BeNil())
		Expect(w.InFlight).To(Equal(10.0))
	})
})

var _ = Describe("The limit on concurrent deliveries", func() {
	var w *watched
	BeforeEach(func() { w = newWatched() })

	It("grows by one after every round of successes, up to fifty", func() {
		Expect(w.InFlight).To(Equal(10.0))
		w.times(10, 200)
		Expect(w.InFlight).To(BeNumerically("~", 11, 1e-9))
		w.times(5, 200)
		Expect(int(w.InFlight)).To(Equal(11))
		w.times(5000, 200)
		Expect(w.InFlight).To(Equal(50.0))
	})

	DescribeTable("after an attempt is", func(fail func(*watched), halved bool) {
		fail(w)
		if halved {
			Expect(w.InFlight).To(Equal(5.0))
		} else {
			Expect(w.InFlight).To(Equal(10.0))
		}
	},
		Entry("halved for status 429", func(w *watched) { w.attempt(429) }, true),
		Entry("halved for status 500", func(w *watched) { w.attempt(500) }, true),
		Entry("halved for status 503", func(w *watched) { w.attempt(503) }, true),
		Entry("halved for a response timeout", func(w *watched) { w.errored(webhook.ErrorTimeout) }, true),
		Entry("halved for a connection timeout", func(w *watched) { w.errored(webhook.ErrorConnectTime) }, true),
		Entry("unchanged for status 404", func(w *watched) { w.attempt(404) }, false),
		Entry("unchanged for a refused connection", func(w *watched) { w.errored(webhook.ErrorRefused) }, false),
	)

	It("is halved only once for concurrent failures, and stays at least one", func() {
		began := w.now
		w.now = w.now.Add(3 * time.Second)
		for id := range int64(5) {
			w.attempted(id, 503, began)
		}
		Expect(w.InFlight).To(Equal(5.0))
		for range 4 {
			w.attempt(503)
		}
		Expect(w.InFlight).To(Equal(1.0))
	})

	It("starts at one when the breaker closes", func() {
		w.times(10, 404)
		Expect(w.InFlight).To(Equal(10.0))
		w.probe(200)
		Expect(w.InFlight).To(Equal(1.0))
		w.attempt(200)
		Expect(w.InFlight).To(Equal(2.0))
		w.times(2, 200)
		Expect(w.InFlight).To(Equal(3.0))
	})
})

var _ = Describe("Parked deliveries", func() {
	It("are queued again after the next success, unless the breaker is open", func() {
		w := newWatched()
		w.attempt(200)
		Expect(w.RequeueOn).To(BeNil())
		a := &webhook.WebhookAttempt{DeliveryID: 5, StartedOn: w.now}
		a.Answered(500)
		w.Attempted(a, webhook.NextStep{Status: webhook.DeliveryParked}, w.now)
		Expect(w.HasParked).To(BeTrue())
		Expect(w.RequeueOn).To(BeNil())
		w.now = w.now.Add(time.Hour)
		w.attempt(200)
		Expect(*w.RequeueOn).To(Equal(w.now.Add(100 * time.Millisecond)))
		since := *w.RequeueOn
		w.now = w.now.Add(time.Second)
		w.attempt(200)
		Expect(*w.RequeueOn).To(Equal(since), "it has begun already")
		w.times(10, 500)
		Expect(w.RequeueOn).To(BeNil())
		w.attempt(200)
		Expect(w.RequeueOn).To(BeNil(), "the breaker is open")
		w.probe(200)
		Expect(*w.RequeueOn).To(Equal(w.now.Add(100 * time.Millisecond)))
	})
})

var _ = Describe("A continuously failing endpoint", func() {
	var (
		w     *watched
		e     *webhook.WebhookEndpoint
		began time.Time
	)
	BeforeEach(func() {
		w = newWatched()
		began = w.now
		url := "https://hooks.example/orders?key=k3y"
		var err error
		e, err = webhook.NewWebhookEndpoint(webhook.WebhookEndpointChange{URL: &url}, true, w.now)
		Expect(err).NotTo(HaveOccurred())
	})
	// pass checks the endpoint at every planned time up to until, as the watch does.
	pass := func(until time.Duration) (told []webhook.WebhookNotice, at []time.Duration) {
		for w.NoticeOn != nil && !w.NoticeOn.After(began.Add(until)) {
			w.now = *w.NoticeOn
			if n := w.Notice(e, w.now); n != webhook.NoticeNone {
				told, at = append(told, n), append(at, w.now.Sub(began))
			}
		}
		w.now = began.Add(until)
		return told, at
	}

	It("causes warnings after an hour, a day and three days, and is disabled after five days", func() {
		w.times(20, 500)
		told, at := pass(5*24*time.Hour - time.Second)
		Expect(told).To(Equal([]webhook.WebhookNotice{webhook.NoticeFailing, webhook.NoticeFailing, webhook.NoticeFailing}))
		Expect(at).To(Equal([]time.Duration{time.Hour, 24 * time.Hour, 72 * time.Hour}))
		Expect(e.IsActive).To(BeTrue())
		told, at = pass(6 * 24 * time.Hour)
		Expect(told).To(Equal([]webhook.WebhookNotice{webhook.NoticeFailed}))
		Expect(at).To(Equal([]time.Duration{5 * 24 * time.Hour}))
		Expect(e.IsActive).To(BeFalse())
		Expect(*e.DisabledReason).To(Equal(webhook.DisabledFailing))
		Expect(*e.DisabledOn).To(Equal(began.Add(5 * 24 * time.Hour)))
		Expect(w.NoticeOn).To(BeNil())
	})

	It("is not disabled before the twentieth failure", func() {
		w.times(19, 500)
		pass(6 * 24 * time.Hour)
		Expect(e.IsActive).To(BeTrue())
		Expect(w.NoticeOn).To(BeNil())
		w.attempt(500)
		Expect(*w.NoticeOn).To(Equal(w.now))
		Expect(w.Notice(e, w.now)).To(Equal(webhook.NoticeFailed))
	})

	It("starts over with its warnings after a success", func() {
		w.times(30, 500)
		pass(2 * 24 * time.Hour)
		Expect(w.Notices).To(Equal(2))
		w.attempt(200)
		Expect(w.NoticeOn).To(BeNil())
		Expect(w.DisablesOn()).To(BeNil())
		w.now = w.now.Add(time.Minute)
		began = w.now
		w.times(20, 500)
		Expect(*w.NoticeOn).To(Equal(began.Add(time.Hour)))
		told, _ := pass(time.Hour)
		Expect(told).To(HaveLen(1))
	})

	It("causes only one warning if a check is late", func() {
		w.times(20, 500)
		w.now = began.Add(30 * time.Hour)
		Expect(w.Notice(e, w.now)).To(Equal(webhook.NoticeFailing))
		Expect(w.Notices).To(Equal(2))
		Expect(*w.NoticeOn).To(Equal(began.Add(72 * time.Hour)))
		Expect(w.Notice(e, w.now)).To(Equal(webhook.NoticeNone))
		Expect(*w.NoticeOn).To(Equal(began.Add(72 * time.Hour)))
	})

	It("causes a notice after 410 Gone, unless a user disabled the endpoint", func() {
		w.attempt(410)
		w.WhenGone(w.now)
		Expect(*w.NoticeOn).To(Equal(w.now))
		e.Disable(webhook.DisabledGone, w.now)
		Expect(w.Notice(e, w.now)).To(Equal(webhook.NoticeGone))
		e.Enable()
		e.Disable(webhook.DisabledManually, w.now)
		Expect(w.Notice(e, w.now)).To(Equal(webhook.NoticeNone))
	})

	It("is named in notices without the secret parts of its URL", func() {
		w.times(27, 500)
		shop := &settings.Store{Name: "Juniper & Oak", Settings: settings.Settings{Timezone: "Europe/Berlin"}}
		Expect(letter.WebhookLetter(shop, letter.Site{}, webhook.NoticeFailing, e, w.WebhookEndpointState)).To(BeNil())
		shop.Settings.SupportEmail = new("hello@juniper-oak.example")
		mail := letter.WebhookLetter(shop, letter.Site{}, webhook.NoticeFailing, e, w.WebhookEndpointState)
		Expect(mail.To).To(Equal("hello@juniper-oak.example"))
		for _, part := range []string{"https://hooks.example/orders", "All 27 attempts", "November 20, 2026, 10:00 CET", "November 25, 2026, 10:00 CET", "200 to 299"} {
			Expect(mail.Text).To(ContainSubstring(part))
		}
		Expect(mail.Text + mail.HTML + mail.Subject).NotTo(ContainSubstring("k3y"))
		e.Disable(webhook.DisabledGone, w.now)
		gone := letter.WebhookLetter(shop, letter.Site{}, webhook.NoticeGone, e, w.WebhookEndpointState)
		Expect(gone.Text).To(ContainSubstring("410 Gone"))
		Expect(gone.Kind).To(Equal(letter.MailWebhookDisabled))
	})
})
