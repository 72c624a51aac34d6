package webhooks_test

import (
	"net/http"
	"net/http/httptest"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/prometheus/client_golang/prometheus/testutil/promlint"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/webhooks"
)

// scraped reads a dispatcher's metrics as Prometheus does. It returns the text, and the values by metric
// name and labels.
func scraped(d *webhooks.Dispatcher) (text string, values map[string]string) {
	GinkgoHelper()
	registry := prometheus.NewPedanticRegistry()
	Expect(registry.Register(d.Metrics())).To(Succeed())
	answer := httptest.NewRecorder()
	promhttp.HandlerFor(registry, promhttp.HandlerOpts{ErrorHandling: promhttp.HTTPErrorOnError}).ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	Expect(answer.Code).To(Equal(http.StatusOK), answer.Body.String())
	values = map[string]string{}
	for line := range strings.Lines(answer.Body.String()) {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), " "); ok && name != "#" {
			values[strings.TrimPrefix(name, "storeplatform_webhook_")] = value
		}
	}
	return answer.Body.String(), values
}

var _ = Describe("The metrics of the dispatcher", func() {
	It("count deliveries, failures by reason, durations and waiting deliveries", func(ctx SpecContext) {
		w, good, bad := newWorld(ctx), newReceiver(), newReceiver()
		bad.Answers(func(_ received, out http.ResponseWriter) { out.WriteHeader(http.StatusServiceUnavailable) })
		healthy, failing := w.endpoint(ctx, good.URL), w.endpoint(ctx, bad.URL)
		disabled := w.endpoint(ctx, good.URL)
		exec := func(query string, args ...any) {
			GinkgoHelper()
			_, err := w.SQL.ExecContext(ctx, query, args...)
			Expect(err).NotTo(HaveOccurred())
		}
		w.record(ctx, event(1, 1), event(2, 1), event(3, 1))
		exec("UPDATE webhook_endpoints SET is_active = false, disabled_reason = 'MANUAL', disabled_on = now() WHERE id = $1", disabled.ID)
		exec("UPDATE webhook_deliveries SET created_on = created_on - interval '1 hour' WHERE endpoint_id = $1", disabled.ID)
		exec("UPDATE webhook_deliveries SET created_on = created_on - interval '10 minutes' WHERE endpoint_id = $1", failing.ID)

		d, stop := w.dispatch(ctx)
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(3))
		Eventually(func() int { return w.count(ctx, webhook.DeliveryRetrying) }).Should(Equal(3))
		stop()
		exec("UPDATE webhook_deliveries SET status = 'PARKED', next_attempt_on = NULL, parked_on = now() WHERE id = (SELECT min(id) FROM webhook_deliveries WHERE endpoint_id = $1)", disabled.ID)
		exec("UPDATE webhook_deliveries SET next_attempt_on = now() - interval '1 minute' WHERE endpoint_id = $1 AND status = 'RETRYING'", failing.ID)
		exec("INSERT INTO webhook_endpoint_states (endpoint_id, store_id) VALUES ($1, $2) ON CONFLICT (endpoint_id) DO UPDATE SET breaker = 'CLOSED'", failing.ID, failing.StoreID)

		text, values := scraped(d)
		for name, want := range map[string]string{
			`deliveries_total{outcome="succeeded"}`:                      "3",
			`deliveries_total{outcome="parked"}`:                         "0",
			`attempts_total{error_code="",outcome="success"}`:            "3",
			`attempts_total{error_code="http_status",outcome="failure"}`: "3",
			`attempt_seconds_count{outcome="success"}`:                   "3",
			`attempt_seconds_bucket{outcome="success",le="5"}`:           "3",
			`attempt_seconds_count{outcome="failure"}`:                   "3",
			`delay_seconds_count`:                                        "3",
			`delay_seconds_bucket{le="10"}`:                              "3",
			`claimed_deliveries_total`:                                   "6",
			`in_flight`:                                                  "0",
			`queue{status="pending"}`:                                    "2",
			`queue{status="retrying"}`:                                   "3",
			`queue{status="parked"}`:                                     "1",
			`endpoints{breaker="closed"}`:                                "2",
			`endpoints{breaker="open"}`:                                  "0",
			`endpoints{breaker="half_open"}`:                             "0",
		} {
			Expect(values).To(HaveKeyWithValue(name, want))
		}
		Expect(values).To(HaveKey("claim_seconds_count"))
		Expect(values["oldest_waiting_seconds"]).To(MatchRegexp(`^6\d\d(\.\d+)?$`), "of the failing endpoint; the disabled one does not count")
		Expect(values["overdue_seconds"]).To(MatchRegexp(`^6\d(\.\d+)?$`))
		for _, id := range []int64{healthy.ID, failing.ID} {
			Expect(text).NotTo(ContainSubstring("endpoint_id"), "labels are bounded: none is of endpoint %d", id)
		}
		problems, err := promlint.New(strings.NewReader(text)).Lint()
		Expect(err).NotTo(HaveOccurred())
		Expect(problems).To(BeEmpty())
	})

	It("contain figures of the queue, which are read once for several scrapes and omitted if the read fails", func(ctx SpecContext) {
		w := newWorld(ctx)
		w.endpoint(ctx, "http://127.0.0.1:1/")
		d := webhooks.New(webhooks.Options{DB: w.Repo, Clock: w.Clock, Keys: w.keys, Sender: w.sender()})
		w.record(ctx, event(1, 1))
		_, values := scraped(d)
		Expect(values).To(HaveKeyWithValue(`queue{status="pending"}`, "1"))
		w.record(ctx, event(2, 1))
		_, values = scraped(d)
		Expect(values).To(HaveKeyWithValue(`queue{status="pending"}`, "1"))

		broken := webhooks.New(webhooks.Options{DB: w.Repo, Clock: w.Clock, Keys: w.keys, Sender: w.sender()})
		Expect(w.SQL.Close()).To(Succeed())
		_, values = scraped(broken)
		Expect(values).To(HaveKey("in_flight"))
		Expect(values).NotTo(HaveKey(`queue{status="pending"}`))
	})

	It("count a replayed or resent delivery, but not its age as a delay", func(ctx SpecContext) {
		w, r := newWorld(ctx), newReceiver()
		w.endpoint(ctx, r.URL)
		w.record(ctx, event(1, 1))
		_, err := w.SQL.ExecContext(ctx, "UPDATE webhook_deliveries SET origin = 'RESEND'")
		Expect(err).NotTo(HaveOccurred())
		d, stop := w.dispatch(ctx)
		Eventually(func() int { return w.count(ctx, webhook.DeliverySucceeded) }).Should(Equal(1))
		stop()
		_, values := scraped(d)
		Expect(values).To(HaveKeyWithValue(`deliveries_total{outcome="succeeded"}`, "1"))
		Expect(values).To(HaveKeyWithValue("delay_seconds_count", "0"))
	})
})
