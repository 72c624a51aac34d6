// Package agent contains the parts that the tools for assistants share in every protocol. A call is a request to the
// API, made inside the process through the whole router, so a tool can do nothing that the API refuses. The package
// also cleans the texts of outsiders, and limits a failure inside a tool to the tool's call.
package agent

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/url"

	"github.com/storeplatform/storeplatform/server/auth"
)

// Call is a request to the API.
type Call struct {
	Method, Path string
	Query        url.Values
	Body         json.RawMessage // nil means an empty body
	Header       http.Header     // added to the headers that Ask sets
}

// Answer is a response from the API.
type Answer struct {
	Status int
	Header http.Header
	Body   []byte
}

// OK reports whether the API accepted the request: the status is below 300.
func (a Answer) OK() bool { return a.Status < http.StatusMultipleChoices }

// asked is the context key of the visit for which a tool runs.
type asked struct{}

// visit is a request whose messages run one after another.
type visit struct {
	request *http.Request
	turn    chan struct{} // contains one element while a message runs
}

// Asked returns a context in which Ask makes calls on behalf of the sender of r.
func Asked(r *http.Request) context.Context {
	return context.WithValue(r.Context(), asked{}, &visit{request: r, turn: make(chan struct{}, 1)})
}

// within runs a message after the earlier messages of the same request, and cancels the message's context when the
// request ends or reaches its deadline. The library itself runs the messages of a batch concurrently, in contexts that
// outlive the request. If the context ends before run starts, within returns the context's error.
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

// Ask makes a call on behalf of the caller whose request Asked put into ctx, from the same network address. It passes
// on X-Forwarded-For, User-Agent, and the headers that passed names; so it passes on a credential only if passed names
// the header of the credential. It panics if ctx contains no such request.
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

// recorder stores a response.
type recorder struct {
	header http.Header
	status int
	body   bytes.Buffer
}

// Header, WriteHeader and Write implement http.ResponseWriter.
func (r *recorder) Header() http.Header         { return r.header }
func (r *recorder) WriteHeader(status int)      { r.status = status }
func (r *recorder) Write(b []byte) (int, error) { return r.body.Write(b) }
