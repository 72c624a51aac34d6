package egress

import (
	"context"
	"io"
	"net/http"
	"sync"
	"time"
)

// keptBody is how much of a body an Exchange has: what is shown of one, and so much
// more that what begins before the end of that can be recognized as a secret.
const keptBody = 68 << 10

// Exchange is one request to the outside, and what came back.
type Exchange struct {
	Method, URL                     string // Method is empty where it was not HTTP
	RequestHeaders, ResponseHeaders http.Header
	RequestBody, ResponseBody       []byte // their beginnings, as they were
	Truncated                       bool   // there was more of a body
	Status                          int    // 0: no answer came
	Begun                           time.Time
	Duration                        time.Duration
	Err                             error
}

// Call is what somebody wanted from the outside: with the exchanges that it took, of
// which there are none where it was not HTTP, or came to none.
type Call struct {
	StoreID      int64
	ProviderCode string
	AccountID    int64 // of the store's at the provider; 0: none, or it has but one
	Operation    string
	Begun        time.Time
	Duration     time.Duration
	Exchanges    []Exchange
	// Request and Answer say in JSON what was wanted and got, where there is no exchange.
	Request, Answer any
	// Err is why it failed, and ErrorCode that for programs.
	Err       error
	ErrorCode string
	// Words say to people why it failed, where there are better ones than the error's.
	Words   string
	Secrets []string // that may be in it, and must not be kept
}

// Recorder keeps calls. It neither waits nor fails.
type Recorder func(ctx context.Context, c Call)

// Observe makes a call to the outside and has it recorded with what was exchanged
// meanwhile, whether it fails or panics. do completes the call.
func (r Recorder) Observe(ctx context.Context, c Call, do func(ctx context.Context, c *Call)) {
	o := &observer{}
	c.Begun = time.Now()
	defer func() {
		c.Duration, c.Exchanges = time.Since(c.Begun), o.end()
		r(ctx, c)
	}()
	do(context.WithValue(ctx, observerKey{}, o), &c)
}

// ForOperator makes a client for addresses that whoever runs the service gave us, and
// which may lie in any network. As Client does, it follows no redirects and has what it
// exchanges recorded.
func ForOperator(timeout time.Duration, connections int) *http.Client {
	return &http.Client{
		Timeout:       timeout,
		Transport:     observed{&http.Transport{MaxIdleConnsPerHost: connections}},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

type observerKey struct{}

// observer collects the exchanges of a call. What goes on behind its end is not its own.
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

// note changes an exchange, unless the call has ended.
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

// lookedUp notes a question to a name server.
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

// observed is a transport of which calls see what is exchanged.
type observed struct{ next http.RoundTripper }

// RoundTrip is the http.RoundTripper's.
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

// CloseIdleConnections closes those that nobody uses at the moment.
func (t observed) CloseIdleConnections() {
	if idle, can := t.next.(interface{ CloseIdleConnections() }); can {
		idle.CloseIdleConnections()
	}
}

// listener keeps the beginning of what is read through it.
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
		if l.e.Status != 0 { // the answer is a part of it
			l.e.Duration = time.Since(l.e.Begun)
		}
		if err != nil && err != io.EOF {
			l.e.Err = err
		}
	})
	return n, err
}
