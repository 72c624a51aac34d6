package egress

import (
	"context"
	"io"
	"net/http"
	"sync"
	"time"
)

// keptBody is the number of bytes of a body that an Exchange stores. It is more than the part that is shown, so
// that a secret which begins in that part is still recognized.
const keptBody = 68 << 10

// Exchange contains one request to an outside system and its response.
type Exchange struct {
	Method, URL                     string // Method is empty if HTTP was not used
	RequestHeaders, ResponseHeaders http.Header
	RequestBody, ResponseBody       []byte // the first keptBody bytes, unmasked
	Truncated                       bool   // means that a body was longer than keptBody
	Status                          int    // 0 means no response
	Begun                           time.Time
	Duration                        time.Duration
	Err                             error
}

// Call is a call to an outside system, with its exchanges. It contains no exchanges if the call did not use HTTP
// or DNS, or if it failed before the first exchange.
type Call struct {
	StoreID      int64
	ProviderCode string
	AccountID    int64 // the id of the store's account at the provider; 0 means none, or the store's only account
	Operation    string
	Begun        time.Time
	Duration     time.Duration
	Exchanges    []Exchange
	// Request and Answer are written as JSON if the call has no exchange.
	Request, Answer any
	// Err is the error of the call. ErrorCode is a machine-readable code.
	Err       error
	ErrorCode string
	// Words describes the failure for users; empty means that the error's text is used.
	Words   string
	Secrets []string // texts that must not be stored with the call
}

// Recorder stores calls. It neither blocks nor fails.
type Recorder func(ctx context.Context, c Call)

// Observe runs the function do, which calls an outside system. It records the call with its exchanges even if do
// panics. do may fill in fields of the call.
func (r Recorder) Observe(ctx context.Context, c Call, do func(ctx context.Context, c *Call)) {
	o := &observer{}
	c.Begun = time.Now()
	defer func() {
		c.Duration, c.Exchanges = time.Since(c.Begun), o.end()
		r(ctx, c)
	}()
	do(context.WithValue(ctx, observerKey{}, o), &c)
}

// ForOperator returns a client for addresses that the operator has configured. The addresses
// may be in any network. Like a Client, the returned client follows no redirects and records
// its exchanges.
func ForOperator(timeout time.Duration, connections int) *http.Client {
	return &http.Client{
		Timeout:       timeout,
		Transport:     observed{&http.Transport{MaxIdleConnsPerHost: connections}},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

type observerKey struct{}

// observer collects the exchanges of a call. It ignores changes after the call has ended.
type observer struct {
	mu        sync.Mutex
	exchanges []*Exchange
	ended     bool
}

func (o *observer) end() []Exchange {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.ended = true
	out := make([]Exchange, len(o.exchanges))
	for i, e := range o.exchanges {
		out[i] = *e
		if e.Duration == 0 {
			out[i].Duration = time.Since(e.Begun)
		}
	}
	return out
}

// note runs the function change unless the call has ended.
func (o *observer) note(change func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.ended {
		change()
	}
}

func observerOf(ctx context.Context) *observer {
	o, _ := ctx.Value(observerKey{}).(*observer)
	return o
}

// lookedUp records a DNS lookup.
func lookedUp(ctx context.Context, what string, begun time.Time, found []string, err error) {
	if o := observerOf(ctx); o != nil {
		body := []byte{}
		for _, text := range found {
			body = append(append(body, text...), '\n')
		}
		e := &Exchange{URL: what, Begun: begun, Duration: time.Since(begun), ResponseBody: body[:min(len(body), keptBody)], Truncated: len(body) > keptBody, Err: err}
		o.note(func() { o.exchanges = append(o.exchanges, e) })
	}
}

// observed is a transport that records each exchange.
type observed struct{ next http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (t observed) RoundTrip(req *http.Request) (*http.Response, error) {
	o := observerOf(req.Context())
	if o == nil {
		return t.next.RoundTrip(req)
	}
	e := &Exchange{Method: req.Method, URL: req.URL.String(), RequestHeaders: req.Header.Clone(), Begun: time.Now()}
	o.note(func() { o.exchanges = append(o.exchanges, e) })
	if req.Body != nil && req.Body != http.NoBody {
		sent := req.Clone(req.Context())
		sent.Body = &listener{ReadCloser: req.Body, o: o, e: e, into: &e.RequestBody}
		req = sent
	}
	res, err := t.next.RoundTrip(req)
	o.note(func() {
		if e.Duration, e.Err = time.Since(e.Begun), err; err == nil {
			e.Status, e.ResponseHeaders = res.StatusCode, res.Header.Clone()
		}
	})
	if err == nil {
		res.Body = &listener{ReadCloser: res.Body, o: o, e: e, into: &e.ResponseBody}
	}
	return res, err
}

// CloseIdleConnections closes the idle connections of the wrapped transport.
func (t observed) CloseIdleConnections() {
	if idle, can := t.next.(interface{ CloseIdleConnections() }); can {
		idle.CloseIdleConnections()
	}
}

// listener passes data on to its reader and stores the first bytes.
type listener struct {
	io.ReadCloser
	o    *observer
	e    *Exchange
	into *[]byte
}

func (l *listener) Read(p []byte) (n int, err error) {
	n, err = l.ReadCloser.Read(p)
	l.o.note(func() {
		fits := min(n, keptBody-len(*l.into))
		*l.into = append(*l.into, p[:fits]...)
		l.e.Truncated = l.e.Truncated || fits < n
		if l.e.Status != 0 { // the duration includes the time for reading the response
			l.e.Duration = time.Since(l.e.Begun)
		}
		if err != nil && err != io.EOF {
			l.e.Err = err
		}
	})
	return n, err
}
