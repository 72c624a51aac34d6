package payment

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"strconv"
	"sync"
	"time"
)

// The sandbox serves the following paths over HTTP: POST /authorize, /capture, /void, /refund and /forget
// accept a Call and return a Result. GET /fetch?key=&storeId= returns a Snapshot, and GET /ledger the
// Ledger. POST /faults accepts Faults. /authenticate is the SandboxPage. POST /subscribe, /read and
// /since belong to the Notifier, /contest and /accept to the Disputer.

// Faults sets the rates, from 0 to 1, at which calls that change the books fail. The sum of the rates
// without Delay is at most 1.
type Faults struct {
	FailBefore  float64 `json:"failBefore"`  // not carried out; the response is 503
	NeverAnswer float64 `json:"neverAnswer"` // carried out; there is never a response
	Reset       float64 `json:"reset"`       // carried out; the connection is reset
	FailAfter   float64 `json:"failAfter"`   // carried out; the response is 500
	TooMany     float64 `json:"tooMany"`     // not carried out; the response is 429
	// Delay is the rate of calls that wait for DelayMilliseconds before they are carried out, in addition
	// to any other fault. A call is carried out even if its caller has disconnected.
	Delay             float64 `json:"delay"`
	DelayMilliseconds int     `json:"delayMilliseconds"`
	// Seed determines the sequence of faults.
	Seed uint64 `json:"seed"`
}

// SandboxHandler serves a sandbox to other processes over HTTP.
func SandboxHandler(s *Sandbox) http.Handler {
	h := &sandboxHandler{sandbox: s}
	mux := http.NewServeMux()
	for path, operation := range operationPaths {
		mux.HandleFunc("POST "+path, func(w http.ResponseWriter, req *http.Request) { h.call(w, req, operation) })
	}
	mux.HandleFunc("GET /fetch", h.fetch)
	mux.HandleFunc("GET /ledger", h.ledger)
	mux.HandleFunc("POST /faults", h.set)
	mux.HandleFunc("POST /subscribe", h.subscribe)
	mux.HandleFunc("POST /read", h.readNotice)
	mux.HandleFunc("POST /since", h.since)
	mux.HandleFunc("POST /contest", h.contest)
	mux.HandleFunc("POST /accept", h.accept)
	mux.Handle("/authenticate", SandboxPage(s))
	return mux
}

var operationPaths = map[string]Operation{
	"/authorize": OperationAuthorize, "/capture": OperationCapture, "/void": OperationVoid, "/refund": OperationRefund, "/forget": OperationForget,
}

type sandboxHandler struct {
	sandbox *Sandbox
	mu      sync.Mutex
	faults  Faults
	dice    *rand.Rand // nil means that there are no faults
}

// fault contains the faults of one call.
type fault struct {
	failBefore, neverAnswer, reset, failAfter, tooMany bool
	delay                                              time.Duration
}

func (h *sandboxHandler) next() (f fault) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.dice == nil {
		return f
	}
	if h.dice.Float64() < h.faults.Delay {
		f.delay = time.Duration(h.faults.DelayMilliseconds) * time.Millisecond
	}
	at := h.dice.Float64()
	f.failBefore = at < h.faults.FailBefore
	at -= h.faults.FailBefore
	f.neverAnswer = at >= 0 && at < h.faults.NeverAnswer
	at -= h.faults.NeverAnswer
	f.reset = at >= 0 && at < h.faults.Reset
	at -= h.faults.Reset
	f.failAfter = at >= 0 && at < h.faults.FailAfter
	at -= h.faults.FailAfter
	f.tooMany = at >= 0 && at < h.faults.TooMany
	return f
}

func (h *sandboxHandler) set(w http.ResponseWriter, req *http.Request) {
	var faults Faults
	if !read(w, req, &faults) {
		return
	}
	sum := faults.FailBefore + faults.NeverAnswer + faults.Reset + faults.FailAfter + faults.TooMany
	for _, rate := range []float64{faults.FailBefore, faults.NeverAnswer, faults.Reset, faults.FailAfter, faults.TooMany, faults.Delay, sum} {
		if rate < 0 || rate > 1 {
			http.Error(w, "rates, and the sum of all but the delays', are between 0 and 1", http.StatusBadRequest)
			return
		}
	}
	h.mu.Lock()
	h.faults, h.dice = faults, rand.New(rand.NewPCG(faults.Seed, 0))
	h.mu.Unlock()
	write(w, http.StatusOK, faults)
}

func (h *sandboxHandler) call(w http.ResponseWriter, req *http.Request, operation Operation) {
	var c Call
	if !read(w, req, &c) {
		return
	}
	c.Operation = operation
	f := h.next()
	time.Sleep(f.delay)
	if f.failBefore {
		http.Error(w, "down", http.StatusServiceUnavailable)
		return
	}
	if f.tooMany {
		http.Error(w, "slow down", http.StatusTooManyRequests)
		return
	}
	// A gateway carries out a call even if its caller has disconnected.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(req.Context()), AnswerTimeout)
	defer cancel()
	result, err := h.sandbox.do(ctx, c)
	switch {
	case f.neverAnswer:
		<-req.Context().Done()
		panic(http.ErrAbortHandler)
	case f.reset:
		reset(w)
	case f.failAfter:
		http.Error(w, "broken", http.StatusInternalServerError)
	case errors.Is(err, ErrKeyReused):
		http.Error(w, err.Error(), http.StatusConflict)
	case errors.Is(err, errMalformed):
		http.Error(w, err.Error(), http.StatusBadRequest)
	case err != nil:
		http.Error(w, err.Error(), http.StatusInternalServerError)
	case result.Outcome == Unknown:
		http.Error(w, result.Cause.Error(), http.StatusGatewayTimeout)
	default:
		write(w, http.StatusOK, result)
	}
}

func (h *sandboxHandler) fetch(w http.ResponseWriter, req *http.Request) {
	form, err := readForm(w, req, largestBody)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	storeID, err := strconv.ParseInt(form.Get("storeId"), 10, 64)
	if err != nil {
		http.Error(w, "storeId: "+err.Error(), http.StatusBadRequest)
		return
	}
	snapshot, err := h.sandbox.Fetch(req.Context(), Account{StoreID: storeID}, FetchRequest{Key: form.Get("key")})
	if errors.Is(err, ErrKeyReused) {
		http.Error(w, err.Error(), http.StatusConflict)
		return
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	write(w, http.StatusOK, snapshot)
}

func (h *sandboxHandler) ledger(w http.ResponseWriter, req *http.Request) {
	book, err := h.sandbox.Ledger(req.Context())
	if err != nil {
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	write(w, http.StatusOK, book)
}

// reset closes the connection with a TCP reset, so that the connection breaks for the caller.
func reset(w http.ResponseWriter) {
	connection, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if tcp, ok := connection.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
	}
	_ = connection.Close()
}

// largestBody is the maximum size of a request body, in bytes.
const largestBody = 64 << 10

func read(w http.ResponseWriter, req *http.Request, into any) bool {
	body := http.MaxBytesReader(w, req.Body, largestBody)
	decoder := json.NewDecoder(body)
	decoder.DisallowUnknownFields()
	err := decoder.Decode(into)
	if err == nil {
		// The server notices that its caller has disconnected only after it has read the whole body.
		_, err = io.Copy(io.Discard, body)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
	}
	return err == nil
}

func write(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}
