// Package agent is what the tools of assistants share, whichever protocol they speak: a
// call is a request of the API, made inside of the process through the whole edge, so
// that what the API refuses is refused to them; what outsiders wrote is cleaned; and what
// fails inside of a tool ends that call only.
package agent

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/url"

	"github.com/storeplatform/storeplatform/server/auth"
)

// Call is a request of the API.
type Call struct {
	Method, Path string
	Query        url.Values
	Body         json.RawMessage // nil: none
	Header       http.Header     // besides what Ask sets
}

// Answer is what the API said.
type Answer struct {
	Status int
	Header http.Header
	Body   []byte
}

// OK tells whether it was done.
func (a Answer) OK() bool { return a.Status < http.StatusMultipleChoices }

// asked is the key of the visit that tools ask for.
type asked struct{}

// visit is a request whose messages run one after the other.
type visit struct {
	request *http.Request
	turn    chan struct{} // has room for the message that runs
}

// Asked returns a context in which tools ask in the place of a request.
func Asked(r *http.Request) context.Context {
	return context.WithValue(r.Context(), asked{}, &visit{request: r, turn: make(chan struct{}, 1)})
}

// within runs a message in its turn, until its request ends: the library runs the messages
// of a batch side by side, and their contexts go on without the request.
func within(ctx context.Context, run func(context.Context)) error {
	v, ok := ctx.Value(asked{}).(*visit)
	if !ok {
		run(ctx)
		return nil
	}
	whole := v.request.Context()
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	defer context.AfterFunc(whole, func() { cancel(context.Cause(whole)) })()
	if until, ok := whole.Deadline(); ok {
		var end context.CancelFunc
		ctx, end = context.WithDeadline(ctx, until)
		defer end()
	}
	select {
	case v.turn <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	defer func() { <-v.turn }()
	run(ctx)
	return nil
}

// Ask makes a call as whoever made the request that the context is of, from their
// address. The caller's headers are passed on by name; a credential only where it is
// among them.
func Ask(ctx context.Context, api http.Handler, made Call, passed ...string) (Answer, error) {
	v, ok := ctx.Value(asked{}).(*visit)
	if !ok {
		panic("agent: a tool ran without the request that called it")
	}
	from := v.request
	request, err := http.NewRequestWithContext(auth.ByAgent(ctx), made.Method, made.Path, bytes.NewReader(made.Body))
	if err != nil {
		return Answer{}, err
	}
	request.URL.RawQuery, request.Host, request.RemoteAddr = made.Query.Encode(), from.Host, from.RemoteAddr
	for name, values := range made.Header {
		request.Header[name] = values
	}
	for _, name := range append([]string{"X-Forwarded-For", "User-Agent"}, passed...) {
		if values := from.Header[name]; values != nil {
			request.Header[name] = values
		}
	}
	if made.Body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	out := &recorder{header: http.Header{}, status: http.StatusOK}
	api.ServeHTTP(out, request)
	return Answer{Status: out.status, Header: out.header, Body: out.body.Bytes()}, nil
}

// recorder keeps an answer.
type recorder struct {
	header http.Header
	status int
	body   bytes.Buffer
}

// Header and the others make it a place to answer to.
func (r *recorder) Header() http.Header         { return r.header }
func (r *recorder) WriteHeader(status int)      { r.status = status }
func (r *recorder) Write(b []byte) (int, error) { return r.body.Write(b) }
