package router

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"runtime"
	"time"

	"golang.org/x/sync/semaphore"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// smallBody is what anybody may send at any time.
	smallBody = 16 << 10
	// heldBodies is how many bytes the larger bodies of all requests may hold.
	heldBodies = 16 << 20
	// bodyWait is how long a larger body waits for others to end.
	bodyWait = 2 * time.Second
)

// bodies bounds what larger bodies cost: the memory that they hold from the time
// that they are read to the end of their request, and the processors that check
// them, so that small requests always find one. Callers without a credential
// have a budget of their own, and cannot use up that of others.
type bodies struct {
	signedIn, anonymous *semaphore.Weighted // bytes
	checks              *semaphore.Weighted // bodies that are checked now
}

func newBodies() *bodies {
	return &bodies{
		signedIn: semaphore.NewWeighted(heldBodies), anonymous: semaphore.NewWeighted(heldBodies),
		checks: semaphore.NewWeighted(int64(max(1, runtime.GOMAXPROCS(0)/2))),
	}
}

// heldBody is what one request holds of the budget.
type heldBody struct {
	bodies *bodies
	budget *semaphore.Weighted
	bytes  int64
}

// hold is for one request; release has to be called at its end.
func (b *bodies) hold(signedIn bool) *heldBody {
	if signedIn {
		return &heldBody{bodies: b, budget: b.signedIn}
	}
	return &heldBody{bodies: b, budget: b.anonymous}
}

func (h *heldBody) release() { h.budget.Release(h.bytes) }

// read reads a body of at most maxBody bytes.
func (h *heldBody) read(ctx context.Context, request *http.Request) ([]byte, error) {
	if request.ContentLength > maxBody {
		return nil, tooLarge()
	}
	var raw bytes.Buffer
	n, err := io.CopyN(&raw, request.Body, smallBody)
	if err == nil { // there may be more
		weight := int64(maxBody)
		if request.ContentLength >= 0 {
			weight = request.ContentLength
		}
		if err := wait(ctx, h.budget, weight); err != nil {
			return nil, err
		}
		h.bytes = weight
		raw.Grow(int(weight - n))
		_, err = io.Copy(&raw, request.Body)
		if _, over := errors.AsType[*http.MaxBytesError](err); over {
			return nil, tooLarge()
		}
		if err != nil {
			return nil, endedEarly()
		}
		return raw.Bytes(), nil
	}
	if !errors.Is(err, io.EOF) {
		return nil, endedEarly()
	}
	return raw.Bytes(), nil
}

// check runs what looks at a body; few larger ones are looked at at once.
func (h *heldBody) check(ctx context.Context, look func() error) error {
	if h.bytes == 0 {
		return look()
	}
	if err := wait(ctx, h.bodies.checks, 1); err != nil {
		return err
	}
	defer h.bodies.checks.Release(1)
	return look()
}

func wait(ctx context.Context, s *semaphore.Weighted, weight int64) error {
	patient, cancel := context.WithTimeout(ctx, bodyWait)
	defer cancel()
	if s.Acquire(patient, weight) != nil {
		if ctx.Err() != nil {
			return abandoned(ctx)
		}
		return &domain.Error{Code: domain.Busy, Detail: "Too many large bodies are being read.", RetryAfter: 1}
	}
	return nil
}

func tooLarge() error {
	return domain.Errorf(domain.PayloadTooLarge, "The body has more than %d bytes.", maxBody)
}

func endedEarly() error { return domain.Errorf(domain.InvalidRequest, "The body ended early.") }
