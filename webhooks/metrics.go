package webhooks

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// metrics collects a dispatcher's metrics for Prometheus. Labels take few values, independent of the
// numbers of stores and endpoints.
//
//	storeplatform_webhook_deliveries_total{outcome}           deliveries that an attempt of this process
//	                                                          ended: succeeded, parked
//	storeplatform_webhook_attempts_total{outcome,error_code}  success, failure, timeout; error codes as in
//	                                                          the event API
//	storeplatform_webhook_attempt_seconds{outcome}            duration of attempts
//	storeplatform_webhook_delay_seconds                       from the change, just before its commit, to
//	                                                          the end of the attempt that delivered it
//	storeplatform_webhook_claimed_deliveries_total            deliveries claimed
//	storeplatform_webhook_claim_seconds                       number and duration of claims
//	storeplatform_webhook_in_flight                           attempts under way in this process
//
// The following are read from the database, at most once in queueEvery. They are the same in every
// process; take the maximum, not the sum:
//
//	storeplatform_webhook_queue{status}                       deliveries pending, retrying and parked; above
//	                                                          20,000 an estimate
//	storeplatform_webhook_oldest_waiting_seconds              age of the oldest delivery to an active
//	                                                          endpoint, whatever it waits for
//	storeplatform_webhook_overdue_seconds                     how long the first delivery has been due whose
//	                                                          endpoint's breaker is closed
//	storeplatform_webhook_endpoints{breaker}                  active endpoints with a closed, open and half
//	                                                          open breaker
//
// They are missing while the database is unreachable.
type metrics struct {
	deliveries, attempts *prometheus.CounterVec
	attempt              *prometheus.HistogramVec
	delay, claim         prometheus.Histogram
	claimedDeliveries    prometheus.Counter
	inFlight             prometheus.GaugeFunc

	read func(context.Context) (repo.WebhookQueue, error)
	mu   sync.Mutex
	at   time.Time
	last *repo.WebhookQueue
}

const (
	prefix = "storeplatform_webhook_"
	// queueEvery is the shortest interval between two reads of the queue's figures.
	queueEvery = 10 * time.Second
	// queueLimit is the time limit for a read of the queue's figures.
	queueLimit = 2 * time.Second
)

var (
	queueSize = prometheus.NewDesc(prefix+"queue", "Deliveries that wait, by status; above 20,000 an estimate. The same in every process.", []string{"status"}, nil)
	oldest    = prometheus.NewDesc(prefix+"oldest_waiting_seconds", "Age of the oldest delivery that waits for an active endpoint. The same in every process.", nil, nil)
	overdue   = prometheus.NewDesc(prefix+"overdue_seconds", "For how long the first delivery that nothing stands in the way of has been due. The same in every process.", nil, nil)
	breakers  = prometheus.NewDesc(prefix+"endpoints", "Active endpoints by the state of their breaker. The same in every process.", []string{"breaker"}, nil)
)

func newMetrics(o Options, inFlight func() int) *metrics {
	m := &metrics{
		deliveries: prometheus.NewCounterVec(prometheus.CounterOpts{Name: prefix + "deliveries_total", Help: "Deliveries that an attempt ended, by how."}, []string{"outcome"}),
		attempts:   prometheus.NewCounterVec(prometheus.CounterOpts{Name: prefix + "attempts_total", Help: "Attempts by outcome, and by why they failed."}, []string{"outcome", "error_code"}),
		attempt: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: prefix + "attempt_seconds", Help: "Time that attempts took.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 15, 30}}, []string{"outcome"}),
		delay: prometheus.NewHistogram(prometheus.HistogramOpts{Name: prefix + "delay_seconds", Help: "Time from a change to the end of the attempt that delivered its event; without resends and replays.",
			Buckets: []float64{.0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 120, 600, 3600, 4 * 3600, 86400, 7 * 86400}}),
		claim: prometheus.NewHistogram(prometheus.HistogramOpts{Name: prefix + "claim_seconds", Help: "Time that looking for work took.",
			Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 5}}),
		claimedDeliveries: prometheus.NewCounter(prometheus.CounterOpts{Name: prefix + "claimed_deliveries_total", Help: "Deliveries that were claimed."}),
		inFlight:          prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: prefix + "in_flight", Help: "Attempts under way."}, func() float64 { return float64(inFlight()) }),
		read:              o.DB.WebhookQueue,
	}
	for _, outcome := range []webhook.DeliveryStatus{webhook.DeliverySucceeded, webhook.DeliveryParked} {
		m.deliveries.WithLabelValues(label(outcome)) // creates each series with the value 0
	}
	return m
}

// claimed records that a claim returned n deliveries and how long it took.
func (m *metrics) claimed(n int, took time.Duration) {
	m.claim.Observe(took.Seconds())
	m.claimedDeliveries.Add(float64(n))
}

// settled records attempts and the deliveries that they ended.
func (m *metrics) settled(batch []repo.Settlement) {
	for _, s := range batch {
		outcome, took := label(s.Attempt.Outcome()), time.Duration(s.Attempt.TotalMs)*time.Millisecond
		m.attempts.WithLabelValues(outcome, string(s.Attempt.ErrorCode)).Inc()
		m.attempt.WithLabelValues(outcome).Observe(took.Seconds())
		switch s.Next.Status {
		case webhook.DeliverySucceeded, webhook.DeliveryParked:
			m.deliveries.WithLabelValues(label(s.Next.Status)).Inc()
		default: // the attempt did not end its delivery
		}
		if s.Next.Status == webhook.DeliverySucceeded && s.Delivery.Origin == webhook.OriginEvent {
			m.delay.Observe(max(s.Attempt.StartedOn.Add(took).Sub(domain.TimeOfID(s.Delivery.EventID)), 0).Seconds())
		}
	}
}

// Describe implements prometheus.Collector.
func (m *metrics) Describe(out chan<- *prometheus.Desc) {
	for _, c := range m.own() {
		c.Describe(out)
	}
	for _, d := range []*prometheus.Desc{queueSize, oldest, overdue, breakers} {
		out <- d
	}
}

func (m *metrics) own() []prometheus.Collector {
	return []prometheus.Collector{m.deliveries, m.attempts, m.attempt, m.delay, m.claim, m.claimedDeliveries, m.inFlight}
}

// Collect implements prometheus.Collector.
func (m *metrics) Collect(out chan<- prometheus.Metric) {
	for _, c := range m.own() {
		c.Collect(out)
	}
	q := m.queue()
	if q == nil {
		return
	}
	gauge := func(d *prometheus.Desc, value float64, labels ...string) {
		out <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, value, labels...)
	}
	gauge(queueSize, float64(q.Pending), label(webhook.DeliveryPending))
	gauge(queueSize, float64(q.Retrying), label(webhook.DeliveryRetrying))
	gauge(queueSize, float64(q.Parked), label(webhook.DeliveryParked))
	gauge(oldest, q.OldestWaiting.Seconds())
	gauge(overdue, q.Overdue.Seconds())
	for _, state := range []webhook.BreakerState{webhook.BreakerClosed, webhook.BreakerOpen, webhook.BreakerHalfOpen} {
		gauge(breakers, float64(q.Breakers[state]), label(state))
	}
}

// queue returns the figures of the queue, read at most queueEvery ago. nil means that the last read
// failed.
func (m *metrics) queue() *repo.WebhookQueue {
	m.mu.Lock()
	defer m.mu.Unlock()
	if time.Since(m.at) < queueEvery {
		return m.last
	}
	ctx, cancel := context.WithTimeout(context.Background(), queueLimit)
	defer cancel()
	q, err := m.read(ctx)
	m.at, m.last = time.Now(), &q
	if err != nil {
		m.last = nil
	}
	return m.last
}

// label returns a constant of store/domain in lower case, for use as a label.
func label[T ~string](value T) string { return strings.ToLower(string(value)) }

// Metrics returns the dispatcher's metrics for a Prometheus registry.
func (d *Dispatcher) Metrics() prometheus.Collector { return d.metrics }
