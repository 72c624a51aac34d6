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
	// The numbers of larger bodies that are processed at once: for callers with a credential, for payment and
	// commission services, and for all other callers. No group uses the slots of another group.
	signedInBodies  = 8
	noticeBodies    = 4
	anonymousBodies = 4
	// messageBodies is the number of larger messages from assistants that are processed at once. Messages have separate
	// slots, because the tool calls in a message may need slots, too.
	messageBodies = 4
	// bodyWait is how long a larger body waits for a slot or for a free processor.
	bodyWait = 2 * time.Second
	// bodyPace is how long a larger body can keep its slot undisturbed. If other bodies wait, hurry interrupts the
	// slowest body that has had its slot for longer.
	bodyPace = time.Second
)

// bodies bounds the cost of larger bodies: their memory, which is reused, and the number of processors that check them.
// So small requests always find a free processor.
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

// hold returns a heldBody for one request. The caller must call release when the request ends, and must not use the
// body afterwards.
func (b *bodies) hold(signedIn bool) *heldBody {
	h := &heldBody{lane: b.anonymous, turns: b.checks, upload: b.upload, most: maxBody}
	if signedIn {
		h.lane = b.signedIn
	}
	return h
}

// holdNotice is like hold, but for a notice from a payment or commission service.
func (b *bodies) holdNotice() *heldBody {
	return &heldBody{lane: b.notices, turns: b.checks, upload: b.upload, most: maxBody}
}

// holdMessage is like hold, but for a message from an assistant.
func (b *bodies) holdMessage(most int64) *heldBody {
	return &heldBody{lane: b.messages, turns: b.checks, most: most}
}

// heldBody is the body of one request, with the slot that it occupies.
type heldBody struct {
	lane   *lane
	place  []byte // buffer of the slot; nil means that the body is small and needs no slot
	turns  chan struct{}
	upload int64 // limit for an uploaded file, in bytes; see bodies
	most   int64 // limit for the body, in bytes

	sender    string       // "" means unknown; the slots of unknown senders are not limited
	interrupt func() error // interrupts a read in progress; nil means reads cannot be interrupted
	since     time.Time    // when the body got its slot
	received  atomic.Int64 // bytes received since the body got its slot
	// The lane's mutex guards both fields. If reading is true, more of the body may arrive.
	reading, interrupted bool
}

// from sets the sender of a body and its connection. The lane limits the sender's slots and can interrupt a read on the
// connection.
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

// read returns the body of the request. It returns an error if the body is larger than h.most bytes.
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

// countingReader counts the bytes that are read through it.
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

// lane manages the slots of larger bodies. One sender gets at most half of the slots, and a slow sender loses its slot
// if others wait. So no sender can occupy all slots.
type lane struct {
	each int // maximum number of slots of one sender

	mu      sync.Mutex
	free    [][]byte // buffers of the free slots; a buffer is nil until its first use
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

// take waits until the body gets a slot. It returns Busy after bodyWait.
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
		if l.held[h] { // granted just as ctx ended
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

// of returns the number of slots that a sender occupies.
func (l *lane) of(sender string) (n int) {
	for h := range l.held {
		if h.sender == sender {
			n++
		}
	}
	return n
}

// hurry interrupts the slowest body whose slot a waiting body may use. It spares bodies that have had their slot for
// less than bodyPace.
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
		case h.interrupted && h.reading: // the slot of this body will soon be free
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

// done marks the body as read and reports whether hurry interrupted the body.
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

// check calls look, which checks the body. It limits how many larger bodies are checked at once.
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

// tooLarge discards up to 2 MiB of the body before it returns the error: a client that is still sending when the
// connection closes does not see the response.
func (h *heldBody) tooLarge(request *http.Request) error {
	_, _ = io.CopyN(io.Discard, request.Body, 2*maxBody)
	return domain.Errorf(domain.PayloadTooLarge, "The body has more than %d bytes.", h.most)
}

func endedEarly() error { return domain.Errorf(domain.InvalidRequest, "The body ended early.") }
