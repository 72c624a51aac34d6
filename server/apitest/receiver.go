package apitest

import (
	"bytes"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
	"github.com/santhosh-tekuri/jsonschema/v6"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/storeplatform/storeplatform/openapi/published"
)

// Delivery is one request that a receiver accepted.
type Delivery struct {
	Headers http.Header `json:"headers"`
	Body    string      `json:"body"`
}

// Event is the envelope that a delivery contains.
type Event struct {
	ID       string `json:"id"`
	Type     string `json:"type"`
	StoreID  int64  `json:"storeId"`
	Livemode bool   `json:"livemode"`
	Data     struct {
		Object  map[string]any `json:"object"`
		Changes map[string]any `json:"changes"`
	} `json:"data"`
	Source struct {
		Action    string `json:"action"`
		ActorType string `json:"actorType"`
	} `json:"source"`
}

// Receiver is a consumer of webhooks: a real HTTP server that stores the requests that it gets.
type Receiver struct {
	URL        string
	mu         sync.Mutex
	deliveries []Delivery
	down       bool
	refused    int
}

// NewReceiver starts a receiver for a spec.
func NewReceiver() *Receiver {
	ginkgo.GinkgoHelper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	r := &Receiver{URL: "http://" + listener.Addr().String() + "/events"}
	server := &http.Server{Handler: r, ReadHeaderTimeout: time.Second}
	go func() { _ = server.Serve(listener) }()
	ginkgo.DeferCleanup(server.Close)
	return r
}

func (r *Receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	body, _ := io.ReadAll(req.Body)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.down {
		r.refused++
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	r.deliveries = append(r.deliveries, Delivery{Headers: req.Header.Clone(), Body: string(body)})
	w.WriteHeader(http.StatusNoContent)
}

// Down makes the receiver refuse every request, or makes it accept requests again.
func (r *Receiver) Down(down bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.down = down
}

// Refused returns the number of requests that arrived while the receiver was down.
func (r *Receiver) Refused() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.refused
}

// Deliveries returns the deliveries that have arrived.
func (r *Receiver) Deliveries() []Delivery {
	r.mu.Lock()
	defer r.mu.Unlock()
	return append([]Delivery(nil), r.deliveries...)
}

// Events returns the decoded deliveries in the order of their arrival.
func (r *Receiver) Events() []Event {
	ginkgo.GinkgoHelper()
	var events []Event
	for _, d := range r.Deliveries() {
		var e Event
		gomega.Expect(json.Unmarshal([]byte(d.Body), &e)).To(gomega.Succeed())
		events = append(events, e)
	}
	return events
}

// Types returns the types of the events in the order of their arrival.
func (r *Receiver) Types() []string {
	var types []string
	for _, e := range r.Events() {
		types = append(types, e.Type)
	}
	return types
}

// Verify checks every delivery: the signature by the published library of Standard Webhooks, and the payload by the
// published schema of its event type.
func (r *Receiver) Verify(secret string) {
	ginkgo.GinkgoHelper()
	verifier, err := standardwebhooks.NewWebhook(secret)
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	for _, d := range r.Deliveries() {
		// The timestamp comes from the service, whose clock a spec may have advanced.
		gomega.Expect(verifier.VerifyIgnoringTimestamp([]byte(d.Body), d.Headers)).To(gomega.Succeed(), d.Body)
		var e Event
		gomega.Expect(json.Unmarshal([]byte(d.Body), &e)).To(gomega.Succeed())
		gomega.Expect(d.Headers.Get("webhook-id")).To(gomega.Equal(e.ID))
		gomega.Expect(Validate(e.Type, []byte(d.Body))).To(gomega.Succeed(), "%s: %s", e.Type, d.Body)
	}
}

// Validate checks a payload with the JSON Schema of its event type.
func Validate(eventType string, payload []byte) error {
	raw, err := published.Schema(eventType)
	if err != nil {
		return err
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return err
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	if err := compiler.AddResource("event.json", document); err != nil {
		return err
	}
	schema, err := compiler.Compile("event.json")
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(payload))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}
