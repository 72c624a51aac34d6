package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

// keepAlive is how often a waiting call sends something to its client. Proxies close a connection that is silent for a
// minute, and the router closes one that is silent for half a minute.
var keepAlive = 15 * time.Second

const (
	// A waiting call looks for its answer after firstLook, then less and less often, at least every lastLook.
	firstLook = 50 * time.Millisecond
	lastLook  = time.Second
)

type askerKey struct{}

// asker asks a person a question through the client of one call, in the response to the call.
type asker struct {
	service  *store.Service
	reply    *reply
	call     domain.AgentCall
	progress json.RawMessage // token for notifications of progress; nil means that the client wants none
	sent     int             // notifications of progress that were sent
	// pause stops the time limit of the call until the returned function is called.
	pause    func() (resume func())
	stopping <-chan struct{} // closed when the process is about to stop
}

// ask sends a question to the client and waits for the person's answer, which any process may receive. It returns an
// error if no answer comes within five minutes, if the client cancels the call or closes the connection, or if the
// process is about to stop.
func (a *asker) ask(ctx context.Context, message string) (confirmed bool, err error) {
	select {
	case <-a.stopping:
		return false, errStopping
	default:
	}
	id, err := a.service.Ordering.AskAgent(ctx, a.call)
	if err != nil {
		return false, err
	}
	defer func() { _ = a.service.Ordering.EndAgentQuestion(ctx, a.call, id) }() // a question that stays expires
	defer a.pause()()
	if err := a.reply.event(object{"jsonrpc": "2.0", "id": id, "method": "elicitation/create",
		"params": object{"message": message, "requestedSchema": confirmationForm}}); err != nil {
		return false, err
	}
	alive := time.NewTicker(keepAlive)
	defer alive.Stop()
	wait := firstLook
	look := time.NewTimer(wait)
	defer look.Stop()
	for {
		select {
		case <-ctx.Done():
			return false, ctx.Err()
		case <-a.stopping:
			return false, a.withdrawn(id, errStopping)
		case <-alive.C:
			if err := a.wait(); err != nil {
				return false, err
			}
		case <-look.C:
			confirmed, open, err := a.service.Ordering.AgentAnswer(ctx, a.call, id)
			switch code := domain.CodeOf(err); {
			case err != nil && code != domain.Busy && code != domain.Unavailable: // others pass while the person thinks
				return false, err
			case confirmed != nil:
				return *confirmed, nil
			case err == nil && !open:
				return false, a.withdrawn(id, errUnanswered)
			}
			wait = min(wait*3/2, lastLook)
			look.Reset(wait)
		}
	}
}

// The errors of calls whose wait ends without an answer.
var (
	errStopping   = &domain.Error{Code: domain.Unavailable, RetryAfter: 1, Detail: "The process stops before a person has answered. Nothing was done. Repeat the call."}
	errUnanswered = &domain.Error{Code: domain.CodeInvalid, Detail: "No person answered within five minutes, or the client canceled the call. Nothing was done."}
)

// withdrawn makes the client close a question that the person still sees. It returns err, the reason.
func (a *asker) withdrawn(id uuid.UUID, err error) error {
	_ = a.reply.event(object{"jsonrpc": "2.0", "method": "notifications/cancelled", // an answer has no effect in any case
		"params": object{"requestId": id, "reason": err.Error()}})
	return err
}

// wait keeps the connection open. It also extends the time limit of clients that restart the limit on progress.
func (a *asker) wait() error {
	if a.progress == nil {
		return a.reply.send(": a person is being asked\n\n")
	}
	a.sent++
	return a.reply.event(object{"jsonrpc": "2.0", "method": "notifications/progress",
		"params": object{"progressToken": a.progress, "progress": a.sent, "message": "A person is being asked."}})
}

// reply is the response to a message. It is one JSON value, unless the server asks a person: then it is a stream of
// events, and the last event contains that value.
type reply struct {
	http.ResponseWriter
	mu              sync.Mutex
	streams, closed bool
}

// errClosed is the error of writing a response after its request has ended.
var errClosed = errors.New("the request has ended")

// Write implements http.ResponseWriter. The library calls it once, with the whole JSON value.
func (r *reply) Write(b []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch {
	case r.closed:
		return 0, errClosed
	case !r.streams:
		return r.ResponseWriter.Write(b)
	}
	_, err := fmt.Fprintf(r.ResponseWriter, "event: message\ndata: %s\n\n", b)
	return len(b), err
}

// Unwrap returns the underlying writer for http.ResponseController.
func (r *reply) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// event sends a message to the client, before the response has ended.
func (r *reply) event(message object) error {
	return r.send("event: message\ndata: " + string(written(message)) + "\n\n")
}

// send begins the stream if it has not begun, and writes a text to it.
func (r *reply) send(text string) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return errClosed
	}
	if !r.streams {
		r.streams = true
		header := r.Header()
		header.Set("Content-Type", "text/event-stream")
		header.Set("X-Accel-Buffering", "no") // a proxy with buffers would hold the question back
		r.WriteHeader(http.StatusOK)
	}
	if _, err := io.WriteString(r.ResponseWriter, text); err != nil {
		return err
	}
	return http.NewResponseController(r.ResponseWriter).Flush()
}

// close ends all writing. The library runs a call outside the goroutine of its request, and the call may outlive it.
func (r *reply) close() {
	r.mu.Lock()
	r.closed = true
	r.mu.Unlock()
}
