// Package stripetest is a Stripe for tests. Each request first goes to the real stripe-mock, which
// refuses the requests that Stripe would refuse. The package then responds from its own state as Stripe's
// documentation describes, with test cards, idempotency, lists and failures. Only tests import the
// package.
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

// SecretKey is the key that a new Stripe accepts. PublishableKey is the key for browsers.
const (
	SecretKey      = "sk_test_51Spec00000000000000"
	PublishableKey = "pk_test_51Spec00000000000000"
)

// Stripe is one account at Stripe. All its methods are safe for concurrent use.
type Stripe struct {
	URL string
	// Multicapture means that the account may capture a hold in parts.
	Multicapture bool
	// NoReviews means that the keys cannot read Radar's reviews.
	NoReviews bool

	mu        sync.Mutex
	last      int             // number of the object created last
	keys      map[string]bool // secret and publishable keys
	others    []*Stripe
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

	rates        map[string][2]string // rates of Stripe Tax, by country or country/tax code: name and percent
	calculations []*calculation
	transactions []*transaction
}

// Fault makes the next matching request fail.
type Fault struct {
	On     string // method and path prefix, such as POST /v1/refunds
	Status int    // status of the response; 0 means that the fault sets no status
	Done   bool   // the request is carried out before it fails
	Silent bool   // the connection ends in the middle of the response
}

// answer is the response to a request with an idempotency key.
type answer struct {
	request [32]byte
	status  int
	body    []byte
	given   bool // false means that the request is in progress
}

// Serve starts a Stripe for a test. If stripe-mock refused a request, the test fails at its end.
func Serve() *Stripe {
	ginkgo.GinkgoHelper()
	shape.once.Do(func() { shape.err = startShape() })
	gomega.Expect(shape.err).NotTo(gomega.HaveOccurred(), "specs need stripe-mock")
	s := &Stripe{keys: map[string]bool{SecretKey: true, PublishableKey: true}, methods: map[string]*method{}, answers: map[string]*answer{}}
	server := httptest.NewServer(s)
	s.URL = server.URL
	ginkgo.DeferCleanup(func() {
		server.CloseClientConnections()
		server.Close()
		gomega.Expect(s.refused).To(gomega.BeEmpty(), "requests that stripe-mock refused")
	})
	return s
}

// Break queues faults. Each fault applies to the next request of its kind.
func (s *Stripe) Break(faults ...Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = append(s.faults, faults...)
}

// Allow makes a key valid.
func (s *Stripe) Allow(key string) { s.mu.Lock(); defer s.mu.Unlock(); s.keys[key] = true }

// Another opens another account at the same address, with keys of its own.
func (s *Stripe) Another(secret, publishable string) *Stripe {
	other := &Stripe{URL: s.URL, last: 1000, keys: map[string]bool{secret: true, publishable: true}, methods: map[string]*method{}, answers: map[string]*answer{}, rates: map[string][2]string{}}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.others = append(s.others, other)
	return other
}

// Revoke makes a key invalid.
func (s *Stripe) Revoke(key string) { s.mu.Lock(); defer s.mu.Unlock(); delete(s.keys, key) }

// Forget deletes all idempotency keys, as Stripe does after a day.
func (s *Stripe) Forget() { s.mu.Lock(); defer s.mu.Unlock(); clear(s.answers) }

// Requests returns the number of API requests.
func (s *Stripe) Requests() int { s.mu.Lock(); defer s.mu.Unlock(); return s.requests }

// ServeHTTP serves the API and the bank's authentication page.
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
	s = s.accountOf(req)
	s.mu.Lock()
	s.requests++
	key := req.Header.Get("Idempotency-Key")
	bearer := strings.TrimPrefix(req.Header.Get("Authorization"), "Bearer ")
	known := s.keys[bearer]
	switch done := s.answers[key]; {
	case wrong != nil:
		s.refused = append(s.refused, req.Method+" "+req.URL.RequestURI()+" "+string(body)+": "+string(wrong))
		s.mu.Unlock()
		s.write(w, http.StatusBadRequest, wrong)
	case !known:
		s.mu.Unlock()
		s.write(w, http.StatusUnauthorized, failure("invalid_request_error", "", "Invalid API Key provided: sk_test_****"))
	case strings.HasPrefix(bearer, "pk_") && !ofBrowser(req):
		s.mu.Unlock()
		s.write(w, http.StatusUnauthorized, failure("invalid_request_error", "secret_key_required", "This API call cannot be made with a publishable API key. Please use a secret API key."))
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

// accountOf returns the account to which the key of a request belongs, or the receiver for an unknown
// key.
func (s *Stripe) accountOf(req *http.Request) *Stripe {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, other := range s.others {
		if other.keys[strings.TrimPrefix(req.Header.Get("Authorization"), "Bearer ")] {
			return other
		}
	}
	return s
}

// ofBrowser reports whether a publishable key permits the request: it must read an intent by its client
// secret.
func ofBrowser(req *http.Request) bool {
	_, id, ok := strings.Cut(req.URL.Path, "_intents/")
	return ok && req.Method == http.MethodGet && req.URL.Query().Get("client_secret") == id+"_secret_canary"
}

// act carries out a request that has a new idempotency key or no key.
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
	// The response to a request that was not carried out is not stored.
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
		_ = http.NewResponseController(w).Flush() // the HTTP client would retry if it received no byte of the response
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

// object is a JSON object of Stripe's API.
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
