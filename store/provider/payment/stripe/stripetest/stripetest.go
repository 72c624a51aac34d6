// Package stripetest is a Stripe for specs. Each request goes to the real stripe-mock
// first, which refuses what Stripe would not understand; then it is answered from
// state, as Stripe's documentation says: with its test cards, idempotency, lists and
// failures. Only tests import it.
package stripetest

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// SecretKey is the key that a Stripe takes from the start, and PublishableKey the one
// that browsers would use.
const (
	SecretKey      = "sk_test_51Spec00000000000000"
	PublishableKey = "pk_test_51Spec00000000000000"
)

// Stripe is one account at Stripe.
type Stripe struct {
	URL string
	// Multicapture is whether the account may capture a hold in parts.
	Multicapture bool
	// NoReviews is whether the keys may not read Radar's reviews.
	NoReviews bool

	mu        sync.Mutex
	last      int // number of an object
	keys      map[string]bool
	intents   []*intent
	refunds   []*refund
	customers []*customer
	methods   map[string]*method
	answers   map[string]*answer // by idempotency key
	faults    []Fault
	refused   []string
	endpoints []object
	events    []object
	disputes  []object
	reviews   []object
	requests  int

	rates        map[string][2]string // of Stripe Tax
	calculations []*calculation
	transactions []*transaction
}

// Fault is what goes wrong with the next request of a kind.
type Fault struct {
	On     string // such as POST /v1/refunds
	Status int    // it is answered with this
	Done   bool   // but done before
	Silent bool   // the connection ends in the middle of the answer instead
}

// answer is what a key was answered with.
type answer struct {
	request [32]byte
	status  int
	body    []byte
	given   bool // false: the request is under way
}

// Serve opens an account at a Stripe for a spec. Requests that stripe-mock refuses fail
// the spec when it ends.
func Serve() *Stripe {
	ginkgo.GinkgoHelper()
	shape.once.Do(func() { shape.err = startShape() })
	gomega.Expect(shape.err).NotTo(gomega.HaveOccurred(), "specs need stripe-mock")
	s := &Stripe{keys: map[string]bool{SecretKey: true}, methods: map[string]*method{}, answers: map[string]*answer{}}
	server := httptest.NewServer(s)
	s.URL = server.URL
	ginkgo.DeferCleanup(func() {
		server.CloseClientConnections()
		server.Close()
		gomega.Expect(s.refused).To(gomega.BeEmpty(), "requests that stripe-mock refused")
	})
	return s
}

// Break lets the next requests of a kind go wrong.
func (s *Stripe) Break(faults ...Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = append(s.faults, faults...)
}

// Allow makes a key good, and Revoke ends that.
func (s *Stripe) Allow(key string) { s.mu.Lock(); defer s.mu.Unlock(); s.keys[key] = true }

// Revoke lets a key be good no more.
func (s *Stripe) Revoke(key string) { s.mu.Lock(); defer s.mu.Unlock(); delete(s.keys, key) }

// Forget forgets all idempotency keys, as Stripe does after a day.
func (s *Stripe) Forget() { s.mu.Lock(); defer s.mu.Unlock(); clear(s.answers) }

// Requests is how many requests of the API there were.
func (s *Stripe) Requests() int { s.mu.Lock(); defer s.mu.Unlock(); return s.requests }

// ServeHTTP is the API, and the page on which a bank asks.
func (s *Stripe) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	switch {
	case strings.HasPrefix(req.URL.Path, "/authenticate/"):
		s.authenticate(w, req)
		return
	case !strings.HasPrefix(req.URL.Path, "/v1/"):
		_, _ = io.WriteString(w, "Thank you.")
		return
	}
	body, err := io.ReadAll(req.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	wrong, err := misshapen(req, body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	s.mu.Lock()
	s.requests++
	key := req.Header.Get("Idempotency-Key")
	known := s.keys[strings.TrimPrefix(req.Header.Get("Authorization"), "Bearer ")]
	switch done := s.answers[key]; {
	case wrong != nil:
		s.refused = append(s.refused, req.Method+" "+req.URL.RequestURI()+" "+string(body)+": "+string(wrong))
		s.mu.Unlock()
		s.write(w, http.StatusBadRequest, wrong)
	case !known:
		s.mu.Unlock()
		s.write(w, http.StatusUnauthorized, failure("invalid_request_error", "", "Invalid API Key provided: sk_test_****"))
	case done != nil && key != "" && done.request != fingerprint(req, body):
		s.mu.Unlock()
		s.write(w, http.StatusBadRequest, failure("idempotency_error", "", "Keys for idempotent requests can only be used with the same parameters they were first used with."))
	case done != nil && key != "" && !done.given:
		s.mu.Unlock()
		s.write(w, http.StatusConflict, failure("idempotency_error", "idempotency_key_in_use", "There is currently another in-progress request using this Idempotent Key."))
	case done != nil && key != "":
		s.mu.Unlock()
		w.Header().Set("Idempotent-Replayed", "true")
		s.write(w, done.status, done.body)
	default:
		if key != "" {
			s.answers[key] = &answer{request: fingerprint(req, body)}
		}
		s.mu.Unlock()
		s.act(w, req, body, key)
	}
}

// act answers a request that has not been made before.
func (s *Stripe) act(w http.ResponseWriter, req *http.Request, body []byte, key string) {
	form := req.URL.Query()
	if posted, err := url.ParseQuery(string(body)); err == nil && len(body) > 0 {
		form = posted
	}
	s.mu.Lock()
	fault := s.fault(req)
	status, out, silent := fault.Status, any(nil), fault.Silent
	if fault.Status == 0 || fault.Done {
		var lost bool
		status, out, lost = s.handle(req.Method, strings.Split(strings.Trim(strings.TrimPrefix(req.URL.Path, "/v1/"), "/"), "/"), form)
		silent = silent || lost
	}
	if fault.Status != 0 {
		status, out = fault.Status, json.RawMessage(failure("api_error", "", "An unexpected error occurred."))
	}
	text, err := json.Marshal(out)
	if err != nil {
		panic(err)
	}
	// What was not begun is not remembered.
	if done := s.answers[key]; done != nil {
		if status == http.StatusTooManyRequests || status == http.StatusUnauthorized || status == http.StatusForbidden {
			delete(s.answers, key)
		} else {
			done.status, done.body, done.given = status, text, true
		}
	}
	s.mu.Unlock()
	if silent {
		w.Header().Set("Content-Length", fmt.Sprint(len(text)))
		w.WriteHeader(status)
		_, _ = w.Write(text[:1])
		_ = http.NewResponseController(w).Flush() // of no answer at all the client would ask again by itself
		panic(http.ErrAbortHandler)
	}
	s.write(w, status, text)
}

func (s *Stripe) fault(req *http.Request) Fault {
	for i, f := range s.faults {
		if strings.HasPrefix(req.Method+" "+req.URL.Path, f.On) {
			s.faults = append(s.faults[:i], s.faults[i+1:]...)
			return f
		}
	}
	return Fault{}
}

func (s *Stripe) write(w http.ResponseWriter, status int, body []byte) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Request-Id", "req_spec")
	w.WriteHeader(status)
	_, _ = w.Write(body)
}

func fingerprint(req *http.Request, body []byte) [32]byte {
	return sha256.Sum256(bytes.Join([][]byte{[]byte(req.URL.Path), body}, []byte{0}))
}

// object is one of Stripe's as it goes over the wire.
type object = map[string]any

func failure(kind, code, message string) []byte {
	text, err := json.Marshal(object{"error": refusal(kind, code, message)})
	if err != nil {
		panic(err)
	}
	return text
}

func refusal(kind, code, message string) object {
	e := object{"type": kind, "message": message}
	if code != "" {
		e["code"] = code
	}
	return e
}

func (s *Stripe) name(kind string) string {
	s.last++
	return fmt.Sprintf("%s_spec%020d", kind, s.last)
}
