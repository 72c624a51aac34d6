// Package listen is a webhook receiver for development. It verifies every delivery as a
// consumer should, with the published library of Standard Webhooks, validates it against the
// JSON Schema of its type, and prints it. It can respond with a given status, respond slowly,
// or be down, so that people and tests see how the dispatcher reacts.
package listen

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/storeplatform/storeplatform/openapi/published"
)

// maxBody limits a delivery, in bytes. Every event is smaller.
const maxBody = 4 << 20

// Options configure the receiver. The zero value responds with 204 and prints nothing.
type Options struct {
	// Secrets are whsec_ secrets. One of them must have signed each delivery. Empty means that signatures are
	// not checked, and the output mentions that.
	Secrets []string
	// Out receives one line per delivery; nil means no output.
	Out io.Writer
	// JSON selects JSON lines for Out.
	JSON bool
	// Log receives one line of JSON per delivery, with the payload; nil means no log.
	Log io.Writer
	// Behavior is the behavior at the start.
	Behavior Behavior
}

// Behavior determines how the receiver responds.
type Behavior struct {
	// Status is the status of the response to a valid delivery; 0 means 204. The response to any other
	// delivery is always 400.
	Status int `json:"status"`
	// Delay is the time before the response, in milliseconds.
	Delay int `json:"delayMs"`
	// RetryAfter is the Retry-After header of every response; empty means no header.
	RetryAfter string `json:"retryAfter"`
	// Down closes connections without a response. Such deliveries are only counted, as Refused.
	Down bool `json:"down"`
}

// Entry is the receiver's record of a delivery.
type Entry struct {
	ReceivedOn time.Time       `json:"receivedOn"`
	ID         string          `json:"id"`
	Type       string          `json:"type"`
	Path       string          `json:"path"`
	Sequence   int64           `json:"sequence"` // 0 if the event is a test event
	Version    int64           `json:"objectVersion"`
	Object     string          `json:"object"` // such as orderId 1042
	Verified   bool            `json:"verified"`
	Valid      bool            `json:"valid"`
	Problem    string          `json:"problem,omitempty"`
	Repeated   bool            `json:"repeated"` // the event was already accepted
	Status     int             `json:"status"`   // status of the response
	Event      json.RawMessage `json:"event,omitempty"`
}

// Receiver is an http.Handler that receives webhooks. Every path accepts deliveries except
// /control, where GET returns and PUT sets its Behavior.
type Receiver struct {
	options   Options
	verifiers []*standardwebhooks.Webhook
	schemas   map[string]schema

	mu       sync.Mutex
	behavior Behavior
	seen     map[string]bool
	counts   Counts
}

// Counts holds the receiver's counts since its start.
type Counts struct {
	Received int `json:"received"` // includes Bad, excludes Refused
	Taken    int `json:"taken"`    // deliveries with a 2xx response
	Events   int `json:"events"`   // distinct events with a 2xx response
	Bad      int `json:"bad"`      // deliveries that were not verified or not valid
	Refused  int `json:"refused"`  // deliveries while Down
}

// New returns a Receiver. It returns an error for an invalid secret.
func New(o Options) (*Receiver, error) {
	r := &Receiver{options: o, behavior: o.Behavior, seen: map[string]bool{}}
	for _, secret := range o.Secrets {
		verifier, err := standardwebhooks.NewWebhook(secret)
		if err != nil || secret == "" {
			return nil, errors.New("a secret is whsec_ and base64, as creating the endpoint showed it")
		}
		r.verifiers = append(r.verifiers, verifier)
	}
	var err error
	r.schemas, err = compile()
	return r, err
}

// Counts returns the counts so far.
func (r *Receiver) Counts() Counts {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.counts
}

// Behave changes the behavior for later deliveries.
func (r *Receiver) Behave(b Behavior) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.behavior = b
}

func (r *Receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	if req.URL.Path == "/control" {
		r.control(w, req)
		return
	}
	if req.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "Webhooks are posted.", http.StatusMethodNotAllowed)
		return
	}
	r.mu.Lock()
	behavior := r.behavior
	if behavior.Down {
		r.counts.Refused++
	}
	r.mu.Unlock()
	if behavior.Down {
		panic(http.ErrAbortHandler) // closes the connection without a response
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, req.Body, maxBody))
	if err != nil {
		http.Error(w, "The body did not come whole.", http.StatusBadRequest)
		return
	}
	entry := r.judge(req, body)
	entry.Status = behavior.Status
	if entry.Status == 0 {
		entry.Status = http.StatusNoContent
	}
	if !entry.Verified && len(r.verifiers) > 0 || !entry.Valid {
		entry.Status = http.StatusBadRequest
	}
	select {
	case <-time.After(time.Duration(behavior.Delay) * time.Millisecond):
	case <-req.Context().Done(): // the sender has left
	}
	if behavior.RetryAfter != "" {
		w.Header().Set("Retry-After", behavior.RetryAfter)
	}
	r.note(&entry) // before the response, so the log has every response
	w.WriteHeader(entry.Status)
}

func (r *Receiver) judge(req *http.Request, body []byte) Entry {
	e := Entry{ReceivedOn: time.Now().UTC(), ID: req.Header.Get(standardwebhooks.HeaderWebhookID), Path: req.URL.Path}
	e.Sequence, _ = strconv.ParseInt(req.Header.Get("webhook-sequence"), 10, 64)
	e.Version, _ = strconv.ParseInt(req.Header.Get("webhook-object-version"), 10, 64)
	var problem error
	for _, verifier := range r.verifiers {
		if problem = verifier.Verify(body, req.Header); problem == nil {
			e.Verified = true
			break
		}
	}
	if len(r.verifiers) > 0 && !e.Verified {
		e.Problem = problem.Error()
		return e // the content cannot be trusted
	}
	var envelope struct {
		ID   string `json:"id"`
		Type string `json:"type"`
		Data struct {
			Object map[string]any `json:"object"`
		} `json:"data"`
	}
	if err := json.Unmarshal(body, &envelope); err != nil {
		e.Problem = "not an event: " + err.Error()
		return e
	}
	e.Type, e.Object = envelope.Type, subject(envelope.Data.Object)
	e.Event = body
	switch schema, known := r.schemas[envelope.Type]; {
	case envelope.ID != e.ID:
		e.Problem = fmt.Sprintf("webhook-id is %s, the event's id %s", e.ID, envelope.ID)
	case !known:
		e.Problem = "unknown type; the schemas are of version " + published.Version
	default:
		if err := schema.check(body); err != nil {
			e.Problem = err.Error()
		}
	}
	e.Valid = e.Problem == ""
	return e
}

// note counts a delivery and writes it to Out and Log.
func (r *Receiver) note(e *Entry) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.counts.Received++
	e.Repeated = r.seen[e.ID]
	if good := e.Valid && (e.Verified || len(r.verifiers) == 0); !good {
		r.counts.Bad++
	} else if e.Status/100 == 2 {
		r.counts.Taken++
		if !e.Repeated {
			r.counts.Events++
		}
		r.seen[e.ID] = true
	}
	if r.options.Log != nil {
		_ = json.NewEncoder(r.options.Log).Encode(e)
	}
	if r.options.Out == nil {
		return
	}
	if r.options.JSON {
		_ = json.NewEncoder(r.options.Out).Encode(e)
		return
	}
	fmt.Fprintln(r.options.Out, line(e, len(r.verifiers) > 0))
}

func line(e *Entry, checked bool) string {
	verdict := "signature not checked"
	switch {
	case checked && e.Verified:
		verdict = "verified"
	case checked:
		verdict = "NOT VERIFIED"
	}
	if e.Valid {
		verdict += ", valid"
	} else if !checked || e.Verified {
		verdict += ", NOT VALID"
	}
	if e.Repeated {
		verdict += ", again"
	}
	place := "test event"
	if e.Sequence > 0 {
		place = fmt.Sprintf("#%d", e.Sequence)
	}
	text := fmt.Sprintf("%s  %-34s %-22s %-10s %s  %s → %d", e.ReceivedOn.Local().Format("15:04:05.000"), e.Type, e.Object, place, e.ID, verdict, e.Status)
	if e.Problem != "" {
		text += "\n    " + e.Problem
	}
	return text
}

// subject returns the name and value of the id of an event's object, such as "orderId 1042".
func subject(object map[string]any) string {
	for _, name := range []string{"giftCardId", "storeCreditAccountId", "customerAddressId", "customerPaymentMethodId", "refundId", "shipmentId", "subscriptionId", "orderId", "storeCustomerId"} {
		if id, ok := object[name].(float64); ok {
			return fmt.Sprintf("%s %.0f", name, id)
		}
	}
	return ""
}

// control serves /control.
func (r *Receiver) control(w http.ResponseWriter, req *http.Request) {
	if req.Method == http.MethodPut {
		var b Behavior
		decoder := json.NewDecoder(http.MaxBytesReader(w, req.Body, 1<<10))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&b); err != nil || b.Status != 0 && (b.Status < 200 || b.Status > 599) || b.Delay < 0 {
			http.Error(w, `Want {"status": 503, "delayMs": 2000, "retryAfter": "60", "down": false}, or some of it.`, http.StatusBadRequest)
			return
		}
		r.Behave(b)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(struct {
		Behavior
		Counts Counts `json:"counts"`
	}{r.behavior, r.counts})
}
