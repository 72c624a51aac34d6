package apitest_test

import (
	"encoding/json"
	"hash/maphash"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// arrival is a delivery as the consumer recorded it.
type arrival struct {
	at       time.Time
	id       string
	sequence int64
	body     uint64 // hash of the body
	name     string // name of the customer in the event
	happened time.Time
	problem  string
}

// consumer is a receiver that verifies events with the reference library. It works for a while, records the event and
// responds; an invalid signature gets 401. If the sender disconnects during the work, the consumer discards the event,
// like a transaction that is rolled back.
type consumer struct {
	URL      string
	delay    time.Duration
	also     func(header http.Header, body []byte) error // additional check of a verified request
	broken   atomic.Int64                                // requests whose sender disconnected
	mu       sync.Mutex
	verifier *standardwebhooks.Webhook
	arrivals []arrival
	byEvent  map[string][]int
}

var seed = maphash.MakeSeed()

func newConsumer(delay time.Duration) *consumer {
	GinkgoHelper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	c := &consumer{URL: "http://" + listener.Addr().String() + "/", delay: delay, byEvent: map[string][]int{}}
	server := &http.Server{Handler: c, ReadHeaderTimeout: 5 * time.Second}
	go func() { _ = server.Serve(listener) }()
	DeferCleanup(server.Close)
	return c
}

// trust makes the consumer verify signatures with a secret.
func (c *consumer) trust(secret string) {
	GinkgoHelper()
	verifier, err := standardwebhooks.NewWebhook(secret)
	Expect(err).NotTo(HaveOccurred())
	c.mu.Lock()
	defer c.mu.Unlock()
	c.verifier = verifier
}

func (c *consumer) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	a := arrival{id: req.Header.Get("webhook-id")}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		c.broken.Add(1)
		return
	}
	var event struct {
		ID        string    `json:"id"`
		CreatedOn time.Time `json:"createdOn"`
		Data      struct {
			Object struct {
				LastName string `json:"lastName"`
			} `json:"object"`
		} `json:"data"`
	}
	a.sequence, _ = strconv.ParseInt(req.Header.Get("webhook-sequence"), 10, 64)
	c.mu.Lock()
	verifier := c.verifier
	c.mu.Unlock()
	if err := verifier.Verify(body, req.Header); err != nil {
		a.problem = err.Error()
	} else if err := c.checked(req.Header, body); err != nil {
		a.problem = err.Error()
	} else if err := json.Unmarshal(body, &event); err != nil || event.ID != a.id {
		a.problem = "no event, or another one than its header says"
	}
	a.body, a.name = maphash.Bytes(seed, body), event.Data.Object.LastName
	a.happened = event.CreatedOn
	select {
	case <-time.After(c.delay/2 + rand.N(c.delay)): // random, so that some requests overtake earlier ones
	case <-req.Context().Done():
		c.broken.Add(1)
		return
	}
	a.at = time.Now()
	c.mu.Lock()
	c.byEvent[a.id] = append(c.byEvent[a.id], len(c.arrivals))
	c.arrivals = append(c.arrivals, a)
	c.mu.Unlock()
	if a.problem != "" {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func (c *consumer) checked(header http.Header, body []byte) error {
	if c.also == nil {
		return nil
	}
	return c.also(header, body)
}

// all returns the arrivals so far.
func (c *consumer) all() []arrival {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]arrival(nil), c.arrivals...)
}

// of returns the arrivals of the given event.
func (c *consumer) of(event string) (arrivals []arrival) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, i := range c.byEvent[event] {
		arrivals = append(arrivals, c.arrivals[i])
	}
	return arrivals
}

// after returns the first arrival after a time; false means that nothing has arrived since.
func (c *consumer) after(at time.Time) (arrival, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, a := range c.arrivals {
		if a.at.After(at) {
			return a, true
		}
	}
	return arrival{}, false
}

// judge reports arrivals that are invalid, changed or unknown, and objects whose events first arrived
// in the wrong order.
func (c *consumer) judge(found breaches, objects map[string]string) {
	newest, bodies := map[string]int64{}, map[string]uint64{}
	for _, a := range c.all() {
		if a.problem != "" {
			found.add(eventFalse, "%s: %s", a.id, a.problem)
		}
		if first, again := bodies[a.id]; again {
			if first != a.body {
				found.add(eventChanged, "%s", a.id)
			}
			continue
		}
		bodies[a.id] = a.body
		object, recorded := objects[a.id]
		if !recorded {
			found.add(eventStray, "%s", a.id)
			continue
		}
		if a.sequence <= newest[object] {
			found.add(eventDisorder, "%d of %s came after %d", a.sequence, object, newest[object])
		}
		newest[object] = max(newest[object], a.sequence)
	}
}

// ages returns the sorted times from change to arrival, for the changes made after a time.
func (c *consumer) ages(after time.Time) (ages []time.Duration) {
	for _, a := range c.all() {
		if a.happened.After(after) {
			ages = append(ages, a.at.Sub(a.happened))
		}
	}
	slices.Sort(ages)
	return ages
}

// repeats returns the number of arrivals whose event had arrived before.
func (c *consumer) repeats() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.arrivals) - len(c.byEvent)
}
