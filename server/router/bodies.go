package router

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// smallBody is what anybody may send at any time.
	smallBody = 16 << 10
	// How many larger bodies there may be at once: of callers with a credential, of payment
	// and commission services, and of everybody else. None uses up the places of another.
	signedInBodies  = 8
	noticeBodies    = 4
	anonymousBodies = 4
	// messageBodies is how many larger messages of assistants there may be at once. They
	// have places of their own, since their tools make calls that may need places, too.
	messageBodies = 4
	// bodyWait is how long a larger body waits for others to end.
	bodyWait = 2 * time.Second
	// bodyPace is how long a larger body has a place for sure. While others wait, the one
	// that came most slowly of those that have had theirs for longer is interrupted.
	bodyPace = time.Second
)

// bodies bounds what larger bodies cost: the memory that they are read into,
// which is kept and used again, and the processors that check them, so that
// small requests always find one.
type bodies struct {
	signedIn, notices, messages, anonymous *lane
	checks                                 chan struct{}
	upload                                 int64 // bytes of a file
}

func newBodies() *bodies {
	b := &bodies{upload: usualUpload, signedIn: newLane(signedInBodies), notices: newLane(noticeBodies), messages: newLane(messageBodies),
		anonymous: newLane(anonymousBodies), checks: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2))}
	for range cap(b.checks) {
		b.checks <- struct{}{}
	}
	return b
}

// hold is for one request. At its end release has to be called; the body is gone
// then.
func (b *bodies) hold(signedIn bool) *heldBody {
	h := &heldBody{lane: b.anonymous, turns: b.checks, upload: b.upload, most: maxBody}
	if signedIn {
		h.lane = b.signedIn
	}
	return h
}

// holdNotice is hold for what a payment or commission service sends.
func (b *bodies) holdNotice() *heldBody {
	return &heldBody{lane: b.notices, turns: b.checks, upload: b.upload, most: maxBody}
}

// holdMessage is hold for a message of an assistant.
func (b *bodies) holdMessage(most int64) *heldBody {
	return &heldBody{lane: b.messages, turns: b.checks, most: most}
}

// heldBody is the place of one request's body.
type heldBody struct {
	lane   *lane
	place  []byte // nil: the body is small
	turns  chan struct{}
	upload int64 // see bodies
	most   int64 // bytes of the body

	sender    string       // who sends it; empty: unknown, and not bounded
	interrupt func() error // ends a read that is under way; nil: that cannot be done
	since     time.Time    // when it got its place
	received  atomic.Int64 // bytes
	// Both are the lane's: reading lasts while more may come.
	reading, interrupted bool
}

// from names the sender of a body, of which a lane takes few at once, and the connection
// that it comes by, which is interrupted where it is too slow.
func (h *heldBody) from(c echo.Context, sender string) *heldBody {
	conn := http.NewResponseController(c.Response())
	h.sender, h.interrupt = sender, func() error { return conn.SetReadDeadline(time.Now()) }
	return h
}

func (h *heldBody) release() {
	if h.place != nil {
		h.lane.release(h)
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
	if err := h.lane.take(ctx, h); err != nil {
		return nil, err
	}
	n := copy(h.place, small.Bytes())
	rest, err := io.ReadFull(countingReader{request.Body, &h.received}, h.place[n:h.most+1])
	switch {
	case h.lane.done(h):
		return nil, &domain.Error{Code: domain.Busy, Detail: "The body came more slowly than others that waited for its place.", RetryAfter: 1}
	case err == nil:
		return nil, h.tooLarge(request)
	case errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF):
		return h.place[:n+rest], nil
	}
	return nil, endedEarly()
}

// countingReader counts what is read.
type countingReader struct {
	io.Reader
	n *atomic.Int64
}

// Read makes it a Reader.
func (c countingReader) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.n.Add(int64(n))
	return n, err
}

// lane is a number of places for larger bodies. One sender has half of them at most, and who
// sends slowly gives theirs up when others wait: nobody can hold all of them.
type lane struct {
	each int // places of one sender

	mu      sync.Mutex
	free    [][]byte // nil until one is first used
	held    map[*heldBody]bool
	waiting []*waitingBody
}

// waitingBody is a body that waits for a place.
type waitingBody struct {
	*heldBody
	granted chan struct{} // closed once it has one
}

func newLane(places int) *lane {
	return &lane{each: places / 2, free: make([][]byte, places), held: map[*heldBody]bool{}}
}

// take gives a body its place, for which it waits for bodyWait at most.
func (l *lane) take(ctx context.Context, h *heldBody) error {
	w := &waitingBody{h, make(chan struct{})}
	l.mu.Lock()
	l.waiting = append(l.waiting, w)
	l.grant()
	l.mu.Unlock()
	patience, look := time.NewTimer(bodyWait), time.NewTicker(bodyPace/10)
	defer patience.Stop()
	defer look.Stop()
	for {
		var err error
		select {
		case <-w.granted:
			return nil
		case <-look.C:
			l.hurry()
			continue
		case <-ctx.Done():
			err = abandoned(ctx)
		case <-patience.C:
			err = tooManyBodies()
		}
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.held[h] { // meanwhile
			return nil
		}
		l.waiting = slices.DeleteFunc(l.waiting, func(other *waitingBody) bool { return other == w })
		return err
	}
}

// grant gives the places that are free to those that have waited longest, but to no sender
// more than they may have.
func (l *lane) grant() {
	l.waiting = slices.DeleteFunc(l.waiting, func(w *waitingBody) bool {
		if len(l.free) == 0 || w.sender != "" && l.of(w.sender) >= l.each {
			return false
		}
		last := len(l.free) - 1
		w.place, l.free = l.free[last], l.free[:last]
		if w.place == nil {
			w.place = make([]byte, maxBody+1)
		}
		w.since, w.reading, l.held[w.heldBody] = time.Now(), true, true
		close(w.granted)
		return true
	})
}

// of is how many places a sender has.
func (l *lane) of(sender string) (n int) {
	for h := range l.held {
		if h.sender == sender {
			n++
		}
	}
	return n
}

// hurry interrupts the body that comes most slowly, if somebody who may have its place
// waits for it, and it has had it for longer than bodyPace.
func (l *lane) hurry() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.free) > 0 || !slices.ContainsFunc(l.waiting, func(w *waitingBody) bool { return w.sender == "" || l.of(w.sender) < l.each }) {
		return
	}
	var slowest *heldBody
	var pace float64
	for h := range l.held {
		switch taken := time.Since(h.since); {
		case h.interrupted && h.reading: // its place is about to be free
			return
		case !h.reading || h.interrupt == nil || taken < bodyPace:
		default:
			if of := float64(h.received.Load()) / taken.Seconds(); slowest == nil || of < pace {
				slowest, pace = h, of
			}
		}
	}
	if slowest != nil {
		slowest.interrupted = slowest.interrupt() == nil
	}
}

// done ends the reading of a body, and reports whether it was interrupted.
func (l *lane) done(h *heldBody) (interrupted bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	h.reading = false
	return h.interrupted
}

// release gives a place back.
func (l *lane) release(h *heldBody) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.held, h)
	l.free = append(l.free, h.place)
	l.grant()
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
		return taken, tooManyBodies()
	}
}

func tooManyBodies() error {
	return &domain.Error{Code: domain.Busy, Detail: "Too many large bodies are being read.", RetryAfter: 1}
}

// tooLarge reads some of what is too much, and keeps none of it: who is still
// sending when the connection is closed does not see the answer.
func (h *heldBody) tooLarge(request *http.Request) error {
	_, _ = io.CopyN(io.Discard, request.Body, 2*maxBody)
	return domain.Errorf(domain.PayloadTooLarge, "The body has more than %d bytes.", h.most)
}

func endedEarly() error { return domain.Errorf(domain.InvalidRequest, "The body ended early.") }
