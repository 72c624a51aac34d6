package webhook

import (
	"context"
	"errors"
	"io"
	"net/http"
	"sync"
)

// Claim is the state of an event in a Deduplicator.
type Claim int

// The states of events.
const (
	New Claim = iota
	Running
	Done
)

// Deduplicator remembers which events were handled. Receivers on several machines need a common Deduplicator, such as a
// table with a unique id.
type Deduplicator interface {
	// Begin claims an event and returns New, or returns the state of an earlier claim.
	Begin(ctx context.Context, eventID string) (Claim, error)
	// Finish marks a claimed event as handled.
	Finish(ctx context.Context, eventID string) error
	// Release drops the claim of an event whose handler failed.
	Release(ctx context.Context, eventID string) error
}

// Memory is a Deduplicator that remembers the latest events in the memory of one process. The zero value is ready.
type Memory struct {
	// Limit is the number of events. 0 means 10,000.
	Limit int

	mu     sync.Mutex
	claims map[string]Claim
	order  []string
}

// Begin claims an event.
func (m *Memory) Begin(_ context.Context, eventID string) (Claim, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if claim, ok := m.claims[eventID]; ok {
		return claim, nil
	}
	if m.claims == nil {
		m.claims = map[string]Claim{}
	}
	limit := m.Limit
	if limit == 0 {
		limit = 10_000
	}
	m.claims[eventID] = Running
	if m.order = append(m.order, eventID); len(m.order) > limit {
		delete(m.claims, m.order[0])
		m.order = m.order[1:]
	}
	return New, nil
}

// Finish marks an event as handled.
func (m *Memory) Finish(_ context.Context, eventID string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.claims[eventID] = Done
	return nil
}

// Release drops a claim.
func (m *Memory) Release(_ context.Context, eventID string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.claims, eventID)
	for i, id := range m.order {
		if id == eventID {
			m.order = append(m.order[:i], m.order[i+1:]...)
			break
		}
	}
	return nil
}

// Receiver verifies deliveries, parses their events, and calls one handler per event, once. It is an http.Handler, which
// answers 204 for a handled event, 400 for a wrong signature, 409 while the same event is being handled, and 500 if a
// handler failed. The service delivers an event again unless the answer is 2xx.
type Receiver struct {
	Verifier Verifier
	// Deduplicator remembers the handled events.
	Deduplicator Deduplicator
	// MaxBody is the largest accepted body in bytes. 0 means 1 MiB.
	MaxBody int64

	handlers map[string]func(context.Context, Event) error
}

// On registers the handler of one type of events. Register handlers before the first delivery. Events without a handler
// are acknowledged.
func On[E any, P interface {
	*E
	Event
	known
}](r *Receiver, handler func(ctx context.Context, event P) error) {
	if r.handlers == nil {
		r.handlers = map[string]func(context.Context, Event) error{}
	}
	r.handlers[P(new(E)).knownType()] = func(ctx context.Context, event Event) error { return handler(ctx, event.(P)) }
}

// known is implemented by the events of the contract.
type known interface{ knownType() string }

// Receipt is the outcome of a delivery.
type Receipt struct {
	Status    int // status of the response to the delivery
	Event     Event
	Duplicate bool
}

// Receive handles one delivery. Respond with the Status of the receipt, even if the error is not nil.
func (r *Receiver) Receive(ctx context.Context, body []byte, header http.Header) (Receipt, error) {
	event, err := r.Verifier.Verify(body, header)
	if errors.Is(err, ErrVerification) {
		return Receipt{Status: http.StatusBadRequest}, err
	}
	if err != nil {
		return Receipt{Status: http.StatusInternalServerError}, err
	}
	claim, err := r.Deduplicator.Begin(ctx, event.EventID())
	switch {
	case err != nil:
		return Receipt{Status: http.StatusInternalServerError, Event: event}, err
	case claim == Running:
		return Receipt{Status: http.StatusConflict, Event: event, Duplicate: true}, nil
	case claim == Done:
		return Receipt{Status: http.StatusNoContent, Event: event, Duplicate: true}, nil
	}
	if err := r.handle(ctx, event); err != nil {
		return Receipt{Status: http.StatusInternalServerError, Event: event}, err
	}
	return Receipt{Status: http.StatusNoContent, Event: event}, nil
}

// handle calls the handler. It releases the claim if the handler fails or panics.
func (r *Receiver) handle(ctx context.Context, event Event) (err error) {
	handled := false
	defer func() {
		if !handled {
			err = errors.Join(err, r.Deduplicator.Release(context.WithoutCancel(ctx), event.EventID()))
		}
	}()
	if handler := r.handlers[event.EventType()]; handler != nil {
		if err := handler(ctx, event); err != nil {
			return err
		}
	}
	handled = true
	return r.Deduplicator.Finish(context.WithoutCancel(ctx), event.EventID())
}

// ServeHTTP handles one delivery.
func (r *Receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	limit := r.MaxBody
	if limit == 0 {
		limit = 1 << 20
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, request.Body, limit))
	if err != nil {
		http.Error(w, "the body is too large or broke off", http.StatusBadRequest)
		return
	}
	receipt, err := r.Receive(request.Context(), body, request.Header)
	if errors.Is(err, ErrVerification) {
		http.Error(w, err.Error(), receipt.Status)
		return
	}
	w.WriteHeader(receipt.Status)
}
