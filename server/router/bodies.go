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
	// smallBody is the size, in bytes, up to which a body needs no slot.
	smallBody = 16 << 10
	// The number of larger bodies at once: for callers with a credential, for payment and commission
	// services, and for all other callers. No group uses another group's slots.
	signedInBodies  = 8
	noticeBodies    = 4
	anonymousBodies = 4
	// messageBodies is the number of larger messages of assistants at once. Messages have their own
	// slots, because the tool calls in them may need slots, too.
	messageBodies = 4
	// bodyWait is how long a larger body waits for a slot or for its check.
	bodyWait = 2 * time.Second
	// bodyPace is how long a larger body is certain to keep its slot. While other bodies wait, hurry
	// interrupts the slowest body that has had its slot for longer.
	bodyPace = time.Second
)

// bodies bounds the cost of larger bodies: their memory, which is reused, and the processors that check
// them. Small requests therefore always have a processor available.
type bodies struct {
	signedIn, notices, messages, anonymous *lane
	checks                                 chan struct{}
	upload                                 int64 // limit for an uploaded file, in bytes
}

func newBodies() *bodies {
	b := &bodies{upload: usualUpload, signedIn: newLane(signedInBodies), notices: newLane(noticeBodies), messages: newLane(messageBodies),
		anonymous: newLane(anonymousBodies), checks: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2))}
	for range cap(b.checks) {
		b.checks <- struct{}{}
	}
	return b
}

// hold returns a heldBody for one request. The caller must call release when the request ends; the body
// is invalid after that.
func (b *bodies) hold(signedIn bool) *heldBody {
	h := &heldBody{lane: b.anonymous, turns: b.checks, upload: b.upload, most: maxBody}
	if signedIn {
		h.lane = b.signedIn
	}
	return h
}

// holdNotice is like hold, for a notice from a payment or commission service.
func (b *bodies) holdNotice() *heldBody {
	return &heldBody{lane: b.notices, turns: b.checks, upload: b.upload, most: maxBody}
}

// holdMessage is like hold, for a message from an assistant.
func (b *bodies) holdMessage(most int64) *heldBody {
	return &heldBody{lane: b.messages, turns: b.checks, most: most}
}

// heldBody is the body of one request with its slot.
type heldBody struct {
	lane   *lane
	place  []byte // nil means the body is small
	turns  chan struct{}
	upload int64 // see bodies
	most   int64 // limit for the body, in bytes

	sender    string       // empty means unknown; an unknown sender has no limit of slots
	interrupt func() error // interrupts a read in progress; nil means reads cannot be interrupted
	since     time.Time    // when the body got its slot
	received  atomic.Int64 // bytes received since the body got its slot
	// The lane's mutex guards both fields. reading means that more of the body may come.
	reading, interrupted bool
}

// from sets the sender of a body, whose slots the lane limits, and the connection, on which the lane can
// interrupt the read.
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

// read returns a body of at most h.most bytes. It returns an error for a larger body.
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

// countingReader counts the bytes read.
type countingReader struct {
	io.Reader
	n *atomic.Int64
}

// Read implements io.Reader.
func (c countingReader) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.n.Add(int64(n))
	return n, err
}

// lane holds slots for larger bodies. One sender can have at most half of the slots, and a slow sender
// loses its slot when others wait. So no sender can hold all slots.
type lane struct {
	each int // slots for one sender

	mu      sync.Mutex
	free    [][]byte // the buffers of free slots; nil until first used
	held    map[*heldBody]bool
	waiting []*waitingBody
}

// waitingBody is a body that waits for a slot.
type waitingBody struct {
	*heldBody
	granted chan struct{} // closed when the body gets a slot
}

func newLane(places int) *lane {
	return &lane{each: places / 2, free: make([][]byte, places), held: map[*heldBody]bool{}}
}

// take gives a body a slot. It waits for at most bodyWait, then returns Busy.
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
		if l.held[h] { // granted while ctx ended
			return nil
		}
		l.waiting = slices.DeleteFunc(l.waiting, func(other *waitingBody) bool { return other == w })
		return err
	}
}

// grant gives the free slots to the bodies that have waited longest. It skips senders that already have
// half of the slots.
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

// of returns the number of slots that a sender has.
func (l *lane) of(sender string) (n int) {
	for h := range l.held {
		if h.sender == sender {
			n++
		}
	}
	return n
}

// hurry interrupts the slowest body if a waiting body may use its slot. It spares bodies that have had
// a slot for less than bodyPace.
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
		case h.interrupted && h.reading: // its slot will soon be free
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

// done ends the reading of a body and reports whether hurry interrupted the body.
func (l *lane) done(h *heldBody) (interrupted bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	h.reading = false
	return h.interrupted
}

// release frees the slot of a body.
func (l *lane) release(h *heldBody) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.held, h)
	l.free = append(l.free, h.place)
	l.grant()
}

// check runs look, which checks the body. It limits how many larger bodies are checked at once.
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

// wait receives a value from free. It waits for at most bodyWait, then returns Busy.
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

// tooLarge first discards up to 2 MiB of the body: a client that is still sending when the connection
// closes does not see the response.
func (h *heldBody) tooLarge(request *http.Request) error {
	_, _ = io.CopyN(io.Discard, request.Body, 2*maxBody)
	return domain.Errorf(domain.PayloadTooLarge, "The body has more than %d bytes.", h.most)
}

func endedEarly() error { return domain.Errorf(domain.InvalidRequest, "The body ended early.") }
