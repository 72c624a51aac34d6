package webhook_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

var _ = Describe("An endpoint's state", func() {
	It("contains the latest success and the latest failure, even if attempts are reported out of order", func() {
		w := newWatched()
		first, second := w.now, w.now.Add(time.Second)
		for status, last := range map[int]func() *time.Time{200: func() *time.Time { return w.LastSuccessOn }, 500: func() *time.Time { return w.LastFailureOn }} {
			w.attempted(1, status, first)
			Expect(*last()).To(Equal(first))
			w.attempted(2, status, second)
			Expect(*last()).To(Equal(second))
			w.attempted(3, status, first)
			Expect(*last()).To(Equal(second), "one that began before it")
		}
	})

	It("counts attempts in intervals of ten seconds for five minutes", func() {
		w := newWatched()
		w.times(2, 200)
		w.now = w.now.Add(9 * time.Second)
		w.times(1, 500)
		w.now = w.now.Add(time.Second)
		w.times(1, 500)
		begins := w.now.Unix() - 10
		Expect(w.Recent).To(Equal([][3]int64{{begins, 3, 1}, {begins + 10, 1, 1}}))
		w.now = w.now.Add(290 * time.Second)
		w.times(1, 200)
		Expect(w.Recent).To(Equal([][3]int64{{begins + 10, 1, 1}, {begins + 300, 1, 0}}))
	})

	It("closes an open breaker on request, and clears all failures when the endpoint restarts", func() {
		w := newWatched()
		w.times(1, 200)
		w.CloseBreaker(w.now)
		Expect(w.ClosedOn).To(BeNil(), "it is closed")
		Expect(w.Recent).To(HaveLen(1))
		w.times(10, 500)
		Expect(w.Breaker).To(Equal(webhook.BreakerOpen))
		w.CloseBreaker(w.now)
		Expect([]any{w.Breaker, *w.ClosedOn, w.ConsecutiveFailures}).To(Equal([]any{webhook.BreakerClosed, w.now, 10}))
		w.times(1, 500)
		Expect(w.Breaker).To(Equal(webhook.BreakerOpen))
		w.now = w.now.Add(time.Hour)
		w.Restart(w.now)
		Expect([]any{w.Breaker, *w.ClosedOn, w.ConsecutiveFailures, w.InFlight}).To(Equal([]any{webhook.BreakerClosed, w.now, 0, 10.0}))
		Expect([]any{w.FailingSince, w.ProbeOn, w.SlowedOn}).To(HaveEach(BeNil()))
	})

	It("plans a probe 30 seconds after the breaker opens, and the next a minute after a failed probe", func() {
		w := newWatched()
		for range 2 {
			w.times(10, 500)
			Expect(w.ProbeOn.Sub(w.now)).To(Equal(30 * time.Second))
			w.probe(500)
			Expect(w.ProbeOn.Sub(w.now)).To(Equal(time.Minute))
			w.probe(200)
			Expect(w.Breaker).To(Equal(webhook.BreakerClosed))
		}
	})
})

var _ = Describe("A notice about an endpoint", func() {
	It("is planned after twenty failures over a long time, and is not moved by later failures", func() {
		w := newWatched()
		long := w.now.AddDate(0, 0, -30)
		w.FailingSince, w.ConsecutiveFailures = &long, 18
		w.attempt(500)
		Expect(w.NoticeOn).To(BeNil(), "nineteen are too few")
		w.attempt(500)
		Expect(*w.NoticeOn).To(Equal(w.now))
		planned := w.now
		w.now = w.now.Add(time.Minute)
		w.attempt(500)
		Expect(*w.NoticeOn).To(Equal(planned))
		w = newWatched()
		w.FailingSince, w.ConsecutiveFailures = new(w.now.Add(-time.Minute)), 50
		w.attempt(500)
		Expect(w.NoticeOn).To(BeNil(), "a minute is too short")
	})

	It("is not sent for a healthy endpoint, and is recorded as a deactivation after 410 Gone", func() {
		w := newWatched()
		Expect(w.Notice(&webhook.WebhookEndpoint{IsActive: true}, w.now)).To(Equal(webhook.NoticeNone))
		action, changes := w.Entry(webhook.NoticeGone, nil, nil)
		Expect(action).To(Equal("disableWebhookEndpoint"))
		Expect([]string{*changes[0].Old, *changes[0].New, *changes[1].New}).To(Equal([]string{"true", "false", "GONE"}))
	})
})

var _ = Describe("The pace of a replay", func() {
	It("is at most 500 deliveries at once and 2,000 ahead, checked every 400 ms or ten seconds", func() {
		now := newWatched().now
		r := &webhook.WebhookReplay{Status: webhook.ReplayRunning}
		room := func(waiting int) int {
			n, apart := r.Room(waiting, now)
			Expect(apart).To(BeZero())
			return n
		}
		Expect([]int{room(0), room(1500), room(1501), room(1999), room(2000), room(5000)}).To(Equal([]int{500, 500, 499, 1, 0, 0}))
		Expect(webhook.ReplayLook).To(Equal(2000))
		Expect(r.Advanced(webhook.ReplayedBatch{Queued: 3, Cursor: 7}, now)).To(Succeed())
		Expect([]any{r.QueuedCount, r.Cursor, r.DueOn}).To(Equal([]any{3, int64(7), now}))
		Expect(r.Advanced(webhook.ReplayedBatch{Cursor: 7}, now)).To(Succeed())
		Expect(r.DueOn).To(Equal(now.Add(400 * time.Millisecond)))
		r.Watched(1, now)
		Expect(r.DueOn).To(Equal(now.Add(400 * time.Millisecond)))
		r.Watched(0, now)
		Expect(r.DueOn).To(Equal(now.Add(10 * time.Second)))
	})
})

var _ = Describe("The record of an attempt", func() {
	DescribeTable("has a result that follows from the status of the response:", EntryDescription("%[1]d means %[2]q"), func(status int, want webhook.AttemptError) {
		a := &webhook.WebhookAttempt{}
		a.Failed(webhook.ErrorTimeout, "too late")
		a.Answered(status)
		Expect([]any{a.ErrorCode, *a.StatusCode}).To(Equal([]any{want, status}))
		Expect(a.Error == "").To(Equal(want == ""))
	},
		Entry(nil, 199, webhook.ErrorStatus), Entry(nil, 200, webhook.AttemptError("")), Entry(nil, 299, webhook.AttemptError("")), Entry(nil, 300, webhook.ErrorRedirect), Entry(nil, 399, webhook.ErrorRedirect),
		Entry(nil, 400, webhook.ErrorStatus), Entry(nil, 410, webhook.ErrorGone), Entry(nil, 500, webhook.ErrorStatus))

	It("belongs to one of at most fifty endpoints of a store", func() { Expect(webhook.MaxWebhookEndpoints).To(Equal(50)) })

	It("schedules the planned delay unless the receiver requests a longer delay, at most 24 hours", func() {
		for asked, want := range map[time.Duration]webhook.NextReason{4 * time.Second: webhook.RetrySchedule, 5 * time.Second: webhook.RetrySchedule, 6 * time.Second: webhook.RetryAfterAsked} {
			a := &webhook.WebhookAttempt{RetryAfter: &asked}
			a.Answered(503)
			next, err := (&webhook.WebhookDelivery{Status: webhook.DeliveryPending}).Attempted(a, 0)
			Expect(err).NotTo(HaveOccurred())
			Expect(next.Reason).To(Equal(want), asked.String())
		}
		for header, want := range map[string]time.Duration{"86399": 86399 * time.Second, "86400": 24 * time.Hour, "864000000000000000000": 24 * time.Hour, "0000": 0} {
			wait, is := webhook.RetryAfter(header, time.Time{})
			Expect([]any{wait, is}).To(Equal([]any{want, true}), header)
		}
	})

	It("has its error and response headers cut to their stored lengths", func() {
		long := strings.Repeat("x", 2000)
		a := &webhook.WebhookAttempt{}
		a.Failed(webhook.ErrorReset, long)
		Expect(a.Error).To(HaveLen(1000))
		for range 101 {
			a.AddResponseHeader(long, long)
		}
		Expect(a.ResponseHeaders).To(HaveLen(100))
		Expect([]int{len(a.ResponseHeaders[0].Name), len(a.ResponseHeaders[0].Value), webhook.MaxResponseKept}).To(Equal([]int{200, 1000, 16384}))
		Expect(webhook.Printable("a\x00b\xffc", 4)).To(Equal("ab"))
		Expect(webhook.Printable("abcd", 4)).To(Equal("abcd"))
	})
})
