package router

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"runtime"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// smallBody is what anybody may send at any time.
	smallBody = 16 << 10
	// How many larger bodies there may be at once: of callers with a credential,
	// and of the others, who cannot use up the places of the former.
	signedInBodies  = 8
	anonymousBodies = 4
	// messageBodies is how many larger messages of assistants there may be at once. They
	// have places of their own, since their tools make calls that may need places, too.
	messageBodies = 4
	// bodyWait is how long a larger body waits for others to end.
	bodyWait = 2 * time.Second
)

// bodies bounds what larger bodies cost: the memory that they are read into,
// which is kept and used again, and the processors that check them, so that
// small requests always find one.
type bodies struct {
	signedIn, anonymous chan []byte // places that are free; nil until it is first used
	messages            chan []byte
	checks              chan struct{}
	upload              int64 // bytes of a file
}

func newBodies() *bodies {
	b := &bodies{upload: usualUpload, signedIn: make(chan []byte, signedInBodies), anonymous: make(chan []byte, anonymousBodies), messages: make(chan []byte, messageBodies),
		checks: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2))}
	for range signedInBodies {
		b.signedIn <- nil
	}
	for range anonymousBodies {
		b.anonymous <- nil
	}
	for range messageBodies {
		b.messages <- nil
	}
	for range cap(b.checks) {
		b.checks <- struct{}{}
	}
	return b
}

// heldBody is the place of one request's body.
type heldBody struct {
	places chan []byte
	place  []byte // nil: the body is small
	turns  chan struct{}
	upload int64 // see bodies
	most   int64 // bytes of the body
}

// hold is for one request. At its end release has to be called; the body is gone
// then.
func (b *bodies) hold(signedIn bool) *heldBody {
	h := &heldBody{places: b.anonymous, turns: b.checks, upload: b.upload, most: maxBody}
	if signedIn {
		h.places = b.signedIn
	}
	return h
}

// holdMessage is hold for a message of an assistant.
func (b *bodies) holdMessage(most int64) *heldBody {
	return &heldBody{places: b.messages, turns: b.checks, most: most}
}

func (h *heldBody) release() {
	if h.place != nil {
		h.places <- h.place
	}
}

// read reads a body of at most h.most bytes.
func (h *heldBody) read(ctx context.Context, request *http.Request) ([]byte, error) {
	if request.ContentLength > h.most {
		return nil, h.tooLarge(request)
	}
	var small bytes.Buffer
	switch _, err := io.CopyN(&small, request.Body, smallBody+1); {
	case errors.Is(err, io.EOF):
		return small.Bytes(), nil
	case err != nil:
		return nil, endedEarly()
	}
	place, err := wait(ctx, h.places)
	if err != nil {
		return nil, err
	}
	if place == nil {
		place = make([]byte, maxBody+1)
	}
	h.place = place
	n := copy(place, small.Bytes())
	rest, err := io.ReadFull(request.Body, place[n:h.most+1])
	switch {
	case err == nil:
		return nil, h.tooLarge(request)
	case errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF):
		return place[:n+rest], nil
	}
	return nil, endedEarly()
}

// check runs what looks at a body; few larger ones are looked at at once.
func (h *heldBody) check(ctx context.Context, look func() error) error {
	if h.place == nil {
		return look()
	}
	turn, err := wait(ctx, h.turns)
	if err != nil {
		return err
	}
	defer func() { h.turns <- turn }()
	return look()
}

// wait takes what is free, for bodyWait at most.
func wait[T any](ctx context.Context, free chan T) (taken T, err error) {
	timer := time.NewTimer(bodyWait)
	defer timer.Stop()
	select {
	case taken = <-free:
		return taken, nil
	case <-ctx.Done():
		return taken, abandoned(ctx)
	case <-timer.C:
		return taken, &domain.Error{Code: domain.Busy, Detail: "Too many large bodies are being read.", RetryAfter: 1}
	}
}

// tooLarge reads some of what is too much, and keeps none of it: who is still
// sending when the connection is closed does not see the answer.
func (h *heldBody) tooLarge(request *http.Request) error {
	_, _ = io.CopyN(io.Discard, request.Body, 2*maxBody)
	return domain.Errorf(domain.PayloadTooLarge, "The body has more than %d bytes.", h.most)
}

func endedEarly() error { return domain.Errorf(domain.InvalidRequest, "The body ended early.") }
